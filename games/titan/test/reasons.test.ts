import type { Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { afterMovement, choose, chooseAll, fight, fresh, melee, refusal, strike, table } from './table.ts'

/** What is refused, and the rule that forbids it. */
function because(match: Match, expected: Record<string, string>): void {
  const found = Object.keys(expected).map(text => [text, refusal(match, text).rule])
  expect(Object.fromEntries(found)).toEqual(expected)
}

const away = { legions: ['600 titan centaur'] }

test('TI-5.0a TI-V2 TI-2.3a why a first legion takes no such marker: another colour, out of play, in use', () => {
  const match = fresh(2, { variantShort: true })
  because(match, { '0>marker 12': 'TI-5.0a', '0>marker 11': 'TI-V2' })
  chooseAll(match, '0>marker 3', '1>marker 12')
  because(match, { '0>marker 3': 'TI-2.3a' })
})

test('TI-4.2a TI-2.3a TI-4.0a TI-4.3a why a part takes no such marker, and why somebody cannot leave', () => {
  const match = table({ seats: [{ legions: ['1 titan lion*2 ogre', '9 ogre'] }, away] })
  choose(match, 'legion 0')
  because(match, { 'piece troll': 'TI-4.0a' })
  chooseAll(match, 'piece lion', 'piece lion')
  because(match, { 'piece ogre': 'TI-4.3a' })
  choose(match, 'done')
  because(match, { 'marker 1': 'TI-2.3a', 'marker 13': 'TI-4.2a' })
})

test('TI-7.1a TI-7.1b TI-7.4a why a legion cannot walk to a land: too far, its own are there, the block comes first', () => {
  const match = table({ seats: [{ legions: ['1 ogre*2', '3 titan lion'] }, away], roll: 2 })
  choose(match, 'legion 0')
  because(match, { 'land 3': 'TI-7.1b', 'land 9': 'TI-7.1a' })
  const blocked = table({ seats: [{ legions: ['1000 titan lion'] }, away], roll: 2 })
  choose(blocked, 'legion 0')
  because(blocked, { 'land 3000': 'TI-7.4a' })
})

test('TI-7.1c a land with an engagement closes the way', () => {
  const seats = [{ legions: ['>2/left lion*2', '1 titan lion'] }, { legions: ['2 ogre', ...away.legions] }]
  const match = table({ seats, roll: 2 })
  choose(match, 'legion 1')
  because(match, { 'land 2': 'TI-7.1c', 'land 3': 'TI-7.1c' })
})

test('TI-8.0a TI-8.1a TI-8.1b TI-8.1c TI-19.2 why a legion cannot teleport', () => {
  const seats = [{ legions: ['100 titan lion', '200 ogre*2', '300 angel'], score: 100 }, away]
  const match = table({ seats, roll: 6 })
  choose(match, 'legion 0')
  because(match, { 'showAngel 400': 'TI-8.1c', 'showTitan 200': 'TI-8.1b', 'showTitan 100': 'TI-8.1a' })
  because(match, { 'titanTeleport 600': 'TI-19.2' })
  choose(match, 'showTitan 400')
  choose(match, 'legion 2')
  because(match, { 'showAngel 500': 'TI-8.0a', 'titanTeleport 600': 'TI-8.0a' })
})

test('TI-9.3a TI-9.2d TI-9.3e TI-9.4a why there is nothing to accept or withdraw', () => {
  const match = afterMovement({
    seats: [{ legions: ['>3 lion*2', '500 titan'] }, { legions: ['3 ogre', '600 titan'] }],
  })
  because(match, { '1>accept': 'TI-9.3a', '0>accept': 'TI-9.3a', '1>withdraw': 'TI-9.2d', '0>withdraw': 'TI-9.3a' })
  choose(match, '1>stand')
  because(match, { '1>accept': 'TI-9.3a', '1>reject': 'TI-9.3a', '1>withdraw': 'TI-9.3a' })
  because(match, { '1>battle 3': 'TI-9.3e', '1>concede 3': 'TI-9.4a' })
})

test('TI-11.3a TI-11.0a TI-10.3a why a character cannot move: in contact, moved already, not his half', () => {
  const match = melee('plains', 'ogre C3, lion F4', 'troll D3, ogre A1')
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1, 1, 1, 1])
  strike(match, 'C3', 'D3', [1, 1, 1, 1, 1, 1])
  because(match, { 'fighter C3': 'TI-11.3a', 'fighter A1': 'TI-11.0a', '1>fighter F4': 'TI-10.3a' })
  chooseAll(match, 'fighter F4', 'hex D4') // beside the troll
  because(match, { 'fighter D4': 'TI-11.0a' })
})

test('TI-14.1 TI-18.3a TI-18.3c TI-17.0a TI-3.2 why the defender gets no such reinforcement', () => {
  const match = fight('marsh', 'ogre F1', 'ogre A1, ogre A2', { round: 3, phasing: 'attacker', stock: { ogre: 0 } })
  choose(match, 'done')
  because(match, { 'piece ogre': 'TI-18.3c', 'piece ranger': 'TI-18.3a', 'piece angel': 'TI-17.0a' })
  because(match, { 'piece guardian': 'TI-3.2', '0>piece troll': 'TI-14.1' })
})

test('TI-18.5a TI-18.5b TI-18.5c why a tower does not give it', () => {
  const match = afterMovement({ seats: [{ legions: ['>100 lion*2', '500 titan'] }, away] })
  choose(match, 'legion 0')
  because(match, { 'piece guardian': 'TI-18.5b', 'piece warlock': 'TI-18.5c', 'piece lion': 'TI-18.5a' })
})

test('TI-15.0a TI-15.0b why nobody summons that angel', () => {
  const others: [string[], string[]] = [['9 angel lion', '10 lion'], ['11 angel']]
  const match = melee('plains', 'ogre C3, lion F1', 'lion D3:4, lion A1', { others })
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  because(match, { 'angel 3': 'TI-15.0b', 'angel 14': 'TI-15.0b', 'archangel 2': 'TI-15.0b', '1>angel 2': 'TI-15.0a' })
})

test('TI-12.1a TI-12.3a TI-13.0a TI-13.1a why a character does not strike', () => {
  const match = melee('plains', 'ogre C3, lion E1, ranger F1', 'lion C4, lion B3, centaur A1', { phasing: 'attacker' })
  because(match, { 'fighter C4': 'TI-13.1a', 'fighter E1': 'TI-13.0a', 'fighter F1': 'TI-12.3a' })
  because(match, { '1>fighter C4': 'TI-13.0a' })
  choose(match, 'fighter C3')
  because(match, { 'strike A1': 'TI-13.0a', 'strike E1': 'TI-13.1a', 'rangestrike A1': 'TI-12.1a' })
})

test('TI-13.4b TI-13.4a why hits do not carry to an enemy: it needs a higher number, or is not in contact', () => {
  const match = melee('plains', 'ogre C3', 'lion C4:4, ogre D4, centaur B3, troll A1', { phasing: 'attacker' })
  strike(match, 'C3', 'C4', [6, 6, 6, 5, 2, 1])
  expect(match.asked!.decision).toBe('carry')
  because(match, { 'fighter B3': 'TI-13.4b', 'fighter A1': 'TI-13.4a', 'fighter C4': 'TI-13.4a' })
})

test('TI-17.0a TI-15.2 TI-14.1 why a victor takes no such thing', () => {
  const seats = [
    { legions: ['>3 lion*2', '500 titan', '9 angel'], score: 90 },
    { legions: ['3 colossus', '600 titan'] },
  ]
  const match = afterMovement({ seats })
  choose(match, '1>flee')
  expect(match.asked!.decision).toBe('spoils')
  because(match, { 'acquire archangel': 'TI-17.0a', 'angel 2': 'TI-15.2', 'muster lion': 'TI-14.1' })
})
