import { d6, mayTakeBack, type RuleId, rollMany, type Seat } from '@hexarium/kernel'
import { RANGESTRIKES } from '../content/creatures.ts'
import { DRIFT_HITS } from '../content/hazards.ts'
import { ask, decision, procedure, repeat, tell, when } from '../events.ts'
import { type Battle, type Fighter, NONE, type Side, type Titan } from '../state.ts'
import { concedeInBattle } from './battle-end.ts'
import { contacts, fighterAt, foes, hexesIn, isSlain, suffersDrift } from './battlefield.ts'
import { announcements, cannotCarry } from './carry.ts'
import { cannotRangestrike, rangestrike, rangestrikeTargets } from './rangestrike.ts'
import { seatOf, sideOf } from './sides.ts'
import { cannotStrike, strikeDice, strikeNumber, strikeTargets } from './strike.ts'

/** `dice` and `number` are those the last strike was made with. */
type Here = {
  side: Side
  striker: Fighter
  target: Fighter
  excess: number
  carryTo: Fighter[]
  dice: number
  number: number
}

const acting = (g: Titan, here: Here): Seat => seatOf(g, here.side)
const other = (g: Titan, here: Here): Seat[] => [seatOf(g, 1 - here.side)]

/** TI-13.0a, TI-12.5: strikes and rangestrikes in any order; those in contact must strike. */
export const chooseStriker = decision({
  name: 'chooseStriker',
  rule: ['TI-13.0b', 'TI-12.5', 'TI-DP-17', 'TI-DP-18', 'TI-DP-20', 'TI-DP-21'],
  seat: acting,
  may: other,
  offer(g, here: Here, can, seat) {
    if (seat === acting(g, here)) {
      let isObliged = false
      for (const fighter of strikers(g, here.side)) {
        can.fighter(fighter)
        isObliged ||= foes(g.battle!, fighter) !== 0
      }
      if (!isObliged) can.done()
    }
    can.concede()
  },
  take: {
    fighter(_g, here, fighter) {
      here.striker = fighter
    },
    done() {},
    concede: (g, _here, _value, seat) => concedeInBattle(g, sideOf(g, seat)),
  },
  cannot: {
    fighter: (g, here, fighter, seat) => (seat === acting(g, here) ? cannotAct(g, here.side, fighter) : 'TI-13.0a'),
    concede: (_g, _here, value) => (value === 0 ? undefined : 'TI-9.4a'),
  },
  ends: ['done'],
  gives: ['concede'],
  default(g, here) {
    const strike = easiestStrike(g, strikers(g, here.side))
    return strike ? ['fighter', strike.striker] : ['done']
  },
})

/** TI-13.1a, TI-12.1c: one living enemy. */
export const chooseTarget = decision({
  name: 'chooseTarget',
  rule: ['TI-13.1a', 'TI-12.1c', 'TI-DP-17', 'TI-DP-18'],
  auto: true,
  seat: acting,
  offer(g, here: Here, can) {
    const melee = hexesIn(foes(g.battle!, here.striker))
    for (const hex of melee) can.strike(fighterAt(g.battle!, hex))
    if (melee.length > 0) return
    for (const target of rangestrikeTargets(g.battle!, here.striker, g.rulings)) can.rangestrike(target)
  },
  take: {
    strike(_g, here, target) {
      here.target = target
    },
    rangestrike(g, here, target) {
      shootAt(g, here.striker, target)
      here.target = NONE
    },
  },
  cannot: {
    strike: (g, here, target) => cannotStrike(g.battle!, here.striker, target),
    rangestrike: (g, here, target) => cannotShootAt(g, here.striker, target),
  },
  points: { strike: 'fighter', rangestrike: 'fighter' },
  default(g, here) {
    const strike = easiestStrike(g, [here.striker])
    return strike
      ? ['strike', strike.target]
      : ['rangestrike', rangestrikeTargets(g.battle!, here.striker, g.rulings)[0]]
  },
})

/** TI-13.4c, TI-13.5b: the plain strike, or a higher number or fewer dice that let hits carry. */
export const announce = decision({
  name: 'announce',
  rule: ['TI-13.4c', 'TI-13.5b', 'TI-DP-17'],
  auto: true,
  seat: acting,
  offer(g, here: Here, can) {
    for (let way = 0; way < announcements(g.battle!, here.striker, here.target, g.rulings).length; way++) can.way(way)
  },
  take: {
    way(g, here, way) {
      strikeAt(g, here, way)
    },
  },
  cannot: {
    way: (g, { striker, target }, way) =>
      way < announcements(g.battle!, striker, target, g.rulings).length ? undefined : 'TI-13.4c',
  },
  default: () => ['way', 0],
})

/** TI-13.4e: excess hits go to one eligible enemy after the other, as he likes. */
export const carry = decision({
  name: 'carry',
  rule: ['TI-13.4a', 'TI-13.4e', 'TI-DP-19'],
  seat: acting,
  offer(g, here: Here, can) {
    for (const target of here.carryTo) if (!cannotCarryTo(g, here, target)) can.fighter(target)
    can.stop()
  },
  take: {
    fighter(g, here, target) {
      const battle = g.battle!
      const before = here.excess
      here.excess = hit(battle, target, here.excess)
      tell(g, 'carries', here.side, battle.type[target], battle.hex[target], before - here.excess)
    },
    stop() {},
  },
  cannot: { fighter: (g, here, fighter) => cannotCarryTo(g, here, fighter) },
  ends: ['stop'],
  default(g, here) {
    const { power, hits } = g.battle!
    const living = here.carryTo.filter(target => isAlive(g.battle!, target))
    if (here.excess === 0 || living.length === 0) return ['stop']
    return ['fighter', living.reduce((best, one) => (power[one] - hits[one] < power[best] - hits[best] ? one : best))]
  },
})

/** TI-13.0a: all strikes of one side. */
export const strikes = procedure<Here>(
  'strikes',
  'TI-13.0a',
  repeat(
    strikersAreLeft,
    ask(chooseStriker),
    ask(chooseTarget),
    when(strikesInMelee, ask(announce), repeat(hitsMayCarry, ask(carry))),
  ),
)

function strikersAreLeft(g: Titan, here: Here): boolean {
  return strikers(g, here.side).length > 0
}

function strikesInMelee(_g: Titan, here: Here): boolean {
  return here.target !== NONE
}

function hitsMayCarry(g: Titan, here: Here): boolean {
  if (mayTakeBack(g, acting(g, here), carry)) return true
  return here.excess > 0 && here.carryTo.some(target => isAlive(g.battle!, target))
}

/** Those who have not struck and must (TI-13.0b), or may from afar in their own phase (TI-12.1a). */
export function strikers(g: Titan, side: Side): Fighter[] {
  const battle = g.battle!
  const found: Fighter[] = []
  for (let fighter = 0; fighter < battle.type.length; fighter++) if (mayAct(g, side, fighter)) found.push(fighter)
  return found
}

function mayAct(g: Titan, side: Side, fighter: Fighter): boolean {
  const battle = g.battle!
  if (battle.side[fighter] !== side || battle.struck[fighter] || battle.hex[fighter] < 0) return false
  if (foes(battle, fighter) !== 0) return true
  return side === battle.phasing && rangestrikeTargets(battle, fighter, g.rulings).length > 0
}

/** TI-13.1a: one of his own, once; TI-13.0a: in contact with a living enemy (TI-13.0b), or able to shoot. */
function cannotAct(g: Titan, side: Side, fighter: Fighter): RuleId | undefined {
  const battle = g.battle!
  if (mayAct(g, side, fighter)) return undefined
  if (battle.side[fighter] !== side || battle.struck[fighter]) return 'TI-13.1a'
  if (battle.hex[fighter] < 0) return 'TI-13.6a'
  if (contacts(battle, fighter) !== 0) return 'TI-13.0b'
  return RANGESTRIKES[battle.type[fighter]] ? cannotShootAnybody(g, fighter) : 'TI-13.0a'
}

/** TI-12.1a: only in his own phase; else what keeps him from the enemy he comes nearest to shooting at. */
function cannotShootAnybody(g: Titan, fighter: Fighter): RuleId {
  const battle = g.battle!
  if (battle.side[fighter] !== battle.phasing) return 'TI-12.1a'
  const reasons = battle.type.map((_, target) => cannotRangestrike(battle, fighter, target, g.rulings))
  return reasons.find(rule => rule === 'TI-12.4c' || rule === 'TI-12.6a') ?? 'TI-12.3a'
}

/** TI-12.1a: who is in contact strikes, and only in his own phase he shoots. */
function cannotShootAt(g: Titan, striker: Fighter, target: Fighter): RuleId | undefined {
  const battle = g.battle!
  const isHis = battle.side[striker] === battle.phasing
  return isHis ? cannotRangestrike(battle, striker, target, g.rulings) : 'TI-12.1a'
}

/** TI-13.4: hits must be left over, and the strike as it was made must be good enough for this enemy. */
function cannotCarryTo(g: Titan, here: Here, enemy: Fighter): RuleId | undefined {
  const battle = g.battle!
  if (here.excess === 0) return 'TI-13.4a'
  if (here.carryTo.includes(enemy)) return isAlive(battle, enemy) ? undefined : 'TI-13.4a'
  return cannotCarry(battle, here.striker, here.target, here.dice, here.number, enemy, g.rulings) ?? 'TI-13.4a'
}

/** TI-DP-17: what is struck for a player whose time is up: lowest number, most dice, most hits on the target, hex order. */
function easiestStrike(g: Titan, fighters: readonly Fighter[]): { striker: Fighter; target: Fighter } | undefined {
  const battle = g.battle!
  const strikes = fighters.flatMap(striker =>
    strikeTargets(battle, striker).map(target => {
      const number = strikeNumber(battle, striker, target, g.rulings)
      const order = [number, -strikeDice(battle, striker, target), -battle.hits[target]]
      return { striker, target, order: [...order, battle.hex[striker], battle.hex[target]] }
    }),
  )
  return strikes.sort((a, b) => a.order.map((of, i) => of - b.order[i]).find(by => by !== 0) ?? 0)[0]
}

function isAlive(battle: Battle, fighter: Fighter): boolean {
  return battle.hex[fighter] >= 0 && !isSlain(battle, fighter)
}

/** TI-13.3a: hits add up, never beyond power; what is left over is returned. */
function hit(battle: Battle, target: Fighter, hits: number): number {
  const room = battle.power[target] - battle.hits[target]
  const taken = Math.min(room, hits)
  battle.hits[target] += taken
  return hits - taken
}

/** TI-13.2: dice, number, hits; what is too much may carry. */
function strikeAt(g: Titan, here: Here, way: number): void {
  const battle = g.battle!
  const { striker, target } = here
  const { dice, number, carryTo } = announcements(battle, striker, target, g.rulings)[way]
  const hits = rollMany(g, seatOf(g, battle.side[striker]), dice, d6, 'high').filter(value => value >= number).length
  battle.struck[striker] = true
  here.excess = hit(battle, target, hits)
  here.carryTo = [...carryTo]
  here.dice = dice
  here.number = number
  const [from, to] = [battle.hex[striker], battle.hex[target]]
  tell(g, 'strikes', here.side, battle.type[striker], from, battle.type[target], to, dice, number, hits)
}

/** TI-12.2, TI-12.1c: a rangestrike never carries. */
function shootAt(g: Titan, striker: Fighter, target: Fighter): void {
  const battle = g.battle!
  const { dice, number } = rangestrike(battle, striker, target, g.rulings)!
  const hits = rollMany(g, seatOf(g, battle.side[striker]), dice, d6, 'high').filter(value => value >= number).length
  battle.struck[striker] = true
  hit(battle, target, hits)
  const [from, to] = [battle.hex[striker], battle.hex[target]]
  tell(g, 'rangestrikes', battle.side[striker], battle.type[striker], from, battle.type[target], to, dice, number, hits)
}

/** TI-H5: at the start of every strike phase each non-native in drift, of both sides, takes a hit. */
export function driftDamage(g: Titan): void {
  const battle = g.battle!
  for (let fighter = 0; fighter < battle.type.length; fighter++) {
    if (!isAlive(battle, fighter) || !suffersDrift(battle, fighter)) continue
    hit(battle, fighter, DRIFT_HITS)
    tell(g, 'drift', battle.side[fighter], battle.type[fighter], battle.hex[fighter])
  }
}
