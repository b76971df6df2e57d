import { d20, roll } from '@hexarium/kernel'
import { LARGE } from '../../content/armies/cards.ts'
import { SECOND_ATTACK } from '../../content/tables.ts'
import { crewOf, ground, isDoomed, isHere, isPresent, shift, sideOf } from '../../elements.ts'
import { act, ask, call, decision, each, loop, procedure, tell } from '../../events.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'
import { bodyOn, isBig } from '../large/melee.ts'
import { settingDown } from '../large/setting-down.ts'
import { strikeBlows } from '../large/strike.ts'
import { foesOf } from '../movement/contact.ts'
import { mayGo } from '../movement/passage.ts'
import { leaveRanks } from '../movement/units.ts'
import { fall } from '../shooting/casualties.ts'
import { declaration, type Fight, targets } from './declaration.ts'
import { wedgeBonus } from './hits.ts'
import { meleeBase, momentaryInitiative, strikeTargets } from './strike.ts'

/** DW-XIV.2: a second attack: from where it stands, or after moving onto the field of the fallen. */
export const secondAttack = decision({
  name: 'secondAttack',
  rule: 'DW-XIV.2',
  seat: (g, here: Fight) => sideOf(g, here.striker),
  about: (_g, { striker }) => ({ element: striker }),
  offer(g, here, can) {
    for (const target of strikeTargets(g, here.striker)) if (!isDoomed(g, target)) can.target(target)
    if (here.gap !== NONE) can.press()
    can.pass()
  },
  take: {
    target(g, here, target) {
      g.aim[here.striker] = target
      strikeOnce(g, here)
      here.second = false
    },
    press(g, here) {
      tell(g, 'presses', here.striker, here.gap)
      shift(g, here.striker, here.gap)
      here.gap = NONE
      leaveRanks(g, g.unit[here.striker])
    },
    pass(_g, here) {
      here.second = false
    },
  },
  cannot: {
    target: (g, here, target) =>
      strikeTargets(g, here.striker).includes(target) && !isDoomed(g, target) ? undefined : 'DW-XIV.2',
  },
  points: { target: 'element' },
  default: () => ['pass'],
})

/** DW-VI.8: strikes in descending initiative; equal values strike at the same time. */
export const strikes = procedure<Fight>(
  'strikes',
  'DW-VI.8',
  loop(
    nextStep,
    each('side', () => [0, 1], call(declaration, { with: declarationOf })),
    each('striker', declared, act(strikeOnce), loop(wonSecond, ask(secondAttack))),
    act(removeFallen),
    settingDown,
  ),
)

function declarationOf(_g: Demonworld, { units, step, side }: Fight): Fight {
  return { ...fightOf(units), step, side }
}

/** A melee before its first strike. */
export function fightOf(units: readonly Unit[]): Fight {
  const nobody = { attacker: NONE, striker: NONE, second: false, gap: NONE, attack: NONE, backed: false }
  return { units: [...units], step: BEYOND, side: 0, ...nobody }
}

/** Quicker than anybody; negative, slower than anybody. */
const BEYOND = 99

/** The highest initiative below the last step at which somebody can still strike. */
function nextStep(g: Demonworld, here: Fight): boolean {
  let next = -BEYOND
  for (const unit of here.units) {
    for (const element of crewOf(g, unit)) {
      if (g.struck[element] || targets(g, here, element).length === 0) continue
      const initiative = momentaryInitiative(g, element)
      if (initiative < here.step && initiative > next) next = initiative
    }
  }
  here.step = next
  return next !== -BEYOND
}

/** DW-XIII.13: the points of wedges first: nobody who moves up in the same step takes anything from their blow. */
function declared(g: Demonworld, here: Fight): Element[] {
  const strikers = here.units.flatMap(unit => crewOf(g, unit).filter(e => g.aim[e] !== NONE))
  if (g.rules.beforeTwelve) return strikers
  const leads = (striker: Element) => wedgeBonus(g, striker) > 0
  return [...strikers.filter(leads), ...strikers.filter(striker => !leads(striker))]
}

/** DW-VI.13: one attack. AMB-16: supporters that have fallen since do not count. */
function strikeOnce(g: Demonworld, here: Fight): void {
  const { striker } = here
  if (LARGE[g.type[striker]]) {
    here.second = false
    strikeBlows(g, striker)
    return
  }
  const target = g.aim[striker]
  const isSecond = here.second
  let supports = 0
  for (let e = 0; e < g.backs.length; e++) {
    if (g.backs[e] !== striker) continue
    supports++
    g.struck[e] = true
    g.backs[e] = NONE
  }
  g.struck[striker] = true
  g.aim[striker] = NONE
  here.second = false
  here.gap = NONE
  if (target === NONE || !isHere(g, target) || isDoomed(g, target)) {
    if (target !== NONE) tell(g, 'wasted', striker, target)
    return
  }
  const { base } = meleeBase(g, striker, target, supports)
  const die = roll(g, sideOf(g, striker), d20, 'low')
  const hit = die <= base
  tell(g, 'strikes', striker, target, supports, base, die, hit ? 1 : 0)
  if (hit) g.hits[target]++
  const felled = hit && isDoomed(g, target)
  if (felled) g.slain[g.unit[striker]]++
  if (isSecond || !g.rules.secondAttack || supports > 0 || die > base - SECOND_ATTACK) return
  const isMounted = g.mount[striker] !== NONE
  if ((isMounted && g.rules.beforeEight) || !isQuickest(g, striker)) return
  here.second = true
  if (!felled || isMounted) return // DW-XVII.30: who rides moves up to nobody
  if (isBig(g, target)) return
  const land = ground(g)
  // DW-XI.2: nobody moves up onto ground that is impassable for him
  if (g.rules.asBefore || mayGo(g, land, g.type[striker], g.at[striker], g.at[target])) here.gap = g.at[target]
  fall(g, target) // DW-XIV.2: its field may be entered at once
}

/** DW-XIV.1: quicker than every enemy in contact with it, or with its mount. */
function isQuickest(g: Demonworld, striker: Element): boolean {
  const own = momentaryInitiative(g, striker)
  return foesOf(g, bodyOn(g, striker)).every(foe => momentaryInitiative(g, foe) < own)
}

function wonSecond(g: Demonworld, here: Fight): boolean {
  if (!here.second || !isHere(g, here.striker)) return false
  return here.gap !== NONE || strikeTargets(g, here.striker).some(target => !isDoomed(g, target))
}

/** DW-VIII.5, DW-XIV.2: losses are removed after each step; who moved up may have struck somebody who is not in this melee. */
function removeFallen(g: Demonworld, here: Fight): void {
  for (const unit of here.units) {
    if (!isPresent(g, unit)) continue
    for (const element of crewOf(g, unit)) if (isHere(g, element) && isDoomed(g, element)) fall(g, element)
  }
  for (let element = 0; element < g.at.length; element++)
    if (isHere(g, element) && isDoomed(g, element)) fall(g, element)
}
