import { BLOCKED } from '@hexarium/hex'
import { must, within } from '@hexarium/kernel'
import { choicesOf, match as matchOfGame, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { answer } from '../answers/index.ts'
import { cards } from '../content/armies/cards.ts'
import { NORTH, SOUTH } from '../content/board/ground.ts'
import { ground, lift, members } from '../elements.ts'
import { flamingBase } from '../expert/flames/flaming-arrows.ts'
import { cannotLight } from '../expert/flames/lighting.ts'
import { burn } from '../expert/flames/wildfire.ts'
import { airBase } from '../expert/flyers/blows.ts'
import { tryMove } from '../expert/large/reach.ts'
import { demonworld } from '../index.ts'
import { RIGHT_WING } from '../rules/armies/flank-march.ts'
import { zoneOf } from '../rules/armies/zone.ts'
import { cannotFireGun, loadGun } from '../rules/artillery/guns.ts'
import { attacksOf } from '../rules/large/attacks.ts'
import { breathFactor, cannotBreathe } from '../rules/large/breath.ts'
import { bigMeleeBase } from '../rules/large/melee.ts'
import { CHARGE_TEST, standingOf } from '../rules/morale/tests.ts'
import { cannotFire, rangedBase } from '../rules/shooting/base-number.ts'
import { AWAY, type Demonworld, RIDER_SHOT } from '../state.ts'
import { far, type Played, stateOf, until } from './examples.ts'
import { field, formerlyAt, type Given, hexAt, matchAt, on } from './table.ts'

/** Sentences of chapters XVI to XVIII and XX to XXVI that were found when they were read once more. Each was played otherwise before rules 12. */

const full = { rules: 'full' } as const
const former = (g: Demonworld): Demonworld => ({ ...g, rules: { ...g.rules, beforeTwelve: true } })

/** The same match by the rules of before. */
function before(match: Played): Played {
  stateOf(match).rules.beforeTwelve = true
  return match
}

describe('fires lit by hand', () => {
  const map = 'field 12|1,-1=undergrowth 0,-1=wood'
  const archers = (more: Partial<Given> = {}): Given => ({
    side: 0,
    card: 'lightArchers',
    elements: '0,0=P 1,0=P 5,0=P',
    order: 'H',
    ...more,
  })
  const enemy: Given = { side: 1, elements: '5,-4=P', facing: 4 }

  // „Jeder Befehlshaber und/oder jedes Element einer Einheit mit Halten-Befehl, der/die weder fern- noch nahkämpft“: die Einheit
  test('DW-XXII.3 a unit one of whose elements has tried to light a field does not shoot in this round', () => {
    const shoots = (lights: boolean, older = false) => {
      const match = matchAt([archers(), enemy], { ...full, map })
      if (older) before(match)
      until(match, 'lightFire')
      if (lights) play(match, 'element 0', `hex ${hexAt(stateOf(match), '1,-1')} =20`)
      const more = choicesOf(match).filter(choice => choice.startsWith('element'))
      const { round } = stateOf(match)
      while (match.asked && match.asked.decision !== 'chooseVolley' && stateOf(match).round === round)
        play(match, choicesOf(match).at(-1)!)
      return [more.length, match.asked?.decision === 'chooseVolley']
    }
    expect(shoots(false)).toEqual([2, true])
    expect(shoots(true)).toEqual([1, false]) // the other one may still try
    expect(shoots(true, true)).toEqual([1, true])
  })

  test('DW-XXII.3 nobody of a unit that has shot lights a field; a commander with it has not shot himself', () => {
    const captain: Given = { side: 0, card: 'captain', elements: '0,1', joins: 0 }
    const g = field([archers({ elements: '0,0=P 5,0=P' }), captain, enemy], { ...full, map: `${map} 1,0=wood` })
    expect([cannotLight(g, 0, on(g, '0,0')), cannotLight(g, 0, on(g, '0,1'))]).toEqual([undefined, undefined])
    g.shot[on(g, '5,0')] = RIDER_SHOT
    expect([cannotLight(g, 0, on(g, '0,0')), cannotLight(g, 0, on(g, '0,1'))]).toEqual(['DW-XXII.3', undefined])
    expect(cannotLight(former(g), 0, on(g, '0,0'))).toBeUndefined()
  })
})

// „kann KEINE andere Handlung ausführen als dieses Feld in der Bewegungsphase der Runde zu verlassen“
describe('out of the flames', () => {
  const map = 'field 12|0,0=undergrowth'
  const spread = (units: readonly Given[], older = false) => {
    const g = stateOf(matchAt(units, { ...full, map: `${map} -1,0=wood`, fires: '-1,0', wind: [2, 14] }))
    if (older) g.rules.beforeTwelve = true
    within({ given: [20, 1] }, () => burn(g))
    return g
  }
  /** It has left the fire. */
  const gone = (g: Demonworld) => {
    g.on[g.at[0]] = -1
    g.at[0] = hexAt(g, '1,1')
    g.on[g.at[0]] = 0
    return g
  }

  test('DW-XXII.6 who stood where a fire spread to does not shoot in that round, wherever he has gone', () => {
    const archers: Given = { side: 0, card: 'lightArchers', elements: '0,0=P 3,0=P', order: 'H' }
    const g = gone(spread([archers, far]))
    expect([cannotFire(g, 0), cannotFire(g, 1)]).toEqual(['DW-XXII.6', undefined])
    expect(cannotLight(g, 0, 0)).toBe('DW-XXII.3')
    expect(cannotFire(gone(spread([archers, far], true)), 0)).toBeUndefined()
  })

  test('DW-XXII.6 nor does a dragon breathe, nor is a gun loaded or fired', () => {
    const units = (card: string): Given[] => [{ side: 0, card, elements: '0,0', order: 'P', load: 3 }, far]
    const dragon = gone(spread(units('dragonrider')))
    const older = gone(spread(units('dragonrider'), true))
    dragon.phase = older.phase = 2
    expect([cannotBreathe(dragon, 0), cannotBreathe(older, 0)]).toEqual(['DW-XXII.6', undefined])
    const gun = gone(spread(units('boltGun')))
    loadGun(gun, 0, 3)
    gun.phase = 2
    expect([gun.load[0], cannotFireGun(gun, 0)]).toEqual([3, 'DW-XXII.6'])
  })

  test('DW-XXII.6 nor does he strike, though he can be struck', () => {
    const striking = (older: boolean) => {
      const units = [
        { side: 0, elements: '0,0=P 1,0=P', order: 'H', engaged: true },
        { side: 1, elements: '0,-1=P 1,-1=P', facing: 4, order: 'H', engaged: true },
      ]
      const setting = { rules: { fire: true, morale: false }, map, fires: '0,0', phase: 'orders' }
      const match = older ? formerlyAt(units, setting, '11') : matchAt(units, setting)
      until(match, 'declareStrikes', 0)
      return [stateOf(match).at[0] === hexAt(stateOf(match), '0,0'), stateOf(match).struck.slice(0, 4)]
    }
    expect(striking(false)).toEqual([false, [true, false, false, false]])
    expect(striking(true)).toEqual([false, [false, false, false, false]])
  })

  test('DW-XXII.6 in the next round he is free again', () => {
    const archers: Given = { side: 0, card: 'lightArchers', elements: '0,0=P', order: 'H' }
    const match = matchAt([archers, far], { ...full, map, fires: '0,0', phase: 'orders' })
    const shot = () => stateOf(match).shot[0]
    expect(shot()).toBeGreaterThan(0)
    const { round } = stateOf(match)
    while (match.asked && stateOf(match).round === round) play(match, choicesOf(match)[0])
    expect([stateOf(match).round, shot()]).toEqual([round + 1, 0])
  })
})

// the sheet: „Summe der Kampffaktoren (1/Element) + 1 pro 2 sichtbare Größenabschnitte um … Geräte zu zerstören“
test('DW-XXII.9 flaming arrows at a device count the sections seen of it, beside their supporters and without armour', () => {
  const base = (target: Given, supports: number, older = false) => {
    const g = field([{ side: 0, card: 'lightArchers', elements: '0,0=P' }, target], full)
    return flamingBase(older ? former(g) : g, 0, 1, supports)
  }
  const gun: Given = { side: 1, card: 'varrig', elements: '0,-4', facing: 4 }
  expect([base(gun, 0), base(gun, 4), base(gun, 4, true)]).toEqual([2, 10, 9])
  expect(base({ side: 1, card: 'chariot', elements: '0,-4', facing: 4 }, 1)).toBe(4)
  const g = field([{ side: 0, card: 'lightArchers', elements: '0,0=P' }], full)
  expect(flamingBase(g, 0, -1, 4)).toBe(9) // the book's wood field
})

// „Beim Nahkampf eines mit Piken oder Speeren bewaffneten Elements gegen Giganten … wird der Kampffaktor … gegen Reiterei zugrunde gelegt“
test('DW-XVII.3 DW-XXIII.8 spearmen on a hill strike at a dragon in the air below them as at cavalry', () => {
  const g = field(
    [
      { side: 0, card: 'dragonrider', elements: '0,-1:4^3' },
      { side: 1, card: 'spearmen', elements: '0,0=P', order: 'A' },
    ],
    { ...full, map: 'field 12|0,0=level1' },
  )
  const base = (state: Demonworld) => airBase(state, on(state, '0,0'), 0, 0).base
  expect([base(g), base(former(g))]).toEqual([10, 9])
})

// „um 1 pro Größe-Abschnitt des Elements, der vom Wasser bedeckt ist“
test('DW-XVII.39 the water around a dragon does not cover its rider from breath', () => {
  const g = field(
    [
      { side: 0, card: 'dragonrider', elements: '0,0:1' },
      { side: 1, card: 'dragonrider', elements: '0,-2:4' },
      { side: 1, card: 'captain', elements: '', rides: 1 },
    ],
    { ...full, map: 'field 12|0,-2=water2' },
  )
  const hex = hexAt(g, '0,-2')
  expect([breathFactor(g, 0, 1, hex), breathFactor(g, 0, 2, hex)]).toEqual([5, 7])
  expect(breathFactor(former(g), 0, 2, hex)).toBe(5)
})

// „Für das Eintreffen wird zu Beginn der Runde, also noch bevor irgendeine andere Aktion stattfindet, gewürfelt.“
test('DW-XVI.34 DW-XXII.1 flank marches arrive before the wind turns', () => {
  const first = (older = false) => {
    const match = matchAt(
      [
        { side: 0, elements: '1/B12 1/B13 1/B14 1/B15', order: 'H', facing: 4 },
        { side: 0, card: 'lightArchers', elements: '1/C12 1/C13', facing: 4 },
        { side: 1, elements: '1/K1', order: 'H' },
      ],
      { rules: { fire: true, morale: false, specialFigures: false }, phase: 'orders', map: 'bare 1 2', wind: [1, 1] },
    )
    if (older) before(match)
    const g = stateOf(match)
    g.marches = true
    g.round = 2
    g.wind = [] // so that it is rolled for and told
    for (const element of members(g, 1)) {
      lift(g, element)
      g.fate[element] = AWAY
    }
    g.group[1] = 2
    g.march[1] = RIGHT_WING
    const kinds: string[] = []
    while (match.asked && stateOf(match).round < 5)
      for (const { kind } of play(match, choicesOf(match).at(-1)!))
        if (kind === 'round') kinds.length = 0
        else if (kind === 'arrives' || kind === 'wind') {
          kinds.push(kind)
          if (kinds.length === 2) return kinds
        }
    return []
  }
  expect(first()).toEqual(['arrives', 'wind'])
  expect(first(true)).toEqual(['wind', 'arrives'])
})

// „Ein Angriffsziel darf nicht innerhalb einer der Aufmarschzonen … festgelegt werden.“
test('DW-XVI.20 DW-XVI.12 objectives keep out of the zones of large armies, too, whoever will stand where', () => {
  const placing = (older = false) => {
    const settings = { battle: 'free', level: 'expert', board: 'twoSheets', objectives: 1, points: 2000 }
    const match = matchOfGame(demonworld, { settings, seed: 'test' })
    if (older) before(match)
    const hire = (id: string) => `1>hire ${cards.findIndex(card => card.id === id)}`
    const many = ['lightArchers', 'lightSwordbearers', 'orcGuard', 'dwarfEaters', 'trolls'].flatMap(id => [id, id])
    for (const id of [...many, 'baslian', 'kruuk', 'varrig']) play(match, hire(id))
    play(match, '0>automatic', '0>ready', '1>ready')
    while (match.asked && match.asked.decision !== 'placeObjective') play(match, choicesOf(match)[0])
    return match
  }
  const match = placing()
  const g = stateOf(match)
  const offered = (played: Played) => choicesOf(played).map(choice => Number(choice.split(' ')[1]))
  const zones = [
    [NORTH, SOUTH],
    [SOUTH, NORTH],
  ].flatMap(edge => [0, 1].flatMap(side => [...zoneOf({ ...g, edge }, side)]))
  expect(offered(match).length).toBeGreaterThan(0)
  expect(offered(match).filter(hex => zones.includes(hex))).toEqual([])
  expect(offered(placing(true)).filter(hex => zones.includes(hex)).length).toBeGreaterThan(0)
})

// „die sonst zu erfüllenden Voraussetzungen müssen nicht beachtet werden“
test('DW-XXIV.6 DW-XV.30 inside a building a unit with the order attacks the more feared without a charge test', () => {
  const storms = (to: string, older = false, foes = '2,0=P') => {
    const units = [
      { side: 0, elements: '0,0', order: 'A' },
      { side: 1, card: 'berserkers', elements: foes, facing: 3, order: 'H' },
    ]
    const match = matchAt([...units, { ...far, elements: '-12,6' }], { ...full, map: 'field 12|0,0=house' })
    if (older) before(match)
    until(match, 'chooseMover', 0)
    play(match, 'unit 0', `element ${on(stateOf(match), '0,0')}`)
    return choicesOf(match).includes(`hex ${hexAt(stateOf(match), to)}`)
  }
  expect([storms('1,0'), storms('1,0', true)]).toEqual([true, false])
  expect([storms('1,1', false, '1,2=P'), storms('1,0', false, '1,2=P')]).toEqual([false, true]) // one outside, beyond the door
})

// „kann … keine Manöver ausführen, also nicht drehen“
test('DW-XX.S2 DW-V.21 DW-V.23 a unit that confusion leaves no manoeuvre does not turn, even where turning is free', () => {
  const moved = (elements: string, spells: string[], older = false) => {
    const unit = { side: 0, card: 'berserkers', elements, order: 'B', spells, ...(spells[0] ? { spellEnd: 2 } : {}) }
    const match = matchAt([unit, far], { rules: { magic: true, morale: false } })
    if (older) before(match)
    until(match, 'chooseMover', 0)
    play(match, 'unit 0')
    return match
  }
  const column = '0,0=P 0,1=P 0,2=P 0,3=P'
  const turning = (match: Played) => choicesOf(match).filter(choice => choice.startsWith('face')).length
  const marching = (match: Played) => choicesOf(match).filter(choice => choice.startsWith('march')).length
  const [calm, confused] = [moved(column, []), moved(column, ['confusion'])]
  expect([turning(calm) > 0, turning(confused), marching(confused)]).toEqual([true, 0, 2])
  expect(marching(calm)).toBeGreaterThan(2)
  expect(turning(moved(column, ['confusion'], true))).toBeGreaterThan(0)
  const facings = (match: Played) => {
    play(match, `element ${on(stateOf(match), '0,0')}`, `hex ${hexAt(stateOf(match), '0,-1')}`)
    return choicesOf(match)
  }
  expect(facings(moved('0,0=P 0,1=P', ['confusion']))).toEqual(['facing 1'])
  expect(facings(moved('0,0=P 0,1=P', []))).toHaveLength(6)
})

// „gilt NICHT für Angriffe von Giganten gegen andere Elemente, oder für Angriffe von Streitwagen gegen Giganten“; the sheet: „und Angriffe gegen Geschütze“
test('DW-XVII.29 DW-XIX.19 the crew of a gun strikes who shows it his flank or his rear with two or four more', () => {
  const factors = (facing: number, older = false) => {
    const g = field(
      [
        { side: 0, card: 'boltGun', elements: '0,0' },
        { side: 1, elements: '0,-1=P', facing },
      ],
      { rules: 'expert' },
    )
    const [blow] = attacksOf(g, 0)
    const { factors } = bigMeleeBase(older ? former(g) : g, 0, 1, 0, blow)
    return factors.filter(({ name }) => name === 'flank' || name === 'rear')
  }
  // the gun is south-east of him: before him, to his right, behind him
  expect([4, 0, 1].map(facing => factors(facing))).toEqual([
    [],
    [{ name: 'flank', value: 2 }],
    [{ name: 'rear', value: 4 }],
  ])
  expect(factors(1, true)).toEqual([])
})

// „Drachen auf vier Feldern großen Basen haben eine Größe von 3, wenn sie fliegen.“
test('DW-XXIII.6 DW-XV.30 in a charge test a dragon in the air counts as size 3', () => {
  const size = (elements: string, older = false) => {
    const g = field(
      [
        { side: 0, card: 'dragonrider', elements, order: 'A' },
        { side: 1, elements: '0,0=P 1,0=P', order: 'A' },
      ],
      full,
    )
    const { factors } = standingOf(older ? former(g) : g, { kind: CHARGE_TEST, unit: 1, foes: [0] })
    return factors.find(({ name }) => name === 'size')?.value
  }
  expect([size('0,-3:4'), size('0,-3:4^3'), size('0,-3:4^3', true)]).toEqual([2 - 6, 2 - 3, 2 - 6])
})

// „Wenn eine … ausreichend breite Straße durch eine für diesen unpassierbare Geländeformation verläuft, … ist die Straße dennoch passierbar“
test('DW-XVIII.1 a chariot drives on a road through the gap in a hedge', () => {
  const steps = (roads: string) => {
    const hedges = '0,0-1,-1=hedge 1,0-2,-1=hedge'
    const g = field([{ side: 0, card: 'chariot', elements: '0,0', order: 'B' }, far], {
      rules: 'expert',
      map: `field 12|${hedges} ${roads}`,
    })
    return tryMove(g, ground(g), 0, g.at[0], g.facing[0], 0).cost
  }
  const roads = (...fields: string[]) => fields.map(label => `${label}=road`).join(' ')
  expect(steps(roads('0,0', '1,0', '0,1', '1,-1', '2,-1'))).toBe(3)
  expect(steps(roads('1,0', '2,-1'))).toBe(BLOCKED) // wide enough for one of the animals
})

test('DW-XXIII.7 DW-XVII.15 DW-EX2-56 asked about an overrun one hears who is too high for it', () => {
  const cannot = (card: string, victim: string) => {
    const units = [
      { card, side: 0, order: 'B', elements: '0,0' },
      { card: victim, side: 1, elements: '0,-1^8' },
    ]
    const map = 'field 12|0,-1=level1'
    const found = answer({ ask: 'overrun', overrunner: '0,0', victim: '0,-1', rules: 'full', map, units })
    return (must(found!) as { cannot: unknown }).cannot
  }
  expect(cannot('iceGiant', 'pegasusRiders')).toBeNull()
  expect(cannot('tallGiant', 'pegasusRiders')).toBe('DW-XXIII.7')
  expect(cannot('iceGiant', 'dragonrider')).toBe('DW-XVII.15')
})

test('DW-XXIII.8 DW-XXIII.13 DW-EX2-57 asked about a melee one may name who flies', () => {
  const ask = (attacker: object, more: object = {}, from = '0,0') => {
    const units = [{ card: 'dragonrider', side: 0, order: 'P', elements: '0,-1:4^3' }, attacker]
    const rules = { large: true, flyers: true, morale: false }
    const question = { ask: 'melee', attacker: from, target: '0,-1^', rules, units, ...more }
    return must(answer(question)!) as { base: number; cannot: unknown }
  }
  const foot = (card: string, elements = '0,0') => ({ card, side: 1, order: 'A', elements })
  expect(ask(foot('footmen'))).toMatchObject({ base: 2, cannot: null })
  expect(ask(foot('spearmen'))).toMatchObject({ base: 3, cannot: null })
  expect(ask(foot('dwarfFoot'))).toMatchObject({ cannot: 'DW-XXIII.8' })
  expect(ask(foot('footmen', '0,-1'), {}, '0,-1')).toMatchObject({ base: 2, cannot: null }) // below it
  expect(ask(foot('pegasusRiders', '0,0^4')).cannot).toBeNull()
  expect(() => ask(foot('footmen'), { target: '0,-1^9' })).toThrow('nobody flies over 0,-1')
})

// „wird eins der benachbarten Felder … ermittelt“: „kann natürlich auch eins der beiden anderen Felder der Riesenbasis sein“
test('DW-XVII.14 DW-XVIII.3 a shot into a melee that strays onto another field of a chariot meets the armour there', () => {
  const g = field(
    [
      { side: 1, card: 'lightArchers', elements: '0,3=P', order: 'H' },
      { side: 0, card: 'chariot', elements: '0,0' },
      { side: 1, elements: '0,-1=P', facing: 4 },
    ],
    { rules: 'expert' },
  )
  g.mark[0] = hexAt(g, '0,1') // the chariot itself
  const armour = (state: Demonworld, landed: string) =>
    rangedBase(state, 0, 1, 1, 0, true, hexAt(g, landed)).factors.find(({ name }) => name === 'armour')?.value
  expect([armour(g, '0,1'), armour(g, '0,0'), armour(former(g), '0,0')]).toEqual([-2, -1, -2])
  const struck = (landed: string) => rangedBase(g, 0, 2, 1, 0, true, hexAt(g, landed)).factors
  expect(struck('1,0')).toContainEqual({ name: 'armour', value: -1 }) // meant for the one before it
})
