import type { Ground } from '../board/ground.ts'
import { COST_CLASS, DEPTH, OPEN } from '../board/terrain.ts'

/** What a battle does to fields, as bits of `Ground.scars`. */
export const BURNING = 1
/** DW-XXII.6: so many of its neighbours burn that it counts as burning, too. */
export const HEATED = 2
/** DW-XXII.7: burnt out: open ground. */
export const ASH = 4
/** DW-XVII.36: a dead colossus lies there. */
export const CORPSE = 8

/** DW-XXII.6: from so many burning neighbours on nobody can stay on a field. */
const HEAT = 3

/** Between a ground's key and what the battle has done to it: letters and fields, `#f12 a13 w200 c40`. */
const MARK = '#'

/** The key of a ground without what the battle has done to it. */
export function planOf(key: string): string {
  const at = key.indexOf(MARK)
  return at < 0 ? key : key.slice(0, at)
}

/** True if the battle has changed a ground. */
export function isScarred(key: string): boolean {
  return key.includes(MARK)
}

/** What a battle has changed: `flames` are fields and markers, pair by pair (DW-XXII.4). */
interface Scarred {
  map: string
  flames: readonly number[]
  corpses: readonly number[]
  breaches: readonly number[]
}

/** Writes fires, corpses and breached walls into the key of the ground. To be called whenever one of them changes. */
export function scar(g: Scarred): void {
  const words: string[] = []
  for (let i = 0; i < g.flames.length; i += 2) words.push(`${g.flames[i + 1] > 0 ? 'f' : 'a'}${g.flames[i]}`)
  for (const hex of g.corpses) words.push(`c${hex}`)
  for (const side of g.breaches) words.push(`w${side}`)
  const plan = planOf(g.map)
  g.map = words.length === 0 ? plan : `${plan}${MARK}${words.join(' ')}`
}

/** A ground as the battle has left it. It shares with the plain one what has not changed. */
export function scarredGround(plain: Ground, key: string): Ground {
  const words = key.slice(key.indexOf(MARK) + 1).split(' ')
  const isBreached = words.some(word => word[0] === 'w')
  const ground = {
    ...plain,
    key,
    plain,
    unbuilt: null,
    isBare: false,
    scars: new Uint8Array(plain.board.size),
    terrain: plain.terrain.slice(),
    filled: plain.filled.slice(),
    costClass: plain.costClass.slice(),
    depth: plain.depth.slice(),
    ...(isBreached ? { hedge: plain.hedge.slice(), hedged: plain.hedged.slice() } : {}),
  }
  for (const word of words) mark(ground, word[0], Number(word.slice(1)))
  heat(ground)
  return ground
}

function mark(ground: Ground, letter: string, id: number): void {
  if (letter === 'f') ground.scars[id] |= BURNING
  else if (letter === 'c') ground.scars[id] |= CORPSE
  else if (letter === 'w') breach(ground, id)
  else {
    ground.scars[id] |= ASH
    ground.terrain[id] = OPEN
    ground.filled[id] = false
    ground.costClass[id] = COST_CLASS[OPEN]
    ground.depth[id] = DEPTH[OPEN]
  }
}

/** DW-XIX.12: a wall shot down has no effect any more. */
function breach({ board, hedge, hedged }: Ground, side: number): void {
  hedge[side] = 0
  for (const hex of [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]) {
    if (hex < 0) continue
    hedged[hex] = false
    for (let d = 0; d < 6; d++) if (hedge[board.side[hex * 6 + d]]) hedged[hex] = true
  }
}

/** DW-XXII.6. */
function heat({ board, scars }: Ground): void {
  for (let hex = 0; hex < board.size; hex++) {
    if (scars[hex] & BURNING) continue
    let burning = 0
    for (let d = 0; d < 6; d++) {
      const beside = board.neighbour[hex * 6 + d]
      if (beside >= 0 && scars[beside] & BURNING) burning++
    }
    if (burning >= HEAT) scars[hex] |= HEATED
  }
}
