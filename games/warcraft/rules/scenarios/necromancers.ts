import { mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import { HUMAN, UNDEAD } from '../../content/races.ts'
import { GRAVEYARDS, NECROMANCERS, SUMMONING_PLACES } from '../../content/scenarios.ts'
import { decision, tell } from '../../events.ts'
import { findPiece, firstOf, WORKER } from '../../pieces.ts'
import { roomIn, unitsAt } from '../../spaces.ts'
import { NONE, RESERVE, type Warcraft } from '../../state.ts'

/** Bit by place: has brought a unit this step. */
export type RaiseHere = { raised: number }

/** WC-B-SCN-22: a Necromancer on A, B or C brings a melee, ranged or flying unit there, free of charge. */
export const raiseUnit = decision({
  name: 'raiseUnit',
  rule: 'WC-B-SCN-22',
  seat: (g, _here: RaiseHere) => g.active,
  offer(g, here, can, seat) {
    for (let type = 0; type < SUMMONING_PLACES.length; type++) if (!cannotRaise(g, here, seat, type)) can.type(type)
    can.done()
  },
  take: {
    type(g, here, type, seat) {
      here.raised |= 1 << type
      const piece = findPiece(g, seat, type, RESERVE)
      g.at[piece] = g.quest[type]
      tell(g, 'raises', piece, g.quest[type])
    },
    done() {},
  },
  ends: ['done'],
  cannot: { type: (g, here, type, seat) => cannotRaise(g, here, seat, type) },
})

export function mayRaise(g: Warcraft, here: RaiseHere): boolean {
  if (g.scenario !== NECROMANCERS || g.race[g.active] !== UNDEAD) return false
  if (mayTakeBack(g, g.active, raiseUnit)) return true
  return SUMMONING_PLACES.some((_, type) => !cannotRaise(g, here, g.active, type))
}

function cannotRaise(g: Warcraft, here: RaiseHere, seat: Seat, type: number): RuleId | undefined {
  if (type >= SUMMONING_PLACES.length || here.raised & (1 << type)) return 'WC-B-SCN-22'
  const place = g.quest[type]
  if (place === NONE || findPiece(g, seat, WORKER, place) === NONE) return 'WC-B-SCN-22'
  if (findPiece(g, seat, type, RESERVE) === NONE) return 'WC-B-SPE-13'
  return roomIn(g, seat, place) > 0 ? undefined : 'WC-B-MOV-02'
}

/** WC-B-SCN-22: how many free upgrades the graveyards give. */
export function freeUpgrades(g: Warcraft, seat: Seat): number {
  return GRAVEYARDS.filter((_, i) => {
    const place = g.quest[SUMMONING_PLACES.length + i]
    return place !== NONE && findPiece(g, seat, WORKER, place) !== NONE
  }).length
}

/** WC-B-SCN-23: tokens in spaces with Human units are destroyed. */
export function destroyTokens(g: Warcraft): void {
  const human = g.race.indexOf(HUMAN)
  g.quest.forEach((hex, token) => {
    if (hex === NONE || !(unitsAt(g, hex) & (1 << human))) return
    g.quest[token] = NONE
    tell(g, 'questLost', token, hex)
  })
}

/** WC-B-SCN-24: both Necromancers are dead, or the three places of power are gone. */
export function necromancersHaveLost(g: Warcraft): boolean {
  const undead = g.race.indexOf(UNDEAD)
  const living = [0, 1].some(i => g.at[firstOf(undead, WORKER) + i] >= 0)
  return !living || SUMMONING_PLACES.every((_, i) => g.quest[i] === NONE)
}
