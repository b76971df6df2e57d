import { optionOf, question, say } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { warcraft } from '../index.ts'
import { text as en } from '../text/en/index.ts'
import { choose, hex, passTo, stateOf, table } from './table.ts'

type Match = ReturnType<typeof table>

const meeting = (mine: string, theirs: string) =>
  table(
    [
      { race: 'human', units: { D3: mine, E1: 'melee' } },
      { race: 'orc', units: { D4: theirs, C7: 'melee' } },
    ],
    { settings: { spellResearch: true } },
  )

/** The odds of going into a space with the piece chosen. */
function oddsOf(match: Match, where: string) {
  const g = stateOf(match)
  const { decision } = question(warcraft, g)!
  return warcraft.odds!(g, 0, decision as never, optionOf(decision, 'hex', hex(match, where))!)
}

function chosen(mine: string, theirs: string): Match {
  const match = meeting(mine, theirs)
  passTo(match, 'nextMove')
  choose(match, 'piece melee D3')
  return match
}

test('WC-B-BAT-09 before a unit goes among enemies one sees how often it would win', () => {
  const [few, many] = ['melee', '3 melee'].map(theirs => oddsOf(chosen('3 melee', theirs), 'D4')[0])
  expect(few.rule).toBe('WC-B-BAT-09')
  expect(few.chance).toBeGreaterThan(0.85)
  expect(many.chance).toBeGreaterThan(0.3)
  expect(many.chance).toBeLessThan(0.7)
})

test('WC-B-MOV-07 where nobody is fought there are no odds, and nothing has changed', () => {
  const match = chosen('3 melee', 'melee')
  const before = JSON.stringify(match.state)
  expect(oddsOf(match, 'E3')).toEqual([])
  oddsOf(match, 'D4')
  expect(JSON.stringify(match.state)).toBe(before)
})

test('the odds read as a sentence', () => {
  const match = chosen('3 melee', 'melee')
  const [{ key, args }] = oddsOf(match, 'D4')
  expect(say(en.odds![key], warcraft.view(stateOf(match), 0), args, 0)).toBe(
    'to win the battle in D4 against the Orcs, as things stand and without cards',
  )
})

test('WC-B-BAT-02 a teammate in a flank sees how often his side wins with him and without him, whichever side it is', () => {
  const match = table(
    [
      { race: 'human', units: { E5: '2 melee' } },
      { race: 'nightelf', units: { E4: '2 ranged' } },
      { race: 'orc', units: { E5: '2 melee' } },
      { race: 'undead', units: { E6: '2 melee' } },
    ],
    { settings: { spellResearch: true } },
  )
  const odds = (kind: 'join' | 'stayOut') => {
    const { decision } = question(warcraft, stateOf(match))!
    const [one] = warcraft.odds!(stateOf(match), match.asked!.seats[0], decision as never, optionOf(decision, kind)!)
    return one
  }
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'join', seats: [1] })
  const before = JSON.stringify(match.state)
  expect(odds('join')).toMatchObject({ key: 'winsBattle', args: [hex(match, 'E5'), 2], rule: 'WC-B-BAT-02' })
  expect(odds('join').chance).toBeGreaterThan(odds('stayOut').chance + 0.2)
  expect(JSON.stringify(match.state)).toBe(before)
  choose(match, 'join')
  expect(match.asked).toMatchObject({ decision: 'join', seats: [3] })
  expect(odds('stayOut')).toMatchObject({ key: 'winsAlone', args: [hex(match, 'E5'), 0] })
  expect(odds('join').chance).toBeGreaterThan(odds('stayOut').chance)
})
