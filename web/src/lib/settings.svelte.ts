/** What a person has chosen about how things look and move: kept in this browser, and seen by style sheets on <html>. */

export interface Choices {
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'on' | 'off'
  sound: boolean
  /** A single answer to what a card asks is given at once. */
  single: boolean
  palette: 'printed' | 'safe'
  textSize: 'small' | 'normal' | 'large' | 'largest'
  language: string
  scans: boolean
  /** Single keys do things (u, h, 1 ...); whoever speaks to the machine may want them off. */
  keys: boolean
}

const PLACE = 'longbox.settings'

const FIRST: Choices = {
  theme: 'auto',
  motion: 'auto',
  sound: false,
  single: true,
  palette: 'printed',
  textSize: 'normal',
  language: navigator.language.startsWith('de') ? 'de' : 'en',
  scans: true,
  keys: true,
}

const LEGAL: Partial<Record<keyof Choices, readonly unknown[]>> = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'on', 'off'],
  palette: ['printed', 'safe'],
  textSize: ['small', 'normal', 'large', 'largest'],
}

function kept(): Choices {
  const choices: Choices = { ...FIRST }
  const said = read()
  for (const name of Object.keys(FIRST) as (keyof Choices)[]) {
    const value = said[name]
    const legal = LEGAL[name]?.includes(value) ?? typeof value === typeof FIRST[name]
    if (legal) Object.assign(choices, { [name]: value })
  }
  return choices
}

/** Somebody may have written anything there; what cannot be read counts as nothing. */
function read(): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    return said !== null && typeof said === 'object' ? (said as Record<string, unknown>) : {}
  } catch (error) {
    console.warn('The settings of this browser could not be read.', error)
    return {}
  }
}

export const settings: Choices = $state(kept())

const still = matchMedia('(prefers-reduced-motion: reduce)')
const night = matchMedia('(prefers-color-scheme: dark)')
const system = $state({ still: still.matches, night: night.matches })
still.addEventListener('change', () => (system.still = still.matches))
night.addEventListener('change', () => (system.night = night.matches))

/** Whether things may move: the person's choice, or else what the system asks for. */
export function moves(): boolean {
  return settings.motion === 'auto' ? !system.still : settings.motion === 'on'
}

export function isDark(): boolean {
  return settings.theme === 'auto' ? system.night : settings.theme === 'dark'
}

/** Called once by the App: keeps the choices and shows them to the style sheets. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  })
  $effect(() => {
    const page = document.documentElement
    page.dataset.theme = isDark() ? 'dark' : 'light'
    page.dataset.motion = moves() ? 'on' : 'off'
    page.dataset.palette = settings.palette
    page.dataset.text = settings.textSize
    page.lang = settings.language
  })
}
