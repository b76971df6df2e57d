import { DEALS } from '../rules/set-up.ts'
import { piecesOf } from '../legions.ts'
import { FULL, type Marker, type Titan, type Type } from '../state.ts'
import { TITAN } from '../content/creatures.ts'
import { type Adviser, only } from './advice.ts'
import { type Legion, legionsOnBoard, peril, sumOf } from './board.ts'
import { worthBySeat } from './evaluate.ts'
import { legionWorth, profileOfTypes } from './worth.ts'

type SplitHere = { legion: Marker; part: Type[] }

/** The gargoyles and an ogre go with the Titan: the middle of the deals, good for brush, jungle, marsh and hills. */
const FIRST_DEAL = DEALS.findIndex(deal => deal.join() === '0,2,1')
/** Who has this many legions has enough to do. */
const MANY = 8
/** How far more danger for the Titan is borne for a split. */
const BEARABLE = 0.03
/** What a part's own musters count: it will have several turns for them. */
const GROWTH = 1.5

/** TI-5.2b: any marker, but always the same. */
export const takeMarker: Adviser = (_g, _here, _seat, offered) => only('marker', offered('marker')[0])
export const deal: Adviser = () => only('deal', FIRST_DEAL * 2)
export const splitMarker = takeMarker
export const mergeMarker = takeMarker

/** TI-4.3a: full legions part, if it pays and does not endanger the Titan. */
export const organise: Adviser = (g, _here, _seat, offered) => {
  const ripe = offered('legion').filter(legion => g.height[legion] >= FULL)
  if (ripe.length > 0) {
    const legions = legionsOnBoard(g)
    for (const legion of ripe) if (partingOf(g, legions, legion).length > 0) return only('legion', legion)
  }
  return only('roll')
}

/** TI-4.3b: one after the other leaves, as planned. */
export const splitOff: Adviser<SplitHere> = (g, here) => {
  const left = partingOf(g, legionsOnBoard(g), here.legion)
  for (const type of here.part) {
    if (!left.includes(type)) return () => 1 // somebody else's plan
    left.splice(left.indexOf(type), 1)
  }
  return left.length > 0 ? only('piece', left[0]) : only(here.part.length > 0 ? 'done' : 'back')
}

/** Who should leave a legion, two or three weak ones; nobody, if it had better stay together. */
export function partingOf(g: Titan, legions: readonly Legion[], legion: Marker): Type[] {
  const seat = g.holder[legion]
  const land = g.at[legion]
  const whole = piecesOf(g, legion)
  if (legions.filter(other => other.seat === seat).length >= MANY) return []
  const stake = whole.includes(TITAN) ? worthBySeat(g)[seat] : 0
  const judge = (types: readonly Type[], grows: boolean) => {
    const profile = profileOfTypes(g, types)
    const danger = peril(g, legions, profile, seat, land)
    const hangs = profile.hasTitan ? stake * Math.max(0, danger - BEARABLE) : 0
    return legionWorth(sumOf(g, profile, seat)) * (1 - danger) + (grows ? GROWTH * profile.outlook : 0) - hangs
  }
  let best: Type[] = []
  let most = judge(whole, whole.length < FULL)
  for (const part of parts(whole.filter(type => type !== TITAN))) {
    const rest = [...whole]
    for (const type of part) rest.splice(rest.indexOf(type), 1)
    const worth = judge(rest, true) + judge(part, true)
    if (worth <= most) continue
    most = worth
    best = part
  }
  return best
}

/** All twos and threes of sorted types, each once. */
function parts(types: readonly Type[]): Type[][] {
  const found = new Map<string, Type[]>()
  for (let a = 0; a < types.length; a++)
    for (let b = a + 1; b < types.length; b++) {
      found.set(`${types[a]},${types[b]}`, [types[a], types[b]])
      for (let c = b + 1; c < types.length; c++)
        found.set(`${types[a]},${types[b]},${types[c]}`, [types[a], types[b], types[c]])
    }
  return [...found.values()]
}
