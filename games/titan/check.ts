import { creatures, TITAN } from './content/creatures.ts'
import { checkKnowledge } from './knowledge/index.ts'
import { piecesOf, titanLegion } from './legions.ts'
import { startStock } from './rules/set-up.ts'
import { FULL, GONE, MARKERS, NONE, ROW, type Titan } from './state.ts'

/** Throws where an invariant of the game is broken. */
export function check(g: Titan): void {
  checkLegions(g)
  checkPieces(g)
  checkBattle(g)
  checkKnowledge(g)
}

function fail(rule: string, text: string): never {
  throw new Error(`${rule}: ${text}`)
}

/** TI-4.0a, TI-4.0b, TI-4.1a: legions have 1 to 7 sorted characters, and markers off the board have none. */
function checkLegions(g: Titan): void {
  for (let marker = 0; marker < MARKERS; marker++) {
    const pieces = piecesOf(g, marker)
    const isSettingUp = g.turn === 0
    if (g.at[marker] === NONE && pieces.length > 0) fail('TI-4.4', `marker ${marker} is off the board with characters`)
    if (g.at[marker] !== NONE && g.holder[marker] === NONE) fail('TI-4.2a', `legion ${marker} belongs to nobody`)
    if (g.at[marker] !== NONE && pieces.length === 0 && !isSettingUp && !g.engagement)
      fail('TI-4.4', `legion ${marker} is empty`)
    if (pieces.length > FULL) fail('TI-4.1a', `legion ${marker} has ${pieces.length} characters`)
    if (pieces.some((type, i) => type < 0 || (i > 0 && pieces[i - 1] > type)))
      fail('TI-4.0a', `legion ${marker} is not in order`)
    for (let i = pieces.length; i < ROW; i++)
      if (g.content[marker * ROW + i] !== NONE) fail('TI-4.0a', `legion ${marker} has a ghost`)
  }
}

/** TI-3.4, TI-3.1a: no piece appears or disappears; every living player has one Titan. */
function checkPieces(g: Titan): void {
  const counted = creatures.map((_, type) => g.stock[type] + g.dead[type] + g.slain[type])
  for (let marker = 0; marker < MARKERS; marker++) for (const type of piecesOf(g, marker)) counted[type]++
  const short = g.rulings.variantShort
  const inGame = startStock(0, short)
  creatures.forEach((creature, type) => {
    if (type === TITAN || g.turn === 0) return
    if (counted[type] !== inGame[type])
      fail('TI-3.4', `${counted[type]} instead of ${inGame[type]} of ${creature.name}`)
  })
  if (g.turn === 0) return
  const fallen = g.engagement?.fallen.filter(seat => titanLegion(g, seat) === NONE) ?? []
  const titans = counted[TITAN] + fallen.length
  const living = g.alive.filter(alive => alive).length
  if (titans !== living && !g.core.result) fail('TI-3.1a', `${titans} Titans for ${living} players`)
}

/** TI-11.5a, TI-13.3a: one fighter a hex, hits within power. */
function checkBattle(g: Titan): void {
  if (!g.battle) return
  const { hex, hits, power } = g.battle
  const standing = hex.filter(at => at >= 0)
  if (new Set(standing).size !== standing.length) fail('TI-11.5a', 'two fighters on one hex')
  hits.forEach((count, fighter) => {
    if (count < 0 || count > power[fighter]) fail('TI-13.3a', `fighter ${fighter} has ${count} hits`)
    if (hex[fighter] < GONE) fail('TI-10.1d', `fighter ${fighter} is nowhere`)
  })
}
