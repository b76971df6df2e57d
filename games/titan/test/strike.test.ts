import { expect, test } from 'vitest'
import { SLOPE, WALL } from '../content/hazards.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { hasLivingContact } from '../rules/battlefield.ts'
import { announcements, cannotCarry } from '../rules/carry.ts'
import {
  bonusAgainst,
  cannotStrike,
  diceWithoutBonus,
  strikeChart,
  strikeDice,
  strikeNumber,
  strikeTargets,
} from '../rules/strike.ts'
import type { Battle, Rulings } from '../state.ts'
import { field, named, on } from './field.ts'

const book = STANDARD_RULINGS

/** Dice and number of a strike from hex to hex. */
function strike(battle: Battle, from: string, to: string, rulings: Readonly<Rulings> = book): number[] {
  const [striker, target] = [on(battle, from), on(battle, to)]
  return [strikeDice(battle, striker, target), strikeNumber(battle, striker, target, rulings)]
}

/** All announcements for a strike from hex to hex: dice, number, hexes. */
function options(battle: Battle, from: string, to: string, rulings: Readonly<Rulings> = book): unknown[] {
  return announcements(battle, on(battle, from), on(battle, to), rulings).map(({ dice, number, carryTo }) => {
    return [dice, number, named(carryTo.map(enemy => battle.hex[enemy]))]
  })
}

test('TI-EX-14 TI-13.2a TI-13.2b an ogre strikes a lion on open ground with 6 dice at 5', () => {
  const battle = field('plains', 'ogre C3', 'lion C4')
  expect(strike(battle, 'C3', 'C4')).toEqual([6, 5])
  expect(strike(field('plains', 'ogre C3:5', 'lion C4:4'), 'C3', 'C4')).toEqual([6, 5])
})

test('TI-EX-15 TI-13.4b ogre on a lion with 3 hits beside a centaur: four hits slay the lion, none carries', () => {
  const battle = field('plains', 'ogre C3', 'lion C4:3, centaur D4')
  const [plain] = announcements(battle, 0, 1, book)
  expect([plain.dice, plain.number, plain.carryTo]).toEqual([6, 5, []])
  const hits = [6, 6, 6, 5, 2, 1].filter(die => die >= plain.number).length
  expect([hits, battle.power[1] - battle.hits[1]]).toEqual([4, 2])
})

test('TI-EX-16 TI-13.4c the same announcing 6: three hits, two slay the lion, the third may go to the centaur', () => {
  const battle = field('plains', 'ogre C3', 'lion C4:3, centaur D4')
  const [, six] = announcements(battle, 0, 1, book)
  expect([six.dice, six.number, six.carryTo]).toEqual([6, 6, [2]])
  expect([6, 6, 6, 5, 2, 1].filter(die => die >= six.number)).toHaveLength(3)
})

test('TI-13.2b TI-13.2c the strike chart', () => {
  const chart = [0, 1, 2, 3, 4, 5].map(skill => [2, 3, 4].map(target => strikeChart(skill, target, book)))
  expect(chart).toEqual([
    [6, 6, 6],
    [5, 6, 6],
    [4, 5, 6],
    [3, 4, 5],
    [2, 3, 4],
    [2, 2, 3],
  ])
  expect(strikeChart(5, 2, { ...book, strikeFloor: 1 })).toBe(1)
})

test('TI-13.0b TI-13.1a targets are the living enemies in contact; who has one must strike', () => {
  const battle = field('plains', 'ogre C3, lion C2', 'lion C4:all, centaur D4, troll F4')
  expect(strikeTargets(battle, 0)).toEqual([3])
  expect(hasLivingContact(battle, 0)).toBe(true)
  expect([2, 3, 4, 1].map(target => cannotStrike(battle, 0, target))).toEqual([
    'TI-13.0b',
    undefined,
    'TI-13.0a',
    'TI-13.1a',
  ])
  battle.struck[0] = true
  expect(cannotStrike(battle, 0, 3)).toBe('TI-13.1a')
  expect(hasLivingContact(field('plains', 'ogre C3', 'lion C4:all'), 0)).toBe(false)
})

test('TI-13.0c TI-EX-08 the slain still strike if an enemy is in contact, and only then', () => {
  expect(hasLivingContact(field('plains', 'ogre C3:all', 'lion C4'), 0)).toBe(true)
  expect(hasLivingContact(field('plains', 'ogre C3:all', 'lion E4'), 0)).toBe(false)
})

test('TI-H10s no strike across a cliff', () => {
  const battle = field('mountains', 'minotaur F2', 'behemoth E2, lion -')
  expect([strikeTargets(battle, 0), strikeTargets(battle, 1)]).toEqual([[], []])
  expect([cannotStrike(battle, 0, 1), cannotStrike(battle, 0, 2)]).toEqual(['TI-H10', 'TI-13.0a'])
})

test('TI-RT-B TI-H4s bramble: a native in it is harder to hit, a non-native in it strikes worse', () => {
  expect(strike(field('brush', 'ogre B3', 'cyclops B2'), 'B3', 'B2')).toEqual([6, 5])
  expect(strike(field('brush', 'centaur D2', 'gargoyle D1'), 'D2', 'D1')).toEqual([3, 5])
  expect(strike(field('brush', 'ogre B3', 'troll B2'), 'B3', 'B2')).toEqual([6, 4])
  expect(strike(field('brush', 'gargoyle D2', 'cyclops D1'), 'D2', 'D1')).toEqual([4, 3])
  expect(strike(field('brush', 'ogre D2', 'lion D3'), 'D2', 'D3')).toEqual([6, 6])
})

test('TI-RT-V TI-H6s a dragon in the volcano strikes with two dice more, and one more down the slope', () => {
  const battle = field('mountains', 'dragon D4', 'ogre D3')
  expect(strike(battle, 'D4', 'D3')).toEqual([12, 3])
  expect([bonusAgainst(battle, 0, 1), diceWithoutBonus(battle, 0, 1)]).toEqual([SLOPE, 11])
})

test('TI-H9s dunes: natives strike down with two dice more, non-natives up with one fewer', () => {
  expect(strike(field('desert', 'lion B2', 'ogre B3'), 'B2', 'B3')).toEqual([7, 3])
  expect(strike(field('desert', 'centaur B2', 'ogre B3'), 'B2', 'B3')).toEqual([3, 2])
  expect(strike(field('desert', 'ogre B3', 'lion B2'), 'B3', 'B2')).toEqual([5, 5])
  expect(strike(field('desert', 'griffon B3', 'lion B2'), 'B3', 'B2')).toEqual([5, 3])
})

test('TI-H11s slopes: natives strike down with one die more, non-natives up with one skill less', () => {
  expect(strike(field('hills', 'ogre B1', 'troll B2'), 'B1', 'B2')).toEqual([7, 4])
  expect(strike(field('hills', 'troll B1', 'ogre B2'), 'B1', 'B2')).toEqual([8, 4])
  expect(strike(field('hills', 'troll B2', 'ogre B1'), 'B2', 'B1')).toEqual([8, 5])
  expect(strike(field('hills', 'ogre B2', 'troll B1'), 'B2', 'B1')).toEqual([6, 4])
})

test('TI-RT-D8 TI-H12s walls: down one skill more, up one less; never below 2', () => {
  expect(strike(field('tower', 'minotaur C3', 'ogre C2'), 'C3', 'C2')).toEqual([4, 2])
  expect(strike(field('tower', 'minotaur C3', 'ogre C2'), 'C3', 'C2', { ...book, strikeFloor: 1 })).toEqual([4, 1])
  expect(strike(field('tower', 'ogre C2', 'minotaur C3'), 'C2', 'C3')).toEqual([6, 6])
  expect(strike(field('tower', 'lion D4', 'lion D3'), 'D4', 'D3')).toEqual([5, 3])
  expect(strike(field('tower', 'lion C3', 'lion C4'), 'C3', 'C4')).toEqual([5, 4])
})

test('TI-H13 everything adds up before the number is clamped', () => {
  const battle = field('mountains', 'titan C4', 'colossus C5')
  expect(strike(battle, 'C4', 'C5')).toEqual([6, 5])
  battle.power[0] = 11
  expect(strike(battle, 'C4', 'C5')).toEqual([11, 5])
  expect(strike(field('tower', 'troll C2', 'angel C3'), 'C2', 'C3')).toEqual([8, 6])
})

test('TI-RT-D7 TI-13.4f no carry up a dune, unless the strike went up one', () => {
  const battle = field('desert', 'troll B3', 'ogre C3, lion B2')
  expect(options(battle, 'B3', 'C3')).toEqual([[8, 4, []]])
  expect(options(battle, 'B3', 'B2')).toEqual([[7, 5, ['C3']]])
  const two = field('desert', 'troll B3', 'lion A2, lion B2')
  expect(options(two, 'B3', 'B2')).toEqual([[7, 5, ['A2']]])
})

test('TI-RT-D7b a carry down a dune is allowed', () => {
  const battle = field('desert', 'centaur B2', 'ogre A2:5, ogre B3')
  expect(options(battle, 'B2', 'A2')).toEqual([[3, 2, ['B3']]])
  expect(options(battle, 'B2', 'A2', { ...book, duneCarryDown: false })).toEqual([[3, 2, []]])
})

test('TI-RT-D10 TI-13.5b the bonus of a wall bars the carry to a level enemy until it is waived', () => {
  const battle = field('tower', 'minotaur E3', 'centaur F3, lion E4')
  expect(options(battle, 'E3', 'F3')).toEqual([
    [4, 3, []],
    [4, 4, ['E4']],
  ])
  expect(options(battle, 'E3', 'F3', { ...book, carryBonusStrict: false })).toEqual([[4, 3, ['E4']]])
})

test('TI-RT-D10b the dice of a dune bar the carry to a level enemy until they are waived', () => {
  const battle = field('desert', 'lion B2', 'ogre B3:3, ogre A2')
  expect(options(battle, 'B2', 'B3')).toEqual([
    [7, 3, []],
    [5, 3, ['A2']],
  ])
})

test('TI-13.5a bonuses are slope and dune for natives and the wall for all, downwards only', () => {
  const kinds = [
    field('hills', 'ogre B1', 'lion B2'),
    field('hills', 'troll B1', 'lion B2'),
    field('hills', 'ogre B2', 'lion B1'),
    field('tower', 'troll C3', 'lion C2'),
    field('tower', 'troll C2', 'lion C3'),
  ].map(battle => bonusAgainst(battle, 0, 1))
  expect(kinds).toEqual([SLOPE, 0, 0, WALL, 0])
})

test('TI-13.5b with the same bonus against both a hit may be carried', () => {
  const battle = field('hills', 'ogre B1', 'troll B2:5, troll C1')
  expect(options(battle, 'B1', 'B2')).toEqual([[7, 4, ['C1']]])
})

test('TI-13.4a TI-13.4d every other living enemy in contact that needs no higher number is eligible', () => {
  const battle = field('plains', 'serpent C3', 'ogre C4, troll D4, cyclops B3:all, guardian C2, lion F4')
  expect(options(battle, 'C3', 'C4')).toEqual([[18, 4, ['C2', 'D4']]])
  expect(cannotCarry(battle, 0, 1, 18, 4, 1, book)).toBe('TI-13.4a')
  expect(cannotCarry(battle, 0, 1, 18, 4, 5, book)).toBe('TI-13.4a')
})

test('TI-13.5c each higher number opens the carries that need it', () => {
  const battle = field('plains', 'serpent C3', 'ogre C4, lion D4, centaur B3')
  expect(options(battle, 'C3', 'C4')).toEqual([
    [18, 4, []],
    [18, 5, ['D4']],
    [18, 6, ['B3', 'D4']],
  ])
  expect(options(battle, 'C3', 'B3')).toEqual([[18, 6, ['C4', 'D4']]])
})

test('TI-13.5d where the target may need all dice nothing is left to carry', () => {
  expect(options(field('plains', 'ogre C3', 'troll C4, centaur B3'), 'C3', 'C4')).toEqual([[6, 4, []]])
  expect(options(field('plains', 'ogre C3', 'troll C4:2, troll B3'), 'C3', 'C4')).toEqual([[6, 4, []]])
  expect(options(field('plains', 'ogre C3', 'troll C4:3, troll B3'), 'C3', 'C4')).toEqual([[6, 4, ['B3']]])
})

test('TI-13.5d waiving and announcing together are offered where they carry to more than each alone', () => {
  const battle = field('mountains', 'minotaur D3', 'behemoth C2:6, minotaur C3, serpent E3')
  expect(options(battle, 'D3', 'C2')).toEqual([
    [5, 3, []],
    [5, 4, ['C3']],
    [4, 3, ['E3']],
    [4, 4, ['C3', 'E3']],
  ])
})
