import {
  type Aid,
  aid,
  lossesInWords,
  type Match,
  type Option,
  optionKind,
  optionValue,
  plan,
  say,
  writeOption,
} from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { strikeFactors } from '../aid/factors.ts'
import { battleBoard } from '../content/battlelands.ts'
import { typeNamed } from '../content/creatures.ts'
import { landNumbered } from '../content/masterboard.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { titan } from '../index.ts'
import { announcements } from '../rules/carry.ts'
import { text as en } from '../text/en/index.ts'
import { field } from './field.ts'
import { afterMovement, battleOf, choose, chooseAll, fight, melee, offered, stateOf, strike, table } from './table.ts'

const helpFor = (match: Match, seat = match.asked!.seats[0]): Aid => aid(titan, match.state, seat, 'aid')

const landId = (number: number) => `land:${landNumbered(number)}`

/** The note on an element, in words. */
function noteAt(match: Match, { notes }: Pick<Aid, 'notes'>, at: string, seat = match.asked!.seats[0]) {
  const note = notes.find(other => other.at === at)
  return (
    note && {
      short: note.short,
      glyphs: note.glyphs,
      says: say(en.note![note.key], titan.view(stateOf(match), seat), note.args, seat),
    }
  )
}

/** The odds of options, by notation. */
function oddsOf(match: Match, help: Aid) {
  const decision = titan.decisions.get(match.asked!.decision)!
  const name = (option: Option) => `${decision.kinds[optionKind(option)]} ${optionValue(option)}`
  return Object.fromEntries(help.odds.map(({ option, chance, args }) => [name(option), { chance, args }]))
}

function habitOf(match: Match, habit: string, seat?: number): string | undefined {
  const option = helpFor(match, seat).habits[habit]
  return option === undefined ? undefined : writeOption(titan.decisions.get(match.asked!.decision)!, option)
}

const other = { legions: ['600 titan ogre'] }

test('TI-18.3a every land a legion can reach shows what it could muster there, or how an attack would go', () => {
  const match = table({
    seats: [{ legions: ['1 titan centaur*2'] }, { legions: ['600 titan ogre', '4 gargoyle*2'] }],
    roll: 3,
  })
  choose(match, 'legion 0')
  const help = helpFor(match)
  expect(help.notes.map(({ at }) => at)).toContain(landId(4))
  expect(noteAt(match, help, landId(4))!.says).toMatch(/^An attack here wins \d+ times in 100/)
  expect(noteAt(match, help, landId(4))!.short).toMatch(/^\d+ %$/)
  const attack = oddsOf(match, help)[`land ${landNumbered(4)}`]
  expect(attack.chance).toBeGreaterThan(0)
  expect(attack.chance).toBeLessThan(1)
})

test('TI-18.3a before a legion is chosen each shows the best muster within its reach', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*2 centaur*2'] }, other], roll: 1 })
  const help = helpFor(match)
  expect(help.notes.every(({ at, key }) => at === 'legion:0' && key === 'bestMuster')).toBe(true)
})

test('TI-7.4f a plan tells for each land the rolls that lead there, and what could be mustered, for one’s own legions', () => {
  const match = table({ seats: [{ legions: ['1 titan centaur*2'] }, { legions: ['600 titan ogre', '41 lion*2'] }] })
  const own = plan(titan, match.state, 0, 'legion:0', 'plan')
  const rolls = new Set(own.flatMap(({ short }) => short!.split(' ')))
  expect([...rolls].sort()).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(own.some(({ glyphs }) => glyphs!.length > 0)).toBe(true)
  const theirs = plan(titan, match.state, 0, 'legion:13', 'plan')
  expect(theirs.length).toBeGreaterThan(5)
  expect(theirs.every(({ glyphs }) => glyphs!.length === 0)).toBe(true)
})

test('TI-6.2b once the roll is known a legion that has still to move shows only what it leads to', () => {
  const seats = [{ legions: ['100 titan ogre', '1 lion*2'] }, { legions: ['600 titan ogre', '41 lion*2'] }]
  const shorts = (roll: number, legion: number) => {
    const match = table({ seats, roll })
    return new Set(plan(titan, match.state, 0, `legion:${legion}`, 'plan').map(({ short }) => short))
  }
  expect([...shorts(3, 0)]).toEqual(['3'])
  expect([...shorts(6, 0)].every(short => /^6?( ?T)?$/.test(short!))).toBe(true)
  expect([...shorts(6, 0)].some(short => short!.endsWith('T'))).toBe(true)
  expect(shorts(3, 12).size).toBeGreaterThan(1)
})

test('TI-8.1a a plan marks the lands a six reaches by tower teleport', () => {
  const match = table({ seats: [{ legions: ['100 titan ogre'] }, other] })
  const notes = plan(titan, match.state, 0, 'legion:0', 'plan')
  const tower = notes.find(({ at }) => at === landId(200))!
  expect(tower.short).toMatch(/T$/)
  expect(say(en.note![tower.key], titan.view(stateOf(match), 0), tower.args, 0)).toMatch(/with 6 by teleport/)
  expect(plan(titan, match.state, 1, 'legion:0', 'plan').every(({ short }) => !short!.endsWith('T'))).toBe(true)
})

test('TI-11.2 a plan shows where a fighter could come in one move; what is no piece has none', () => {
  const match = fight('plains', 'ogre -', 'lion -, lion -', { round: 1 })
  const notes = plan(titan, match.state, 0, 'fighter:0', 'plan')
  expect(notes.length).toBeGreaterThan(0)
  expect(plan(titan, match.state, 0, 'fighter:99', 'plan')).toEqual([])
  expect(plan(titan, match.state, 0, 'land:4', 'plan')).toEqual([])
  expect(plan(titan, match.state, 0, 'legion:70', 'plan')).toEqual([])
})

test('TI-13.2a dice and number stand on every target, with the chance to slay it', () => {
  const match = melee('plains', 'ogre C3', 'lion C4:3, centaur D4', { phasing: 'attacker' })
  const striker = battleOf(match).type.findIndex((_, id) => battleOf(match).side[id] === 0)
  expect(noteAt(match, helpFor(match), `fighter:${striker}`)!.short).toBe('6×5')
  choose(match, `fighter C3`)
  const help = helpFor(match)
  const lion = battleOf(match).hits.indexOf(3)
  expect(noteAt(match, help, `fighter:${lion}`)).toMatchObject({
    short: '6×5',
    says: '6 dice at 5+, 2 hits to slay it',
  })
  const strike = oddsOf(match, help)[`strike ${lion}`]
  expect(strike.args).toEqual([6, 5, 2])
  expect(strike.chance).toBeCloseTo(1 - (2 / 3) ** 6 - 6 * (1 / 3) * (2 / 3) ** 5, 10)
})

test('TI-9.2a flight and battle: both know both legions and see the odds of a fight', () => {
  const match = table({
    seats: [{ legions: ['1 titan lion*4'] }, { legions: ['600 titan ogre', '2 ogre*2'] }],
    roll: 1,
  })
  chooseAll(match, 'legion 0', 'land 2', 'done')
  expect(match.asked!.decision).toBe('flightWindow')
  const stand = oddsOf(match, helpFor(match, 1))['stand 0']
  expect(stand.chance).toBeLessThan(0.5)
  choose(match, 'stand')
  const [attacks, defends] = [0, 1].map(seat => oddsOf(match, helpFor(match, seat))['battle 0'].chance)
  expect(attacks + defends).toBeCloseTo(1, 10)
  expect(attacks).toBeGreaterThan(0.5)
})

test('TI-6.2b ending a phase names the legions that are forgotten', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*6', '41 lion*2'] }, other] })
  expect(helpFor(match).forgotten.map(({ ids }) => ids)).toEqual([['legion:0']])
  choose(match, 'roll', [1])
  expect(helpFor(match).forgotten).toEqual([])
  choose(match, 'legion 1')
  choose(match, offered(match)[0])
  expect(helpFor(match).forgotten.map(({ ids }) => ids)).toEqual([['legion:0']])
})

test('TI-10.1d in a battle who still waits outside is named before the manoeuvres end', () => {
  const match = fight('plains', 'ogre -', 'lion -, lion -', { round: 1 })
  const { forgotten } = helpFor(match)
  expect(forgotten.map(({ ids }) => ids.length)).toEqual([2])
})

test('TI-13.0b habits: forced strikes, the single carry, done when nothing is left', () => {
  const match = melee('plains', 'ogre C3', 'lion C4:3, centaur D4', { phasing: 'attacker' })
  expect(habitOf(match, 'forcedStrikes')).toBeUndefined()
  const alone = melee('plains', 'ogre C3', 'lion C4', { phasing: 'attacker' })
  expect(habitOf(alone, 'forcedStrikes')).toMatch(/^fighter/)
  expect(habitOf(alone, 'doneWhenNothingIsLeft')).toBeUndefined()
  strike(match, 'C3', 'C4', [6, 6, 6, 1, 1, 1], 1)
  expect(match.asked!.decision).toBe('carry')
  expect(habitOf(match, 'singleCarry')).toBe(`fighter ${battleOf(match).type.indexOf(typeNamed('centaur'))}`)
})

test('TI-14.0a TI-15.3a habits: who has nobody to bring does without; among people nobody learns that by haste', () => {
  const spec = { phasing: 'attacker' as const, round: 3, stock: { warlock: 0 } }
  const tower = melee('tower', 'ogre A1, ogre C1', 'titan D4, warlock C2:4', spec)
  strike(tower, 'C1', 'C2', [6, 6, 6, 1, 1, 1])
  strike(tower, 'C2', 'C1', [1, 1, 1, 1, 1])
  expect(tower.asked!.decision).toBe('reinforce')
  expect(habitOf(tower, 'nobodyComes')).toBeUndefined()
  const alone = melee('plains', 'ogre C3', 'lion D3:4, lion A1', { phasing: 'defender' })
  strike(alone, 'D3', 'C3', [1, 1, 1, 1, 1])
  strike(alone, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  expect(alone.asked!.decision).toBe('summon')
  expect(habitOf(alone, 'nobodyComes')).toBe('pass')
  // who may only concede there is spared nothing by it
  expect(habitOf(alone, 'nobodyComes', alone.asked!.may![0])).toBeUndefined()
  expect(titan.decisions.get('summon')!.spec.hides).toBe(true)
})

test('TI-6.4a habits: a phase without anything left to do ends', () => {
  const match = table({ seats: [{ legions: ['>1 titan ogre*6'] }, other], roll: 1 })
  expect(habitOf(match, 'doneWhenNothingIsLeft')).toBe('done')
  choose(match, 'done')
  expect(match.asked!.decision).toBe('muster')
  expect(habitOf(match, 'doneWhenNothingIsLeft')).toBe('done')
})

test('TI-17.0a habits: what was earned is taken, an archangel before an angel', () => {
  const seats = [{ score: 390, legions: ['>1 titan lion*4'] }, { legions: ['600 titan ogre', '1 ogre*6'] }]
  const match = table({ seats, roll: 1 })
  chooseAll(match, 'done', 'flee')
  expect(match.asked!.decision).toBe('spoils')
  expect(habitOf(match, 'acquire')).toMatch(/^acquire/)
  expect(helpFor(match).forgotten).toHaveLength(1)
})

test('TI-18.3d habits: the strongest muster with every legion that can', () => {
  const match = table({ seats: [{ legions: ['>1 titan ogre*2 centaur*2'] }, other], roll: 1 })
  choose(match, 'done')
  expect(match.asked!.decision).toBe('muster')
  const first = habitOf(match, 'musterStrongest')
  expect(first).toMatch(/^legion 0$/)
  choose(match, first!)
  expect(habitOf(match, 'musterStrongest')).toMatch(/^piece/)
})

/** What each option would give up needlessly, in words, by notation. */
function lossesOf(match: Match, seat = match.asked!.seats[0]): Record<string, string[]> {
  const decision = titan.decisions.get(match.asked!.decision)!
  const view = titan.view(stateOf(match), seat)
  return Object.fromEntries(
    helpFor(match, seat).losses.map(({ option, stakes }) => [
      writeOption(decision, option),
      lossesInWords(titan, 'en', view, stakes, seat),
    ]),
  )
}

const conceded = ['the game is lost', 'your Titan is eliminated: the game is lost for you', 'your ogre is eliminated']

test('TI-9.4a who concedes a battle is told what it costs, also while the other side moves', () => {
  const match = fight('plains', 'lion F1', 'titan A1, ogre A2', { phasing: 'attacker' })
  expect(match.asked!.seats).toEqual([0])
  expect(lossesOf(match, 1)).toEqual({ 'concede 0': conceded })
})

test('TI-10.1d to end the first manoeuvres with somebody outside eliminates him: it is said, and no habit does it', () => {
  const match = fight('plains', 'lion F1', 'titan -, ogre A2, troll -', { round: 1 })
  expect(lossesOf(match)['done']).toEqual([...conceded, 'your troll is eliminated'])
  const blocked = fight('plains', 'lion F1', 'ogre -, troll -', { round: 1 })
  choose(blocked, 'fighter ogre')
  choose(blocked, 'hex A1')
  choose(blocked, 'fighter troll')
  choose(blocked, 'hex A2')
  expect(lossesOf(blocked)['done']).toBeUndefined()
  expect(habitOf(blocked, 'doneWhenNothingIsLeft')).toBe('done')
})

test('TI-9.2b TI-9.3c fleeing and agreeing to lose are told by what they cost; to stand costs nothing yet', () => {
  const match = afterMovement({
    seats: [{ legions: ['>8 troll*2', '500 titan ogre'] }, { legions: ['8 lion*2', '600 titan ogre'] }],
  })
  expect(lossesOf(match)).toEqual({ flee: ['2 lions of yours are eliminated'] })
  chooseAll(match, 'stand', '0>offer attacker', 'done')
  expect(lossesOf(match, 1)).toEqual({
    'accept 0': ['2 lions of yours are eliminated'],
    'concede 0': ['2 lions of yours are eliminated'],
  })
})

test('TI-13.6a who is slain and still lies there is lost already: the last strike of a phase gives nobody up', () => {
  const match = melee('plains', 'ogre C3, troll C4', 'lion D3:5, ogre D4', { phasing: 'attacker' })
  expect(lossesOf(match, 1)).toEqual({ 'concede 0': ['your ogre is eliminated'] })
})

test('TI-13.6a TI-1.1a whose Titan is slain has lost everything already: striking back costs him nothing more', () => {
  const match = melee('plains', 'ogre C3, troll C4', 'titan D3:6, ogre D4', { phasing: 'attacker' })
  expect(lossesOf(match, 1)).toEqual({})
})

/** The sums of a make-up, base by base. */
function sums({ factors = [] }: Pick<Aid['odds'][number], 'factors'>): number[] {
  const found: number[] = []
  for (const { value, isBase } of factors) {
    if (isBase) found.push(value)
    else found[found.length - 1] += value
  }
  return found
}

test('TI-13.2a TI-13.2b dice and number of a strike are said with what they are made of, each with its rule', () => {
  const match = melee('plains', 'ogre C3', 'lion C4:3, centaur D4', { phasing: 'attacker' })
  choose(match, 'fighter C3')
  for (const odds of helpFor(match).odds) expect(sums(odds)).toEqual(odds.args.slice(0, 2))
  expect(helpFor(match).odds[0].factors).toEqual([
    { key: 'power', args: [], value: 6, isBase: true, rule: 'TI-13.2a' },
    { key: 'even', args: [], value: 4, isBase: true, rule: 'TI-13.2b' },
    { key: 'skill', args: [], value: -2, rule: 'TI-13.2b' },
    { key: 'enemySkill', args: [], value: 3, rule: 'TI-13.2b' },
  ])
})

test('TI-H4 TI-H6 TI-H9 TI-H11 hazards between two fighters are named among what their numbers are made of', () => {
  const pairs = battleBoard.labels.flatMap((label, hex) =>
    [0, 1, 2, 3, 4, 5].flatMap(direction => {
      const beside = battleBoard.neighbour[hex * 6 + direction]
      return beside < 0 ? [] : [[label, battleBoard.labels[beside]]]
    }),
  )
  const seen = new Set<string>()
  for (const map of ['brush', 'mountains', 'desert', 'tower'] as const) {
    for (const [own, foe] of pairs) {
      const battle = field(map, `dragon ${own}, centaur ${own}`, `lion ${foe}`)
      for (const striker of [0, 1]) {
        const [plain] = announcements(battle, striker, 2, STANDARD_RULINGS)
        const factors = strikeFactors(battle, striker, 2, plain)
        expect(sums({ factors })).toEqual([plain.dice, plain.number])
        for (const { key } of factors) seen.add(key)
      }
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['volcano', 'downhill', 'uphill', 'bramble', 'terrain']))
})

test('TI-16.0a before a battle the points to be won and to be lost are said', () => {
  const match = table({
    seats: [{ legions: ['1 titan lion*4'] }, { legions: ['600 titan ogre', '2 ogre*2'] }],
    roll: 1,
  })
  chooseAll(match, 'legion 0', 'land 2', 'done', 'stand')
  const [odds] = helpFor(match, 0).odds.filter(({ key }) => key === 'winsBattle')
  expect(odds.factors!.map(({ key, value }) => [key, value])).toEqual([
    ['toWin', 24],
    ['toLose', 84],
  ])
})

test('TI-9.1a TI-10.5a an engagement shows both stacks to the two, and the battle its round, its losses and how it may end', () => {
  const match = table({
    seats: [
      { legions: ['1 titan lion*4'] },
      { legions: ['600 titan ogre', '2 ogre*2'] },
      { legions: ['300 titan lion'] },
    ],
    roll: 1,
  })
  chooseAll(match, 'legion 0', 'land 2', 'done')
  const stageFor = (of: Match, seat: number) => titan.scene(titan.view(stateOf(of), seat), en).stage!
  expect(stageFor(match, 0).sides.map(({ pieces }) => pieces.map(({ label }) => label))).toEqual([
    ['Titan', 'lion', 'lion', 'lion', 'lion'],
    ['ogre', 'ogre'],
  ])
  const battle = melee('plains', 'ogre C3', 'lion C4:3, centaur D4:3', { phasing: 'attacker' })
  const { round, phase, sides, rolling } = stageFor(battle, 0)
  expect([round, phase, rolling]).toEqual([2, 'strikes', [0]])
  expect(sides[1].pieces.map(({ track, isLost = false }) => [track!.now, isLost])).toEqual([
    [0, true],
    [2, false],
  ])
  expect(helpFor(battle, 0).forecast!.chance).toBeGreaterThan(0)
  expect(helpFor(match, 0).forecast).toBeUndefined()
})

test('TI-6.2b the only end left may be given by the table where it could itself be taken back, and nowhere else', () => {
  const told = new Set<boolean>()
  for (const pieces of ['titan ogre*2', 'titan centaur*2', 'titan lion*2', 'titan angel'])
    for (const roll of [1, 2, 3]) {
      const match = table({ seats: [{ legions: [`1 ${pieces}`] }, other], roll })
      choose(match, 'legion 0')
      const land = offered(match).find(option => option.startsWith('land'))
      if (land !== undefined && match.asked!.decision === 'moveTo') choose(match, land)
      while (match.asked!.seats.join() === '0' && offered(match).join() === 'done') {
        const { keepsUndo } = helpFor(match)
        choose(match, 'done')
        const isOpen = match.asked!.seats.join() === '0' && match.mayUndo(0)
        expect(keepsUndo).toBe(isOpen)
        told.add(isOpen)
      }
    }
  expect([...told].sort()).toEqual([false, true])
})
