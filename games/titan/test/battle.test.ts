import { askedInWords, type Match, must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { typeNamed } from '../content/creatures.ts'
import { EXCUSED, FULL, WAIVED } from '../state.ts'
import {
  battleOf,
  choose,
  chooseAll,
  engagementOf,
  fight,
  fighters,
  knownOf,
  landOf,
  legion,
  melee,
  missAll,
  offered,
  offeredAs,
  refusal,
  settle,
  stateOf,
  stockOf,
  strike,
  titan,
  told,
  viewOf,
} from './table.ts'

const onlooker = { legions: ['200 titan centaur', '300 lion'] }

/** Ends halves in which nobody is in contact. */
function pass(match: Match, halves: number): void {
  for (let half = 0; half < halves; half++) choose(match, 'done')
}

// The frame

test('TI-10.0a TI-K3 a battle is played in public: everybody sees both legions and the whole field', () => {
  const match = fight('plains', 'ogre C3, lion F1', 'troll A1', { seats: [onlooker] })
  for (const seat of [-1, 0, 1, 2]) {
    expect(viewOf(match, seat).battle).toEqual(battleOf(match))
    expect([knownOf(match, seat, 0), knownOf(match, seat, 12)]).toEqual(['ogre lion', 'troll'])
  }
})

test('TI-10.0a a battle ends when a legion is gone', () => {
  const match = melee('plains', 'ogre C3', 'lion D3:4', { phasing: 'attacker' })
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
  expect(stateOf(match).battle).toBeNull()
  expect(stateOf(match).score).toEqual([15, 0])
})

test('TI-10.1c TI-11.1a the attacker enters over the four hexes of his side, the defender over the three opposite', () => {
  const match = fight('plains', 'lion -', 'ogre -', { round: 1, entry: 'left' })
  choose(match, 'fighter ogre')
  expect(offeredAs(match, 'hex')).toEqual(expect.arrayContaining(['D1', 'E1', 'F1', 'D2', 'E2'])) // two steps, the first one in
  expect(offeredAs(match, 'hex')).not.toContain('D3')
  chooseAll(match, 'hex E1', 'done', 'fighter lion')
  expect(offeredAs(match, 'hex')).toEqual(expect.arrayContaining(['A3', 'B4', 'C5', 'D6']))
  expect(offeredAs(match, 'hex')).not.toContain('D1')
})

test('TI-10.1d TI-DP-14 who has not entered in his side’s first manoeuvre phase is eliminated and counts for the points', () => {
  const match = fight('plains', 'lion -, ogre -', 'ogre -, troll -', { round: 1 })
  chooseAll(match, 'fighter ogre', 'hex A1')
  expect(offered(match)).toContain('done') // holding back is allowed
  const events = choose(match, 'done')
  expect(told(events, 'lostOutside')).toEqual([[1, typeNamed('troll')]])
  expect([legion(match, 12), fighters(match, 'defender')]).toEqual(['ogre', 'ogre A1'])
  expect(stateOf(match).dead[typeNamed('troll')]).toBe(1)
  chooseAll(match, 'fighter lion', 'hex F1', 'fighter ogre', 'hex F2', 'done')
  settle(match, '1>concede')
  expect(stateOf(match).score[0]).toBe(12 + 16)
})

test('TI-10.1d TI-11.0a the phase does not end by itself: the last move can be taken back before anybody outside is lost', () => {
  const match = fight('plains', 'lion -, ogre -', 'ogre -', { round: 1, entry: 'left' })
  chooseAll(match, 'fighter ogre', 'hex E1')
  expect(offered(match)).toEqual(['done', 'concede']) // nobody else can move
  expect(match.mayUndo(1)).toBe(true)
  must(match.undo(1))
  chooseAll(match, 'hex F1', 'done')
  expect(match.asked!.seats).toEqual([0])
})

test('TI-10.1d a side that has nobody left then has lost at once', () => {
  const match = fight('plains', 'lion -, ogre -', 'ogre -, troll -', { round: 1 })
  choose(match, 'done')
  expect(stateOf(match).battle).toBeNull()
  expect([stateOf(match).score[0], engagementOf(match).winner]).toEqual([28, 0])
})

test('TI-14.2b an attacker who places nobody and ends the phase has lost a battle: a late reinforcement is due', () => {
  const match = fight('marsh', 'lion -, ogre -', 'ogre A1, ogre A2', { round: 1, phasing: 'attacker' })
  choose(match, 'done')
  expect(stateOf(match).score[1]).toBe(27)
  expect(match.asked).toMatchObject({ decision: 'spoils', seats: [1] })
  expect(offeredAs(match, 'muster')).toEqual(['ogre', 'troll'])
})

test('TI-10.2a TI-DP-13 in a tower the defender places his characters on the seven walled hexes, one on each', () => {
  const match = fight('tower', 'lion -', 'ogre -, troll -', { round: 1 })
  choose(match, 'fighter ogre')
  expect(offeredAs(match, 'hex')).toEqual(['C3', 'C4', 'D3', 'D4', 'D5', 'E3', 'E4'])
  expect(refusal(match, 'hex D6').rule).toBe('TI-10.2a')
  choose(match, 'hex D4')
  choose(match, 'fighter troll')
  expect(offeredAs(match, 'hex')).not.toContain('D4')
  choose(match, 'hex D5')
  chooseAll(match, 'fighter D4', 'hex C3') // rearranged
  expect(fighters(match, 'defender')).toBe('ogre C3, troll D5')
  choose(match, 'done')
  choose(match, 'fighter lion')
  expect(offeredAs(match, 'hex')).toEqual(expect.arrayContaining(['A1', 'B1', 'C1', 'D1']))
})

test('TI-10.2a seven defenders may change places until the placement is done', () => {
  const hexes = ['C3', 'C4', 'D3', 'D4', 'D5', 'E3', 'E4']
  const match = fight('tower', 'lion -', 'ogre -, troll -, lion -, gorgon -, griffon -, giant -, hydra -', { round: 1 })
  for (const hex of hexes) chooseAll(match, offered(match).find(text => /^fighter [a-z]/.test(text))!, `hex ${hex}`)
  expect(match.asked).toMatchObject({ decision: 'manoeuvre', seats: [1] })
  expect(fighters(match, 'defender')).toMatch(/^ogre C3, lion C4/)
  choose(match, 'fighter C3')
  expect(offeredAs(match, 'hex')).toEqual(['C4', 'D3', 'D4', 'D5', 'E3', 'E4'])
  choose(match, 'hex C4')
  expect(fighters(match, 'defender')).toMatch(/^ogre C4, lion C3/)
  choose(match, 'done')
  expect(battleOf(match).phasing).toBe(0)
})

test('TI-10.2a TI-10.1d who is not placed is eliminated', () => {
  const match = fight('tower', 'lion -', 'ogre -, troll -', { round: 1 })
  chooseAll(match, 'fighter ogre', 'hex D4', 'done')
  expect(legion(match, 12)).toBe('ogre')
})

test('TI-10.3a TI-10.5a the defender has the first half of every round, and the round marker advances with him', () => {
  const match = fight('plains', 'ogre F1', 'ogre A1', { round: 1, phasing: 'attacker' })
  const events = choose(match, 'done')
  expect(told(events, 'round')).toEqual([[2]])
  expect(match.asked).toMatchObject({ decision: 'manoeuvre', seats: [1] })
  expect(told(choose(match, 'done'), 'round')).toEqual([])
  expect(match.asked).toMatchObject({ decision: 'manoeuvre', seats: [0] })
  expect(battleOf(match).round).toBe(2)
})

test('TI-RT-D13 TI-10.3a tower: the placement is round 1, the reinforcement comes in round 4, time is up after round 7', () => {
  const match = fight('tower', 'ogre -', 'ogre -', { round: 1 })
  chooseAll(match, 'fighter ogre', 'hex D5', 'done')
  expect(battleOf(match).round).toBe(1)
  chooseAll(match, 'fighter ogre', 'hex A1')
  const seen: string[] = []
  while (stateOf(match).battle) {
    seen.push(`${battleOf(match).round} ${match.asked!.decision}`)
    choose(match, offered(match).includes('pass') ? 'pass' : 'done')
  }
  expect(seen.filter(text => text.includes('reinforce'))).toEqual(['4 reinforce'])
  expect(seen.at(-1)).toBe('7 manoeuvre')
  expect([landOf(match, 0), legion(match, 12)]).toEqual([-1, 'ogre'])
})

test('TI-10.5a a time loss eliminates the attackers that are left, and nobody scores', () => {
  const match = fight('plains', 'ogre F1, lion -', 'ogre A1', {
    round: 7,
    phasing: 'attacker',
    battle: { reinforcement: 2 },
  })
  stateOf(match).battle!.hex[1] = -2
  const events = choose(match, 'done')
  expect(told(events, 'timeLoss')).toEqual([[0]])
  expect(stateOf(match).score).toEqual([0, 0])
  expect([landOf(match, 0), legion(match, 12)]).toEqual([-1, 'ogre'])
  expect(stateOf(match).dead[typeNamed('ogre')]).toBe(1)
})

test('TI-10.5b a time loss is a victory: a reinforcement the defender could not take is due', () => {
  const match = fight('marsh', 'ogre F1', 'ogre A1, ogre A2', {
    round: 7,
    phasing: 'attacker',
    battle: { reinforcement: 3 },
  })
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'spoils', seats: [1] })
  expect(offered(match)).toEqual(['muster ogre', 'muster troll', 'done'])
  const passed = fight('marsh', 'ogre F1', 'ogre A1', { round: 7, phasing: 'attacker', battle: { reinforcement: 2 } })
  choose(passed, 'done')
  expect(passed.asked!.decision).toBe('muster')
})

// Manoeuvres

test('TI-11.0a any number of characters, one after the other, each at most once', () => {
  const match = fight('plains', 'ogre F1', 'lion A1, lion A2')
  expect(offeredAs(match, 'fighter')).toEqual(['A1', 'A2'])
  chooseAll(match, 'fighter A1', 'hex B1')
  expect(offeredAs(match, 'fighter')).toEqual(['A2'])
  expect(offered(match)).toContain('done')
})

test('TI-EX-05 TI-11.3a a warbear and a troll in contact at the start may not move', () => {
  const match = fight('plains', 'warbear C3', 'troll C4, ogre A1', { phasing: 'attacker' })
  expect(offeredAs(match, 'fighter')).toEqual([])
  const troll = fight('plains', 'warbear C3', 'troll C4, ogre A1', { phasing: 'defender' })
  expect(offeredAs(troll, 'fighter')).toEqual(['A1'])
})

test('TI-EX-06 TI-11.3b a warbear may move past a troll it is not in contact with', () => {
  const match = fight('plains', 'warbear C2', 'troll C4', { phasing: 'attacker' })
  choose(match, 'fighter C2')
  expect(offeredAs(match, 'hex')).toContain('D5') // C2–C3–D4–D5
})

test('TI-EX-07 TI-11.6 sand costs a troll two: from B3 it enters B2, from B4 not', () => {
  const near = fight('desert', 'troll B3, troll B4', 'ogre F1', { phasing: 'attacker' })
  choose(near, 'fighter B3')
  expect(offeredAs(near, 'hex')).toContain('B2')
  const far = fight('desert', 'troll B4', 'ogre F1', { phasing: 'attacker' })
  choose(far, 'fighter B4')
  expect(offeredAs(far, 'hex')).toContain('B3')
  expect(offeredAs(far, 'hex')).not.toContain('B2')
})

// Strikes

test('TI-13.0a TI-DP-17 both players strike in each strike phase, the phasing player first with all his', () => {
  const match = melee('plains', 'ogre C3, ogre C2', 'troll D3', { phasing: 'attacker' })
  expect(match.asked).toMatchObject({ decision: 'chooseStriker', seats: [0], may: [1] })
  expect(offered(match)).toEqual(['fighter C3', 'fighter C2', 'concede'])
  strike(match, 'C3', 'D3', [1, 1, 1, 1, 1, 1])
  expect(match.asked!.seats).toEqual([0])
  strike(match, 'C2', 'D3', [1, 1, 1, 1, 1, 1])
  expect(match.asked!.seats).toEqual([1])
  expect(offeredAs(match, 'fighter')).toEqual(['D3'])
})

test('TI-13.0b TI-DP-20 who is in contact must strike: there is no end before', () => {
  const match = melee('plains', 'ogre C3, ranger F1', 'troll D3', { phasing: 'attacker' })
  expect(offered(match)).not.toContain('done')
  strike(match, 'C3', 'D3', [1, 1, 1, 1, 1, 1])
  expect(offered(match)).toEqual(['fighter F1', 'done', 'concede']) // a rangestrike is optional
  choose(match, 'done')
  expect(match.asked!.seats).toEqual([1])
})

test('TI-13.0b once all enemies in contact are slain a character does not strike', () => {
  const match = melee('plains', 'ogre C3, ogre C2', 'lion D3:4, lion A1', { phasing: 'attacker' })
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  expect(match.asked!.seats).toEqual([1]) // the ogre in C2 has nobody left to strike
})

test('TI-13.0b the slain still stand there: they keep others from rangestriking', () => {
  const match = melee('plains', 'ogre C2, ranger C3', 'lion D3:4, lion F2', { phasing: 'attacker' })
  strike(match, 'C2', 'D3', [6, 1, 1, 1, 1, 1])
  expect(match.asked!.seats).toEqual([1])
  const free = melee('plains', 'ogre C2, ranger C3', 'lion F2', { phasing: 'attacker' })
  expect(offeredAs(free, 'fighter')).toEqual(['C3'])
})

test('TI-EX-08 TI-13.0c TI-12.1c slain in contact it still strikes; slain by a rangestrike without contact it does not', () => {
  const touching = melee('plains', 'ogre C3', 'lion D3:4, lion A1', { phasing: 'attacker' })
  strike(touching, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  expect(offeredAs(touching, 'fighter')).toEqual(['D3'])
  strike(touching, 'D3', 'C3', [6, 6, 1, 1, 1])
  expect([fighters(touching, 'attacker'), fighters(touching, 'defender')]).toEqual(['ogre C3:2', 'lion A1'])
  const shot = melee('plains', 'ranger C3', 'lion E3:4, lion A1', { phasing: 'attacker' })
  strike(shot, 'C3', 'E3', [6, 1])
  expect(shot.asked!.decision).toBe('manoeuvre') // the next half
  expect(fighters(shot, 'defender')).toBe('lion A1')
})

test('TI-13.1a each target is the player’s choice among living enemies in contact, one strike a character', () => {
  const match = melee('plains', 'ogre C3', 'lion D3, troll D4, lion A1', { phasing: 'attacker' })
  choose(match, 'fighter C3')
  expect(offered(match)).toEqual(['strike D3', 'strike D4'])
  expect(refusal(match, 'strike A1').code).toBe('not-offered')
  choose(match, 'strike D4', [6, 6, 6, 1, 1, 1])
  expect(fighters(match, 'defender')).toContain('troll D4:3')
  expect(match.asked!.seats).toEqual([1])
})

test('TI-EX-14 TI-13.2a TI-13.2b an ogre strikes a lion with six dice and needs fives; five hits remove it at the end', () => {
  const match = melee('plains', 'ogre C3', 'lion D3, lion A1', { phasing: 'attacker' })
  const events = strike(match, 'C3', 'D3', [6, 6, 5, 5, 5, 4])
  expect(told(events, 'strikes')[0].slice(5)).toEqual([6, 5, 5])
  expect(fighters(match, 'defender')).toContain('lion D3:5')
  const end = strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
  expect(told(end, 'slain')).toHaveLength(1)
  expect(fighters(match, 'defender')).toBe('lion A1')
})

test('TI-EX-15 TI-13.4b ogre on a lion with three hits beside a centaur, 6 6 6 5 2 1: the lion is slain, nothing carries', () => {
  const match = melee('plains', 'ogre C3', 'lion D3:3, centaur D4', { phasing: 'attacker' })
  const events = strike(match, 'C3', 'D3', [6, 6, 6, 5, 2, 1])
  expect(told(events, 'strikes')[0].slice(5)).toEqual([6, 5, 4])
  expect(match.asked).toMatchObject({ decision: 'chooseStriker', seats: [1] })
  expect(fighters(match, 'defender')).toBe('centaur D4, lion D3:5')
})

test('TI-EX-16 TI-13.4c TI-DP-19 the same with a six announced: the third six may go to the centaur, the five misses', () => {
  const match = melee('plains', 'ogre C3', 'lion D3:3, centaur D4', { phasing: 'attacker' })
  const events = strike(match, 'C3', 'D3', [6, 6, 6, 5, 2, 1], 1)
  expect(told(events, 'strikes')[0].slice(5)).toEqual([6, 6, 3])
  expect(match.asked).toMatchObject({ decision: 'carry', seats: [0] })
  expect(offered(match)).toEqual(['fighter D4', 'stop'])
  choose(match, 'fighter D4')
  expect(fighters(match, 'defender')).toBe('centaur D4:1, lion D3:5')
})

test('TI-13.4a TI-13.4e excess goes to one enemy of his choice, what that cannot take to the next; he may stop', () => {
  const match = melee('plains', 'serpent C3', 'lion D3:4, lion D4:4, lion C4:2', { phasing: 'attacker' })
  const hits = [6, 6, 6, 6, ...new Array(14).fill(1)]
  strike(match, 'C3', 'D3', hits)
  expect(offered(match)).toEqual(['fighter C4', 'fighter D4', 'stop'])
  choose(match, 'fighter D4')
  expect(offered(match)).toEqual(['fighter C4', 'stop'])
  choose(match, 'stop')
  expect(fighters(match, 'defender')).toBe('lion D3:5, lion D4:5, lion C4:2')
  expect(match.asked!.seats).toEqual([1])
})

test('TI-13.3a hits add up, never beyond power, and hinder nobody', () => {
  const match = melee('plains', 'ogre C3', 'lion D3:3', { phasing: 'attacker' })
  strike(match, 'C3', 'D3', [6, 6, 6, 6, 6, 6])
  expect(fighters(match, 'defender')).toBe('lion D3:5')
  const weak = melee('plains', 'ogre C3:5', 'lion D3:4', { phasing: 'attacker' })
  strike(weak, 'C3', 'D3', [1, 1, 1, 1, 1, 1]) // still six dice
  strike(weak, 'D3', 'C3', [1, 1, 1, 1, 1]) // and five
  choose(weak, '1>concede')
  expect(legion(weak, 0)).toBe('ogre') // whole again: hits are a matter of the battle alone
  expect(stateOf(weak).battle).toBeNull()
})

test('TI-13.6a the slain are removed at the end of the strike phase', () => {
  const match = melee('plains', 'ogre C3', 'lion D3:4, lion A1', { phasing: 'attacker' })
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  expect(legion(match, 12)).toBe('lion lion')
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
  expect([legion(match, 12), stateOf(match).dead[typeNamed('lion')]]).toEqual(['lion', 1])
})

test('TI-13.6b slain lords and demi-lords return only when the engagement is over', () => {
  const match = melee('plains', 'ogre C3, lion F1', 'guardian D3:11, lion A1', {
    phasing: 'attacker',
    stock: { guardian: 0 },
  })
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  strike(match, 'D3', 'C3', new Array(12).fill(1))
  expect([stockOf(match, 'guardian'), stateOf(match).slain[typeNamed('guardian')]]).toEqual([0, 1])
  settle(match, '1>concede')
  expect([stockOf(match, 'guardian'), stateOf(match).slain[typeNamed('guardian')]]).toEqual([1, 0])
})

test('TI-13.6b an angel slain in this engagement cannot be acquired in it', () => {
  const spec = { phasing: 'attacker' as const, stock: { angel: 0 }, score: [90, 0] as [number, number] }
  const match = melee('plains', 'ogre C3, lion F1', 'angel D3:5', spec)
  strike(match, 'C3', 'D3', [6, 6, 1, 1, 1, 1])
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1, 1])
  expect(stateOf(match).score[0]).toBe(114)
  expect(offered(match)).not.toContain('acquire angel')
})

test('TI-13.6b a warlock slain in this engagement cannot be mustered in it', () => {
  const spec = { phasing: 'attacker' as const, round: 3, stock: { warlock: 0 } }
  const match = melee('tower', 'ogre A1, ogre C1', 'titan D4, warlock C2:4', spec)
  strike(match, 'C1', 'C2', [6, 6, 6, 1, 1, 1])
  strike(match, 'C2', 'C1', [1, 1, 1, 1, 1])
  expect(match.asked!.decision).toBe('reinforce')
  expect(offeredAs(match, 'piece')).toEqual(['centaur', 'gargoyle', 'ogre'])
})

// Rangestrikes

test('TI-12.1a TI-DP-18 only the phasing player rangestrikes, only out of contact, and need not', () => {
  const match = melee('plains', 'ranger C3', 'ranger E3', { phasing: 'attacker' })
  expect(offered(match)).toEqual(['fighter C3', 'done', 'concede'])
  strike(match, 'C3', 'E3', [1, 1])
  expect(match.asked!.decision).toBe('manoeuvre') // the other ranger has no answer in this phase
  const bound = melee('plains', 'ranger C3', 'ranger E3, lion D3', { phasing: 'attacker' })
  choose(bound, 'fighter C3', [1, 1, 1, 1])
  expect(bound.asked!.seats).toEqual([1])
})

test('TI-12.5 rangestrikes and strikes mix in any order', () => {
  const spec = { phasing: 'attacker' as const }
  const first = melee('plains', 'ranger F1, ogre C3', 'troll D3', spec)
  expect(offeredAs(first, 'fighter').sort()).toEqual(['C3', 'F1'])
  strike(first, 'F1', 'D3', [6, 6])
  strike(first, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  expect(fighters(first, 'defender')).toBe('troll D3:3')
  const last = melee('plains', 'ranger F1, ogre C3', 'troll D3', spec)
  strike(last, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  strike(last, 'F1', 'D3', [6, 6])
  expect(fighters(last, 'defender')).toBe('troll D3:3')
})

test('TI-EX-09 TI-12.2 a dragon rangestrikes with four dice, and hits never carry', () => {
  const match = melee('plains', 'dragon C3', 'lion E3:4, lion E2', { phasing: 'attacker' })
  const events = strike(match, 'C3', 'E3', [6, 6, 6, 6])
  expect(told(events, 'rangestrikes')[0].slice(5)).toEqual([4, 4, 4])
  expect(fighters(match, 'defender')).toBe('lion E2')
})

// Drift

test('TI-H5 at the start of every strike phase each non-native in drift takes a hit, of both sides; slain it still strikes', () => {
  const match = fight('tundra', 'lion B2, troll D3', 'lion A1:4, lion C4', { phasing: 'attacker' })
  const events = choose(match, 'done')
  expect(told(events, 'drift')).toHaveLength(3)
  expect([fighters(match, 'attacker'), fighters(match, 'defender')]).toEqual([
    'lion B2:1, troll D3',
    'lion A1:5, lion C4:1',
  ])
  expect(offeredAs(match, 'fighter')).not.toContain('B2') // its only contact, A1, is slain
  const struck = fight('tundra', 'lion B2:4, lion F1', 'troll B1', { phasing: 'attacker' })
  choose(struck, 'done')
  expect(fighters(struck, 'attacker')).toContain('lion B2:5')
  expect(offeredAs(struck, 'fighter')).toEqual(['B2'])
})

// Reinforcement

/** The start of round 4, the defender to decide. */
function fourth(map: 'marsh' | 'plains' | 'tower', attackers: string, defenders: string, settings = {}): Match {
  const match = fight(map, attackers, defenders, { round: 3, phasing: 'attacker', settings })
  choose(match, 'done')
  return match
}

test('TI-14.0a TI-DP-15 at the start of round 4 the defender may muster one character he qualifies for', () => {
  const match = fourth('marsh', 'ogre F1', 'ogre A1, ogre A2')
  expect(battleOf(match).round).toBe(4)
  expect(match.asked).toEqual({ decision: 'reinforce', seats: [1], may: [0] })
  expect(offered(match)).toEqual(['piece ogre', 'piece troll', 'pass', 'concede'])
  const trolls = stockOf(match, 'troll')
  const events = choose(match, 'piece troll')
  expect(told(events, 'reinforced')).toEqual([[12, typeNamed('troll'), typeNamed('ogre'), 2]])
  expect([legion(match, 12), stockOf(match, 'troll')]).toEqual(['ogre ogre troll', trolls - 1])
})

test('TI-14.0a it comes once, in round 4 only, and needs a piece and room', () => {
  const match = fourth('marsh', 'ogre F1', 'ogre A1')
  choose(match, 'pass')
  pass(match, 6)
  expect(battleOf(match).round).toBe(7) // nobody was asked again
  const empty = fight('marsh', 'ogre F1', 'ogre A1', { round: 3, phasing: 'attacker', stock: { ogre: 0 } })
  choose(empty, 'done')
  expect(offered(empty)).toEqual(['pass', 'concede'])
  const full = fourth('marsh', 'ogre F1', 'ogre A1, ogre A2, ogre B1, ogre B2, ogre B3, ogre C1, ogre C4')
  expect(full.asked!.decision).toBe('manoeuvre')
})

test('TI-14.0b it enters in this phase over the defender’s side, within its skill', () => {
  const match = fourth('marsh', 'ogre F1', 'ogre A1, ogre A2')
  chooseAll(match, 'piece ogre', 'fighter ogre')
  expect(offeredAs(match, 'hex')).toEqual(expect.arrayContaining(['A3', 'B4']))
  choose(match, 'hex A3')
  choose(match, 'done')
  expect(fighters(match, 'defender')).toContain('ogre A3')
})

test('TI-10.2b in a tower reinforcements enter over D6 E5 F4', () => {
  const match = fourth('tower', 'ogre A1', 'ogre D4')
  chooseAll(match, 'piece centaur', 'fighter centaur')
  const hexes = offeredAs(match, 'hex')
  expect(hexes).toEqual(expect.arrayContaining(['D6', 'E5', 'F4']))
  for (const hex of ['A2', 'B1', 'C1', 'D1']) expect(hexes).not.toContain(hex)
})

test('TI-14.0c if it does not enter it goes back and counts as not taken: the right is lost', () => {
  const match = fourth('marsh', 'ogre F1', 'ogre A1')
  const ogres = stockOf(match, 'ogre')
  choose(match, 'piece ogre')
  const events = choose(match, 'done')
  expect(told(events, 'reinforcementLost')).toHaveLength(1)
  expect([legion(match, 12), stockOf(match, 'ogre')]).toEqual(['ogre', ogres])
  choose(match, '0>concede')
  expect(match.asked!.decision).toBe('muster')
})

test('TI-14.0c TI-14.0e if it could not enter he may muster after his victory', () => {
  // All three entry hexes are held by lions in contact: no way in for a fourth.
  const match = fight('plains', 'ogre B1, ogre B2, ogre B3', 'lion A1, lion A2, lion A3', {
    round: 3,
    phasing: 'attacker',
  })
  choose(match, 'done')
  missAll(match)
  expect(match.asked!.decision).toBe('reinforce')
  const events = choose(match, 'piece lion')
  expect(told(events, 'reinforcementLost')).toHaveLength(1)
  expect(battleOf(match)).toMatchObject({ round: 4, reinforcement: EXCUSED })
  choose(match, '0>concede')
  expect(offered(match)).toEqual(['muster centaur', 'muster lion', 'muster ranger', 'done'])
})

test('TI-14.0c a flier could have come over their heads: no excuse', () => {
  const match = fight('plains', 'ogre B1, ogre B2, ogre B3', 'lion A1, lion A2, lion A3', {
    round: 3,
    phasing: 'attacker',
  })
  choose(match, 'done')
  missAll(match)
  chooseAll(match, 'piece ranger', 'done')
  expect(battleOf(match).reinforcement).toBe(WAIVED)
})

test('TI-14.0d a victory before round 4: he may muster after the battle', () => {
  const match = fight('marsh', 'ogre F1', 'ogre A1', { round: 2 })
  choose(match, '0>concede')
  expect(offered(match)).toEqual(['muster ogre', 'done'])
})

test('TI-14.0e a victory later: full in round 4 is an excuse, a pass is none', () => {
  const full = fourth('marsh', 'ogre F1', 'ogre A1:5, ogre A2, ogre B1, ogre B2, ogre B3, ogre C1, ogre C4')
  expect(stateOf(full).height[12]).toBe(FULL)
  choose(full, '0>concede')
  expect(full.asked!.decision).toBe('muster') // still full
  const thinned = fight('marsh', 'ogre F1', 'ogre A1', { round: 5, battle: { reinforcement: 3 } })
  choose(thinned, '0>concede')
  expect(offeredAs(thinned, 'muster')).toEqual(['ogre'])
  const passed = fourth('marsh', 'ogre F1', 'ogre A1')
  chooseAll(passed, 'pass', '0>concede')
  expect(passed.asked!.decision).toBe('muster')
})

test('TI-14.0e as a setting a pass is no waiver', () => {
  const match = fourth('marsh', 'ogre F1', 'ogre A1', { reinforceAfterPass: true })
  chooseAll(match, 'pass', '0>concede')
  expect(offered(match)).toEqual(['muster ogre', 'done'])
})

test('TI-14.1 at most one a battle: who had it in round 4 has none after the victory', () => {
  const match = fourth('marsh', 'ogre F1', 'ogre A1')
  chooseAll(match, 'piece ogre', 'fighter ogre', 'hex A2', 'done', '0>concede')
  expect(match.asked!.decision).toBe('muster')
  expect(legion(match, 12)).toBe('ogre ogre')
})

test('TI-14.1 the slain do not count towards the seven', () => {
  const spec = { round: 3, phasing: 'attacker' as const }
  const match = melee('marsh', 'troll C4', 'ogre C5:5, ogre A1, ogre A2, ogre B1, ogre B2, ogre B3, ogre C1', spec)
  strike(match, 'C4', 'C5', [6, 1, 1, 1, 1, 1, 1, 1])
  missAll(match)
  expect([match.asked!.decision, stateOf(match).height[12]]).toEqual(['reinforce', 6])
})

test('TI-14.2a a concession while the reinforcement waits to enter does not cost the defender his right', () => {
  const match = fourth('marsh', 'ogre F1', 'ogre A1')
  const ogres = stockOf(match, 'ogre')
  chooseAll(match, 'piece ogre', '0>concede')
  expect(stockOf(match, 'ogre')).toBe(ogres)
  expect(offered(match)).toEqual(['muster ogre', 'done'])
})

// Summoning

/** The attacker's half after a defender was slain, with an angel to summon. */
function windowOpen(others: string[] = ['9 angel lion'], attackers = 'ogre C3, lion F1'): Match {
  const match = melee('plains', attackers, 'lion D3:4, lion A1', { phasing: 'defender', others: [others, []] })
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  return match
}

test('TI-15.3a TI-DP-16 after the first strike phase in which a defender was slain the attacker may summon', () => {
  const match = windowOpen()
  expect(match.asked).toEqual({ decision: 'summon', seats: [0], may: [1] })
  expect(offered(match)).toEqual(['angel 2', 'pass', 'concede'])
  const events = choose(match, 'angel 2')
  expect(told(events, 'summons')).toEqual([[2, 0, typeNamed('angel')]])
  expect(offeredAs(match, 'fighter')).toContain('angel')
})

test('TI-15.3a who has nothing to summon is told so', () => {
  const asked = (match: Match) => {
    const { view, options } = match.seen(0)
    return askedInWords(titan, 'en', view, 'summon', 0, options)
  }
  expect(asked(windowOpen())).toMatch(/: summon an angel or archangel, or decline$/)
  const poor = melee('plains', 'ogre C3, lion F1', 'lion D3:4, lion A1', {
    phasing: 'attacker',
    others: [['9 lion'], []],
  })
  strike(poor, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  strike(poor, 'D3', 'C3', [1, 1, 1, 1, 1])
  choose(poor, 'done')
  expect(offered(poor)).toEqual(['pass', 'concede'])
  expect(asked(poor)).toMatch(/no angel that could be summoned$/)
})

test('TI-15.3a a defender slain in the attacker’s strike phase opens it in his next half', () => {
  const match = melee('plains', 'ogre C3, lion F1', 'lion D3:4, lion A1', {
    phasing: 'attacker',
    others: [['9 angel lion'], []],
  })
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
  expect(match.asked).toMatchObject({ decision: 'manoeuvre', seats: [1] })
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'summon', seats: [0] })
})

test('TI-15.3a passed, it is lost for this battle; no second window opens', () => {
  const match = windowOpen()
  choose(match, 'pass')
  expect(battleOf(match).summonWindow).toBe(2)
  choose(match, 'done')
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'manoeuvre', seats: [0] })
})

test('TI-15.3a TI-15.0c full at that moment: the window is lost', () => {
  const seven = 'ogre C3, lion F1, lion F2, lion F3, lion F4, lion E1, lion E2'
  const match = windowOpen(['9 angel lion'], seven)
  expect(match.asked!.decision).toBe('manoeuvre')
  expect(battleOf(match).summonWindow).toBe(2)
})

test('TI-15.0c the slain do not count towards the seven', () => {
  const seven = 'ogre C3:5, lion F1, lion F2, lion F3, lion F4, lion E1, lion E2'
  const match = melee('plains', seven, 'lion D3:4, lion A1', { phasing: 'defender', others: [['9 angel lion'], []] })
  strike(match, 'D3', 'C3', [6, 1, 1, 1, 1])
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  if (match.asked!.decision === 'chooseStriker') strike(match, 'E2', 'D3', [1, 1, 1, 1, 1])
  expect(match.asked!.decision).toBe('summon')
})

test('TI-15.0a only the attacker, one angel or archangel a player and engagement phase', () => {
  const match = windowOpen(['9 angel archangel lion'])
  expect(offered(match)).toEqual(['angel 2', 'archangel 2', 'pass', 'concede'])
  chooseAll(match, 'archangel 2', 'fighter archangel', 'hex F2', 'done')
  expect([stateOf(match).summoned, legion(match, 0), legion(match, 2)]).toEqual([
    true,
    'archangel ogre lion',
    'angel lion',
  ])
  choose(match, '1>concede')
  expect(match.asked!.decision).toBe('muster') // no second one after the battle
  const defender = melee('plains', 'ogre C3:5, lion F1', 'lion D3, lion A1', {
    phasing: 'attacker',
    others: [[], ['9 angel lion']],
  })
  strike(defender, 'C3', 'D3', [1, 1, 1, 1, 1, 1])
  strike(defender, 'D3', 'C3', [6, 1, 1, 1, 1])
  expect(defender.asked!.decision).toBe('manoeuvre')
})

test('TI-15.0b a donor is another legion of his that is in no unresolved engagement', () => {
  const spec = {
    phasing: 'defender' as const,
    others: [['>9 angel lion', '10 angel'], ['9 ogre']] as [string[], string[]],
  }
  const match = melee('plains', 'ogre C3, angel F1', 'lion D3:4, lion A1', spec)
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  expect(offered(match)).toEqual(['angel 3', 'pass', 'concede'])
})

test('TI-15.1a TI-15.5 the angel enters over the attacker’s side and leaves its legion for good; everybody sees the donor', () => {
  const match = windowOpen()
  const events = chooseAll(match, 'angel 2', 'fighter angel')
  expect(offeredAs(match, 'hex')).toEqual(expect.arrayContaining(['F2', 'F3', 'F4']))
  expect(offeredAs(match, 'hex')).not.toContain('A2')
  events.push(...chooseAll(match, 'hex F2', 'done'))
  expect(events.filter(({ kind }) => kind === 'summons')).toEqual([{ kind: 'summons', args: [2, 0, 1], to: null }])
  expect([legion(match, 0), legion(match, 2)]).toEqual(['angel ogre lion', 'lion'])
  expect(fighters(match, 'attacker')).toContain('angel F2')
})

test('TI-15.1a if it does not land it stays with the donor, and the summon is not used', () => {
  const match = windowOpen()
  choose(match, 'angel 2')
  const events = choose(match, 'done')
  expect(told(events, 'summonLost')).toHaveLength(1)
  expect([legion(match, 2), stateOf(match).summoned]).toEqual(['angel lion', false])
  expect(knownOf(match, 1, 2)).toContain('angel') // it was shown all the same
  choose(match, '1>concede')
  expect(offered(match)).toEqual(['angel 2', 'done'])
})

test('TI-15.1b a donor of one angel is emptied; its marker returns, nobody scores', () => {
  const match = windowOpen(['9 angel'])
  chooseAll(match, 'angel 2', 'fighter angel', 'hex F2', 'done')
  expect([landOf(match, 2), stateOf(match).score]).toEqual([-1, [0, 0]])
})

test('TI-15.3b an attacker who wins may summon after the battle', () => {
  const match = windowOpen()
  chooseAll(match, 'pass', '1>concede')
  expect(offered(match)).toEqual(['angel 2', 'done'])
  choose(match, 'angel 2')
  expect([legion(match, 0), stateOf(match).summoned]).toEqual(['angel ogre lion', true])
})

test('TI-15.4 defenders lost by not entering do not open the window', () => {
  const match = fight('plains', 'ogre F1, lion F2', 'lion -, lion A1', { round: 1, others: [['9 angel lion'], []] })
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'manoeuvre', seats: [0] })
  expect(battleOf(match).summonWindow).toBe(0)
})

test('TI-15.4 a defender slain by drift does', () => {
  const match = fight('tundra', 'ogre F1', 'lion A1:4, lion C1', { others: [['9 angel lion'], []] })
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'summon', seats: [0] })
})

test('TI-15.0b an angel that fought or was acquired in this phase can be summoned elsewhere', () => {
  const spec = {
    phasing: 'attacker' as const,
    others: [['>9 ogre'], ['9 ogre']] as [string[], string[]],
    score: [90, 0] as [number, number],
  }
  const match = melee('plains', 'angel C3:3, lion F1', 'lion D3:4', spec)
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
  chooseAll(match, 'acquire angel', 'done')
  expect(legion(match, 0)).toBe('angel angel lion')
  chooseAll(match, '1>stand', '1>concede')
  expect(offered(match)).toContain('angel 0')
})
