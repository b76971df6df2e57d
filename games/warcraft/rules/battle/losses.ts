import type { Seat } from '@hexarium/kernel'
import { act, ask, call, decision, loop, procedure, when } from '../../events.ts'
import { CREEP, HERO, KIND, OWNER } from '../../pieces.ts'
import { teammates } from '../../spaces.ts'
import { DEFENDER, type Hex, MARKED, NONE, type Owner, type Piece, type Warcraft } from '../../state.ts'
import { windowFor } from '../cards/windows.ts'
import { innerPlayOut } from '../cards/within-losses.ts'
import { buryHero, woundByCasualty } from '../heroes/wounds.ts'
import { assignerOf, lossChoices, whyNotLost } from './loss-choice.ts'
import { loseDie, loseUnit, nearestHomes, returnHome } from './removal.ts'

/** Casualties by side, where they must be taken (NONE: anywhere in the battle) and by whom alone (NONE: by anybody). */
export type LossHere = { due: number[]; zone: Hex; only: Owner }

export const casualtyAssign = windowFor('casualtyAssign', innerPlayOut)
export const casualtyRemoved = windowFor('casualtyRemoved', innerPlayOut)
export const heroDeath = windowFor('heroDeath', innerPlayOut)

/** WC-B-CAS-01, WC-B-CAS-05: the owner picks; a teammate may offer one of his own units instead. */
export const takeLoss = decision({
  name: 'takeLoss',
  rule: ['WC-B-CAS-01', 'WC-B-CAS-05'],
  auto: true,
  gives: ['piece'],
  isDue: true, // a wound is no stake, and yet a price
  seat: (g, _here: LossHere) => chooserOf(g),
  may: g => (g.battle!.chooser === NONE ? volunteers(g) : []),
  offer(g, here, can, seat) {
    for (const piece of lossChoices(g, g.battle!.losing, here.zone, here.only)) {
      if (seat === chooserOf(g) || OWNER[piece] === seat) can.piece(piece)
    }
  },
  take: {
    piece(g, here, piece) {
      here.due[g.battle!.losing]--
      g.battle!.chooser = NONE
      bear(g, piece)
    },
  },
  cannot: {
    piece(g, here, piece, seat) {
      const choices = lossChoices(g, g.battle!.losing, here.zone, here.only)
      if (!choices.includes(piece)) return whyNotLost(g, g.battle!.losing, piece)
      return seat === chooserOf(g) || OWNER[piece] === seat ? undefined : 'WC-B-CAS-05'
    },
  },
})

/** WC-B-SCN-41: where a killed Undead unit comes back, if two places are equally near. */
export const comeBackTo = decision({
  name: 'comeBackTo',
  rule: 'WC-B-SCN-41',
  seat: (g, _here: unknown) => OWNER[g.homeless],
  offer(g, _here, can) {
    for (const hex of nearestHomes(g, OWNER[g.homeless], g.trigger)) can.hex(hex)
  },
  take: {
    hex(g, _here, hex) {
      returnHome(g, g.homeless, hex)
      g.homeless = NONE
    },
  },
  cannot: {
    hex: (g, _here, hex) => (nearestHomes(g, OWNER[g.homeless], g.trigger).includes(hex) ? undefined : 'WC-B-SCN-41'),
  },
})

/** A hero is about to die: his owner may answer (WC-X-TIM-04), else he is gone. */
export const deathbed = procedure('deathbed', 'WC-X-HER-07', call(heroDeath.open), act(buryHero))

/** WC-B-CAS-03, WC-B-CAS-04: one at a time, in turn, the defender first, until all are taken or nobody is left to lose. */
export const losses = procedure<LossHere>(
  'losses',
  'WC-B-CAS-03',
  act(begin),
  loop(
    lossesAreDue,
    act(nextLoser),
    when(somebodyLoses, call(casualtyAssign.open), ask(takeLoss), when(heroIsDying, call(deathbed))),
    when(isHomeless, ask(comeBackTo)),
    when(somebodyLoses, call(casualtyRemoved.open)),
  ),
  act(end),
)

export function heroIsDying(g: Warcraft): boolean {
  return g.dying !== NONE
}

export function isHomeless(g: Warcraft): boolean {
  return g.homeless !== NONE
}

function begin(g: Warcraft): void {
  g.battle!.losing = NONE
  g.battle!.chooser = NONE
}

function end(g: Warcraft): void {
  g.battle!.losing = NONE
  g.battle!.lastLost = NONE
}

function lossesAreDue(_g: Warcraft, here: LossHere): boolean {
  return here.due[0] + here.due[1] > 0
}

function somebodyLoses(g: Warcraft): boolean {
  return g.battle!.losing !== NONE
}

/** WC-B-CAS-03: in turn, the defender first; WC-B-CAS-04: what nobody can take is ignored. */
function nextLoser(g: Warcraft, here: LossHere): void {
  const battle = g.battle!
  for (const side of [0, 1])
    if (here.due[side] > 0 && lossChoices(g, side, here.zone, here.only).length === 0) here.due[side] = 0
  const next = battle.losing === DEFENDER ? 1 - DEFENDER : DEFENDER
  battle.losing = here.due[next] > 0 ? next : here.due[1 - next] > 0 ? 1 - next : NONE
  battle.lastLost = NONE
}

function chooserOf(g: Warcraft): Seat {
  const { chooser, losing } = g.battle!
  return chooser === NONE ? assignerOf(g, losing) : chooser
}

function volunteers(g: Warcraft): Seat[] {
  const assigner = chooserOf(g)
  const side = g.battle!.losing
  return g.battle!.side[assigner] === side ? teammates(g, assigner).filter(seat => g.battle!.side[seat] === side) : []
}

/** What a casualty does: a hero is wounded, a creep loses a die, anybody else is lost. */
function bear(g: Warcraft, piece: Piece): void {
  const battle = g.battle!
  battle.lasting = battle.lasting.filter(({ kind, on }) => kind !== MARKED || on !== piece)
  if (KIND[piece] === HERO) woundByCasualty(g, OWNER[piece])
  else if (KIND[piece] === CREEP) loseDie(g, piece)
  else loseUnit(g, piece)
}
