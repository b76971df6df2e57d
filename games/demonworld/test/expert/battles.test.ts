import { choicesOf, match as matchOfGame, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { fieldsOf, isLarge } from '../../bases.ts'
import { battles } from '../../content/armies/battles.ts'
import { cardNamed, cards } from '../../content/armies/cards.ts'
import { EAST, groundOf, NORTH, SOUTH, WEST } from '../../content/board/ground.ts'
import { ground, placeOf, put, remove } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { isWithin, zoneOf } from '../../rules/armies/zone.ts'
import { itemsOf } from '../../rules/magic/items.ts'
import { cannotRide, judge, watchGoal } from '../../rules/victory.ts'
import { DESTROYED, type Demonworld, NONE } from '../../state.ts'

type Played = ReturnType<typeof matchOfGame>
const stateOf = (match: Played) => match.state as Demonworld
const unitNamed = (g: Demonworld, id: string) => g.card.indexOf(cardNamed(id))

/** A battle as the house deploys it. */
function deployed(battle: string, level = 'expert'): Played {
  const match = matchOfGame(demonworld, { settings: { battle, level } })
  if (match.asked?.decision === 'storeSpell') play(match, choicesOf(match)[0])
  play(match, '0>automatic', '1>automatic', '0>ready', '1>ready')
  return match
}

describe('scenario 3, the Kaiban pass', () => {
  test('DW-XXI.1 forces, items, sheets and ten rounds', () => {
    const g = stateOf(deployed('kaibanPass'))
    const army = (side: number) => g.card.flatMap((card, unit) => (g.owner[unit] === side ? [cards[card].id] : []))
    expect(army(0).join(' ')).toBe(
      'barrach gordan sandor orderKnights dragonrider berserkers nobleFoot arquebusiers chariot',
    )
    expect(army(1).join(' ')).toBe('baslian kruuk wyrrmsch varrig trolls orcGuard dwarfEaters lightSwordbearers myrlak')
    expect(itemsOf(g, unitNamed(g, 'orderKnights'))).toEqual([2])
    expect(itemsOf(g, unitNamed(g, 'baslian'))).toEqual([5])
    expect(itemsOf(g, unitNamed(g, 'orcGuard'))).toEqual([3])
    expect([g.lastRound, g.map]).toEqual([10, '1 2/3r 4r'])
  })

  test('DW-XXI.1 without the expert chapters large models and wizards stay at home', () => {
    const g = stateOf(deployed('kaibanPass', 'standard'))
    expect(g.card.every(card => ['unit', 'commander'].includes(cards[card].kind))).toBe(true)
  })

  test('DW-XVI.12 large elements are deployed with all their fields in the zone', () => {
    const g = stateOf(deployed('kaibanPass'))
    for (let unit = 0; unit < g.card.length; unit++) {
      if (!isLarge(g, unit)) continue
      const zone = zoneOf(g, g.owner[unit])
      expect(fieldsOf(g, g.head[unit]).every(hex => zone.includes(hex))).toBe(true)
    }
  })

  const enter = (id: string, rout = false) => {
    const g = stateOf(deployed('kaibanPass'))
    const element = g.head[unitNamed(g, id)]
    const free = zoneOf(g, 0).find(hex => g.on[hex] === NONE)!
    g.routs[element] = rout
    put(g, element, free, 1)
    watchGoal(g)
    return g.core.result
  }

  test('DW-XXI.1 the orcs win as soon as a unit, or a part of one, that does not rout is in the pass', () => {
    expect(enter('trolls')).toMatchObject({ places: [2, 1], by: 'DW-XXI.1' })
    expect(enter('trolls', true)).toBeNull()
    expect(enter('kruuk')).toBeNull()
    expect(enter('wyrrmsch')).toBeNull()
  })

  test('DW-XXI.1 after ten rounds the empire has held it', () => {
    const match = deployed('kaibanPass', 'standard')
    const g = stateOf(match)
    g.round = 10
    while (!stateOf(match).core.result) play(match, choicesOf(match, match.asked!.seats[0]).at(-1)!)
    expect(stateOf(match).core.result).toMatchObject({ places: [1, 2], by: 'DW-XXI.1' })
  })
})

describe('scenario 4, the envoy', () => {
  test('DW-XXI.2 forces and zones; each orc unit routs to the long edge it was deployed at', () => {
    const g = stateOf(deployed('envoy'))
    const army = (side: number) => g.card.flatMap((card, unit) => (g.owner[unit] === side ? [cards[card].id] : []))
    expect(army(0).join(' ')).toBe('sandor barrach gordan dragonrider chariot orderKnights nobleFoot')
    expect(army(1).join(' ')).toBe('wyrrmsch baslian kruuk myrlak varrig dwarfEaters trolls lightArchers')
    expect(g.edge).toEqual([WEST, SOUTH])
    const { row } = groundOf(g.map)
    g.card.forEach((_, unit) => {
      if (g.owner[unit] === 0) expect(g.home[unit]).toBe(NONE)
      else expect(g.home[unit]).toBe(row[g.at[g.head[unit]]] < 15 ? NORTH : SOUTH)
    })
    expect(new Set(g.home.filter(home => home !== NONE)).size).toBe(2)
    expect(g.home).not.toContain(EAST)
    expect(g.lastRound).toBe(0)
  })

  test('DW-XXI.2 Sandor in the safe zone wins for the empire, Sandor dead for the orcs', () => {
    const saved = stateOf(deployed('envoy'))
    const sandor = saved.head[unitNamed(saved, 'sandor')]
    const { safe } = battles[saved.battle]
    const free = saved.on.findIndex((on, hex) => on === NONE && isWithin(ground(saved), safe!, hex))
    put(saved, sandor, free, 0)
    watchGoal(saved)
    expect(placeOf(saved, sandor)).toBe(free)
    expect(saved.core.result).toMatchObject({ places: [1, 2], by: 'DW-XXI.2' })
    const dead = stateOf(deployed('envoy'))
    remove(dead, dead.head[unitNamed(dead, 'sandor')], DESTROYED)
    judge(dead)
    expect(dead.core.result).toMatchObject({ places: [2, 1], by: 'DW-XXI.2' })
  })

  test('DW-XXI.2 with flyers Sandor may not ride the dragon', () => {
    const g = stateOf(deployed('envoy', 'full'))
    const [sandor, barrach, dragon, chariot] = ['sandor', 'barrach', 'dragonrider', 'chariot'].map(
      id => g.head[unitNamed(g, id)],
    )
    expect(cannotRide(g, sandor, dragon)).toBe('DW-XXI.2')
    expect(cannotRide(g, sandor, chariot)).toBeUndefined()
    expect(cannotRide(g, barrach, dragon)).toBeUndefined()
    g.rules.flyers = false
    expect(cannotRide(g, sandor, dragon)).toBeUndefined()
  })

  test('DW-XXI.2 it needs commanders and magic, whatever the table chose', () => {
    const g = stateOf(matchOfGame(demonworld, { settings: { battle: 'envoy', level: 'introduction' } }))
    expect([g.rules.commanders, g.rules.magic, g.rules.morale]).toEqual([true, true, false])
    expect(unitNamed(g, 'sandor')).toBe(0)
  })
})
