import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../elements.ts'
import { largeReacts } from '../rules/large/tread.ts'
import { FLED } from '../state.ts'
import { moving, type Played, stateOf } from './examples.ts'
import { field, type Given, matchAt, on } from './table.ts'

/** Plays the last option offered until a question is asked, or the round is over. */
function comesTo(match: Played, decision: string): boolean {
  const { round } = stateOf(match)
  while (match.asked && stateOf(match).round === round && match.asked.decision !== decision)
    play(match, choicesOf(match).at(-1)!)
  return match.asked?.decision === decision && stateOf(match).round === round
}

const el = (match: Played, label: string) => on(stateOf(match), label)
const calm = { morale: false }

describe('melee', () => {
  test('DW-XIV.1 quicker than one of two enemies in contact is not enough for a second attack', () => {
    const units = (card: string) => [
      { side: 0, card: 'kruuk', elements: '0,0', phases: 1 },
      { side: 1, elements: '0,-1:4=P', phases: 1 },
      { side: 1, card, elements: '1,-1:4=P', phases: 1 },
    ]
    const wins = (card: string) => {
      const match = matchAt(units(card), { phase: 'melee', rules: calm })
      while (match.asked?.seats[0] !== 0) play(match, 'done')
      play(match, `attacker ${el(match, '0,0')}`, `target ${el(match, '0,-1')}`)
      if (card === 'elves') play(match, 'done') // as quick: both declare first
      play(match, 'done =1')
      return match.asked?.decision === 'secondAttack'
    }
    expect(wins('footmen')).toBe(true)
    expect(wins('elves')).toBe(false)
  })

  test('DW-XXVII.1 wounds of others than trolls stay', () => {
    const match = matchAt(
      [
        { side: 0, card: 'gordan', elements: '0,0', hits: 1 },
        { side: 1, elements: '0,-1:4=P 1,-1:4=P' },
      ],
      { phase: 'melee', rules: calm },
    )
    const hero = el(match, '0,0')
    const { round } = stateOf(match)
    while (match.asked && stateOf(match).round === round) play(match, choicesOf(match).at(-1)!)
    expect(stateOf(match).hits[hero]).toBeGreaterThanOrEqual(1)
  })

  test('DW-XIII.23 at the end of its first melee phase a skirmish formation is given up, and it is told', () => {
    const match = matchAt(
      [
        { side: 0, card: 'lightArchers', elements: '0,0=P 1,0=P 0,1=P 1,1=P', skirmish: true },
        { side: 1, elements: '0,-1:4=P 1,-1:4=P' },
      ],
      { phase: 'melee', rules: calm },
    )
    const events = []
    const { round } = stateOf(match)
    while (match.asked && stateOf(match).round === round) events.push(...play(match, choicesOf(match).at(-1)!))
    expect(told(events, 'loosens')).toEqual([[0, 0]])
    expect(stateOf(match).skirmish[0]).toBe(false)
  })
})

describe('movement', () => {
  test('DW-XV.30 a failed charge test binds for one movement phase', () => {
    const units: Given[] = [
      { side: 0, elements: '0,0=P 1,0=P 2,0=P', order: 'A' },
      { side: 1, card: 'berserkers', elements: '0,-5=P 1,-5=P 2,-5=P', facing: 4, order: 'H' },
    ]
    const match = matchAt(units)
    stateOf(match).shuns[0] = 1
    const { round } = stateOf(match)
    while (stateOf(match).round === round) play(match, choicesOf(match).at(-1)!)
    expect(comesTo(match, 'chooseMover')).toBe(true)
    expect(stateOf(match).shuns[0]).toBe(-1)
  })

  test('DW-XVIII.8 a chariot goes on without its passenger', () => {
    const units: Given[] = [
      { side: 0, card: 'chariot', elements: '0,0', order: 'B' },
      { side: 0, card: 'gordan', elements: '', rides: 0 },
      { side: 1, elements: '9,-9=P', facing: 4 },
    ]
    const match = moving(units, { rules: 'expert' })
    expect(match.asked?.decision).toBe('dismount')
    play(match, choicesOf(match)[0])
    expect(stateOf(match).mount.every(mount => mount < 0)).toBe(true)
    const { round } = stateOf(match)
    while (stateOf(match).round === round) play(match, choicesOf(match).at(-1)!)
    expect([stateOf(match).bereft, stateOf(match).at[0] >= 0]).toEqual([[], true])
  })

  test('DW-V.40 nobody advances through a field in which he would touch the enemy', () => {
    const match = moving([
      { side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A' },
      {
        side: 1,
        elements: '-5,-3 -4,-3 -3,-3 -2,-3 -1,-3 0,-3 1,-3 2,-3 3,-3 4,-3 5,-3 6,-3 7,-3 8,-3 9,-3',
        facing: 4,
      },
    ])
    const ends = choicesOf(match).filter(choice => choice.startsWith('advance'))
    const labels = ends.map(choice => ground(stateOf(match)).board.labels[Number(choice.split(' ')[1])])
    expect(labels).toContain('0,-2')
    expect(labels.filter(label => Number(label.split(',')[1]) < -2)).toEqual([])
  })
})

describe('rounds', () => {
  test('DW-XVI.13 a loss makes a round that is not quiet', () => {
    const match = matchAt([
      { side: 0, elements: '0,0=P 1,0=P' },
      { side: 1, elements: '0,-9=P 1,-9=P', facing: 4 },
    ])
    const g = stateOf(match)
    g.quiet = 3
    g.left = 5
    const { round } = g
    while (stateOf(match).round === round) play(match, choicesOf(match).at(-1)!)
    expect(stateOf(match).quiet).toBe(0)
    while (stateOf(match).round === round + 1) play(match, choicesOf(match).at(-1)!)
    expect(stateOf(match).quiet).toBe(1)
  })
})

describe('the loser of a melee', () => {
  /** Plays a choice in which every die that falls shows 1. */
  function hitting(match: Played, choice: string) {
    for (const dice of [' =1', ' =1 1', ' =1 1 1']) {
      try {
        return play(match, choice + dice)
      } catch {} // another number of dice is wanted
    }
    return play(match, choice)
  }

  /** A melee in which both lose one element: who has tested first. */
  function firstTested(mine: string, theirs: string): number | undefined {
    const match = matchAt(
      [
        { side: 0, card: mine, elements: '0,0=P 1,0=P 0,1=P 1,1=P', phases: 1 },
        { side: 1, card: theirs, elements: '0,-1=P 1,-1=P 1,-2=P 2,-2=P', facing: 4, phases: 1 },
      ],
      { phase: 'melee', rules: { secondAttack: false, specialFigures: false } },
    )
    const events = []
    const aims = { 0: ['1,0', '1,-1'], 1: ['0,-1', '0,0'] } as Record<number, string[]>
    const struck = new Set<number>()
    for (let patience = 30; patience > 0 && told(events, 'test').length === 0 && match.asked; patience--) {
      const [seat] = match.asked.seats
      const [from, to] = aims[seat]
      const attack = `attacker ${el(match, from)}`
      if (!struck.has(seat) && choicesOf(match).includes(attack)) {
        struck.add(seat)
        play(match, attack, `target ${el(match, to)}`)
      }
      events.push(...hitting(match, choicesOf(match).at(-1)!))
    }
    return told(events, 'test')[0]?.[1]
  }

  test('DW-XV.15 AMB-18 after equal losses the side of the slowest tests first', () => {
    expect(firstTested('footmen', 'elves')).toBe(0)
    expect(firstTested('elves', 'footmen')).toBe(1)
  })
})

describe('who reacts to an attack', () => {
  const reacts = (gun: Partial<Given>) =>
    largeReacts(
      field(
        [
          { side: 0, elements: '0,0' },
          { side: 1, card: 'varrig', elements: '0,-3', facing: 4, ...gun },
        ],
        { rules: 'expert' },
      ),
      { foe: 1 },
    )

  test('DW-XVII.24 DW-XIX.20 a gun that has not moved turns against its attacker, but not with a Hold order', () => {
    expect([reacts({ order: 'P' }), reacts({ order: 'H' })]).toEqual([true, false])
    expect(reacts({ order: 'P', moved: true })).toBe(false)
  })

  test('DW-XVII.24 AMB-08 nor one that fights since an earlier round', () => {
    expect(reacts({ order: 'P', engaged: true })).toBe(false)
  })
})

describe('commanders with those who rout', () => {
  test('DW-XV.64 in a later rout move he may stay where he is; the others run', () => {
    const match = matchAt([
      { side: 0, elements: '0,0=P 1,0=P 2,0=P', routing: true },
      { side: 0, card: 'baslian', elements: '3,0', joins: 0 },
      { side: 1, elements: '0,-9=P', facing: 4 },
    ])
    expect(match.asked?.decision).toBe('fleeNext')
    const captain = el(match, '3,0')
    expect(choicesOf(match)).toContain(`element ${captain}`)
    const own = (label: string) => `hex ${ground(stateOf(match)).board.hex(label)}`
    play(match, `element ${captain}`)
    expect(choicesOf(match)).toContain(own('3,0'))
    play(match, own('3,0'), 'facing 1')
    play(match, `element ${el(match, '0,0')}`)
    expect(choicesOf(match)).not.toContain(own('0,0'))
  })

  test('DW-XV.64 he stays on the board when the others leave it', () => {
    const match = matchAt([
      { side: 0, elements: '0,-11=P 1,-11=P 2,-11=P', routing: true },
      { side: 0, card: 'baslian', elements: '3,-11', joins: 0 },
      { side: 1, elements: '0,9=P', facing: 1 },
    ])
    const captain = el(match, '3,-11')
    const { round } = stateOf(match)
    while (match.asked && stateOf(match).round === round) play(match, choicesOf(match)[0])
    expect(stateOf(match).at[captain]).toBeGreaterThanOrEqual(0)
    expect(stateOf(match).fate.filter(fate => fate === FLED)).toHaveLength(3)
  })
})
