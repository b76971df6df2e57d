import {
  beginCampaign,
  type Chronicle,
  type NextGame,
  nextMatch,
  recordGame,
  stateOf,
  stepOf,
} from '@hexarium/contests'
import { Match, must } from '@hexarium/kernel'
import { campaignLaws } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { campaign } from '../campaigns/ten-years/index.ts'
import type { Siege } from '../campaigns/ten-years/rules.ts'
import type { TenYears } from '../campaigns/ten-years/state.ts'
import { types } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { CITY, type DragonRage, INVADER } from '../state.ts'
import { play } from './table.ts'

const type = (code: string) => types.findIndex(kind => kind.code === code)

/** A campaign between Ann, who invades, and Ben. */
function begun(terms: Record<string, unknown> = {}): Chronicle {
  return must(beginCampaign(campaign, { players: ['Ann', 'Ben'], terms, seed: 'test' }))
}

/** The next game, opened. */
function opened(chronicle: Chronicle): Match {
  return must(Match.open(dragonRage, nextMatch(campaign, chronicle)!))
}

/** The campaign after a game that a side gave up. */
function after(chronicle: Chronicle, loser: number): Chronicle {
  const match = opened(chronicle)
  must(match.resign(loser))
  return must(recordGame(campaign, dragonRage, chronicle, match.record()))
}

const musterOf = (chronicle: Chronicle) => (stateOf(campaign, chronicle) as TenYears).musters.at(-1)
const winsOf = (sides: readonly number[], terms: Record<string, unknown> = {}) =>
  sides.reduce((chronicle, winner) => after(chronicle, 1 - winner), begun(terms))

/** A state after sieges that were made up: what the arithmetic makes of them. */
function told(muster: [number, number], ...sieges: Partial<Siege>[]): TenYears {
  const start = { ...campaign.begin({ map: 'esirien' }), musters: [muster] }
  const whole = { winner: INVADER, slayers: [false, false] as [boolean, boolean], destroyed: 20, goal: 20 }
  return sieges.reduce<TenYears>((state, siege) => campaign.record(state, { ...whole, ...siege }), start)
}

test('DR-4.1 five games, the same sides, the same map; both begin with 60 muster points', () => {
  const chronicle = begun({ map: 'nurkott' })
  expect(musterOf(chronicle)).toEqual([60, 60])
  expect(nextMatch(campaign, chronicle)).toMatchObject({
    seats: ['Ann', 'Ben'],
    settings: { scenario: 'campaignNurkott', campaignGame: 1, musterInvader: 60, musterCity: 60 },
  })
  const later = winsOf([INVADER, CITY, CITY, INVADER], { map: 'nurkott' })
  expect(nextMatch(campaign, later)).toMatchObject({
    seats: ['Ann', 'Ben'],
    settings: { scenario: 'campaignNurkott', campaignGame: 5 },
  })
})

test('DR-4.3.1 15 units in the first game, 20 in the second and third, 25 after that', () => {
  const limits = [0, 1, 2, 3, 4, 5].map(games => {
    const chronicle = winsOf(Array.from({ length: games }, (_, game) => (game % 2 === 0 ? INVADER : CITY)))
    return stepOf(campaign, chronicle).is === 'over' ? 0 : (opened(chronicle).state as DragonRage).unitLimit
  })
  expect(limits).toEqual([15, 20, 20, 25, 25, 0])
})

test('DR-4.3.1 muster points are a ceiling for each game, they are not spent', () => {
  const chronicle = begun()
  const match = opened(chronicle)
  play(match, `0>buy ${type('DRG')}`, '0>ready', `1>buy ${type('INF')}`, '1>ready')
  must(match.resign(1))
  expect(musterOf(must(recordGame(campaign, dragonRage, chronicle, match.record())))).toEqual([70, 65])
})

test('DR-4.3.3 a lead of 15 or more is balanced in the next game: 18 points make 3', () => {
  const spec = (invader: number, city: number) => {
    const { settings } = campaign.next(told([invader, city])) as NextGame
    return must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], settings, dice: { seed: 'test' } }))
  }
  expect(spec(60, 78).state).toMatchObject({ allowance: 3, goal: 0 })
  expect(spec(78, 60).state).toMatchObject({ allowance: 0, goal: 3 })
  expect(spec(60, 74).state).toMatchObject({ allowance: 0, goal: 0 })
})

test('DR-4.4 gains by the muster points before the game; 5 more for a hero or a dragon killed', () => {
  const gains = (muster: [number, number], siege: Partial<Siege>) => told(muster, siege).musters.at(-1)
  expect(gains([60, 60], { winner: INVADER })).toEqual([70, 65])
  expect(gains([60, 70], { winner: CITY })).toEqual([65, 80])
  expect(gains([60, 71], { winner: INVADER })).toEqual([75, 71])
  expect(gains([60, 71], { winner: CITY })).toEqual([70, 76])
  expect(gains([75, 60], { winner: INVADER, slayers: [true, true] })).toEqual([85, 75])
  expect(gains([75, 60], { winner: CITY, slayers: [true, false] })).toEqual([80, 75])
  expect(gains([60, 60], { winner: null })).toEqual([65, 65])
})

test('DR-4.4 who won and who slew is taken from the record; another game is refused', () => {
  const chronicle = after(begun(), CITY)
  expect(musterOf(chronicle)).toEqual([70, 65])
  const entry = chronicle.entries[0]
  expect(entry).toMatchObject({ facts: { winner: INVADER, slayers: [false, false] } })
  const record = entry.is === 'game' ? entry.record : undefined
  const twice = recordGame(campaign, dragonRage, chronicle, record!)
  expect(twice).toMatchObject({ ok: false, problem: { code: 'other-game' } })
  const unfinished = recordGame(campaign, dragonRage, chronicle, opened(chronicle).record())
  expect(unfinished).toMatchObject({ ok: false, problem: { code: 'unfinished' } })
})

test('DR-4.5 after five games the higher muster is champion', () => {
  const chronicle = winsOf([INVADER, CITY, INVADER, CITY, INVADER])
  expect(musterOf(chronicle)).toEqual([100, 95])
  expect(stepOf(campaign, chronicle)).toEqual({ is: 'over', places: [1, 2], by: 'DR-4.5' })
  expect(campaign.text.en.over(stateOf(campaign, chronicle) as TenYears)).toContain('100 muster points to 95')
})

test('DR-4.5 a tie is played on in a sixth game, and shared if that brings one again', () => {
  const five = (last: Partial<Siege>) => told([60, 60], {}, { winner: CITY }, {}, { winner: CITY }, last)
  const tied = five({ winner: null })
  expect(campaign.next(tied)).toMatchObject({ is: 'game', settings: { campaignGame: 6 } })
  const decided = campaign.record(tied, { winner: CITY, slayers: [false, false], destroyed: 3, goal: 20 })
  expect(campaign.next(decided)).toMatchObject({ is: 'over', places: [2, 1] })
  const again = campaign.record(tied, { winner: null, slayers: [true, true], destroyed: 3, goal: 20 })
  expect(campaign.next(again)).toMatchObject({ is: 'over', places: [1, 1] })
})

test('DR-3.3.4 a handicap is kept: half the difference of wins and losses, up if the better player invades', () => {
  const handicap = (sides: readonly number[]) => nextMatch(campaign, winsOf(sides, { handicap: true }))!.settings
  expect(handicap([])).toMatchObject({ handicap: 0 })
  expect(handicap([INVADER, INVADER])).toMatchObject({ handicap: 2 })
  expect(handicap([CITY, CITY, CITY])).toMatchObject({ handicap: -3 })
  expect(handicap([CITY, INVADER])).toMatchObject({ handicap: 0 })
  expect(nextMatch(campaign, winsOf([INVADER, INVADER]))!.settings).toMatchObject({ handicap: 0 })
  const match = opened(winsOf([INVADER, INVADER], { handicap: true }))
  play(match, `0>buy ${type('DRG')}`, '0>ready', `1>buy ${type('INF')}`, '1>ready')
  expect((match.state as DragonRage).goal).toBe(17 + 2 + 2)
})

campaignLaws(campaign, dragonRage)
