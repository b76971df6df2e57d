import type { Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { afterMovement, choose, chooseAll, fight, melee, offered, refusal, strike, table } from './table.ts'

// Every reason there is for a choice that cannot be made, decision by decision.

/** What is refused, and the rule that forbids it. */
function because(match: Match, expected: Record<string, string>): void {
  const found = Object.keys(expected).map(text => [text, refusal(match, text).rule])
  expect(Object.fromEntries(found)).toEqual(expected)
}

/** The rule that forbids a choice with a number that no word stands for. */
function ruleFor(match: Match, seat: number, choice: string): string | undefined {
  const played = match.play(seat, choice)
  return played.ok ? 'it was accepted' : played.problem.rule
}

const away = { legions: ['600 titan centaur'] }

/** Trolls against ogres in marsh 8, both at 90 points, an angel in legion 2 of the attacker. */
function clash(...end: string[]): Match {
  const seats = [
    { score: 90, legions: ['>8 troll*2', '500 titan', '9 angel ogre'] },
    { score: 90, legions: ['8 ogre*2', '600 titan'] },
  ]
  const match = afterMovement({ seats })
  chooseAll(match, ...end)
  return match
}

test('TI-9.4a a concession has no number, whoever concedes and whenever', () => {
  const talks = clash('1>stand')
  const manoeuvre = fight('plains', 'ogre C3, lion F4', 'troll A3, ogre A1')
  const striker = melee('plains', 'ogre C3', 'lion C4, ogre A1')
  const fourth = fight('marsh', 'ogre F1', 'ogre A1, ogre A2', { round: 3, phasing: 'attacker' })
  choose(fourth, 'done')
  expect(fourth.asked!.decision).toBe('reinforce')
  const summon = melee('plains', 'ogre C3, lion F1', 'lion D3:4, lion A1', { others: [['9 angel lion'], []] })
  strike(summon, 'D3', 'C3', [1, 1, 1, 1, 1])
  strike(summon, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  expect(summon.asked!.decision).toBe('summon')
  for (const match of [talks, manoeuvre, striker, fourth, summon])
    for (const seat of [0, 1]) {
      expect(ruleFor(match, seat, 'concede 1'), match.asked!.decision).toBe('TI-9.4a')
      expect(offered(match, seat)).toContain('concede')
    }
})

test('TI-9.3a TI-9.3b six offers a side, of one of three winners; what is taken back or accepted has no number', () => {
  const match = clash('1>stand')
  for (let made = 0; made < 5; made++) chooseAll(match, '0>offer nobody', '0>withdraw')
  expect(ruleFor(match, 0, 'offer 3')).toBe('TI-9.3b')
  choose(match, '0>offer nobody')
  expect(ruleFor(match, 0, 'withdraw 1')).toBe('TI-9.3a')
  expect(ruleFor(match, 1, 'accept 1')).toBe('TI-9.3a')
  expect(ruleFor(match, 1, 'reject 1')).toBe('TI-9.3a')
  choose(match, '0>withdraw')
  expect(offered(match, 0)).toEqual(['battle', 'concede'])
  because(match, { '0>offer attacker': 'TI-9.3a' })
  expect(offered(match, 1)).toContain('offer attacker')
})

test('TI-9.3b the Titan is never part of a loss, nobody of the loser is, and one of the winner must be left', () => {
  const match = afterMovement({ seats: [{ legions: ['>8 titan troll*2'] }, { legions: ['8 ogre*2', '600 titan'] }] })
  choose(match, '0>offer attacker')
  because(match, { '0>piece titan': 'TI-9.3b', '0>piece ogre': 'TI-9.3b' })
  chooseAll(match, '0>piece troll', '0>piece troll')
  because(match, { '0>piece troll': 'TI-9.3b' })
})

test('TI-17.0a TI-17.1 TI-17.3a why a victor does not acquire: not earned, no room, an archangel is not an angel', () => {
  const won = (score: number, attackers: string, settings = {}) => {
    const seats = [
      { score, legions: [`>3 ${attackers}`, '500 titan', '9 angel lion'] },
      { legions: ['3 hydra', '600 titan'] },
    ]
    const match = afterMovement({ seats, settings })
    chooseAll(match, '1>stand', '1>concede')
    return match
  }
  because(won(480, 'lion*2'), { 'acquire angel': 'TI-17.3a', 'acquire ogre': 'TI-17.0a' })
  because(won(0, 'lion*2'), { 'acquire angel': 'TI-17.0a', 'acquire archangel': 'TI-17.0a' })
  because(won(0, 'lion*2', { archangelMayBeAngel: true }), { 'acquire angel': 'TI-17.0a' })
  const full = won(480, 'lion*6')
  choose(full, 'acquire archangel')
  because(full, { 'acquire archangel': 'TI-17.1', 'angel 2': 'TI-15.0c' })
})

test('TI-17.3a an angel stands for an archangel only where the table has it so, and only as long as there is one', () => {
  const seats = [{ score: 480, legions: ['>3 lion*2', '500 titan'] }, { legions: ['3 hydra', '600 titan'] }]
  const match = afterMovement({ seats, settings: { archangelMayBeAngel: true }, stock: { angel: 0 } })
  chooseAll(match, '1>stand', '1>concede')
  expect(offered(match)).toEqual(['acquire archangel', 'done'])
})

test('TI-14.0e TI-14.1 TI-14.2a TI-15.0a why a winning defender does not muster or summon', () => {
  because(clash('1>stand', '0>concede'), { '1>muster ogre': 'TI-14.2a', '1>angel 2': 'TI-15.0a' })
  const passed = fight('marsh', 'troll F1, troll F2', 'ogre A1, ogre A2', {
    round: 5,
    phasing: 'attacker',
    score: [90, 90],
    battle: { reinforcement: 2 },
  })
  choose(passed, '0>concede')
  because(passed, { '1>muster ogre': 'TI-14.0e' })
  const agreed = clash('1>offer defender', '1>done', '0>accept')
  choose(agreed, 'muster ogre')
  because(agreed, { 'muster ogre': 'TI-14.1' })
})

test('TI-15.2 TI-15.0b why a winning attacker does not summon: after a flight, twice, or from where no angel is', () => {
  because(clash('1>flee'), { '0>angel 2': 'TI-15.2' })
  const match = clash('1>stand', '1>concede')
  because(match, { 'angel 1': 'TI-15.0b', 'angel 0': 'TI-15.0b', 'angel 12': 'TI-15.0b', 'archangel 2': 'TI-15.0b' })
  choose(match, 'angel 2')
  because(match, { 'angel 2': 'TI-15.0a' })
})

test('TI-11.0a TI-11.2 TI-11.6 TI-13.6a why a character does not manoeuvre, or not to a hex', () => {
  const match = fight('plains', 'lion F4', 'troll A1, ogre A2:all, ogre B1, ogre B2, ogre A3')
  const gone = melee('plains', 'ogre C3, lion F1', 'lion D3:4, lion A1', { phasing: 'attacker' })
  strike(gone, 'C3', 'D3', [6, 6, 1, 1, 1, 1])
  strike(gone, 'D3', 'C3', [1, 1, 1, 1, 1])
  expect(gone.asked!.decision).toBe('manoeuvre')
  expect(gone.choices(1)).not.toContain('fighter 2')
  expect(ruleFor(gone, 1, 'fighter 2')).toBe('TI-13.6a') // the lion that fell
  expect(ruleFor(gone, 1, 'fighter 0')).toBe('TI-11.0a')
  because(match, { 'fighter A1': 'TI-11.2' }) // shut in by his own
  choose(match, 'fighter A3')
  expect(ruleFor(match, 1, 'hex 40')).toBe('TI-11.6')
  because(match, { 'hex F4': 'TI-11.5a', 'hex F1': 'TI-11.2', 'hex B2': 'TI-11.5a' })
})

test('TI-10.2a in the first round of a tower nobody is placed outside the walls', () => {
  const match = fight('tower', 'lion -', 'ogre -, troll -', { round: 1 })
  choose(match, 'fighter ogre')
  because(match, { 'hex A1': 'TI-10.2a', 'hex D1': 'TI-10.2a' })
})

test('TI-13.0b TI-12.1a TI-12.4c TI-12.6a why a character does not strike or shoot', () => {
  const shooters = 'ogre C3, ranger F1, ranger A1'
  const match = melee('plains', shooters, 'lion C4, lion F4', { phasing: 'defender' })
  strike(match, 'C4', 'C3', [1, 1, 1, 1, 1]) // now the attackers strike back, in the defender’s phase
  because(match, { 'fighter F1': 'TI-12.1a', 'fighter A1': 'TI-12.1a' })
  const lord = melee('plains', 'ogre C3, ranger F1', 'lion C4:4, angel F4', { phasing: 'attacker' })
  because(lord, { 'fighter F1': 'TI-12.6a' })
  const hidden = melee('plains', 'ranger C1, ogre C2', 'lion C3', { phasing: 'attacker' })
  because(hidden, { 'fighter C1': 'TI-12.4c' })
  strike(lord, 'C3', 'C4', [6, 1, 1, 1, 1, 1])
  expect(lord.asked!.seats).toEqual([1])
  because(lord, { 'fighter C3': 'TI-13.1a' })
})

test('TI-13.0a the other side may concede while one strikes, and nothing else', () => {
  const match = melee('plains', 'ogre C3', 'lion C4, ogre A1')
  const [seat] = match.asked!.seats
  expect(offered(match, 1 - seat)).toEqual(['concede'])
})

test('TI-13.4c a strike has as many ways as were announced', () => {
  const match = melee('plains', 'ogre C3', 'lion C4:3, centaur D4', { phasing: 'attacker' })
  chooseAll(match, 'fighter C3', 'strike C4')
  expect(offered(match)).toEqual(['way 0', 'way 1'])
  expect(ruleFor(match, 0, 'way 2')).toBe('TI-13.4c')
})

test('TI-8.2a TI-2.1a TI-8.4 TI-7.4g why a legion does not teleport there, or not by that side', () => {
  const enemy = { legions: ['600 titan ogre', '2 ogre*2'] }
  const match = table({ seats: [{ score: 400, legions: ['100 titan ogre', '8 lion'] }, enemy], roll: 6 })
  choose(match, 'legion 0')
  because(match, { 'titanTeleport 3': 'TI-8.2a', 'titanTeleport 8': 'TI-8.2a' })
  expect(ruleFor(match, 0, 'showTitan 96')).toBe('TI-2.1a')
  choose(match, 'titanTeleport 2')
  expect(ruleFor(match, 0, 'side 3')).toBe('TI-8.4')
})

test('TI-8.2a a legion that cannot walk may still follow its Titan by teleport', () => {
  const blocked = (score: number) => {
    const match = table({
      seats: [{ score, legions: ['3 titan ogre', '3 lion*2', '9 ogre', '139 ogre'] }, away],
      roll: 6,
    })
    return offered(match)
  }
  expect(blocked(400)).toContain('legion 0')
  expect(blocked(399)).not.toContain('legion 0')
})

test('TI-18.4 what is shown for a muster is one of the ways there are', () => {
  const match = afterMovement({ seats: [{ legions: ['>8 ogre*2 troll', '500 titan'] }, away] })
  chooseAll(match, 'legion 0', 'piece troll')
  expect(offered(match)).toEqual(['way 0', 'way 1'])
  expect(ruleFor(match, 0, 'way 2')).toBe('TI-18.4')
})
