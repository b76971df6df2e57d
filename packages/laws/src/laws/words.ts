import {
  type AnyGame,
  asked,
  askedInWords,
  byName,
  choiceInWords,
  type Event,
  type EventSpec,
  hears,
  kernelEvents,
  LANGUAGES,
  type Language,
  type Option,
  optionKind,
  options,
  question,
  resultInWords,
  rolledIn,
  type Seat,
  SPECTATOR,
  type State,
  say,
  within,
} from '@hexarium/kernel'
import { everybody, mayAct, openTable } from './deed.ts'
import { aidFault } from './help.ts'
import type { Law, Walk } from './law.ts'
import { sceneFault } from './pictures.ts'
import { inEveryLanguage } from './sentences.ts'

/** How many options are read out at one moment. */
const READ = 24

/** Every question, option, event and result has words in every language, and every view can be drawn. */
export const textsAndScene: Law = {
  id: 'texts and scene',
  title: 'everything that is asked, offered or told has words in every language, and every view can be drawn',
  watch(walk) {
    let fresh = true
    return {
      rest() {
        const fault = fresh ? (namesFault(walk.game) ?? openingFault(walk)) : undefined
        fresh = false
        return fault ?? (walk.sampled ? (questionFault(walk) ?? drawn(walk)) : undefined)
      },
      stride: ({ events }) => (walk.sampled ? eventsFault(walk, events) : undefined),
      end: () => resultFault(walk) ?? drawn(walk),
    }
  },
}

/** Title, blurb, seats, settings, dice, exceptions, habits, proposals and what is kept. */
function namesFault({ text, seats, settings, aid, dice, decisions }: AnyGame): string | undefined {
  const fault = inEveryLanguage('the title', l => text[l].title) ?? inEveryLanguage('the blurb', l => text[l].blurb)
  if (fault) return fault
  for (let seat = 0; seat < seats.max; seat++) {
    const unnamed = inEveryLanguage(`seat ${seat}`, l => text[l].seats[seat])
    if (unnamed) return unnamed
  }
  for (const [name, spec] of Object.entries(settings)) {
    const unnamed = inEveryLanguage(`setting ${name}`, l => text[l].settings[name]?.name)
    if (unnamed) return unnamed
    for (const value of spec.kind === 'choice' ? spec.values : []) {
      const nameless = inEveryLanguage(`${value} of ${name}`, l => text[l].settings[name]?.values?.[value])
      if (nameless) return nameless
    }
  }
  for (const { name } of dice ?? []) {
    const unnamed = inEveryLanguage(`the die ${name}`, l => text[l].dice?.[name])
    if (unnamed) return unnamed
  }
  for (const { spec } of decisions.values()) {
    for (const kind of spec.amounts ?? []) {
      const key = `${spec.name}.${kind}`
      const unnamed = inEveryLanguage(`the row of amounts ${key}`, l => text[l].amount?.[key] && key)
      if (unnamed) return unnamed
      const isMade = Object.hasOwn(spec.parts ?? {}, kind)
      const wordless = isMade && inEveryLanguage(`one of the row ${key}`, l => text[l].each?.[key] && key)
      if (wordless) return wordless
    }
    for (const [answer, { unless }] of Object.entries(spec.standing ?? {})) {
      const unnamed = unless && inEveryLanguage(`the exception of ${answer}`, l => text[l].unless?.[answer])
      if (unnamed) return unnamed
    }
  }
  for (const habit of Object.keys(aid?.habits ?? {})) {
    const unnamed = inEveryLanguage(`the habit ${habit}`, l => text[l].habit?.[habit])
    if (unnamed) return unnamed
  }
  for (const { as = '' } of Object.values(aid?.proposals ?? {})) {
    const unnamed = as !== '' && inEveryLanguage(`the proposal ${as}`, l => text[l].proposal?.[as])
    if (unnamed) return unnamed
  }
  for (const as of Object.keys(aid?.keeps ?? {})) {
    const unnamed = inEveryLanguage(`what is kept as ${as}`, l => text[l].keeps?.[as])
    if (unnamed) return unnamed
  }
  return undefined
}

function questionFault(walk: Walk): string | undefined {
  const { game, state, chance } = walk
  const { decision } = asked(game, state)!
  for (const seat of mayAct(game, state)) {
    const view = game.view(state, seat)
    const listed = options(game, state, seat)
    const isWorded = (l: Language) => game.text[l].ask[decision] !== undefined
    const question = (l: Language) => (isWorded(l) ? askedInWords(game, l, view, decision, seat, listed) : undefined)
    const fault = inEveryLanguage(`the question ${decision}`, question)
    if (fault) return fault
    for (const option of chance.shuffle(listed).slice(0, READ)) {
      const unsaid = optionFault(game, state, view, seat, option)
      if (unsaid) return unsaid
    }
    const unhelpful = aidFault(walk, view, seat)
    if (unhelpful) return unhelpful
  }
  return undefined
}

function optionFault(game: AnyGame, g: State, view: unknown, seat: Seat, option: Option): string | undefined {
  const { decision } = question(game, g)!
  const kind = decision.kinds[optionKind(option)]
  const key = `${decision.name}.${kind}`
  const isSaid = (l: Language) => (game.text[l].choice[key] ?? game.text[l].choice[kind]) !== undefined
  return inEveryLanguage(`the choice ${key}`, l =>
    isSaid(l) ? choiceInWords(game, l, view, decision.name, option, seat) : undefined,
  )
}

/** What happens before the first question is told, too. */
function openingFault(walk: Walk): string | undefined {
  const events: Event[] = []
  const state = within({ events }, () => openTable(walk.game, walk.table))
  return eventsFault({ game: walk.game, chance: walk.chance, state }, events)
}

function eventsFault(
  { game, state, chance }: Pick<Walk, 'game' | 'state' | 'chance'>,
  events: readonly Event[],
): string | undefined {
  for (const event of events) {
    const fault = specFault(game.events[event.kind] ?? kernelEvents[event.kind], event)
    if (fault) return fault
    if (event.kind === 'dice') {
      const odd = rollFault(game, state, event)
      if (odd) return odd
    }
    if (kernelEvents[event.kind]) continue
    const hearers = everybody(state).filter(seat => hears(seat, event))
    if (hearers.length === 0) continue
    const seat = event.to === null && chance.below(2) === 0 ? SPECTATOR : chance.pick(hearers)
    const view = game.view(state, seat)
    const phrase = (l: Language) =>
      say(game.text[l].event[event.kind], view, byName(game.events[event.kind]?.args, event.args), seat)
    const unsaid = inEveryLanguage(`the event ${event.kind}`, phrase)
    if (unsaid) return unsaid
  }
  return undefined
}

/** A roll is somebody's at the table or nobody's, of a die there is, with results it can have. */
function rollFault(game: AnyGame, { core }: State, event: Event): string | undefined {
  const [seat, , better, ...results] = event.args as [number, number, number, ...number[]]
  const rolled = rolledIn(game, event)
  if (!rolled) return `the roll [${event.args}] is of no die the game has`
  if (seat !== SPECTATOR && !(seat >= 0 && seat < core.seats))
    return `the roll [${event.args}] is nobody's at this table`
  if (Math.abs(better) > 1) return `the roll [${event.args}] does not say which side is better`
  const isPossible = results.length > 0 && results.every(result => result >= 1 && result <= rolled.die.sides)
  return isPossible ? undefined : `the roll [${event.args}] holds what its die cannot show`
}

function specFault(spec: EventSpec | undefined, { kind, args }: Event): string | undefined {
  if (!spec) return `the event ${kind} is not among the game's events`
  if (!args.every(Number.isInteger)) return `the event ${kind} holds [${args}]; integers are wanted`
  const rest = spec.args.at(-1)?.endsWith('…') ?? false
  const fits = rest ? args.length >= spec.args.length - 1 : args.length === spec.args.length
  return fits ? undefined : `the event ${kind} holds [${args}]; wanted are ${spec.args.join(', ') || 'none'}`
}

function resultFault({ game, state }: Walk): string | undefined {
  const result = state.core.result!
  const view = game.view(state, SPECTATOR)
  const places = result.places.length === state.core.seats && result.scores.length === state.core.seats
  if (!places) return `the result ${result.by} does not hold a place and a score for every seat`
  if (!result.places.includes(1)) return `the result ${result.by} has no first place`
  if (result.by === 'resigned' || result.by === 'agreed') return undefined
  return (
    inEveryLanguage(`the result ${result.by}`, l => say(game.text[l].result[result.by], view, result.scores, -1)) ??
    inEveryLanguage(`the result ${result.by}`, l => resultInWords(game, l, view, result))
  )
}

function drawn({ game, state, chance }: Walk): string | undefined {
  const seat = chance.pick(everybody(state))
  const language = chance.pick(LANGUAGES)
  return sceneFault(game, game.view(state, seat), language)
}
