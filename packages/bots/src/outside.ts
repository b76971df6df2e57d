import {
  type AnyGame,
  choiceInWords,
  fine,
  type Option,
  type Outcome,
  options,
  question,
  readOption,
  refused,
  type Seat,
  type State,
  writeOption,
} from '@hexarium/kernel'
import type { Thought } from './thought.ts'

// How programs outside of the house are talked to: a line of JSON for every choice, and one back, `{"choice":"unit 3"}`.

/** What a seat may choose, as records write it and in words, with the odds of what is risky. */
export function listOptions(game: AnyGame, g: State, seat: Seat): object {
  const { decision } = question(game, g)!
  const offered = options(game, g, seat)
  const risky = offered.flatMap(option => {
    const odds = game.odds?.(g, seat, decision as never, option) ?? []
    return odds.length > 0 ? [[writeOption(decision, option), odds] as const] : []
  })
  const view = game.view(g, seat)
  return {
    options: offered.map(option => writeOption(decision, option)),
    words: offered.map(option => choiceInWords(game, 'en', view, decision.name, option, seat)),
    odds: Object.fromEntries(risky),
  }
}

/** The line a program is sent for a choice: what is asked, what may be chosen, and what its seat may know. */
export function lineFor({ game, seat, decision, imagine }: Thought, id: number | string): string {
  const g = imagine(0)
  const listed = listOptions(game, g, seat)
  return JSON.stringify({ id, game: game.id, seat, decision: decision.name, ...listed, view: game.view(g, seat) })
}

/** The choice in the line a program wrote; a sentence if it is none of those offered. */
export function choiceIn(line: string, { decision, options }: Pick<Thought, 'decision' | 'options'>): Outcome<Option> {
  const choice = choiceOf(line)
  if (typeof choice !== 'string')
    return refused('choice', `It wrote ${line.slice(0, 200)}, but a line such as {"choice":"unit 3"} is wanted.`)
  const option = readOption(decision, choice)
  if (option === undefined) return refused('choice', `It chose “${choice}”, which is no choice of ${decision.name}.`)
  if (!options.includes(option))
    return refused('choice', `It chose “${choice}”, which ${decision.name} does not offer.`)
  return fine(option)
}

function choiceOf(line: string): unknown {
  try {
    const json: unknown = JSON.parse(line)
    return typeof json === 'object' && json !== null && 'choice' in json ? json.choice : undefined
  } catch {
    return undefined
  }
}
