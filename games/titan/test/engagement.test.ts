import { askedInWords, hears, type Language, type Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { typeNamed } from '../content/creatures.ts'
import {
  afterMovement,
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
  offered,
  offeredAs,
  refusal,
  type SeatSpec,
  settle,
  stateOf,
  stockOf,
  strike,
  titan,
  told,
  viewOf,
} from './table.ts'

/** Seat 0 attacks seat 1 in marsh 8; their Titans are elsewhere, and somebody looks on. */
function meeting(attackers = 'troll*2', defenders = 'ogre*3', more: { score?: number; others?: string[] } = {}) {
  const seats: SeatSpec[] = [
    { score: more.score ?? 0, legions: [`>8 ${attackers}`, '500 titan centaur', ...(more.others ?? [])] },
    { legions: [`8 ${defenders}`, '600 titan centaur'] },
    { legions: ['200 titan centaur', '300 lion'] },
  ]
  return afterMovement({ seats })
}

/** The same, talks begun. */
function talks(attackers?: string, defenders?: string, more?: { score?: number; others?: string[] }) {
  const match = meeting(attackers, defenders, more)
  choose(match, 'stand')
  return match
}

test('TI-6.3a TI-DP-09 the mover picks one engagement after the other, in any order', () => {
  const seats = [
    { legions: ['>8 troll', '>9 troll', '>10 troll', '500 titan'] },
    { legions: ['8 ogre', '9 ogre', '10 ogre', '600 titan'] },
  ]
  const match = afterMovement({ seats })
  expect(match.asked).toEqual({ decision: 'nextEngagement', seats: [0] })
  expect(offered(match)).toEqual(['land 8', 'land 9', 'land 10'])
  expect(viewOf(match, -1).contested).toHaveLength(3)
  chooseAll(match, 'land 9', 'flee')
  expect(offered(match)).toEqual(['land 8', 'land 10'])
  choose(match, 'land 10')
  expect(match.asked!.decision).toBe('flightWindow') // one is finished before the next starts
  choose(match, 'flee')
  expect(landOf(match, 12)).toBe(8)
  expect(match.asked!.decision).toBe('flightWindow') // the last one needs no picking
})

test('TI-9.0 only the two players of the two legions are involved; the mover is the attacker', () => {
  const match = meeting()
  expect(engagementOf(match)).toMatchObject({ attacker: 0, defender: 12 })
  expect(match.asked).toEqual({ decision: 'flightWindow', seats: [1], may: [0] })
  expect(offered(match, 2)).toEqual([])
})

test('TI-9.1a each of the two sees the whole other legion, and nobody else does', () => {
  const match = meeting()
  expect(knownOf(match, 0, 12)).toBe('ogre ogre ogre')
  expect(knownOf(match, 1, 0)).toBe('troll troll')
  for (const seat of [-1, 2]) for (const of of [0, 12]) expect(knownOf(match, seat, of)).toContain('……')
  const seats = [{ legions: ['>8 troll*2', '>9 lion', '500 titan'] }, { legions: ['8 ogre*3', '9 ogre', '600 titan'] }]
  const events = choose(afterMovement({ seats }), 'land 8')
  const sees = events.filter(({ kind }) => kind === 'sees')
  expect(sees.map(({ to }) => to)).toEqual([[0], [1]])
  expect(hears(-1, sees[0])).toBe(false)
})

test('TI-9.2a TI-DP-10 the defender may flee, stand or make an offer; the attacker cannot flee', () => {
  const match = meeting()
  expect(offered(match, 1)).toEqual(['flee', 'stand', 'offer attacker', 'offer defender', 'offer nobody'])
  expect(offered(match, 0)).toEqual(['offer attacker', 'offer defender', 'offer nobody'])
  expect(refusal(match, '0>flee').rule).toBe('TI-9.2a')
})

test('TI-9.2a the defender is asked about what he may do, and told why he cannot flee', () => {
  const asked = (match: Match, language: Language = 'en') => {
    const { view, options } = match.seen(1)
    return askedInWords(titan, language, view, 'flightWindow', 1, options)
  }
  expect(asked(meeting())).toMatch(/: flee, stand or make an offer$/)
  const lord = meeting('troll', 'angel ogre')
  expect(asked(lord)).toMatch(/: stand or make an offer; a legion with a Titan, angel or archangel cannot flee$/)
  expect(asked(lord, 'de')).toMatch(/: bleib oder schlage eine Übereinkunft vor; .* kann nicht fliehen$/)
  expect(asked(lord, 'fr')).toMatch(/\s: restez ou proposez un accord\s; .* ne peut pas fuir$/)
})

test('TI-RT-F TI-9.2a a guardian and no lord may flee, an angel may not', () => {
  expect(offered(meeting('troll', 'guardian ogre'), 1)).toContain('flee')
  for (const lord of ['angel', 'archangel']) {
    const match = meeting('troll', `${lord} ogre`)
    expect(offered(match, 1)).not.toContain('flee')
    expect(refusal(match, '1>flee').rule).toBe('TI-9.2a')
  }
  const titan = afterMovement({ seats: [{ legions: ['>8 troll', '500 titan'] }, { legions: ['8 titan ogre'] }] })
  expect(offered(titan, 1)).not.toContain('flee')
})

test('TI-9.2b TI-16.1a a fleeing legion is eliminated and the attacker scores half its value, rounded down', () => {
  const match = meeting('troll*2', 'ogre lion')
  const events = choose(match, 'flee')
  expect(told(events, 'scores')).toEqual([[0, 13, 13]]) // 12 + 15 = 27
  expect([legion(match, 0), landOf(match, 12)]).toEqual(['troll troll', -1])
  expect([stateOf(match).dead[typeNamed('ogre')], stateOf(match).dead[typeNamed('lion')]]).toEqual([1, 1])
})

test('TI-9.2c the right to flee is lost with standing, or with an offer, even if it is refused', () => {
  const standing = talks()
  expect(standing.asked).toEqual({ decision: 'talks', seats: [1, 0] })
  expect(offered(standing, 1)).not.toContain('flee')
  const offering = meeting()
  choose(offering, '1>offer nobody')
  expect(offering.asked!.decision).toBe('talks')
  choose(offering, '0>reject')
  expect(offered(offering, 1)).not.toContain('flee')
})

test('TI-9.2d TI-DP-11 an attacker’s offer does not cost the defender his flight, and fleeing voids it', () => {
  const match = meeting()
  choose(match, '0>offer nobody')
  expect(match.asked!.decision).toBe('flightWindow')
  expect(offered(match, 0)).toContain('withdraw')
  expect(offered(match, 1)).toEqual(expect.arrayContaining(['flee', 'accept']))
  choose(match, '1>flee')
  expect(legion(match, 0)).toBe('troll troll')
})

test('TI-DP-11 the attacker may withdraw his offer again', () => {
  const match = meeting()
  chooseAll(match, '0>offer nobody', '0>withdraw')
  expect(offered(match, 1)).not.toContain('accept')
  expect(offered(match, 0)).not.toContain('withdraw')
})

test('TI-9.3a TI-9.3c an agreement needs both; the winner scores the full value and loses what was agreed', () => {
  const match = talks('troll*3', 'ogre lion')
  chooseAll(match, '0>offer attacker', '0>piece troll', '0>done')
  expect(offered(match, 0)).not.toContain('accept') // not his own
  const events = settle(match, '1>accept')
  expect(told(events, 'scores')).toEqual([[0, 27, 27]])
  expect([legion(match, 0), landOf(match, 12)]).toEqual(['troll troll', -1])
  expect(stateOf(match).score).toEqual([27, 0, 0]) // the troll scores for nobody
  expect(stateOf(match).dead[typeNamed('troll')]).toBe(1)
})

test('TI-9.3a TI-14.2a the defender may be the winner: the attacker is eliminated, a late reinforcement is his', () => {
  const match = talks('troll*3', 'ogre*2')
  chooseAll(match, '1>offer defender', '1>done')
  choose(match, '0>accept')
  expect(stateOf(match).score).toEqual([0, 48, 0])
  expect(match.asked).toMatchObject({ decision: 'spoils', seats: [1] })
  expect(offered(match)).toEqual(['muster ogre', 'muster troll', 'done'])
})

test('TI-9.3b losses are characters of the winner, never his Titan, and one is left', () => {
  const seats = [{ legions: ['>8 titan troll*2', '500 lion'] }, { legions: ['8 ogre', '600 titan'] }]
  const match = afterMovement({ seats })
  chooseAll(match, '1>stand', '1>offer attacker')
  expect(match.asked).toEqual({ decision: 'offerLosses', seats: [1] })
  expect(offered(match)).toEqual(['piece troll', 'done'])
  expect(refusal(match, 'piece titan').rule).toBe('TI-9.3b')
  chooseAll(match, 'piece troll', 'piece troll')
  expect(offered(match)).toEqual(['done'])
  choose(match, 'done')
  expect(engagementOf(match).offerLosses[1]).toEqual([typeNamed('troll'), typeNamed('troll')])
  choose(match, '0>accept')
  expect(legion(match, 0)).toBe('titan')
})

test('TI-9.3b TI-9.3c nobody as winner is mutual elimination and scores nothing', () => {
  const match = talks('troll*3', 'ogre*2')
  chooseAll(match, '1>offer nobody', '0>accept')
  expect(stateOf(match).score).toEqual([0, 0, 0])
  expect([landOf(match, 0), landOf(match, 12)]).toEqual([-1, -1])
  expect(match.asked!.decision).toBe('muster')
})

test('TI-9.3d the engine knows eliminations only: an offer is a winner and his losses, nothing else', () => {
  const match = talks()
  expect(offered(match, 1)).toEqual(['battle', 'offer attacker', 'offer defender', 'offer nobody', 'concede'])
  choose(match, '1>offer attacker')
  expect(offered(match)).toEqual(['piece troll', 'done'])
})

test('TI-9.3a TI-DP-12 offers can be made, withdrawn, accepted and rejected by either side at any time', () => {
  const match = talks()
  expect(match.asked!.seats).toEqual([1, 0])
  choose(match, '0>offer nobody')
  expect(offered(match, 0)).toContain('withdraw')
  expect(offered(match, 1)).toEqual(expect.arrayContaining(['accept', 'reject']))
  choose(match, '1>reject')
  expect(offered(match, 1)).not.toContain('accept')
  chooseAll(match, '1>offer nobody', '1>withdraw')
  expect(offered(match, 0)).not.toContain('accept')
})

test('TI-K2 TI-DP-12 open offers are seen by the two engaged players only', () => {
  const match = talks()
  const events = chooseAll(match, '0>offer attacker', '0>piece troll', '0>done')
  const [offer] = events.filter(({ kind }) => kind === 'offers')
  expect(offer.to).toEqual([0, 1])
  for (const seat of [0, 1]) {
    expect(viewOf(match, seat).engagement!.offerWinner).toEqual([0, -1])
    expect(viewOf(match, seat).engagement!.offerLosses).toEqual([[typeNamed('troll')], []])
  }
  for (const seat of [-1, 2]) {
    expect(viewOf(match, seat).engagement).toMatchObject({ offerWinner: null, offerLosses: null })
  }
  expect(choose(match, '1>reject')[0].to).toEqual([0, 1])
})

test('TI-9.3e either player may demand the battle, and no agreement is possible once it has begun', () => {
  for (const seat of [0, 1]) {
    const match = talks()
    choose(match, '0>offer nobody')
    choose(match, `${seat}>battle`)
    expect(match.asked).toMatchObject({ decision: 'manoeuvre', seats: [1] })
    for (const party of [0, 1]) {
      expect(offered(match, party).some(text => /^(accept|offer|reject)/.test(text))).toBe(false)
    }
  }
})

test('TI-9.4a TI-DP-21 either player may concede from the talks on', () => {
  expect(offered(meeting(), 1)).not.toContain('concede')
  for (const seat of [0, 1]) expect(offered(talks(), seat)).toContain('concede')
  for (const seat of [0, 1]) expect(offered(fight('plains', 'ogre C3', 'troll E3'), seat)).toContain('concede')
})

test('TI-9.4a TI-19.3f a legion with the Titan may be conceded too; its player is eliminated', () => {
  const seats = [
    { legions: ['>8 titan troll*2', '500 lion'] },
    { legions: ['8 ogre', '600 titan'] },
    { legions: ['1 titan'] },
  ]
  const match = afterMovement({ seats })
  settle(match, '1>stand', '0>concede')
  expect(stateOf(match).alive).toEqual([false, true, true])
  expect(stateOf(match).score[1]).toBe(24 + 16 + 16 + Math.floor(15 / 2))
})

test('TI-9.4b the conceding legion is wholly eliminated; the winner loses nobody and scores in full', () => {
  const match = talks('troll*2', 'ogre lion')
  settle(match, '1>concede')
  expect([legion(match, 0), landOf(match, 12), stateOf(match).score[0]]).toEqual(['troll troll', -1, 27])
})

test('TI-EX-32 TI-14.2a an attacker who concedes before placing anybody: full points, no reinforcement', () => {
  const early = talks('troll*2', 'ogre*2')
  choose(early, '0>concede')
  expect([stateOf(early).score[1], early.asked!.decision]).toEqual([32, 'muster'])
  const unplaced = fight('marsh', 'troll -, troll -', 'ogre -, ogre -', { round: 1 })
  choose(unplaced, 'fighter ogre')
  choose(unplaced, offered(unplaced)[0])
  choose(unplaced, '0>concede')
  expect([stateOf(unplaced).score[1], unplaced.asked!.decision]).toEqual([32, 'muster'])
  const placed = fight('marsh', 'troll F1, troll -', 'ogre A1, ogre A2', { round: 1, phasing: 'attacker' })
  choose(placed, '0>concede')
  expect([stateOf(placed).score[1], placed.asked!.decision]).toEqual([32, 'spoils'])
  expect(offeredAs(placed, 'muster')).toEqual(['ogre', 'troll'])
})

test('TI-9.4c TI-DP-21 a concession comes in the opponent’s phase too, but not inside an atomic action', () => {
  const match = fight('plains', 'ogre C3, ogre C1', 'lion D3, lion A1')
  expect(match.asked).toMatchObject({ decision: 'manoeuvre', seats: [1], may: [0] })
  expect(offered(match, 0)).toEqual(['concede'])
  choose(match, 'fighter A1')
  expect(match.asked!.may).toBeUndefined()
  expect(offered(match, 0)).toEqual([])
})

test('TI-9.4c between strikes: the winner’s slain are removed, further strikes are dropped', () => {
  const match = melee('plains', 'ogre C3:5, ogre D4', 'lion D3, lion E3', { phasing: 'defender' })
  strike(match, 'D3', 'C3', [6, 1, 1, 1, 1]) // the ogre in C3 has six hits now
  expect(fighters(match, 'attacker')).toContain('ogre C3:6')
  const events = choose(match, '1>concede')
  expect(told(events, 'slain')).toHaveLength(1)
  expect(told(events, 'strikes')).toEqual([])
  expect([legion(match, 0), stateOf(match).score]).toEqual(['ogre', [30, 0]])
})

test('TI-9.4c if nobody of the winner is left it is mutual elimination', () => {
  const match = melee('plains', 'ogre C3:5', 'lion D3, lion A1', { phasing: 'defender' })
  strike(match, 'D3', 'C3', [6, 1, 1, 1, 1])
  choose(match, '1>concede')
  expect([landOf(match, 0), landOf(match, 12), stateOf(match).score]).toEqual([-1, -1, [0, 0]])
})

test('TI-9.4c a winner whose Titan is already slain is eliminated all the same; the conceder is the slayer', () => {
  const seats = [{ legions: ['200 titan centaur'] }]
  const match = melee('plains', 'titan C3:5, ogre B1', 'lion D3, lion A1', {
    phasing: 'defender',
    seats,
    others: [['9 lion'], []],
  })
  strike(match, 'D3', 'C3', [6, 1, 1, 1, 1])
  settle(match, '1>concede')
  expect(stateOf(match).alive).toEqual([false, true, true])
  expect(stateOf(match).score).toEqual([0, Math.floor((12 + 15) / 2), 0]) // no battle points, but the half of the rest
  expect(stateOf(match).holder[0]).toBe(1)
})

test('TI-9.4b TI-19.3f who concedes with his Titan slain in this phase loses the whole legion once, not half of it again', () => {
  const seats = [{ legions: ['200 titan centaur'] }]
  const match = melee('plains', 'titan C3:5, ogre B1', 'lion D3, lion A1', { phasing: 'defender', seats })
  strike(match, 'D3', 'C3', [6, 1, 1, 1, 1])
  settle(match, '0>concede')
  expect(stateOf(match).alive).toEqual([false, true, true])
  expect(stateOf(match).score[1]).toBe(24 + 12)
})

test('TI-9.4a only one can concede: the first received counts', () => {
  const match = talks('troll*2', 'ogre*2')
  choose(match, '1>concede')
  expect(match.play(0, 'concede').ok).toBe(false)
  expect(stateOf(match).score).toEqual([24, 0, 0])
})

test('TI-9.5a creatures are out of the game, lords and demi-lords go to the caretaker, survivors stay in the land', () => {
  const match = talks('troll*2', 'angel guardian ogre')
  const [angels, guardians, ogres] = ['angel', 'guardian', 'ogre'].map(name => stockOf(match, name))
  settle(match, '1>concede')
  expect(['angel', 'guardian', 'ogre'].map(name => stockOf(match, name))).toEqual([angels + 1, guardians + 1, ogres])
  expect(stateOf(match).dead[typeNamed('ogre')]).toBe(1)
  expect(landOf(match, 0)).toBe(8)
})

test('TI-1.2 an engagement ends with at least one of its two legions gone', () => {
  for (const end of [['1>flee'], ['1>stand', '0>concede'], ['1>offer nobody', '0>accept']]) {
    const match = meeting()
    settle(match, ...end)
    expect([landOf(match, 0), landOf(match, 12)]).toContain(-1)
  }
  const battle = fight('brush', 'ogre C3', 'lion C4') // on the battleland of the land's terrain
  expect(battleOf(battle).map).toBe(2)
})

test('TI-15.2 after an agreement or a concession the attacker may summon at once, after a flight not', () => {
  const others = ['9 angel lion']
  const flight = meeting('troll*2', 'ogre', { others })
  choose(flight, 'flee')
  expect(flight.asked!.decision).toBe('muster')
  for (const end of [['1>concede'], ['1>offer attacker', '1>done', '0>accept']]) {
    const match = talks('troll*2', 'ogre', { others })
    chooseAll(match, ...end)
    expect(offered(match)).toEqual(['angel 2', 'done'])
    choose(match, 'angel 2')
    expect([legion(match, 0), legion(match, 2)]).toEqual(['angel troll troll', 'lion'])
  }
})

test('TI-K3 flight, agreement and concession show everybody what was eliminated, and not the winner', () => {
  for (const end of [['1>flee'], ['1>stand', '1>concede'], ['0>offer attacker', '0>done', '1>accept']]) {
    const match = meeting('troll*2 lion', 'ogre*2 lion')
    const events = chooseAll(match, ...end)
    const [shown] = events.filter(({ kind }) => kind === 'eliminated')
    expect([shown.to, shown.args]).toEqual([null, [12, typeNamed('ogre'), typeNamed('ogre'), typeNamed('lion')]])
    expect(knownOf(match, 2, 0)).toBe('………')
    expect(knownOf(match, 1, 0)).toBe('lion troll troll') // the loser keeps what he saw
  }
})
