/** Which cards the card browser shows. */

import type { Face } from '../../lib/protocol'
import { spoken, t } from '../../lib/words.svelte'

export interface Filters {
  words: string
  kind: string
  unit: string
  trait: string
  cost: string
  source: string
}

type Field = Exclude<keyof Filters, 'words'>

export const NOTHING: Filters = { words: '', kind: '', unit: '', trait: '', cost: '', source: '' }

const SAYS: Record<Field, (face: Face) => string[]> = {
  kind: (face) => [face.kind],
  unit: (face) => [face.unit],
  trait: (face) => face.traits,
  cost: (face) => (face.numbers['cost'] === undefined ? [] : [String(face.numbers['cost'])]),
  source: (face) => [face.source],
}

/** What can be chosen of a field, each once, in the order of what is shown. */
export function choices(faces: readonly Face[], field: Field): string[] {
  const found = new Set(faces.flatMap(SAYS[field]).filter((choice) => choice !== ''))
  return [...found].sort((one, other) => t(one).localeCompare(t(other), spoken(), { numeric: true }))
}

export function matching(faces: readonly Face[], filters: Filters): Face[] {
  const words = plain(filters.words).split(/\s+/).filter(Boolean)
  const fields = (Object.keys(SAYS) as Field[]).filter((field) => filters[field] !== '')
  return faces.filter((face) => {
    const printed = [face.title, face.unit, face.rule, ...face.traits]
    const text = plain([...printed, ...printed.map((each) => t(each))].join(' '))
    return words.every((word) => text.includes(word)) && fields.every((field) => SAYS[field](face).includes(filters[field]))
  })
}

/** Small letters without accents: "disir" finds "Dísir". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
