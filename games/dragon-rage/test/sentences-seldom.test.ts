import { defaultOption, Match, must, question, writeOption } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board, directionNames } from '../content/board.ts'
import { dragonRage } from '../index.ts'
import { offered, play, refusal, table, unitAt } from './table.ts'

// Sentences that hardly ever matter: two rules at a time, the last of several, and who has no time left.

const far = 'ORC 0403'
const guard = 'city INF 2010'
const FOG = { fog: { WZD_HUMAN: '0914' }, fallen: { WZD_HUMAN: 'city' } }

/** The same position as records by an older version begin from it. */
function formerly(match: Match, rules: string): Match {
  return must(
    Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, rules, position: match.position }),
  )
}

test('DR-2.4.7.1 DR-2.4.7.2 a dragon walks over an enemy where only an attack on the next one gets it off him', () => {
  // three MP on the quay: one for 0915, two to overrun 0815; the sea and the wall leave no other way
  const match = table('invader movement', 'DRG 1014 SW legs=3', far, 'city INF 0915', 'city INF 0815', guard)
  play(match, 'unit @1014')
  expect(offered(match, 'step', 'overrun')).toEqual(['overrun 0915', 'step 0915'])
  const events = play(match, 'step 0915 =6')
  expect(told(events, 'overran')).toHaveLength(1)
  const short = table('invader movement', 'DRG 1014 SW legs=6', far, 'city INF 0915', 'city INF 0815', guard)
  play(short, 'unit @1014')
  expect(refusal(short, 'step 0915')).toBe('DR-2.4.7.1')
})

test('DR-2.4.7.1 DR-2.8.6b in fog there is no such attack, so it does not walk over him; by rules 6 it did and could not go on', () => {
  const match = table('invader movement', 'DRG 1014 SW legs=3', far, 'city INF 0915', 'city INF 0815', guard, FOG)
  const former = formerly(match, '6')
  play(match, 'unit @1014')
  expect(offered(match, 'step', 'overrun')).toEqual([])
  expect([refusal(match, 'step 0915'), refusal(match, 'overrun 0915')]).toEqual(['DR-2.4.7.1', 'DR-2.8.6b'])
  const dragon = unitAt(former, '1014')
  must(former.play(0, `unit ${dragon}`))
  expect(offered(former, 'step')).toEqual(['step 0915'])
  // where the next hex is free it goes through, fog or not
  const free = table('invader movement', 'DRG 1014 SW legs=3', far, 'city INF 0915', guard, FOG)
  play(free, 'unit @1014')
  expect(offered(free, 'step')).toEqual(['step 0915'])
})

test('DR-2.4.7.1 DR-2.8.7b nor is one into a whirlwind counted on', () => {
  // five MP, two of them out of the whirlwind: three do not bring it back
  const steps = (whirlwind: Record<string, string>) => {
    const fallen = { WZD_HUMAN: 'city', WZD_ORC: 'invader' }
    const units = ['WRM 1014 SW legs=3', far, 'city INF 0915', 'city INF 0815', guard]
    const match = table('invader movement', ...units, { whirlwind, fallen })
    play(match, 'unit @1014')
    return offered(match, 'step')
  }
  expect(steps({ WZD_HUMAN: '1014' })).toEqual(['step 0915'])
  expect(steps({ WZD_HUMAN: '1014', WZD_ORC: '0815' })).toEqual([])
})

test('DR-2.8.9g nobody commands an elemental out of control: it strikes at no monster when one’s own units do', () => {
  const match = table('city melee', 'DRG 1010 N', far, 'city INF 1009', 'wild ELM 1109', guard)
  play(match, 'monster @1010')
  expect(offered(match)).toEqual(['unit @1009'])
})

test('DR-2.8.9a there are two elementals: while both are out nobody summons a third', () => {
  const summons = (...more: string[]) => {
    const match = table('city magic', far, 'city WZD 1010', guard, ...more)
    return [offered(match, 'summon').length > 0, refusal(match, 'summon 1011')]
  }
  const one = table('city magic', far, 'city WZD 1010', guard, 'wild ELM 0510')
  expect(offered(one, 'summon')).toContain('summon 1011')
  expect(summons('wild ELM 0510', 'wild ELM_FIRE 0512')).toEqual([false, 'DR-2.8.9a'])
})

test('DR-2.8.8d a bolt that was held joins one attack once', () => {
  const match = table('city magic', 'ORC 1011', far, 'city WZD 1012', 'city INF 1010', guard)
  play(match, 'hold 1011')
  while (match.asked?.decision !== 'chooseFight') play(match, 'done')
  play(match, 'hex 1011')
  expect(offered(match, 'bolt')).toHaveLength(1)
  const [bolt] = offered(match, 'bolt')
  play(match, bolt)
  expect([offered(match, 'bolt'), refusal(match, bolt)]).toEqual([[], 'DR-2.8.8d'])
})

test('DR-2.12.1.7.1 run amok it turns to the nearest enemy only, not to one farther off nor to a friend as near', () => {
  const match = table('invader movement', 'DRG 0510 N head=8', 'ORC 0308', far, 'city INF 0711', 'city INF 0506')
  play(match, 'unit @0510')
  expect(offered(match, 'turn')).toEqual(['turn NE'])
})

/** What is chosen for the city when its time is up. */
function chosenFor(match: Match): string {
  const { decision } = question(dragonRage, match.state)!
  return writeOption(decision, defaultOption(dragonRage, match.state, 1)!)
}

test('DR-2.5.5.3 whose time is up has his missile phase ended, or shoots through the entrance he has opened', () => {
  const before = (...units: string[]) => table('city missiles', ...units, far, 'city ARH 0707', 'city ARH 0710')
  const quiet = before('ORC 0712')
  expect([offered(quiet, 'hex'), chosenFor(quiet)]).toEqual([['hex 0712'], 'done'])
  const opened = before('ORC 0606', 'DRG 0505 N')
  play(opened, 'open 0707-0606')
  expect(opened.asked?.decision).toBe('nameShooters')
  const giant = before('GNT 0606', 'ORC 0712')
  play(giant, 'open 0707-0606')
  expect([giant.asked?.decision, chosenFor(giant)]).toEqual(['chooseMarksman', `unit ${unitAt(giant, '0707')}`])
})

test('DR-2.12.1.7.1 DR-2.8.9g run amok it turns to an elemental out of control as to any enemy; by rules 6 it walked over it, and was stuck', () => {
  // the elemental makes for the wurm, and comes as far as 0610
  const match = table('invader movement', 'WRM 0511 N head=8', 'ORC 2309', 'wild ELM 0606', 'city INF 2310')
  const former = formerly(match, '6')
  const events = play(match, 'unit @0511')
  expect(told(events, 'turned').map(([, hex, facing]) => [board.labels[hex], directionNames[facing]])).toEqual([
    ['0511', 'NE'],
  ])
  expect(match.asked?.decision).toBe('chooseMover')
  must(former.play(0, `unit ${unitAt(former, '0511')}`))
  expect(offered(former, 'step')).toEqual(['step 0610'])
})

test('DR-3.3.2 that a side is ready with its force is told to all, so it cannot be taken back', () => {
  const settings = { scenario: 'pointsEsirien' }
  const match = must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, settings }))
  const buy = (seat: number) => must(match.play(seat, match.choices(seat).find(choice => choice.startsWith('buy'))!))
  buy(0)
  expect(match.mayUndo(0)).toBe(true)
  must(match.play(0, 'ready'))
  expect(match.mayUndo(0)).toBe(false)
})
