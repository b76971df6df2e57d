import { type RuleId, roll, type Seat } from '@hexarium/kernel'
import { SECOND_ATTACK } from '../content/tables.ts'
import { isDoomed, isPresent, members, shift, sideOf, stands } from '../elements.ts'
import { act, ask, call, decision, each, loop, procedure, tell, when } from '../events.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../state.ts'
import { fall } from './casualties.ts'
import { foesOf } from './contact.ts'
import { isUnsupportable, mayBack, meleeBase, momentaryInitiative, strikeTargets } from './strike.ts'

/** One melee: its units, the initiative step, who declares. */
export type Fight = {
  units: Unit[]
  step: number
  side: Seat
  over: number
  attacker: Element
  striker: Element
  /** 1 once a second attack was won by the striker (DW-XIV.1), and the field its first target fell on. */
  second: number
  gap: number
}

const declarer = (_g: Demonworld, here: Fight) => here.side

/** DW-VI.12, AMB-17: attacks and supports of one side in one initiative step, one by one or all at a stroke. */
const declareStrikes = decision({
  name: 'declareStrikes',
  rule: ['DW-VI.10', 'DW-VI.12'],
  seat: declarer,
  offer(g, here: Fight, can) {
    can.everyone()
    for (const element of attackers(g, here)) can.attacker(element)
    can.done()
  },
  take: {
    everyone(g, here) {
      for (const element of attackers(g, here)) {
        if (momentaryInitiative(g, element) === here.step) g.aim[element] = easiest(g, here, element)
      }
      here.over = 1
    },
    attacker(_g, here, element) {
      here.attacker = element
    },
    done(_g, here) {
      here.over = 1
    },
  },
  cannot: { attacker: (g, here, element) => (attackers(g, here).includes(element) ? undefined : 'DW-VI.1') },
  points: { attacker: 'element' },
  default: () => ['everyone'],
})

/** DW-VI.1: whom it strikes. */
const strikeAt = decision({
  name: 'strikeAt',
  rule: 'DW-VI.1',
  seat: declarer,
  offer(g, here: Fight, can) {
    for (const target of targets(g, here, here.attacker)) can.target(target)
  },
  take: {
    target(g, here, target) {
      g.aim[here.attacker] = target
    },
  },
  cannot: {
    target: (g, here, target): RuleId | undefined =>
      targets(g, here, here.attacker).includes(target) ? undefined : 'DW-VI.1',
  },
  points: { target: 'element' },
})

/** DW-VI.11: who supports the attack. AMB-16: it is struck at the lowest initiative of all who take part. */
const supportStrike = decision({
  name: 'supportStrike',
  rule: 'DW-VI.11',
  seat: declarer,
  offer(g, here: Fight, can) {
    for (const element of backers(g, here)) can.supporter(element)
    if (!isEarly(g, here)) can.ready()
  },
  take: {
    supporter(g, here, element) {
      g.backs[element] = here.attacker
    },
    ready(_g, here) {
      here.attacker = NONE
    },
  },
  points: { supporter: 'element' },
})

/** DW-XIV.2: a second attack: from where it stands, or after moving onto the field of the fallen. */
const secondAttack = decision({
  name: 'secondAttack',
  rule: 'DW-XIV.2',
  seat: (g, here: Fight) => sideOf(g, here.striker),
  offer(g, here, can) {
    for (const target of strikeTargets(g, here.striker)) if (!isDoomed(g, target)) can.target(target)
    if (here.gap !== NONE) can.press()
    can.pass()
  },
  take: {
    target(g, here, target) {
      g.aim[here.striker] = target
      strikeOnce(g, here)
      here.second = 0
    },
    press(g, here) {
      tell(g, 'presses', here.striker, here.gap)
      shift(g, here.striker, here.gap)
      here.gap = NONE
      g.formed[g.unit[here.striker]] = 0 // its point is no longer part of a wedge
    },
    pass(_g, here) {
      here.second = 0
    },
  },
  points: { target: 'element' },
  default: () => ['pass'],
})

/** What one side declares in a step. */
const declaration = procedure<Fight>(
  'declaration',
  'DW-VI.12',
  loop(
    mayDeclare,
    ask(declareStrikes),
    when(attackerIsChosen, ask(strikeAt), loop(mayBeBacked, ask(supportStrike)), act(forget)),
  ),
)

/** DW-VI.8: strikes in descending initiative; equal values strike at the same time. */
export const strikes = procedure<Fight>(
  'strikes',
  'DW-VI.8',
  loop(
    nextStep,
    each('side', () => [0, 1], call(declaration, { with: declarationOf })),
    each('striker', declared, act(strikeOnce), loop(wonSecond, ask(secondAttack))),
    act(removeFallen),
  ),
)

function declarationOf(_g: Demonworld, { units, step, side }: Fight): Fight {
  return { ...fightOf(units), step, side }
}

/** A melee before its first strike. */
export function fightOf(units: readonly Unit[]): Fight {
  const nobody = { attacker: NONE, striker: NONE, second: 0, gap: NONE }
  return { units: [...units], step: BEYOND, side: 0, over: 0, ...nobody }
}

/** Quicker than anybody; negative, slower than anybody. */
const BEYOND = 99

/** The highest initiative below the last step at which somebody can still strike. */
function nextStep(g: Demonworld, here: Fight): boolean {
  let next = -BEYOND
  for (const unit of here.units) {
    for (const element of members(g, unit)) {
      if (g.struck[element] || targets(g, here, element).length === 0) continue
      const initiative = momentaryInitiative(g, element)
      if (initiative < here.step && initiative > next) next = initiative
    }
  }
  here.step = next
  return next !== -BEYOND
}

/** Enemies of this melee an element may strike. */
function targets(g: Demonworld, here: Fight, element: Element): Element[] {
  return strikeTargets(g, element).filter(foe => here.units.includes(g.unit[foe]) && !isDoomed(g, foe))
}

/** Elements of the declaring side that have neither struck nor declared and are quick enough for this step. */
function ready(g: Demonworld, here: Fight): Element[] {
  const found: Element[] = []
  for (const unit of here.units) {
    if (g.owner[unit] !== here.side) continue
    for (const element of members(g, unit)) {
      if (g.struck[element] || g.aim[element] !== NONE || g.backs[element] !== NONE) continue
      if (momentaryInitiative(g, element) >= here.step && targets(g, here, element).length > 0) found.push(element)
    }
  }
  return found
}

/** AMB-16: quicker elements that waited attack now only together with one whose step it is. */
function attackers(g: Demonworld, here: Fight): Element[] {
  const able = ready(g, here)
  const timely = able.filter(e => momentaryInitiative(g, e) === here.step)
  return able.filter(e => timely.includes(e) || timely.some(other => sharesTarget(g, here, e, other)))
}

function sharesTarget(g: Demonworld, here: Fight, a: Element, b: Element): boolean {
  return targets(g, here, a).some(
    target => !isUnsupportable(g, a, target) && mayBack(g, b, target) && !isUnsupportable(g, b, target),
  )
}

function mayDeclare(g: Demonworld, here: Fight): boolean {
  return !here.over && attackers(g, here).length > 0
}

function attackerIsChosen(_g: Demonworld, here: Fight): boolean {
  return here.attacker !== NONE
}

function mayBeBacked(g: Demonworld, here: Fight): boolean {
  return here.attacker !== NONE && backers(g, here).length > 0
}

/** An attack nobody timely joined is not made after all. */
function forget(g: Demonworld, here: Fight): void {
  if (here.attacker !== NONE && isEarly(g, here)) g.aim[here.attacker] = NONE
  here.attacker = NONE
}

function backers(g: Demonworld, here: Fight): Element[] {
  const target = g.aim[here.attacker]
  if (isUnsupportable(g, here.attacker, target)) return []
  return ready(g, here).filter(e => e !== here.attacker && mayBack(g, e, target) && !isUnsupportable(g, e, target))
}

/** True as long as everybody in the attack is quicker than this step. */
function isEarly(g: Demonworld, here: Fight): boolean {
  if (momentaryInitiative(g, here.attacker) === here.step) return false
  return !g.backs.some((backed, e) => backed === here.attacker && momentaryInitiative(g, e) === here.step)
}

/** The target with the best base number. */
function easiest(g: Demonworld, here: Fight, element: Element): Element {
  let best = NONE
  let most = Number.NEGATIVE_INFINITY
  for (const target of targets(g, here, element)) {
    const { base } = meleeBase(g, element, target, 0)
    if (base > most) {
      most = base
      best = target
    }
  }
  return best
}

function declared(g: Demonworld, here: Fight): Element[] {
  return here.units.flatMap(unit => members(g, unit).filter(e => g.aim[e] !== NONE))
}

/** DW-VI.13: one attack. AMB-16: supporters that have fallen since do not count. */
function strikeOnce(g: Demonworld, here: Fight): void {
  const { striker } = here
  const target = g.aim[striker]
  const isSecond = here.second === 1
  let supports = 0
  for (let e = 0; e < g.backs.length; e++) {
    if (g.backs[e] !== striker) continue
    supports++
    g.struck[e] = 1
    g.backs[e] = NONE
  }
  g.struck[striker] = 1
  g.aim[striker] = NONE
  here.second = 0
  here.gap = NONE
  if (target === NONE || !stands(g, target) || isDoomed(g, target)) {
    if (target !== NONE) tell(g, 'wasted', striker, target)
    return
  }
  const { base } = meleeBase(g, striker, target, supports)
  const die = roll(g, 20)
  const hit = die <= base ? 1 : 0
  tell(g, 'strikes', striker, target, supports, base, die, hit)
  if (hit) g.hits[target]++
  const felled = hit === 1 && isDoomed(g, target)
  if (felled) g.slain[g.unit[striker]]++
  if (isSecond || !g.rules.secondAttack || supports > 0 || die > base - SECOND_ATTACK) return
  if (!isQuickest(g, striker)) return
  here.second = 1
  if (!felled) return
  here.gap = g.at[target]
  fall(g, target) // DW-XIV.2: its field may be entered at once
}

/** DW-XIV.1: quicker than every enemy in contact with it. */
function isQuickest(g: Demonworld, striker: Element): boolean {
  const own = momentaryInitiative(g, striker)
  return foesOf(g, striker).every(foe => momentaryInitiative(g, foe) < own)
}

function wonSecond(g: Demonworld, here: Fight): boolean {
  if (here.second !== 1 || !stands(g, here.striker)) return false
  return here.gap !== NONE || strikeTargets(g, here.striker).some(target => !isDoomed(g, target))
}

/** DW-VIII.5: losses are removed after each step. */
function removeFallen(g: Demonworld, here: Fight): void {
  for (const unit of here.units) {
    if (!isPresent(g, unit)) continue
    for (const element of members(g, unit)) if (isDoomed(g, element)) fall(g, element)
  }
}
