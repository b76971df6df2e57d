import { choicesOf, match as matchOfGame, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cards } from '../../content/armies/cards.ts'
import { EAST, NORTH, SOUTH, WEST } from '../../content/board/ground.ts'
import { ground, members } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { arrivalRoll, earliestRound, wingEdge } from '../../rules/armies/arrival.ts'
import { shapesOf } from '../../rules/armies/blocks.ts'
import {
  cannotFlankMarch,
  LEFT_WING,
  marchesAllowed,
  RIGHT_WING,
  scoutingFactor,
} from '../../rules/armies/flank-march.ts'
import { legalArmies } from '../../rules/armies/muster.ts'
import { zoneOf } from '../../rules/armies/zone.ts'
import { isOrdered } from '../../rules/movement/units.ts'
import { AWAY, type Demonworld, HERE } from '../../state.ts'
import { view } from '../../view.ts'
import { field, kinds, type matchAt } from '../table.ts'

type Played = ReturnType<typeof matchAt>
const stateOf = (match: Played) => match.state as Demonworld
const opened = (settings: Record<string, unknown>, seed = 'test') => matchOfGame(demonworld, { settings, seed })
const cardNumber = (id: string) => cards.findIndex(card => card.id === id)

function mustered(settings: Record<string, unknown> = {}): Played {
  const match = opened({ battle: 'free', level: 'standard', ...settings })
  play(match, '0>automatic', '1>automatic', '0>ready', '1>ready')
  return match
}

describe('raising armies', () => {
  test('DW-XVI.10 cards are hired and dismissed one by one, within the points', () => {
    const match = opened({ battle: 'free', level: 'standard', points: 600 })
    const [knights, foot] = [cardNumber('orderKnights'), cardNumber('nobleFoot')]
    play(match, `0>hire ${knights}`, `0>hire ${foot}`)
    expect(refusal(match, `0>hire ${knights}`).rule).toBe('DW-XVI.10')
    expect(refusal(match, `0>hire ${cardNumber('trolls')}`).rule).toBe('DW-XVI.10')
    expect(refusal(match, `0>dismiss ${cardNumber('berserkers')}`).rule).toBe('DW-XVI.10')
    play(match, `0>dismiss ${knights}`)
    expect(stateOf(match).picks[foot]).toBe(1)
    expect(stateOf(match).picks[knights]).toBe(0)
  })

  test('DW-XVI.10 persons come once, units twice at most; an army with commanders has one of two stars', () => {
    const g = stateOf(opened({ battle: 'free', level: 'standard', points: 1200 }))
    for (const side of [0, 1]) {
      for (const army of legalArmies(g, side)) {
        expect(Math.max(...army)).toBeLessThanOrEqual(2)
        expect(army.some(count => count > 0)).toBe(true)
      }
    }
    const bare = stateOf(opened({ battle: 'free', level: 'introduction', points: 1200 }))
    const roster = cards.flatMap((card, id) => (card.faction === 'empire' ? [id] : []))
    for (const army of legalArmies(bare, 0))
      expect(army.every((count, i) => count === 0 || cards[roster[i]].kind === 'unit')).toBe(true)
  })

  test('DW-XVI.10 an army given up for the automatic choice counts as well; the last time it is final', () => {
    const match = opened({ battle: 'free', level: 'standard', points: 1000 })
    const foot = cardNumber('nobleFoot')
    play(match, '1>automatic')
    for (let n = 0; n < 20; n++) play(match, `0>hire ${foot}`, `0>dismiss ${foot}`)
    play(match, '0>automatic')
    expect(stateOf(match).ready).toEqual([true, false])
    play(match, `1>dismiss ${cardNumber('trolls')}`, '1>automatic')
    expect(stateOf(match).ready).toEqual([true, false])
  })

  test('DW-XVI.10 minds can be changed twenty times, not for ever', () => {
    const match = opened({ battle: 'free', level: 'standard', points: 1000 })
    const foot = cardNumber('nobleFoot')
    for (let n = 0; n < 20; n++) play(match, `0>hire ${foot}`, `0>dismiss ${foot}`)
    play(match, `0>hire ${foot}`)
    expect(refusal(match, `0>dismiss ${foot}`).rule).toBe('DW-XVI.10')
    expect(kinds(match)).toContain('automatic')
  })
})

describe('flank marches', () => {
  const units = [
    { side: 0, card: 'orderKnights', elements: '0,0' },
    { side: 0, card: 'nobleFoot', elements: '1,0' },
    { side: 0, card: 'barrach', elements: '2,0' },
    { side: 1, card: 'lightArchers', elements: '5,0' },
    { side: 1, card: 'trolls', elements: '6,0' },
  ]

  test('DW-XVI.31 who out-scouts marches as he likes, who is out-scouted not at all, else one on the right', () => {
    const g = field(units)
    expect([scoutingFactor(g, 0), scoutingFactor(g, 1)]).toEqual([1, 0])
    expect(marchesAllowed(g, 0)).toBeGreaterThan(1)
    expect(marchesAllowed(g, 1)).toBe(0)
    const even = field(units.slice(1))
    expect([marchesAllowed(even, 0), marchesAllowed(even, 1)]).toEqual([1, 1])
    expect(cannotFlankMarch(even, 3)).toBe('DW-XVI.31') // a horde
    expect(cannotFlankMarch(field([units[0], units[3]]), 0)).toBe('DW-XVI.31') // somebody must stay
  })

  test('DW-XVI.31 plans are secret: a command follows its commander, and comes back with him', () => {
    const match = mustered({ flankMarches: true, points: 1500 })
    while (match.asked?.decision !== 'planMarches') play(match, choicesOf(match).at(-1)!)
    const side = match.asked.seats[0]
    const g0 = stateOf(match)
    const chief = g0.card.findIndex((card, unit) => g0.owner[unit] === side && cards[card].kind === 'commander')
    play(match, `${side}>right ${chief}`)
    const follower = choicesOf(match, side).find(choice => choice.startsWith('follow'))!
    play(match, `${side}>${follower}`)
    const unit = Math.floor(Number(follower.split(' ')[1]) / 256)
    expect([stateOf(match).group[unit], stateOf(match).march[unit]]).toEqual([chief + 1, RIGHT_WING])
    expect(view(stateOf(match), 1 - side).march[unit]).toBeNull()
    play(match, `${side}>recall ${chief}`)
    expect([stateOf(match).march[unit], stateOf(match).march[chief]]).toEqual([0, 0])
    for (let n = 1; n < 20; n++) play(match, `${side}>right ${chief}`, `${side}>recall ${chief}`)
    play(match, `${side}>right ${chief}`)
    expect(choicesOf(match, side)).not.toContain(`recall ${chief}`) // minds are not changed for ever
  })

  test('DW-XVI.32 DW-XVI.34 the slowest sets the pace; stars and failed rolls help', () => {
    const g = field(units)
    g.group = [1, 2, 2, 0, 0]
    g.march = [1, 1, 1, 0, 0]
    expect([earliestRound(g, 1), earliestRound(g, 2)]).toEqual([3, 4])
    expect([3, 4].map(die => arrivalRoll(g, 1, die))).toEqual([false, true])
    expect([1, 1].map(die => arrivalRoll(g, 2, die))).toEqual([true, true]) // three stars lead it
    g.waits[0] = 2
    expect([1, 2].map(die => arrivalRoll(g, 1, die))).toEqual([false, true])
  })

  test('DW-XVI.31 DW-XVI.35 wings are seen from the side that marches', () => {
    const g = field(units)
    g.edge = [NORTH, SOUTH]
    expect([wingEdge(g, 0, LEFT_WING), wingEdge(g, 0, RIGHT_WING)]).toEqual([EAST, WEST])
    expect([wingEdge(g, 1, LEFT_WING), wingEdge(g, 1, RIGHT_WING)]).toEqual([WEST, EAST])
  })

  test('DW-XVI.34 DW-XVI.35 from the fourth round on the die says who comes in, over a field of his choice', () => {
    const match = mustered({ flankMarches: true, points: 1000, rounds: 8, board: 'twoSheets' })
    while (match.asked?.decision !== 'planMarches') play(match, choicesOf(match).at(-1)!)
    const side = match.asked.seats[0]
    const march = choicesOf(match, side).find(choice => choice.startsWith('right'))!
    const unit = Number(march.split(' ')[1])
    play(match, `${side}>${march}`)
    while (match.asked?.decision === 'planMarches') play(match, 'ready')
    while (match.asked?.decision === 'deploy') play(match, kinds(match).includes('automatic') ? 'automatic' : 'ready')
    expect(stateOf(match).fate[stateOf(match).head[unit]]).toBe(AWAY)
    const rounds: number[] = []
    while (match.asked && match.asked.decision !== 'chooseEntry') {
      const events = play(match, choicesOf(match).at(-1)!)
      for (const _ of told(events, 'arrives')) rounds.push(stateOf(match).round)
    }
    if (!match.asked) return // never a good die
    expect(Math.min(...rounds)).toBe(earliestRound(stateOf(match), unit + 1))
    const land = ground(stateOf(match))
    const edge = wingEdge(stateOf(match), side, RIGHT_WING)
    for (const choice of choicesOf(match))
      expect(land.toEdge[edge * land.board.size + Number(choice.split(' ')[1])]).toBe(0)
    play(match, choicesOf(match)[3])
    const g = stateOf(match)
    expect(g.fate[g.head[unit]]).toBe(HERE)
    expect(g.order[unit]).toBe(0)
    expect([g.arrived[unit], members(g, unit).length]).toEqual([true, 1])
  })
})

describe('deployment', () => {
  const start = () => opened({ battle: 'first' })

  test('DW-XVI.12 a unit is laid out as a block by width, facing and left front field, unseen by the other side', () => {
    const match = start()
    play(match, '0>unit 0')
    expect(kinds(match)).toEqual(['shape', 'back'])
    play(match, '0>shape 5 4')
    const anchor = choicesOf(match, 0)[0]
    play(match, `0>${anchor}`)
    const g = stateOf(match)
    expect(isOrdered(g, 0)).toBe(true)
    expect(members(g, 0)).toHaveLength(10)
    const zone = zoneOf(g, 0)
    for (const element of members(g, 0)) expect(zone).toContain(g.at[element])
    expect(
      view(g, 1)
        .at.slice(0, 10)
        .every(hex => hex === null),
    ).toBe(true)
    expect(view(g, 0).at[0]).toBe(g.at[0])
  })

  test('DW-XVI.12 DW-I.16 single elements may be moved into any jumble, and units taken up again', () => {
    const match = start()
    play(match, '0>automatic')
    const before = stateOf(match)
    const element = before.head[0] + 9
    play(match, '0>unit 0', `0>element ${element}`)
    const own = `hex ${before.at[element]}`
    const choice = choicesOf(match, 0).find(one => one.startsWith('hex') && one !== own)!
    play(match, `0>${choice}`, '0>unit 0', `0>element ${element}`, '0>facing 2')
    const g = stateOf(match)
    expect([g.at[element], g.facing[element]]).toEqual([Number(choice.split(' ')[1]), 2])
    expect(kinds(match)).toContain('ready')
  })

  test('DW-XVI.12 only shapes with room are offered, and nobody is ready with a unit in hand', () => {
    const g = stateOf(start())
    const shapes = shapesOf(g, 0, 0)
    expect(shapes).toContainEqual({ width: 10, facing: 4 })
    expect(shapes).not.toContainEqual({ width: 10, facing: 0 }) // ten abreast do not fit across the rows
    const match = start()
    play(match, '1>unit 2', '1>back')
    expect(choicesOf(match, 1).some(choice => choice.startsWith('ready'))).toBe(false)
    play(match, '0>automatic', '1>automatic', '0>ready')
    expect(match.asked?.seats).toEqual([1])
    const events = play(match, '1>ready')
    expect(told(events, 'deployed')).toHaveLength(1)
    expect(view(stateOf(match), 0).at.every(hex => hex !== null)).toBe(true)
  })
})
