import {
  type AnyGame,
  defineGame,
  finish,
  type GameSpec,
  type Procedure,
  type State,
  vocabulary,
} from '../src/index.ts'

/** The state of the small games that unit tests are made of: a diary of what happened. */
export interface Tiny extends State {
  diary: string[]
}

export const {
  decision,
  procedure,
  ask,
  act,
  call,
  callOne,
  when,
  loop,
  repeat,
  forever,
  chapter,
  each,
  give,
  resigned,
  tell,
  tellOnly,
} = vocabulary<Tiny, Record<string, number[]>>()

/** Writes into the diary. */
export function note(text: string | ((g: Tiny, here: Record<string, number>) => string)) {
  return act<Record<string, number>>((g, here) => {
    g.diary.push(typeof text === 'string' ? text : text(g, here))
  })
}

/** Ends the game. */
export const over = act<Record<string, number>>(g => {
  finish(g, { places: new Array(g.core.seats).fill(1), scores: new Array(g.core.seats).fill(0), by: 'over' })
})

/** A question that writes its answer into the diary: `name.kind value by seat`. */
export function question(
  name: string,
  kinds: Record<string, number[]>,
  seat = 0,
  more: { ends?: string[]; auto?: true } = {},
) {
  const take = Object.fromEntries(
    Object.keys(kinds).map(kind => [
      kind,
      (g: Tiny, here: Record<string, number>, value: number, by: number) => {
        g.diary.push(`${name}.${kind} ${value} by ${by}`)
        here[kind] = value
      },
    ]),
  )
  return decision<string>({
    name,
    rule: name,
    ...more,
    seat: () => seat,
    offer(_g, _here, can) {
      for (const [kind, values] of Object.entries(kinds)) for (const value of values) can[kind](value)
    },
    take,
  })
}

const words = { title: '', blurb: '', seats: [], settings: {}, ask: {}, choice: {}, event: {}, result: {} }

/** A game around a procedure. */
export function tiny(start: Procedure<Tiny>, spec: Partial<GameSpec<Tiny, unknown>> = {}): AnyGame {
  return defineGame<Tiny, unknown>({
    id: 'tiny',
    rules: '1',
    seats: { min: 1, max: 4 },
    settings: {},
    setup: () => ({ diary: [] }),
    start,
    view: g => ({ diary: [...g.diary] }),
    imagine: () => {},
    check: () => {},
    scene: () => ({ boards: [], sheets: [] }),
    text: { en: words, de: words, fr: words },
    events: {},
    ...spec,
  })
}

/** What a match's diary says. */
export function diary(match: { state: State }): string[] {
  return (match.state as Tiny).diary
}
