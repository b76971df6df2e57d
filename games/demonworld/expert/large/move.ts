import { fieldsAround } from '../../bases.ts'
import { ARTILLERY, LARGE } from '../../content/armies/cards.ts'
import { ground, isCaptain, isPresent, members, sideOf } from '../../elements.ts'
import { act, ask, call, decision, each, loop, procedure, tell, when } from '../../events.ts'
import { loadGun } from '../../rules/artillery/guns.ts'
import { canStrike } from '../../rules/large/attacks.ts'
import { forgetBrushes } from '../../rules/large/brushes.ts'
import { dismounting, masterless, mounting, ridersBeside } from '../../rules/large/mounts.ts'
import { settingDown } from '../../rules/large/setting-down.ts'
import { isLargeMoving, largeReaction, largeReacts, largeStep, mayReact } from '../../rules/large/tread.ts'
import { catchRouting } from '../../rules/morale/rout.ts'
import { isFighting, touches } from '../../rules/movement/contact.ts'
import { aboutMove, moveOf, REACTING } from '../../rules/movement/move.ts'
import { reaction } from '../../rules/movement/unit-move.ts'
import { manoeuvresOf } from '../../rules/movement/units.ts'
import { reactionFire } from '../../rules/shooting/phase.ts'
import { watchGoal } from '../../rules/victory.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'
import { overrunVictims, trampled, trampledBy, trampledCloseUp } from './overrun.ts'
import { foesAround, isOverrunnable } from './reach.ts'
import { mayReactWithFire, volleyAt } from './reaction-fire.ts'
import { isBesideFoe, isOverOthers, type LargeMove, largeMoveOf, largePointsLeft, mayOverrun } from './steps.ts'

/** DW-XVII.23: who comes into contact with somebody he could overrun says what he wants. */
export const announceCharge = decision({
  name: 'announceCharge',
  rule: 'DW-XVII.23',
  seat: (_g, here: LargeMove) => here.side,
  about: aboutMove,
  offer(_g, _here, can) {
    can.attack()
    can.overrun()
  },
  take: {
    attack(_g, here) {
      here.attacks = true
    },
    overrun(g, here) {
      tell(g, 'charges', here.unit, 1)
    },
  },
  default: () => ['attack'],
})

/** DW-XVII.24: those attacked react if they have not moved: units turn and shift, large elements step and turn. */
const meetings = each<LargeMove>(
  'foe',
  (_g, here) => here.news,
  act(meet),
  when(unitReacts, call(reaction, { with: (g, here: LargeMove) => moveOf(g, here.foe, REACTING) })),
  when(largeReacts, call(largeReaction, { with: (g, here: LargeMove) => largeMoveOf(g, here.foe, REACTING) })),
)

/** DW-XVII.21, DW-XVII.23 … DW-XVII.25: what follows when a large element comes into contact. */
export const largeContact = [
  act(noteNews),
  when(mayChoose, ask(announceCharge)),
  when(
    isOverrunning,
    each<LargeMove>(
      'foe',
      (_g, here) => here.news,
      act(pass),
      when(mayStillFire, call(reactionFire, { with: volleyAt })),
    ),
  ),
  when(isAttacking, act(attack), meetings, act(noteChase)),
] as const

/** DW-XVII.21: whom it comes up to while it still stands over others shoots as the contact comes about, before he is overrun, too. */
const secondLine = each<LargeMove>(
  'foe',
  (g, here) => newFoes(g, here).filter(foe => !here.warned.includes(foe)),
  when(mayReactWithFire, call(reactionFire, { with: volleyAt })),
  act(warn),
)

/** DW-XVII.4 … DW-XVII.27: the move of a large element. */
export const largeMove = procedure<LargeMove>(
  'largeMove',
  'DW-XVII.4',
  act(beginLarge),
  dismounting,
  loop(
    isLargeMoving,
    ...largeStep,
    act(watchGoal),
    when(hasVictims, act(overrunVictims), settingDown),
    when(overrunsOn, secondLine),
    when(hasNews, ...largeContact),
    act(noteChase),
  ),
  when(isStillThere, act(judgeContacts), when(isAttacking, act(attack), meetings)),
  call(trampledCloseUp, { with: trampledBy }),
  act(brush),
  call(trampled, { with: trampledBy }),
  act(finishLarge),
  dismounting,
  each<LargeMove>(
    'captain',
    (g, here) => ridersBeside(g, here.element),
    call(mounting, { with: (_g, here: LargeMove) => ({ captain: here.captain, mount: here.element }) }),
  ),
  masterless,
)

/** DW-XVII.22: losses of overrun units are counted from here. */
function beginLarge(g: Demonworld, here: LargeMove): void {
  g.losses.fill(0)
  forgetBrushes(g, here.element)
}

function hasVictims(_g: Demonworld, here: LargeMove): boolean {
  return here.victims.length > 0
}

function newFoes(g: Demonworld, here: LargeMove): Unit[] {
  if (!isPresent(g, here.unit)) return []
  const { element } = here
  const foes = foesAround(g, ground(g), element, g.at[element], g.facing[element])
  return foes.filter(foe => !here.met.includes(foe))
}

function overrunsOn(g: Demonworld, here: LargeMove): boolean {
  return !g.rules.asBefore && isPresent(g, here.unit) && mayOverrun(g, here) && isOverOthers(g, here.element)
}

function warn(_g: Demonworld, here: LargeMove): void {
  here.warned.push(here.foe)
}

/** DW-XVII.17: while somebody is under its base it can only go on; contact counts when it stands on its own fields. */
function hasNews(g: Demonworld, here: LargeMove): boolean {
  return isPresent(g, here.unit) && !isOverOthers(g, here.element) && newFoes(g, here).length > 0
}

function noteNews(g: Demonworld, here: LargeMove): void {
  here.news = newFoes(g, here)
  if (!mayOverrun(g, here) || !here.news.some(foe => isTrampleable(g, here, foe))) here.attacks = true
}

/** DW-XVII.15: true if the enemy in contact could be overrun. */
function isTrampleable(g: Demonworld, here: LargeMove, foe: Unit): boolean {
  return members(g, foe).every(element => isOverrunnable(g, here.element, element))
}

function mayChoose(g: Demonworld, here: LargeMove): boolean {
  return !here.attacks && largePointsLeft(g, here) > 0
}

function isOverrunning(_g: Demonworld, here: LargeMove): boolean {
  return !here.attacks
}

function isAttacking(_g: Demonworld, here: LargeMove): boolean {
  return here.attacks && here.news.length > 0
}

/** DW-XVII.21: once, as the contact comes about. */
function mayStillFire(g: Demonworld, here: LargeMove): boolean {
  return !here.warned.includes(here.foe) && mayReactWithFire(g, here)
}

function pass(_g: Demonworld, here: LargeMove): void {
  here.met.push(here.foe)
  here.passed.push(here.foe)
}

/** AMB-23: routing elements are destroyed at the touch. */
function attack(g: Demonworld, here: LargeMove): void {
  for (const foe of here.news) {
    tell(g, 'contact', here.unit, foe)
    here.assailed.push(foe)
  }
  catchRouting(g)
}

function meet(_g: Demonworld, here: LargeMove): void {
  if (!here.met.includes(here.foe)) here.met.push(here.foe)
}

function unitReacts(g: Demonworld, { foe }: LargeMove): boolean {
  return !LARGE[g.card[foe]] && mayReact(g, foe) && manoeuvresOf(g, foe) > 0
}

/** DW-XVII.25: an attacked large element that has backed away is followed. */
function noteChase(g: Demonworld, here: LargeMove): void {
  here.chased = NONE
  if (!here.attacks || !isPresent(g, here.unit) || isBesideFoe(g, here.element)) return
  for (const foe of here.assailed) if (LARGE[g.card[foe]] && isPresent(g, foe)) here.chased = foe
}

function isStillThere(g: Demonworld, here: LargeMove): boolean {
  return isPresent(g, here.unit)
}

/** DW-XVII.27: in contact after an overrun: whoever has an element it can strike is in melee with it. */
function judgeContacts(g: Demonworld, here: LargeMove): void {
  here.news = []
  for (const foe of enemiesBeside(g, here.element)) {
    const unit = g.unit[foe]
    if (here.news.includes(unit) || here.assailed.includes(unit)) continue
    if (!here.passed.includes(unit) && !isTrampled(here, unit)) continue
    if (canStrike(g, here.element, foe)) here.news.push(unit)
  }
  if (here.news.length > 0) here.attacks = true
}

function isTrampled({ held }: LargeMove, unit: Unit): boolean {
  for (let i = 0; i < held.length; i += 2) if (held[i] === unit) return true
  return false
}

/** DW-XVII.27: enemies beside it that it has not attacked, pair by pair: they are in no melee. */
function brush(g: Demonworld, here: LargeMove): void {
  if (!isPresent(g, here.unit)) return
  const others = enemiesBeside(g, here.element).filter(foe => !here.assailed.includes(g.unit[foe]))
  if (others.length === 0) return
  for (const other of others) g.brushed.push(here.element, other)
  tell(g, 'brushes', here.element, ...others)
}

function enemiesBeside(g: Demonworld, element: Element): Element[] {
  const found: Element[] = []
  for (const hex of fieldsAround(g, element)) {
    const other = g.on[hex]
    if (other === NONE || sideOf(g, other) === sideOf(g, element) || found.includes(other)) continue
    if (touches(g, element, other)) found.push(other)
  }
  return found
}

function finishLarge(g: Demonworld, here: LargeMove): void {
  if (isCaptain(g, here.unit) && isFighting(g, here.unit)) g.order[here.unit] = g.section // DW-X.7, DW-XVII.32
  g.moved[here.unit] = true
  g.losses.fill(0)
  if (ARTILLERY[g.card[here.unit]] && isPresent(g, here.unit)) loadGun(g, here.element, here.spent)
}
