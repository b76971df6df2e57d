import {
  answerQuestion,
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
import { campaign } from '../campaigns/border-war/index.ts'
import { totalOf } from '../campaigns/border-war/rules.ts'
import type { BorderWar, Fought } from '../campaigns/border-war/state.ts'
import { cardNamed } from '../content/armies/cards.ts'
import { demonworld } from '../index.ts'
import type { Demonworld } from '../state.ts'

const begun = (): Chronicle => must(beginCampaign(campaign, { players: ['Ann', 'Ben'], seed: 'test' }))

/** The war after a battle that was made up. */
function fought(state: BorderWar, winner: number | null, left: Record<string, number>, scores = [100, 80]): BorderWar {
  const remains = Object.entries(left).map(([card, count]) => ({ card, left: count }))
  const facts: Fought = { winner, scores, remains }
  return campaign.record(state, facts)
}

const gameOf = (state: BorderWar) => campaign.next(state) as { is: string } & NextGame
const start = () => campaign.begin({ rounds: 0 })

test('the war has the four battles of the book in their order, the first at full strength', () => {
  const order: unknown[] = []
  let state = start()
  while (campaign.next(state).is === 'game') {
    order.push(gameOf(state).settings['battle'], gameOf(state).position)
    state = fought(state, null, {})
  }
  expect(order).toEqual(['lastStand', undefined, 'kalBenokk', undefined, 'kaibanPass', undefined, 'envoy', undefined])
  expect(campaign.next(state)).toEqual({ is: 'over', places: [1, 2], by: 'designed' })
})

test('points destroyed count, and a victory 200 or 300 more', () => {
  const state = fought(fought(fought(start(), 0, {}), 1, {}), 1, {})
  expect(state.points).toEqual([100 + 200 + 100 + 100, 80 + 80 + 200 + 80 + 300])
})

test('half of what a unit lacks is missing in its next battle; who was destroyed alone misses one', () => {
  const trolls = totalOf('trolls')
  const state = fought(start(), null, { trolls: trolls - 3, gordan: 0, orderKnights: 2 })
  const { units } = gameOf(state).position as { units: { card: string; inHand: number }[] }
  expect(units.find(({ card }) => card === 'trolls')).toMatchObject({ inHand: trolls - 1 })
  expect(units.some(({ card }) => card === 'gordan')).toBe(false)
  const later = fought(state, null, { trolls: trolls - 1 })
  expect(later.missing).toEqual({ orderKnights: state.missing['orderKnights'] })
})

test('Sandor never misses the battle that is about him', () => {
  let state = start()
  const lost: Record<string, number>[] = [{}, {}, { sandor: 0, wyrrmsch: 0 }]
  for (const left of lost) state = fought(state, null, left)
  const { units } = gameOf(state).position as { units: { card: string }[] }
  expect(units.map(({ card }) => card)).toContain('sandor')
  expect(units.map(({ card }) => card)).not.toContain('wyrrmsch')
})

test('who lost a battle calls reserves for one unit of his next army, and nothing else is accepted', () => {
  const chronicle = begun()
  const match = must(Match.open(demonworld, nextMatch(campaign, chronicle)!))
  must(match.resign(1))
  const after = must(recordGame(campaign, demonworld, chronicle, match.record()))
  expect(stepOf(campaign, after).is).toBe('game')
  const state = fought(start(), 0, { trolls: 1, orcGuard: 1, berserkers: 1 })
  expect(campaign.next(state)).toMatchObject({ is: 'question', player: 1, options: ['orcGuard', 'trolls', 'none'] })
  const called = campaign.answer!(state, 'trolls')
  const { units } = gameOf(called).position as { units: { card: string; inHand: number }[] }
  expect(units.find(({ card }) => card === 'trolls')).toMatchObject({ inHand: totalOf('trolls') })
  expect(units.find(({ card }) => card === 'orcGuard')!.inHand).toBeLessThan(totalOf('orcGuard'))
  expect(answerQuestion(campaign, after, 'trolls')).toMatchObject({ ok: false, problem: { code: 'step' } })
})

test('weakened armies take the field as they are, deploy and fight', () => {
  const state = fought(start(), null, { trolls: 1, berserkers: 2, kruuk: 0 })
  const { settings, position } = gameOf(state)
  const match = must(Match.open(demonworld, { seats: ['Ann', 'Ben'], settings, position, dice: { seed: 'war' } }))
  const g = match.state as Demonworld
  expect(g.card).not.toContain(cardNamed('kruuk'))
  expect(g.type.filter(type => type === cardNamed('berserkers'))).toHaveLength(
    totalOf('berserkers') - Math.floor((totalOf('berserkers') - 2) / 2),
  )
  expect(match.asked?.decision).toBe('deploy')
})

test('the story tells battles and reserves in every language', () => {
  const state = campaign.answer!(fought(start(), 0, { trolls: 1 }), 'trolls')
  for (const language of ['en', 'de', 'fr'] as const) expect(campaign.text[language].story(state)).toHaveLength(2)
  expect(campaign.text.en.story(state)[1]).toBe('The Orcs called their reserves: Trolls at full strength.')
  expect(stateOf(campaign, begun())).toEqual(start())
})

campaignLaws(campaign, demonworld, { campaigns: 1 })
