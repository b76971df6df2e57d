import { askedInWords, LANGUAGES } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { cardNamed } from '../content/cards.ts'
import { warcraft } from '../index.ts'
import { DEPLETED, DEVOURED, PARTIAL } from '../state.ts'
import {
  before,
  choose,
  chooseAll,
  count,
  engage,
  hex,
  offered,
  offeredAs,
  passTo,
  ready,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

test('WC-B-EXP-05 WC-X-TIM-04 Call to Arms: workers in a space an enemy enters fight as melee units this step', () => {
  const match = table(
    [
      { race: 'orc', units: { D4: 'melee' } },
      { race: 'human', hand: ['call-to-arms'], units: { D5: '3 worker' } },
    ],
    { settings: { spellResearch: true } },
  )
  chooseAll(match, 'piece melee D4', 'hex D5')
  expect(match.asked).toMatchObject({ decision: 'callToArms', seats: [1] })
  const asked = LANGUAGES.map(of => askedInWords(warcraft, of, warcraft.view(stateOf(match), 1), 'callToArms', 1))
  for (const [of, who] of ['Orcs', 'Orks', 'Orcs'].entries()) {
    expect(asked[of]).toContain(who)
    expect(asked[of]).toContain('D5')
  }
  expect(told(choose(match, 'card call-to-arms'), 'calledToArms')).toEqual([[1, hex(match, 'D5')]])
  const events = choose(match, 'done', [6, 1, 6, 6])
  expect(told(events, 'attack')).toEqual([
    [0, 2, 1, 0],
    [1, 2, 3, 1],
  ])
  expect(standing(match, 1, 'worker')).toEqual(['D5', 'D5', 'D5'])
  expect(stateOf(match).armed).toEqual([])
  const away = table([
    { race: 'orc', units: { D4: 'melee' } },
    { race: 'human', hand: ['call-to-arms'], units: { A1: 'worker' } },
  ])
  chooseAll(away, 'piece melee D4', 'hex D5')
  expect(away.asked?.decision).toBe('nextMove')
})

test('WC-B-EXP-05 WC-X-TIM-12 Dispel Magic: a card just played in a battle has no effect', () => {
  const match = ready(
    { race: 'orc', field: '2 melee', hand: ['envenomed-spears'] },
    { race: 'human', field: '2 melee', hand: ['dispel-magic'] },
  )
  engage(match)
  passTo(match, 'beforeRoll')
  choose(match, 'card envenomed-spears')
  expect(match.asked).toMatchObject({ decision: 'respond', seats: [1] })
  const events = choose(match, 'card dispel-magic', [6, 6, 6, 1])
  expect(told(events, 'cancelled')).toEqual([[0, cardNamed('envenomed-spears')]])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 2, 2, 0],
    [1, 2, 2, 1],
  ])
  expect(stateOf(match).discard).toEqual([[cardNamed('envenomed-spears')], [cardNamed('dispel-magic')]])
})

test('WC-B-EXP-05 WC-X-TIM-03 Invisibility: one casualty less for one player, before any is assigned', () => {
  const match = ready(
    { race: 'orc', field: '2 ranged, melee' },
    { race: 'human', field: '3 melee', hand: ['invisibility'] },
  )
  engage(match, [1, 1])
  passTo(match, 'beforeCasualties')
  const events = choose(match, 'card invisibility')
  expect(told(events, 'toll')[0]).toEqual([1, 1])
  expect(told(before(events, 'attack'), 'lost')).toHaveLength(1)
})

test('WC-B-EXP-05 Polymorph: one enemy unit makes no attack this round', () => {
  const match = ready(
    { race: 'orc', field: '2 melee', flank: 'ranged' },
    { race: 'human', field: '2 melee', hand: ['polymorph'] },
  )
  engage(match)
  passTo(match, 'roundStart')
  choose(match, 'card polymorph')
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'ranged D3'])
  const events = choose(match, 'piece melee D4', [6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
  const dice = told(events, 'attack').filter(([owner, phase]) => owner === 0 && phase === 2)
  expect(dice.map(([, , rolled]) => rolled).slice(0, 2)).toEqual([1, 2])
})

test('WC-B-EXP-05 Devour: a unit is out of the battle, and dies unless the other side wins', () => {
  const fought = (rolls: number[]) => {
    const match = ready(
      { race: 'orc', field: 'melee', hand: ['devour'] },
      { race: 'human', field: 'ranged, melee, flying' },
    )
    engage(match)
    passTo(match, 'roundStart')
    choose(match, 'card devour')
    expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'ranged D4']) // no flyers
    const events = choose(match, 'piece ranged D4', rolls)
    expect(told(events, 'devoured')).toHaveLength(1)
    return match
  }
  // flying 1, melee 1 against melee 1
  const lost = fought([1])
  expect(standing(lost, 1, 'ranged')).toEqual(['D4'])
  const won = ready({ race: 'orc', field: '2 ranged', hand: ['devour'] }, { race: 'human', field: '2 ranged' })
  engage(won)
  passTo(won, 'roundStart')
  const victory = choose(won, 'card devour', [1, 6, 6])
  expect(standing(won, 1, 'ranged')).toEqual([])
  expect(told(victory, 'lost')).toHaveLength(2) // one falls in battle, the devoured one with its end
  expect(stateOf(won).at).not.toContain(DEVOURED)
  const nobody = ready({ race: 'orc', field: 'ranged', hand: ['devour'] }, { race: 'human', field: '2 ranged' })
  engage(nobody)
  passTo(nobody, 'roundStart')
  const draw = choose(nobody, 'card devour', [1, 1])
  expect(standing(nobody, 1, 'ranged')).toEqual([])
  expect(told(draw, 'lost')).toHaveLength(3)
})

test('WC-B-EXP-05 Ensnare and Web: flyers may be lost to melee attacks for the rest of the battle', () => {
  for (const [race, card] of [
    ['orc', 'ensnare'],
    ['undead', 'web'],
  ] as const) {
    const match = ready({ race, field: '2 melee', hand: [card] }, { race: 'human', field: 'flying' })
    engage(match, [6])
    passTo(match, 'phaseStart')
    const events = choose(match, `card ${card}`, [1, 6])
    expect(told(events, 'lost')).toHaveLength(1)
    expect(standing(match, 1, 'flying')).toEqual([])
  }
})

test('WC-B-EXP-05 WC-B-EXP-03 Envenomed Spears: misses are rolled a second time, the second result stands', () => {
  const match = ready(
    { race: 'orc', field: '3 melee', hand: ['envenomed-spears', 'envenomed-spears'] },
    { race: 'human', field: '3 melee', flank: '2 melee' },
  )
  engage(match)
  passTo(match, 'beforeRoll')
  // a second one would not add anything, but may be played
  choose(match, 'card envenomed-spears')
  const events = choose(match, 'pass', [6, 1, 5, 2, 3, 6, 6, 6, 6, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 2, 3, 2])
})

test('WC-B-EXP-05 Pillage: the cost of a unit the enemy has just lost, as far as he has it', () => {
  const match = ready(
    { race: 'orc', field: '2 ranged', hand: ['pillage'], gold: 0, wood: 0 },
    { race: 'human', field: 'flying, melee', gold: 5, wood: 1 },
  )
  engage(match, [1, 6])
  passTo(match, 'takeLoss')
  choose(match, 'piece flying D4')
  expect(match.asked).toMatchObject({ decision: 'casualtyRemoved', seats: [0] })
  const events = choose(match, 'card pillage')
  expect(told(events, 'steals')).toEqual([[0, 1, 2, 1]])
  expect(stateOf(match)).toMatchObject({ gold: [2, 3], wood: [1, 0] })
})

test('WC-B-EXP-05 WC-X-CHG-01 Faerie Fire: every die counts as one lower, but no more ones are natural', () => {
  const match = ready(
    { race: 'nightelf', levels: [1, 1, 3], field: '3 flying', hand: ['faerie-fire'] },
    { race: 'orc', field: '3 ranged' },
  )
  engage(match, [6, 6, 6])
  passTo(match, 'beforeRoll')
  // strength 3 with Area Attack: 4 hits, 2 is no natural 1, and 6 is 5
  const events = choose(match, 'card faerie-fire', [4, 2, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 1, 3, 2])
  expect(told(before(events, 'round'), 'lost')).toHaveLength(2)
})

test('WC-B-EXP-05 Marksmanship: the Night Elf picks which unit is lost to one casualty', () => {
  const match = ready(
    { race: 'nightelf', field: '2 ranged', hand: ['marksmanship'] },
    { race: 'orc', field: 'melee, flying' },
  )
  engage(match, [1, 1])
  passTo(match, 'casualtyAssign')
  choose(match, 'card marksmanship')
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [0] })
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'flying D4'])
  choose(match, 'piece flying D4')
  expect(standing(match, 1, 'flying')).toEqual([])
})

test('WC-B-EXP-05 Moon Glaive: a further attack for every hit, which brings no further ones', () => {
  const match = ready(
    { race: 'nightelf', field: '3 ranged', hand: ['moon-glaive'] },
    { race: 'orc', field: '3 melee', flank: '3 melee' },
  )
  engage(match, [1, 2, 6])
  passTo(match, 'afterRoll')
  const events = choose(match, 'card moon-glaive', [2, 3])
  expect(told(events, 'attack')[0]).toEqual([0, 0, 2, 1])
  expect(stateOf(match).battle!.hits[0]).toBe(3)
})

test('WC-B-EXP-05 Renew: the depletion marker of one forest is cleared', () => {
  const spaces = { E2: { depletion: PARTIAL }, E4: { depletion: DEPLETED }, F1: { depletion: DEPLETED } }
  const match = table([{ race: 'nightelf', hand: ['renew'] }, { race: 'orc' }], { step: 'harvest', spaces })
  choose(match, 'card renew')
  expect(offeredAs(match, 'hex').sort()).toEqual(['E2', 'E4'])
  choose(match, 'hex E4')
  expect(stateOf(match).depletion[hex(match, 'E4')]).toBe(0)
})

test('WC-B-EXP-05 WC-B-EXP-03 Cripple: enemy units and workers of a space move one space less, down to 0', () => {
  const match = table([
    { race: 'human', units: { E1: 'melee, flying, worker' } },
    { race: 'undead', hand: ['cripple', 'cripple'] },
  ])
  expect(match.asked).toMatchObject({ decision: 'moveStart', seats: [1] })
  choose(match, 'card cripple')
  choose(match, 'pass')
  expect(offeredAs(match, 'piece')).toEqual(['flying E1', 'worker E1'])
  choose(match, 'piece flying E1')
  expect(offeredAs(match, 'hex').sort()).toEqual(['D1', 'E2', 'F1'])
  const twice = table([
    { race: 'human', units: { E1: 'melee, flying, worker' } },
    { race: 'undead', hand: ['cripple', 'cripple'] },
  ])
  chooseAll(twice, 'card cripple', 'card cripple')
  expect(offered(twice)).toEqual(['done'])
})

test('WC-B-EXP-05 Curse: a die for each hit of the opponent, 3 or lower prevents a casualty', () => {
  const match = ready({ race: 'human', field: '3 ranged' }, { race: 'undead', field: '3 melee', hand: ['curse'] })
  engage(match, [1, 2, 6])
  passTo(match, 'afterRoll')
  const events = choose(match, 'card curse', [3, 4])
  expect(told(events, 'rolled')).toEqual([[1, 1]])
  expect(told(before(events, 'attack'), 'lost')).toHaveLength(1)
})

test('WC-B-EXP-05 Summon Building: a building begun without a worker, paid as usual', () => {
  const match = table([{ race: 'undead', hand: ['summon-building'], units: { A1: 'worker' } }, { race: 'human' }], {
    step: 'spend',
  })
  passTo(match, 'spend')
  expect(offeredAs(match, 'building')).toEqual([])
  expect(offeredAs(match, 'summonBuilding')).toEqual(['melee', 'ranged', 'flying'])
  choose(match, 'summonBuilding ranged')
  expect(stateOf(match)).toMatchObject({ gold: [3, 5], wood: [3, 5], raising: [0, 1, 0, 0, 0, 0] })
  expect(refused(match, 'summonBuilding ranged')).toBe('WC-B-EXP-05')
  expect(stateOf(match).discard[0]).toEqual([cardNamed('summon-building')])
  expect(count(match, 0, 'worker', 'A1')).toBe(1)
})
