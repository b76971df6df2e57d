import { type AnyGame, options, question, type State, VALUES } from '@hexarium/kernel'
import { forbidding } from '@hexarium/kernel/inside'
import { mayAct } from './deed.ts'
import { type SuiteOptions, walk } from './walk.ts'

/** How many values of a kind are asked about at one moment, and how many refusals say enough about it. */
const ASKED = 100
const ENOUGH = 200

/**
 * Kinds whose predicate names the question's own first rule, whatever it is asked in random games: either there is only that
 * one rule to name, or it does not look closely. Kinds that were asked about too seldom are left out.
 */
export function vagueKinds(
  game: AnyGame,
  how: Pick<SuiteOptions, 'games' | 'seed'> & { steps?: number } = {},
): string[] {
  const { games = 8, seed = 'reasons', steps = 600 } = how
  const answers = new Map<string, { own: number; other: number }>()
  for (let number = 1; number <= games; number++) {
    const told = (g: State) => {
      if (g.core.result === null) noteAnswers(game, g, answers)
    }
    walk(game, { seed: `${seed} ${number}`, laws: [], steps, told })
  }
  return [...answers].flatMap(([kind, { own, other }]) => (other === 0 && own >= ENOUGH ? [kind] : [])).sort()
}

function noteAnswers(game: AnyGame, g: State, answers: Map<string, { own: number; other: number }>): void {
  const { decision, frame } = question(game, g)!
  for (const seat of mayAct(game, g)) {
    const listed = new Set(options(game, g, seat))
    decision.kinds.forEach((kind, index) => {
      if (!decision.valued[index] || !decision.spec.cannot?.[kind]) return
      const name = `${decision.name}.${kind}`
      const counted = answers.get(name) ?? { own: 0, other: 0 }
      answers.set(name, counted)
      for (let option = index * VALUES; option < index * VALUES + ASKED; option++) {
        if (listed.has(option)) continue
        const rule = forbidding(decision, g, frame.here, option, seat)
        if (rule === decision.rules[0]) counted.own++
        else counted.other++
      }
    })
  }
}
