import {
  type AnyGame,
  askedInWords,
  choiceInWords,
  type Decision,
  eventInWords,
  heard,
  imagine,
  type Language,
  type Option,
  optionKind,
  optionOf,
  optionValue,
  resultInWords,
  type Scene,
  type Seat,
  type Seen,
  type State,
  say,
  whyNot,
} from '@hexarium/kernel'
import type { LogLine, OddsShown, Offer, SeatShown, WhyNot } from './moment.ts'
import { sentences } from './sentences.ts'

/** What a seat sees, as the page shows it. */
export interface Presented {
  scene: Scene
  ask: string
  is: 'asked' | 'waiting' | 'over'
  rules: readonly string[]
  offers: Offer[]
}

/** Puts what a seat sees into words and pictures. `odds` tells the chances of an option, where somebody can. */
export function present(
  game: AnyGame,
  language: Language,
  seen: Seen,
  seat: Seat,
  odds: (option: Option) => OddsShown[] = () => [],
): Presented {
  const text = game.text[language]
  const scene = game.scene(seen.view, text)
  const { result, asked } = seen
  if (result) {
    return { scene, ask: resultInWords(game, language, seen.view, result), is: 'over', rules: [result.by], offers: [] }
  }
  const decision = asked?.decision ? game.decisions.get(asked.decision) : undefined
  if (!decision || seen.options.length === 0 || seen.sealed !== null) {
    const others = (asked?.seats ?? []).filter(of => of !== seat)
    const names = others.map(of => text.seats[of]!)
    return { scene, ask: sentences[language].waiting(names), is: 'waiting', rules: [], offers: [] }
  }
  const ids = idsOf(scene)
  const offers = seen.options.map((option): Offer => {
    const kind = decision.kinds[optionKind(option)]!
    const id = pointsAt(decision, option)
    return {
      option,
      kind,
      words: choiceInWords(game, language, seen.view, decision.name, option, seat),
      points: id !== null && ids.has(id) ? id : null,
      odds: odds(option),
    }
  })
  const isWaitedFor = asked!.seats.includes(seat)
  const ask = askedInWords(game, language, seen.view, decision.name, seat)
  return { scene, ask, is: isWaitedFor ? 'asked' : 'waiting', rules: decision.rules, offers }
}

/** The id of the element an option points at; null for one that has no number. */
function pointsAt(decision: Pick<Decision, 'kinds' | 'valued' | 'spec'>, option: Option): string | null {
  const index = optionKind(option)
  if (!decision.valued[index]) return null
  const kind = decision.kinds[index]!
  return `${decision.spec.points?.[kind] ?? kind}:${optionValue(option)}`
}

/** Every id of a scene. */
function idsOf(scene: Scene): Set<string> {
  const ids = new Set<string>()
  for (const board of scene.boards) {
    for (const list of [board.places, board.sides, board.counters, board.marks]) for (const { id } of list) ids.add(id)
  }
  for (const sheet of scene.sheets) for (const { id } of sheet.rows) if (id !== undefined) ids.add(id)
  return ids
}

/** The chances of an option, reckoned in a state the seat could believe in: odds tell nobody a secret. */
export function oddsIn(game: AnyGame, g: State, seat: Seat, language: Language, decision: string, view: unknown) {
  if (!game.odds) return () => []
  const dream = imagine(game, g, seat, 'odds')
  const asked = game.decisions.get(decision)!
  return (option: Option): OddsShown[] =>
    game.odds!(dream, seat, asked, option).map(({ key, args, chance, rule }) => ({
      words: say(game.text[language].odds?.[key], view, args, seat) ?? '',
      chance,
      rule,
    }))
}

/** Which rule stands against choosing an element of the scene; null if the question is not about such elements. */
export function whyNotAt(game: AnyGame, g: State, seat: Seat, decision: string, id: string): WhyNot | null {
  const asked = game.decisions.get(decision)
  const [, kind, number] = /^(.*):(\d+)$/.exec(id) ?? []
  if (!asked || kind === undefined) return null
  const dream = imagine(game, g, seat, 'why')
  for (const [index, own] of asked.kinds.entries()) {
    if (!asked.valued[index] || (asked.spec.points?.[own] ?? own) !== kind) continue
    const option = optionOf(asked, own, Number(number))
    const rule = option === undefined ? undefined : whyNot(game, dream, seat, option)
    if (rule !== undefined) return { rule }
  }
  return null
}

/** What a seat heard of some events, in the words of what it sees now. */
export function logLines(
  game: AnyGame,
  language: Language,
  view: unknown,
  events: Parameters<typeof heard>[0],
  seat: Seat,
  seq: number,
): LogLine[] {
  return heard(events, seat).map(event => {
    const { text, rule } = eventInWords(game, language, view, event, seat)
    const dice = event.kind === 'roll' ? { sides: event.args[0]!, values: event.args.slice(1) } : undefined
    return { seq, text, rule, ...(dice ? { dice } : {}) }
  })
}

const COLOURS = ['red', 'blue', 'green', 'orange', 'purple', 'silver', 'black', 'white', 'gold', 'yellow', 'brown']

/** Who sits where. A seat named after a colour has that colour, whatever its number. */
export function seatsShown(
  game: AnyGame,
  language: Language,
  count: number,
  bots: readonly (string | null)[],
  asked: readonly Seat[],
): SeatShown[] {
  return Array.from({ length: count }, (_, seat) => {
    const name = (game.text.en.seats[seat] ?? '').toLowerCase()
    return {
      side: game.text[language].seats[seat] ?? `${seat + 1}`,
      tone: COLOURS.find(colour => name.includes(colour)) ?? COLOURS[seat % COLOURS.length]!,
      bot: bots[seat] ?? null,
      asked: asked.includes(seat),
    }
  })
}
