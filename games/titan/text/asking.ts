import type { Seat } from '@hexarium/kernel'
import { creatures, startCreatures } from '../content/creatures.ts'
import { TERRAIN_OF } from '../content/masterboard.ts'
import { announcements } from '../rules/carry.ts'
import { type Way, waysTo } from '../rules/qualify.ts'
import { DEALS } from '../rules/set-up.ts'
import { ATTACKER, DEFENDER, type Land, type Marker, NONE, type Side, type Type } from '../state.ts'
import type { View } from '../view.ts'

/** The characters the viewer knows a legion to hold. */
export function knownPieces(view: View, legion: Marker): readonly Type[] {
  return view.legions.find(({ marker }) => marker === legion)?.known ?? []
}

/** TI-18.4: what the chosen legion shows with one of its ways to a character. */
export function wayAsked(view: View, legion: Marker | undefined, way: number): Way | undefined {
  const { type } = view.choice
  if (legion === undefined || type === undefined || view.at[legion] < 0) return undefined
  const counts = creatures.map((_, of) => knownPieces(view, legion).filter(piece => piece === of).length)
  return waysTo(type, TERRAIN_OF[view.at[legion]], counts, view.rulings.variantShort)[way]
}

/** TI-13.5d: what one of the announcements means: dice, number, and the types hits could go on to. */
export function announcementAsked(view: View, way: number) {
  const { striker, target } = view.choice
  if (!view.battle || striker === undefined || target === undefined) return undefined
  const found = announcements(view.battle, striker, target, view.rulings)[way]
  return (
    found && {
      ...found,
      carryTo: found.carryTo.map(enemy => ({ type: view.battle!.type[enemy], at: view.battle!.hex[enemy] })),
    }
  )
}

/** The seat of a side in the engagement the viewer sees, or NONE. */
export function seatOfSide(view: View, side: Side): Seat {
  if (!view.engagement || (side !== ATTACKER && side !== DEFENDER)) return NONE
  return view.holder[side === ATTACKER ? view.engagement.attacker : view.engagement.defender] ?? NONE
}

/** The side of a seat in the engagement the viewer sees. */
export function sideOfSeat(view: View, seat: Seat): Side {
  return seatOfSide(view, ATTACKER) === seat ? ATTACKER : DEFENDER
}

/** The offer a side has made, as far as the viewer knows it. */
export function offerOf(view: View, side: Side): { winner: Side; losses: readonly Type[] } | undefined {
  const winner = view.engagement?.offerWinner?.[side] ?? NONE
  return winner === NONE ? undefined : { winner, losses: view.engagement?.offerLosses?.[side] ?? [] }
}

/** TI-5.2b: a deal: the legion the Titan leads, as far as markers are chosen, and the creatures that go with it. */
export function dealt(
  view: View,
  { with: company, under }: Readonly<Record<string, number>>,
  seat: Seat,
): { legion: Marker | undefined; types: Type[] } {
  const legions = view.at.flatMap((land, marker) => (land >= 0 && view.holder[marker] === seat ? [marker] : []))
  const kinds = startCreatures(view.rulings.variantShort)
  const types = DEALS[company].flatMap((number, kind) => new Array<Type>(number).fill(kinds[kind]))
  return { legion: legions[under], types }
}

/** The legion that has won the engagement the viewer sees. */
export function winningLegion(view: View): Marker | undefined {
  if (!view.engagement) return undefined
  return view.engagement.winner === ATTACKER ? view.engagement.attacker : view.engagement.defender
}

/** The legions in a land. */
export function legionsIn(view: View, land: Land): Marker[] {
  return view.legions.flatMap(({ marker }) => (view.at[marker] === land ? [marker] : []))
}
