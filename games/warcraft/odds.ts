import { chance, copy, type Factor, forDecision, type Odds, type RuleId, type Seat, within } from '@hexarium/kernel'
import { fightOut } from './answers/simulation.ts'
import { BATTLE_DIE } from './content/components.ts'
import { ALTAR_ROLL } from './content/scenarios.ts'
import { imagine } from './imagine.ts'
import { KIND, OWNER, WORKER } from './pieces.ts'
import { chooseFoe, join, nextBattle, openBattle } from './rules/battle/battles.ts'
import { fightersOfSide, strengthOf } from './rules/battle/fighters.ts'
import { hiddenCreep } from './rules/cards/targets.ts'
import { moveTo } from './rules/movement/movement.ts'
import { altar } from './rules/scenarios/altar.ts'
import { areFriends, orderFrom, survey, unitsIn } from './spaces.ts'
import {
  ATTACKER,
  type Battle,
  CREEPS,
  DEFENDER,
  DRAGONS,
  type Hex,
  NEUTRAL,
  NONE,
  type Owner,
  type Piece,
  type Side,
  type Warcraft,
} from './state.ts'

/** How often a battle is fought out to tell its odds. */
const SAMPLES = 120

/** The odds of an option: battles as things stand, fought out many times without cards. */
export const odds = [
  forDecision(altar, {
    odds: {
      piece: () => [{ key: 'changesSides', args: [], chance: ALTAR_ROLL / BATTLE_DIE.sides, rule: 'WC-X-SCN-02' }],
    },
  }),
  forDecision(moveTo, {
    odds: { hex: (g, { piece }, hex, seat) => (KIND[piece] === WORKER ? [] : ofAttack(g, seat, hex, piece)) },
  }),
  forDecision(nextBattle, { odds: { hex: (g, _here, hex, seat) => ofAttack(g, seat, hex) } }),
  forDecision(chooseFoe, { odds: { owner: (g, { hex }, foe) => [ofBattle(g, hex, foe, 'WC-B-BAT-09')] } }),
  forDecision(join, {
    odds: {
      join: (g, _here, _value, seat) => [ofJoining(g, seat, true)],
      stayOut: (g, _here, _value, seat) => [ofJoining(g, seat, false)],
    },
  }),
]

/** WC-B-MOV-07: an attack on whoever stands in a space, with a piece that would go there. */
function ofAttack(g: Warcraft, seat: Seat, hex: Hex, piece: Piece = NONE): Odds[] {
  const foe = foeIn(g, seat, hex)
  if (foe === NONE) return []
  const world = copy(g)
  if (piece !== NONE) world.at[piece] = hex
  return [ofBattle(world, hex, foe, 'WC-B-BAT-09')]
}

/** The first enemy in a space, in play order; creeps last. */
function foeIn(g: Warcraft, seat: Seat, hex: Hex): Owner {
  survey(g, seat)
  const owners = [...orderFrom(g, seat), NEUTRAL, CREEPS, DRAGONS]
  return owners.find(owner => unitsIn[hex] & (1 << owner) && !areFriends(g, seat, owner)) ?? NONE
}

/** WC-B-BAT-09: how often the active player wins; face-down creeps are dealt anew each time. */
function ofBattle(g: Warcraft, hex: Hex, foe: Owner, rule: RuleId): Odds {
  const luck = chance(hex)
  const isHidden = hiddenCreep(g, hex) !== NONE
  const factors = fightersIn(g, hex, foe)
  let won = 0
  within({ reached: null }, () => {
    for (let i = 0; i < SAMPLES; i++) {
      const trial = copy(g)
      trial.core.dice = luck.words()
      if (isHidden) imagine(trial, trial.active, luck)
      survey(trial, trial.active)
      openBattle(trial, hex, foe)
      if (fightOut(trial).winner === ATTACKER) won++
    }
  })
  return { key: 'winsBattle', args: [hex, foe], chance: won / SAMPLES, rule, factors }
}

/** WC-B-BAT-06: who would fight, by side and sort, each with the strength it hits at; face-down creeps are left out. */
function fightersIn(g: Warcraft, hex: Hex, foe: Owner): Factor[] {
  const trial = copy(g)
  survey(trial, trial.active)
  openBattle(trial, hex, foe)
  const hidden = hiddenCreep(g, hex)
  return [ATTACKER, DEFENDER].flatMap(side => {
    const fighters = fightersOfSide(trial, side).filter(piece => piece !== hidden)
    const sorts = Map.groupBy(fighters, piece => `${OWNER[piece]} ${KIND[piece]}`)
    return [...sorts.values()].map(
      ([piece, ...more]): Factor => ({
        key: side === ATTACKER ? 'own' : 'enemy',
        args: [OWNER[piece], KIND[piece], more.length + 1],
        value: strengthOf(trial, piece),
        isBase: true,
        rule: 'WC-B-BAT-06',
      }),
    )
  })
}

/** WC-B-BAT-09: how the battle under way will end without further cards, for whoever takes part. */
export function forecast(g: Warcraft, seat: Seat): Odds | undefined {
  const side = g.battle ? g.battle.side[seat] : NONE
  if (!g.battle || (side !== ATTACKER && side !== DEFENDER)) return undefined
  return { key: 'winsBattle', args: against(g.battle, side), chance: wonBy(g, side), rule: 'WC-B-BAT-09' }
}

/** WC-B-BAT-02: how often one's side wins a battle with the units one has in a flank of it, and how often without them. */
function ofJoining(g: Warcraft, seat: Seat, comes: boolean): Odds {
  const world = copy(g)
  const battle = world.battle!
  const side = areFriends(world, seat, battle.attacker) ? ATTACKER : DEFENDER
  if (comes) battle.side[seat] = side
  const key = comes ? 'winsBattle' : 'winsAlone'
  return { key, args: against(battle, side), chance: wonBy(world, side), rule: 'WC-B-BAT-02' }
}

/** Where, and against whom, a side of a battle fights. */
function against({ hex, attacker, foe }: Battle, side: Side): [Hex, Owner] {
  return [hex, side === ATTACKER ? foe : attacker]
}

/** How often a side wins the battle under way, without further cards. */
function wonBy(g: Warcraft, side: Side): number {
  const luck = chance(g.battle!.hex)
  let won = 0
  within({ reached: null }, () => {
    for (let i = 0; i < SAMPLES; i++) {
      const trial = copy(g)
      trial.core.dice = luck.words()
      survey(trial, trial.active)
      if (fightOut(trial).winner === side) won++
    }
  })
  return won / SAMPLES
}
