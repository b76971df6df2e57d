import { expect, test } from 'vitest'
import { begin } from '../begin.ts'
import { gameMaps, OBJECTIVE, TOWN, WATER } from '../content/boards.ts'
import { cardNamed, provenance as cardSources, cards, copiesIn } from '../content/cards.ts'
import { HIDDEN_TOKENS, OUTPOSTS, RESOURCE_DIE, sources } from '../content/components.ts'
import { creeps, DRAGON, HATCHLING } from '../content/creeps.ts'
import { abilities, heroes, provenance as heroSources, summonOf } from '../content/heroes.ts'
import { provenance as mapSources, maps } from '../content/maps.ts'
import { abilityOfHero, isAbility, playables } from '../content/playables.ts'
import {
  AREA_ATTACK,
  BLOODLUST,
  HEAL,
  HUMAN,
  levelOf,
  NIGHTELF,
  ORC,
  PIECES_OF_TYPE,
  PRINTED,
  RACES,
  RAISE_DEAD,
  raceNamed,
  races,
  SLOW_POISON,
  TILES,
  UNDEAD,
  WORKERS,
} from '../content/races.ts'
import { ELEMENT_TOKENS, mapOfScenario, scenarioNamed, scenarios } from '../content/scenarios.ts'
import { codeOf, DOCUMENTS, isDesigned } from '../content/sources.ts'
import { MOST_SUMMONS, summons } from '../content/summons.ts'
import { fresh, stateOf } from './table.ts'

test('WC-B-CMP-01 two to four players, four races', () => {
  expect(RACES).toEqual(['human', 'orc', 'undead', 'nightelf'])
  for (const seats of [2, 3, 4]) expect(new Set(stateOf(fresh(seats)).race).size).toBe(seats)
  expect(() => fresh(5)).toThrow()
})

test('WC-B-CMP-02 what each race has', () => {
  expect([...PIECES_OF_TYPE, WORKERS, OUTPOSTS]).toEqual([10, 7, 4, 8, 2])
  expect(TILES).toEqual([2, 3, 3])
  expect(PRINTED).toEqual([1, 0, 0])
  for (const race of races) expect(race.levels.flat()).toHaveLength(9)
  RACES.forEach((_, race) => {
    expect(copiesIn(race, false).reduce((sum, copies) => sum + copies)).toBe(21)
  })
})

/** What the thirteen base pieces show on their two sides (designer's guide; shapes designed). */
const basePieces: readonly {
  pieces: readonly number[]
  shape: string
  spaces: number
  cyan: string
  magenta: string
}[] = [
  { pieces: [2, 3, 10, 12], shape: 'triangle', spaces: 6, cyan: 'T f g m . .', magenta: 'T f g m . .' },
  { pieces: [7], shape: 'flower', spaces: 7, cyan: 'f f f g g g 2', magenta: 'm m m . . . 4' },
  { pieces: [6], shape: 'rhombus', spaces: 4, cyan: 'g 1 . .', magenta: 'f 1 . .' },
  { pieces: [8], shape: 'rhombus', spaces: 4, cyan: 'g 1 . .', magenta: 'g m . .' },
  { pieces: [4, 11], shape: 'trapezoid', spaces: 5, cyan: 'f 1 . . .', magenta: 'f g 1 . .' },
  { pieces: [1], shape: 'line', spaces: 4, cyan: '2 . . .', magenta: 'm m m m' },
  { pieces: [13], shape: 'line', spaces: 4, cyan: '2 . . .', magenta: '. . . .' },
  { pieces: [5, 9], shape: 'line', spaces: 2, cyan: '2 .', magenta: '. .' },
]

test('WC-B-CMP-03 WC-B-SET-02 the thirteen two-sided board pieces', () => {
  expect(basePieces.flatMap(({ pieces }) => pieces).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 13 }, (_, i) => i + 1),
  )
  for (const { spaces, cyan, magenta } of basePieces) {
    expect(cyan.split(' ')).toHaveLength(spaces)
    expect(magenta.split(' ')).toHaveLength(spaces)
  }
  const used = gameMaps[scenarioNamed('main-4p')].pieces.filter(piece => piece !== '')
  expect(new Set(used).size).toBe(13)
  for (const { pieces, cyan } of basePieces) {
    for (const piece of pieces) {
      const { pieces: lies, terrain, points } = gameMaps[scenarioNamed('main-4p')]
      const shown = lies.flatMap((name, hex) =>
        name === `C${piece}` ? [terrain[hex] === OBJECTIVE ? String(points[hex]) : '.fgm0T~'[terrain[hex]]] : [],
      )
      expect(shown.sort()).toEqual(cyan.split(' ').sort())
    }
  }
})

test('WC-B-CMP-04 WC-X-CMP-03 the kinds of spaces, their points, and water on maps of the expansion', () => {
  const main = gameMaps[scenarioNamed('main-2p')]
  expect(main.terrain.filter(terrain => terrain === TOWN)).toHaveLength(2)
  main.points.forEach((points, hex) => {
    expect(points > 0).toBe(main.terrain[hex] === OBJECTIVE)
  })
  expect([...new Set(main.points)].sort()).toEqual([0, 1, 2])
  expect(main.terrain.includes(WATER)).toBe(false)
  expect(gameMaps[scenarioNamed('main-3p')].terrain.includes(WATER)).toBe(true)
  expect(gameMaps.map(({ id }) => id)).toEqual(Object.keys(maps))
  expect(scenarios.map((_, i) => gameMaps[mapOfScenario[i]].id)).toEqual(scenarios.map(({ id }) => id))
})

test('WC-B-CMP-05 WC-B-CMP-06 WC-B-SPE-32 tiles: three levels, Orc melee and Night Elf ranged four, others two', () => {
  expect(races.map(({ levels }) => levels.map(({ length }) => length))).toEqual([
    [3, 3, 3],
    [4, 3, 2],
    [3, 3, 3],
    [2, 4, 3],
  ])
  for (const { levels } of races)
    for (const type of levels) {
      expect(type.at(-1)!.needs).toBe(0)
      for (const { needs } of type.slice(0, -1)) expect(needs).toBeGreaterThan(0)
      for (const { strength } of type) expect(strength >= 1 && strength <= 5).toBe(true)
    }
  expect(races[ORC].levels[0].map(({ needs }) => needs)).toEqual([1, 2, 3, 0])
  expect(races[ORC].levels[0][3]).toMatchObject({ name: 'Tauren', strength: 5, abilities: AREA_ATTACK })
})

test('WC-B-CMP-07 the resource die shows 1, 1, 1, 2, 2, 3', () => {
  expect(RESOURCE_DIE.faces).toEqual([1, 1, 1, 2, 2, 3])
  // WC-X-DRN-02: a space yields 20 on average until the second 3
  const mean = RESOURCE_DIE.faces!.reduce((sum, face) => sum + face) / RESOURCE_DIE.sides
  expect(mean * 2 * RESOURCE_DIE.sides).toBe(20)
})

test('WC-B-ABL-07 Heal is Human, Bloodlust Orc, Raise Dead Undead, Slow Poison Night Elf; others have Area Attack', () => {
  const powers = races.map(({ levels }) => levels.flat().reduce((bits, { abilities: own }) => bits | own, 0))
  expect(powers[HUMAN] & ~AREA_ATTACK).toBe(HEAL)
  expect(powers[ORC] & ~AREA_ATTACK).toBe(BLOODLUST)
  expect(powers[UNDEAD] & ~AREA_ATTACK).toBe(RAISE_DEAD)
  expect(powers[NIGHTELF] & ~AREA_ATTACK).toBe(SLOW_POISON)
})

test('WC-B-EXP-05 WC-B-EXP-01 WC-X-CMP-02 decks: 21 cards, of the expansion 30; three Victory Points in each', () => {
  RACES.forEach((_, race) => {
    const [base, expansion] = [false, true].map(with_ => copiesIn(race, with_))
    expect(expansion.reduce((sum, copies) => sum + copies)).toBe(30)
    for (const deck of [base, expansion]) expect(deck[cardNamed('victory-point')]).toBe(3)
    cards.forEach((card, i) => {
      if (card.race !== -1 && card.race !== race) expect(base[i] + expansion[i]).toBe(0)
    })
  })
  for (const name of ['call-to-arms', 'pillage', 'renew', 'summon-building'])
    expect(cards[cardNamed(name)].base).toBe(2)
  expect(cards).toHaveLength(44)
  expect(cards.filter(({ base }) => base > 0)).toHaveLength(20)
  for (const { gives } of cards) expect(gives === 1 || gives === 2).toBe(true)
  expect(cardNamed('no-card')).toBe(-1)
})

test('WC-B-EXP-05 decks are even in kind: one to four copies of a card, and what is attested is not ours to change', () => {
  for (const isFormer of [false, true])
    RACES.forEach((_, race) => {
      const [base, expansion] = [false, true].map(with_ => copiesIn(race, with_, isFormer))
      expect(base.reduce((sum, copies) => sum + copies)).toBe(21)
      expect(expansion.reduce((sum, copies) => sum + copies)).toBe(30)
      for (const copies of [...base, ...expansion]) expect(copies).toBeLessThanOrEqual(4)
      cards.forEach((card, i) => {
        if (card.race !== -1 && card.race !== race) return
        expect(base[i] > 0).toBe(card.base > 0)
        expect(expansion[i]).toBeGreaterThan(0)
      })
    })
  for (const { former, source } of cards) if (former) expect(codeOf(source, 'copies')).toBe('D')
  for (const { former, source } of races.flatMap(({ levels }) => levels.flat()))
    for (const field of Object.keys(former ?? {})) expect(isDesigned(source, field)).toBe(true)
})

test('WC-B-EXP-05 WC-B-CMP-06 by rules 6 and before decks and tiles are what they were', () => {
  const webs = (isFormer: boolean) => copiesIn(UNDEAD, false, isFormer)[cardNamed('web')]
  expect([webs(true), webs(false)]).toEqual([3, 1])
  expect([true, false].map(isFormer => levelOf(NIGHTELF, 0, 2, isFormer).strength)).toEqual([3, 4])
  expect([true, false].map(isFormer => levelOf(UNDEAD, 1, 2, isFormer).needs)).toEqual([2, 1])
  const former = (rules?: string) => begin({ seats: 2, settings: {}, ...(rules ? { rules } : {}) }).former
  expect([former('1'), former('6'), former('7'), former()]).toEqual([true, true, false, false])
})

test('WC-X-CMP-01 WC-X-CRP-01 24 creep markers, 27 creatures of ten kinds, 48 hero cards, 18 hidden tokens', () => {
  expect(creeps.filter(({ xp }) => xp === 1)).toHaveLength(16)
  expect(creeps.filter(({ xp }) => xp === 2)).toHaveLength(8)
  expect([creeps[HATCHLING].xp, creeps[DRAGON].xp]).toEqual([1, 2])
  expect(creeps[16]).toMatchObject({ strength: 4, dice: 4, xp: 2 })
  expect(summons).toHaveLength(10)
  expect(summons.reduce((sum, { copies }) => sum + copies, 0)).toBe(27)
  expect(MOST_SUMMONS).toBe(5)
  expect(abilities).toHaveLength(48)
  expect(HIDDEN_TOKENS).toHaveLength(9)
  expect(HIDDEN_TOKENS.filter(value => value === 20)).toHaveLength(4)
})

test('WC-X-CMP-04 the elements are Earth, Wind, Fire and Water', () => {
  expect(ELEMENT_TOKENS.map(([name]) => name)).toEqual(['Earth', 'Wind', 'Fire', 'Water'])
})

test('WC-X-HER-08 sixteen heroes, four a race, ranged or melee, growing from level to level', () => {
  expect(heroes).toHaveLength(16)
  heroes.forEach((hero, i) => {
    expect(hero.race).toBe(Math.floor(i / 4))
    expect([0, 1]).toContain(hero.type)
    const [first, second, third] = hero.cards
    expect(hero.cards).toHaveLength(3)
    expect(first.strength <= second.strength && second.strength <= third.strength).toBe(true)
    expect(first.life <= second.life && second.life <= third.life).toBe(true)
  })
  expect(heroes.flatMap((_, i) => summonOf[i]?.name ?? [])).toHaveLength(10)
})

test('WC-X-HER-21 abilities are used once a battle, outside battles once a turn, always-active ones are not used', () => {
  for (const { window, limit } of abilities) {
    const outside = ['moveStart', 'spendStart', 'heroDeath'].includes(window)
    expect(limit).toBe(window === 'always' ? 'none' : outside ? 'turn' : 'battle')
  }
  const first = abilityOfHero(0, 1)
  expect(playables[first]).toBe(abilities[0])
  expect([isAbility(first - 1), isAbility(first)]).toEqual([false, true])
})

test('every value says where it comes from', () => {
  expect(['cost', 'name', 'strength'].map(field => codeOf('D, name FO, cost R7', field))).toEqual(['R7', 'FO', 'D'])
  expect([isDesigned('D, name S'), isDesigned('D, name S', 'name')]).toEqual([true, false])
  expect(codeOf('S')).toBe('S')
  const all = [
    ...cards,
    ...heroes,
    ...abilities,
    ...creeps,
    ...summons,
    ...scenarios,
    ...races,
    ...races.flatMap(({ levels }) => levels.flat()),
  ].map(({ source }) => source)
  for (const source of [...all, ...Object.values(sources)])
    for (const part of source.split(', ')) expect(DOCUMENTS).toHaveProperty(part.split(' ').at(-1)!.replace(/\d+$/, ''))
  for (const text of [cardSources, heroSources, mapSources]) expect(text).toContain('designed')
  expect(raceNamed('orc')).toBe(ORC)
  expect(raceNamed('gnome')).toBe(-1)
})
