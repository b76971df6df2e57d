import { copy, type Match, must, type Option, optionOf } from '@hexarium/kernel'
import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { orderForGun } from '../../../bot/guns.ts'
import { bot } from '../../../bot/index.ts'
import { groundOf } from '../../../content/board/ground.ts'
import { BURNING, CORPSE, HEATED, planOf, scar } from '../../../content/expert/scars.ts'
import { isInLine, trajectoryOf } from '../../../content/expert/trajectory.ts'
import { ground } from '../../../elements.ts'
import { flightTo } from '../../../expert/artillery/bombardment.ts'
import { glimpses, seesGround } from '../../../expert/artillery/glimpse.ts'
import { fieldsToFireAt } from '../../../expert/artillery/gunnery.ts'
import { spotUnits } from '../../../expert/artillery/spotting.ts'
import { splashFields } from '../../../expert/artillery/stones.ts'
import { demonworld } from '../../../index.ts'
import { position } from '../../../position/index.ts'
import { hasHedgeBetween } from '../../../rules/shooting/hedges.ts'
import type { Demonworld } from '../../../state.ts'
import { stateOf } from '../../examples.ts'
import { field, hexAt, matchAt, on, written } from '../../table.ts'
import { expert, gun, laid, nobody, remember, shots } from './gunners.ts'

const labels = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex])

describe('the way of a shot', () => {
  const land = groundOf('field 12|0,-2-0,-3=wall 0,0-0,-1=wall 1,-2-2,-3=wall 1,-3-1,-4=hedge')
  const hex = (label: string) => land.board.hex(label)
  const way = (to: string) =>
    trajectoryOf(land, hex('0,0'), hex(to)).map(({ hex: at, beside, wall }) => [
      land.board.labels[at],
      beside < 0 ? '' : land.board.labels[beside],
      wall >= 0,
    ])

  test('DW-XIX.8 DW-XIX.12 field by field, with pairs and walls; those at the gun’s own field do not count', () => {
    expect(way('0,-3')).toEqual([
      ['0,-1', '', false],
      ['0,-2', '', false],
      ['0,-3', '', true],
    ])
    expect(way('2,-4')).toEqual([
      ['0,-1', '1,-1', false],
      ['1,-2', '', false],
      ['1,-3', '2,-3', false],
      ['2,-4', '', false],
    ])
    expect(way('1,-3').map(([at]) => at)).toEqual(['0,-1', '1,-2', '1,-3'])
    expect(way('0,0')).toEqual([])
  })

  test('DW-XIX.13a AMB2-09 before and behind is what the line from the gun crosses, however far it goes on', () => {
    const inLine = (through: string, at: string) => isInLine(land, hex('0,0'), hex(through), hex(at))
    expect(inLine('0,-3', '0,-8')).toBe(true)
    expect(inLine('0,-8', '0,-3')).toBe(true)
    expect(inLine('0,-3', '0,4')).toBe(false)
    expect(inLine('0,-3', '1,-4')).toBe(false)
    expect(inLine('1,-2', '1,-1')).toBe(false) // runs along its side
    expect(inLine('1,-3', '2,-6')).toBe(true)
  })

  test('DW-XIX.13 heights count from more than one level in ten fields on', () => {
    const hills = groundOf('field 12|0,-9=level1 0,-10=level1 0,-11=level2 0,-12=level1')
    const flat = (label: string) => flightTo(hills, hills.board.hex('0,0'), hills.board.hex(label)).flat
    expect(['0,-9', '0,-10', '0,-11', '0,-12', '0,-8'].map(flat)).toEqual([false, true, false, true, true])
    const { muzzle, end, distance } = flightTo(hills, hills.board.hex('0,-11'), hills.board.hex('0,0'))
    expect([muzzle, end, distance]).toEqual([5, 0, 11])
  })

  test('DW-XX.S8 a magic shield takes two from a projectile, once', () => {
    const units = [gun(), { side: 1, card: 'tallGiant', elements: '0,-2', facing: 4, spells: ['magicShield'] }]
    const match = remember(laid(units, expert), '0,-2')
    expect(shots(match, '0,-2', '4 10 9 9')).toEqual([
      ['0,-2', 10, 10, 1],
      ['0,-2', 9, 9, 1],
      ['0,-2', 8, 9, 0],
    ])
  })

  test('DW-XIX.9 friends in the way are attacked, too; who has fallen in this phase is not', () => {
    const units = [
      gun({ card: 'ballGun' }),
      { side: 0, elements: '0,-1=P' },
      { side: 1, elements: '0,-2=P', facing: 4 },
    ]
    const match = remember(laid([...units, gun({ elements: '3,-2', facing: 3 })]), '0,-1', '0,-2')
    expect(shots(match, '0,-3', '4 1 1').map(([at]) => at)).toEqual(['0,-1', '0,-2'])
    const g = stateOf(match)
    expect([g.hits[on(g, '0,-1')], g.hits[on(g, '0,-2')]]).toEqual([1, 1])
    play(match, 'unit 3')
    expect(shots(match, '0,-2', '20')).toEqual([])
  })
})

describe('what a crew sees', () => {
  const thrower = gun({ card: 'stoneThrower' })

  test('DW-XIX.14 a part of an element or of a feature is enough; empty fields are hidden by whoever stands before them', () => {
    const units = [thrower, { side: 1, elements: '0,-3=P 0,-4=P', facing: 4 }]
    const map = 'field 12|0,-6=wood 0,-5=rock 3,-6=water3 6,-6=water1'
    const g = field([...units, { side: 1, elements: '3,-6', facing: 4 }], { ...expert, map })
    const sees = (label: string) => glimpses(g, 0, hexAt(g, '0,0'), 2, hexAt(g, label))
    expect(['0,-3', '0,-4', '0,-6', '0,-5'].map(sees)).toEqual([true, true, true, false])
    expect(['1,-3', '6,-6'].map(sees)).toEqual([false, true])
    expect(sees('3,-6')).toBe(true) // the water, not who is under it
    expect(seesGround(g, 0, hexAt(g, '0,0'), 2, hexAt(g, '0,-5'))).toBe(false)
    expect(seesGround(g, 0, hexAt(g, '0,0'), 2, hexAt(g, '2,-4'))).toBe(true)
  })

  test('DW-XIX.14 a large element hides who stands behind it', () => {
    const giant = { side: 1, card: 'tallGiant', elements: '0,-6', facing: 1 }
    const g = field([thrower, giant, { side: 1, elements: '-1,-4=P 0,-8=P', facing: 4 }], expert)
    const at = labels(g, fieldsToFireAt(g, 0))
    expect(at).toContain('0,-6')
    expect(at).not.toContain('0,-8')
  })

  // XI: „Eine ‚Geländeformation‘ ist ein natürlicher Geländetyp wie offenes Gelände, ein Wald oder ein Hügel“
  test('DW-XIX.14 DW-XIX.16 a large stone may be thrown beside an enemy, on any ground that is seen, open or not', () => {
    const map = 'field 12|1,-9=wood 2,-9=wood'
    const g = field([gun({ card: 'varrig' }), { side: 1, elements: '0,-8=P', facing: 4 }], { ...expert, map })
    const at = (state: typeof g) => labels(state, fieldsToFireAt(state, 0)).sort()
    expect(at(g)).toEqual(['0,-7', '0,-8', '1,-8', '1,-9']) // not those he hides
    expect(at({ ...g, rules: { ...g.rules, beforeEleven: true } })).toEqual(['0,-8', '1,-9'])
    expect(splashFields(g, hexAt(g, '12,0')).length).toBe(3)
  })

  test('DW-XXII.10 an incendiary stone may be thrown at what would burn', () => {
    const map = 'field 12|1,-9=wood 2,-9=rock'
    const units = [gun({ card: 'stoneThrower', announced: true }), { side: 1, elements: '0,-8=P', facing: 4 }]
    const g = field(units, { rules: 'full', map })
    expect(labels(g, fieldsToFireAt(g, 0)).sort()).toEqual(['0,-8', '1,-9'])
  })

  test('DW-XIX.14 AMB2-08 each gun remembers whom it saw itself', () => {
    const map = 'field 12|0,-4=wood'
    const units = [thrower, gun({ card: 'stoneThrower', elements: '6,-3' }), gun({ elements: '-6,6' })]
    const g = field([...units, { side: 1, elements: '0,-8=P', facing: 4 }], { ...expert, map })
    spotUnits(g)
    expect(g.spotted).toEqual([0, 0, 0, 2])
  })
})

describe('a ground the battle has changed', () => {
  test('DW-XIX.12 DW-XXII.6 DW-XVII.36 breaches, fires and corpses are in its key, and go from it again', () => {
    const map = 'field 12|0,0-1,0=wall 0,0-0,1=hedge 3,0=wood 3,1=wood 4,0=wood'
    const g = field([nobody], { rules: 'full', map, breaches: '0,0-1,0', fires: '3,0 3,1 4,0', corpses: '5,5' })
    const land = ground(g)
    const at = (label: string) => land.scars[hexAt(g, label)]
    expect([at('3,0'), at('5,5'), at('0,0')]).toEqual([BURNING, CORPSE, 0])
    expect(at('4,0') & HEATED).toBe(0)
    expect(hasHedgeBetween(land, hexAt(g, '0,0'), hexAt(g, '1,0'))).toBe(false)
    expect(hasHedgeBetween(land, hexAt(g, '0,0'), hexAt(g, '0,1'))).toBe(true)
    expect(land.board).toBe(groundOf(map).board)
    expect(planOf(g.map)).toBe(map)
    g.flames = []
    g.corpses = []
    g.breaches = []
    scar(g)
    expect(g.map).toBe(map)
    expect(ground(g)).toBe(groundOf(map))
  })

  test('DW-XXII.4 DW-XIX.6 a position with fires, wind, ruins and loaded guns can be written and read again', () => {
    const map = 'field 12|0,0-1,0=wall 3,0=wood 3,1=undergrowth 4,4=wood'
    const setting = {
      rules: 'full',
      map,
      breaches: '0,0-1,0',
      fires: '3,0:7 3,1:0',
      kindled: '4,4',
      wind: [2, 5],
    } as const
    const match = matchAt([gun({ load: 4, hits: 1 }), nobody], { ...setting, wind: [2, 5], phase: 'movement' })
    const once = position.write(stateOf(match))
    const again = must(position.read(once)) as Demonworld
    expect([again.flames, again.kindled, again.wind, again.breaches]).toEqual([
      stateOf(match).flames,
      stateOf(match).kindled,
      [2, 5],
      stateOf(match).breaches,
    ])
    expect([again.load[0], again.hits[0], again.map]).toEqual([4, 1, stateOf(match).map])
  })

  test.each([
    [{ fires: '0,0' }, 'does not burn'],
    [{ fires: '99,0' }, 'no field'],
    [{ fires: '1,0:11' }, '10 at most'],
    [{ wind: [1] }, 'two numbers'],
    [{ breaches: '0,0-1,0' }, 'no wall'],
    [{ kindled: 'x' }, 'no field'],
  ])('DW-XXII.4 what makes no sense is refused: %o', (setting, complaint) => {
    const read = position.read(written([nobody], { map: 'field 5|1,0=wood', ...setting } as never))
    expect(read.ok ? '' : read.problem.text).toContain(complaint)
  })
})

describe('what the machine does', () => {
  const advised = (match: Match): Option[] => {
    const g = copy(match.state) as Demonworld
    const decision = demonworld.decisions.get(match.asked!.decision)!
    const offered = choicesOf(match).map(choice => {
      const [kind, value] = choice.split(' ')
      return optionOf(decision, kind, Number(value ?? 0))!
    })
    const weights = bot.policy!(g as never, 0, decision as never, offered)
    const most = Math.max(...weights)
    return offered.filter((_, i) => weights[i] === most)
  }

  test('DW-XIX.7 it fires where most enemies stand, and not where only friends would be hit', () => {
    const crowd = { side: 1, elements: '0,-8=P 1,-8=P 0,-9=P 1,-9=P', facing: 4 }
    const match = laid([gun({ card: 'varrig' }), crowd])
    const choice = advised(match)
    expect(choice).toHaveLength(1)
    expect(labels(stateOf(match), [choice[0] % (1 << 24)])[0]).toMatch(/^[01],-[89]$/)
    const friendly = laid([gun(), { side: 0, elements: '0,-2=P' }, nobody])
    expect(advised(friendly)).toEqual([optionOf(demonworld.decisions.get('aimGun')!, 'hold')])
  })

  test('DW-XIX.6 a loaded gun with somebody before it skirmishes, any other holds', () => {
    const foe = { side: 1, elements: '0,-8=P', facing: 4 }
    expect(orderForGun(field([gun(), foe], expert), 0)).toBe(1)
    expect(orderForGun(field([gun({ load: 5 }), foe], expert), 0)).toBe(3)
    expect(orderForGun(field([gun(), nobody], expert), 0)).toBe(3)
  })
})

test('DW-XIX.7 a field outside range or arc is refused, and a gun may keep its shot', () => {
  const match = laid([gun(), nobody])
  expect(refusal(match, `hex ${hexAt(stateOf(match), '0,3')}`).rule).toBe('DW-XIX.1')
  expect(refusal(match, 'hex 9999').rule).toBe('DW-XIX.7')
  expect(told(play(match, 'hold'), 'fires')).toEqual([])
  expect(stateOf(match).load[0]).toBe(6)
})
