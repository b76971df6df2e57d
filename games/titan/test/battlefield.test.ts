import { expect, test } from 'vitest'
import { battleBoard, HEXES } from '../content/battlelands.ts'
import { SKILL, typeNamed } from '../content/creatures.ts'
import {
  cannotEndOn,
  contacts,
  foes,
  hexesIn,
  inContact,
  isSlain,
  locked,
  mayEnter,
  occupied,
  reachable,
  suffersDrift,
} from '../rules/battlefield.ts'
import { BOTTOM, GONE, LEFT, RIGHT } from '../state.ts'
import { field, named, on } from './field.ts'

/** Where the first attacker of a battle can go. */
function reach(...[map, attackers, defenders, changes]: Parameters<typeof field>): string[] {
  return named(reachable(field(map, attackers, defenders, changes), 0))
}

/** Where one character alone can go. */
const alone = (map: Parameters<typeof field>[0], attacker: string) => reach(map, attacker, '')

test('TI-EX-05 TI-11.3a warbear C3 and troll C4 are in contact: neither may move', () => {
  const battle = field('plains', 'warbear C3', 'troll C4')
  expect([locked(battle, 0), locked(battle, 1)]).toEqual([true, true])
})

test('TI-EX-06 TI-11.3b warbear C2 moves past the troll on C4, for instance C3, D4, D5', () => {
  const battle = field('plains', 'warbear C2', 'troll C4')
  expect(locked(battle, 0)).toBe(false)
  expect(named(reachable(battle, 0))).toEqual(expect.arrayContaining(['C3', 'D4', 'D5']))
})

test('TI-EX-07 TI-11.6 desert: troll B3 reaches the sand of B2, troll B4 would need 3', () => {
  expect(alone('desert', 'troll B3')).toContain('B2')
  expect(alone('desert', 'troll B4')).toContain('B3')
  expect(alone('desert', 'troll B4')).not.toContain('B2')
})

test('TI-11.2 without hazards everybody goes as far as his skill', () => {
  for (const name of ['ogre', 'lion', 'centaur', 'guardian', 'angel'])
    for (let start = 0; start < HEXES; start++) {
      const skill = SKILL[typeNamed(name)]
      const near = battleBoard.labels.filter((_, hex) => {
        const far = battleBoard.distance(start, hex)
        return far > 0 && far <= skill
      })
      expect(alone('plains', `${name} ${battleBoard.labels[start]}`)).toEqual(near)
    }
})

test('TI-11.1a the entry hex is one of the side and costs like any hex', () => {
  const enter = (entry: number, fighter: string) => reach('plains', fighter, '', { round: 1, entry })
  expect(enter(RIGHT, 'ogre -')).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'F1', 'F2', 'F3', 'F4'])
  expect(enter(BOTTOM, 'ogre -')).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2', 'E1'])
  expect(enter(LEFT, 'ogre -')).toEqual(['A2', 'A3', 'B3', 'B4', 'C4', 'C5', 'D5', 'D6', 'E5'])
  const bramble = reach('brush', 'ogre -', '', { round: 1, entry: RIGHT })
  expect(bramble).toEqual(['E1', 'E2', 'E4', 'F1', 'F2', 'F3', 'F4'])
})

test('TI-10.1d who has not entered in the first round never does, but a newcomer', () => {
  const late = field('plains', 'ogre -, angel -', '', { round: 3 })
  expect([mayEnter(late, 0), reachable(late, 0)]).toEqual([false, []])
  expect(cannotEndOn(late, 0, battleBoard.hex('F1'))).toBe('TI-10.1d')
  late.newcomer = 1
  expect(named(reachable(late, 1))).toContain('F1')
  expect(reachable(field('plains', 'ogre -', '', { hex: [GONE], round: 1 }), 0)).toEqual([])
})

test('TI-10.2a the defender of a tower is placed on any free hex inside the walls, and may be placed anew', () => {
  const battle = field('tower', '', 'ogre -, angel D4', { round: 1 })
  expect(named(reachable(battle, 0))).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4'])
  expect(named(reachable(battle, 1))).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4'])
  expect(cannotEndOn(battle, 0, battleBoard.hex('D6'))).toBe('TI-10.2a')
  expect(cannotEndOn(battle, 0, battleBoard.hex('D4'))).toBe('TI-11.5a')
})

test('TI-10.2b TI-14.0b a reinforcement enters a tower from D6 E5 F4', () => {
  const battle = field('tower', '', 'ogre -', { round: 4, newcomer: 0, entry: RIGHT })
  expect(named(reachable(battle, 0))).toEqual(['C5', 'D6', 'E5', 'F3', 'F4'])
})

test('TI-11.4a slowing makes a hex cost 2', () => {
  expect(alone('brush', 'ogre A1')).toEqual(['A2', 'B1', 'B2', 'B3', 'C1', 'C2'])
})

test('TI-11.4b without allowance for 2 the hex cannot be entered; leaving it costs nothing more', () => {
  expect(alone('brush', 'ogre A1')).not.toContain('A3')
  expect(alone('brush', 'ogre B2')).toEqual(expect.arrayContaining(['A2', 'C2', 'C1', 'D3']))
})

test('TI-11.4c TI-11.5a a flier passes hazards and characters for 1 a hex and pays where it lands', () => {
  const angel = alone('brush', 'angel A1')
  expect(angel).toEqual(expect.arrayContaining(['E2', 'C4']))
  expect(angel).not.toContain('E3')
  const over = reach('plains', 'guardian A1', 'ogre A2, ogre B2, ogre B1')
  expect(over).toEqual(['A3', 'B3', 'C1', 'C2', 'C3'])
})

test('TI-11.5a on foot nobody enters an occupied hex, friend or foe, slain or not', () => {
  expect(reach('plains', 'lion A1, ogre A2', 'ogre B2:all, ogre B1')).toEqual([])
  const battle = field('plains', 'lion A1, ogre A2', '')
  expect(cannotEndOn(battle, 0, on(battle, 'A2'))).toBeDefined()
  expect(cannotEndOn(battle, 0, battleBoard.hex('A2'))).toBe('TI-11.5a')
  expect(cannotEndOn(battle, 0, battleBoard.hex('F4'))).toBe('TI-11.2')
  expect(cannotEndOn(battle, 0, battleBoard.hex('A3'))).toBeUndefined()
})

test('TI-11.5b an entering flier may fly over an occupied entry hex', () => {
  const changes = { round: 1, entry: RIGHT }
  const full = 'ogre F1, ogre F2, ogre F3, ogre F4'
  expect(reach('plains', `guardian -, ${full}`, '', changes)).toEqual(['E1', 'E2', 'E3', 'E4', 'E5'])
  expect(reach('plains', `centaur -, ${full}`, '', changes)).toEqual([])
})

test('TI-H1 TI-H10 contact is adjacency of enemies without a cliff; it locks and binds to strike', () => {
  const battle = field('mountains', 'minotaur F2, troll D2', 'behemoth E2, lion F3')
  const pairs = [0, 1].map(a => [2, 3].map(b => inContact(battle, a, b)))
  expect(pairs).toEqual([
    [false, true],
    [true, false],
  ])
  expect(inContact(battle, 0, 1)).toBe(false)
  expect(named(hexesIn(foes(battle, 0)))).toEqual(['F3'])
})

test('TI-13.0b the slain do not lock, but fill their hex and keep others in contact', () => {
  const battle = field('plains', 'minotaur C3', 'troll C4:all')
  expect([isSlain(battle, 1), locked(battle, 0)]).toEqual([true, false])
  expect(named(hexesIn(contacts(battle, 0)))).toEqual(['C4'])
  expect(named(hexesIn(occupied(battle)))).toEqual(['C3', 'C4'])
  expect(named(reachable(battle, 0))).not.toContain('C4')
  const outside = field('plains', 'minotaur -', 'troll C4')
  expect([foes(outside, 0), contacts(outside, 1), inContact(outside, 0, 1)]).toEqual([0, 0, false])
})

test('TI-H2 plain and tower ground do nothing: inside the walls a step costs 1', () => {
  expect(alone('tower', 'ogre C3')).toEqual(expect.arrayContaining(['C4', 'D3', 'E3', 'D5', 'C2', 'D2']))
})

test('TI-H3m nobody stops in a tree; fliers cross it', () => {
  expect(alone('woods', 'centaur B2')).not.toContain('C3')
  expect(alone('woods', 'guardian B2')).toContain('D4')
  expect(alone('woods', 'guardian B2')).not.toContain('C3')
  expect(alone('woods', 'ogre B2')).not.toContain('D4')
  const battle = field('woods', 'centaur B2', '')
  expect(cannotEndOn(battle, 0, battleBoard.hex('C3'))).toBe('TI-H3')
})

test('TI-H4m bramble slows every non-native, fliers where they land', () => {
  expect(alone('brush', 'ogre A1')).toContain('B2')
  expect(alone('brush', 'troll A1')).not.toContain('C3')
  expect(alone('brush', 'cyclops A1')).toContain('C3')
  expect(alone('brush', 'guardian A1')).toContain('C3')
  expect(alone('brush', 'guardian B1')).not.toContain('A3')
  expect(alone('brush', 'gargoyle A1')).toContain('C4')
  expect(alone('brush', 'wyvern A1')).not.toContain('C4')
})

test('TI-H5m drift slows every non-native, fliers where they land', () => {
  expect(alone('tundra', 'ogre A2')).toContain('B2')
  expect(alone('tundra', 'ogre A3')).not.toContain('B2')
  expect(alone('tundra', 'troll A2')).toEqual(expect.arrayContaining(['B2', 'C2']))
  expect(alone('tundra', 'guardian A3')).not.toContain('C4')
  expect(alone('tundra', 'guardian B3')).toContain('C4')
})

test('TI-H5s drift harms each non-native in it, fliers too', () => {
  const battle = field('tundra', 'ogre A1, troll B2, angel C2', 'lion D2')
  expect([0, 1, 2, 3].map(fighter => suffersDrift(battle, fighter))).toEqual([true, false, true, false])
})

test('TI-H6m only dragons enter or cross the volcano', () => {
  expect(alone('mountains', 'dragon D3')).toEqual(expect.arrayContaining(['D4', 'D6']))
  expect(alone('mountains', 'wyvern D3')).toContain('D5')
  expect(alone('mountains', 'wyvern D3')).not.toContain('D4')
  expect(alone('mountains', 'wyvern D3')).not.toContain('D6')
  expect(alone('mountains', 'centaur D3')).not.toContain('D4')
  const battle = field('mountains', 'wyvern D3', '')
  expect(cannotEndOn(battle, 0, battleBoard.hex('D4'))).toBe('TI-H6')
})

test('TI-H7m only natives stop in bog; others fly over it or stay out', () => {
  expect(alone('marsh', 'ogre B2')).toContain('C3')
  expect(alone('marsh', 'centaur B2')).not.toContain('C3')
  expect(alone('marsh', 'gargoyle B2')).not.toContain('C3')
  expect(alone('marsh', 'gargoyle B2')).toContain('D4')
  expect(alone('marsh', 'ranger B2')).toContain('C3')
  const battle = field('marsh', 'centaur B2', '')
  expect(cannotEndOn(battle, 0, battleBoard.hex('C3'))).toBe('TI-H7')
})

test('TI-H8m TI-H9m sand slows non-natives on foot only; dunes do not slow', () => {
  expect(alone('desert', 'ogre B3')).toEqual(expect.arrayContaining(['A2', 'B2']))
  expect(alone('desert', 'ogre B3')).not.toContain('A1')
  expect(alone('desert', 'guardian B3')).toContain('A1')
  expect(alone('desert', 'lion B3')).toEqual(expect.arrayContaining(['A2', 'B2', 'A1']))
})

test('TI-H10m nobody on foot crosses a cliff, up or down; fliers do', () => {
  expect(alone('desert', 'ogre C3')).not.toContain('D4')
  expect(alone('desert', 'ogre B1')).not.toContain('B2')
  expect(reach('desert', 'ogre D4, ogre C4, ogre D5, ogre E3, ogre E4', '')).toEqual([])
  expect(reach('desert', 'angel D4, ogre C4, ogre D5, ogre E3, ogre E4', '')).toEqual(
    expect.arrayContaining(['C3', 'D3']),
  )
  expect(alone('desert', 'guardian D3')).toContain('D4')
})

test('TI-H11m slopes slow non-natives on foot going up, nobody going down', () => {
  expect(alone('hills', 'cyclops B2')).toEqual(expect.arrayContaining(['B1', 'B3']))
  expect(alone('hills', 'cyclops A1')).toContain('B1')
  expect(alone('hills', 'cyclops A1')).not.toContain('C1')
  expect(alone('hills', 'ogre A1')).toEqual(expect.arrayContaining(['B1', 'C1']))
  expect(alone('hills', 'cyclops B1')).toEqual(expect.arrayContaining(['A1', 'A2', 'D1']))
  expect(alone('hills', 'guardian A1')).toContain('C1')
})

test('TI-H12m walls slow everybody on foot going up', () => {
  expect(alone('tower', 'ogre C2')).toContain('C3')
  expect(alone('tower', 'ogre C1')).not.toContain('C3')
  expect(alone('tower', 'guardian C1')).toContain('C3')
  expect(alone('tower', 'ogre C3')).toContain('C1')
})
