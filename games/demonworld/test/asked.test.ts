import { askedInWords, type Language, resultInWords, say } from '@hexarium/kernel'
import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../elements.ts'
import { events } from '../events.ts'
import { demonworld } from '../index.ts'
import { centreOf } from '../scene/ground.ts'
import { scene } from '../scene/index.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { text as fr } from '../text/fr/index.ts'
import { type Played, stateOf } from './examples.ts'
import { type Given, hexAt, matchAt } from './table.ts'

const foe: Given = { side: 1, elements: '0,-9:4=L 1,-9:4=P 2,-9:4 3,-9:4', order: 'B' }

/** Plays the first choice of a sort, until something is asked. */
function until(match: Played, decision: string): Played {
  while (match.asked && match.asked.decision !== decision) {
    const choices = choicesOf(match)
    play(match, choices.find(choice => choice.startsWith('unit ')) ?? choices[0])
  }
  return match
}

/** What is asked, in words. */
function asked(match: Played, language: Language = 'en'): string {
  const seat = match.asked!.seats[0]
  return askedInWords(demonworld, language, demonworld.view(stateOf(match), seat), match.asked!.decision, seat)
}

describe('what a question says', () => {
  test('DW-XVII.9 how a dragon faces at the end of its walk is asked with arrows around that field', () => {
    const dragon = { side: 0, card: 'dragonrider', elements: '0,0', order: 'B' }
    const match = until(matchAt([dragon, foe], { rules: 'expert' }), 'moveLarge')
    const there = hexAt(stateOf(match), '0,-2')
    play(match, `walk ${there}`)
    expect(match.asked?.decision).toBe('walkFacing')
    const [x, y] = centreOf(ground(stateOf(match)), there)
    const { marks } = scene(demonworld.view(stateOf(match), 0), en).boards[0]
    const arrows = marks.filter(({ id }) => id.startsWith('facing:'))
    expect(arrows.map(({ points }) => Math.hypot(points[0] - x, points[1] - y) < 1)).toEqual(Array(6).fill(true))
  })

  test('DW-I.16 a unit in disorder is told to be so: it is offered no advance', () => {
    const own = (elements: string) => ({ side: 0, elements, order: 'B' })
    const loose = until(matchAt([own('0,0=L 2,0 4,0 6,0 8,0'), foe]), 'moveUnit')
    expect(asked(loose)).toMatch(/^Footmen \(in disorder: no advance\): what next\?/)
    expect(asked(loose, 'de')).toContain('(ungeordnet: kein Vorrücken): Was nun?')
    expect(asked(loose, 'fr')).toContain('(en désordre, pas d’avance)')
    const closed = until(matchAt([own('0,0=L 1,0 2,0 3,0 4,0'), foe]), 'moveUnit')
    expect(asked(closed)).toMatch(/^Footmen: what next\?/)
  })

  test('DW-V.25 DW-VI.10 where nothing is left but to go on, the question says so, and whose it is', () => {
    const match = until(matchAt([{ side: 0, elements: '0,0=L 1,0 2,0 3,0', order: 'B' }, foe]), 'moveUnit')
    const view = demonworld.view(stateOf(match), 0)
    const says = (decision: string) => [en, de, fr].map(({ ask }) => say(ask[decision], view, [], 0, ['done']))
    expect(says('moveUnit')[0]).toMatch(/^Footmen: nothing more to do/)
    expect(says('chooseMover')[0]).toMatch(/section: no other unit moves$/)
    expect(says('declareStrikes')[0]).toBe('Melee of Footmen: nobody else strikes')
    for (const decision of ['moveUnit', 'chooseMover', 'declareStrikes'])
      for (const words of says(decision)) expect(words).not.toContain('?')
  })

  test('DW-V.41 DW-XV.71 who may answer an attack, and who runs wild, is told to be asked for that', () => {
    const match = until(matchAt([{ side: 0, elements: '0,0=L 1,0 2,0 3,0', order: 'B' }, foe]), 'moveUnit')
    const view = demonworld.view(stateOf(match), 0)
    const says = (seen: object, language: Language) =>
      askedInWords(demonworld, language, { ...view, ...seen }, 'moveUnit', 0)
    const attacked = { focus: { ...view.focus, reacts: true } }
    expect(says(attacked, 'en')).toMatch(/^Footmen \(attacked\): what next/)
    expect(says({ impetuous: [true, false], prey: [1, -1] }, 'de')).toMatch(/\(ungestüm, Ziel .+\): Was nun\?/)
    expect(says({ impetuous: [true, false], prey: [1, -1] }, 'fr')).toContain('(ruée sur ')
  })
})

test('DW-V.41 a unit that was attacked is known to react', () => {
  const attacker = { side: 0, elements: '0,1=L 1,1 2,1 3,1 4,1', order: 'A' }
  const victim = { side: 1, elements: '0,-1 1,-1 2,-1 3,-1 4,-1', facing: 1, order: 'H' }
  const match = until(matchAt([attacker, victim]), 'moveUnit')
  expect(asked(match)).toMatch(/^Footmen: what next/)
  play(match, choicesOf(match).find(choice => choice === `advance ${hexAt(stateOf(match), '0,0')}`)!)
  expect(match.asked).toMatchObject({ decision: 'moveUnit', seats: [1] })
  expect(asked(match)).toMatch(/^Footmen \(attacked\): what next/)
})

test('a unit of which nothing is left stands in the list of its army as out of action', () => {
  const gone = { side: 0, card: 'dragonrider', elements: '', lost: 1 }
  const match = matchAt([{ side: 0, elements: '0,0=L 1,0 2,0 3,0', order: 'H' }, gone, foe], { rules: 'expert' })
  const [army] = scene(demonworld.view(stateOf(match), 0), en).sheets
  expect(army.rows.map(({ text }) => text === en.words.outOfAction)).toEqual([false, true])
})

test('DW-XXI.1 DW-XXI.2 the end says what came of the pass and of the envoy', () => {
  const view = demonworld.view(stateOf(matchAt([{ side: 0, elements: '0,0=L', order: 'H' }, foe])), 0)
  const ends = (by: string, winner: number) =>
    resultInWords(demonworld, 'en', view, { places: [1 + winner, 2 - winner], scores: [0, 0], by })
  expect(ends('DW-XXI.1', 1)).toContain('orcs are in the pass')
  expect(ends('DW-XXI.1', 0)).toContain('no orc unit has come into the pass')
  expect(ends('DW-XXI.2', 0)).toContain('Sandor is safe')
  expect(ends('DW-XXI.2', 1)).toContain('Sandor will not arrive')
})

test('who fell, fled or ran is read without unfolding what happened', () => {
  const kinds = Object.entries(events).flatMap(([kind, spec]) => ('outlasts' in spec ? [kind] : []))
  expect(kinds).toEqual(['impetuous', 'routs', 'falls', 'flees', 'caught', 'given'])
})
