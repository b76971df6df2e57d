import type { RuleId, Seat } from '@hexarium/kernel'
import type { Effect } from '../../content/effects.ts'
import { playables } from '../../content/playables.ts'
import { act, ask, call, decision, loop, procedure, tell, when } from '../../events.ts'
import { HERO, KIND, OWNER, SUMMON } from '../../pieces.ts'
import { NONE, type Piece, RESERVE, RESOLVING, type Warcraft } from '../../state.ts'
import { fightersOfSide } from '../battle/fighters.ts'
import { comeBackTo, deathbed, heroIsDying, isHomeless, type LossHere, losses } from '../battle/losses.ts'
import { woundHero } from '../heroes/wounds.ts'
import type { Pending } from './effects/deed.ts'
import { perform, wouldWork } from './effects/index.ts'
import { endable, enemyHeroes, returnable } from './effects/units.ts'
import { isRelocation, relocation } from './relocation.ts'
import {
  advance,
  aim,
  closePlay,
  isAiming,
  isAwaiting,
  isPaying,
  isReady,
  pay,
  respond,
  somethingIsPlayed,
  top,
} from './stages.ts'
import { isAlike } from './targets.ts'

/** Which effect, which of its options, and what it has left to be asked. */
type Here = Pending & { effect: number; option: number }

/** Which of several things a card or ability does. */
export const chooseEffect = decision({
  name: 'chooseEffect',
  rule: 'WC-X-TIM-12',
  auto: true,
  seat: (g, _here: Here) => top(g).seat,
  offer(g, here, can) {
    optionsOf(g, here).forEach((_, option) => {
      if (!cannotChoose(g, here, option)) can.option(option)
    })
  },
  take: {
    option(_g, here, option) {
      here.option = option
    },
  },
  cannot: { option: (g, here, option) => cannotChoose(g, here, option) },
})

/** A piece or a lasting effect picked while a card takes effect. */
export const pick = decision({
  name: 'pick',
  rule: 'WC-X-TIM-12',
  auto: true,
  ends: [], // the last one picked completes what is played, it ends no phase
  seat: (g, _here: Here) => top(g).seat,
  offer(g, here, can) {
    const { op } = current(g, here)
    for (const piece of pickablePieces(g, here)) can.piece(piece)
    for (const type of op === 'returnLost' ? pickableTypes(g, here) : []) can.type(type)
    for (const number of op === 'endEffect' ? endable(g, top(g).seat) : []) can.effect(number)
    if (op === 'returnLost') can.done()
  },
  take: {
    piece: (g, here, piece) => pickPiece(g, here, piece),
    type: (g, here, type, seat) => returnUnit(g, here, type, seat),
    effect(g, here, number) {
      here.picks = 0
      g.battle!.lasting.splice(number, 1)
    },
    done(_g, here) {
      here.picks = 0
    },
  },
  cannot: {
    piece: (g, here, piece) => (pickablePieces(g, here).includes(piece) ? undefined : 'WC-X-TIM-12'),
    type: (g, here, type) =>
      current(g, here).op === 'returnLost' && pickableTypes(g, here).includes(type) ? undefined : 'WC-B-MOV-02',
    effect: (g, here, number) =>
      current(g, here).op === 'endEffect' && endable(g, top(g).seat).includes(number) ? undefined : 'WC-X-TIM-12',
    done: (g, here) => (current(g, here).op === 'returnLost' ? undefined : 'WC-X-TIM-12'),
  },
})

/** WC-X-TIM-12: the effects in order; each may ask, cost units or kill a hero. */
const resolve = procedure<Here>(
  'resolve',
  'WC-X-TIM-12',
  act(begin),
  loop(
    effectsAreLeft,
    when(mustChoose, ask(chooseEffect)),
    act(performCurrent),
    when(movesPieces, call(relocation)),
    loop(mayPick, ask(pick)),
    loop(lossesWait, call(losses, { with: takeLosses })),
    when(heroIsDying, call(deathbed)),
    when(isHomeless, ask(comeBackTo)),
    act(nextEffect),
  ),
  act(closePlay),
)

/** WC-X-TIM-12: announced, aimed, paid for, answered, resolved; last in, first out. */
export const playOut = procedure(
  'playOut',
  'WC-X-TIM-12',
  loop(
    somethingIsPlayed,
    act(advance),
    when(isAiming, ask(aim)),
    when(isPaying, ask(pay)),
    when(isAwaiting, ask(respond)),
    when(isReady, call(resolve)),
  ),
)

function begin(g: Warcraft, here: Here): void {
  const { seat, what, cancelled } = top(g)
  top(g).stage = RESOLVING
  here.effect = cancelled ? playables[what].effects.length : 0
  here.option = NONE
  here.picks = 0
  here.zones = []
  here.counts = []
  if (cancelled) tell(g, 'cancelled', seat, what)
}

function effectsAreLeft(g: Warcraft, here: Here): boolean {
  return here.effect < playables[top(g).what].effects.length
}

function nextEffect(_g: Warcraft, here: Here): void {
  here.effect++
  here.option = NONE
}

function optionsOf(g: Warcraft, here: Here): readonly Effect[] {
  const effect = playables[top(g).what].effects[here.effect]
  return effect.op === 'choice' ? effect.options : []
}

function mustChoose(g: Warcraft, here: Here): boolean {
  return optionsOf(g, here).some(effect => wouldWork(g, top(g).seat, effect))
}

function cannotChoose(g: Warcraft, here: Here, option: number): RuleId | undefined {
  const effect = optionsOf(g, here)[option]
  return effect && wouldWork(g, top(g).seat, effect) ? undefined : 'WC-X-TIM-12'
}

/** The effect under way; of a choice, the one chosen. */
function current(g: Warcraft, here: Here): Effect {
  const effect = playables[top(g).what].effects[here.effect]
  return effect.op === 'choice' ? (effect.options[here.option] ?? effect) : effect
}

function movesPieces(g: Warcraft, here: Here): boolean {
  return isRelocation(current(g, here))
}

function mayPick(g: Warcraft, here: Here): boolean {
  if (here.picks === 0) return false
  return current(g, here).op !== 'returnLost' || pickableTypes(g, here).length > 0
}

function lossesWait(_g: Warcraft, here: Here): boolean {
  return here.zones.length > 0
}

/** The next losses among the enemies of whoever played. */
function takeLosses(g: Warcraft, here: Here): LossHere {
  const due = [0, 0]
  due[1 - g.battle!.side[top(g).seat]] = here.counts.shift()!
  return { due, zone: here.zones.shift()!, only: NONE }
}

/** Does what can be done at once; what has to be picked or lost first is left. */
function performCurrent(g: Warcraft, here: Here): void {
  perform(g, top(g), current(g, here), here)
}

function pickablePieces(g: Warcraft, here: Here): Piece[] {
  const { seat } = top(g)
  const { op } = current(g, here)
  if (op === 'wound') return enemyHeroes(g, seat)
  if (op !== 'destroySummon') return []
  const summons = fightersOfSide(g, 1 - g.battle!.side[seat]).filter(piece => KIND[piece] === SUMMON)
  return summons.filter((piece, i) => !summons.slice(0, i).some(other => isAlike(g, other, piece)))
}

function pickPiece(g: Warcraft, here: Here, piece: Piece): void {
  here.picks = 0
  if (KIND[piece] === HERO) {
    woundHero(g, OWNER[piece], 1)
    return
  }
  tell(g, 'leaves', piece, g.at[piece])
  g.at[piece] = RESERVE
}

function pickableTypes(g: Warcraft, here: Here): number[] {
  const effect = current(g, here)
  return effect.op === 'returnLost' ? returnable(g, top(g).seat, effect) : []
}

/** Resurrection, Cannibalize: a unit lost in this battle stands in the battlefield again. */
function returnUnit(g: Warcraft, here: Here, type: number, seat: Seat): void {
  const battle = g.battle!
  here.picks--
  const index = battle.lost.findIndex(piece => KIND[piece] === type && OWNER[piece] === seat && g.at[piece] === RESERVE)
  const [piece] = battle.lost.splice(index, 1)
  g.at[piece] = battle.hex
  tell(g, 'placed', piece, battle.hex)
}
