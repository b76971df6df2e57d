import { firstOf, forDecision, only, type Seat, type Weigh } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { piecesOf } from '../legions.ts'
import { destinations } from '../rules/masterboard.ts'
import { mergeMarker } from '../rules/movement.ts'
import { ENEMY, occupation } from '../rules/occupation.ts'
import { DEALS, deal, takeMarker } from '../rules/set-up.ts'
import { organise, splitMarker, splitOff } from '../rules/splits.ts'
import { FULL, type Marker, type Titan, type Type } from '../state.ts'
import { type Legion, peril, sumOf } from './board.ts'
import { type Chart, chartOf, prey, worthIn } from './chart.ts'
import { chanceOf } from './estimate.ts'
import { isFull, legionWorth, profileOfTypes } from './worth.ts'

/** The gargoyles and an ogre go with the Titan: the middle of the deals, good for brush, jungle, marsh and hills. */
const FIRST_DEAL = DEALS.findIndex(deal => deal.join() === '0,2,1')
/** Who has this many legions has enough to do. */
const MANY = 8
/** What musters to come count, and what it costs to have no room for them. */
const GROWTH = 0.8
const STIFLED = -20
/** What can be caught with this very roll counts besides. */
const CATCH = 0.6
/** A Titan that has parted with its company may not find a way out of danger: more than its share of it counts. */
const EXPOSED = 1.5
const ROLLS = 6
/** The least a legion may keep (TI-4.3a). */
const LEAST = 2
/** When plans are sampled: a split worse by this much, in points of value, is e times less likely; the end weighs so much. */
const WHIM = 12
const STAY = 0.3

/** TI-5.2b, TI-4.3: the first legions, and which of them part. One marker is as good as another. */
export const organising = [
  forDecision(takeMarker, { advice: (_g, _here, _seat, offered) => firstOf(offered, 'marker') }),
  forDecision(deal, { advice: () => only('deal', { with: FIRST_DEAL, under: 0 }) }),
  forDecision(organise, {
    advice: (g, _here, seat, offered) => ripest(g, seat, offered('legion')),
    variety(g, _here, seat, offered) {
      const ripe = offered('legion').filter(legion => g.height[legion] >= FULL)
      if (ripe.length === 0) return only('roll')
      const chart = chartOf(g, seat)
      const gains = new Map(ripe.map(legion => [legion, gainOf(partings(chart, legion))]))
      return (kind, legion) => {
        if (kind !== 'legion') return STAY
        const gain = gains.get(legion)
        return gain === undefined ? 0 : chanceOf(gain / WHIM)
      }
    },
  }),
  forDecision(splitOff, {
    advice: (g, { legion, part }, seat) => leaving(g, seat, legion, part),
    variety(g, { legion, part: begun }, seat) {
      const found = partings(chartOf(g, seat), legion, begun).filter(({ part }) => part.length > 0)
      const most = Math.max(...found.map(({ worth }) => worth))
      return (kind, type) => {
        const goes = (part: readonly Type[]) =>
          kind === 'piece' ? holds(part, [...begun, type]) : kind === 'done' && part.length === begun.length
        let weight = 0
        for (const { part, worth } of found) if (goes(part)) weight += Math.exp((worth - most) / WHIM)
        return weight
      }
    },
  }),
  forDecision(splitMarker, { advice: (_g, _here, _seat, offered) => firstOf(offered, 'marker') }),
  forDecision(mergeMarker, { advice: (_g, _here, _seat, offered) => firstOf(offered, 'marker') }),
]

/** TI-4.3a: full legions part, if it pays and does not endanger the Titan. */
function ripest(g: Titan, seat: Seat, legions: readonly Marker[]): Weigh {
  const ripe = legions.filter(legion => g.height[legion] >= FULL)
  if (ripe.length === 0) return only('roll')
  const chart = chartOf(g, seat)
  for (const legion of ripe) if (partingOf(chart, legion).length > 0) return only('legion', legion)
  return only('roll')
}

/** TI-4.3b: one after the other leaves; whoever has begun to leave goes, whatever seems best by now. */
function leaving(g: Titan, seat: Seat, legion: Marker, part: readonly Type[]): Weigh {
  const left = partingOf(chartOf(g, seat), legion, part)
  for (const type of part) left.splice(left.indexOf(type), 1)
  return left.length > 0 ? only('piece', left[0]) : only(part.length > 0 ? 'done' : 'back')
}

/** Who should leave a legion, two or three weak ones, those among them who have begun to; nobody, if it had better stay together. */
export function partingOf(chart: Chart, marker: Marker, begun: readonly Type[] = []): Type[] {
  if (begun.length === 0 && chart.legions.filter(other => other.seat === chart.seat).length >= MANY) return []
  let best: Type[] = [...begun]
  let most = Number.NEGATIVE_INFINITY
  for (const { part, worth } of partings(chart, marker, begun)) {
    if (worth <= most) continue
    most = worth
    best = part
  }
  return best
}

/** A way to part, or with nobody in the part, to stay together; and what it is worth. */
interface Parting {
  part: Type[]
  worth: number
}

/** All ways to part in which those leave who have begun to, and to stay together if nobody has; that first. */
function partings(chart: Chart, marker: Marker, begun: readonly Type[] = []): Parting[] {
  const whole = piecesOf(chart.g, marker)
  const judge = (types: readonly Type[]) => worthOf(chart, marker, types)
  const stuck = trapped(chart.g, marker)
  const found: Parting[] = begun.length > 0 ? [] : [{ part: [], worth: judge(whole) }]
  for (const part of parts(whole.filter(type => type !== TITAN))) {
    if (whole.length - part.length < LEAST || !holds(part, begun)) continue
    const rest = [...whole]
    for (const type of part) rest.splice(rest.indexOf(type), 1)
    const worth = judge(rest) + judge(part) - stuck * legionWorth(profileOfTypes(chart.g, part).worth)
    found.push({ part, worth })
  }
  return found
}

/** What a legion gains by the best way to part. */
function gainOf([together, ...others]: readonly Parting[]): number {
  return Math.max(...others.map(({ worth }) => worth)) - together.worth
}

/** True if all of some types are among others, as often. */
function holds(types: readonly Type[], some: readonly Type[]): boolean {
  const left = [...types]
  return some.every(type => left.includes(type) && left.splice(left.indexOf(type), 1).length > 0)
}

/** What some of a legion's characters are worth by themselves where they stand, with what they may become and catch. */
function worthOf(chart: Chart, marker: Marker, types: readonly Type[]): number {
  const { g, seat } = chart
  const profile = profileOfTypes(g, types)
  const legion: Legion = { marker, seat, land: g.at[marker], profile, sum: sumOf(g, profile, seat) }
  const danger = profile.hasTitan ? peril(g, chart.legions, profile, seat, legion.land) : 0
  const growth = isFull(profile) ? STIFLED : GROWTH * profile.outlook
  const here = worthIn(chart, legion, legion.land, false) + CATCH * prey(chart, legion, legion.land)
  return legionWorth(legion.sum) + growth + here - EXPOSED * danger * chart.stakes[seat]
}

/** The share of rolls with which every way out of a land leads into an enemy: one of the parts would have to go there. */
function trapped(g: Titan, marker: Marker): number {
  const standing = occupation(g, g.holder[marker])
  let rolls = 0
  for (let roll = 1; roll <= ROLLS; roll++) {
    const lands = destinations(g.at[marker], roll, standing)
    if (lands.length > 0 && lands.every(land => standing[land] === ENEMY)) rolls++
  }
  return rolls / ROLLS
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
