import { type Aid, aid, optionKind, optionValue, plan, proposal, say, wayTo, writeOption } from '@hexarium/kernel'
import { choicesOf, match as matchOfGame, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { ground, members } from '../elements.ts'
import { demonworld } from '../index.ts'
import { zoneOf } from '../rules/armies/zone.ts'
import { facingFrom } from '../rules/melee/battle-line.ts'
import { strikeTargets } from '../rules/melee/strike.ts'
import { isOrdered } from '../rules/movement/units.ts'
import type { Demonworld } from '../state.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { alone, line, type Played, stateOf, until } from './examples.ts'
import { type Given, hexAt, matchAt, on, type Setting } from './table.ts'

const helpFor = (match: Played, seat = match.asked!.seats[0]): Aid => aid(demonworld, match.state, seat, 'aid')

/** The odds of options: `kind value` → chance. */
function oddsOf(match: Played): Record<string, number> {
  const decision = demonworld.decisions.get(match.asked!.decision)!
  return Object.fromEntries(
    helpFor(match).odds.map(({ option, chance }) => [
      `${decision.kinds[optionKind(option)]} ${optionValue(option)}`,
      chance,
    ]),
  )
}

function habitOf(match: Played, habit: string): string | undefined {
  const option = helpFor(match).habits[habit]
  return option === undefined ? undefined : writeOption(demonworld.decisions.get(match.asked!.decision)!, option)
}

const archers = { side: 0, card: 'lightArchers', elements: '0,0=P 1,0=P', order: 'P' }

test('DW-IV.9 every target shows its base number, and the chance of a hit', () => {
  const match = matchAt([archers, { side: 1, elements: '1,-4=P', facing: 4, order: 'B' }], { phase: 'firstFire' })
  const [shooter, target] = ['0,0', '1,-4'].map(label => on(stateOf(match), label))
  play(match, 'unit 0')
  expect(helpFor(match).notes).toContainEqual({ at: `element:${shooter}`, short: '5', key: 'best', args: [5] })
  play(match, `shooter ${shooter}`)
  const [note] = helpFor(match).notes
  expect(note).toEqual({ at: `element:${target}`, short: '5', key: 'target', args: [5] })
  expect(say(de.note!['target'], demonworld.view(stateOf(match), 0), note.args, 0)).toBe('Basiszahl 5')
  expect(oddsOf(match)).toEqual({ [`target ${target}`]: 5 / 20 })
  play(match, `target ${target}`)
  expect(oddsOf(match)).toEqual({ [`supporter ${on(stateOf(match), '1,0')}`]: 7 / 20 })
  play(match, 'ready')
  const [forgotten] = helpFor(match).forgotten
  expect(forgotten.ids).toEqual([`element:${on(stateOf(match), '1,0')}`]) // who could shoot as well
})

test('DW-IV.7 DW-XII.3 while shots are declared a shooter’s sight lines are drawn, with what stands in the way of those that are barred', () => {
  const lines = (between: string) => {
    const foe = { side: 1, elements: '1,-4=P', facing: 4, order: 'B' }
    const other = { side: 1, elements: '0,-4=P', facing: 4, order: 'B' } // or nobody could shoot at all
    const match = matchAt([archers, foe, other, ...(between ? [{ side: 0, elements: between, order: 'H' }] : [])], {
      phase: 'firstFire',
    })
    const g = stateOf(match)
    const [from, to] = ['1,0', '1,-4'].map(label => `element:${on(g, label)}`)
    const found = plan(demonworld, g, 0, from, 'sight')
    return { g, from, to, line: found.find(({ at }) => at === to), ways: found.filter(({ key }) => key === 'hides') }
  }
  const free = lines('')
  expect(free.line).toEqual({ at: free.to, from: free.from, short: '5', key: 'target', args: [5] })
  expect(free.ways).toEqual([])
  const barred = lines('1,-2=P')
  expect(barred.line).toMatchObject({ from: barred.from, isBarred: true, key: 'hidden' })
  expect(barred.ways.map(({ at }) => at)).toEqual([`hex:${hexAt(barred.g, '1,-2')}`])
})

test('DW-XVII.12 DW-XVIII.3 DW-XVIII.4 chariots, giants and dragons have sight lines, too, from them and to them', () => {
  const sight = (units: Given[], from: string, to: string, setting: Setting = {}) => {
    const match = matchAt(units, { rules: 'expert', phase: 'firstFire', ...setting })
    const g = stateOf(match)
    const found = plan(demonworld, g, 0, `element:${on(g, from)}`, 'sight')
    const at = `element:${on(g, to)}`
    const line = found.find(note => note.at === at && note.from === `element:${on(g, from)}`)
    return { line, hides: found.filter(({ key }) => key === 'hides').map(note => note.at), g }
  }
  const chariot = { side: 0, card: 'horseChariot', elements: '0,0', order: 'P' }
  const foot = { side: 1, elements: '0,-5=P 1,-5=P', facing: 4, order: 'H' }
  const giant = { side: 1, card: 'clubGiant', elements: '0,-5', facing: 3, order: 'H' }
  const screen = { side: 0, elements: '0,-3=P 1,-3=P 2,-3=P -1,-3=P', order: 'H' }
  const open = sight([chariot, foot], '0,0', '0,-5')
  expect(open.line).toMatchObject({ key: 'target' })
  expect(open.hides).toEqual([])
  // the giant is higher than those before him, the footmen are not higher than a giant
  expect(sight([archers, giant, screen], '0,0', '0,-5').line).toMatchObject({ key: 'target' })
  const behind = { ...giant, elements: '0,-3' }
  const hidden = sight([{ ...archers, order: 'P' }, { ...foot, elements: '0,-6=P' }, behind], '0,0', '0,-6')
  expect(hidden.line).toMatchObject({ isBarred: true })
  expect(hidden.hides.length).toBeGreaterThan(0)
  for (const id of hidden.hides) expect(hidden.g.on[Number(id.split(':')[1])]).toBe(on(hidden.g, '0,-3'))
  // a dragon's rider shoots
  const dragon = { side: 0, card: 'clawDragon', elements: '0,0', order: 'P' }
  expect(sight([dragon, foot], '0,0', '0,-5').line).toMatchObject({ key: 'target' })
})

test('DW-VI.13 blows show theirs, with support and without', () => {
  const match = matchAt(
    [
      { side: 0, elements: '0,0=P -1,0:0=P', engaged: true, phases: 1 },
      { side: 1, elements: '0,-1:4=P 6,6=P', engaged: true, phases: 1 },
    ],
    { phase: 'melee' },
  )
  expect(habitOf(match, 'strikeEasiest')).toMatch(/^everyone/)
  const [own, helper, foe] = ['0,0', '-1,0', '0,-1'].map(label => on(stateOf(match), label))
  play(match, `attacker ${own}`)
  expect(oddsOf(match)).toEqual({ [`target ${foe}`]: 6 / 20 })
  play(match, `target ${foe}`)
  expect(oddsOf(match)).toEqual({ [`supporter ${helper}`]: 9 / 20 })
})

test('DW-VI.40 whoever can come to blows is brought there at one wish; to end it is left to the player', () => {
  const match = matchAt(
    [
      { side: 0, elements: `0,0=P ${line(3, -1, 1)}`, engaged: true, phases: 1 },
      { side: 1, elements: '0,-1:4=P 6,6=P', engaged: true, phases: 1 },
    ],
    { phase: 'melee' },
  )
  const isTheirs = () => match.asked?.decision !== 'regroupElement' || match.asked.seats[0] !== 0
  while (isTheirs()) play(match, choicesOf(match).at(-1)!)
  expect(helpFor(match).proposes).toBe('intoTheFight')
  const before = strikersOf(match)
  for (const option of proposal(demonworld, match.state, 0, 'fight')!.options)
    expect(match.play(0, option).ok).toBe(true)
  expect(strikersOf(match)).toBeGreaterThan(before)
  expect([match.asked?.decision, match.asked?.seats, helpFor(match).proposes]).toEqual([
    'regroupElement',
    [0],
    undefined,
  ])
})

/** How many of the first side have an enemy before them. */
function strikersOf(match: Played): number {
  const g = stateOf(match)
  return g.at.filter((at, e) => at >= 0 && g.owner[g.origin[e]] === 0 && strikeTargets(g, e).length > 0).length
}

test('DW-XV.30 DW-XV.50 tests show how often they are passed', () => {
  const charge = alone({ elements: `0,0=L 1,0=S ${line(3, 0, 2)}`, order: 'P' }, { rules: 'standard' })
  expect(Object.keys(oddsOf(charge))).toEqual([]) // nobody is feared
  const rally = matchAt(
    [
      { side: 0, elements: '0,0=S 1,0=P 2,0=P 3,0=P 4,0=P', routing: true },
      { side: 1, elements: '0,-8=P', facing: 4 },
    ],
    { phase: 'rally' },
  )
  expect(oddsOf(rally)).toEqual({ 'unit 0': 4 / 6 }) // needs 3
  const view = demonworld.view(stateOf(rally), 0)
  expect(say(en.odds!['passes'], view, [3], 0)).toBe('passes with 3 or more on a six-sided die')
})

test('DW-III.5 units without a marker are not forgotten', () => {
  const match = matchAt(
    [archers, { side: 1, elements: '1,-9=L', facing: 4 }].map(unit => ({ ...unit, order: undefined })),
    {
      phase: 'orders',
      rules: 'introduction',
    },
  )
  expect(helpFor(match, 0).forgotten.map(({ ids }) => ids)).toEqual([['unit:0']])
  play(match, '0>order 3')
  expect(helpFor(match, 0).forgotten).toEqual([])
})

test('DW-III.1 DW-V.4 units that could still move are not forgotten, but those that hold may stand', () => {
  const far = { side: 1, elements: '0,-12=P', facing: 4, order: 'H' }
  const attack = matchAt([
    { side: 0, elements: line(4), order: 'A' },
    { side: 0, elements: line(4, 4), order: 'A' },
    far,
  ])
  const forgotten = () => helpFor(attack).forgotten.map(({ ids }) => ids)
  expect([attack.asked?.decision, forgotten()]).toEqual(['chooseMover', [['unit:0', 'unit:1']]])
  play(attack, 'unit 0', 'done')
  expect(forgotten()).toEqual([['unit:1']])
  const hold = matchAt([
    { side: 0, elements: line(4), order: 'H' },
    { ...far, order: 'B' },
  ])
  while (hold.asked?.seats[0] === 1) play(hold, 'done')
  expect([hold.asked?.decision, helpFor(hold).forgotten]).toEqual(['chooseMover', []])
})

test('DW-XV.63 to give up a routing element is told by what it costs', () => {
  const match = matchAt([
    { side: 0, elements: '0,0=P 1,0=P 6,0=P', routing: true },
    { side: 1, elements: '0,-12=P', facing: 4 },
  ])
  const g = stateOf(match)
  Object.assign(g.routs, { [on(g, '0,0')]: 0, [on(g, '1,0')]: 0 }) // two have rallied, the third has not
  play(match, `element ${on(g, '6,0')}`)
  const { losses } = helpFor(match)
  const { kinds } = demonworld.decisions.get('fleeTo')!
  expect(losses.map(({ option, stakes }) => [kinds[optionKind(option)], stakes])).toEqual([
    ['giveUp', [{ key: 'element', args: [g.card[0]] }]],
  ])
})

test('DW-V.6 a plan shows where a unit could advance to, for what points', () => {
  const match = alone({ elements: line(4) })
  const g = stateOf(match)
  const reached = plan(demonworld, g, 0, `element:${on(g, '0,0')}`, 'plan')
  expect(reached).toContainEqual({ at: `hex:${hexAt(g, '0,-2')}`, short: '6', key: 'reach', args: [6] })
  expect(plan(demonworld, g, 0, 'unit:0', 'plan')).toEqual(reached)
  expect(plan(demonworld, g, 0, 'hex:1', 'plan')).toEqual([])
})

test('DW-V.1 DW-V.6 in the middle of a move a plan shows what is left of it', () => {
  const match = alone({ elements: line(4) })
  const whole = plan(demonworld, stateOf(match), 0, 'unit:0', 'plan')
  play(match, `advance ${hexAt(stateOf(match), '0,-2')}`)
  const left = plan(demonworld, stateOf(match), 0, 'unit:0', 'plan')
  const most = (notes: typeof whole) => Math.max(0, ...notes.map(({ args }) => args[0]))
  expect(left.length).toBeGreaterThan(0)
  expect(most(left)).toBe(most(whole) - 6)
})

test('DW-XV.61 routing units run by themselves where a player leaves it to them', () => {
  const match = matchAt([
    { side: 0, elements: '0,0 1,0', routing: true },
    { side: 1, elements: '0,-8', facing: 4 },
  ])
  expect(habitOf(match, 'runAll')).toMatch(/^everyone/)
  expect(habitOf(match, 'strikeEasiest')).toBeUndefined()
})

test('DW-VI.13 DW-IV.9 a base number is said with its factors, each with its rule, and they add up to it', () => {
  const shots = matchAt([archers, { side: 1, elements: '1,-4=P', facing: 4, order: 'B' }], { phase: 'firstFire' })
  play(shots, 'unit 0')
  play(shots, `shooter ${on(stateOf(shots), '0,0')}`)
  const blows = matchAt(
    [
      { side: 0, card: 'orderKnights', elements: '0,0=P -1,0:0=P', order: 'A', engaged: true },
      { side: 1, elements: '0,-1:1=P 6,6=P', engaged: true, phases: 1 },
    ],
    { phase: 'melee' },
  )
  play(blows, `attacker ${on(stateOf(blows), '0,0')}`)
  for (const match of [shots, blows]) {
    const [{ args, factors = [] }] = helpFor(match).odds
    expect(factors.reduce((sum, { value }) => sum + value, 0)).toBe(args[0])
    expect(factors[0]).toMatchObject({ key: 'weapon', isBase: true, rule: 'DW-II.5' })
  }
  const names = helpFor(blows).odds[0].factors!.map(({ key }) => key)
  expect(names).toContain('charge')
  expect(names).toContain('rear')
})

test('DW-T3 a charge test is said with what it takes off the morale value', () => {
  const keys = Object.keys(en.factor!)
  expect(Object.keys(de.factor!)).toEqual(keys)
  for (const name of ['weapon', 'armour', 'flank', 'support', 'morale', 'fear', 'commanders'])
    expect(keys).toContain(name)
})

test('DW-VI.5 the melee asked about is shown with both sides: who is left, and how many can still strike', () => {
  const match = matchAt(
    [
      { side: 0, elements: '0,0=P -1,0:0=P', engaged: true, phases: 1 },
      { side: 1, elements: '0,-1:4=P 6,6=P', engaged: true, phases: 1 },
    ],
    { phase: 'melee' },
  )
  const { stage } = demonworld.scene(demonworld.view(stateOf(match), 0), en)
  expect(stage!.sides.map(({ owner, pieces }) => [owner, pieces.map(({ text, track }) => [text, track])])).toEqual([
    [0, [['⚔ 2', { now: 2, max: 2 }]]],
    [1, [['⚔ 1', { now: 2, max: 2 }]]],
  ])
  const two = matchAt(
    [
      { side: 0, elements: '0,0=P 6,6=P', engaged: true, phases: 1 },
      { side: 1, elements: '0,-1:4=P 6,4=P', engaged: true, phases: 1 },
      { side: 0, elements: '-6,0=P -9,0=P', engaged: true, phases: 1 },
      { side: 1, elements: '-6,-1:4=P -9,4=P', engaged: true, phases: 1 },
    ],
    { phase: 'melee' },
  )
  const shown = () => demonworld.scene(demonworld.view(stateOf(two), 0), en).stage!.id
  const first = shown()
  expect(say(en.ask['declareStrikes'], demonworld.view(stateOf(two), 0), [], 0)).toMatch(/^Melee of .+ I: who strikes/)
  while (
    two.asked!.decision !== 'declareStrikes' ||
    !/ II: /.test(say(en.ask['declareStrikes'], demonworld.view(stateOf(two), two.asked!.seats[0]), [], 0)!)
  )
    play(two, choicesOf(two).at(-1)!)
  expect(shown()).not.toBe(first) // the other melee has its turn
  const apart = matchAt([archers, { side: 1, elements: '1,-4=P', facing: 4, order: 'B' }], { phase: 'firstFire' })
  expect(demonworld.scene(demonworld.view(stateOf(apart), 0), en).stage).toBeUndefined()
})

test('DW-X.11 commanders stay and keep their facing by habit while no enemy is near, and are asked about when one is', () => {
  const habits = (foe: string) => {
    const match = matchAt(
      [
        { side: 0, card: 'kruuk', elements: '0,0' },
        { side: 1, elements: `${foe}=L`, facing: 4 },
      ],
      { rules: { morale: false } },
    )
    const until = (decision: string) => {
      while (match.asked?.decision !== decision) play(match, choicesOf(match).at(-1)!)
    }
    until('chooseCaptain')
    const stays = habitOf(match, 'captainsStay')
    until('turnCaptain')
    return [stays, habitOf(match, 'captainsLook')]
  }
  expect(habits('0,-12')).toEqual(['done', 'done'])
  expect(habits('0,-6')).toEqual([undefined, undefined])
})

test('DW-III.2 DW-X.3 orders are a row for each unit, which says what lies there already; shapes a row for each width', () => {
  const match = matchOfGame(demonworld, { settings: { battle: 'first' } })
  while (match.asked?.decision !== 'giveOrders') play(match, choicesOf(match).at(-1)!)
  const { decision } = match.asked
  const spec = demonworld.decisions.get(decision)!.spec
  expect(spec.amounts).toEqual(['order', 'everyone'])
  const [first] = choicesOf(match)
  const [unit] = first.match(/\d+/g)!.map(Number)
  const says = () =>
    say(en.amount!['giveOrders.order'], demonworld.view(match.state as never, 0), { unit, order: 0 }, 0)
  const before = says()
  play(match, first)
  expect(says()).toBe(`${before} · Move`)
  expect(say(de.each!['deploy.shape'], {} as never, { width: 3, facing: 4 }, 0)).toBe('↓')
})

test('DW-XVI.12 a unit in hand goes where somebody points, before a shape is chosen: the middle of its front rank there, facing the enemy', () => {
  const match = matchOfGame(demonworld, { settings: { battle: 'lastStand', level: 'standard' } })
  const g = () => match.state as Demonworld
  play(match, 'unit 2') // the Berserkers, ten of them
  const zone = zoneOf(g(), 0)
  const { board } = ground(g())
  const land = [...g().on.keys()]
  const inside = zone.filter(hex => land.every(near => board.distance(hex, near) > 2 || zone.includes(near)))
  expect(inside.length).toBeGreaterThan(0)
  const way = wayTo(demonworld, match.state, 0, null, `hex:${inside[0]}`, 'way')!
  expect(way.options).toHaveLength(2)
  for (const option of way.options) play(match, `${writeOption(demonworld.decisions.get('deploy')!, option)}`)
  const standing = members(g(), 2)
  expect(standing.map(element => g().at[element])).toContain(inside[0])
  expect(new Set(standing.map(element => g().facing[element]))).toEqual(new Set([facingFrom(g().edge[0])]))
  expect(isOrdered(g(), 2)).toBe(true)
  play(match, 'unit 3')
  const outside = zoneOf(g(), 1).find(hex => !zone.includes(hex))
  expect(wayTo(demonworld, match.state, 0, null, `hex:${outside}`, 'way')).toBeNull()
  expect(wayTo(demonworld, match.state, 0, null, `hex:${inside[0]}`, 'way')).toBeNull() // somebody stands there
})

test('DW-V.7 DW-V.11 DW-V.12 steps, wheels and turns of a whole unit are a row each', () => {
  const match = alone({ elements: line(5), order: 'B' })
  expect(match.asked?.decision).toBe('moveUnit')
  const { spec } = demonworld.decisions.get('moveUnit')!
  expect(spec.amounts).toEqual(['step', 'wheel', 'turn'])
  const short = (text: typeof en, kind: string, carried: Record<string, number>) =>
    say(text.each![`moveUnit.${kind}`], {} as never, carried, 0)
  expect(short(en, 'step', { step: 3 })).toBe('←')
  expect(short(de, 'wheel', { right: 1, twice: 0 })).toBe('↷ 60°')
  expect(short(de, 'wheel', { right: 0, twice: 1 })).toBe('↶ 120°')
  expect([1, 3, 4, 5].map(turn => short(en, 'turn', { turn }))).toEqual(['↶ 60°', '↶ 180°', '↷ 120°', '↷ 60°'])
})

test('DW-V.15 who finds no formation is told so, and is not led back without a word', () => {
  const asks = (elements: string) => {
    const match = alone({ elements, order: 'B' }, { rules: 'introduction' })
    play(match, 'reform')
    const offered = choicesOf(match).map(choice => choice.split(' ')[0])
    return [new Set(offered), say(en.ask['reform'], demonworld.view(stateOf(match), 0), [], 0, [...new Set(offered)])]
  }
  const [alike, which] = asks('0,0:1=P 1,0:1=P 2,0:1=P 3,0:1=P 4,0:1=P')
  expect(alike).toContain('block')
  expect(which).toContain('which formation?')
  const [askew, none] = asks('0,0:1=P 1,0:3=P 2,0:5=P 3,0:1=P 4,0:1=P')
  expect(askew).toEqual(new Set(['cancel']))
  expect(none).toContain('Do all face the same way?')
  expect(demonworld.decisions.get('reform')!.spec.ends).toContain('cancel') // nobody cancels for him: law of habits
})

test('DW-IX.5 DW-X.11 it is said for whom the front rank is left, and in which section commanders move', () => {
  const foe: Given = { side: 1, elements: '0,-2=P 1,-2 2,-2', facing: 4, order: 'H' }
  const match = matchAt([{ side: 0, elements: '0,0=P 1,0 2,0 0,1=L 1,1', order: 'A' }, foe], {
    rules: { morale: false },
  })
  until(match, 'chooseMover', 0)
  play(match, 'unit 0')
  expect(match.asked?.decision).toBe('exchangeFigure')
  const view = demonworld.view(stateOf(match), 0)
  expect(say(en.ask['exchangeFigure'], view, [], 0)).toMatch(/^Who leaves the front rank to .*leader/)
  const sections = [0, 1, 2].map(section => say(de.ask['chooseCaptain'], { ...view, section }, [], 0))
  expect(new Set(sections).size).toBe(3)
})
