import type { BoardScene, Counter, Look, Place } from '@hexarium/kernel'
import { render } from 'preact'
import { Board } from '../src/board/board.tsx'
import type { Offer } from '../src/port/moment.ts'
import '../src/style/fonts.css'
import '../src/style/theme.css'
import '../src/style/page.css'
import '../src/style/ground.css'
import '../src/style/board.css'

/** The largest board of the design: what a move costs the page, script, style and layout together. */
const COLUMNS = 50
const ROWS = 40
const COUNTERS = 300
const OFFERS = 40

const outline = [0, 1, 2, 3, 4, 5].flatMap(corner => {
  const angle = (corner * Math.PI) / 3
  return [Math.cos(angle), Math.sin(angle)]
})
const terrains: Look[] = ['meadow', 'meadow', 'meadow', 'woods', 'hills', 'water', 'marsh', 'road']

const places = Array.from({ length: COLUMNS * ROWS }, (_, hex): Place => {
  const [column, row] = [hex % COLUMNS, Math.floor(hex / COLUMNS)]
  const [x, y] = [column * 1.5 + 1, (row + (column % 2) / 2) * Math.sqrt(3) + 1]
  const terrain = terrains[(hex * 7919) % terrains.length]
  return { id: `hex:${hex}`, x, y, outline, terrain, level: hex % 11 === 0 ? 1 : 0, label: `${hex}`, say: '' }
})

const at = Array.from({ length: COUNTERS }, (_, unit) => (unit * 617) % places.length)

function scene(): BoardScene {
  const counters = at.map((hex, unit): Counter => {
    const values: Counter['values'] = [{ corner: 'se', text: `${unit % 9}` }]
    return { id: `unit:${unit}`, at: `hex:${hex}`, owner: unit % 2, glyph: '', short: 'ab', values, say: '' }
  })
  return { id: 'map', title: 'map', width: 80, height: 72, places, sides: [], counters, marks: [] }
}

function offers(step: number): Offer[] {
  return Array.from({ length: OFFERS }, (_, index): Offer => {
    const points = `hex:${(step * 131 + index) % places.length}`
    return {
      option: index,
      name: 'go.hex',
      about: null,
      isBare: false,
      ends: false,
      isGrave: false,
      isUnsure: false,
      isCostly: false,
      words: points,
      points,
      odds: [],
      forgets: [],
      losses: [],
    }
  })
}

const root = document.getElementById('app')!
root.style.cssText = 'width: 1200px; height: 800px; display: flex'

/** Moves a piece: what the page is told of it. */
function move(step: number) {
  const unit = (step * 37) % COUNTERS
  at[unit] = (at[unit] + 1) % places.length
  return { board: scene(), offers: offers(step) }
}

/** Draws the board anew. */
function draw(told: ReturnType<typeof move>): void {
  render(
    <Board
      {...told}
      tones={['red', 'blue']}
      layers={{ names: false, terrain: true }}
      onPick={() => {}}
      onPoint={() => {}}
    />,
    root,
  )
  root.getBoundingClientRect() // style and layout belong to it
}

let told = move(0)
draw(told)
Object.assign(globalThis, {
  /** The worker tells of a move. */
  tellMove(step: number): void {
    told = move(step)
  },
  /** Draws it in a task of its own, as a page does that is told of one. */
  drawMove: () => new Promise<void>(done => setTimeout(() => done(draw(told)))),
})
