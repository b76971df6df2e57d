import { imagine } from '@hexarium/kernel'
import { choicesOf, match as matchOfGame, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../content/armies/cards.ts'
import { lift, members } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { earliestRound } from '../../rules/armies/arrival.ts'
import { RIGHT_WING } from '../../rules/armies/flank-march.ts'
import { cannotMarchOn, seatMarchers } from '../../rules/armies/mounted-march.ts'
import { AWAY, DESTROYED, type Demonworld, HERE, NONE } from '../../state.ts'
import { view } from '../../view.ts'
import { type Played, stateOf } from '../examples.ts'
import { matchAt } from '../table.ts'

/** A free battle in which the Empire plans its marches: knights, foot, a chariot and Barrach. */
function planning(): Played {
  const settings = { battle: 'free', level: 'expert', flankMarches: true, points: 740 }
  const match = matchOfGame(demonworld, { settings })
  for (const id of ['orderKnights', 'nobleFoot', 'chariot', 'barrach']) play(match, `0>hire ${cardNamed(id)}`)
  play(match, '0>ready', '1>automatic', '1>ready')
  while (match.asked?.decision !== 'planMarches') play(match, choicesOf(match)[0])
  return match
}

const unitOf = (match: Played, id: string) => stateOf(match).card.indexOf(cardNamed(id))

describe('commanders who march round a flank mounted', () => {
  test('DW-XVIII.8 DW-XVI.31 a commander rides a chariot of his own command, and nobody else does', () => {
    const match = planning()
    const [barrach, chariot, knights] = ['barrach', 'chariot', 'orderKnights'].map(id => unitOf(match, id))
    const offered = () => choicesOf(match, 0).filter(choice => choice.startsWith('ride'))
    expect(refusal(match, `0>ride ${chariot} ${barrach}`).rule).toBe('DW-XVI.31')
    play(match, `0>right ${barrach}`, `0>follow ${chariot} ${barrach}`)
    expect(offered()).toEqual([`ride ${chariot} ${barrach}`])
    play(match, `0>follow ${knights} ${barrach}`)
    expect(refusal(match, `0>ride ${knights} ${barrach}`).rule).toBe('DW-XVII.31')
    play(match, `0>ride ${chariot} ${barrach}`)
    expect([stateOf(match).steed[barrach], offered()]).toEqual([chariot, []])
    // with his mount recalled he is on foot again
    play(match, `0>recall ${chariot}`)
    expect(stateOf(match).steed[barrach]).toBe(NONE)
  })

  test('DW-XVI.31 DW-XVI.32 nobody else knows who rides; whoever imagines it keeps to the pace that was seen', () => {
    const match = planning()
    const [barrach, chariot] = ['barrach', 'chariot'].map(id => unitOf(match, id))
    play(match, `0>right ${barrach}`, `0>follow ${chariot} ${barrach}`, `0>ride ${chariot} ${barrach}`)
    const g = stateOf(match)
    expect([view(g, 0).steed[barrach], view(g, 1).steed[barrach]]).toEqual([chariot, null])
    const dreams = (seat: number) =>
      new Set(
        Array.from({ length: 20 }, (_, seed) => (imagine(demonworld, g, seat, seed) as Demonworld).steed[barrach]),
      )
    expect([...dreams(0)]).toEqual([chariot])
    expect([...dreams(1)].sort()).toEqual([NONE, chariot].sort())
    // a die rolled in round 3 has told that nobody of that command walks
    g.round = 3
    expect([...dreams(1)]).toEqual([chariot])
    expect(earliestRound(g, barrach + 1)).toBe(3)
    g.steed[barrach] = NONE
    expect(earliestRound(g, barrach + 1)).toBe(4)
    expect([...dreams(1)]).toEqual([NONE])
  })

  /** A command of Barrach and a chariot, he on it or not, that arrives in the second round. */
  function arriving(isMounted = true): Played {
    const match = matchAt(
      [
        { side: 0, elements: '1/B12 1/B13 1/B14 1/B15', order: 'H', facing: 4 },
        { side: 0, card: 'chariot', elements: '1/D12', facing: 4 },
        { side: 0, card: 'barrach', elements: '1/G12', facing: 4 },
        { side: 1, elements: '2/K14', order: 'H' },
      ],
      {
        rules: { morale: false, specialFigures: false, large: true, chariots: true },
        phase: 'orders',
        map: 'bare 1 2',
      },
    )
    const g = stateOf(match)
    g.marches = true
    g.round = 3
    for (const unit of [1, 2]) {
      for (const element of members(g, unit)) {
        lift(g, element)
        g.fate[element] = AWAY
      }
      g.group[unit] = 3
      g.march[unit] = RIGHT_WING
    }
    if (isMounted) g.steed[2] = 1
    while (match.asked && stateOf(match).round === 3) {
      const events = play(match, choicesOf(match).at(-1)!) // three stars: any die will do
      if (told(events, 'arrives').length > 0) expect(told(events, 'marchesOn')).toEqual(isMounted ? [[2, 1]] : [])
    }
    return match
  }

  test('DW-XVI.40 DW-XVIII.8 he comes in with his mount, and sits on it once that is wholly on the board', () => {
    const match = arriving()
    expect(match.asked?.decision).toBe('chooseEntry')
    play(match, choicesOf(match)[3])
    while (match.asked && match.asked.decision !== 'chooseMover') {
      expect(choicesOf(match)).not.toContain(`captain ${stateOf(match).head[2]}`)
      play(match, choicesOf(match).at(-1)!)
    }
    expect(stateOf(match).fate[stateOf(match).head[2]]).toBe(AWAY)
    play(match, 'unit 1')
    while (match.asked?.decision === 'moveLarge' || match.asked?.decision === 'walkFacing') {
      const choices = choicesOf(match)
      play(match, choices.includes('done') ? 'done' : choices[0])
    }
    while (match.asked && stateOf(match).section === 0) play(match, choicesOf(match).at(-1)!)
    const g = stateOf(match)
    const rider = g.head[2]
    expect([g.mount[rider], g.fate[rider], g.steed[2]]).toEqual([g.head[1], HERE, NONE])
  })

  test('DW-XVI.35 on foot the same commander comes in by himself', () => {
    const match = arriving(false)
    expect([match.asked?.decision, choicesOf(match)]).toEqual(['chooseVanguard', ['unit 1', 'unit 2']])
  })

  test('DW-XVI.35 if his mount is lost before he sits on it, he comes in on foot', () => {
    const g = stateOf(arriving())
    g.fate[g.head[1]] = DESTROYED
    seatMarchers(g)
    expect([g.steed[2], g.mount[g.head[2]], g.fate[g.head[2]]]).toEqual([NONE, NONE, AWAY])
  })

  test('DW-XVII.31 DW-XVII.41 only commanders on foot ride, one on each mount', () => {
    const g = stateOf(arriving(false))
    expect(cannotMarchOn(g, 2, 1)).toBeUndefined()
    expect(cannotMarchOn(g, 0, 1)).toBe('DW-XVII.31')
    g.steed[2] = 1
    expect(cannotMarchOn(g, 2, 1)).toBe('DW-XVII.41')
  })
})
