import { d20, roll } from '@hexarium/kernel'
import { isDoomed, isHere, sideOf } from '../../elements.ts'
import { act, ask, decision, each, procedure, tell } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import type { Fight } from '../melee/declaration.ts'
import { attacksOf } from './attacks.ts'
import { attackTargets, bigMeleeBase, bodyOn, chariotFields } from './melee.ts'

/** Blows of large elements declared in this step: striker, attack, target and how many support it. */
const BLOW = 4

/** DW-XVII.35: with each of its weapons a large element may strike once; all is announced before the first is rolled. */
export const strikeWith = decision({
  name: 'strikeWith',
  rule: ['DW-XVII.35', 'DW-XVII.40', 'DW-XVIII.6', 'DW-XIX.19'],
  seat: (_g, here: Fight) => here.side,
  about: (_g, { attacker }) => ({ element: attacker }),
  offer(g, here, can) {
    for (const target of targetsWith(g, here, here.attacker, here.attack)) can.target(target)
    if (backed(g, here) !== NONE) can.support()
    can.spare()
  },
  take: {
    target(g, here, target) {
      addBlow(g, here.attacker, here.attack, target)
    },
    support(g, here) {
      g.blows[backed(g, here) * BLOW + 3]++
    },
    spare() {},
  },
  cannot: {
    target: (g, here, target) =>
      targetsWith(g, here, here.attacker, here.attack).includes(target) ? undefined : 'DW-XVII.35',
  },
  points: { target: 'element' },
  default: (g, here) => {
    const best = bestTarget(g, here, here.attacker, here.attack)
    return best === NONE ? ['spare'] : ['target', best]
  },
})

/** DW-XVII.35: the attacks of one large element. */
export const largeStrikes = procedure<Fight>(
  'largeStrikes',
  'DW-XVII.35',
  each('attack', (g, here) => usable(g, here), ask(strikeWith)),
  act(forgetAttacker),
)

function forgetAttacker(_g: Demonworld, here: Fight): void {
  here.attacker = NONE
}

function usable(g: Demonworld, here: Fight): number[] {
  return attacksOf(g, here.attacker).flatMap((_, i) => (targetsWith(g, here, here.attacker, i).length > 0 ? [i] : []))
}

function targetsWith(g: Demonworld, here: Fight, striker: Element, attack: number): Element[] {
  const one = attacksOf(g, striker)[attack]
  if (!one) return []
  return attackTargets(g, striker, one).filter(foe => here.units.includes(g.unit[foe]) && !isDoomed(g, foe))
}

function addBlow(g: Demonworld, striker: Element, attack: number, target: Element): void {
  g.blows.push(striker, attack, target, 0)
  g.aim[striker] = target
}

/** The places of the blows an element has declared. */
export function blowsOf(g: Demonworld, striker: Element): number[] {
  const found: number[] = []
  for (let i = 0; i < g.blows.length; i += BLOW) if (g.blows[i] === striker) found.push(i / BLOW)
  return found
}

/** Whom a blow is meant for. */
export function blowTarget(g: Demonworld, blow: number): Element {
  return g.blows[blow * BLOW + 2]
}

/** DW-VI.11: somebody supports a blow, and does nothing else in this phase. */
export function supportBlowBy(g: Demonworld, blow: number, supporter: Element): void {
  g.backs[supporter] = g.blows[blow * BLOW]
  g.blows[blow * BLOW + 3]++
}

/** DW-XVIII.6: the blow of the other animal that this one may support: both reach the middle field before them. */
function backed(g: Demonworld, here: Fight): number {
  const own = attacksOf(g, here.attacker)[here.attack]
  if (own?.weapon !== 'animals') return NONE
  for (let i = 0; i < g.blows.length; i += BLOW) {
    const other = attacksOf(g, here.attacker)[g.blows[i + 1]]
    if (g.blows[i] !== here.attacker || other?.weapon !== 'animals') continue
    if (targetsWith(g, here, here.attacker, here.attack).includes(g.blows[i + 2])) return i / BLOW
  }
  return NONE
}

function bestTarget(g: Demonworld, here: Fight, striker: Element, attack: number): Element {
  let best = NONE
  let most = Number.NEGATIVE_INFINITY
  for (const target of targetsWith(g, here, striker, attack)) {
    const { base } = bigMeleeBase(g, striker, target, 0, attacksOf(g, striker)[attack])
    if (base <= most) continue
    most = base
    best = target
  }
  return best
}

/** All attacks of a large element at their easiest targets. */
export function strikeEasiest(g: Demonworld, here: Fight, striker: Element): void {
  attacksOf(g, striker).forEach((_, attack) => {
    const target = bestTarget(g, here, striker, attack)
    if (target !== NONE) addBlow(g, striker, attack, target)
  })
}

/** DW-XVII.30, DW-XVII.35: the blows of one large element, in their order; none wins a second attack. */
export function strikeBlows(g: Demonworld, striker: Element): void {
  const blows = g.blows
  const kept: number[] = []
  g.struck[striker] = true
  g.aim[striker] = NONE
  for (let e = 0; e < g.backs.length; e++) {
    if (g.backs[e] !== striker) continue
    g.struck[e] = true
    g.backs[e] = NONE
  }
  for (let i = 0; i < blows.length; i += BLOW) {
    if (blows[i] !== striker) kept.push(blows[i], blows[i + 1], blows[i + 2], blows[i + 3])
    else strikeBlow(g, striker, blows[i + 1], blows[i + 2], blows[i + 3])
  }
  g.blows = kept
}

function strikeBlow(g: Demonworld, striker: Element, attack: number, target: Element, supports: number): void {
  if (!isHere(g, target) || isDoomed(g, target)) {
    tell(g, 'wasted', striker, target)
    return
  }
  const { base } = bigMeleeBase(g, striker, target, supports, attacksOf(g, striker)[attack])
  const die = roll(g, sideOf(g, striker), d20, 'low')
  const hit = die <= base
  tell(g, 'strikes', striker, target, supports, base, die, hit ? 1 : 0)
  if (!hit) return
  g.hits[target]++
  if (isDoomed(g, target)) g.slain[g.unit[striker]]++
}

/** DW-XVIII.7: the fields of a chariot among which an attacker may choose: none where there is no choice. */
export function partsToChoose(g: Demonworld, attacker: Element, target: Element): Hex[] {
  if (target === NONE || bodyOn(g, target) !== target || bodyOn(g, attacker) !== attacker) return []
  const fields = chariotFields(g, target, g.at[attacker])
  return fields.length > 1 ? fields : []
}
