import { choicesOf, match as matchOfGame, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../../content/armies/cards.ts'
import { ground, isHere, riderOf } from '../../../elements.ts'
import { airBase, airTargets, cannotBackInAir } from '../../../expert/flyers/blows.ts'
import { demonworld } from '../../../index.ts'
import { headOf, heightPenalty, leastHeight } from '../../../rules/flyers/heights.ts'
import { attacksOf } from '../../../rules/large/attacks.ts'
import { cannotAim, cannotFire, rangedBase } from '../../../rules/shooting/base-number.ts'
import { full as everything } from '../../../settings.ts'
import { DESTROYED, type Demonworld, FLED, NONE } from '../../../state.ts'
import { far, type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, kinds, matchAt } from '../../table.ts'

const expert = { rules: 'expert' } as const
const full = { rules: 'full' } as const
const dragon: Given = { side: 0, card: 'clawDragon', elements: '0,0', order: 'A' }
const rider = (rides: number, card = 'captain'): Given => ({ side: 0, card, elements: '', rides })
const fields = (match: Played) =>
  choicesOf(match)
    .filter(choice => choice.startsWith('hex'))
    .map(choice => ground(stateOf(match)).board.labels[Number(choice.split(' ')[1])])
    .sort()
const hex = (match: Played, label: string) => `hex ${hexAt(stateOf(match), label)}`

describe('without a mount', () => {
  const fight = (foe: Given) =>
    matchAt([{ ...dragon, hits: 4, engaged: true, phases: 1 }, rider(0), foe], { ...expert, phase: 'melee' })

  test('DW-XVII.37 AMB2-83 the owner of a rider chooses among the free front fields of his slain dragon', () => {
    const foe: Given = { side: 1, card: 'clubGiant', elements: '0,-1', facing: 4, engaged: true, phases: 1 }
    const match = fight(foe)
    while (match.asked?.seats[0] === 0) play(match, 'done')
    play(match, 'attacker 2')
    play(match, 'target 0', 'done =1')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['setDownAt', [0]])
    expect(fields(match)).toEqual(['-1,0', '1,-1', '1,0'])
    expect(refusal(match, hex(match, '0,3')).rule).toBeDefined()
    play(match, hex(match, '1,0'))
    const g = stateOf(match)
    expect([ground(g).board.labels[g.at[1]], g.mount[1], g.unseated]).toEqual(['1,0', NONE, []])
    expect(g.engaged[g.origin[1]]).toBe(false)
  })

  test('DW-XVII.20 AMB2-05 a passenger who finds his place taken: the nearest free fields', () => {
    const match = matchAt(
      [
        { side: 0, card: 'clubGiant', elements: '0,0', order: 'A' },
        { side: 1, card: 'chariot', elements: '0,-4', facing: 1, order: 'H' },
        { side: 1, card: 'captain', elements: '', rides: 1 },
        { side: 1, elements: '9,-9' },
      ],
      { rules: { large: true, chariots: true, morale: false, specialFigures: false } },
    )
    while (match.asked?.decision !== 'chooseMover' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
    play(match, 'unit 0', 'tread 1', 'tread 1', 'overrun', 'tread 1 =1')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['setDownAt', [1]])
    const { board } = ground(stateOf(match))
    for (const label of fields(match)) expect(board.distance(board.hex(label), board.hex('0,-3'))).toBe(1)
    play(match, hex(match, fields(match)[1]))
    expect(match.asked?.seats).toEqual([0])
  })

  test('DW-XVIII.8 where there is only one field nobody is asked', () => {
    const match = matchAt(
      [
        { side: 0, card: 'horseChariot', elements: '0,0', hits: 3, engaged: true, phases: 1 },
        rider(0),
        { side: 1, elements: '0,-1=P', facing: 4, engaged: true, phases: 1 },
      ],
      { ...expert, phase: 'melee' },
    )
    while (kinds(match).includes('everyone') && match.asked?.seats[0] === 0) play(match, 'done')
    play(match, 'everyone =1')
    expect(match.asked?.decision).not.toBe('setDownAt')
    expect(stateOf(match).unseated).toEqual([])
  })

  test('DW-XVII.41 DW-XVII.42 a rider shot dead is gone when the shots are over, and his dragon with him', () => {
    const match = matchAt(
      [
        { ...dragon, order: 'B' },
        { ...rider(0), hits: 2 },
        { side: 1, card: 'longbowmen', elements: '0,-3=P 1,-3', facing: 4, order: 'P' },
      ],
      { ...expert, phase: 'firstFire' },
    )
    play(match, 'unit 2', 'shooter 2', 'target 1')
    if (match.asked?.decision === 'supportShot') play(match, 'ready')
    stateOf(match).hits[1] = 3 // whatever the die says
    play(match, 'fire')
    expect([stateOf(match).fate[1], stateOf(match).fate[0]]).toEqual([DESTROYED, FLED])
  })

  test('DW-XVII.41 DW-XXIII.3 a rider may get off before his dragon flies, or after it has come down', () => {
    const match = matchAt([{ ...dragon, order: 'B', card: 'dragonrider' }, rider(0), far], full)
    while (match.asked?.decision !== 'chooseFlight') {
      const choices = choicesOf(match)
      play(match, choices.includes('unit 0') ? 'unit 0' : choices.at(-1)!)
    }
    play(match, 'low')
    expect(match.asked?.decision).toBe('dismount')
    play(match, 'stay', hex(match, '0,-4'), 'facing 1')
    expect([match.asked?.decision, fields(match)]).toEqual(['dismount', ['-1,-4', '0,-5', '1,-4', '1,-5']])
    play(match, hex(match, '0,-5'))
    expect([stateOf(match).bereft, stateOf(match).moved[1]]).toEqual([[0, 1], true])
  })

  test('DW-XVII.41 DW-XVIII.8 who gets off before his mount moves may move at once or later, afterwards no more', () => {
    const rides = (order: string): Played => {
      const match = matchAt(
        [{ ...dragon, order }, rider(0), { side: 0, card: 'captain', elements: '5,5' }, far],
        expert,
      )
      while (!choicesOf(match).includes('unit 0')) play(match, choicesOf(match).at(-1)!)
      play(match, 'unit 0')
      return match
    }
    const early = rides('A')
    play(early, hex(early, '0,-1'), 'done', 'stay')
    expect([early.asked?.decision, choicesOf(early)]).toEqual(['chooseCaptain', ['captain 1', 'done']])
    play(early, 'captain 1', hex(early, '0,-3'), 'facing 1')
    expect(stateOf(early).moved[1]).toBe(true)
    const late = rides('A')
    play(late, 'stay', 'done', hex(late, '0,-1'))
    expect([stateOf(late).moved[1], choicesOf(late).includes('captain 1')]).toEqual([true, false])
    const patient = rides('B')
    play(patient, hex(patient, '0,-1'), 'done', 'stay', 'done')
    while (stateOf(patient).section !== 2) play(patient, choicesOf(patient).at(-1)!)
    expect(choicesOf(patient)).toContain('captain 1')
  })

  test('DW-XVII.41 a dragon that has lost its second master has no rider to strike for it', () => {
    const g = field([{ ...dragon, card: 'dragonrider' }, far], expert)
    expect(attacksOf(g, 0).some(({ byRider }) => byRider)).toBe(true)
    g.bereft = [0, 1]
    expect(attacksOf(g, 0).some(({ byRider }) => byRider)).toBe(false)
  })
})

describe('mounted from the start', () => {
  const opened = (battle: string, level = 'expert') => {
    const match = matchOfGame(demonworld, { settings: { battle, level }, seed: 'mounts' }) as Played
    if (match.asked?.decision === 'storeSpell') play(match, choicesOf(match)[0])
    return match
  }
  const unitOf = (g: Demonworld, id: string) => g.card.indexOf(cardNamed(id))
  const option = (g: Demonworld, captain: string, mount: string) => `mount ${unitOf(g, captain)} ${unitOf(g, mount)}`

  test('DW-XVII.31 DW-XVIII.8 AMB2-86 commanders and wizards on foot may be deployed on a dragon or chariot', () => {
    const match = opened('kaibanPass')
    const g = stateOf(match)
    expect(choicesOf(match, 0).some(choice => choice.startsWith('mount'))).toBe(false) // no mount is placed yet
    play(match, '0>automatic')
    expect(choicesOf(match, 0)).toContain(option(g, 'sandor', 'chariot'))
    play(match, `0>${option(g, 'sandor', 'chariot')}`)
    const after = stateOf(match)
    const [sandor, chariot] = [after.head[unitOf(after, 'sandor')], after.head[unitOf(after, 'chariot')]]
    expect([riderOf(after, chariot), after.at[sandor], isHere(after, sandor)]).toEqual([sandor, NONE, true])
    expect(choicesOf(match, 0)).not.toContain(option(after, 'sandor', 'dragonrider'))
    expect(choicesOf(match, 0).filter(choice => choice.endsWith(` ${unitOf(after, 'chariot')}`)).length).toBe(1)
    play(match, '0>ready', '1>automatic')
    const events = play(match, '1>ready')
    expect(told(events, 'mounts')).toEqual([[sandor, chariot]])
  })

  test('DW-XVI.12 the other side does not see it before all are deployed', () => {
    const match = opened('kaibanPass')
    play(match, '0>automatic')
    const before = JSON.stringify(demonworld.view(stateOf(match), 1))
    play(match, `0>${option(stateOf(match), 'sandor', 'chariot')}`)
    expect(JSON.stringify(demonworld.view(stateOf(match), 1))).toBe(before)
    const g = stateOf(match)
    expect(demonworld.view(g, 0).mount[g.head[unitOf(g, 'sandor')]]).toBe(g.head[unitOf(g, 'chariot')])
  })

  test('DW-XVII.31 a mount put elsewhere keeps its rider; he can be put on foot again', () => {
    const match = opened('kaibanPass')
    play(match, '0>automatic')
    const g = stateOf(match)
    const [unit, mount] = [unitOf(g, 'sandor'), unitOf(g, 'chariot')]
    play(match, `0>${option(g, 'sandor', 'chariot')}`, `0>unit ${mount}`)
    play(match, `0>element ${g.head[mount]}`)
    play(match, `0>${choicesOf(match, 0).find(choice => choice.startsWith('hex'))}`)
    expect(riderOf(stateOf(match), g.head[mount])).toBe(g.head[unit])
    play(match, `0>unit ${unit}`)
    play(match, `0>${choicesOf(match, 0).find(choice => choice.startsWith('shape'))}`)
    play(match, `0>${choicesOf(match, 0).find(choice => choice.startsWith('hex'))}`)
    const after = stateOf(match)
    expect([riderOf(after, g.head[mount]), after.at[g.head[unit]] !== NONE]).toEqual([NONE, true])
  })

  test('DW-XXI.2 with the rules on flyers Sandor may not begin on the dragon', () => {
    const offered = (level: string) => {
      const match = opened('envoy', level)
      play(match, '0>automatic')
      return choicesOf(match, 0).includes(option(stateOf(match), 'sandor', 'dragonrider'))
    }
    expect([offered('expert'), offered('full')]).toEqual([true, false])
  })
})

describe('melee in the air', () => {
  const pegasus: Given = { side: 0, card: 'pegasusRiders', elements: '0,0=P^8 1,0^8', facing: 1, order: 'A' }
  const foe: Given = { side: 1, card: 'clawDragon', elements: '1,-1:4^8', order: 'H' }

  test('DW-XXIII.13 DW-VI.11 flyers support each other in the air as on the ground', () => {
    const bold = { rules: { ...everything, morale: false } } // nobody fears the dragon
    const g = field([pegasus, foe], bold)
    expect([airTargets(g, 0, 0), airTargets(g, 1, 0)]).toEqual([[2], [2]])
    expect(cannotBackInAir(g, 1, 0, 2)).toBeUndefined()
    expect(airBase(g, 0, 0, 2, 1).base).toBe(airBase(g, 0, 0, 2).base + 3)
    const match = matchAt([pegasus, foe, far], { ...bold, phase: 'melee' })
    while (match.asked?.seats[0] !== 0) play(match, 'done')
    const blow = choicesOf(match).find(choice => choice.startsWith('blow'))!
    play(match, blow, 'target 2')
    expect([match.asked?.decision, choicesOf(match)]).toEqual(['airSupport', ['supporter 1', 'ready']])
    const events = play(match, 'supporter 1', 'done')
    expect(
      told(events, 'strikes')
        .filter(([by]) => by === 0)[0]
        .slice(0, 3),
    ).toEqual([0, 2, 1])
    expect([stateOf(match).struck[1], stateOf(match).backs[1]]).toEqual([true, NONE])
  })

  test('DW-XXIII.8 DW-XVII.35 nobody supports blows from below, nor those of dragons', () => {
    const g = field(
      [
        { side: 0, elements: '0,0=P 1,0', facing: 1, order: 'A' },
        { side: 1, card: 'skyLord', elements: '1,-1^3', facing: 4 },
        { side: 0, card: 'clawDragon', elements: '0,-2:5^3', order: 'A' },
        { side: 0, card: 'pegasusRiders', elements: '1,-2:4^3', order: 'A' },
      ],
      full,
    )
    expect(cannotBackInAir(g, 1, 0, 2)).toBe('DW-XXIII.8')
    expect(cannotBackInAir(g, 4, 3, 2)).toBe('DW-XVII.35')
  })

  test('DW-XVII.42 DW-XXIII.13 a commander on a flying dragon strikes at its front fields and can be struck at its head', () => {
    const g = field(
      [
        { ...dragon, elements: '0,0:1^8' },
        rider(0),
        { side: 1, card: 'skyLord', elements: '0,-1^8', facing: 4 },
        { side: 1, card: 'skyLord', elements: '-1,3^8', facing: 1 },
      ],
      full,
    )
    expect(airTargets(g, 1, 0)).toEqual([2])
    expect(airTargets(g, 2, 0)).toEqual([0, 1])
    expect(airTargets(g, 3, 0)).toEqual([0]) // the tail is no place of his
    // 8 less size 2 against armour 4 less size 2
    expect(airBase(g, 1, 0, 2).base).toBe(8 - 2 - (4 - 2))
    // 9 less size 2 against 3 + 9 less sizes 2 + 3, from the front
    expect(airBase(g, 2, 0, 1).base).toBe(9 - 2 - (3 + 9 - 2 - 3))
  })

  test('DW-XVII.41 DW-XXIII.13 his death in the air takes the dragon out of the battle', () => {
    const match = matchAt(
      [
        { ...dragon, elements: '0,0:1^8', order: 'H' },
        { ...rider(0), hits: 2 },
        { side: 1, card: 'skyLord', elements: '0,-1^8', facing: 4 },
        { side: 0, elements: '5,0=P', engaged: true, phases: 1 },
        { side: 1, elements: '5,-1=P', facing: 4, engaged: true, phases: 1 },
      ],
      { rules: { ...everything, cardSizeInAir: true }, phase: 'melee' },
    )
    while (match.asked?.seats[0] === 0) play(match, 'done')
    play(match, choicesOf(match).find(choice => choice.startsWith('blow'))!)
    const events = play(match, 'target 1', 'done =1')
    expect(told(events, 'withdraws')).toEqual([[0]])
    expect([stateOf(match).fate[1], stateOf(match).fate[0]]).toEqual([DESTROYED, FLED])
  })

  test('AMB2-46 from below only the flyer itself is struck, and who rides on the ground strikes at no flyer', () => {
    const g = field(
      [
        { side: 0, card: 'clubGiant', elements: '0,1', facing: 1, order: 'A' },
        { side: 1, card: 'clawDragon', elements: '0,0:4^4', order: 'A' },
        { side: 1, card: 'captain', elements: '', rides: 1 },
      ],
      full,
    )
    expect(airTargets(g, 0, 0)).toEqual([1])
    const below = field([dragon, rider(0), { side: 1, card: 'skyLord', elements: '0,-1^3', facing: 4 }], full)
    expect(airTargets(below, 1, 0)).toEqual([])
  })

  test('DW-XXIII.6 DW-XVIII.3 who rides on the ground has a head point, too: the dragon’s, or his own on the platform', () => {
    const g = field(
      [
        dragon,
        rider(0),
        { side: 0, card: 'horseChariot', elements: '5,0', order: 'H' },
        rider(2),
        { side: 1, card: 'skyLord', elements: '0,-6^9', facing: 4 },
      ],
      full,
    )
    expect([0, 1, 2, 3].map(element => headOf(g, element))).toEqual([6, 6, 3, 3])
    expect([0, 1, 2, 3].map(element => heightPenalty(g, element, 4))).toEqual([3, 3, 6, 6])
    // over the crew on its platform one flies higher than over the horses
    const over = (label: string) => leastHeight(g, 4, [hexAt(g, label)])
    expect([over('5,1'), over('5,0')]).toEqual([4, 3])
  })

  test('DW-XXIII.6 DW-XXIII.10 a dragon over a wood is not in it, and one straight above can be aimed at', () => {
    const g = field(
      [
        { side: 0, card: 'pegasusRiders', elements: '0,0=P^6', facing: 1, order: 'P' },
        { side: 1, card: 'clawDragon', elements: '0,0:4^12' },
        { side: 0, card: 'longbowmen', elements: '2,3=P', facing: 1, order: 'P' },
      ],
      { ...full, map: 'field 12|0,0=wood 0,-1=wood 1,-1=wood 1,-2=wood' },
    )
    expect(cannotAim(g, 0, 1)).toBeUndefined()
    expect(rangedBase(g, 0, 1, 1, 0, false).factors.find(({ name }) => name === 'wood')?.value ?? 0).toBe(0)
    g.altitude[1] = 0
    expect(rangedBase(g, 2, 1, 1, 0, false).factors).toContainEqual({ name: 'wood', value: -2 })
  })

  test('DW-XXIII.9 in the round after breaking off the rider shoots no more than his dragon', () => {
    const g = field([{ ...dragon, elements: '0,0:1^15', order: 'P' }, rider(0), far], full)
    expect(cannotFire(g, 1)).toBeUndefined()
    g.aloft[0] = g.round + 1
    expect(cannotFire(g, 1)).toBe('DW-XXIII.9')
  })
})
