import { aid, askedInWords, chance, choiceInWords, Match, must, optionValue } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { force } from '../content/scenarios.ts'
import { types } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { campaignGoal, goalFor, halfPointsOf, unitsIn } from '../rules/goal.ts'
import { CITY, INVADER, UNPLACED, WAITING } from '../state.ts'
import { offered, play, refusal, stateOf } from './table.ts'

function open(settings: Record<string, unknown>): Match {
  return must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, settings }))
}

const type = (code: string) => types.findIndex(kind => kind.code === code)
const codes = (match: Match, seat: number, kind: string) =>
  match
    .choices(seat)
    .filter(choice => choice.startsWith(`${kind} `))
    .map(choice => types[Number(choice.split(' ')[1])].code)

const ESIRIEN_CITY = ['MIL', 'INF', 'ARH', 'CAV', 'HERO_HUMAN', 'WZD_HUMAN', 'BAL', 'CAT']
const GREENSKINS = ['ORC', 'GOB', 'TRL', 'WRG', 'HERO_ORC', 'WZD_ORC']
const MONSTERS = ['GNT', 'SER', 'TRX', 'DRG', 'YDR', 'ROC', 'WRM']

test('DR-3.3.2 DR-4.3.1 who may recruit whom: the city its own people, the invader everybody else, engines only the city', () => {
  const esirien = open({ scenario: 'pointsEsirien' })
  expect(codes(esirien, 1, 'buy')).toEqual(ESIRIEN_CITY)
  expect(codes(esirien, 0, 'buy')).toEqual([...GREENSKINS, ...MONSTERS])
  const nurkott = open({ scenario: 'pointsNurkott' })
  expect(codes(nurkott, 1, 'buy')).toEqual(GREENSKINS)
  expect(codes(nurkott, 0, 'buy')).toEqual([...ESIRIEN_CITY.slice(0, 6), ...MONSTERS])
  expect(refusal(nurkott, `0>buy ${type('BAL')}`)).toBe('DR-2.10.8')
  expect(refusal(nurkott, `0>buy ${type('ELM_EARTH')}`)).toBe('DR-3.3.2')
  expect(refusal(nurkott, `0>buy ${type('ELOWYN')}`)).toBe('DR-3.3.2')
  expect(refusal(nurkott, `0>buy ${types.length}`)).toBe('DR-3.3.2')
  expect(refusal(nurkott, `1>buy ${type('DRG')}`)).toBe('DR-4.3.1')
})

test('DR-3.3.2 points, counters and taking back', () => {
  const match = open({ scenario: 'pointsEsirien' })
  const buy = (code: string, count: number, seat = 0) => {
    for (let n = 0; n < count; n++) play(match, `${seat}>buy ${type(code)}`)
  }
  buy('ROC', 2)
  expect(refusal(match, `0>buy ${type('ROC')}`)).toBe('DR-3.3.2')
  buy('SER', 2)
  // 76 of 80 points: a troll would fit, a warg would not
  expect(codes(match, 0, 'buy')).toEqual(['ORC', 'GOB', 'TRL'])
  expect(refusal(match, `0>drop ${type('ORC')}`)).toBe('DR-3.3.2')
  expect(refusal(match, '0>drop 99')).toBe('DR-3.3.2')
  const asks = (language: 'en' | 'de') =>
    askedInWords(dragonRage, language, match.seen(0).view, 'recruit', 0, match.seen(0).options)
  expect(asks('en')).toMatch('76 of 80 points are spent, 4 are left')
  expect(asks('de')).toMatch('76 von 80 Punkten')
  const [first] = match.seen(0).options
  expect(choiceInWords(dragonRage, 'en', match.seen(0).view, 'recruit', first, 0)).toMatch(
    /^Buy orc \([\d.]+ points?\)$/,
  )
  // what is bought is counted where one buys more of it, gives some of it back, or has enough
  const said = (language: 'en' | 'de') =>
    match.seen(0).options.map(option => choiceInWords(dragonRage, language, match.seen(0).view, 'recruit', option, 0))
  expect(said('en')).toEqual(expect.arrayContaining(['Give back roc (one of 2)', 'Force complete']))
  expect(said('de')).toEqual(expect.arrayContaining(['Zurückgeben: Roc (1 von 2)']))
  expect(asks('en')).toMatch(/; so far 2 sea serpents and 2 rocs$/)
  expect(asks('de')).toMatch(/; bisher 2 Seeschlangen und 2 Rocs$/)
  // what does not fit is not simply gone: it is named with its rule
  const { wishes } = aid(dragonRage, match.state, 0, 'aid')
  expect(wishes.find(({ option }) => optionValue(option) === type('WRG'))?.rule).toBe('DR-3.3.2')
  expect(wishes.map(({ option }) => optionValue(option))).not.toContain(type('BAL'))
  buy('TRL', 1)
  expect(codes(match, 0, 'buy')).toEqual([])
  play(match, `0>drop ${type('SER')}`)
  expect(codes(match, 0, 'buy')).toContain('SER')
  expect(refusal(match, '1>ready')).toBe('DR-3.3.2')
  buy('MIL', 8, 1)
  expect(codes(match, 1, 'buy')).not.toContain('MIL')
  expect(codes(match, 1, 'drop')).toEqual(['MIL'])
  play(match, '1>ready')
  expect(match.asked).toEqual({ decision: 'recruit', seats: [0] })
  expect(match.choices(1)).toEqual([])
  const events = play(match, '0>ready')
  expect(told(events, 'force').map(([side, ...counts]) => [side, counts])).toEqual([
    [INVADER, force('1 TRL 1 SER 2 ROC')],
    [CITY, force('8 MIL')],
  ])
  expect(told(events, 'goal')).toEqual([[19]])
  expect(stateOf(match).at.filter(hex => hex === UNPLACED)).toHaveLength(12)
})

test('DR-3.3.2 what a side buys nobody else is told', () => {
  const match = open({ scenario: 'pointsEsirien' })
  const before = JSON.stringify(match.seen(1).view)
  play(match, `0>buy ${type('DRG')}`)
  expect(JSON.stringify(match.seen(1).view)).toBe(before)
  const mine = match.seen(0).view as { force: (number | null)[] }
  expect(mine.force[type('DRG')]).toBe(1)
  expect(mine.force[types.length + type('INF')]).toBeNull()
})

test('DR-4.3.1 a campaign’s first game: 60 points and 15 units at most', () => {
  const match = open({ scenario: 'campaignEsirien' })
  for (let n = 0; n < 8; n++) play(match, `1>buy ${type('MIL')}`)
  for (let n = 0; n < 6; n++) play(match, `1>buy ${type('ARH')}`)
  play(match, `1>buy ${type('INF')}`)
  expect(refusal(match, `1>buy ${type('INF')}`)).toBe('DR-4.3.1')
  expect(codes(match, 1, 'buy')).toEqual([])
  expect(stateOf(match)).toMatchObject({ unitLimit: 15, budget: [120, 120] })
  expect(stateOf(open({ scenario: 'campaignNurkott', campaignGame: 6 })).unitLimit).toBe(25)
  expect(stateOf(open({ scenario: 'campaignNurkott', campaignGame: 3 })).unitLimit).toBe(20)
})

test('DR-4.3.3 a weaker invader marks whole victory hexes before the game, up to his allowance', () => {
  const match = open({ scenario: 'campaignEsirien', musterInvader: 60, musterCity: 78 })
  play(match, `0>buy ${type('GNT')}`, '0>ready', `1>buy ${type('INF')}`, '1>ready')
  expect(match.asked).toEqual({ decision: 'markDestroyed', seats: [0] })
  expect(stateOf(match).allowance).toBe(3)
  expect(refusal(match, 'hex 1910')).toBe('DR-4.3.3')
  expect(refusal(match, 'hex 1010')).toBe('DR-4.3.3')
  play(match, 'hex 1009')
  expect(refusal(match, 'hex 1009')).toBe('DR-4.3.3')
  expect(refusal(match, 'hex 1107')).toBe('DR-4.3.3')
  expect(offered(match, 'hex')).toContain('hex 0810')
  play(match, 'done')
  expect(match.asked!.decision).toBe('deploy')
  expect(stateOf(match).destroyed.filter(points => points > 0)).toEqual([2])
  const whole = open({ scenario: 'campaignEsirien', musterInvader: 60, musterCity: 75 })
  play(whole, `0>buy ${type('GNT')}`, '0>ready', `1>buy ${type('INF')}`, '1>ready', 'hex 1011')
  expect(offered(whole)).toEqual(['done']) // he may still mark others instead
  play(whole, 'done')
  expect(whole.asked!.decision).toBe('deploy')
})

test('DR-4.3.3 a stronger invader has a higher goal, DR-4.3.2 but never more than the map is worth', () => {
  const goal = (musterInvader: number, musterCity: number, invader: string) => {
    const match = open({ scenario: 'campaignEsirien', musterInvader, musterCity })
    play(match, `0>buy ${type(invader)}`, '0>ready', `1>buy ${type('INF')}`, '1>ready')
    return stateOf(match).goal
  }
  expect(goal(60, 60, 'DRG')).toBe(19)
  expect(goal(78, 60, 'DRG')).toBe(22)
  expect(goal(74, 60, 'DRG')).toBe(19)
  expect(goal(78, 60, 'GNT')).toBe(21)
  expect(goal(200, 20, 'DRG')).toBe(32)
})

test('DR-3.3.3 DR-4.3.2 every part of the formula', () => {
  const goal = (invader: string, city = '4 CAV', map = 0, elowyn = false) =>
    goalFor(map, force(invader), force(city), elowyn)
  expect(goal('4 GNT')).toBe(17)
  expect(goal('1 DRG')).toBe(19)
  expect(goal('1 ROC 1 YDR 1 WRM')).toBe(20)
  expect(goal('10 ORC')).toBe(17)
  expect(goal('11 ORC')).toBe(18)
  expect(goal('1 GNT', '4 CAV', 1)).toBe(18)
  expect(goal('1 GNT', '4 CAV', 0, true)).toBe(18)
  expect(goal('1 GNT', '8 MIL 12 INF')).toBe(17)
  expect(goal('1 GNT', '8 MIL 14 INF')).toBe(15)
  const campaign = (game: number, city: string) => campaignGoal(0, force('2 GNT 1 SER'), force(city), false, game, 32)
  expect([campaign(3, '8 MIL 14 INF'), campaign(4, '8 MIL 14 INF'), campaign(4, '8 MIL')]).toEqual([20, 18, 20])
  expect(campaignGoal(0, force('6 GNT 2 SER 2 TRX 2 DRG 2 ROC'), force('8 MIL'), false, 1, 32)).toBe(32)
  expect([halfPointsOf(force('1 HERO_HUMAN 1 INF'), INVADER), halfPointsOf(force('1 HERO_HUMAN 1 INF'), CITY)]).toEqual(
    [39, 35],
  )
  expect(unitsIn(force('4 CAV 1 BAL'))).toBe(5)
})

test('DR-3.3.1 every pick of a proposal leaves a way to a legal whole: 80–85 and 72–77 points in 20–22 units', () => {
  for (const seed of ['a', 'b', 'c']) {
    const match = open({ scenario: seed === 'a' ? 'proposedNurkott' : 'proposedEsirien' })
    const luck = chance(seed)
    let isEarly = false
    while (match.asked!.decision === 'propose') {
      const choices = match.choices(0)
      const picks = choices.filter(choice => choice !== 'ready')
      expect(choices.length).toBeGreaterThan(0)
      isEarly ||= !choices.includes('ready') && picks.length === 0
      play(match, picks.length > 0 ? luck.pick(picks) : 'ready')
    }
    expect(isEarly).toBe(false)
    const { force: counts } = stateOf(match)
    const [invader, city] = [counts.slice(0, types.length), counts.slice(types.length)]
    expect(halfPointsOf(invader, INVADER)).toBeGreaterThanOrEqual(160)
    expect(halfPointsOf(invader, INVADER)).toBeLessThanOrEqual(170)
    expect(halfPointsOf(city, CITY)).toBeGreaterThanOrEqual(144)
    expect(halfPointsOf(city, CITY)).toBeLessThanOrEqual(154)
    expect([20, 21, 22]).toContain(unitsIn(city))
  }
})

test('DR-3.3.1 why a type is not proposed, and when the proposal is whole', () => {
  const match = open({ scenario: 'proposedEsirien' })
  expect(refusal(match, `city ${type('ORC')}`)).toBe('DR-4.3.1')
  expect(refusal(match, `invader ${type('INF')}`)).toBe('DR-4.3.1')
  expect(refusal(match, `city ${types.length}`)).toBe('DR-3.3.1')
  play(match, `invader ${type('DRG')}`, `invader ${type('DRG')}`)
  expect(refusal(match, `invader ${type('DRG')}`)).toBe('DR-3.3.1')
  expect(refusal(match, `invader ${type('GNT')}`)).toBe('DR-3.3.1')
  expect(codes(match, 0, 'invader')).toEqual(['ORC', 'GOB', 'TRL', 'WRG'])
  for (const [code, count] of [
    ['HERO_HUMAN', 1],
    ['WZD_HUMAN', 1],
    ['CAV', 4],
    ['INF', 8],
    ['ARH', 4],
  ] as const)
    for (let n = 0; n < count; n++) play(match, `city ${type(code)}`)
  // 73 points, but only 18 units
  expect(match.choices(0)).not.toContain('ready')
  play(match, `city ${type('MIL')}`, `city ${type('MIL')}`)
  expect(match.choices(0)).toContain('ready')
  const events = play(match, 'ready', 'goal 21')
  expect(match.asked).toEqual({ decision: 'pickSide', seats: [1] })
  expect(told(events, 'sides')).toEqual([])
  expect(told(play(match, 'side 1'), 'sides')).toEqual([[0, 1]])
  expect(stateOf(match)).toMatchObject({ goal: 21, seatOf: [0, 1] })
})

test('DR-3.3.1 DR-3.3.3 a proposer whose time is up asks for what the formula advises', () => {
  const spec = dragonRage.decisions.get('setGoal')!.spec
  const match = open({ scenario: 'proposedNurkott', elowyn: true })
  expect(spec.default!(stateOf(match) as never, {} as never, 0)).toEqual(['goal', 19])
})

test('DR-3.3.4 a handicap moves the goal, within what the map is worth', () => {
  expect(stateOf(open({ scenario: 'E1', handicap: 3 })).goal).toBe(22)
  expect(stateOf(open({ scenario: 'E1', handicap: -4 })).goal).toBe(15)
  expect(stateOf(open({ scenario: 'E1', handicap: 20 })).goal).toBe(32)
  expect(stateOf(open({ scenario: 'E1', handicap: -20 })).goal).toBe(1)
})

test('DR-3.2.1 DR-2.11.2.4 DR-2.12.3 on Nurkott invaders wait, but serpents and rocs are set up', () => {
  const match = open({ scenario: 'pointsNurkott' })
  for (const code of ['SER', 'ROC', 'GNT', 'INF']) play(match, `0>buy ${type(code)}`)
  play(match, '0>ready', `1>buy ${type('ORC')}`, '1>ready')
  expect(offered(match)).toContain('hex 0705')
  expect(offered(match)).toContain('hex 1610')
  expect(offered(match)).not.toContain('hex 0202')
  expect(refusal(match, 'hex 0202')).toBe('DR-3.2.1')
  play(match, 'hex 1508')
  expect(match.asked).toEqual({ decision: 'deploy', seats: [0] })
  expect(offered(match)).toEqual(['hex 0109', 'hex 0208'])
  play(match, 'hex 0109')
  expect(offered(match)).toContain('hex 0110')
  play(match, offered(match)[0])
  expect(match.asked).toEqual({ decision: 'face', seats: [0] })
  expect(offered(match)).toHaveLength(6)
  play(match, 'facing SE')
  expect(match.asked!.decision).toBe('chooseMover')
  expect(stateOf(match).at.filter(hex => hex === WAITING)).toHaveLength(2)
})

test('DR-3.1.1 DR-2.10.3 where units start on Esirien: riders in no tower, nobody on another, a roc over water in flight', () => {
  const match = open({ scenario: 'pointsEsirien' })
  for (const code of ['SER', 'ROC', 'GOB']) play(match, `0>buy ${type(code)}`)
  play(match, '0>ready', `1>buy ${type('CAV')}`, `1>buy ${type('INF')}`, `1>buy ${type('HERO_HUMAN')}`, '1>ready')
  play(match, 'hex 0710')
  expect(refusal(match, 'hex 0914')).toBe('DR-2.10.3')
  expect(refusal(match, 'hex 0710')).toBe('DR-2.10.3')
  expect(offered(match)).not.toContain('hex 0710')
  play(match, 'hex 1010')
  expect(offered(match)).toContain('hex 0710')
  play(match, 'hex 0710')
  expect(refusal(match, 'hex 1010')).toBe('DR-3.1.1')
  play(match, 'hex 0403')
  expect(offered(match).every(choice => /^hex \d\d17$/.test(choice))).toBe(true)
  play(match, 'hex 1017')
  expect(offered(match)).toContain('hex 1217')
  play(match, 'hex 1217', 'facing N')
  expect(stateOf(match).flying.filter(flies => flies)).toHaveLength(1)
  expect(board.labels[stateOf(match).at[stateOf(match).flying.indexOf(true)]]).toBe('1217')
})
