import { expect, test } from 'vitest'
import { battleBoard, groundOf, HEIGHT, HEXES, riseBetween, sideBetween, TOWER_CENTRE } from '../content/battlelands.ts'
import { BRAMBLE, CLIFF, DUNE, type Hazard, SLOPE, TREE, WALL } from '../content/hazards.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { TERRAINS } from '../content/terrains.ts'
import { cannotRangestrike, rangestrike, rangestrikeTargets, sight } from '../rules/rangestrike.ts'
import type { Battle, Rulings } from '../state.ts'
import { field, named, on } from './field.ts'

const book = STANDARD_RULINGS

/** Dice and number of a rangestrike from hex to hex, or why not. */
function shot(battle: Battle, from: string, to: string, rulings: Readonly<Rulings> = book): number[] | string {
  const [striker, target] = [on(battle, from), on(battle, to)]
  const found = rangestrike(battle, striker, target, rulings)
  return found ? [found.dice, found.number] : cannotRangestrike(battle, striker, target, rulings)!
}

const targets = (battle: Battle, striker = 0) => {
  return named(rangestrikeTargets(battle, striker, book).map(target => battle.hex[target]))
}

test('TI-EX-09 TI-12.2 a dragon rangestrikes with 4 dice', () => {
  expect(shot(field('plains', 'dragon C3', 'ogre C5'), 'C3', 'C5')).toEqual([4, 3])
})

test('TI-EX-10 TI-12.3a ranges 3 and 4 only: one or two hexes between', () => {
  const battle = field('plains', 'minotaur A1', 'ogre D4, ogre C1, ogre F2')
  expect([shot(battle, 'A1', 'C1'), shot(battle, 'A1', 'D4'), shot(battle, 'A1', 'F2')]).toEqual([
    [2, 2],
    [2, 3],
    'TI-12.3a',
  ])
  expect(shot(field('plains', 'minotaur A1', 'ogre A2'), 'A1', 'A2')).toBe('TI-12.1a')
})

test('TI-12.3a nobody reaches further than the printed skill', () => {
  const battle = field('plains', 'gorgon A1', 'ogre C1, ogre D4')
  expect(targets(battle)).toEqual(['C1'])
  expect(shot(battle, 'A1', 'D4')).toBe('TI-12.3a')
})

test('TI-EX-11 TI-12.3b minotaur on a troll: at range 4 2 dice at 3, at range 3 at 2', () => {
  const battle = field('plains', 'minotaur C2', 'troll C5, troll C4')
  expect(shot(battle, 'C2', 'C4')).toEqual([2, 2])
  expect(shot(field('plains', 'minotaur C2', 'troll C5'), 'C2', 'C5')).toEqual([2, 3])
})

test('TI-EX-12 TI-12.4f minotaur atop the cliff shoots the troll over the behemoth at its foot', () => {
  const battle = field('mountains', 'minotaur F2', 'behemoth E2, troll D2')
  expect(shot(battle, 'F2', 'D2')).toEqual([2, 2])
})

test('TI-EX-13 TI-12.4c plains C3 to E3: over D4 if D3 is occupied, not if both are', () => {
  expect(shot(field('plains', 'minotaur C3', 'troll E3'), 'C3', 'E3')).toEqual([2, 2])
  expect(shot(field('plains', 'minotaur C3, ogre D3', 'troll E3'), 'C3', 'E3')).toEqual([2, 2])
  expect(shot(field('plains', 'minotaur C3, ogre D3, ogre D4', 'troll E3'), 'C3', 'E3')).toBe('TI-12.4c')
})

test('TI-12.1b where the table keeps to the letter of 12.1 nobody but a warlock strikes those in contact', () => {
  const letter = { ...book, boundAreSafe: true }
  const battle = field('plains', 'minotaur C3, lion D6', 'ogre C5, troll E3')
  expect([shot(battle, 'C3', 'C5'), shot(battle, 'C3', 'C5', letter)]).toEqual([[2, 2], 'TI-12.1b'])
  expect(shot(battle, 'C3', 'E3', letter)).toEqual([2, 2])
  expect(shot(field('plains', 'warlock C3, lion D6', 'ogre C5'), 'C3', 'C5', letter)).toEqual([2, 2])
})

test('TI-RT-D2 TI-12.1b only the striker must be free of contact', () => {
  const battle = field('plains', 'minotaur C2, ogre C5', 'troll C4, lion F4')
  expect(targets(battle)).toEqual(['C4'])
  const bound = field('plains', 'minotaur C2', 'troll C4, lion C3')
  expect(targets(bound)).toEqual([])
  expect(shot(bound, 'C2', 'C4')).toBe('TI-12.1a')
})

test('TI-12.1a only those with the gift, once a phase, and not beside the slain either', () => {
  expect(targets(field('plains', 'ogre C2', 'troll C4'))).toEqual([])
  const battle = field('plains', 'minotaur C2', 'troll C4, lion B2:all')
  expect(targets(battle)).toEqual([])
  const struck = field('plains', 'minotaur C2', 'troll C4', { struck: [true, false] })
  expect(targets(struck)).toEqual([])
  expect(targets(field('plains', 'minotaur -', 'troll C4'))).toEqual([])
})

test('TI-12.1c one living enemy; the slain and friends are no targets', () => {
  const battle = field('plains', 'minotaur C2, ogre E2', 'troll C4:all, lion A2, ogre -')
  expect(targets(battle)).toEqual(['A2'])
  expect([1, 2, 4].map(target => cannotRangestrike(battle, 0, target, book))).toEqual([
    'TI-12.1c',
    'TI-12.1c',
    'TI-12.1c',
  ])
})

test('TI-12.6a lords can be rangestruck by warlocks only', () => {
  const lords = 'titan C4, angel A1, archangel E2'
  expect(targets(field('plains', 'minotaur C2', lords))).toEqual([])
  expect(shot(field('plains', 'minotaur C2', lords), 'C2', 'C4')).toBe('TI-12.6a')
  expect(targets(field('plains', 'warlock C2', lords))).toEqual(['C4', 'A1', 'E2'])
})

test('TI-12.6b a warlock is never blocked or hindered: 2 dice, skill 4, range 3 and 4', () => {
  const jungle = field('jungle', 'warlock D1', 'serpent D4, gargoyle C3')
  expect(shot(jungle, 'D1', 'D4')).toEqual([2, 2])
  expect(shot(jungle, 'D1', 'C3')).toEqual([2, 3])
  expect(shot(field('mountains', 'warlock D1', 'dragon D4'), 'D1', 'D4')).toEqual([2, 3])
  expect(shot(field('plains', 'warlock D1', 'ogre D5'), 'D1', 'D5')).toBe('TI-12.3a')
  expect(shot(field('plains', 'warlock D1', 'ogre D4, ogre D2'), 'D1', 'D4')).toBe('TI-12.1a')
})

test('TI-RT-D12 across a cliff a warlock neither strikes nor rangestrikes the enemy beside him', () => {
  const battle = field('mountains', 'warlock F2', 'titan E2')
  expect(shot(battle, 'F2', 'E2')).toBe('TI-12.3a')
  expect(shot(battle, 'F2', 'E2', { ...book, warlockAdjacent: true })).toEqual([2, 4])
})

test('TI-RT-D5 TI-12.4i over three slopes one end atop is enough', () => {
  const battle = field('mountains', 'minotaur D6', 'troll D3')
  expect(shot(battle, 'D6', 'D3')).toEqual([2, 3])
  expect(shot(battle, 'D6', 'D3', { ...book, threeSlopes: false })).toBe('TI-12.4c')
})

test('TI-12.4i over slopes one end must be atop one that is crossed', () => {
  expect(shot(field('hills', 'minotaur B1', 'troll B3'), 'B1', 'B3')).toEqual([2, 2])
  expect(shot(field('hills', 'minotaur D1', 'troll D3'), 'D1', 'D3')).toBe('TI-12.4c')
})

test('TI-RT-D6 TI-12.4j over one wall up costs one skill, down nothing', () => {
  expect(shot(field('tower', 'gorgon C1', 'ogre C3'), 'C1', 'C3')).toEqual([3, 4])
  expect(shot(field('tower', 'gorgon C3', 'ogre C1'), 'C3', 'C1')).toEqual([3, 3])
  const strict = { ...book, wallFromTarget: false }
  expect(shot(field('tower', 'gorgon C1', 'ogre C3'), 'C1', 'C3', strict)).toBe('TI-12.4c')
  expect(shot(field('tower', 'gorgon C3', 'ogre C1'), 'C3', 'C1', strict)).toEqual([3, 3])
})

test('TI-RT-D6b TI-H12r over two walls one end is D4 and the other not at the foot', () => {
  expect(shot(field('tower', 'minotaur A1', 'ogre D4'), 'A1', 'D4')).toEqual([2, 5])
  expect(shot(field('tower', 'minotaur D4', 'ogre A1'), 'D4', 'A1')).toEqual([2, 3])
  expect(shot(field('tower', 'minotaur B2', 'ogre D4'), 'B2', 'D4')).toBe('TI-12.4c')
  expect(shot(field('tower', 'minotaur C2', 'ogre C5'), 'C2', 'C5')).toBe('TI-12.4c')
})

test('TI-RT-D16 desert D1 to D4: a character in D2 blocks, one in D3 at the foot of the cliff does not', () => {
  expect(shot(field('desert', 'minotaur D1, ogre D2', 'troll D4'), 'D1', 'D4')).toBe('TI-12.4c')
  expect(shot(field('desert', 'minotaur D1, ogre D3', 'troll D4'), 'D1', 'D4')).toEqual([2, 3])
  const high = { ...book, sandElevation: 1 }
  expect(shot(field('desert', 'minotaur D1, ogre D2', 'troll D4'), 'D1', 'D4', high)).toEqual([2, 3])
})

test('TI-RT-V TI-H6r a dragon in the volcano rangestrikes with two dice more and is harder to hit', () => {
  expect(shot(field('mountains', 'dragon D4', 'ogre D2'), 'D4', 'D2')).toEqual([6, 3])
  expect(shot(field('mountains', 'minotaur D6', 'dragon D4'), 'D6', 'D4')).toEqual([2, 4])
})

test('TI-H3r TI-12.4e a tree in the corridor blocks', () => {
  expect(shot(field('woods', 'minotaur C2', 'ogre C4'), 'C2', 'C4')).toBe('TI-12.4c')
})

test('TI-H4r each bramble hex between costs a non-native one skill; a native in bramble is harder to hit', () => {
  expect(shot(field('brush', 'minotaur A1', 'ogre C3'), 'A1', 'C3')).toEqual([2, 3])
  expect(shot(field('brush', 'gorgon A1', 'ogre C3'), 'A1', 'C3')).toEqual([3, 3])
  expect(shot(field('brush', 'minotaur C2', 'cyclops C4'), 'C2', 'C4')).toEqual([2, 3])
  expect(shot(field('brush', 'gorgon C2', 'cyclops C4'), 'C2', 'C4')).toEqual([3, 3])
  expect(shot(field('brush', 'minotaur B2', 'ogre D2'), 'B2', 'D2')).toEqual([2, 2])
})

test('TI-H1r TI-12.4f friends, foes and the slain in the corridor block, unless they stand lower than both ends', () => {
  const line = (between: string) => shot(field('plains', `minotaur C2${between}`, 'troll C4'), 'C2', 'C4')
  expect(line(', ogre A1')).toEqual([2, 2])
  expect(shot(field('plains', 'minotaur C1, ogre C2', 'troll C3'), 'C1', 'C3')).toBe('TI-12.4c')
  expect(shot(field('plains', 'minotaur C1', 'troll C4, ogre C3:all'), 'C1', 'C4')).toBe('TI-12.4c')
  expect(shot(field('hills', 'minotaur B1, ogre B2', 'troll B3'), 'B1', 'B3')).toEqual([2, 2])
})

test('TI-12.4g TI-H9r dunes: striker or target on the upper hex of each', () => {
  expect(shot(field('desert', 'minotaur B4', 'ogre B2'), 'B4', 'B2')).toEqual([2, 2])
  expect(shot(field('desert', 'minotaur C4', 'ogre E3'), 'C4', 'E3')).toBe('TI-12.4c')
})

test('TI-12.4h TI-H10r TI-H11r a cliff needs an end directly atop, and makes slopes beyond it free', () => {
  expect(shot(field('mountains', 'minotaur B1', 'ogre C3'), 'B1', 'C3')).toEqual([2, 2])
  expect(shot(field('desert', 'minotaur D5', 'ogre D3'), 'D5', 'D3')).toBe('TI-12.4c')
  expect(shot(field('mountains', 'minotaur F2', 'ogre D3'), 'F2', 'D3')).toEqual([2, 2])
})

test('TI-12.6c numbers stay between 2 and 6', () => {
  expect(shot(field('brush', 'hydra D3', 'gargoyle D1'), 'D3', 'D1')).toEqual([5, 6])
  expect(shot(field('brush', 'giant D4', 'gargoyle D1'), 'D4', 'D1')).toEqual([3, 6])
  expect(shot(field('plains', 'warlock D4', 'ogre D1'), 'D4', 'D1')).toEqual([2, 2])
})

/** The corridors of the digest: coordinates rounded, common neighbours where the line runs along a border. */
function corridors(s: number, t: number): number[][] {
  const [q, r] = [battleBoard.q[t] - battleBoard.q[s], battleBoard.r[t] - battleBoard.r[s]]
  const at = (part: number) => {
    const [x, z] = [battleBoard.q[s] + q * part, battleBoard.r[s] + r * part]
    const nearest = [...battleBoard.labels.keys()].map(hex => {
      const [dq, dr] = [battleBoard.q[hex] - x, battleBoard.r[hex] - z]
      return { hex, far: dq * dq + dr * dr + dq * dr }
    })
    return nearest.sort((a, b) => a.far - b.far)[0].hex
  }
  if (battleBoard.distance(s, t) === 3) return [[at(1 / 3), at(2 / 3)]]
  if (q % 2 === 0 && r % 2 === 0) return [[at(1 / 2)]]
  const beside = (hex: number) => battleBoard.distance(hex, s) === 1 && battleBoard.distance(hex, t) === 1
  return [...battleBoard.labels.keys()].filter(beside).map(hex => [hex])
}

/** The digest's `open(path)`, word for word, with characters on `full`. */
function open(terrain: number, path: number[], full: readonly number[]): boolean {
  const [s, t] = [path[0], path.at(-1)!]
  const crossed = path.slice(1).map((to, i) => {
    const up = riseBetween(terrain, path[i], to) > 0
    return { side: sideBetween(terrain, path[i], to), high: up ? to : path[i], low: up ? path[i] : to }
  })
  const over = (hazard: Hazard) => crossed.filter(({ side }) => side === hazard)
  const atop = ({ high }: { high: number }) => high === s || high === t
  const height = (hex: number) => HEIGHT[terrain * HEXES + hex]
  for (const hex of path.slice(1, -1)) {
    if (groundOf(terrain, hex) === TREE) return false
    const atFoot = over(CLIFF).some(cliff => cliff.low === hex && atop(cliff))
    const lower = height(hex) < height(s) && height(hex) < height(t)
    if (full.includes(hex) && !atFoot && !lower) return false
  }
  if (!over(DUNE).every(atop) || !over(CLIFF).every(atop)) return false
  if (over(SLOPE).length > 0 && !over(CLIFF).some(atop) && !over(SLOPE).some(atop)) return false
  if (over(WALL).length === 1 && !atop(over(WALL)[0])) return false
  if (over(WALL).length < 2) return true
  const other = s === TOWER_CENTRE ? t : s
  const foot = Array.from(battleBoard.neighbour.subarray(other * 6, other * 6 + 6)).some(hex => {
    return hex >= 0 && sideBetween(terrain, other, hex) === WALL && riseBetween(terrain, other, hex) > 0
  })
  return (s === TOWER_CENTRE || t === TOWER_CENTRE) && !foot
}

test("TI-12.4a TI-12.4b TI-12.4d sight equals the digest's algorithm for every pair of hexes on every map", () => {
  let pairs = 0
  for (let terrain = 0; terrain < TERRAINS.length; terrain++)
    for (let s = 0; s < HEXES; s++)
      for (let t = 0; t < HEXES; t++) {
        const far = battleBoard.distance(s, t)
        if (far !== 2 && far !== 3) continue
        pairs++
        const free = corridors(s, t).filter(between => open(terrain, [s, ...between, t], []))
        const brambles = free.map(between => between.filter(hex => groundOf(terrain, hex) === BRAMBLE).length)
        expect(sight(terrain, s, t, book)).toBe(free.length > 0 ? Math.min(...brambles) : undefined)
        expect(sight(terrain, t, s, book)).toBe(sight(terrain, s, t, book))
      }
  expect(pairs).toBe(11 * 372)
})

test("TI-12.4f characters block as in the digest's algorithm, for every corridor on every map", () => {
  for (const [terrain, name] of TERRAINS.entries())
    for (let s = 0; s < HEXES; s++)
      for (let t = 0; t < HEXES; t++) {
        const far = battleBoard.distance(s, t)
        if (far !== 2 && far !== 3) continue
        for (const full of corridors(s, t)[0]) {
          const [from, to, between] = named([s, t, full])
          const battle = field(name, `minotaur ${from}, ogre ${between}`, `ogre ${to}`)
          const free = corridors(s, t).some(path => open(terrain, [s, ...path, t], [full]))
          expect(rangestrikeTargets(battle, 0, book).length > 0).toBe(free)
        }
      }
})
