import { must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { dragonRage } from '../index.ts'
import type { DragonRage } from '../state.ts'
import { offered, play, stateOf, table } from './table.ts'

/** The sentence a position is refused with. */
function fault(json: unknown): string {
  const read = dragonRage.position!.read(json)
  return read.ok ? 'fine' : read.problem.text
}

const one = (code: string, hex: string, more: object = {}) => ({ units: [{ code, hex, ...more }] })

test('DR-2.6c a position written from a game reads back as the same map', () => {
  const match = table(
    'city movement',
    'DRG 1010 N legs=3 fires=1',
    'YDR 1413 SE',
    'ROC 1111 S flying wings=2',
    'GNT 1012 hits=4',
    'ORC 0808 climbed',
    'ORC 0809 killer',
    'city HERO 1009 wounded',
    'city WZD 1507 points=4',
    {
      turn: 7,
      goal: 17,
      bonus: 2,
      late: 3,
      lastDamage: 5,
      lastInside: 6,
      broken: ['0707-0606'],
      open: ['0810-0710'],
      held: ['2113-2212'],
      destroyed: ['1009'],
      bridgesGone: ['1407'],
      bridgesMarked: ['1413'],
      carcasses: ['0812'],
      fog: { WZD_HUMAN: '1508' },
      drifted: { WZD_HUMAN: '1708' },
      boost: { WZD_HUMAN: { hex: '1507', radius: 2 } },
      whirlwind: { WZD_ORC: '1110' },
      fallen: { HERO_ORC: 'invader', WZD_ORC: 'invader' },
      elowyn: 'dead',
    },
  )
  const written = dragonRage.position!.write(stateOf(match))
  const read = must(dragonRage.position!.read(JSON.parse(JSON.stringify(written)))) as DragonRage
  const { core: _core, ...before } = stateOf(match)
  expect({ ...read, phase: 0, gait: 0 }).toEqual({ ...before, phase: 0, gait: 0 })
  expect(read.startAt).toBe(8)
})

test('DR-2.6c a position starts with the phase it names, and defaults to the invader’s magic', () => {
  expect(must(dragonRage.position!.read({}))).toMatchObject({ startAt: 1, side: 0, turn: 1, goal: 32 })
  expect(must(dragonRage.position!.read({ first: 'city' }))).toMatchObject({ startAt: 1, side: 1 })
  expect(must(dragonRage.position!.read({ side: 'city', phase: 'melee' }))).toMatchObject({ startAt: 10 })
  expect(table('city missiles', 'ORC 1010', 'city ARH 1011').asked).toEqual({ decision: 'chooseTarget', seats: [1] })
})

test('DR-2.10.5.5 a position may say that a side’s heroes have fallen', () => {
  const match = table('city melee', 'GNT 1010', 'city INF 1009', { fallen: { HERO_HUMAN: 'city' } })
  const events = play(match, 'monster @1010', 'unit @1009 =3')
  expect(events.find(({ kind }) => kind === 'morale')!.args.slice(1)).toEqual([4, 0])
})

test('DR-2.2.1 codes HERO, WZD and ELM stand for those of the side on the map', () => {
  const codes = (map: string, side: string) => {
    const units = ['HERO', 'WZD'].map((code, i) => ({ code, side, hex: i ? '1208' : '1308' }))
    const state = must(dragonRage.position!.read({ map, units })) as DragonRage
    return [state.heroOf, state.wizardOf]
  }
  expect(codes('esirien', 'city')).toEqual([
    [1, -1],
    [1, -1],
  ])
  expect(codes('nurkott', 'city')).toEqual([
    [-1, 1],
    [-1, 1],
  ])
  expect(codes('nurkott', 'invader')).toEqual([
    [0, -1],
    [0, -1],
  ])
})

test('DR-2.2.2 an elemental obeys the wizard of its side, and nobody without one', () => {
  expect(offered(table('city movement', 'city ELM 1009', 'city WZD 1010', 'ORC 2010'), 'unit')).toContain('unit @1009')
  const lost = must(dragonRage.position!.read(one('ELM', '1009', { side: 'city' }))) as DragonRage
  const wild = must(dragonRage.position!.read(dragonRage.position!.write(lost))) as DragonRage
  expect([lost.owner[lost.top.find(unit => unit >= 0)!], wild.owner]).toEqual([2, lost.owner])
})

test('DR-2.1a positions that make no sense are refused in one sentence that says where', () => {
  expect(fault({ unit: [] })).toMatch(/unknown key “unit” \(did you mean “units”\?\)/)
  expect(fault({ turn: 0 })).toMatch(/position.turn: a whole number from 1 to 999 is wanted, this is 0/)
  expect(fault({ phase: 'lunch' })).toMatch(/position.phase: "lunch" is unknown/)
  expect(fault({ lastDamage: 4, turn: 3 })).toMatch(/position.lastDamage/)
  expect(fault(one('INF', '0101'))).toMatch(/position.units\[0\].hex: 0101 is forest/)
  expect(fault(one('INF', '1010', { flying: true }))).toMatch(/this unit cannot fly/)
  expect(fault(one('INF', '1010', { damage: 2 }))).toMatch(/only monsters with hit points take damage/)
  expect(fault(one('GNT', '1010', { damage: 10 }))).toMatch(/a whole number from 0 to 9/)
  expect(fault(one('INF', '1010', { side: 'wild' }))).toMatch(/only elementals run wild/)
  expect(fault(one('INF', '1010', { side: 'captive' }))).toMatch(/only Elowyn is ever a captive/)
  expect(fault(one('INF', '1010', { fires: 1 }))).toMatch(/only dragons breathe fire/)
  expect(fault(one('DRG', '1010', { fires: 3 }))).toMatch(/a whole number from 0 to 2/)
  expect(fault(one('HERO', '1010', { spellPoints: 3 }))).toMatch(/only wizards have spell points/)
  expect(fault({ units: [1, 2, 3].map(row => ({ code: 'DRG', hex: `101${row}` })) })).toMatch(/only 2 of DRG/)
  expect(fault({ broken: ['0707-0708'] })).toMatch(/there is no gate or door 0707-0708/)
  expect(fault({ broken: ['0707-0909'] })).toMatch(/two adjacent hexes are wanted/)
  expect(fault({ open: ['0707'] })).toMatch(/two adjacent hexes are wanted/)
  expect(fault({ destroyed: ['1010'] })).toMatch(/1010 is worth no victory points/)
  expect(fault({ bridgesGone: ['1410'] })).toMatch(/1410 is no wooden bridge/)
  expect(fault({ bridgesMarked: ['1410'] })).toMatch(/1410 is no wooden bridge/)
  expect(fault({ bridgesMarked: ['1407'] })).toMatch(/great monster must stand on 1407/)
  expect(fault({ fog: { WZD_HUMAN: '1010' } })).toMatch(/whose is WZD_HUMAN\? Name it under units or fallen/)
  expect(fault({ fog: { WZD: '1010' } })).toMatch(/unknown key “WZD”/)
  expect(fault({ ...one('HERO', '1010', { side: 'city' }), fallen: { HERO_HUMAN: 'city' } })).toMatch(/has not fallen/)
  expect(fault({ ...one('ELOWYN', '1910', { side: 'city' }), elowyn: 'safe' })).toMatch(/her story is not over/)
  expect(fault({ rulings: { giantMissileNeed: 4 } })).toMatch(/a whole number from 5 to 6/)
  expect(fault({ rulings: { dragons: 1 } })).toMatch(/unknown key “dragons”/)
})
