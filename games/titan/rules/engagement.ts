import type { RuleId, Seat } from '@hexarium/kernel'
import { act, ask, call, decision, loop, procedure, tell, tellOnly } from '../events.ts'
import { enemyIn, hasLord, legionIn, legionsOf, legionValue, piecesOf } from '../legions.ts'
import {
  ATTACKER,
  BATTLE,
  DEFENDER,
  type Engagement,
  FLIGHT,
  type Land,
  NOBODY,
  NONE,
  type Side,
  TALKS,
  type Titan,
} from '../state.ts'
import { aftermath } from './aftermath.ts'
import { battle } from './battle.ts'
import { cannotAccept, cannotOffer, cannotWithdraw, type OfferHere as Here, mayBeOffered } from './offers.ts'
import { takeLosses, wipeOut } from './removal.ts'
import { letSee } from './showing.ts'
import { legionOf, pair, seatOf, settle, sideOf } from './sides.ts'

/** TI-6.3a: the mover picks the next engagement. */
export const nextEngagement = decision({
  name: 'nextEngagement',
  rule: ['TI-6.3a', 'TI-DP-09'],
  auto: true,
  seat: g => g.mover,
  offer(g, _here, can) {
    for (const land of contested(g)) can.land(land)
  },
  take: {
    land(g, _here, land) {
      g.engagement = engage(g, land)
    },
  },
  cannot: { land: (g, _here, land) => (contested(g).includes(land) ? undefined : 'TI-6.3a') },
})

/** TI-9.2: the defender flees, stands, or talks; the attacker may make an offer meanwhile. */
export const flightWindow = decision({
  name: 'flightWindow',
  rule: ['TI-9.2a', 'TI-9.2c', 'TI-DP-10', 'TI-DP-11'],
  seats: (g, _here: Here) => [seatOf(g, DEFENDER)],
  may: g => [seatOf(g, ATTACKER)],
  offer(g, _here, can, seat) {
    const side = sideOf(g, seat)
    if (side === DEFENDER) {
      if (!cannotFlee(g, seat)) can.flee()
      can.stand()
    }
    if (!cannotAccept(g, side)) can.accept()
    if (!cannotWithdraw(g, side)) can.withdraw()
    for (const winner of [ATTACKER, DEFENDER, NOBODY]) if (!cannotOffer(g, side, winner)) can.offer(winner)
  },
  take: {
    flee(g) {
      flee(g)
    },
    stand(g) {
      tell(g, 'stands', g.engagement!.defender)
      g.engagement!.stage = TALKS
    },
    accept: (g, _here, _value, seat) => agree(g, seat),
    withdraw: (g, _here, _value, seat) => withdraw(g, seat),
    offer: (g, here, winner, seat) => beginOffer(g, here, winner, seat),
  },
  cannot: {
    flee: (g, _here, _value, seat) => cannotFlee(g, seat),
    accept: (g, _here, value, seat) => cannotAccept(g, sideOf(g, seat), value),
    withdraw: (g, _here, value, seat) => cannotWithdraw(g, sideOf(g, seat), value),
    offer: (g, _here, winner, seat) => cannotOffer(g, sideOf(g, seat), winner),
  },
  gives: ['flee', 'accept'],
  default: () => ['stand'],
})

/** TI-9.3, TI-9.4: offers, acceptance, demand for battle, concession; either side at any time. */
export const talks = decision({
  name: 'talks',
  rule: ['TI-9.3a', 'TI-9.3e', 'TI-9.4a', 'TI-DP-12', 'TI-DP-21'],
  seats: (g, _here: Here) => [seatOf(g, DEFENDER), seatOf(g, ATTACKER)],
  offer(g, _here, can, seat) {
    const side = sideOf(g, seat)
    can.battle()
    if (!cannotAccept(g, side)) {
      can.accept()
      can.reject()
    }
    if (!cannotWithdraw(g, side)) can.withdraw()
    for (const winner of [ATTACKER, DEFENDER, NOBODY]) if (!cannotOffer(g, side, winner)) can.offer(winner)
    can.concede()
  },
  take: {
    battle(g, _here, _value, seat) {
      tell(g, 'demandsBattle', seat)
      g.engagement!.stage = BATTLE
    },
    accept: (g, _here, _value, seat) => agree(g, seat),
    reject(g, _here, _value, seat) {
      g.engagement!.offerWinner[1 - sideOf(g, seat)] = NONE
      tellOnly(g, pair(g), 'rejects', seat)
    },
    withdraw: (g, _here, _value, seat) => withdraw(g, seat),
    offer: (g, here, winner, seat) => beginOffer(g, here, winner, seat),
    concede: (g, _here, _value, seat) => concedeBeforeBattle(g, seat),
  },
  cannot: {
    battle: (_g, _here, value) => (value === 0 ? undefined : 'TI-9.3e'),
    accept: (g, _here, value, seat) => cannotAccept(g, sideOf(g, seat), value),
    reject: (g, _here, value, seat) => cannotAccept(g, sideOf(g, seat), value),
    withdraw: (g, _here, value, seat) => cannotWithdraw(g, sideOf(g, seat), value),
    offer: (g, _here, winner, seat) => cannotOffer(g, sideOf(g, seat), winner),
    concede: (_g, _here, value) => (value === 0 ? undefined : 'TI-9.4a'),
  },
  gives: ['accept', 'concede'],
  default: () => ['battle'],
})

/** TI-9.3b: which of the winner's characters are lost too. */
export const offerLosses = decision({
  name: 'offerLosses',
  rule: 'TI-9.3b',
  seat: (g, here: Here) => seatOf(g, here.offerer),
  offer(g, here, can) {
    for (const type of mayBeOffered(g, here)) can.piece(type)
    can.done()
  },
  take: {
    piece(_g, here, type) {
      here.losses.push(type)
    },
    done: (g, here) => openOffer(g, here),
  },
  cannot: { piece: (g, here, type) => (mayBeOffered(g, here).includes(type) ? undefined : 'TI-9.3b') },
})

/** TI-9, stages E3 to E5. What settles it leaves this procedure. */
const contest = procedure<Here>(
  'contest',
  'TI-9.2a',
  loop(inFlightWindow, ask(flightWindow), loop(offerIsOpen, ask(offerLosses))),
  loop(inTalks, ask(talks), loop(offerIsOpen, ask(offerLosses))),
  call(battle),
)

const engagement = procedure('engagement', 'TI-9.0', act(meet), call(contest), call(aftermath))

/** TI-6.3: every engagement, one after the other. */
export const engagements = procedure(
  'engagements',
  'TI-6.3a',
  loop(engagementsAreLeft, ask(nextEngagement), call(engagement)),
)

function engagementsAreLeft(g: Titan): boolean {
  return contested(g).length > 0
}

function inFlightWindow(g: Titan): boolean {
  return g.engagement!.stage === FLIGHT
}

function inTalks(g: Titan): boolean {
  return g.engagement!.stage === TALKS
}

function offerIsOpen(_g: Titan, here: Here): boolean {
  return (here.offerer ?? NONE) !== NONE
}

/** The lands where the mover's legion meets another (TI-7.1a). */
export function contested(g: Titan): Land[] {
  const lands = legionsOf(g, g.mover).flatMap(legion =>
    enemyIn(g, g.at[legion], g.mover) === NONE ? [] : [g.at[legion]],
  )
  return lands.sort((a, b) => a - b)
}

function engage(g: Titan, land: Land): Engagement {
  const attacker = legionIn(g, land, g.mover)
  const defender = enemyIn(g, land, g.mover)
  tell(g, 'engaged', attacker, defender, land)
  return {
    land,
    attacker,
    defender,
    stage: FLIGHT,
    offerWinner: [NONE, NONE],
    offerLosses: [[], []],
    offersMade: [0, 0],
    attackerPlaced: false,
    winner: NONE,
    points: 0,
    mayAcquire: false,
    maySummon: false,
    mayReinforce: false,
    earned: [],
    fallen: [],
    slayers: [],
  }
}

/** TI-9.1a: each of the two sees the other's legion, and nobody else does. */
function meet(g: Titan): void {
  const { attacker, defender } = g.engagement!
  for (const [seat, legion] of [
    [seatOf(g, ATTACKER), defender],
    [seatOf(g, DEFENDER), attacker],
  ] as const) {
    letSee(g, seat, legion)
    tellOnly(g, [seat], 'sees', legion, ...piecesOf(g, legion))
  }
}

/** TI-9.2a: only the defender, and only without a lord. */
function cannotFlee(g: Titan, seat: Seat): RuleId | undefined {
  return sideOf(g, seat) === ATTACKER || hasLord(g, g.engagement!.defender) ? 'TI-9.2a' : undefined
}

/** TI-9.2b: half its value, and nothing else is lost. */
function flee(g: Titan): void {
  const { defender } = g.engagement!
  tell(g, 'flees', defender)
  const points = Math.floor(legionValue(g, defender) / 2)
  wipeOut(g, defender)
  settle(g, { winner: ATTACKER, points, mayAcquire: true })
}

function beginOffer(g: Titan, here: Here, winner: Side, seat: Seat): void {
  here.offerer = sideOf(g, seat)
  here.winner = winner
  here.losses = []
  if (winner === NOBODY) openOffer(g, here)
}

function openOffer(g: Titan, here: Here): void {
  const engagement = g.engagement!
  engagement.offerWinner[here.offerer] = here.winner
  engagement.offerLosses[here.offerer] = [...here.losses].sort((a, b) => a - b)
  engagement.offersMade[here.offerer]++
  tellOnly(g, pair(g), 'offers', seatOf(g, here.offerer), here.winner, ...here.losses)
  if (here.offerer === DEFENDER) engagement.stage = TALKS // TI-9.2c, TI-9.2d
  here.offerer = NONE
  here.losses = []
}

function withdraw(g: Titan, seat: Seat): void {
  g.engagement!.offerWinner[sideOf(g, seat)] = NONE
  tellOnly(g, pair(g), 'withdraws', seat)
}

/** TI-9.3a, TI-9.3c: the other side's offer is carried out. */
function agree(g: Titan, seat: Seat): void {
  const { attacker, defender, offerWinner, offerLosses } = g.engagement!
  const offerer = 1 - sideOf(g, seat)
  const winner = offerWinner[offerer]
  const losses = [...offerLosses[offerer]] // none where nobody wins
  tell(g, 'agreement', attacker, defender, winner, ...losses)
  if (winner === NOBODY) {
    wipeOut(g, attacker)
    wipeOut(g, defender)
    settle(g, { winner: NOBODY, points: 0 })
    return
  }
  const loser = legionOf(g, 1 - winner)
  const points = legionValue(g, loser)
  takeLosses(g, legionOf(g, winner), losses)
  wipeOut(g, loser)
  settle(g, {
    winner,
    points,
    mayAcquire: true,
    maySummon: winner === ATTACKER,
    mayReinforce: winner === DEFENDER,
  })
}

/** TI-9.4a, TI-9.4b, TI-14.2a: a concession before the battle; no attacker was placed. */
export function concedeBeforeBattle(g: Titan, seat: Seat): void {
  tell(g, 'concedes', seat)
  const winner = 1 - sideOf(g, seat)
  const loser = legionOf(g, 1 - winner)
  const points = legionValue(g, loser)
  wipeOut(g, loser)
  settle(g, { winner, points, mayAcquire: true, maySummon: winner === ATTACKER })
}
