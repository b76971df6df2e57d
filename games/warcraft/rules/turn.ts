import { shuffle } from '@hexarium/kernel'
import { NIGHTELF } from '../content/races.ts'
import { NORDRASSIL } from '../content/scenarios.ts'
import { act, call, callOne, forever, procedure, reveal, tell, tellOnly, when } from '../events.ts'
import { leftOf, playOrder, teammates } from '../spaces.ts'
import { MOVE, SPEND, type Warcraft } from '../state.ts'
import { moveStep } from './movement/step.ts'
import { setUp } from './set-up/sequence.ts'
import { deployStep } from './town/deploy.ts'
import { harvestStep } from './town/harvest.ts'
import { spendStep } from './town/spend.ts'
import { markTowns } from './victory/elimination.ts'
import { checkTurnEnd } from './victory/scenario-ends.ts'
import { nightElvesHaveDrawnAll } from './victory/winning.ts'

const STEPS = [moveStep, harvestStep, deployStep, spendStep]

/** WC-B-TRN-01, WC-B-TRN-02: step by step, and in each step every player once. */
export const warcraft = procedure(
  'warcraft',
  'WC-B-TRN-01',
  when(isNew, call(setUp), act(beginTurn)),
  act(shuffleLoose),
  forever(
    callOne(STEPS, g => STEPS[g.step].name),
    act(goOn),
  ),
)

function isNew(g: Warcraft): boolean {
  return g.turn === 0
}

/** A position says what lies on top of a deck at most: the rest is shuffled. */
function shuffleLoose(g: Warcraft): void {
  g.loose.forEach((count, seat) => {
    g.deck[seat] = [...shuffle(g, g.deck[seat].slice(0, count)), ...g.deck[seat].slice(count)]
  })
  g.loose = []
}

function beginTurn(g: Warcraft): void {
  g.turn++
  g.step = MOVE
  g.acted = 0
  g.active = g.first
  g.risen.fill(false)
  g.usedThisTurn.fill(0)
  g.gift.fill(0)
  g.barred = []
  g.busy = []
  g.slowed = []
  g.moves.fill(0)
  tell(g, 'turn', g.turn, g.first)
}

/** WC-B-TRN-02: the next player; when all have had the step, the next step. */
function goOn(g: Warcraft): void {
  g.acted |= 1 << g.active
  const next = playOrder(g).find(seat => !(g.acted & (1 << seat)))
  if (next !== undefined) {
    g.active = next
    return
  }
  if (g.step === MOVE) markTowns(g)
  if (g.core.result !== null) return
  if (g.step === SPEND) {
    endTurn(g)
    return
  }
  g.step++
  g.acted = 0
  g.active = g.first
}

/** WC-B-TRN-03: the player to the left becomes first player. */
function endTurn(g: Warcraft): void {
  if (g.scenario === NORDRASSIL) setCardAside(g)
  checkTurnEnd(g)
  if (g.core.result !== null) return
  g.first = leftOf(g, g.first)
  beginTurn(g)
}

/** WC-B-SCN-42, WC-B-SCN-44: the Night Elf sets aside his top card, which he alone sees; with the last one the allies win. */
function setCardAside(g: Warcraft): void {
  const seat = g.race.indexOf(NIGHTELF)
  const card = g.deck[seat].pop()
  if (card === undefined) return
  g.aside[seat].push(card)
  tell(g, 'setsAside', seat)
  tellOnly(g, [seat, ...teammates(g, seat)], 'sawAside', seat, card)
  reveal(g)
  nightElvesHaveDrawnAll(g, seat)
}
