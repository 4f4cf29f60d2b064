/**
 * Emblems drawn from a name: abstract shapes in a square from -100 to 100, as paths with a part each.
 *
 * `main` has the ink outline; `light` and `dark` shade it; `ink` is drawn in black.
 */

import { between, type Chance, oneOf, whole } from './chance'

export interface Stroke {
  part: 'main' | 'light' | 'dark' | 'ink'
  d: string
  /** Drawn as a line of this width instead of a filled shape. */
  wide?: number
}

type Point = readonly [number, number]
type Draws = (roll: Chance) => Stroke[]

const say = (number: number): string => number.toFixed(1)

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${say(x)} ${say(y)}`).join('L')}Z`
}

export function around(angle: number, radius: number, x = 0, y = 0): Point {
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}

/** A star of `points` tips; the tips of a hand-drawn one differ in length. */
export function star(roll: Chance, points: number, outer: number, inner: number, wild = 0): string {
  const corners: Point[] = []
  for (let corner = 0; corner < points * 2; corner += 1) {
    const radius = corner % 2 === 0 ? outer * (1 - wild * roll()) : inner
    corners.push(around((Math.PI * corner) / points - Math.PI / 2, radius))
  }
  return path(corners)
}

export function circle(radius: number, x = 0, y = 0): string {
  return `M${say(x - radius)} ${say(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
}

const mirrored = (points: readonly Point[]): Point[] => [
  ...points,
  ...points.map(([x, y]): Point => [-x, y]).reverse(),
]

const burst: Draws = (roll) => {
  const points = whole(roll, 8, 13)
  return [
    { part: 'main', d: star(roll, points, 96, between(roll, 50, 62), 0.25) },
    { part: 'light', d: star(roll, points, 52, 30, 0.2) },
    { part: 'ink', d: circle(whole(roll, 10, 16)) },
  ]
}

const crystal: Draws = (roll) => {
  const [shoulder, waist] = [between(roll, 42, 62), between(roll, -42, -12)]
  const [top, bottom, belt]: Point[] = [[0, -96], [0, 96], [0, waist + between(roll, 14, 34)]] as Point[]
  const left: Point = [-shoulder, waist]
  const right: Point = [shoulder, waist]
  return [
    { part: 'main', d: path([top!, right, bottom!, left]) },
    { part: 'light', d: path([top!, left, belt!]) },
    { part: 'dark', d: path([right, bottom!, belt!]) },
  ]
}

const wings: Draws = (roll) => {
  const feathers = whole(roll, 3, 5)
  const strokes: Stroke[] = []
  for (let feather = 0; feather < feathers; feather += 1) {
    const lift = -80 + feather * between(roll, 30, 36)
    const reach = 98 - feather * 15
    const tip: Point = [reach, lift]
    const shape: Point[] = [[6, -8 + feather * 16], tip, [reach - 22, lift + 26], [6, 20 + feather * 16]]
    const other = shape.map(([x, y]): Point => [-x, y])
    strokes.push({ part: 'main', d: path(shape) + path(other) })
    strokes.push({ part: feather % 2 ? 'dark' : 'light', d: path([shape[3]!, shape[2]!, tip]) })
  }
  return [...strokes, { part: 'ink', d: path([[0, -52], [15, 8], [0, 86], [-15, 8]]) }]
}

const slashes: Draws = (roll) => {
  const count = whole(roll, 3, 4)
  const lean = between(roll, 26, 44)
  return Array.from({ length: count }, (_, slash): Stroke => {
    const x = (slash - (count - 1) / 2) * 44
    const long = 92 - Math.abs(slash - (count - 1) / 2) * 14
    const d = `M${say(x + lean)} ${-long}Q${say(x - 4)} ${-long * 0.3} ${say(x - lean)} ${long}Q${say(x + 26)} ${long * 0.25} ${say(x + lean)} ${-long}Z`
    return { part: slash % 2 ? 'light' : 'main', d }
  }).flatMap((stroke) => (stroke.part === 'light' ? [{ ...stroke, part: 'main' as const }, stroke] : [stroke]))
}

const bolt: Draws = (roll) => {
  const wide = between(roll, 0.85, 1.15)
  const shape: Point[] = [[18, -98], [-52, 12], [-8, 8], [-30, 98], [54, -22], [10, -18], [44, -98]]
  const flash = shape.map(([x, y]): Point => [x * wide, y])
  const light = path([flash[0]!, flash[1]!, flash[2]!, [flash[0]![0] + 6, -30]])
  return [{ part: 'dark', d: star(roll, 9, 96, 66, 0.3) }, { part: 'main', d: path(flash) }, { part: 'light', d: light }]
}

const gear: Draws = (roll) => {
  const teeth = whole(roll, 7, 11)
  const corners: Point[] = []
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    for (const [step, radius] of [[-0.3, 70], [-0.18, 94], [0.18, 94], [0.3, 70]] as const) {
      corners.push(around(((tooth + step) * 2 * Math.PI) / teeth, radius))
    }
  }
  const rim = whole(roll, 42, 50)
  return [
    { part: 'main', d: path(corners) },
    { part: 'dark', d: circle(rim) },
    { part: 'light', d: star(roll, oneOf(roll, [3, 4, 6, 7]), rim - 6, 12) },
  ]
}

const flame: Draws = (roll) => {
  const lean = between(roll, -24, 24)
  const outer = `M0 96C-74 92 -86 24 -52 -18C-46 8 -34 12 -26 14C-40 -40 ${say(lean)} -66 ${say(lean + 8)} -98C40 -62 34 -34 40 -4C52 -10 56 -24 54 -40C92 8 82 90 0 96Z`
  const inner = 'M2 88C-36 84 -42 46 -20 22C-14 36 -8 36 -4 34C-8 10 8 -6 14 -24C36 4 48 74 2 88Z'
  return [{ part: 'main', d: outer }, { part: 'light', d: inner }]
}

const orbit: Draws = (roll) => {
  const rings = whole(roll, 2, 3)
  const ellipse = (turn: number): string => {
    const points = Array.from({ length: 36 }, (_, step) => {
      const [x, y] = around((step * Math.PI) / 18, 1)
      return [x * 94 * Math.cos(turn) - y * 34 * Math.sin(turn), x * 94 * Math.sin(turn) + y * 34 * Math.cos(turn)] as const
    })
    return path(points)
  }
  const strokes: Stroke[] = []
  for (let ring = 0; ring < rings; ring += 1) {
    const d = ellipse((ring * Math.PI) / rings + 0.4)
    strokes.push({ part: 'ink', d, wide: 22 }, { part: ring % 2 ? 'light' : 'main', d, wide: 11 })
  }
  return [...strokes, { part: 'main', d: circle(30) }, { part: 'light', d: circle(12, -8, -8) }]
}

const mask: Draws = (roll) => {
  const [horn, cheek, jaw] = [between(roll, 60, 96), between(roll, 60, 82), between(roll, 26, 48)]
  const brow = between(roll, -40, -16)
  const half: Point[] = [[0, brow], [24, brow - 14], [cheek * 0.8, -horn], [cheek, 4], [jaw, 62], [0, 94]]
  const eye = (side: number): string => path([[side * 12, 12], [side * 52, -10], [side * 48, 16], [side * 24, 24]])
  return [
    { part: 'main', d: path(mirrored(half)) },
    { part: 'dark', d: path([[0, brow], ...half.slice(1)].map(([x, y]): Point => [x!, y!])) },
    { part: 'ink', d: eye(1) + eye(-1) },
    { part: 'light', d: path([[0, 34], [9, 60], [-9, 60]]) },
  ]
}

const eye: Draws = (roll) => {
  const iris = whole(roll, 30, 38)
  return [
    { part: 'dark', d: star(roll, whole(roll, 11, 15), 98, 72, 0.2) },
    { part: 'main', d: 'M-92 0Q0 -84 92 0Q0 84 -92 0Z' },
    { part: 'light', d: circle(iris) },
    { part: 'ink', d: `M0 ${-iris}Q14 0 0 ${iris}Q-14 0 0 ${-iris}Z` },
  ]
}

const spiral: Draws = (roll) => {
  const turns = between(roll, 2.2, 3.1)
  const points = Array.from({ length: 70 }, (_, step) => around((step / 69) * turns * 2 * Math.PI, 6 + (step / 69) * 82))
  const d = `M${points.map(([x, y]) => `${say(x)} ${say(y)}`).join('L')}`
  return [{ part: 'ink', d, wide: 30 }, { part: 'main', d, wide: 19 }, { part: 'light', d: circle(9) }]
}

const chevrons: Draws = (roll) => {
  const count = whole(roll, 2, 4)
  const thick = 110 / count
  return Array.from({ length: count }, (_, row): Stroke => {
    const y = -90 + row * (170 / count)
    const wide = 62 + row * (30 / count)
    const d = path([[0, y], [wide, y + 52], [wide, y + 52 + thick * 0.6], [0, y + thick * 0.6], [-wide, y + 52 + thick * 0.6], [-wide, y + 52]])
    return { part: 'main', d }
  }).flatMap((stroke, row) => (row % 2 ? [stroke, { part: 'light' as const, d: stroke.d }] : [stroke]))
}

const hexes: Draws = (roll) => {
  const hexagon = (x: number, y: number, radius: number): string =>
    path(Array.from({ length: 6 }, (_, corner) => around((corner * Math.PI) / 3, radius, x, y)))
  const strokes: Stroke[] = [{ part: 'main', d: hexagon(0, 0, 36) }, { part: 'light', d: hexagon(0, 0, 17) }]
  for (let side = 0; side < 6; side += 1) {
    if (roll() < 0.25) continue
    const [x, y] = around((side * Math.PI) / 3 + Math.PI / 6, 62)
    strokes.push({ part: 'main', d: hexagon(x, y, 34) }, { part: oneOf(roll, ['dark', 'light'] as const), d: hexagon(x, y, between(roll, 9, 24)) })
  }
  return strokes
}

const comet: Draws = (roll) => {
  const tails = whole(roll, 3, 5)
  const strokes = Array.from({ length: tails }, (_, tail): Stroke => {
    const spread = (tail - (tails - 1) / 2) * 24
    return { part: tail % 2 ? 'dark' : 'main', d: path([[-96, 70 + spread * 0.6], [30 + spread * 0.5, -58 + spread], [52 + spread * 0.5, -30 + spread]]) }
  })
  return [...strokes, { part: 'main', d: circle(44, 44, -42) }, { part: 'light', d: circle(20, 54, -54) }]
}

const blade: Draws = (roll) => {
  const guard = between(roll, 40, 70)
  const wide = between(roll, 15, 24)
  return [
    { part: 'main', d: path([[0, -98], [wide, -66], [wide * 0.8, 34], [-wide * 0.8, 34], [-wide, -66]]) },
    { part: 'dark', d: path([[0, -98], [wide, -66], [wide * 0.8, 34], [0, 34]]) },
    { part: 'main', d: path([[-guard, 26], [guard, 26], [guard - 12, 46], [-guard + 12, 46]]) },
    { part: 'light', d: circle(whole(roll, 9, 13), 0, 36) },
    { part: 'ink', d: path([[-8, 46], [8, 46], [11, 96], [-11, 96]]) },
  ]
}

const crown: Draws = (roll) => {
  const tips = whole(roll, 3, 5)
  const corners: Point[] = [[-78, 66]]
  for (let tip = 0; tip < tips; tip += 1) {
    const x = -92 + (184 * tip) / (tips - 1)
    corners.push([x, tip % 2 === 0 ? -62 : -82])
    if (tip < tips - 1) corners.push([x + 92 / (tips - 1), between(roll, -14, 8)])
  }
  corners.push([78, 66])
  return [
    { part: 'main', d: path(corners) },
    { part: 'dark', d: path([[-78, 66], [78, 66], [82, 34], [-82, 34]]) },
    { part: 'light', d: circle(12, 0, 12) + circle(8, -46, 18) + circle(8, 46, 18) },
  ]
}

const towers: Draws = (roll) => {
  const strokes: Stroke[] = []
  for (let tower = 0; tower < 5; tower += 1) {
    const x = -94 + tower * 38
    const top = between(roll, -92, 8)
    strokes.push({ part: 'main', d: path([[x, 92], [x, top], [x + 18, top - between(roll, 0, 22)], [x + 36, top], [x + 36, 92]]) })
    strokes.push({ part: oneOf(roll, ['dark', 'light'] as const), d: path([[x + 20, 92], [x + 20, top + 6], [x + 36, top + 2], [x + 36, 92]]) })
  }
  return strokes
}

const leaves: Draws = (roll) => {
  const count = whole(roll, 5, 8)
  const strokes: Stroke[] = []
  for (let leaf = 0; leaf < count; leaf += 1) {
    const angle = (leaf * 2 * Math.PI) / count - Math.PI / 2
    const tip = around(angle, 98)
    const [one, two] = [around(angle - 0.32, 52), around(angle + 0.32, 52)]
    strokes.push({ part: 'main', d: path([[0, 0], one, tip, two]) }, { part: 'dark', d: path([[0, 0], tip, two]) })
  }
  return [...strokes, { part: 'light', d: circle(17) }]
}

const planet: Draws = (roll) => {
  const turn = between(roll, -0.5, 0.5)
  const half = (from: number): string => {
    const points = Array.from({ length: 19 }, (_, step) => {
      const [x, y] = around(from + (step * Math.PI) / 18, 1)
      return [x * 98 * Math.cos(turn) - y * 26 * Math.sin(turn), x * 98 * Math.sin(turn) + y * 26 * Math.cos(turn)] as const
    })
    return `M${points.map(([x, y]) => `${say(x)} ${say(y)}`).join('L')}`
  }
  return [
    { part: 'ink', d: half(Math.PI), wide: 24 },
    { part: 'light', d: half(Math.PI), wide: 12 },
    { part: 'main', d: circle(58) },
    { part: 'dark', d: 'M10 -57A58 58 0 0 1 10 57A76 76 0 0 0 10 -57Z' },
    { part: 'ink', d: half(0), wide: 24 },
    { part: 'light', d: half(0), wide: 12 },
  ]
}

const peaks: Draws = (roll) => {
  const strokes: Stroke[] = [{ part: 'light', d: circle(26, between(roll, -50, 50), -56) }]
  for (const [x, wide] of [[-44, 54], [46, 50], [0, 66]] as const) {
    const top = between(roll, -70, -20) + Math.abs(x) * 0.4
    strokes.push({ part: 'main', d: path([[x - wide, 88], [x, top], [x + wide, 88]]) })
    strokes.push({ part: 'dark', d: path([[x, top], [x + wide, 88], [x + 6, 88], [x - 10, top + 60]]) })
  }
  return strokes
}

const moon: Draws = (roll) => {
  const bite = between(roll, 20, 40)
  return [
    { part: 'main', d: `M${say(bite)} -92A94 94 0 1 0 ${say(bite)} 92A70 92 0 0 1 ${say(bite)} -92Z` },
    { part: 'light', d: star(roll, 4, 40, 9) },
    { part: 'ink', d: circle(7, -52, 20) + circle(5, -40, -34) },
  ]
}

const cubes: Draws = (roll) => {
  const cube = (x: number, y: number, size: number): Stroke[] => {
    const [high, wide] = [size / 2, size * 0.87]
    return [
      { part: 'main', d: path([[x, y - size], [x + wide, y - high], [x + wide, y + high], [x, y + size], [x - wide, y + high], [x - wide, y - high]]) },
      { part: 'light', d: path([[x, y - size], [x + wide, y - high], [x, y], [x - wide, y - high]]) },
      { part: 'dark', d: path([[x, y], [x + wide, y - high], [x + wide, y + high], [x, y + size]]) },
    ]
  }
  const size = between(roll, 44, 52)
  return [...cube(0, -42, size), ...cube(-size * 0.87, 42, size), ...cube(size * 0.87, 42, size)]
}

const cracks: Draws = (roll) => {
  const strokes: Stroke[] = [{ part: 'main', d: star(roll, whole(roll, 6, 8), 98, 80, 0.1) }]
  const arms = whole(roll, 4, 6)
  for (let arm = 0; arm < arms; arm += 1) {
    const angle = (arm * 2 * Math.PI) / arms + roll() * 0.5
    const [one, two, three] = [around(angle - 0.3, 34), around(angle + 0.22, 58), around(angle - 0.06, 92)]
    strokes.push({ part: 'ink', d: `M0 0L${[one, two, three].map(([x, y]) => `${say(x)} ${say(y)}`).join('L')}`, wide: 9 })
  }
  return [...strokes, { part: 'light', d: star(roll, 7, 34, 18, 0.3) }]
}

const SHAPES: readonly Draws[] = [
  burst, crystal, wings, slashes, bolt, gear, flame, orbit, mask, eye, spiral, chevrons, hexes, comet, blade, crown,
  towers, leaves, planet, peaks, moon, cubes, cracks,
] // prettier-ignore

export function emblem(roll: Chance): Stroke[] {
  return oneOf(roll, SHAPES)(roll)
}
