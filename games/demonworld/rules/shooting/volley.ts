import type { Decision, RuleId, Seat, Step } from '@hexarium/kernel'
import { act, ask, decision, loop, when } from '../../events.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'

/** What every volley knows while it is declared: whose it is, the shooter under way, and whether all is declared. */
export type Volley = { side: Seat; unit: Unit; shooter: Element; done: boolean }

/** DW-IV.6: a volley is declared shooter by shooter: who shoots, what at, who supports him; then it is fired. */
export function declaring<V extends Volley>(
  declare: Decision<Demonworld, V>,
  aiming: readonly Step<Demonworld, V>[],
  support: Step<Demonworld, V>,
): Step<Demonworld, V> {
  return loop<V>(isDeclaring, ask(declare), when<V>(shooterIsChosen, ...aiming, support, act(forget)))
}

/**
 * DW-IV.8: who supports the shot under way, one after the other; `supporters` are those who may, and `whyNot` says why another one
 * does not. Gives the question, and when it is asked.
 */
export function supporting<V extends Volley>(
  name: string,
  rule: RuleId,
  supporters: (g: Demonworld, here: V) => Element[],
  whyNot: (g: Demonworld, here: V, supporter: Element) => RuleId | undefined,
) {
  const choose = decision({
    name,
    rule,
    seat: (_g, here: V) => here.side,
    about: (_g, { unit, shooter }) => ({ unit, element: shooter }),
    offer(g, here, can) {
      for (const supporter of supporters(g, here)) can.supporter(supporter)
      can.ready()
    },
    take: {
      supporter(g, here, supporter) {
        g.backs[supporter] = here.shooter
      },
      ready(_g, here) {
        here.shooter = NONE
      },
    },
    cannot: {
      supporter: (g, here, supporter) =>
        supporters(g, here).includes(supporter) ? undefined : (whyNot(g, here, supporter) ?? rule),
    },
    points: { supporter: 'element' },
    default: () => ['ready'],
  })
  const mayBeSupported = (g: Demonworld, here: V): boolean => here.shooter !== NONE && supporters(g, here).length > 0
  return { choose, steps: loop(mayBeSupported, ask(choose)) }
}

function isDeclaring(_g: Demonworld, here: Volley): boolean {
  return !here.done
}

function shooterIsChosen(_g: Demonworld, here: Volley): boolean {
  return here.shooter !== NONE
}

function forget(_g: Demonworld, here: Volley): void {
  here.shooter = NONE
}
