import { copy, heard, knownTo, type Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { typeNamed } from '../content/creatures.ts'
import {
  afterMovement,
  choose,
  chooseAll,
  fight,
  knownOf,
  offered,
  type SeatSpec,
  settle,
  stateOf,
  strike,
  type TableSpec,
  table,
  viewOf,
} from './table.ts'

const other = { legions: ['600 titan centaur'] }
const onlooker = { legions: ['200 titan centaur', '300 lion'] }

/** What a seat hears and sees while these choices are made. */
function witnessed(match: Match, seat: number, choices: string[]): unknown {
  const story = choices.map(choice => heard(choose(match, choice), seat))
  return { story, seen: match.seen(seat) }
}

/** Both tables look the same to a seat while their choices are made. */
function looksAlike(seat: number, one: [Match, string[]], two: [Match, string[]]): void {
  expect(witnessed(one[0], seat, one[1])).toEqual(witnessed(two[0], seat, two[1]))
}

test('TI-K1 board, markers, heights, flags, roll, scores, pools, stacks and the dead are in every view', () => {
  const seats = [{ score: 120, legions: ['>3 lion*2', '500 titan'] }, { legions: ['3 ogre', '600 titan'] }]
  const match = table({ seats, stock: { troll: 5 } })
  const g = stateOf(match)
  for (const seat of [-1, 0, 1]) {
    const view = viewOf(match, seat)
    for (const key of [
      'at',
      'holder',
      'height',
      'moved',
      'roll',
      'score',
      'stock',
      'dead',
      'slain',
      'mulliganUsed',
      'alive',
    ] as const) {
      expect(view[key]).toEqual(g[key])
    }
    expect(view.contested).toEqual([g.at[0]])
  }
})

test('TI-K1 views hold no contents, no dice and no knowledge but one’s own', () => {
  const match = table({ seats: [{ legions: ['3 titan lion*2'] }, other] })
  for (const seat of [-1, 0, 1]) {
    const keys = Object.keys(viewOf(match, seat))
    for (const secret of ['content', 'known', 'core']) expect(keys).not.toContain(secret)
  }
})

test('TI-K2 the contents of legions are the owner’s secret', () => {
  const match = table({ seats: [{ legions: ['3 titan lion', '9 ogre troll'] }, other] })
  expect(knownOf(match, 0, 0)).toBe('titan lion')
  for (const seat of [-1, 1]) expect(knownOf(match, seat, 0)).toBe('……')
})

test('TI-K4 what a player has been shown stays visible to him, carried through public changes', () => {
  const seats = [
    { legions: ['>3 troll*3', '9 lion*2', '500 titan'] },
    { legions: ['3 gargoyle', '600 titan'] },
    onlooker,
  ]
  const match = afterMovement({ seats })
  choose(match, '1>flee')
  expect(knownOf(match, 1, 0)).toBe('troll troll troll') // he saw it when they met
  expect(knownOf(match, 2, 0)).not.toBe('troll troll troll')
  choose(match, 'done')
  expect(knownOf(match, 1, 0)).toBe('troll troll troll')
})

test('TI-K4 a legion once seen is followed through a muster and a split', () => {
  const seats: SeatSpec[] = [
    { legions: ['>8 ogre*3', '9 lion*2', '500 titan'] },
    { legions: ['8 gargoyle', '600 titan ogre*3'] },
  ]
  const match = afterMovement({ seats })
  chooseAll(match, '1>flee', 'legion 0', 'piece troll')
  expect(knownOf(match, 1, 0)).toBe('ogre ogre ogre troll')
})

test('TI-K6 options go only to the seat that has them, and others do not learn what is asked', () => {
  const match = table({ seats: [{ legions: ['3 titan lion*3'] }, other] })
  expect(match.seen(0).options.length).toBeGreaterThan(0)
  for (const seat of [-1, 1])
    expect(match.seen(seat)).toMatchObject({ options: [], asked: { decision: null, seats: [0] } })
})

test('TI-K6 a defender who cannot flee is shown to third parties simply as standing', () => {
  const seats = (first: string, second: string) => [
    { legions: ['>8 troll*2', '500 titan'] },
    { legions: [`8 ${first}`, `9 ${second}`, '600 titan'] },
    onlooker,
  ]
  const free = afterMovement({ seats: seats('ogre lion', 'angel troll') })
  const bound = afterMovement({ seats: seats('angel lion', 'ogre troll') })
  expect([offered(free, 1).includes('flee'), offered(bound, 1).includes('flee')]).toEqual([true, false])
  looksAlike(2, [free, ['1>stand']], [bound, ['1>stand']])
})

test('TI-K6 nobody sees who could teleport: a walk looks the same with and without a lord', () => {
  const spec = (first: string, second: string): TableSpec => ({
    seats: [{ legions: [`100 ${first}`, `9 ${second}`, '500 titan'] }, other],
    roll: 6,
  })
  const walk = ['legion 0', 'land 8', 'done', 'done']
  looksAlike(
    1,
    [table(spec('angel lion', 'ogre troll')), walk.slice(0, 3)],
    [table(spec('ogre lion', 'angel troll')), walk.slice(0, 3)],
  )
})

test('TI-K6 a mover who cannot muster is asked like one who can', () => {
  const spec = (first: string, second: string): TableSpec => ({
    seats: [{ legions: [`>8 ${first}`, `9 ${second}`, '500 titan'] }, { legions: ['600 titan ogre*4'] }],
  })
  const can = afterMovement(spec('ogre*2', 'lion*2'))
  const cannot = afterMovement(spec('lion*2', 'ogre*2'))
  expect([offered(can), offered(cannot)]).toEqual([['legion 0', 'done'], ['done']])
  looksAlike(1, [can, ['done']], [cannot, ['done']])
})

test('TI-K6 the summon window does not tell whether there is an angel', () => {
  const begin = (first: string, second: string) => {
    const match = fight('plains', 'ogre C3, lion F1', 'lion D3:4, lion A1', {
      others: [[`9 ${first}`, `>3 ${second}`], ['3 troll']],
      seats: [onlooker],
    })
    choose(match, 'done')
    strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
    strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
    return match
  }
  const with_ = begin('angel lion', 'ogre troll')
  const without = begin('ogre lion', 'angel troll') // engaged elsewhere: no donor
  expect([offered(with_), offered(without)]).toEqual([
    ['angel 2', 'pass', 'concede'],
    ['pass', 'concede'],
  ])
  looksAlike(2, [with_, ['pass']], [without, ['pass']])
})

test('TI-K6 the late options do not tell either: the winner is asked where others must think he may', () => {
  const begin = (first: string, second: string) => {
    const seats = [
      { legions: ['>3 lion', `9 ${first}`, `10 ${second}`, '500 titan'] },
      { legions: ['3 lion', '600 titan'] },
      onlooker,
    ]
    const match = afterMovement({ seats })
    chooseAll(match, '1>stand', '1>concede')
    return match
  }
  const angel = begin('angel lion', 'ogre')
  expect(angel.asked!.decision).toBe('spoils')
  looksAlike(2, [angel, ['done']], [begin('ogre lion', 'angel'), ['done']])
})

test('TI-K6 events name no pieces of hidden legions', () => {
  const match = table({ seats: [{ legions: ['3 titan lion*2 ogre*2', '9 lion*4'] }, other] })
  const events = chooseAll(match, 'legion 0', 'piece lion', 'piece ogre', 'done', 'marker 4')
  expect(heard(events, 1)).toEqual([{ kind: 'split', args: [0, 3, 4, 2] }])
})

test('TI-K3 a Titan teleport shows the Titan, a summon the angel, its donor and its receiver', () => {
  const match = table({
    seats: [{ score: 400, legions: ['1 titan ogre', '9 angel lion'] }, { legions: ['2 ogre', '600 titan centaur'] }],
    roll: 6,
  })
  chooseAll(match, 'legion 0', 'titanTeleport 2', 'side left')
  expect(knownOf(match, -1, 0)).toBe('titan …')
  settle(match, 'done', '1>stand', '1>concede', 'angel 1')
  expect(knownOf(match, -1, 0)).toContain('angel')
  expect(knownOf(match, 0, 1)).toBe('lion')
})

test('TI-K3 agreed losses are seen by all', () => {
  const seats = [{ legions: ['>8 troll*2 lion', '500 titan'] }, { legions: ['8 ogre', '600 titan'] }, onlooker]
  const match = afterMovement({ seats })
  const events = chooseAll(match, '0>offer attacker', '0>piece troll', '0>done', '1>accept')
  const [agreement] = events.filter(({ kind }) => kind === 'agreement')
  expect([agreement.to, agreement.args]).toEqual([null, [0, 12, 0, typeNamed('troll')]])
  expect(stateOf(match).height[0]).toBe(2)
})

test('TI-K7 a spectator has the public view: what everybody knows', () => {
  const seats = [{ legions: ['>8 troll*2', '9 lion*2', '500 titan'] }, { legions: ['8 ogre', '600 titan'] }, onlooker]
  const match = afterMovement({ seats })
  expect(viewOf(match, -1).legions.find(({ marker }) => marker === 0)).toEqual(
    viewOf(match, 2).legions.find(({ marker }) => marker === 0),
  )
  expect(viewOf(match, -1).engagement).toMatchObject({ offerWinner: null })
  expect(match.seen(-1).options).toEqual([])
})

test('TI-K1 what somebody has begun to choose is not in what others know: they imagine him about to choose', () => {
  const match = afterMovement({ seats: [{ legions: ['>8 ogre*2', '500 titan'] }, other] })
  const before = copy(match.state)
  choose(match, 'legion 0')
  for (const seat of [1, -1]) expect(knownTo(match, seat)).toEqual(before)
  expect(knownTo(match, 0)).toBe(match.state)
  choose(match, 'piece troll')
  for (const seat of [0, 1, -1]) expect(knownTo(match, seat)).toBe(match.state)
})
