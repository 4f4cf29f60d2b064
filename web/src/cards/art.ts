/**
 * The picture of a card: ground, comic pattern, printing dots and emblem, all decided by names.
 *
 * Everything is made of numbers and colours of our own, so it can be put into the page as it is.
 */

import { between, type Chance, chance, oneOf, whole } from './chance'
import { around, emblem, path, star, type Stroke } from './emblems'

const INK = '#17130f'

/** Ground, second colour, emblem, light: inks that print well on each other. */
const PALETTES = [
  ['#c8252c', '#8f1520', '#ffd23f', '#fff3c4'],
  ['#e8641b', '#b8430d', '#ffe08a', '#fff6dc'],
  ['#f2a81d', '#d87f0a', '#d92b2b', '#ffd9a0'],
  ['#ffd23f', '#f2a81d', '#1f5fbf', '#a9d4ff'],
  ['#8fbf3a', '#5f9426', '#ffe45c', '#fffbd0'],
  ['#2f9150', '#1c6b39', '#ffcf4a', '#fff2c0'],
  ['#119486', '#0b6a63', '#ffb13d', '#ffe6b8'],
  ['#25a5d8', '#1278b0', '#ffe14d', '#fffbd6'],
  ['#2560c4', '#173f8f', '#ff6a3d', '#ffd0a8'],
  ['#3a3fa8', '#262a78', '#63d6c9', '#d5fff7'],
  ['#6f3bb0', '#4b2484', '#ffc93c', '#fff0b8'],
  ['#b0329a', '#7d1f6e', '#7fe0ff', '#e0f8ff'],
  ['#d6336c', '#a11c4e', '#ffe066', '#fffad1'],
  ['#8a5a33', '#623c1f', '#8fe0b0', '#e2fff0'],
  ['#51606e', '#36424e', '#ff7a4d', '#ffd9c7'],
  ['#273244', '#141c2a', '#e0455a', '#ffb3bd'],
] as const

type Palette = (typeof PALETTES)[number]

/** With this in front of the name, the heroes and villains of our boxes get colours that differ and become them. */
const MIXED = 'irxr'

export function palette(unit: string): Palette {
  return oneOf(chance(MIXED + unit), PALETTES)
}

/** Rows of dots that grow: a line of round dashes each. */
function dots(colour: string, down: boolean, width: number, height: number): string {
  let rows = ''
  const step = 9
  for (let row = 0; row * step < height; row += 1) {
    const y = row * step
    const share = down ? y / height : 1 - y / height
    const size = share * 8.4 - 1.6
    if (size < 0.8) continue
    const x = row % 2 ? step / 2 : 0
    rows += `<path d="M${x} ${y}H${width}" stroke-width="${size.toFixed(1)}"/>`
  }
  return `<g stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 ${step}" fill="none" opacity=".55">${rows}</g>`
}

function rays(roll: Chance, colour: string, x: number, y: number): string {
  const count = whole(roll, 9, 15)
  let d = ''
  for (let ray = 0; ray < count; ray += 1) {
    const angle = ((ray + roll() * 0.3) * 2 * Math.PI) / count
    d += path([[x, y], around(angle, 420, x, y), around(angle + Math.PI / count, 420, x, y)])
  }
  return `<path d="${d}" fill="${colour}"/>`
}

function rings(roll: Chance, colour: string, x: number, y: number): string {
  const step = between(roll, 30, 46)
  let all = ''
  for (let ring = 1; ring < 8; ring += 1) all += `<circle cx="${x}" cy="${y}" r="${(ring * step).toFixed(0)}"/>`
  return `<g fill="none" stroke="${colour}" stroke-width="${(step / 2).toFixed(0)}">${all}</g>`
}

function stripes(roll: Chance, colour: string): string {
  const step = between(roll, 34, 60)
  const lean = between(roll, -160, 160)
  let d = ''
  for (let x = -200; x < 460; x += step) d += path([[x, -10], [x + step / 2, -10], [x + step / 2 + lean, 360], [x + lean, 360]])
  return `<path d="${d}" fill="${colour}"/>`
}

/** Lines that rush past, towards one point. */
function speed(roll: Chance, colour: string, x: number, y: number): string {
  let d = ''
  for (let line = 0; line < 46; line += 1) {
    const angle = roll() * 2 * Math.PI
    const wide = between(roll, 0.01, 0.06)
    d += path([around(angle, between(roll, 70, 150), x, y), around(angle - wide, 420, x, y), around(angle + wide, 420, x, y)])
  }
  return `<path d="${d}" fill="${colour}"/>`
}

function shouts(roll: Chance, colour: string, light: string, x: number, y: number): string {
  const points = whole(roll, 9, 14)
  const big = star(roll, points, 190, 118, 0.3)
  const small = star(roll, points, 128, 84, 0.25)
  return `<g transform="translate(${x} ${y})"><path d="${big}" fill="${colour}"/><path d="${small}" fill="${light}" opacity=".4"/></g>`
}

function waves(roll: Chance, colour: string): string {
  const high = between(roll, 12, 26)
  let lines = ''
  for (let y = -20; y < 380; y += high * 2) {
    lines += `<path d="M-20 ${y.toFixed(0)}q40 ${high.toFixed(0)} 80 0t80 0t80 0t80 0"/>`
  }
  return `<g fill="none" stroke="${colour}" stroke-width="${(high * 0.7).toFixed(0)}">${lines}</g>`
}

function background(roll: Chance, [, second, , light]: Palette, x: number, y: number): string {
  switch (whole(roll, 0, 5)) {
    case 0:
      return rays(roll, second, x, y)
    case 1:
      return rings(roll, second, x, y)
    case 2:
      return stripes(roll, second)
    case 3:
      return speed(roll, second, x, y)
    case 4:
      return shouts(roll, second, light, x, y)
    default:
      return waves(roll, second)
  }
}

function drawn(strokes: readonly Stroke[], [, second, main, light]: Palette): string {
  const colours = { main, light, dark: second, ink: INK }
  return strokes
    .map(({ part, d, wide }) => {
      if (wide !== undefined) return `<path d="${d}" fill="none" stroke="${colours[part]}" stroke-width="${wide}" stroke-linejoin="round"/>`
      const rim = part === 'main' || part === 'dark' ? ` stroke="${INK}" stroke-width="7" stroke-linejoin="round"` : ''
      return `<path d="${d}" fill="${colours[part]}"${rim}/>`
    })
    .join('')
}

const pictures = new Map<string, string>()

/** A picture of 250 by 350: the unit decides the colours, `shape` the emblem, `title` the pattern and where things are. */
export function picture(unit: string, shape: string, title: string): string {
  const key = `${unit}|${shape}|${title}`
  let made = pictures.get(key)
  if (made === undefined) {
    made = makePicture(unit, shape, title)
    pictures.set(key, made)
  }
  return made
}

function makePicture(unit: string, shape: string, title: string): string {
  const colours = palette(unit)
  const roll = chance(title)
  const x = Math.round(between(roll, 128, 150))
  const y = Math.round(between(roll, 112, 128))
  const turn = Math.round(between(roll, -14, 14))
  const scale = between(roll, 0.8, 0.96).toFixed(2)
  const strokes = emblem(chance(`emblem ${shape}`))
  const shadow = strokes.filter(({ part }) => part !== 'light').map(({ d, wide }) => `<path d="${d}"${wide ? ` fill="none" stroke="${INK}" stroke-width="${wide}"` : ''}/>`)
  return (
    `<rect width="250" height="350" fill="${colours[0]}"/>` +
    background(roll, colours, x, y) +
    dots(roll() < 0.5 ? INK : colours[3], roll() < 0.6, 250, 240) +
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">` +
    `<g transform="translate(9 10)" fill="${INK}" opacity=".55">${shadow.join('')}</g>${drawn(strokes, colours)}</g>`
  )
}

/** The emblem of a unit alone, for a small mark of 200 by 200. */
export function mark(unit: string): string {
  return drawn(emblem(chance(`emblem ${unit}`)), palette(unit))
}
