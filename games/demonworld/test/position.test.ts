import { chance, must, newGame, readSettings, seatToAct, take } from '@hexarium/kernel'
import { at, choicesOf, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { fieldsOf } from '../bases.ts'
import { cardNamed, GRADE, LARGE } from '../content/armies/cards.ts'
import { ATTACK_ORDER } from '../content/tables.ts'
import { ground } from '../elements.ts'
import { demonworld } from '../index.ts'
import { position } from '../position/index.ts'
import { fullPower } from '../rules/magic/power.ts'
import {
  CAPTAIN,
  DESTROYED,
  type Demonworld,
  type Element,
  FIRST_FIRE,
  HERE,
  LEADER,
  MAGIC,
  MELEE,
  MOVEMENT,
  MUSICIAN,
  NO_ORDER,
  ORDERS,
  PLAIN,
  RALLY,
  SECOND_FIRE,
} from '../state.ts'
import { moving, stateOf } from './examples.ts'
import { fickle, type Player, random } from './players.ts'
import { field, type Given, type Setting, written } from './table.ts'

/** A state through JSON, as it is read again. */
function readBack(g: Demonworld): Demonworld {
  return must(position.read(JSON.parse(JSON.stringify(position.write(g))))) as Demonworld
}

/** What of a state a position keeps as it is. */
const KEPT = [
  ...(['rules', 'battle', 'map', 'lastRound', 'quietRounds', 'edge', 'doors', 'ring', 'staff'] as const),
  ...(['wind', 'flames', 'kindled', 'breaches', 'corpses'] as const),
  ...(['card', 'owner', 'strength', 'order', 'engaged', 'phases', 'impetuous', 'prey', 'skirmish', 'moved'] as const),
  ...(['losses', 'slain', 'items', 'spells', 'spellEnd'] as const),
]

/** What a position must keep of a battle, whatever numbers its elements have. */
function gist(g: Demonworld): object {
  const { labels } = ground(g).board
  const place = (e: Element) => (g.mount[e] < 0 ? `${labels[g.at[e]]}:${g.facing[e]}` : 'rides')
  const standing = g.at.flatMap((_, e) =>
    g.fate[e] === HERE ? [`${g.origin[e]} ${place(e)}=${g.figure[e]}^${g.altitude[e]} with ${g.unit[e]}`] : [],
  )
  const persons = g.captains.filter(e => g.fate[e] === HERE)
  return {
    kept: KEPT.map(key => g[key]),
    standing: standing.sort(),
    persons: persons.map(e => [g.power[e], g.silence[e], g.stirred[e], g.hits[e], g.mount[e] >= 0]),
  }
}

/** A state as it is read. */
function read(units: readonly Given[], setting: Setting = {}): Demonworld {
  return must(position.read(written(units, setting))) as Demonworld
}

const foe: Given = { side: 1, elements: '0,-9=P' }

/** True in the middle of an overrun: a large element has a field under it that somebody else holds. */
function isOverrunning(g: Demonworld): boolean {
  return g.at.some(
    (hex, e) => hex >= 0 && g.altitude[e] === 0 && LARGE[g.type[e]] && fieldsOf(g, e).some(at => g.on[at] !== e),
  )
}

test('DW-XV.70 an impetuous unit has no order: one that is written beside it is left out', () => {
  const order = (more: object) => field([{ side: 0, elements: '0,0', order: 'A', ...more }]).order[0]
  expect([order({}), order({ impetuous: true })]).toEqual([ATTACK_ORDER, NO_ORDER])
})

test('DW-XVII.16 in the middle of an overrun no position can be written, and it says so', () => {
  const match = moving(
    [
      { side: 0, card: 'tallGiant', elements: '0,0', order: 'A' },
      { side: 1, elements: '0,-2=P 1,-2=P', facing: 4 },
    ],
    { rules: { large: true, morale: false } },
  )
  play(match, 'tread 1', 'overrun', 'tread 1 =20')
  expect(isOverrunning(stateOf(match))).toBe(true)
  expect(() => position.write(stateOf(match))).toThrow(/stands over others, .* finish its move first/)
})

test('a battle written between choices reads back as the same', () => {
  const battles: [Player, Readonly<Record<string, unknown>>][] = [
    [random, {}],
    [fickle, { battle: 'kalBenokk', level: 'standard' }],
    [random, { battle: 'kaibanPass', level: 'expert' }],
    [fickle, { battle: 'encounter', level: 'full' }],
    [random, { battle: 'free', level: 'full', points: 1500, objectives: 1 }],
    [fickle, { battle: 'lastStand', level: 'chosen', morale: false, specialFigures: false, rounds: 5 }],
  ]
  const phases = new Set<number>()
  battles.forEach(([player, settings], number) => {
    const chosen = must(readSettings(demonworld.settings, settings))
    const g = newGame(demonworld, { seats: 2, settings: chosen }, `position ${number}`) as Demonworld
    const luck = chance(`position ${number}`)
    for (let i = 0; g.core.result === null; i++) {
      const seat = seatToAct(demonworld, g)
      take(demonworld, g, seat, player(g, seat, luck))
      if (g.round === 0 || (i % 7 > 0 && g.phase !== RALLY)) continue // few are asked to rally
      if (isOverrunning(g)) {
        expect(() => position.write(g)).toThrow(/stands over others/)
        continue
      }
      phases.add(g.phase)
      const again = readBack(g)
      expect(gist(again)).toEqual(gist(g))
      expect(position.write(again)).toEqual(position.write(g))
    }
  })
  expect([...phases].sort()).toEqual([ORDERS, FIRST_FIRE, MOVEMENT, SECOND_FIRE, MELEE, RALLY, MAGIC])
})

test('what goes without saying is not written', () => {
  const g = read([{ side: 0, elements: '0,0=L 1,0' }, foe], { rules: { morale: false }, phase: 'movement' })
  expect(position.write(g)).toEqual({
    map: 'field 12',
    rules: { morale: false },
    phase: 'movement',
    units: [
      { card: 'footmen', side: 0, elements: '0,0:1=L 1,0:1=P' },
      { card: 'footmen', side: 1, elements: '0,-9:1=P' },
    ],
  })
})

test('a level is written by its name, and switches as those that differ from the standard game', () => {
  const rules = (given: Setting['rules']) => (position.write(read([foe], { rules: given })) as Setting).rules
  expect([rules('introduction'), rules('full'), rules('standard')]).toEqual(['introduction', 'full', undefined])
  expect(rules({ large: true, sight: false, terrain: true })).toEqual({ large: true, sight: false })
  expect(must(position.read({ rules: { morale: 0, fire: 1 } })).rules).toMatchObject({ morale: false, fire: true })
})

test('DW-XX.2 DW-XXVI.5 a wizard and a staff that are empty stay so', () => {
  const wizard: Given = { side: 1, card: 'wyrrmsch', elements: '0,0', item: 'fenraggsStaff', power: 0, silence: 2 }
  const [empty, some] = [0, 3].map(staff => readBack(read([wizard], { rules: 'expert', staff })))
  expect([empty.power[0], empty.silence[0], empty.staff, some.staff]).toEqual([0, 2, 0, 3])
  const fresh = read([{ side: 1, card: 'wyrrmsch', elements: '0,0', item: ['fenraggsStaff'] }], { rules: 'expert' })
  expect([fresh.power[0], fresh.staff]).toEqual([fullPower(GRADE[fresh.card[0]]), 10])
})

test('a unit that is wholly lost, and a commander who is, stay in the list', () => {
  const g = readBack(
    read([{ side: 0, elements: '', lost: 8 }, { side: 0, card: 'barrach', elements: '', lost: 1 }, foe]),
  )
  expect([g.strength, g.fate.slice(0, 9).every(fate => fate === DESTROYED)]).toEqual([[8, 1, 1], true])
  expect([g.captains, g.figure[8]]).toEqual([[8], CAPTAIN])
})

test('DW-IX.1 special figures come first, wherever they stand', () => {
  const g = read([{ side: 0, elements: '0,0 1,0=M 2,0=L' }])
  expect(g.figure).toEqual([LEADER, MUSICIAN, PLAIN])
  g.figure.reverse()
  expect((position.write(g) as { units: Given[] }).units[0].elements).toBe('0,0:1=L 1,0:1=M 2,0:1=P')
})

test.each([
  [[], /^position: an object is wanted/],
  [{ unit: [] }, /^position: unknown key “unit” \(did you mean “units”\?\)/],
  [{ map: 'field x' }, /^position\.map: this is no map: /],
  [{ phase: 'melees' }, /^position\.phase: "melees" is unknown \(did you mean “melee”\?\)/],
  [{ rules: { moral: true } }, /^position\.rules: unknown key “moral” \(did you mean “morale”\?\)/],
  [{ rules: { morale: 2 } }, /^position\.rules\.morale: a whole number from 0 to 1 is wanted/],
  [{ edges: ['north'] }, /^position\.edges: two edges are wanted/],
  [{ map: 'field 9|0,0=house', doors: [] }, /^position\.doors: as many doors are wanted as this map has: 1/],
  [written([{ ...foe, ordr: 'A' }]), /^position\.units\[0\]: unknown key “ordr” \(did you mean “order”\?\)/],
  [
    written([{ ...foe, card: 'footman' }]),
    /^position\.units\[0\]\.card: "footman" is unknown \(did you mean “footmen”\?\)/,
  ],
  [written([foe, { ...foe, elements: '' }]), /^position\.units\[1\]\.elements: a unit needs at least one element/],
  [written([{ ...foe, elements: '1,1=K' }]), /^position\.units\[0\]\.elements: “1,1=K” is no element: write field/],
  [written([{ ...foe, elements: '1,1^999' }]), /^position\.units\[0\]\.elements: nobody flies higher than/],
  [written([foe, foe]), /^position\.units\[1\]\.elements: somebody stands on 0,-9 already/],
  [written([{ ...foe, prey: 4 }]), /^position\.units\[0\]\.prey: a whole number from 0 to 0 is wanted/],
  [written([{ ...foe, joins: 0 }]), /^position\.units\[0\]\.joins: only a commander joins a unit/],
  [written([{ ...foe, elements: '', rides: 0 }]), /^position\.units\[0\]\.rides: only a commander or wizard rides/],
])('a mistake is told with its place and the remedy: %j', (json, complaint) => {
  const found = position.read(json)
  expect(found.ok ? '' : found.problem.text).toMatch(complaint)
})

test('DW-XVI.12 units that are still to be deployed are in hand, and read back they can be', () => {
  const settings = must(readSettings(demonworld.settings, { battle: 'kalBenokk', level: 'standard' }))
  const early = newGame(demonworld, { seats: 2, settings }, 'early') as Demonworld
  const json = position.write(early) as { units: { card: string; inHand?: number }[] }
  expect(json.units.find(({ card }) => card === 'trolls')?.inHand).toBeGreaterThan(0)
  const { core: _core, ...same } = early
  expect(readBack(early)).toEqual({ ...same, points: 0 })
  for (const unit of json.units) if (unit.card === 'trolls') unit.inHand = 3
  const match = at(demonworld, JSON.parse(JSON.stringify(json)))
  expect(match.asked?.decision).toBe('deploy')
  play(match, '0>automatic', '1>automatic')
  const g = match.state as Demonworld
  expect(g.fate.filter((_, element) => g.type[element] === cardNamed('trolls'))).toEqual([HERE, HERE, HERE])
  const late = position.read({ ...json, phase: 'orders' })
  expect(late.ok ? '' : late.problem.text).toMatch(/inHand: only while armies are set up/)
})

test('what positions cannot say is told', () => {
  const settings = must(readSettings(demonworld.settings, { battle: 'free', level: 'full' }))
  const early = newGame(demonworld, { seats: 2, settings }, 'early') as Demonworld
  early.picks.push(0)
  expect(() => position.write(early)).toThrow(/not yet on the board cannot be written as a position/)
})

test('DW-XXII.2 nothing burns in a position where fire is not played', () => {
  const burning = { map: 'field 4|0,1=wood', units: [{ card: 'nobleFoot', side: 0, elements: '0,0' }] }
  for (const key of ['fires', 'kindled'])
    expect(position.read({ ...burning, rules: 'introduction', [key]: '0,1' })).toMatchObject({
      ok: false,
      problem: { text: expect.stringMatching(new RegExp(`^position\\.${key}: nothing burns`)) },
    })
  expect(position.read({ ...burning, rules: 'full', fires: '0,1' })).toMatchObject({ ok: true })
})

/** Two units while armies are set up on two bare sheets. */
function settingUp(elements: [string, string], battle: string): unknown {
  const units = elements.map((where, side) => ({ card: ['nobleFoot', 'orcGuard'][side], side, elements: where }))
  return { map: 'bare 1 2', battle, rules: 'introduction', phase: 'setUp', units }
}

test('DW-XVI.10 a free battle that is set up from a position raises no other armies', () => {
  const match = at(demonworld, settingUp(['1/B5:4 1/B6:4', '1/O5:1 1/O6:1'], 'free'))
  expect(choicesOf(match)).toEqual(['unit 0', 'ready 0'])
})

test('DW-XVI.12 while armies are set up unseen, nobody stands in a position where the enemy deploys', () => {
  const own: [string, string] = ['1/B5:4 1/B6:4', '1/O5:1 1/O6:1']
  expect(position.read(settingUp(own, 'first'))).toMatchObject({ ok: true })
  expect(position.read(settingUp(['1/O8:4 1/O9:4', own[1]], 'first'))).toMatchObject({
    ok: false,
    problem: { text: expect.stringMatching(/^position\.units: while armies are set up, nobody stands/) },
  })
})

test('DW-XXIII.1 only flyers are in the air in a position, and only where they are played', () => {
  const aloft = (card: string, rules: object | string) =>
    position.read({ map: 'bare 1 2', rules, units: [{ card, side: 0, elements: '1/F8:4^6' }] })
  const why = {
    ok: false,
    problem: { text: expect.stringMatching(/^position\.units\[0\]\.elements: nobody .* flies/) },
  }
  expect(aloft('dragonrider', 'full')).toMatchObject({ ok: true })
  expect(aloft('kruuk', 'full')).toMatchObject(why)
  expect(aloft('dragonrider', { large: true, flyers: false })).toMatchObject(why)
})

test('DW-VIII.1 nobody without hit points stands in a position but while there is shooting or melee', () => {
  const hurt = (hits: number, phase: string) =>
    position.read({
      map: 'bare 1 2',
      rules: 'full',
      phase,
      units: [{ card: 'wyrrmsch', side: 1, elements: '1/F8:4', hits }],
    })
  const why = { ok: false, problem: { text: expect.stringMatching(/^position\.units\[0\]\.hits: so many hits/) } }
  expect(hurt(1, 'movement')).toMatchObject({ ok: true })
  for (const phase of ['orders', 'movement', 'rally', 'magic']) expect(hurt(2, phase)).toMatchObject(why)
  for (const phase of ['firstFire', 'secondFire', 'melee']) expect(hurt(2, phase)).toMatchObject({ ok: true })
})
