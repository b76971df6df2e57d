import { mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import { LARGE } from '../../content/armies/cards.ts'
import { crewOf, isCaptain, isDoomed, isPresent } from '../../elements.ts'
import { act, ask, call, decision, each, loop, procedure, repeat, when } from '../../events.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'
import { isBig } from '../large/melee.ts'
import { blowsOf, blowTarget, largeStrikes, partsToChoose, strikeEasiest, supportBlowBy } from '../large/strike.ts'
import { isUnsupportable, mayBack, meleeBase, momentaryInitiative, strikeTargets } from './strike.ts'

/** One melee: its units, the initiative step, who declares. */
export type Fight = {
  units: Unit[]
  step: number
  side: Seat
  attacker: Element
  striker: Element
  /** True once a second attack was won by the striker (DW-XIV.1), and the field its first target fell on. */
  second: boolean
  gap: number
  /** DW-XVII.35: which attack of a large element is declared, then whose support is asked for, by its place in `g.blows`. */
  attack: number
  /** True once nobody else supports that one. */
  backed: boolean
}

/** DW-VI.5: which melee it is: that of the first of a side's units in it; of a commander only where no unit is. */
export function aboutMelee(g: Demonworld, { units, side }: Pick<Fight, 'units' | 'side'>): { unit: Unit } {
  const own = units.filter(unit => g.owner[unit] === side && isPresent(g, unit))
  return { unit: own.find(unit => !isCaptain(g, unit)) ?? own[0] ?? NONE }
}

const declarer = (_g: Demonworld, here: Fight) => here.side

/** DW-VI.12, AMB-17: attacks and supports of one side in one initiative step, one by one or all at a stroke. */
export const declareStrikes = decision({
  name: 'declareStrikes',
  rule: ['DW-VI.10', 'DW-VI.12'],
  seat: declarer,
  about: aboutMelee,
  offer(g, here: Fight, can) {
    const ready = attackers(g, here)
    if (ready.length > 0) can.everyone()
    for (const element of ready) can.attacker(element)
    can.done()
  },
  take: {
    everyone(g, here) {
      for (const element of attackers(g, here)) {
        if (momentaryInitiative(g, element) !== here.step) continue
        if (LARGE[g.type[element]]) strikeEasiest(g, here, element)
        else g.aim[element] = easiest(g, here, element)
      }
    },
    attacker(_g, here, element) {
      here.attacker = element
    },
    done() {},
  },
  cannot: { attacker: (g, here, element) => (attackers(g, here).includes(element) ? undefined : 'DW-VI.1') },
  ends: ['everyone', 'done'],
  points: { attacker: 'element' },
  default: (g, here) => [attackers(g, here).length > 0 ? 'everyone' : 'done'],
})

/** DW-VI.1: whom it strikes. */
export const strikeAt = decision({
  name: 'strikeAt',
  rule: 'DW-VI.1',
  seat: declarer,
  about: (_g, { attacker }) => ({ element: attacker }),
  offer(g, here: Fight, can) {
    for (const target of targets(g, here, here.attacker)) can.target(target)
  },
  take: {
    target(g, here, target) {
      g.aim[here.attacker] = target
      g.mark[here.attacker] = NONE
    },
  },
  cannot: {
    target: (g, here, target): RuleId | undefined =>
      targets(g, here, here.attacker).includes(target) ? undefined : 'DW-VI.1',
  },
  points: { target: 'element' },
})

/** DW-VI.11: who supports the attack. AMB-16: it is struck at the lowest initiative of all who take part. */
export const supportStrike = decision({
  name: 'supportStrike',
  rule: 'DW-VI.11',
  seat: declarer,
  about: (_g, { attacker }) => ({ element: attacker }),
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
  cannot: { supporter: (g, here, element) => cannotBack(g, here, element) },
  points: { supporter: 'element' },
})

/** DW-VI.11: the attacks of large elements are attacks like any other, and are supported like them. */
export const supportBlow = decision({
  name: 'supportBlow',
  rule: 'DW-VI.11',
  seat: declarer,
  about: (_g, { attacker }) => ({ element: attacker }),
  offer(g, here: Fight, can) {
    for (const element of blowBackers(g, here)) can.supporter(element)
    can.ready()
  },
  take: {
    supporter(g, here, element) {
      supportBlowBy(g, here.attack, element)
    },
    ready(_g, here) {
      here.backed = true
    },
  },
  cannot: { supporter: (g, here, element) => (blowBackers(g, here).includes(element) ? undefined : 'DW-VI.11') },
  points: { supporter: 'element' },
  default: () => ['ready'],
})

/** DW-XVIII.7: from the rearward flank of a chariot, the animals or the chariot itself. */
export const strikePart = decision({
  name: 'strikePart',
  rule: 'DW-XVIII.7',
  seat: declarer,
  about: (_g, { attacker }) => ({ element: attacker }),
  offer(g, here: Fight, can) {
    for (const hex of partsToChoose(g, here.attacker, g.aim[here.attacker])) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      g.mark[here.attacker] = hex
    },
  },
  cannot: {
    hex: (g, here, hex) =>
      partsToChoose(g, here.attacker, g.aim[here.attacker]).includes(hex) ? undefined : 'DW-XVIII.7',
  },
})

/** What one side declares in a step. */
export const declaration = procedure<Fight>(
  'declaration',
  'DW-VI.12',
  repeat(
    mayDeclare,
    ask(declareStrikes),
    when(
      largeIsChosen,
      call(largeStrikes, { with: (_g, here: Fight) => ({ ...here, units: [...here.units] }) }),
      each('attack', blowsMade, act(openBlow), loop(mayBackBlow, ask(supportBlow))),
      act(forgetLarge),
    ),
    when(
      attackerIsChosen,
      ask(strikeAt),
      when(hasPartChoice, ask(strikePart)),
      loop(mayBeBacked, ask(supportStrike)),
      act(forget),
    ),
  ),
)

/** Enemies of this melee an element may strike. */
export function targets(g: Demonworld, here: Fight, element: Element): Element[] {
  return strikeTargets(g, element).filter(foe => here.units.includes(g.unit[foe]) && !isDoomed(g, foe))
}

/** Elements of the declaring side that have neither struck nor declared and are quick enough for this step. */
function ready(g: Demonworld, here: Fight): Element[] {
  const found: Element[] = []
  for (const unit of here.units) {
    if (g.owner[unit] !== here.side) continue
    for (const element of crewOf(g, unit)) {
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
  return able.filter(e => timely.includes(e) || (!isBig(g, e) && timely.some(other => sharesTarget(g, here, e, other))))
}

function sharesTarget(g: Demonworld, here: Fight, a: Element, b: Element): boolean {
  return targets(g, here, a).some(
    target => !isUnsupportable(g, a, target) && mayBack(g, b, target) && !isUnsupportable(g, b, target),
  )
}

function mayDeclare(g: Demonworld, here: Fight): boolean {
  return attackers(g, here).length > 0 || mayTakeBack(g, here.side)
}

function hasPartChoice(g: Demonworld, here: Fight): boolean {
  return partsToChoose(g, here.attacker, g.aim[here.attacker]).length > 0
}

function largeIsChosen(g: Demonworld, here: Fight): boolean {
  return here.attacker !== NONE && LARGE[g.type[here.attacker]]
}

function forgetLarge(_g: Demonworld, here: Fight): void {
  here.attacker = NONE
}

/** The attacks it has just declared; older rules let nobody support them. */
function blowsMade(g: Demonworld, here: Fight): number[] {
  return g.rules.beforeEight ? [] : blowsOf(g, here.attacker)
}

function openBlow(_g: Demonworld, here: Fight): void {
  here.backed = false
}

function mayBackBlow(g: Demonworld, here: Fight): boolean {
  return !here.backed && blowBackers(g, here).length > 0
}

function blowBackers(g: Demonworld, here: Fight): Element[] {
  const target = blowTarget(g, here.attack)
  if (isUnsupportable(g, here.attacker, target)) return []
  return ready(g, here).filter(e => e !== here.attacker && mayBack(g, e, target) && !isUnsupportable(g, e, target))
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

/** DW-VI.11, DW-VI.12, DW-VI.8, DW-XI.6: why an element does not support an attack. */
function cannotBack(g: Demonworld, here: Fight, element: Element): RuleId | undefined {
  if (backers(g, here).includes(element)) return undefined
  const target = g.aim[here.attacker]
  const unit = g.unit[element]
  if (unit === undefined || !here.units.includes(unit) || g.owner[unit] !== here.side) return 'DW-VI.11'
  if (element === here.attacker || g.struck[element] || g.aim[element] !== NONE || g.backs[element] !== NONE)
    return 'DW-VI.12'
  if (!mayBack(g, element, target)) return 'DW-VI.11'
  if (isUnsupportable(g, here.attacker, target) || isUnsupportable(g, element, target)) return 'DW-XI.6'
  return momentaryInitiative(g, element) < here.step ? 'DW-VI.8' : 'DW-VI.11'
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
