import { battleBoard } from '../content/battlelands.ts'
import { creatures, TITAN, titanPower, typeNamed } from '../content/creatures.ts'
import { landNumbered } from '../content/masterboard.ts'
import { type TerrainName, terrainNamed } from '../content/terrains.ts'
import { fighterAt } from '../rules/battlefield.ts'
import { EMPTY, ENEMY, ENGAGED, OWN } from '../rules/occupation.ts'
import { ATTACKER, type Battle, DEFENDER, NONE, RIGHT, WAITING } from '../state.ts'

/**
 * A battle in one line: `field('plains', 'ogre C3, troll C2:4', 'lion C4, angel -')`. First the attackers, then the
 * defenders; `:4` are hits, `:all` is slain, `-` is not on the map.
 */
export function field(map: TerrainName, attackers: string, defenders: string, changes: Partial<Battle> = {}): Battle {
  const battle: Battle = {
    land: NONE,
    map: terrainNamed(map),
    entry: RIGHT,
    round: 2,
    phasing: ATTACKER,
    type: [],
    side: [],
    hex: [],
    hits: [],
    power: [],
    moved: [],
    struck: [],
    summonWindow: 0,
    reinforcement: 0,
    newcomer: NONE,
    donor: NONE,
  }
  add(battle, attackers, ATTACKER)
  add(battle, defenders, DEFENDER)
  return Object.assign(battle, changes)
}

function add(battle: Battle, fighters: string, side: number): void {
  for (const text of fighters === '' ? [] : fighters.split(', ')) {
    const [name, place] = text.split(' ')
    const [label, hits = '0'] = place.split(':')
    const type = typeNamed(name)
    const power = type === TITAN ? titanPower(0) : creatures[type].power
    battle.type.push(type)
    battle.side.push(side)
    battle.hex.push(label === '-' ? WAITING : battleBoard.hex(label))
    battle.hits.push(hits === 'all' ? power : Number(hits))
    battle.power.push(power)
    battle.moved.push(false)
    battle.struck.push(false)
  }
}

/** The fighter on a hex. */
export function on(battle: Battle, label: string): number {
  return fighterAt(battle, battleBoard.hex(label))
}

/** The names of some hexes, in order. */
export function named(hexes: readonly number[]): string[] {
  return hexes.map(hex => battleBoard.labels[hex])
}

/** What stands in every land: printed numbers of lands with own and with enemy legions; both is an engagement. */
export function standing(own: readonly number[] = [], enemies: readonly number[] = []): Uint8Array {
  const occupation = new Uint8Array(96).fill(EMPTY)
  for (const number of own) occupation[landNumbered(number)] |= OWN
  for (const number of enemies) occupation[landNumbered(number)] |= ENEMY
  return occupation.map(code => (code === (OWN | ENEMY) ? ENGAGED : code))
}
