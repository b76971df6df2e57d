import { expect, test } from 'vitest'
import {
  choose,
  chooseAll,
  count,
  dice,
  hex,
  offered,
  offeredAs,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const QUIET = { settings: { spellResearch: true } }

test('WC-B-MOV-01 every unit and worker moves once: melee and ranged one space, flying and workers up to two', () => {
  const match = table([{ race: 'human', units: { D4: 'melee, ranged, flying, worker' } }, { race: 'orc' }])
  expect(offered(match)).toEqual(['piece melee D4', 'piece ranged D4', 'piece flying D4', 'piece worker D4', 'done'])
  choose(match, 'piece melee D4')
  const near = ['C3', 'C4', 'D3', 'D5', 'E4', 'E5']
  expect(offeredAs(match, 'hex').sort()).toEqual(near)
  choose(match, 'hex D3')
  expect(offered(match)).not.toContain('piece melee D3')
  expect(refused(match, 'piece melee D3')).toBe('WC-B-MOV-01')
  choose(match, 'piece flying D4')
  expect(offeredAs(match, 'hex')).toHaveLength(16)
  expect(refused(match, 'hex A1')).toBe('WC-B-MOV-01')
  choose(match, 'hex B1')
  choose(match, 'piece worker D4')
  const far = offeredAs(match, 'hex')
  expect(far).toContain('E6')
  expect(far).toContain('C2')
  expect(far).not.toContain('D7')
  choose(match, 'hex D2')
  choose(match, 'piece ranged D4')
  expect(offeredAs(match, 'hex').sort()).toEqual(near)
  choose(match, 'hex D5')
  expect(stateOf(match).step).toBe(0)
  expect(offered(match)).toEqual(['done'])
})

test('WC-B-MOV-02 at the end of the step at most three units and three workers of a side stand in a space', () => {
  const match = table([{ race: 'human', units: { D4: '3 melee, 3 worker', D3: 'melee, worker' } }, { race: 'orc' }])
  choose(match, 'piece melee D3')
  // one of the three may still make room
  expect(offeredAs(match, 'hex')).toContain('D4')
  choose(match, 'hex D4')
  expect(offered(match)).not.toContain('done')
  expect(refused(match, 'done')).toBe('WC-B-MOV-02')
  chooseAll(match, 'piece melee D4', 'hex D5')
  expect(offered(match)).toContain('done')
})

test('WC-B-MOV-02 a space is full for those who come when nobody in it can leave any more', () => {
  const match = table(
    [
      { race: 'human', units: { D4: '2 melee', D5: '2 melee, flying' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    QUIET,
  )
  chooseAll(match, 'piece melee D4', 'hex C4', 'piece melee D4', 'hex C4')
  chooseAll(match, 'piece melee D5', 'hex C4')
  choose(match, 'piece melee D5')
  expect(offeredAs(match, 'hex')).not.toContain('C4')
  expect(refused(match, 'hex C4')).toBe('WC-B-MOV-02')
  choose(match, 'hex D4')
  choose(match, 'piece flying D5')
  expect(offeredAs(match, 'hex')).not.toContain('C4')
  // passing through is no matter of stacking: B2 lies behind C4
  expect(offeredAs(match, 'hex')).toContain('B2')
})

test('WC-B-MOV-03 a move stops where an enemy unit, worker or Outpost is', () => {
  const behind = (units: Record<string, string>, outposts: Record<string, boolean> = {}) => {
    const match = table(
      [
        { race: 'human', units: { E1: 'flying' } },
        { race: 'orc', units, outposts },
      ],
      QUIET,
    )
    choose(match, 'piece flying E1')
    return offeredAs(match, 'hex')
  }
  // D2 can be reached by D1 and E2 alone
  expect(behind({ A1: 'melee' })).toContain('C1')
  for (const stop of ['melee', 'worker']) {
    const spaces = behind({ D1: stop })
    expect(spaces).toContain('D1')
    expect(spaces).not.toContain('C1')
    expect(spaces).toContain('D2')
  }
  expect(behind({ A1: 'melee' }, { D1: true })).not.toContain('C1')
})

test('WC-B-MOV-03 whoever asks why a flyer does not come behind an enemy is told that he stops it', () => {
  const players = [
    { race: 'human', units: { E1: 'flying' } },
    { race: 'orc', units: { D1: 'melee', E2: 'melee', F1: 'melee' } },
  ]
  const match = table(players, QUIET)
  choose(match, 'piece flying E1')
  expect([refused(match, 'hex C1'), refused(match, 'hex A1')]).toEqual(['WC-B-MOV-03', 'WC-B-MOV-01'])
})

test('WC-B-MOV-04 a worker enters a space with enemies only where a unit of its own side of the table is already', () => {
  for (const enemy of ['melee', 'worker']) {
    const players = [
      { race: 'human', units: { E1: 'worker, melee' } },
      { race: 'orc', units: { D1: enemy } },
    ]
    const match = table(players, QUIET)
    choose(match, 'piece worker E1')
    expect(offeredAs(match, 'hex')).not.toContain('D1')
    expect(refused(match, 'hex D1')).toBe('WC-B-MOV-04')
    const led = table(players, QUIET)
    chooseAll(led, 'piece melee E1', 'hex D1', 'piece worker E1')
    expect(offeredAs(led, 'hex')).toContain('D1')
  }
})

test('WC-B-MOV-05 only flying units enter mountains', () => {
  const match = table([{ race: 'human', units: { F1: 'melee, ranged, worker, flying' } }, { race: 'orc' }])
  for (const kind of ['melee', 'ranged', 'worker']) {
    const own = table([{ race: 'human', units: { F1: kind } }, { race: 'orc' }])
    choose(own, `piece ${kind} F1`)
    expect(offeredAs(own, 'hex')).not.toContain('F2')
    expect(refused(own, 'hex F2')).toBe('WC-B-MOV-05')
  }
  choose(match, 'piece flying F1')
  expect(offeredAs(match, 'hex')).toContain('F2')
})

test('WC-B-MOV-06 a unit may leave a space it shares with enemies', () => {
  const match = table(
    [
      { race: 'human', units: { D4: 'melee' } },
      { race: 'orc', units: { D4: 'melee' } },
    ],
    QUIET,
  )
  chooseAll(match, 'piece melee D4', 'hex D3')
  expect(told(choose(match, 'done'), 'battle')).toEqual([])
})

test('WC-B-MOV-07 every space with units of two sides is a battle, in the order the mover likes; workers alone are none', () => {
  const match = table(
    [
      { race: 'human', units: { D4: '2 melee', C2: '2 melee', E6: 'melee' } },
      { race: 'orc', units: { D4: 'melee', C2: 'melee', E6: 'worker' } },
    ],
    QUIET,
  )
  const events = choose(match, 'done')
  expect(told(events, 'battle')).toEqual([])
  expect(match.asked).toMatchObject({ decision: 'nextBattle', seats: [0] })
  expect(offeredAs(match, 'hex').sort()).toEqual(['C2', 'D4'])
  expect(refused(match, 'hex E6')).toBe('WC-B-MOV-07')
  const fought = choose(match, 'hex C2', [1, 6, 6, 1, 6, 6])
  expect(told(fought, 'battle').map(([where]) => where)).toEqual([hex(match, 'C2'), hex(match, 'D4')])
  expect(told(fought, 'workerLost')).toHaveLength(1)
})

test('WC-B-MOV-08 where three sides meet the mover fights one after the other, as he chooses', () => {
  const match = table(
    [
      { race: 'orc', units: { D4: '3 ranged' } },
      { race: 'human', units: { D4: 'melee' } },
      { race: 'nightelf', units: { D4: 'melee' } },
    ],
    QUIET,
  )
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'chooseFoe', seats: [0] })
  expect(offered(match)).toEqual(['owner 1', 'owner 2'])
  expect(refused(match, 'owner 0')).toBe('WC-B-MOV-08')
  const events = choose(match, 'owner 2', [1, 6, 6, 1, 6, 6])
  expect(told(events, 'battle').map(([, , foe]) => foe)).toEqual([2, 1])
})

test('WC-B-MOV-09 workers and Outposts left with enemy units are destroyed', () => {
  const match = table(
    [
      { race: 'human', units: { E6: 'melee', D4: 'melee', C2: 'melee' } },
      {
        race: 'orc',
        units: { E6: '2 worker', D4: 'melee, worker', A1: 'worker' },
        outposts: { C2: true, A1: false },
      },
    ],
    QUIET,
  )
  const events = choose(match, 'done', [6, 1])
  expect(told(events, 'workerLost')).toHaveLength(2)
  expect(standing(match, 1, 'worker')).toEqual(['A1', 'D4'])
  expect(told(events, 'outpostLost')).toEqual([[1, hex(match, 'C2')]])
  expect(stateOf(match).outpostAt.slice(2)).toEqual([-1, hex(match, 'A1')])
  // the unfinished one goes with its worker
  const later = table(
    [
      { race: 'human', units: { A1: 'melee' } },
      { race: 'orc', units: { A1: 'worker' }, outposts: { A1: false } },
    ],
    QUIET,
  )
  expect(told(choose(later, 'done'), 'outpostLost')).toHaveLength(1)
  expect(stateOf(later).outpostAt[2]).toBe(-1)
})

test('WC-B-MOV-10 a Town held by enemies after all Move Steps is marked; a marked one is lost with its player', () => {
  const players = [
    { race: 'human', units: { C7: 'melee' } },
    { race: 'orc', units: { E1: 'melee' } },
  ]
  const match = table(players, QUIET)
  expect(told(choose(match, 'done'), 'townTaken')).toEqual([])
  const events = choose(match, 'done')
  expect(told(events, 'townTaken').map(([seat]) => seat)).toEqual([0, 1])
  expect(stateOf(match).captured).toEqual([true, true])
  const again = table([players[0], { ...players[1], captured: true }], QUIET)
  const end = [...choose(again, 'done'), ...choose(again, 'done')]
  expect(told(end, 'eliminated')).toEqual([[1]])
  expect(stateOf(again).core.result).toMatchObject({ places: [1, 2], by: 'WC-B-VIC-08' })
  const held = table(
    [
      { race: 'human', units: { C7: 'worker' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    QUIET,
  )
  expect(told([...choose(held, 'done'), ...choose(held, 'done')], 'townTaken')).toEqual([])
})

test('WC-X-CMP-03 water is flown over, never stopped on', () => {
  const match = table([
    { race: 'orc', units: { B2: 'flying, melee, worker' } },
    { race: 'human' },
    { race: 'nightelf' },
  ])
  choose(match, 'piece flying B2')
  const spaces = offeredAs(match, 'hex')
  expect(spaces).not.toContain('B3')
  expect(spaces).toContain('B4')
  expect(refused(match, 'hex B3')).toBe('WC-X-CMP-03')
  choose(match, 'hex B4')
  for (const kind of ['melee', 'worker']) {
    choose(match, `piece ${kind} B2`)
    expect(offeredAs(match, 'hex')).not.toContain('B3')
    choose(match, 'hex A2')
  }
})

test('WC-X-CHG-03 a unit put on a mountain may leave it and not come back', () => {
  const match = table([{ race: 'undead', units: { F2: 'melee' } }, { race: 'human' }])
  chooseAll(match, 'piece melee F2', 'hex F3')
  expect(count(match, 0, 'melee', 'F3')).toBe(1)
  const back = table([{ race: 'undead', units: { F3: 'melee' } }, { race: 'human' }])
  choose(back, 'piece melee F3')
  expect(offeredAs(back, 'hex')).not.toContain('F2')
})

test('WC-B-MOV-02 what cannot be cleared goes back to reserves', () => {
  const match = table(
    [
      { race: 'human', units: { E1: '5 melee' } },
      { race: 'orc', units: { E1: 'melee' } },
    ],
    { ...QUIET, spaces: { E1: { pinned: true } } },
  )
  expect(offered(match)).toEqual(['done'])
  dice(match, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6)
  const events = choose(match, 'done')
  expect(told(events, 'leaves')).toHaveLength(2)
  expect(told(events, 'attack')[0]).toEqual([0, 2, 3, 0])
})
