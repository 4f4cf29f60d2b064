/** What is drawn on the covers: of numbers and colours of our own, in a sheet of 600 by 800 whose upper half must do alone. */

import { between, chance, whole } from './chance'
import { around, path, star } from './emblems'

const INK = '#17130f'

/** Somebody in a cape, fists on the hips: nobody in particular. 100 wide and 220 high. */
const FIGURE =
  'M44 31 30 37Q19 41 17 54L5 84Q3 91 9 95L31 109 35 100 20 88 28 66 34 97 33 118 21 206 10 219H35L39 204 50 138 61 204 65 219H90L79 206 67 118 66 97 72 66 80 88 65 100 69 109 91 95Q97 91 95 84L83 54Q81 41 70 37L56 31Q64 24 62 12 59 1 50 1 41 1 38 12 36 24 44 31Z'
const CAPE = 'M30 37Q2 70-8 128-20 176-52 206-14 206 8 190 24 214 60 218 84 196 96 150 92 80 70 37 50 52 30 37Z'

function rays(x: number, y: number, count: number, colour: string): string {
  let d = ''
  for (let ray = 0; ray < count; ray += 1) {
    const angle = (ray * 2 * Math.PI) / count
    d += path([[x, y], around(angle, 1000, x, y), around(angle + Math.PI / count, 1000, x, y)])
  }
  return `<path d="${d}" fill="${colour}"/>`
}

function dots(colour: string, from: number, to: number, grows: boolean): string {
  let rows = ''
  for (let y = from, row = 0; y < to; y += 13, row += 1) {
    const share = (y - from) / (to - from)
    const size = (grows ? share : 1 - share) * 13
    if (size > 1) rows += `<path d="M${row % 2 ? 6.5 : 0} ${y}H600" stroke-width="${size.toFixed(1)}"/>`
  }
  return `<g stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 13" fill="none">${rows}</g>`
}

/** Houses against the sky, with windows where somebody is still awake. */
export function skyline(name: string, ground: number, high: number, wall: string, light: string): string {
  const roll = chance(name)
  let walls = ''
  let windows = ''
  for (let x = -20; x < 620; ) {
    const wide = between(roll, 44, 88)
    const top = ground - between(roll, high * 0.35, high)
    const roof = roll() < 0.3 ? `L${x + wide / 2} ${top - 34}` : roll() < 0.4 ? `L${x + wide * 0.4} ${top}V${top - 26}H${x + wide * 0.6}V${top}` : ''
    walls += `M${x} 820V${top}${roof}H${x + wide}V820Z`
    for (let y = top + 16; y < ground + 60; y += 20) {
      for (let at = x + 9; at < x + wide - 12; at += 15) if (roll() < 0.34) windows += `M${at.toFixed(0)} ${y.toFixed(0)}h7v11h-7z`
    }
    x += wide - 4
  }
  return `<path d="${walls}" fill="${wall}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="${windows}" fill="${light}"/>`
}

function figure(x: number, y: number, scale: number, cape: string, rim: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linejoin="round">` +
    `<path d="${CAPE}" fill="${cape}" stroke="${INK}" stroke-width="5"/>` +
    `<path d="${FIGURE}" fill="${INK}" stroke="${rim}" stroke-width="4.5" paint-order="stroke"/></g>`
  )
}

function heroes(): string {
  return (
    '<rect width="600" height="800" fill="#e8641b"/>' +
    rays(300, 330, 18, '#ffd23f') +
    dots('#c8252c', 0, 330, false) +
    `<g transform="translate(300 380) scale(2.9)"><path d="${star(chance('noon'), 15, 100, 70, 0.3)}" fill="#fff3c4" stroke="${INK}" stroke-width="3"/></g>` +
    dots('#f2a81d', 470, 800, true) +
    skyline('far', 590, 210, '#2560c4', '#7fd0ff') +
    figure(96, 296, 1.05, '#2f9150', '#fffaee') +
    figure(404, 296, 1.05, '#6f3bb0', '#fffaee') +
    figure(226, 214, 1.5, '#c8252c', '#fffaee') +
    `<path d="M-10 548 150 520 300 546 452 518 610 548V820H-10Z" fill="#1c2b52" stroke="${INK}" stroke-width="7"/>` +
    skyline('near', 700, 120, '#141c2a', '#ffd23f')
  )
}

/** A crowned head with burning eyes, larger than the town: nobody in particular. */
const SHADOW =
  'M170 296 140 168 212 222 246 120 300 206 354 120 388 222 460 168 430 296 448 330 446 400 520 430 590 540L640 830H-40L10 540Q80 430 154 400L152 330Z'

function villains(): string {
  const roll = chance('stones')
  const colours = ['#25a5d8', '#c8252c', '#ffd23f', '#6f3bb0', '#2f9150', '#e8641b']
  const gems = colours.map((colour, gem) => {
    const [x, y] = around(Math.PI * 0.9 + (gem * 1.2 * Math.PI) / 5, 236, 300, 400)
    const turn = whole(roll, -20, 20)
    const shape = 'M-22-30H22L34-6 0 40-34-6Z'
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(1.15)"><path d="${shape}" fill="${colour}" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/><path d="M-22-30H22L34-6H-34Z" fill="#fff" opacity=".45"/></g>`
  })
  return (
    '<rect width="600" height="800" fill="#4b2484"/>' +
    rays(300, 330, 22, '#2a1257') +
    dots('#8fbf3a', 120, 520, true) +
    `<g transform="translate(300 330) scale(3)"><path d="${star(chance('midnight'), 17, 92, 66, 0.35)}" fill="#8fbf3a" stroke="${INK}" stroke-width="3"/></g>` +
    gems.join('') +
    '<g transform="translate(39 96) scale(.87)">' +
    `<path d="${SHADOW}" fill="#120a24" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="M460 168 430 296 448 330 446 400 520 430 590 540L640 830H470Q500 560 408 430L420 340 404 296 400 236Z" fill="#2a1257"/>` +
    '<path d="M206 310 282 346 268 366 222 352ZM394 310 318 346 332 366 378 352Z" fill="#ffe45c" stroke="#e8641b" stroke-width="6" stroke-linejoin="round"/>' +
    '<path d="M236 430 262 418 282 428 300 418 318 428 338 418 364 430 338 446 318 438 300 450 282 438 262 446Z" fill="#ffe45c"/></g>' +
    skyline('below', 660, 110, '#0b0616', '#8fbf3a')
  )
}

function anything(game: string): string {
  const roll = chance(game)
  return (
    '<rect width="600" height="800" fill="#119486"/>' +
    rays(300, 360, whole(roll, 12, 22), '#0b6a63') +
    dots('#ffd23f', 300, 800, true) +
    `<g transform="translate(300 400) scale(2.6)"><path d="${star(roll, 13, 96, 60, 0.3)}" fill="#ffb13d" stroke="${INK}" stroke-width="3"/></g>` +
    skyline(game, 690, 200, '#141c2a', '#ffd23f')
  )
}

export interface CoverArt {
  lines: string[]
  below: string
  shout: string
  art: string
}

/** The lettering and the picture of a game's cover. */
export function coverOf(game: string): CoverArt {
  if (game.startsWith('legendary')) {
    return { lines: ['Legendary'], below: 'First Edition', shout: 'The city needs a deck!', art: heroes() }
  }
  if (game === 'villainous') {
    return { lines: ['Villainous'], below: 'Infinite Power', shout: 'Everybody plays the villain!', art: villains() }
  }
  return { lines: game.split('-'), below: '', shout: '', art: anything(game) }
}
