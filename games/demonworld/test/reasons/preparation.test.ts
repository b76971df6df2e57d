import { choicesOf, match as matchOfGame, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { demonworld } from '../../index.ts'
import { anchors } from '../../rules/armies/blocks.ts'
import { zoneOf } from '../../rules/armies/zone.ts'
import { type Played, stateOf } from '../examples.ts'
import { because } from './because.ts'

/** Plays what is offered first until another question is asked; the seat asked. */
function playTo(match: Played, decision: string): number {
  while (match.asked && match.asked.decision !== decision) play(match, choicesOf(match)[0])
  return match.asked!.seats[0]
}

const opened = (settings: Record<string, unknown>): Played => matchOfGame(demonworld, { settings, seed: 'reasons' })

test('DW-XVI.10 DW-XVI.11 DW-XVI.20 DW-XVI.31 why an army is not ready, a sheet not laid, nobody sent round a flank', () => {
  const match = opened({
    battle: 'free',
    level: 'standard',
    board: 'fourSheets',
    objectives: 1,
    flankMarches: true,
  })
  because(match, { '0>ready': 'DW-XVI.10' })
  play(match, '0>automatic', '1>automatic')
  because(match, { '0>automatic': 'DW-XVI.10', '0>ready 1': 'DW-XVI.10' })
  play(match, '0>ready', '1>ready')
  expect(match.asked?.decision).toBe('laySheet')
  const [first] = choicesOf(match)
  play(match, first)
  because(match, { [first]: 'DW-XVI.11', 'sheet 0 0': 'DW-XVI.11' })
  playTo(match, 'valueObjective')
  because(match, { 'value 7': 'DW-XVI.20' })
  const side = playTo(match, 'planMarches')
  const foe = stateOf(match).owner.indexOf(1 - side)
  because(match, {
    [`${side}>left ${foe}`]: 'DW-XVI.31',
    [`${side}>right ${foe}`]: 'DW-XVI.31',
    [`${side}>recall ${foe}`]: 'DW-XVI.31',
    [`${side}>follow ${foe} 0`]: 'DW-XVI.31',
    [`${side}>ready 1`]: 'DW-XVI.31',
  })
})

test('DW-XVI.12 DW-V.4 why a unit is not taken in hand, shaped, put there or left in disorder', () => {
  const match = opened({ battle: 'first' })
  because(match, { '0>unit 2': 'DW-XVI.12', '0>ready': 'DW-XVI.12', '0>back': 'DW-XVI.12', '0>hex 3': 'DW-XVI.12' })
  play(match, '0>unit 0')
  because(match, { '0>unit 1': 'DW-XVI.12', '0>automatic': 'DW-XVI.12', '0>scatter': 'DW-XVI.12' })
  because(match, { '0>shape 1 4': 'DW-XVI.12', '0>element 0': 'DW-XVI.12', '0>facing 2': 'DW-XVI.12' })
  const shape = { width: 5, facing: 4 }
  const g = stateOf(match)
  const [there] = anchors(g, 0, 0, shape)
  play(match, '0>shape 5 4', `0>hex ${there}`, '0>unit 1', '0>shape 5 4')
  const zone = zoneOf(stateOf(match), 0)
  const outside = stateOf(match).on.findIndex((_, hex) => !zone.includes(hex))
  because(match, { [`0>hex ${there}`]: 'DW-V.4', [`0>hex ${outside}`]: 'DW-XVI.12', '0>shape 4 4': 'DW-XVI.12' })
  play(match, '0>back', '0>unit 0', '0>element 0')
  because(match, { '0>facing 4': 'DW-XVI.12', [`0>hex ${stateOf(match).at[1]}`]: 'DW-V.4' })
})

test('DW-X.14 DW-XVII.31 why a commander is not attached or mounted from the start', () => {
  const match = opened({ battle: 'free', level: 'standard' })
  play(match, '0>automatic', '1>automatic', '0>ready', '1>ready')
  playTo(match, 'deploy')
  const { card, owner } = stateOf(match)
  const captain = card.findIndex(
    (_, unit) => owner[unit] === 0 && stateOf(match).captains.includes(stateOf(match).head[unit]),
  )
  const unit = owner.findIndex((side, one) => side === 0 && one !== captain)
  because(match, {
    [`0>join ${captain} ${unit}`]: 'DW-X.14',
    [`0>join ${unit} ${captain}`]: 'DW-X.14',
    [`0>mount ${captain} ${unit}`]: 'DW-XVII.31',
  })
})
