import { expect, test } from 'vitest'
import { cardNamed } from '../content/cards.ts'
import { choose, chooseAll, offered, offeredAs, passTo, refused, standing, stateOf, table, told } from './table.ts'

test('WC-B-EXP-05 Victory Point: kept in hand as long as one likes, laid at any question of one’s own', () => {
  const match = table([{ race: 'human', hand: ['victory-point'] }, { race: 'orc' }], { step: 'spend' })
  expect(stateOf(match).laid[0]).toBe(0)
  expect(told(choose(match, 'lay'), 'lays')).toEqual([[0]])
  expect(stateOf(match)).toMatchObject({ laid: [1, 0], hand: [[], []] })
})

test('WC-B-EXP-05 WC-B-EXP-03 Fast: two spaces farther from one space, but nobody more than three', () => {
  const units = { E1: 'melee, worker, flying', D1: 'melee' }
  const match = table([{ race: 'human', hand: ['fast', 'fast'], units }, { race: 'orc' }])
  choose(match, 'card fast')
  expect(offeredAs(match, 'hex').sort()).toEqual(['D1', 'E1'])
  expect(refused(match, 'hex A1')).toBe('WC-X-TIM-12')
  chooseAll(match, 'hex E1', 'card fast', 'hex E1', 'piece melee E1')
  expect(offeredAs(match, 'hex')).toContain('E4')
  expect(offeredAs(match, 'hex')).not.toContain('E5')
  choose(match, 'hex E4')
  choose(match, 'piece worker E1')
  expect(offeredAs(match, 'hex')).toContain('D3')
  choose(match, 'hex D3')
  choose(match, 'piece flying E1')
  expect(offeredAs(match, 'hex')).not.toContain('D4')
  choose(match, 'hex D3')
  choose(match, 'piece melee D1')
  expect(offeredAs(match, 'hex').sort()).toEqual(['C1', 'D2', 'E1', 'E2'])
})

test('WC-B-EXP-05 Fast: one still has to stop at enemies', () => {
  const match = table([
    { race: 'human', hand: ['fast'], units: { E1: 'melee' } },
    { race: 'orc', units: { D1: 'worker', E2: 'melee', F1: 'worker' } },
  ])
  chooseAll(match, 'card fast', 'piece melee E1')
  expect(offeredAs(match, 'hex').sort()).toEqual(['D1', 'E2', 'F1'])
})

test('WC-B-EXP-05 WC-B-EXP-02 Resources: two gold or two wood at the start of one’s own Spend Step', () => {
  const match = table(
    [
      { race: 'human', hand: ['resources'] },
      { race: 'orc', hand: ['resources'] },
    ],
    { step: 'spend' },
  )
  expect(match.asked).toMatchObject({ decision: 'spendStart', seats: [0] })
  choose(match, 'card resources')
  expect(offered(match)).toEqual(['option 0', 'option 1'])
  expect(refused(match, 'option 2')).toBe('WC-X-TIM-12')
  choose(match, 'option 0')
  expect(stateOf(match)).toMatchObject({ gold: [7, 5], wood: [5, 5] })
  expect(stateOf(match).discard[0]).toEqual([cardNamed('resources')])
  expect(match.asked).toMatchObject({ decision: 'spend', seats: [0] })
})

test('WC-B-EXP-05 WC-B-BAT-12 Town Portal: all units leave a space for Town or Outpost; what does not fit stands beside it', () => {
  const orc = { race: 'orc', units: { D4: '3 melee' } }
  const match = table([
    orc,
    { race: 'human', hand: ['town-portal'], units: { D4: '2 melee, flying, worker', C7: '2 melee' } },
  ])
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'afterMovement', seats: [1] })
  choose(match, 'card town-portal')
  // D4 and C7 hold units; C7 is the only place to go to, so D4 alone can be left
  expect(match.asked?.decision).toBe('relocateWho')
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'flying D4'])
  expect(refused(match, 'done')).toBe('WC-B-EXP-05')
  choose(match, 'piece flying D4')
  expect(offeredAs(match, 'hex').sort()).toEqual(['B4', 'C6', 'D7'])
  expect(refused(match, 'hex A1')).toBe('WC-B-MOV-02')
  choose(match, 'hex B4')
  expect(match.asked?.decision).toBe('relocateWho')
  choose(match, 'piece melee D4')
  const events = choose(match, 'hex D7')
  expect(standing(match, 1, 'melee')).toEqual(['C7', 'C7', 'C7', 'D7'])
  expect(told(events, 'battle')).toEqual([])
  expect(standing(match, 1, 'worker')).toEqual([]) // left behind, and lost
})

test('WC-B-EXP-05 Town Portal: one chooses among Town and Outposts', () => {
  const match = table([
    { race: 'human', hand: ['town-portal'], units: { D4: '2 melee' }, outposts: { A1: true } },
    { race: 'orc' },
  ])
  passTo(match, 'nextMove')
  chooseAll(match, 'done', 'card town-portal')
  expect(offeredAs(match, 'hex').sort()).toEqual(['A1', 'E1'])
  expect(refused(match, 'hex D4')).toBe('WC-B-EXP-05')
  choose(match, 'hex A1')
  expect(standing(match, 0, 'melee')).toEqual(['A1', 'A1'])
})
