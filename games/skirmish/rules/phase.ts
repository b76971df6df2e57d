import { mayTakeBack, type RuleId, type Seat, type Step } from '@hexarium/kernel'
import { ask, call, decision, each, procedure, repeat, type Skirmish, unitsOf } from '../state.ts'

/** What a side's turn in a phase remembers. */
export type Turn = { side: Seat; unit: number }

type Forbids = (g: Skirmish, unit: number) => RuleId | undefined

/**
 * A phase: first one side, then the other uses its units one after the other, or leaves them. `cannotAct` says which
 * units may not; `acts` are what a chosen unit does. Gives the phase and its question.
 */
export function phase(name: string, rule: RuleId, cannotAct: Forbids, ...acts: Step<Skirmish, Turn>[]) {
  const choose = decision({
    name: `${name}Unit`,
    rule,
    seat: (_g, here: Turn) => here.side,
    offer(g, here, can) {
      for (const unit of unitsOf[here.side]) if (!cannotAct(g, unit)) can.unit(unit)
      can.done()
    },
    take: {
      unit(_g, here, unit) {
        here.unit = unit
      },
      done() {},
    },
    ends: ['done'],
    cannot: { unit: (g, here, unit) => (unitsOf[here.side].includes(unit) ? cannotAct(g, unit) : rule) },
  })
  const unitsAreLeft = (g: Skirmish, here: Turn) => {
    if (mayTakeBack(g, here.side)) return true // the last move may still be thought better of
    for (const unit of unitsOf[here.side]) if (!cannotAct(g, unit)) return true
    return false
  }
  const turn = procedure<Turn>(`${name}Turn`, rule, repeat(unitsAreLeft, ask(choose), ...acts))
  const steps = procedure<Turn>(
    name,
    rule,
    each(
      'side',
      g => [g.first, 1 - g.first],
      call(turn, { with: (_g, here: Turn) => ({ side: here.side, unit: -1 }) }),
    ),
  )
  return { steps, choose }
}

/** A question for an enemy unit as target of the chosen one. */
export function target(
  name: string,
  rule: RuleId,
  cannot: (g: Skirmish, unit: number, enemy: number) => RuleId | undefined,
  effect: (g: Skirmish, unit: number, enemy: number) => void,
) {
  return decision({
    name,
    rule,
    seat: (_g, here: Turn) => here.side,
    offer(g, here, can) {
      for (const enemy of unitsOf[1 - here.side]) if (!cannot(g, here.unit, enemy)) can.unit(enemy)
    },
    take: {
      unit(g, here, enemy) {
        effect(g, here.unit, enemy)
      },
    },
    cannot: { unit: (g, here, enemy) => cannot(g, here.unit, enemy) },
  })
}
