import {
  asked,
  chance,
  copy,
  must,
  newGame,
  optionKind,
  options,
  question,
  readSettings,
  seatToAct,
  seeded,
  startAt,
  take,
} from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { typeNamed, typeNames } from '../content/creatures.ts'
import { landNumbered } from '../content/masterboard.ts'
import { titan } from '../index.ts'
import { piecesOf } from '../legions.ts'
import { trimmed } from '../position/height.ts'
import { position } from '../position/index.ts'
import { BOTTOM, LEFT, type Titan } from '../state.ts'
import below from './fixtures/known-lords-below.json' with { type: 'json' }
import { chooseAll, fresh, stateOf } from './table.ts'

const legion = (land: number, ...pieces: string[]) => ({ land, pieces })
const two = (first: object = {}, second: object = {}, more: object = {}) => ({
  seats: [
    { legions: [legion(1, 'titan', 'ogre', 'ogre', 'centaur')], ...first },
    { legions: [legion(20, 'titan', 'lion')], ...second },
  ],
  ...more,
})
const open = (json: unknown): Titan => must(startAt(titan, json, seeded('position'))) as Titan
const fault = (json: unknown): string => {
  const read = position.read(json)
  return read.ok ? '' : read.problem.text
}
const held = (g: Titan, marker: number) => piecesOf(g, marker).map(type => typeNames[type])

test('two legions make a position: seat 0 is about to split in its second turn', () => {
  const g = open({
    seats: [{ legions: [legion(1, 'titan', 'ogre')] }, { legions: [legion(2, 'titan', 'troll')] }],
  })
  titan.check?.(g)
  expect(asked(titan, g)).toEqual({ decision: 'organise', seats: [0] })
  expect([g.turn, g.mover, g.roll]).toEqual([3, 0, 0])
  expect(held(g, 0)).toEqual(['titan', 'ogre'])
  expect(g.at[12]).toBe(landNumbered(2))
  expect(g.stock[typeNamed('troll')]).toBe(27)
})

test('a position plays on from every phase', () => {
  const moved = { legions: [{ ...legion(20, 'titan', 'ogre', 'ogre'), moved: true, entry: 'left' }] }
  const cases: [object, string][] = [
    [two(), 'organise'],
    [two({ turns: 0 }, {}, { phase: 'mulligan', roll: 3 }), 'mulligan'],
    [two({}, {}, { roll: 5 }), 'nextMove'],
    [two(moved), 'nextEngagement'],
    [two({ legions: [{ ...legion(3, 'titan', 'gargoyle'), moved: true }] }, {}, { phase: 'muster' }), 'muster'],
  ]
  for (const [json, decision] of cases) {
    const g = open(json)
    titan.check?.(g)
    expect(asked(titan, g)!.decision).toBe(decision)
    const luck = chance(decision)
    for (let i = 0; i < 200 && !g.core.result; i++) {
      const seat = seatToAct(titan, g)
      take(titan, g, seat, luck.pick(options(titan, g, seat)))
      titan.check?.(g)
    }
  }
  expect(open(two(moved)).entry[0]).toBe(LEFT)
})

test('TI-10.2a a tower is entered from the bottom', () => {
  const tower = { legions: [{ ...legion(100, 'titan', 'ogre'), entry: 'left' }] }
  const g = open(two(tower, { legions: [legion(100, 'titan', 'lion')] }))
  expect(g.entry[0]).toBe(BOTTOM)
  expect(g.moved[0]).toBe(1)
})

const types = (text: string) => text.split(' ').map(typeNamed)
const named = (list: readonly number[]) => list.map(type => typeNames[type]).join(' ')

test('TI-4.1b a legion of more than seven loses its best creatures, then demi-lords, archangels, angels', () => {
  const lost = (text: string) => named(trimmed(types(text)).lost)
  expect(lost('titan angel ogre ogre ogre troll dragon hydra lion')).toBe('hydra dragon')
  expect(lost('titan warlock angel angel angel angel angel archangel')).toBe('warlock')
  expect(lost('titan archangel angel angel angel angel angel angel angel')).toBe('archangel angel')
  expect(lost('titan ogre ogre')).toBe('')
})

test('TI-4.1c of equals the last listed goes; creatures are dead, lords go back, and all see the rest', () => {
  expect(named(trimmed(types('titan ogre ogre ogre ogre ogre gargoyle ogre')).kept)).toBe(
    'titan ogre ogre ogre ogre ogre gargoyle',
  )
  const high = legion(1, 'titan', 'angel', 'ogre', 'ogre', 'ogre', 'ogre', 'ogre', 'troll')
  const g = open(two({ legions: [high, legion(5, 'lion', 'lion')] }))
  titan.check?.(g)
  expect(held(g, 0)).toEqual(['titan', 'angel', 'ogre', 'ogre', 'ogre', 'ogre', 'ogre'])
  expect(g.dead[typeNamed('troll')]).toBe(1)
  expect(titan.view(g, 1).legions[0].known).toHaveLength(7)
  const lords = legion(1, 'titan', ...new Array(7).fill('angel'))
  const back = open(two({ legions: [lords] }))
  expect([back.stock[typeNamed('angel')], back.dead[typeNamed('angel')]]).toEqual([12, 0])
})

test('TI-K3 others know what is listed as shown', () => {
  const hidden = { ...legion(1, 'titan', 'ogre', 'troll'), shown: ['troll'] }
  const g = open(two({ legions: [hidden, legion(5, 'lion', 'lion')] }))
  expect(titan.view(g, 1).legions[0].known).toContain(typeNamed('troll'))
  expect(titan.view(g, 1).legions[0].known).not.toContain(typeNamed('titan'))
})

test('TI-19.4g captured markers, dead seats, the dead pile and rulings can be told', () => {
  const g = open({
    seats: [
      { score: 420, tower: 300, colours: ['Red', 'Green'], legions: [{ ...legion(1, 'titan'), marker: 'Green Sun' }] },
      { legions: [legion(20, 'titan', 'lion')] },
      { alive: false },
    ],
    dead: { ogre: 25 },
    rulings: { strikeFloor: 1 },
    pointsTarget: 500,
    turn: 40,
    mover: 1,
  })
  titan.check?.(g)
  expect(g.holder[25]).toBe(0)
  expect(g.at[25]).toBe(landNumbered(1))
  expect([g.stock[typeNamed('ogre')], g.place[2], g.rulings.strikeFloor, g.turn]).toEqual([0, 3, 1, 40])
  expect(open(two({}, {}, { caretaker: { dragon: 0 } })).dead[typeNamed('dragon')]).toBe(18)
})

/** All but the flow and the dice. Where a marker off the board came from last time matters to nobody. */
function gist(g: Titan): unknown {
  const { core: _core, ...rest } = copy(g)
  rest.entry = rest.entry.map((side, marker) => (rest.at[marker] >= 0 ? side : 0))
  return rest
}

test('a game written between choices reads back as the same state with the same options', () => {
  const phases = new Set<string>()
  for (const seed of ['one', 'two', 'three', 'four']) {
    const settings = must(readSettings(titan.settings, { turnLimit: 40, variantShort: seed === 'four' }))
    const g = newGame(titan, { seats: 2 + (seed.length % 3), settings }, seed)
    const luck = chance(seed)
    while (!g.core.result) {
      const { decision } = question(titan, g)!
      if (g.turn > 0 && !g.engagement) {
        const json = JSON.parse(JSON.stringify(position.write(g)))
        const back = open(json)
        expect(gist(back)).toEqual(gist(g))
        if (['organise', 'mulligan', 'nextMove', 'nextEngagement', 'muster'].includes(decision.name)) {
          phases.add(decision.name)
          expect(asked(titan, back)).toEqual(asked(titan, g))
          expect(options(titan, back, g.mover)).toEqual(options(titan, g, g.mover))
        }
        expect(position.write(back)).toEqual(json)
      }
      const seat = seatToAct(titan, g)
      const stubborn = options(titan, g, seat).filter(option => decision.kinds[optionKind(option)] !== 'concede')
      take(titan, g, seat, luck.pick(stubborn))
    }
    expect(() => position.write(g)).toThrow('The game is over')
  }
  expect([...phases].sort()).toEqual(expect.arrayContaining(['mulligan', 'muster', 'nextMove', 'organise']))
})

test('TI-6.3a two engagements that wait are written and read back', () => {
  const g = open({
    seats: [
      { legions: [legion(1, 'titan', 'ogre'), { ...legion(7, 'lion', 'angel'), entry: 'left' }] },
      { legions: [legion(1, 'titan', 'lion'), legion(7, 'troll')] },
    ],
    phase: 'engagement',
  })
  const back = open(JSON.parse(JSON.stringify(position.write(g))))
  expect(gist(back)).toEqual(gist(g))
  expect(options(titan, back, 0)).toHaveLength(2)
  expect(back.entry[1]).toBe(LEFT)
})

test('what positions cannot say is told', () => {
  const settings = must(readSettings(titan.settings, {}))
  expect(() => position.write(newGame(titan, { seats: 2, settings }, 'x'))).toThrow(/set-up cannot be written/)
  const g = open(two({ legions: [legion(20, 'titan', 'ogre')] }))
  take(titan, g, 0, options(titan, g, 0)[0])
  expect(() => position.write(g)).toThrow(/engagement or battle under way cannot be written/)
})

test('a mistake is told in one sentence with the place and the remedy', () => {
  const cases: [unknown, RegExp][] = [
    [[], /^position: an object is wanted/],
    [{ seat: [] }, /^position: unknown key “seat” \(did you mean “seats”\?\)/],
    [{}, /^position\.seats: a list is wanted, this is missing/],
    [{ seats: [{}] }, /^position\.seats: 2 to 6 seats are wanted, these are 1/],
    [
      two({ legions: [legion(1, 'titan', 'orgre')] }),
      /^position\.seats\[0\]\.legions\[0\]\.pieces\[1\]: "orgre" is unknown \(did you mean “ogre”\?\)/,
    ],
    [two({ legions: [legion(43, 'titan')] }), /legions\[0\]\.land: there is no land 43/],
    [two({ legions: [legion(1)] }), /pieces: a legion has at least one character/],
    [two({ legions: [legion(1, 'ogre')] }), /^position\.seats\[0\]: no legion holds the titan; add "titan"/],
    [two({ legions: [legion(1, 'titan'), legion(2, 'titan')] }), /^position\.seats\[0\]: there are two titans/],
    [
      two({ legions: [{ ...legion(1, 'titan'), marker: 'Red Crow' }] }),
      /no marker “Red Crow” \(did you mean “Red Crown”\?\)/,
    ],
    [
      two({ legions: [{ ...legion(1, 'titan'), marker: 'Blue Sun' }] }),
      /Blue Sun does not belong to seat 0; add its colour/,
    ],
    [two({ legions: [{ ...legion(1, 'titan'), shown: ['ogre'] }] }), /shown: the legion does not hold so many of ogre/],
    [two({ tower: 101 }), /tower: land 101 is no tower/],
    [two({ alive: false }), /two seats at least must be alive|not alive has no legions/],
    [two({}, {}, { mover: 2 }), /mover: a whole number from 0 to 1/],
    [two({}, {}, { phase: 'movement' }), /roll: a roll from 1 to 6 is wanted/],
    [two({}, {}, { phase: 'engagement' }), /phase: no legion meets an enemy/],
    [two({}, {}, { phase: 'muster', roll: 7 }), /roll: a whole number from 1 to 6/],
    [two({}, {}, { dead: { angel: 1 } }), /dead: a lost angel goes back to the caretaker/],
    [two({}, {}, { dead: { ogre: 24 } }), /there are only 25 of ogre; legions and dead hold 26/],
    [
      two({}, {}, { dead: { ogre: 1 }, caretaker: { ogre: 9 } }),
      /caretaker: legions, dead and caretaker do not add up/,
    ],
    [two({}, { legions: [legion(1, 'titan')] }, { phase: 'organisation' }), /cannot be in the organisation phase/],
    [two({}, { legions: [legion(7, 'titan'), legion(7, 'lion')] }), /Blue Crown and Blue Sun in land 7 share a land/],
    [two({}, {}, { rulings: { strikeFlor: 1 } }), /rulings: unknown key “strikeFlor”/],
    [two({}, {}, { known: { parent: [], marker: [], lords: [], shown: [], seen: [] } }), /known: this does not fit/],
  ]
  for (const [json, wanted] of cases) expect(fault(json)).toMatch(wanted)
})

test('TI-K5 what is said to be known must be what a game can come to: lords are counted in both halves of the first deal, and nowhere below', () => {
  const match = fresh(2)
  chooseAll(match, '0>marker 0', '1>marker 12', '0>marker 1', '1>marker 13', '0>deal 0 0', '1>deal 0 0')
  const written = titan.position!.write(stateOf(match)) as { known: { lords: number[] } }
  expect(() => open(written)).not.toThrow()
  const lords = written.known.lords
  const half = lords.indexOf(1)
  const lopsided = { ...written, known: { ...written.known, lords: lords.with(half, -1) } }
  for (const wrong of [lopsided, below])
    expect(fault(wrong)).toMatch(/^position\.known: this does not fit the legions; leave it out/)
  const { lords: counted, ...rest } = below.known
  expect(() => open({ ...below, known: { ...rest, lords: counted.with(12, -1) } })).not.toThrow()
})

test('TI-K5 the lists of what is known are of one length, or what is read later would be somebody else’s', () => {
  const { known } = below
  for (const [name, list] of [
    ['shown', [...known.shown, ...known.shown]],
    ['shown', known.shown.slice(1)],
    ['marker', [...known.marker, -1]],
    ['lords', [...known.lords, -1]],
    ['seen', [0]],
  ] as const)
    expect(fault({ ...below, known: { ...known, lords: known.lords.with(12, -1), [name]: list } }), name).toMatch(
      /^position\.known: this does not fit the legions; leave it out/,
    )
})

test('TI-4.3f parts that share a land must be known as parts of one legion, or they could not join again', () => {
  const parts = [
    legion(24, 'titan', 'ogre'),
    legion(9, 'lion', 'lion'),
    legion(24, 'ogre', 'ogre'),
    legion(10, 'troll', 'troll'),
  ]
  const json = { seats: [{ legions: parts }, { legions: [legion(20, 'titan', 'lion')] }], phase: 'movement', roll: 4 }
  const apart = parts.map((part, i) => ({ ...part, land: 9 + i }))
  const first = open({ ...json, seats: [{ legions: apart }, json.seats[1]] })
  const { shown } = first.known
  const words = shown.length / first.known.parent.length
  const none = new Array<number>(6 * words).fill(0)
  const known = {
    // the first and third legion are of different halves
    parent: [-1, 0, 0, 1, 1, 2, 2, -1],
    marker: [-1, -1, -1, 0, 1, 2, 3, 12],
    lords: new Array<number>(8).fill(-1),
    shown: [...shown.slice(0, words), ...none, ...shown.slice(-words)],
    seen: [],
  }
  const named = position.write(first) as { seats: { legions: { marker: string }[] }[] }
  const markers = named.seats[0].legions.map(({ marker }) => marker)
  const legions = parts.map((part, i) => ({
    ...part,
    marker: markers[i],
    ...(i === 2 ? { splitFrom: markers[0] } : {}),
  }))
  const written = { ...json, seats: [{ legions }, json.seats[1]] }
  expect(() => open(written)).not.toThrow()
  expect(fault({ ...written, known })).toMatch(
    /^position\.known: .* and .* share a land, but are not known as parts of one/,
  )
  const siblings = { ...known, marker: [-1, -1, -1, 0, 2, 1, 3, 12] }
  expect(fault({ ...written, known: siblings })).toBe('')
})
