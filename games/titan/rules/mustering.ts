import type { RuleId } from '@hexarium/kernel'
import { GUARDIAN, LORD, WARLOCK } from '../content/creatures.ts'
import { lands } from '../content/masterboard.ts'
import { TOWER } from '../content/terrains.ts'
import { ask, decision, procedure, repeat, tell } from '../events.ts'
import { knowAdded } from '../knowledge/index.ts'
import { addPiece, countsOf, legionsOf } from '../legions.ts'
import { FULL, type Marker, NONE, type Titan, type Type } from '../state.ts'
import { musterable, type Way, waysTo } from './qualify.ts'
import { show } from './showing.ts'

type Here = { legion: Marker; type: Type }

/** TI-6.4a: which legion musters next. */
export const muster = decision({
  name: 'muster',
  rule: ['TI-6.4a', 'TI-18.1', 'TI-DP-25', 'TI-DP-26'],
  ends: ['done'],
  seat: (g, _here: Here) => g.mover,
  offer(g, _here, can) {
    for (const legion of legionsOf(g, g.mover)) if (!cannotMuster(g, legion)) can.legion(legion)
    can.done()
  },
  take: {
    legion(_g, here, legion) {
      here.legion = legion
    },
    done() {},
  },
  cannot: { legion: (g, _here, legion) => (g.holder[legion] === g.mover ? cannotMuster(g, legion) : 'TI-18.1') },
  default: () => ['done'],
})

/** TI-18.3d: which character it takes. */
export const musterPiece = decision({
  name: 'musterPiece',
  rule: ['TI-18.3d', 'TI-DP-25'],
  seat: (g, _here: Here) => g.mover,
  offer(g, here, can) {
    for (const type of recruitsOf(g, here.legion)) can.piece(type)
  },
  take: {
    piece(_g, here, type) {
      here.type = type
    },
  },
  cannot: { piece: (g, here, type) => cannotRecruit(g, here.legion, type) },
})

/** TI-18.4: what it shows for it. */
export const musterWay = decision({
  name: 'musterWay',
  rule: ['TI-18.4', 'TI-DP-25'],
  auto: true,
  seat: (g, _here: Here) => g.mover,
  offer(g, here, can) {
    waysFor(g, here.legion, here.type).forEach((_, way) => {
      can.way(way)
    })
  },
  take: {
    way(g, here, way) {
      musterInto(g, here.legion, here.type, way)
    },
  },
  cannot: { way: (g, here, way) => cannotShow(g, here.legion, here.type, way) },
})

/** TI-6.4: the muster phase. */
export const mustering = procedure<Here>('mustering', 'TI-6.4a', repeat(ask(muster), ask(musterPiece), ask(musterWay)))

/** TI-18.1, TI-18.0a: it moved, has room, has not mustered this turn, and qualifies for something. */
export function cannotMuster(g: Titan, legion: Marker): RuleId | undefined {
  if (g.at[legion] === NONE || !g.moved[legion]) return 'TI-6.4a'
  if (g.mustered[legion]) return 'TI-18.0a'
  if (g.height[legion] >= FULL) return 'TI-4.1a'
  return recruitsOf(g, legion).length > 0 ? undefined : 'TI-18.3a'
}

/** TI-18: the characters a legion qualifies for where it stands, if there is room and a piece left. */
export function recruitsOf(g: Titan, legion: Marker): Type[] {
  if (g.height[legion] >= FULL) return []
  return musterable(lands[g.at[legion]].terrain, countsOf(g, legion), g.stock, g.rulings.variantShort)
}

/** TI-18.4: the ways a legion qualifies for a character: what it shows and how many, or nothing. */
export function waysFor(g: Titan, legion: Marker, type: Type): Way[] {
  return waysTo(type, lands[g.at[legion]].terrain, countsOf(g, legion), g.rulings.variantShort)
}

/** Why a legion cannot muster a character where it stands: no room, none left, not to be mustered at all or here, or unqualified. */
export function cannotRecruit(g: Titan, legion: Marker, type: Type): RuleId | undefined {
  if (g.height[legion] >= FULL) return 'TI-4.1a'
  if (recruitsOf(g, legion).includes(type)) return undefined
  if (waysFor(g, legion, type).length > 0) return 'TI-18.3c'
  if (LORD[type]) return 'TI-17.0a'
  if (lands[g.at[legion]].terrain === TOWER) return FOR_TOWERS[type] ?? 'TI-18.5a'
  return FOR_TOWERS[type] ? 'TI-3.2' : 'TI-18.3a'
}

/** TI-18.5b, TI-18.5c: what demi-lords ask for. */
const FOR_TOWERS: Readonly<Record<Type, RuleId>> = { [GUARDIAN]: 'TI-18.5b', [WARLOCK]: 'TI-18.5c' }

/** TI-18.4: one of the ways in which it qualifies. */
export function cannotShow(g: Titan, legion: Marker, type: Type, way: number): RuleId | undefined {
  return way < waysFor(g, legion, type).length ? undefined : 'TI-18.4'
}

/** TI-18.0b: the new character joins; what qualified is shown to everybody. */
export function musterInto(g: Titan, legion: Marker, type: Type, way: number): void {
  const shown = waysFor(g, legion, type)[way]
  if (shown.count > 0) show(g, legion, shown.type, shown.count)
  g.stock[type]--
  addPiece(g, legion, type)
  knowAdded(g, legion, type)
  g.mustered[legion] = true
  tell(g, 'musters', legion, type, shown.type, shown.count)
}
