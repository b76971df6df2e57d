import { join } from 'node:path'
import {
  type AnyGame,
  chance,
  type GuideSpec,
  type GuideWords,
  LANGUAGES,
  Match,
  must,
  type Option,
  type Saying,
  type Sight,
  wholeGame,
} from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import { readBooks } from '../book/book.ts'
import { type Journey, lead } from '../guide/lead.ts'
import { readDigests } from '../rules/evidence.ts'

const house = join(import.meta.dirname, '..', '..')
/** So many players who choose anything at all are led against the guide's own bot, and so many more against any bot. */
const AGAINST_THE_BOT = 12
const AT_RANDOM = 450
/** Where a random game takes long, fewer. */
const FEWER: Readonly<Record<string, number>> = { demonworld: 150 }

type Words = GuideWords<unknown>

/** Players who take anything, each by a temper of his own: one never does as advised, one seldom, one often. */
function anybody(seed: string): (said: { hints: readonly Option[] }, options: readonly Option[]) => Option {
  const luck = chance(seed)
  const obeys = luck.pick([0, 0, 0.3, 0.8])
  return ({ hints }, options) => {
    if (hints.length > 0 && luck.below(10) < obeys * 10) return luck.pick(hints)
    const others = options.filter(option => !hints.includes(option))
    return luck.pick(others.length > 0 ? others : options)
  }
}

/** All a guide could say of a moment, in one language. */
function sayings({ ideas, asks }: Words): [string, Saying<unknown>][] {
  const ofIdeas = Object.entries(ideas).flatMap(([name, { say, well, other }]) =>
    Object.entries({ say, well, other }).map(([key, saying]) => [`${name}.${key}`, saying] as const),
  )
  return [...ofIdeas, ...Object.entries(asks)].flatMap(([key, saying]) => (saying ? [[key, saying]] : []))
}

const said = (saying: Saying<unknown>, sight: Sight<unknown>) => (typeof saying === 'function' ? saying(sight) : saying)

describe.each(Object.keys(registry))('the guided first game of %s', name => {
  let game: AnyGame
  let guide: GuideSpec<unknown>
  let words: readonly Words[]
  let followed: Journey

  beforeAll(async () => {
    const parts = registry[name].guide!
    game = await wholeGame(registry[name])
    guide = (await parts.ideas()).guide
    words = await Promise.all(LANGUAGES.map(async language => (await parts.words[language]()).words))
    followed = lead(game, guide, () => undefined)
  })

  test('begins at a legal table with a real bot and one player', () => {
    const { table } = guide
    expect(table.bots.filter(bot => bot === null)).toHaveLength(1)
    for (const bot of table.bots.flatMap(name => name ?? [])) expect(['novice', 'fair']).toContain(bot)
    const seats = table.bots.map((_, seat) => `${seat}`)
    const opened = Match.open(game, { ...table, seats, dice: { seed: table.seed } })
    expect(opened.ok ? null : opened.problem).toBeNull()
    game.check?.(must(opened).state)
  })

  test('is told in every language: every idea, and the same answers', () => {
    const [first] = words
    for (const other of words) {
      expect(Object.keys(other.ideas).toSorted()).toEqual(guide.ideas.map(idea => idea.name).toSorted())
      expect(sayings(other).map(([key]) => key)).toEqual(sayings(first).map(([key]) => key))
      expect(other.learnt.length).toBe(first.learnt.length)
      for (const line of [other.line, ...other.learnt, other.done, other.won, other.lost]) expect(line).not.toBe('')
      if (other !== first) expect(other.done).not.toBe(first.done)
    }
  })

  test('names rules, questions and chapters that exist', () => {
    const [digest] = readDigests(house, { [name]: game.digest! })
    const known = new Set(digest.rules.map(({ id }) => id))
    const chapters = readBooks(house, name).flatMap(book => book.chapters.map(chapter => chapter.name))
    for (const idea of guide.ideas) {
      expect(idea.rules.length, idea.name).toBeGreaterThan(0)
      expect(
        idea.rules.filter(rule => !known.has(rule)),
        idea.name,
      ).toEqual([])
      expect(
        (idea.asks ?? []).filter(asked => !game.decisions.has(asked)),
        idea.name,
      ).toEqual([])
      expect(idea.asks ?? idea.when, `${idea.name} is told some time`).toBeDefined()
    }
    const asked = [...Object.keys(guide.hints ?? {}), ...Object.keys(guide.marks ?? {}), ...Object.keys(words[0].asks)]
    expect(asked.filter(decision => !game.decisions.has(decision))).toEqual([])
    expect(guide.chapters.filter(chapter => !chapters.includes(chapter))).toEqual([])
  })

  test('shows every idea to who does as advised, one at a time, and he reaches the end', () => {
    expect(guide.ideas.map(idea => idea.name).filter(idea => !followed.met.has(idea))).toEqual([])
    expect(followed.end).not.toBe('lost')
    for (const { said: told, written } of followed.led) {
      expect(told.lessons.length, written).toBeLessThanOrEqual(4)
      expect(told.lessons.slice(0, -1).every(lesson => lesson.isAside)).toBe(true)
    }
  })

  test('has words for whatever it tells, and points only at what is there', () => {
    for (const { said: told } of followed.led) {
      const scene = game.scene(told.sight.view, game.text.en)
      const there = new Set(
        scene.boards.flatMap(({ places, counters }) => [
          ...places.map(place => place.id),
          ...counters.flatMap(({ id, of }) => [id, ...(of ? [of] : [])]),
        ]),
      )
      for (const { idea, asks, marks } of told.lessons) {
        expect(
          marks.filter(mark => !there.has(mark)),
          idea ?? asks!,
        ).toEqual([])
        for (const own of words) {
          const line = idea === null ? own.asks[asks!] : own.ideas[idea].say
          if (line !== undefined) expect(said(line, told.sight)).toMatch(/^\S.*[.!?…]$/su)
          else expect(asks).not.toBeNull()
        }
      }
    }
  })

  test('leads anybody to an end, whatever he chooses, without a question it has nothing to say of', () => {
    const faults: string[] = []
    const play = (seed: string, bot?: string) => {
      const { led, met, end } = lead(game, guide, anybody(seed), bot, seed)
      if (end === null || led.length > guide.limit) faults.push(`${seed}: ends as ${end} after ${led.length}`)
      for (const { said: told } of led) {
        const last = told.lessons.at(-1)
        if (!last || last.isAside) faults.push(`${seed}: nothing said at ${told.sight.asks}`)
        if (told.hints.some(hint => !Number.isInteger(hint))) faults.push(`${seed}: an odd hint`)
      }
      for (const own of words)
        for (const idea of met) if (!own.ideas[idea]) faults.push(`${seed}: no words for ${idea}`)
    }
    for (let i = 0; i < AGAINST_THE_BOT; i++) play(`hostile ${i}`)
    for (let i = 0; i < (FEWER[name] ?? AT_RANDOM); i++) play(`random ${i}`, 'random')
    expect(faults).toEqual([])
  })

  test('says something whatever it sees: every saying can be said at every moment', () => {
    for (const { said: told } of followed.led)
      for (const own of words)
        for (const [key, saying] of sayings(own))
          expect(said(saying, told.sight), key).not.toMatch(/undefined|NaN|\[object/)
  })

  test('goes to the same end again: a guide is its table, its bot and its dice', () => {
    const again = lead(game, guide, () => undefined)
    expect(again.match.lines).toEqual(followed.match.lines)
  })
})
