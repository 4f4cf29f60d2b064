/** Chance that a name decides: the same name draws the same picture on every screen. */

export type Chance = () => number

export function chance(name: string): Chance {
  let state = 2166136261
  for (let place = 0; place < name.length; place += 1) {
    state = Math.imul(state ^ name.charCodeAt(place), 16777619)
  }
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    state = (state ^ (state >>> 15)) + 0x9e3779b9
    return (state >>> 0) / 4294967296
  }
}

export function between(roll: Chance, least: number, most: number): number {
  return least + (most - least) * roll()
}

export function whole(roll: Chance, least: number, most: number): number {
  return Math.floor(between(roll, least, most + 1))
}

export function oneOf<T>(roll: Chance, things: readonly T[]): T {
  const thing = things[Math.floor(roll() * things.length)]
  if (thing === undefined) throw new Error('There is nothing to choose from.')
  return thing
}
