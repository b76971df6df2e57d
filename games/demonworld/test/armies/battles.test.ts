import { choicesOf, match as matchOfGame, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { compositions } from '../../content/armies/armies.ts'
import { battles } from '../../content/armies/battles.ts'
import { cards } from '../../content/armies/cards.ts'
import { groundOf } from '../../content/board/ground.ts'
import { ground, lift, remove } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { cannotMuster, legalArmies } from '../../rules/armies/muster.ts'
import { zoneOf } from '../../rules/armies/zone.ts'
import { beginHold, judge, objectivePoints, pointsLost, unitsLost, watchGoal } from '../../rules/victory.ts'
import { AWAY, DESTROYED, type Demonworld, FLED, HERE } from '../../state.ts'
import { field, hexAt, kinds, matchAt, on, places } from '../table.ts'

type Played = ReturnType<typeof matchAt>
const stateOf = (match: Played) => match.state as Demonworld
const opened = (settings: Record<string, unknown>, seed = 'test') => matchOfGame(demonworld, { settings, seed })
const free = (settings: Record<string, unknown> = {}, seed = 'test') =>
  opened({ battle: 'free', level: 'standard', ...settings }, seed)

/** Both sides take the army proposed. */
function mustered(settings: Record<string, unknown> = {}, seed = 'test'): Played {
  const match = free(settings, seed)
  play(match, '0>automatic', '1>automatic', '0>ready', '1>ready')
  return match
}

/** Both sides deploy as proposed. */
function deployed(settings: Record<string, unknown>, seed = 'test'): Played {
  const match = mustered(settings, seed)
  while (match.asked && match.asked.decision !== 'deploy') play(match, choicesOf(match).at(-1)!)
  play(match, '0>automatic', '1>automatic', '0>ready', '1>ready')
  return match
}

describe('the battles of the book', () => {
  test('DW-VII.1 the first game: 380 against 330 points, and the last element standing wins', () => {
    const sum = (side: number) =>
      battles[0].armies[side].reduce((all, { card }) => all + cards.find(one => one.id === card)!.points, 0)
    expect([sum(0), sum(1)]).toEqual([380, 330])
    const match = matchAt([
      { side: 0, elements: '0,0', order: 'H' },
      { side: 1, elements: '0,-9', order: 'H' },
    ])
    const g = stateOf(match)
    remove(g, on(g, '0,-9'), DESTROYED)
    judge(g)
    expect(g.core.result).toMatchObject({ places: [1, 2], by: 'DW-VII.1' })
  })

  test('DW-XVI.1 the empire wins the last stand with 475 points, elements at their share', () => {
    const match = opened({ battle: 'lastStand', level: 'standard' })
    play(match, '0>automatic', '1>automatic', '0>ready', '1>ready')
    const g = stateOf(match)
    const unit = g.card.findIndex(card => cards[card].id === 'orcGuard')
    remove(g, g.head[unit], DESTROYED)
    remove(g, g.head[unit] + 1, FLED)
    expect(pointsLost(g, 1)).toBe(40)
    judge(g)
    expect(g.core.result).toBeNull()
    for (let e = 0; e < g.at.length && pointsLost(g, 1) < 475; e++)
      if (g.owner[g.origin[e]] === 1 && g.at[e] >= 0) remove(g, e, DESTROYED)
    judge(g)
    expect(g.core.result).toMatchObject({ places: [1, 2], by: 'DW-XVI.1' })
  })

  test('DW-XVI.2 orcs hold the mound for a whole round with nobody of the empire on it', () => {
    const { map } = battles.find(({ id }) => id === 'kalBenokk')!
    const g = field(
      [
        { side: 1, card: 'orcGuard', elements: '4/D11 4/D12', facing: 4 },
        { side: 0, card: 'nobleFoot', elements: '4/H5 4/H6' },
      ],
      { map, battle: 'kalBenokk' },
    )
    Object.assign(g, { core: { seats: 2, result: null, reveals: 0 } })
    beginHold(g)
    expect(g.mound).toBe(true)
    watchGoal(g)
    expect(g.mound).toBe(true)
    const foot = on(g, '4/H5')
    g.on[g.at[foot]] = -1
    g.at[foot] = hexAt(g, '4/C11')
    g.on[g.at[foot]] = foot
    watchGoal(g)
    expect(g.mound).toBe(false)
    g.routs[foot] = true
    beginHold(g)
    expect(g.mound).toBe(true)
  })
})

describe('free battles', () => {
  test('DW-XVI.10 armies come within five parts in a hundred of the points agreed on, and keep their limits', () => {
    const g = stateOf(free({ points: 1000 }))
    for (const side of [0, 1]) {
      const armies = legalArmies(g, side).filter(army => !cannotMuster(g, side, army))
      expect(armies.length).toBeGreaterThan(1)
      expect(
        cannotMuster(
          g,
          side,
          armies[0].map(() => 0),
        ),
      ).toBe('DW-XVI.10')
    }
    expect(compositions.map(({ faction }) => faction)).toEqual(['empire', 'orcs'])
    const match = free({ points: 1000 })
    expect(kinds(match)).not.toContain('ready')
    play(match, '0>automatic')
    expect(kinds(match)).toContain('ready')
  })

  test('DW-XVI.10 nobody sees the other army before both are ready', () => {
    const match = free()
    play(match, '0>automatic')
    const { picks } = match.seen(1).view as { picks: (number | null)[] }
    expect(picks.slice(0, cards.length).every(pick => pick === null)).toBe(true)
    const events = play(match, '0>ready', '1>automatic', '1>ready')
    expect(told(events, 'enlisted').map(([side]) => side)).toEqual([0, 1])
  })

  test('DW-XVI.11 one side lays out the sheets that fit, the other picks its side', () => {
    const match = mustered({ board: 'twoSheets' })
    expect(match.asked?.decision).toBe('laySheet')
    const [layer] = match.asked!.seats
    while (match.asked?.decision === 'laySheet') play(match, choicesOf(match)[0])
    expect(match.asked?.decision).toBe('chooseEdge')
    expect(match.asked?.seats).toEqual([1 - layer])
    play(match, 'south')
    const g = stateOf(match)
    expect([g.edge[1 - layer], g.edge[layer]]).toEqual([1, 0])
    expect(ground(g).board.size).toBe(groundOf('1 2').board.size)
  })

  test('DW-XVI.12 the zone is the three outer full rows; the half row and more only where room is short', () => {
    const g = stateOf(deployed({ board: 'twoSheets' }))
    const land = ground(g)
    const rowsOf = (state: Demonworld) => [
      ...new Set(zoneOf(state, 0).map(hex => land.toEdge[state.edge[0] * land.board.size + hex])),
    ]
    expect(rowsOf(g).sort()).toEqual([1, 2, 3])
    const crowd = { ...g, strength: g.strength.map(strength => strength * 3) }
    expect(rowsOf(crowd)).toContain(0)
    expect(rowsOf(crowd)).toContain(4)
  })

  test('DW-XVI.13 the battle ends after the rounds agreed on', () => {
    const match = deployed({ rounds: 1, board: 'oneSheet' })
    while (match.asked) play(match, choicesOf(match).at(-1)!)
    expect(stateOf(match).round).toBe(1)
    expect(stateOf(match).core.result).toMatchObject({ by: 'DW-XVI.14' })
  })

  test('DW-XVI.14 only units of which nothing is left score, and items lost with their bearers', () => {
    const g = field(
      [
        { side: 0, card: 'nobleFoot', elements: '0,0=L 1,0=S 2,0', item: 'standardOfVictory' },
        { side: 0, card: 'orcGuard', elements: '5,0=L' },
        { side: 1, elements: '0,-5' },
      ],
      { battle: 'free' },
    )
    remove(g, on(g, '0,0'), DESTROYED)
    expect([unitsLost(g, 0, true), pointsLost(g, 0) > 0]).toEqual([0, true])
    remove(g, on(g, '1,0'), DESTROYED)
    expect(unitsLost(g, 0, true)).toBe(30)
    remove(g, on(g, '5,0'), FLED)
    expect(unitsLost(g, 0, true)).toBe(190)
  })

  test('DW-XVI.20 objectives lie outside the zones, ten fields apart, and count for who holds them alone', () => {
    const match = mustered({ board: 'fourSheets', objectives: 2 })
    while (match.asked?.decision === 'laySheet') play(match, choicesOf(match)[0])
    expect(match.asked?.decision).toBe('placeObjective')
    const hexes = choicesOf(match).map(choice => Number(choice.split(' ')[1]))
    const { board, toEdge } = ground(stateOf(match))
    expect(Math.min(...hexes.map(hex => toEdge[hex]))).toBeGreaterThan(3)
    play(match, `hex ${hexes[0]}`, 'value 150')
    for (const choice of choicesOf(match))
      expect(board.distance(hexes[0], Number(choice.split(' ')[1]))).toBeGreaterThan(10)
    expect(refusal(match, `hex ${hexes[0]}`).rule).toBe('DW-XVI.20')
    const g = field([
      { side: 0, elements: '0,0' },
      { side: 1, elements: '5,0' },
    ])
    g.objectives = [hexAt(g, '0,0'), 150, hexAt(g, '3,3'), 100]
    expect([objectivePoints(g, 0), objectivePoints(g, 1)]).toEqual([150, 0])
    g.routs[0] = true
    expect(objectivePoints(g, 0)).toBe(0)
  })

  test('DW-XVI.35 a march comes in as a column with a Move order, over one field of its edge', () => {
    const match = matchAt(
      [
        { side: 0, elements: '1/H9 1/H10 1/H11 1/H12', order: 'B', facing: 4 },
        { side: 1, elements: '1/N9', order: 'B' },
      ],
      { map: 'bare 1 2', rules: { morale: false } },
    )
    const g = stateOf(match)
    for (let element = 0; element < 4; element++) {
      lift(g, element)
      g.fate[element] = AWAY
    }
    Object.assign(g, {
      marches: true,
      march: [1, 0],
      group: [1, 0],
      arrived: [true, false],
      entry: [hexAt(g, '2/H18'), -1],
    })
    while (match.asked?.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
    const events = play(match, match.asked?.decision === 'chooseSequence' ? 'first' : 'unit 0')
    if (stateOf(match).at[0] < 0) events.push(...play(match, 'unit 0'))
    expect(told(events, 'enters')).toEqual([[0, hexAt(g, '2/H18'), 3]])
    expect(kinds(match)).toEqual(['march', 'face', 'done'])
    play(match, 'march 21') // west
    expect(places(stateOf(match), 0)).toEqual(['2/H17:3', '2/H18:3'])
    play(match, 'march 21')
    expect(stateOf(match).fate.slice(0, 4)).toEqual([HERE, HERE, HERE, AWAY])
  })

  test('DW-XVI.36 what has not come in when the battle ends is lost', () => {
    const g = field(
      [
        { side: 0, card: 'orcGuard', elements: '0,0' },
        { side: 1, elements: '5,0' },
      ],
      { battle: 'free' },
    )
    g.fate[0] = AWAY
    expect([unitsLost(g, 0, false), unitsLost(g, 0, true)]).toEqual([0, 160])
  })
})
