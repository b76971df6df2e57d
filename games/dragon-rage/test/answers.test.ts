import { expect, test } from 'vitest'
import { answer } from '../answers/index.ts'

/** The value of an answer, or the sentence it is refused with. */
function ask(question: Record<string, unknown>): unknown {
  const outcome = answer(question)!
  return outcome.ok ? outcome.value : outcome.problem.text
}

const unit = (code: string, hex: string, more: object = {}) => ({ code, hex, ...more })
const city = (code: string, hex: string, more: object = {}) => unit(code, hex, { side: 'city', ...more })

test('DR-2.7.5 the probe answers the combat table', () => {
  const need = (attack: unknown, defence: unknown) => ask({ ask: 'crt', attack, defence })
  expect(need(7, 2)).toEqual({ need: '4' })
  expect(need(6, 1)).toEqual({ need: 'D' })
  expect(need(1, 2)).toEqual({ need: 'M' })
  expect(need(2, 3)).toEqual({ need: '11' })
  expect(need(60, 11)).toEqual({ need: '2' })
  expect(need(0, 2)).toBe('question.attack: a whole number from 1 to 999 is wanted, this is 0')
  expect(need(3, undefined)).toBe('question.defence: a whole number from 1 to 999 is wanted, this is missing')
  expect(ask({ ask: 'crt', attack: 1, defense: 1 })).toMatch(/unknown key “defense” \(did you mean “defence”\?\)/)
})

test('DR-2.4.1b the probe tells where a unit can go, and the cheapest MP', () => {
  const reach = { ask: 'reach', map: 'esirien', units: [city('CAV', '0808')], unit: 0 }
  const { hexes } = ask(reach) as { hexes: Record<string, number> }
  // five hexes across country, through the gate the city controls; the road is no use from 0808
  expect(hexes).toMatchObject({ '0907': 2, '0908': 1, '0606': 3, '0608': 5, '1311': 5 })
  expect(hexes['0808']).toBeUndefined()
  expect(hexes['0710']).toBeUndefined()
  expect(hexes['0914']).toBeUndefined()
  // a lone unit may be named without a list; on the road infantry goes four
  expect(ask({ ask: 'reach', code: 'INF', hex: '0606', side: 'city' })).toMatchObject({
    hexes: { '0908': 3, '1008': 4, '0504': 3, '0403': 4 },
  })
  expect(ask({ ask: 'reach', units: [city('BAL', '0808')] })).toEqual({ hexes: {} })
})

test('DR-2.12.1.1.1 DR-2.12.1.1.2 DR-2.12.1.1.3 the probe tells how a monster can walk, slither and bound', () => {
  const moves = (mode: string, more: object = {}) =>
    (
      ask({
        ask: 'monsterMoves',
        map: 'esirien',
        units: [unit('DRG', '1009')],
        unit: 0,
        facing: 'SE',
        mode,
        flying: false,
        ...more,
      }) as { hexes: Record<string, string[]> }
    ).hexes
  expect(moves('slither')).toEqual({ '1009': ['NE', 'S'], '1110': ['SE'] })
  expect(moves('bound')).toEqual({
    '1010': ['S'],
    '1011': ['S'],
    '1012': ['S'],
    '1109': ['NE'],
    '1208': ['NE'],
    '1308': ['NE'],
    '1110': ['SE'],
    '1210': ['SE'],
    '1311': ['SE'],
  })
  // nine leg points are three MP: one hex on each side in front, and one turn
  expect(moves('walk', { damage: { legs: 9 } })).toEqual({
    '1009': ['NE', 'S'],
    '1010': ['S'],
    '1109': ['NE'],
    '1110': ['SE'],
  })
  expect(moves('walk', { damage: { legs: 12 } })).toEqual({})
  expect(moves('bound', { damage: { wings: 6 } })).toEqual({})
})

test('DR-2.12.1.1.4 the probe tells where a flight can end in the air, and where it can land', () => {
  const flight = (flying: boolean) =>
    ask({ ask: 'monsterMoves', code: 'YDR', hex: '1009', facing: 'N', mode: 'fly', flying })
  const ends = flight(false) as { hexes: Record<string, string[]>; landings: object }
  expect(Object.keys(ends.hexes)).toEqual(['1005', '1006', '1007', '1107', '1206', '0806', '0907'])
  expect(ends.hexes['1007']).toEqual(['NE', 'N', 'NW'])
  expect(ends.hexes['1006']).toEqual(['N'])
  expect(ends.landings).toEqual({})
  expect(Object.keys((flight(true) as typeof ends).landings)).toEqual(
    expect.arrayContaining(['1009', '1007', '1206', '0806']),
  )
})

test('DR-2.7.6.2b DR-2.7.6.3 the probe tells whether a unit may shoot, how far, and what it needs', () => {
  const sight = (shooter: object, target: object, more: object = {}) =>
    ask({ ask: 'sight', map: 'esirien', units: [shooter, target], unit: 0, target: 1, ...more })
  expect(sight(city('ARH', '1009'), unit('DRG', '1010'))).toEqual({ may: true, distance: 1, range: 2, need: '5' })
  expect(sight(city('ARH', '1009'), unit('DRG', '1011'))).toEqual({ may: true, distance: 2, range: 2, need: '6' })
  expect(sight(city('ARH', '0708'), unit('ORC', '0608'))).toEqual({
    may: false,
    distance: 1,
    range: 2,
    rule: 'DR-2.7.6.2b',
  })
  expect(sight(city('ARH', '0710'), unit('ORC', '0411'))).toEqual({ may: true, distance: 3, range: 3, need: 'M' })
  expect(sight(city('BAL', '1009'), unit('ORC', '1010'))).toEqual({ may: true, distance: 1, range: 3, need: '6' })
  expect(sight(city('CAT', '1009'), unit('ORC', '1010'))).toMatchObject({ may: false, rule: 'DR-2.7.6.1b' })
  expect(ask({ ask: 'sight', units: [city('ARH', '1009')], hex: '1011' })).toEqual({
    may: true,
    distance: 2,
    range: 2,
  })
  expect(sight(city('INF', '1009'), unit('ORC', '1010'))).toMatch(/question.unit: this unit does not shoot/)
})

test('DR-2.12.1.6 DR-2.7.2b the probe tells what each part strikes at, and which parts are hit from where', () => {
  const dragon = unit('DRG', '1009', { facing: 'N' })
  expect(ask({ ask: 'strike', map: 'esirien', units: [dragon], unit: 0 })).toEqual({
    hexes: {
      '1008': { head: 3, wings: 4, legs: 4 },
      '1009': { head: 3, legs: 4 },
      '1010': { legs: 4 },
      '1109': { head: 3, wings: 4, legs: 4 },
      '1110': { legs: 4 },
      '0909': { head: 3, wings: 4, legs: 4 },
      '0910': { legs: 4 },
    },
    hits: {
      '1008': { head: '6', legs: '5' },
      '1009': { legs: '5', belly: '4' },
      '1010': { legs: '5' },
      '1109': { wings: '4', legs: '5' },
      '1110': { wings: '4', legs: '5' },
      '0909': { wings: '4', legs: '5' },
      '0910': { wings: '4', legs: '5' },
    },
  })
  expect(ask({ ask: 'strike', units: [dragon], hex: '1010' })).toEqual({
    hexes: { '1010': { legs: 4 } },
    hits: { '1010': { legs: '5' } },
  })
  expect(ask({ ask: 'strike', code: 'DRG', hex: '1009', flying: true })).toEqual({ hexes: {}, hits: {} })
  const attack = (attacker: object) => ask({ ask: 'strike', units: [attacker, dragon], unit: 0, target: 1 })
  expect(attack(city('HERO', '1008'))).toEqual({
    may: true,
    areas: { head: { need: '5', damage: 3 }, legs: { need: '4', damage: 3 } },
  })
  expect(attack(city('MIL', '1008'))).toEqual({ may: false, rule: 'DR-2.10.1', areas: {} })
  expect(ask({ ask: 'strike', units: [city('INF', '1008'), unit('SER', '1415')], target: 1, unit: 0 })).toEqual({
    may: false,
    rule: 'DR-2.7.2a',
    areas: {},
  })
  expect(ask({ ask: 'strike', units: [city('INF', '1008'), unit('GNT', '1009')], target: 1, unit: 0 })).toEqual({
    may: true,
    areas: { body: { need: '6', damage: 2 } },
  })
})

test('DR-2.4.1a the probe refuses what makes no sense, in one sentence', () => {
  const reach = (...units: object[]) => ask({ ask: 'reach', map: 'esirien', units, unit: 0 })
  expect(reach(unit('XXX', '1010'))).toMatch(/question.units\[0\].code: "XXX" is unknown/)
  expect(reach(unit('INF', '9999'))).toMatch(/9999 is not on the map, which has 0101 to 2517/)
  expect(reach(unit('INF', '0101'))).toMatch(/0101 is forest, where nobody may be/)
  expect(reach(unit('DRG', '1010'))).toMatch(/question.unit: this is a major monster; ask for monsterMoves/)
  expect(reach(unit('ORC', '1010'), unit('ORC', '1010'))).toMatch(/DR-2.4.3a/)
  expect(reach()).toMatch(/at least one unit is wanted/)
  expect(ask({ ask: 'reach', units: [city('INF', '1010')], unit: 1 })).toMatch(/question.unit: a whole number/)
  expect(ask({ ask: 'reach', code: 'INF', hex: '1010', units: [] })).toMatch(/not both/)
  expect(ask({ ask: 'reach', map: 'atlantis', units: [] })).toMatch(/"atlantis" is unknown/)
  const moves = (more: object) => ask({ ask: 'monsterMoves', units: [unit('WRM', '1010')], mode: 'walk', ...more })
  expect(moves({ facing: 'E' })).toMatch(/question.facing: "E" is unknown/)
  expect(moves({ flying: true })).toMatch(/question.flying: this monster cannot fly/)
  expect(moves({ mode: 'swim' })).toMatch(/question.mode: "swim" is unknown/)
  expect(moves({ damage: { belly: 4 } })).toMatch(/question.damage.belly: a whole number from 0 to 3/)
  expect(moves({ damage: { tail: 1 } })).toMatch(/unknown key “tail”/)
  expect(ask({ ask: 'monsterMoves', code: 'INF', hex: '1010', mode: 'walk' })).toMatch(
    /no major monster; ask for reach/,
  )
  expect(ask({ ask: 'monsterMoves', code: 'DRG', mode: 'walk' })).toMatch(/the monster must stand on a hex/)
  expect(ask({ ask: 'strike', code: 'INF', hex: '1010' })).toMatch(/name a target, or a major monster/)
  expect(ask({ ask: 'strike', units: [city('INF', '1010'), unit('ORC', '1011')], unit: 0, target: 1 })).toMatch(
    /must be a monster with hit points/,
  )
  expect(answer({ ask: 'nonsense' })).toBeUndefined()
  expect(answer({ ask: 'toString' })).toBeUndefined()
})
