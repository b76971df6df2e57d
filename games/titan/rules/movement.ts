import { askInstead, d6, draw, hereAt, type RuleId, roll } from '@hexarium/kernel'
import { ANGEL, ARCHANGEL, TITAN } from '../content/creatures.ts'
import { LANDS } from '../content/masterboard.ts'
import { act, ask, decision, loop, procedure, repeat, tell, when } from '../events.ts'
import { knowMerge } from '../knowledge/index.ts'
import { addPiece, countOf, disband, enemyIn, legionsOf, piecesOf, removePiece } from '../legions.ts'
import { type Land, type Marker, NONE, type Titan, type Type } from '../state.ts'
import { cannotWalk, destinations, entrySides, hasWalk, isTower } from './masterboard.ts'
import { occupation } from './occupation.ts'
import { show } from './showing.ts'
import {
  cannotTitanTeleportTo,
  cannotTowerTeleportTo,
  teleportSides,
  titanTeleportsOf,
  towerTeleportsOf,
} from './teleport.ts'

/** `legion` has been chosen and goes `to` a land. Another seat's imagination may set `legion` back to NONE. */
type Here = { legion: Marker; to: Land; teleports: boolean; merging: Land }

/** TI-7.6a: in his first turn a player may roll once more. */
export const mulligan = decision({
  name: 'mulligan',
  rule: ['TI-7.6a', 'TI-DP-04'],
  seat: (g, _here: Here) => g.mover,
  offer(_g, _here, can) {
    can.keep()
    can.reroll()
  },
  take: {
    keep() {},
    reroll(g) {
      g.mulliganUsed[g.mover] = true
      tell(g, 'mulligan', g.mover)
      rollForMovement(g)
    },
  },
  default: () => ['keep'],
})

/** TI-6.2b, TI-7.0a: the next legion to move, or the end of the phase. */
export const nextMove = decision({
  name: 'nextMove',
  rule: ['TI-6.2b', 'TI-7.0a', 'TI-DP-05', 'TI-DP-07'],
  ends: ['done'],
  seat: (g, _here: Here) => g.mover,
  offer(g, _here, can) {
    for (const legion of legionsOf(g, g.mover)) if (!cannotMove(g, legion)) can.legion(legion)
    if (!cannotEndMovement(g)) can.done()
    else if (g.chanceMoves) can.chance()
  },
  take: {
    legion(_g, here, legion) {
      here.legion = legion
    },
    done() {},
    chance(g) {
      moveByChance(g)
    },
  },
  cannot: {
    legion: (g, _here, legion) => (g.holder[legion] === g.mover ? cannotMove(g, legion) : 'TI-4.2b'),
    done: g => cannotEndMovement(g),
  },
  default: g => (!cannotEndMovement(g) ? ['done'] : g.chanceMoves ? ['chance'] : ['legion', boundToMove(g)[0]]),
})

/** TI-7, TI-8: where to, and how; a tower teleport names the lord that is shown (TI-8.1c). */
export const moveTo = decision({
  name: 'moveTo',
  rule: ['TI-7.1a', 'TI-8.0a', 'TI-8.1c', 'TI-DP-05', 'TI-DP-06'],
  seat: (g, _here: Here) => g.mover,
  offer(g, here, can) {
    for (const land of walksOf(g, here.legion)) can.land(land)
    const lands = towerTeleportsOf(g, here.legion)
    if (countOf(g, here.legion, ANGEL) > 0) for (const land of lands) can.showAngel(land)
    if (countOf(g, here.legion, ARCHANGEL) > 0) for (const land of lands) can.showArchangel(land)
    if (countOf(g, here.legion, TITAN) > 0) for (const land of lands) can.showTitan(land)
    for (const land of titanTeleportsOf(g, here.legion)) can.titanTeleport(land)
  },
  take: {
    land: (_g, here, land) => walkTo(here, land),
    showAngel: (g, here, land) => teleport(g, here, land, ANGEL),
    showArchangel: (g, here, land) => teleport(g, here, land, ARCHANGEL),
    showTitan: (g, here, land) => teleport(g, here, land, TITAN),
    titanTeleport: (g, here, land) => titanTeleport(g, here, land),
  },
  cannot: {
    land: (g, { legion }, land) => cannotWalk(g.at[legion], g.roll, occupation(g, g.mover, legion), land),
    showAngel: (g, here, land) => cannotTowerTeleportTo(g, here.legion, ANGEL, land),
    showArchangel: (g, here, land) => cannotTowerTeleportTo(g, here.legion, ARCHANGEL, land),
    showTitan: (g, here, land) => cannotTowerTeleportTo(g, here.legion, TITAN, land),
    titanTeleport: (g, here, land) => cannotTitanTeleportTo(g, here.legion, land),
  },
  points: { showAngel: 'land', showArchangel: 'land', showTitan: 'land', titanTeleport: 'land' },
})

/** TI-7.4g, TI-8.4: by which side, where that matters. */
export const entrySide = decision({
  name: 'entrySide',
  rule: ['TI-7.4g', 'TI-8.4', 'TI-10.4'],
  auto: true,
  seat: (g, _here: Here) => g.mover,
  offer(g, here, can) {
    for (const side of sidesOf(g, here)) can.side(side)
  },
  take: {
    side(g, here, side) {
      g.entry[here.legion] = side
    },
  },
  cannot: { side: (g, here, side) => (sidesOf(g, here).includes(side) ? undefined : wrongSide(here)) },
})

/** TI-4.3f: the marker of a merged legion, where the parent's is not there. */
export const mergeMarker = decision({
  name: 'mergeMarker',
  rule: ['TI-4.3f', 'TI-DP-08'],
  auto: true,
  seat: (g, _here: Here) => g.mover,
  offer(g, here, can) {
    for (const part of mergeMarkers(g, here)) can.marker(part)
  },
  take: {
    marker(g, here, marker) {
      merge(g, here.merging, marker)
    },
  },
  cannot: { marker: (g, here, marker) => (mergeMarkers(g, here).includes(marker) ? undefined : 'TI-4.3f') },
})

/** TI-6.2: roll, move one legion after the other, merge what could not part. */
export const movement = procedure<Here>(
  'movement',
  'TI-6.2a',
  act(rollForMovement),
  when(mulliganIsLeft, ask(mulligan)),
  repeat(ask(nextMove), when(legionChosen, ask(moveTo), when(entersEnemyLand, ask(entrySide)), act(goThere))),
  loop(partsShareALand, ask(mergeMarker)),
)

function rollForMovement(g: Titan): void {
  g.roll = roll(g, g.mover, d6)
}

function mulliganIsLeft(g: Titan): boolean {
  return g.turnsTaken[g.mover] === 0 && !g.mulliganUsed[g.mover]
}

function legionChosen(_g: Titan, here: Here): boolean {
  return here.legion >= 0
}

function entersEnemyLand(g: Titan, here: Here): boolean {
  return enemyIn(g, here.to, g.mover) !== NONE
}

function walkTo(here: Here, land: Land): void {
  here.to = land
  here.teleports = false
}

/** TI-8.1c: everybody sees the lord. */
function teleport(g: Titan, here: Here, land: Land, lord: Type): void {
  here.to = land
  here.teleports = true
  show(g, here.legion, lord, 1)
  tell(g, 'towerTeleport', here.legion, g.at[here.legion], land, lord)
}

/** TI-8.2b: everybody sees the Titan. */
function titanTeleport(g: Titan, here: Here, land: Land): void {
  here.to = land
  here.teleports = true
  show(g, here.legion, TITAN, 1)
  tell(g, 'titanTeleport', here.legion, g.at[here.legion], land)
}

/** TI-7.0a: the legion has moved. */
function goThere(g: Titan, here: Here): void {
  if (!here.teleports) tell(g, 'moved', here.legion, g.at[here.legion], here.to)
  else g.teleported = true
  g.at[here.legion] = here.to
  g.moved[here.legion] = here.teleports ? 2 : 1
  here.legion = NONE
}

/** TI-19.5: who gives up takes his legions along; if the one on the move has nowhere to go without them, another is chosen. */
export function moveAnew(g: Titan): void {
  const going = hereAt(g, moveTo)
  const entering = hereAt(g, entrySide)
  const isStuck = going ? cannotMove(g, going.legion) : entering && sidesOf(g, entering).length === 0
  if (isStuck) askInstead(g, nextMove).legion = NONE
}

/** TI-7.0a: once a turn, and only if there is somewhere to go. */
export function cannotMove(g: Titan, legion: Marker): RuleId | undefined {
  if (g.at[legion] === NONE || g.moved[legion]) return 'TI-7.0a'
  if (canWalk(g, legion)) return undefined
  const teleports = towerTeleportsOf(g, legion).length + titanTeleportsOf(g, legion).length
  return teleports > 0 ? undefined : 'TI-7.1b'
}

/** TI-6.2b, TI-4.3e: at least one move, and parts that can separate must. */
export function cannotEndMovement(g: Titan): RuleId | undefined {
  const legions = legionsOf(g, g.mover)
  if (!someHaveMoved(g) && legions.some(legion => canWalk(g, legion))) return 'TI-6.2b'
  const mustPart = (legion: Marker): boolean => !g.moved[legion] && sharesLand(g, legion, legions) && canWalk(g, legion)
  return legions.some(mustPart) ? 'TI-4.3e' : undefined
}

function someHaveMoved(g: Titan): boolean {
  return legionsOf(g, g.mover).some(legion => g.moved[legion])
}

/** The legions of which one must move before the phase can end. */
function boundToMove(g: Titan): Marker[] {
  const legions = legionsOf(g, g.mover)
  const able = legions.filter(legion => !g.moved[legion] && canWalk(g, legion))
  return someHaveMoved(g) ? able.filter(legion => sharesLand(g, legion, legions)) : able
}

function sharesLand(g: Titan, legion: Marker, legions: readonly Marker[]): boolean {
  return legions.some(other => other !== legion && g.at[other] === g.at[legion])
}

/** What stood in every land when a walk was last looked for; each look fills it anew. */
const standing = new Uint8Array(LANDS)

/** TI-7.4f: true if there is a land it can walk to. */
function canWalk(g: Titan, legion: Marker): boolean {
  return hasWalk(g.at[legion], g.roll, occupation(g, g.mover, legion, standing))
}

/** TI-7.4f: the lands it can walk to. */
export function walksOf(g: Titan, legion: Marker): Land[] {
  return destinations(g.at[legion], g.roll, occupation(g, g.mover, legion))
}

/** TI-10.1b: towers are entered from below; TI-8.4: a teleport picks one of three sides; TI-7.4g: a walk, one it came over. */
function wrongSide({ to, teleports }: Here): RuleId {
  return isTower(to) ? 'TI-10.1b' : teleports ? 'TI-8.4' : 'TI-7.4g'
}

function sidesOf(g: Titan, here: Here): readonly number[] {
  if (!here.teleports) return entrySides(g.at[here.legion], g.roll, occupation(g, g.mover, here.legion), here.to)
  return teleportSides(here.to)
}

/** TI-21e: without a move in time chance picks a legion, then a destination; parts are separated the same way. */
function moveByChance(g: Titan): void {
  do {
    const bound = boundToMove(g)
    const legion = bound[draw(g, bound.length)]
    const lands = walksOf(g, legion)
    const to = lands[draw(g, lands.length)]
    const sides = entrySides(g.at[legion], g.roll, occupation(g, g.mover, legion), to)
    g.entry[legion] = sides[draw(g, sides.length)]
    tell(g, 'moved', legion, g.at[legion], to)
    g.at[legion] = to
    g.moved[legion] = 1
  } while (cannotEndMovement(g))
}

/** TI-4.3f: a land where two own legions still stand. */
function partsShareALand(g: Titan, here: Here): boolean {
  const legions = legionsOf(g, g.mover)
  const shared = legions.find(legion => sharesLand(g, legion, legions))
  here.merging = shared === undefined ? NONE : g.at[shared]
  return shared !== undefined
}

/** TI-4.3f: the parent's, if it is among them. */
function mergeMarkers(g: Titan, here: Here): Marker[] {
  const parts = legionsOf(g, g.mover).filter(legion => g.at[legion] === here.merging)
  const parent = parts.find(legion => g.origin[legion] === legion)
  return parent === undefined ? parts : [parent]
}

function merge(g: Titan, land: Land, marker: Marker): void {
  for (const part of legionsOf(g, g.mover)) {
    if (g.at[part] !== land || part === marker) continue
    for (const type of piecesOf(g, part)) {
      removePiece(g, part, type)
      addPiece(g, marker, type)
    }
    knowMerge(g, marker, part)
    disband(g, part)
    tell(g, 'merged', marker, part)
  }
  g.moved[marker] = 0
}
