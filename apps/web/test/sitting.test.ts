import { inOrder, Match, must, numbered, replay, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { ALL_EYES } from '../src/port/all-eyes.ts'
import { gameNamed } from '../src/port/library.ts'
import { botChoice } from '../src/port/minds.ts'
import { present } from '../src/port/present.ts'
import { Review } from '../src/port/review.ts'
import { type Laid, Sitting } from '../src/port/sitting.ts'
import { Filler, Thinner } from '../src/port/thin.ts'
import { besieged } from './besieged.ts'

const skirmish = await wholeGame(registry['skirmish'])
must(await gameNamed('skirmish', 'en')) // what reckons help comes with the first game a worker opens
const laid = (...bots: (string | null)[]): Laid => ({
  game: 'skirmish',
  bots,
  settings: { rounds: 3 },
  seed: 'a table',
  nonces: [],
})

function playOut(sitting: Sitting): void {
  for (let i = 0; i < 2000 && !sitting.isOver; i++) {
    const bot = sitting.botAsked
    if (bot !== undefined) sitting.botActs(bot, botChoice)
    else {
      sitting.sit()
      must(sitting.choose(sitting.moment().offers[0].option))
    }
  }
}

describe('a table in this browser', () => {
  test('tells the person what is asked, offers everything with words, and lets bots play', () => {
    const sitting = must(Sitting.open(skirmish, laid(null, 'random'), [], 'en'))
    const moment = sitting.moment()
    expect(moment.ask).toContain('Give Red swordsmen 1 an order')
    expect(moment.offers.map(offer => offer.words)).toEqual(['march', 'guard'])
    expect(moment.seats.map(seat => [seat.tone, seat.bot])).toEqual([
      ['red', null],
      ['blue', 'random'],
    ])
    playOut(sitting)
    expect(sitting.moment(true).is).toBe('over')
  })

  test('is the same after it was kept and laid again, in another language', () => {
    const first = must(Sitting.open(skirmish, laid(null, 'random'), [], 'en'))
    for (let i = 0; i < 20; i++) {
      if (first.botAsked !== undefined) first.botActs(first.botAsked, botChoice)
      else must(first.choose(first.moment().offers[0].option))
    }
    const again = must(Sitting.open(skirmish, laid(null, 'random'), first.lines, 'de'))
    expect(again.moment(true).scene.boards[0].counters.map(({ id, at }) => [id, at])).toEqual(
      first.moment(true).scene.boards[0].counters.map(({ id, at }) => [id, at]),
    )
    expect(again.moment(true).log.lines.length).toBe(first.moment(true).log.lines.length)
  })

  test('hands the screen over before a second person sees what the first may not know', () => {
    const sitting = must(Sitting.open(skirmish, laid(null, null), [], 'en'))
    must(sitting.choose(sitting.moment().offers[0].option))
    const between = sitting.moment()
    expect(between.handOver).toBe(1)
    expect(between.offers).toEqual([])
    sitting.sit()
    expect(sitting.moment().seat).toBe(1)
  })

  test('takes a choice back, and forgets what was said of it', () => {
    const sitting = must(Sitting.open(skirmish, laid(null, 'random'), [], 'en'))
    while (!sitting.moment().ask.includes('march, or end')) {
      if (sitting.botAsked !== undefined) sitting.botActs(sitting.botAsked, botChoice)
      else must(sitting.choose(sitting.moment().offers[0].option))
    }
    const before = sitting.moment(true)
    must(sitting.choose(before.offers[0].option))
    must(sitting.undo())
    expect(sitting.moment(true)).toEqual(before)
  })

  test('says why something cannot be chosen', () => {
    const sitting = must(Sitting.open(skirmish, laid(null, 'random'), [], 'en'))
    expect(sitting.whyNot('hex:3')).toBeNull()
    expect(sitting.whyNot('order:1')).toEqual({ rule: 'SK-4.2' })
  })
})

describe('help', () => {
  test('comes with the question: odds, notes, what would be forgotten, habits, and plans for a piece', async () => {
    const titan = await wholeGame(registry['titan'])
    const table: Laid = { game: 'titan', bots: [null, 'random'], settings: {}, seed: 'help', nonces: [] }
    const sitting = must(Sitting.open(titan, table, [], 'en'))
    const seen = { forgets: 0, plans: 0, threats: 0 }
    for (let i = 0; i < 60 && !sitting.isOver; i++) {
      if (sitting.botAsked !== undefined) {
        sitting.botActs(sitting.botAsked, botChoice)
        continue
      }
      const moment = sitting.moment()
      expect(moment.habits.map(({ words }) => words)).not.toContain('')
      seen.forgets += moment.offers.filter(offer => offer.forgets.length > 0).length
      const own = moment.scene.boards[0].counters.find(counter => counter.owner === 0)
      if (own) seen.plans += sitting.plan(own.id).filter(note => note.words !== '').length
      seen.threats += Object.keys(sitting.threats()).length
      must(sitting.choose(moment.offers[0].option))
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  })

  test('says what a choice gives up; such a choice stands last, has no number, and is no lone exception', async () => {
    const titan = await wholeGame(registry['titan'])
    const opened = (...bots: (string | null)[]) => {
      const { laid, lines } = besieged(...bots)
      return must(Sitting.open(titan, laid, lines, 'en'))
    }
    const own = opened(null, 'random').moment()
    expect(inOrder(own.offers).map(({ name, isCostly }) => [name, isCostly])).toEqual([
      ...Array.from({ length: 3 }, () => ['manoeuvre.fighter', false]),
      ['manoeuvre.done', true],
      ['manoeuvre.concede', true],
    ])
    expect(numbered(own.offers).map(({ name }) => name)).not.toContain('manoeuvre.done')
    expect(own.offers.find(({ name }) => name === 'manoeuvre.done')?.losses).toEqual([
      'the game is lost',
      'your Titan is eliminated: the game is lost for you',
      '2 ogres of yours are eliminated',
    ])
    const meanwhile = opened('random', null).moment()
    expect(meanwhile.is).toBe('waiting')
    expect(meanwhile.offers).toMatchObject([
      { name: 'manoeuvre.concede', isGrave: true, isCostly: true, losses: ['2 trolls of yours are eliminated'] },
    ])
    expect(numbered(meanwhile.offers)).toEqual([])
  })

  test('that has not come yet is not taken for safety', async () => {
    const titan = await wholeGame(registry['titan'])
    const { laid, lines } = besieged(null, 'random')
    const sitting = must(Sitting.open(titan, laid, lines, 'en'))
    const match = must(replay(titan, sitting.record()))
    const { offers } = present(titan, 'en', match.seen(0), 0)
    const unsure = offers.filter(({ isUnsure }) => isUnsure).map(({ name, isCostly }) => [name, isCostly])
    // an end keeps its place until help has come, a concession never has one
    expect(unsure).toEqual([
      ['manoeuvre.done', false],
      ['manoeuvre.concede', true],
    ])
  })

  test('people at one screen may agree on a draw', () => {
    const sitting = must(Sitting.open(skirmish, laid(null, null), [], 'en'))
    must(sitting.agreeDraw())
    expect(sitting.isOver).toBe(true)
  })
})

describe('a table kept before phases asked for their end', () => {
  test('goes on as it was begun, and says by which rules', () => {
    const sitting = must(Sitting.open(skirmish, { ...laid('random', 'random'), rules: '1' }, [], 'en'))
    playOut(sitting)
    expect(sitting.record().rules).toBe('1')
    const again = must(Sitting.open(skirmish, laid('random', 'random'), sitting.lines, 'en'))
    expect(again.laid.rules).toBe('1')
    expect(again.record()).toEqual(sitting.record())
    expect(must(Review.open(skirmish, sitting.record())).length).toBe(sitting.lines.length + 1)
    expect(must(Sitting.open(skirmish, laid('random', 'random'), [], 'en')).laid.rules).toBe(skirmish.rules)
  })
})

describe('a record', () => {
  test('shows every moment through every pair of eyes, and nobody sees an order too early', () => {
    const sitting = must(Sitting.open(skirmish, laid('random', 'random'), [], 'en'))
    playOut(sitting)
    const review = must(Review.open(skirmish, sitting.record()))
    expect(review.length).toBe(sitting.lines.length + 1)
    for (let at = 0; at < review.length; at += 5) {
      for (const seat of [-1, 0, 1]) expect(review.moment('fr', at, seat).ask).not.toBe('')
    }
    const values = (seat: number) =>
      review.moment('en', 3, seat).scene.boards[0].counters.find(counter => counter.id === 'unit:0')!.values
    expect(values(0)).not.toEqual(values(1))
    const all = review.moment('en', 3, ALL_EYES).scene.boards[0].counters
    expect(all.find(counter => counter.id === 'unit:0')!.values).toEqual(values(0))
    expect(all.length).toBe(review.moment('en', 3, 0).scene.boards[0].counters.length)
    const dice = review.dice('de')
    expect(dice.map(({ title, seat, better }) => `${title} ${seat} ${better}`)).toEqual([
      'sechsseitiger Würfel 0 high',
      'sechsseitiger Würfel 1 high',
    ])
    const rolls = review.moment('en', review.length - 1, -1).log.lines.flatMap(line => line.dice ?? [])
    expect(new Set(rolls.map(({ who, tone }) => `${who}, ${tone}`))).toEqual(
      new Set(['Red rolls, red', 'Blue rolls, blue']),
    )
    const thrown = dice.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0)
    expect(rolls.flatMap(({ values }) => values)).toHaveLength(thrown)
  })
})

test('a map travels to the page once, and is whole there every time', () => {
  const sitting = must(Sitting.open(skirmish, laid('random', 'random'), [], 'en'))
  const [thinner, filler] = [new Thinner(), new Filler()]
  let places: unknown
  for (let i = 0; i < 5; i++) {
    const moment = { ...sitting.moment(true), number: i }
    const sent = JSON.parse(JSON.stringify(thinner.thin(moment)))
    expect(sent.scene.boards[0].places === null).toBe(i > 0)
    const filled = filler.fill(sent)
    expect(filled).toEqual(JSON.parse(JSON.stringify(moment)))
    if (i > 0) expect(filled.scene.boards[0].places).toBe(places)
    places = filled.scene.boards[0].places
    sitting.botActs(sitting.botAsked!, botChoice)
  }
})

test('what reads the same whatever it carries stands for itself: an army that is set up is ready by the first choice', async () => {
  const demonworld = await wholeGame(registry['demonworld'])
  const spec = { seats: ['red', 'blue'], settings: { battle: 'kaibanPass', level: 'expert' }, dice: { seed: 'ready' } }
  const match = must(Match.open(demonworld, spec))
  const words = (offers: readonly { words: string; isBare: boolean }[]) =>
    offers.filter(one => one.isBare).map(one => one.words)
  const atFirst = present(demonworld, 'en', match.seen(0), 0).offers
  expect(words(atFirst)).toContain('Deploy the rest in plain battle lines')
  expect(atFirst.filter(one => one.words.includes('set up'))).toEqual([]) // who is still to come
  must(match.play(0, 'automatic 0'))
  const { offers } = present(demonworld, 'en', match.seen(0), 0)
  expect(offers.length).toBeGreaterThan(14) // a longer list is folded
  expect(inOrder(offers)[0].words).toBe('Ready')
  expect(offers.some(one => one.words === 'Berserkers (already set up)')).toBe(true)
})

test('what never offers more than its end says in its own words what is over', async () => {
  const demonworld = await wholeGame(registry['demonworld'])
  const match = must(Match.open(demonworld, { seats: ['red', 'blue'], settings: {}, dice: { seed: 'rush' } }))
  const seen = match.seen(0)
  const asked = { seats: [0], decision: 'endRage' }
  const { ask, offers } = present(demonworld, 'en', { ...seen, asked, options: [0] as never }, 0)
  expect(offers.map(({ words, ends }) => [words, ends])).toEqual([['Continue', true]])
  expect(ask).toMatch(/the rush ahead is over$/)
})

test('where nothing is left but to end, nobody is sent looking for something to choose', async () => {
  const dragonRage = await wholeGame(registry['dragon-rage'])
  const saysItself = (name: string) => dragonRage.decisions.get(name)!.kinds.length === 1
  const match = must(Match.open(dragonRage, { seats: ['red', 'blue'], settings: {}, dice: { seed: 'end' } }))
  const asked = new Set<string>()
  for (let choices = 0; choices < 400 && asked.size < 2; choices++) {
    const seat = match.asked!.seats[0]
    const seen = match.seen(seat)
    const { ask, offers, reacts } = present(dragonRage, 'en', seen, seat)
    const isEnd =
      !reacts && offers.length === 1 && offers[0].ends && offers[0].isBare && !saysItself(match.asked!.decision)
    expect(ask === 'Nothing left to choose', ask).toBe(isEnd)
    expect(ask).not.toBe(offers[0].words) // “Done”, and below it “Done”, asks nothing
    asked.add(isEnd ? 'end' : 'more')
    // whoever can be led is led, and left where he stands
    const option = offers.find(({ ends }) => !ends)?.option ?? offers[0].option
    must(match.play(seat, option))
  }
  expect([...asked].sort()).toEqual(['end', 'more'])
})
