import { must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { dragonRage } from '../game.ts'
import { play, stateOf, table } from './table.ts'

test('DR-2.7.5 the probe answers the combat table', () => {
  const need = (attack: number, defence: number) => answer({ ask: 'crt', attack, defence })
  expect(need(7, 2)).toEqual({ ok: true, value: { need: '4' } })
  expect(need(6, 1)).toEqual({ ok: true, value: { need: 'D' } })
  expect(need(1, 2)).toEqual({ ok: true, value: { need: 'M' } })
  expect(need(2, 3)).toEqual({ ok: true, value: { need: '11' } })
})

test('DR-2.4.1a the probe refuses what makes no sense, in one sentence', () => {
  const text = (question: Record<string, unknown>) => {
    const outcome = answer(question)!
    return outcome.ok ? 'fine' : outcome.problem.text
  }
  const reach = { ask: 'reach', map: 'esirien', unit: 0 }
  expect(text({ ...reach, units: [{ code: 'XXX', hex: '1010' }] })).toMatch(/XXX/)
  expect(text({ ...reach, units: [{ code: 'INF', hex: '9999' }] })).toMatch(/9999 is not on the map/)
  expect(text({ ...reach, units: [{ code: 'INF', hex: '0101' }] })).toMatch(/forest/)
  expect(text({ ...reach, units: [{ code: 'DRG', hex: '1010' }] })).toMatch(/monsterMoves/)
  expect(
    text({
      ...reach,
      units: [
        { code: 'ORC', hex: '1010' },
        { code: 'ORC', hex: '1010' },
      ],
    }),
  ).toMatch(/DR-2.4.3a/)
  expect(text({ ...reach, units: [] })).toMatch(/at least one unit/)
  expect(answer({ ask: 'nonsense' })).toBeUndefined()
})

test('DR-2.7.1b odds are shown before an attack, with their rule', () => {
  const match = table('city melee', 'ORC 1010', 'city INF 1009', 'city CAV 1110')
  play(match, 'hex 1010', 'unit @1009')
  const { decision } = match.asked!
  const spec = dragonRage.decisions.get(decision)!
  const strike = spec.kinds.indexOf('strike') * 2 ** 24
  expect(dragonRage.odds!(stateOf(match), 1, spec, strike)).toEqual([
    { key: 'table', args: [2, 2, 0], chance: 1 / 6, rule: 'DR-2.7.1b' },
  ])
})

test('DR-2.6c a position written from a game reads back as the same map', () => {
  const match = table(
    'city movement',
    'DRG 1010 N legs=3 fires=1',
    'GNT 1012 hits=4',
    'city HERO 1009 wounded',
    'city WZD 1507 points=4',
    {
      turn: 7,
      broken: ['0707-0606'],
      destroyed: ['1009'],
      bridgesGone: ['1407'],
      carcasses: ['0808'],
    },
  )
  const written = dragonRage.position!.write(stateOf(match))
  const read = must(dragonRage.position!.read(JSON.parse(JSON.stringify(written))))
  for (const key of [
    'at',
    'owner',
    'damage',
    'marks',
    'entrance',
    'destroyed',
    'bridge',
    'carcasses',
    'fires',
  ] as const)
    expect(read[key]).toEqual(stateOf(match)[key])
  expect(read.startAt).toBe(8)
})
