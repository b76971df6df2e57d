import type { Procedure, Seat } from '@hexarium/kernel'
import type { WindowName } from '../../content/effects.ts'
import { act, ask, call, decision, loop, procedure, resigned, when } from '../../events.ts'
import { NONE, type Warcraft } from '../../state.ts'
import { heroTakesPart } from '../battle/fighters.ts'
import { cannotPlayCard, cannotUse, cardsOf, couldPlay } from './conditions.ts'
import {
  announceAbility,
  announceCard,
  breakOffPlays,
  cannotLay,
  layVictoryPoint,
  somethingIsPlayed,
  windowOrder,
} from './stages.ts'

/** Whose turn it is, as a place in the order (NONE: the window is closed), and how many passed in a row. */
type Here = { turn: number; passes: number }

/**
 * WC-X-TIM-11: a window. Each in turn plays one card or ability or passes; it closes when all pass in a row. Only those
 * are asked who could have something to play by all that everybody knows. What opens it, and what it asks.
 */
export function windowFor(window: WindowName, playOut: Procedure<Warcraft>) {
  const react = reactionIn(window)
  const seek = (g: Warcraft, here: Here): void => seekSeat(g, here, window)
  const opened = procedure<Here>(
    `${window}Window`,
    'WC-X-TIM-11',
    resigned(closesFor),
    act(open),
    act(seek),
    loop(isOpen, ask(react), when(somethingIsPlayed, call(playOut)), act(seek)),
  )
  return { open: opened, react }
}

/** WC-X-TIM-10, WC-X-TIM-11: what can be played in a window. */
function reactionIn(window: WindowName) {
  return decision({
    name: window,
    rule: ['WC-X-TIM-10', 'WC-X-TIM-11'],
    seat: (g, here: Here) => seatIn(g, here),
    standing: {
      pass: { answer: 'pass' },
      // by what everybody sees, never by what is in the hand: that nobody is asked would tell
      unlessHero: { answer: 'pass', unless: (g, _here, seat) => heroTakesPart(g, seat) },
    },
    offer(g, _here, can, seat) {
      for (const card of cardsOf(window)) if (!cannotPlayCard(g, seat, card, window)) can.card(card)
      for (let level = 1; level <= g.heroLevel[seat]; level++)
        if (!cannotUse(g, seat, level, window)) can.ability(level)
      if (!cannotLay(g, 0, seat)) can.lay()
      can.pass()
    },
    take: {
      card(g, here, card, seat) {
        announceCard(g, seat, card)
        goOn(g, here, 0)
      },
      ability(g, here, level, seat) {
        announceAbility(g, seat, level)
        goOn(g, here, 0)
      },
      lay: (g, _here, _value, seat) => layVictoryPoint(g, seat),
      pass: (g, here) => goOn(g, here, here.passes + 1),
    },
    cannot: {
      card: (g, _here, card, seat) => cannotPlayCard(g, seat, card, window),
      ability: (g, _here, level, seat) => cannotUse(g, seat, level, window),
      lay: (g, _here, value, seat) => cannotLay(g, value, seat),
    },
    gives: ['card', 'ability', 'lay', 'pass'], // casualties that are due may follow
    default: () => ['pass'],
  })
}

function open(_g: Warcraft, here: Here): void {
  here.turn = 0
  here.passes = 0
}

/**
 * Windows count places in an order that shrinks when somebody is out: they go on with whoever was to act, or who comes after
 * him. One that waited for the player who left, or for what he played, closes.
 */
function closesFor(g: Warcraft, here: Here, seat: Seat): () => boolean {
  const order = windowOrder(g)
  const next = seatIn(g, here)
  const isAsked = next === seat && !somethingIsPlayed(g)
  const isPlaying = g.active !== seat && g.stack.some(play => play.seat === seat)
  return () => {
    const living = windowOrder(g)
    const heirs = order.map((_, i) => order[(order.indexOf(next) + i) % order.length])
    here.turn = living.indexOf(heirs.find(heir => living.includes(heir)) ?? NONE)
    if (isAsked || isPlaying) breakOffPlays(g)
    return isAsked || isPlaying
  }
}

function isOpen(_g: Warcraft, here: Here): boolean {
  return here.turn !== NONE
}

function seatIn(g: Warcraft, here: Here): Seat {
  const order = windowOrder(g)
  return order[here.turn % order.length]
}

function goOn(g: Warcraft, here: Here, passes: number): void {
  here.turn = (here.turn + 1) % windowOrder(g).length
  here.passes = passes
}

/** Finds the next seat to be asked; NONE once all have passed. */
function seekSeat(g: Warcraft, here: Here, window: WindowName): void {
  const count = windowOrder(g).length
  for (; here.passes < count && !couldPlay(g, seatIn(g, here), window); here.passes++) {
    here.turn = (here.turn + 1) % count
  }
  if (here.passes >= count) here.turn = NONE
}
