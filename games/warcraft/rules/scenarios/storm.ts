import { type RuleId, rollMany, type Seat } from '@hexarium/kernel'
import { BATTLE_DIE } from '../../content/components.ts'
import { SKULL_OF_STORMS, STORM_HIT, STORM_STRENGTH } from '../../content/scenarios.ts'
import { decision, tell } from '../../events.ts'
import { HERO, heroOf, holdsSpace, KIND, OWNER, SLOTS } from '../../pieces.ts'
import { enemiesOf, mapOf, survey, townOwner, unitsIn } from '../../spaces.ts'
import { type Hex, NONE, type Piece, type Warcraft } from '../../state.ts'
import { strengthOf } from '../battle/fighters.ts'
import { loseUnit } from '../battle/removal.ts'
import { isAlike } from '../cards/targets.ts'
import { woundByCasualty } from '../heroes/wounds.ts'

/** Where lightning struck, and the casualties still to be taken there. */
export type StormHere = { space: Hex; toll: number }

/** WC-X-SCN-11: with a unit on the shrine one may call lightning upon a space with enemy units, once a Harvest Step. */
export const storm = decision({
  name: 'storm',
  rule: 'WC-X-SCN-11',
  seat: (g, _here: StormHere) => g.active,
  offer(g, _here, can, seat) {
    for (const hex of targets(g, seat)) can.hex(hex)
    can.pass()
  },
  take: {
    hex: (g, here, hex, seat) => strike(g, here, hex, seat),
    pass() {},
  },
  cannot: {
    hex: (g, _here, hex, seat): RuleId | undefined => (targets(g, seat).includes(hex) ? undefined : 'WC-X-SCN-11'),
  },
  default: () => ['pass'],
})

/** WC-X-SCN-11, WC-X-SCN-12: the owner assigns; flyers and heroes may be hit. */
export const stormLoss = decision({
  name: 'stormLoss',
  rule: ['WC-X-SCN-11', 'WC-X-SCN-12'],
  auto: true,
  seat: (g, here: StormHere) => OWNER[exposed(g, here)[0]],
  offer(g, here, can) {
    for (const piece of exposed(g, here)) can.piece(piece)
  },
  take: {
    piece(g, here, piece) {
      here.toll--
      if (KIND[piece] === HERO) woundByCasualty(g, OWNER[piece])
      else loseUnit(g, piece)
    },
  },
  cannot: { piece: (g, here, piece) => (exposed(g, here).includes(piece) ? undefined : 'WC-X-SCN-11') },
})

export function stormMayStrike(g: Warcraft): boolean {
  if (g.scenario !== SKULL_OF_STORMS || stormDice(g, g.active) === 0) return false
  return targets(g, g.active).length > 0
}

export function stormRages(g: Warcraft, here: StormHere): boolean {
  return here.toll > 0 && exposed(g, here).length > 0
}

/** One die for every full three points of strength on the shrine. */
function stormDice(g: Warcraft, seat: Seat): number {
  const shrine = mapOf(g).labels['A']
  let strength = 0
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++) {
    if (g.at[piece] === shrine && holdsSpace(g, piece)) strength += strengthOf(g, piece)
  }
  return Math.floor(strength / STORM_STRENGTH)
}

/** Spaces other than Towns with units of enemy players. */
function targets(g: Warcraft, seat: Seat): Hex[] {
  survey(g, seat)
  const enemies = enemiesOf(g, seat) & 0xf
  return mapOf(g).terrain.flatMap((_, hex) => (unitsIn[hex] & enemies && townOwner(g, hex) === NONE ? [hex] : []))
}

function strike(g: Warcraft, here: StormHere, hex: Hex, seat: Seat): void {
  const hits = rollMany(g, seat, stormDice(g, seat), BATTLE_DIE, 'low').filter(value => value <= STORM_HIT).length
  here.space = hex
  here.toll = hits
  tell(g, 'storm', seat, hex, hits)
}

/** What may be lost to the lightning, one of each sort. */
function exposed(g: Warcraft, here: StormHere): Piece[] {
  const found: Piece[] = []
  for (let piece = 0; piece < g.race.length * SLOTS; piece++) {
    if (g.at[piece] !== here.space || !holdsSpace(g, piece) || g.friends[g.active] & (1 << OWNER[piece])) continue
    if (!found.some(other => isAlike(g, other, piece))) found.push(piece)
  }
  return found
}
