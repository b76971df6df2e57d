import {
  type Aid,
  type AnyGame,
  askedInWords,
  choiceInWords,
  eventInWords,
  type Factor,
  fightAt,
  grammar,
  habitsOf,
  heard,
  type Keeping,
  type Language,
  lossesInWords,
  mayCost,
  type Note,
  type Odds,
  type Option,
  optionCarries,
  optionKind,
  pointsAt,
  resultInWords,
  rolledIn,
  rollerInWords,
  rulesAsked,
  type Scene,
  type Seat,
  type Seen,
  say,
  seatInWords,
  writeOption,
  type Zone,
} from '@hexarium/kernel'
import type {
  DiceShown,
  FactorShown,
  HabitShown,
  KeepingShown,
  LogLine,
  NoteShown,
  OddsShown,
  Offer,
  SeatShown,
  WishShown,
} from './moment.ts'
import { sentences } from './sentences.ts'

/** What a seat sees, as the page shows it. */
export interface Presented {
  scene: Scene
  zones: readonly Zone[]
  standing: readonly string[]
  ask: string
  is: 'asked' | 'waiting' | 'over'
  rules: readonly string[]
  offers: Offer[]
  wishes: WishShown[]
  forecast: OddsShown | null
  notes: NoteShown[]
  habits: HabitShown[]
  keepsUndo: boolean
  proposal: string | null
  reacts: boolean
  sealed: string | null
}

/** Puts what a seat sees into words and pictures, with what helps it decide, where somebody can tell. */
export function present(game: AnyGame, language: Language, seen: Seen, seat: Seat, aid?: Aid): Presented {
  const text = game.text[language]
  const scene = game.scene(seen.view, text)
  const { result, asked } = seen
  const habits = habitsShown(game, language, aid)
  const zones = game.almanac?.zones?.(language, seen.view) ?? []
  const standing = game.almanac?.standing?.(language, seen.view, seat) ?? []
  const quiet = {
    scene,
    zones,
    standing,
    offers: [],
    wishes: [],
    forecast: null,
    notes: [],
    habits,
    keepsUndo: false,
    proposal: null,
    reacts: false,
    sealed: null,
  }
  if (result) {
    return { ...quiet, ask: resultInWords(game, language, seen.view, result), is: 'over', rules: [result.by] }
  }
  const decision = asked?.decision ? game.decisions.get(asked.decision) : undefined
  if (!decision || seen.options.length === 0 || seen.sealed !== null) {
    const others = (asked?.seats ?? []).filter(of => of !== seat)
    const names = others.map(of => seatInWords(game, language, seen.view, of))
    const sealed =
      decision && seen.sealed !== null
        ? choiceInWords(game, language, seen.view, decision.name, seen.sealed, seat)
        : null
    return { ...quiet, ask: sentences[language].waiting(names), is: 'waiting', rules: [], sealed }
  }
  const ids = idsOf(scene)
  const places = new Set(scene.boards.flatMap(board => board.places.map(place => place.id)))
  const odds = Map.groupBy(aid?.odds ?? [], ({ option }) => option)
  const forgotten = new Map(aid?.forgotten.map(({ option, ids }) => [option, ids]))
  const losses = new Map(aid?.losses.map(({ option, stakes }) => [option, stakes]))
  const isWaitedFor = asked!.seats.includes(seat)
  const notes = notesShown(game, language, seen.view, seat, aid?.notes ?? [])
  const remarks = Map.groupBy(notes, ({ at }) => at)
  const offers = seen.options.map((option): Offer => {
    const kind = decision.kinds[optionKind(option)]
    const name = `${decision.name}.${kind}`
    const id = pointsAt(decision, option)
    const lost = lossesInWords(game, language, seen.view, losses.get(option) ?? [], seat)
    // Until help has come: what ends a phase keeps its place, for it seldom costs anything; but it asks.
    const isUnsure = aid === undefined && mayCost(decision, option)
    // What is remarked of a place is said once, with the first choice there.
    const remark = id === null ? undefined : remarks.get(id)
    if (id !== null) remarks.delete(id)
    return {
      option,
      name,
      isBare: !decision.valued[optionKind(option)] || isSaidPlainly(game, language, name, kind),
      ends: decision.spec.ends?.includes(kind) ?? false,
      isGrave: (seen.options.length > 1 || !isWaitedFor) && (game.aid?.grave?.includes(name) ?? false),
      losses: lost,
      isUnsure,
      isCostly: lost.length > 0 || (isUnsure && !decision.spec.ends?.includes(kind)),
      words: choiceInWords(game, language, seen.view, decision.name, option, seat),
      points: id !== null && ids.has(id) ? id : null,
      ...(id !== null && places.has(id) ? { isPlace: true as const } : {}),
      about: aboutOf(game, seen.view, decision, option) ?? id,
      ...figuresOf(game, seen.view, decision, option, seat),
      ...amountOf(game, language, seen.view, decision, option, seat),
      odds: (odds.get(option) ?? []).map(one => oddsShown(text, seen.view, seat, one)),
      forgets: forgotten.get(option) ?? [],
      ...(remark ? { remark: remark.map(({ words }) => words).join(' · ') } : {}),
      ...(aid?.keeps ? { choice: writeOption(decision, option) } : {}),
    }
  })
  const reacts = decision.spec.standing !== undefined || decision.spec.hides === true
  // “Choose a unit to move” would send him looking for one, unless the game has words of its own for who finds nothing.
  const asks = (options: readonly Option[]) => askedInWords(game, language, seen.view, decision.name, seat, options)
  const isOnlyEnd =
    isWaitedFor &&
    !reacts &&
    decision.kinds.length > 1 && // what never offers more says in its own words what is over
    offers.length === 1 &&
    offers[0].ends &&
    offers[0].isBare &&
    asks([]) === asks(seen.options)
  return {
    scene,
    zones,
    standing,
    offers,
    wishes: (aid?.wishes ?? []).map(({ option, rule }) => ({
      words: choiceInWords(game, language, seen.view, decision.name, option, seat),
      rule,
    })),
    forecast: aid?.forecast ? oddsShown(text, seen.view, seat, aid.forecast) : null,
    habits,
    keepsUndo: aid?.keepsUndo ?? false,
    proposal: aid?.proposes === undefined ? null : (text.proposal?.[aid.proposes] ?? ''),
    reacts,
    sealed: null,
    is: isWaitedFor ? 'asked' : 'waiting',
    rules: rulesAsked(game, seen.view, decision.rules),
    ask: isOnlyEnd ? sentences[language].onlyEnd : asks(seen.options),
    notes: withOdds(notes, offers, language),
  }
}

/** What can be kept of one's own choices, in words. */
export function keepingShown(
  game: AnyGame,
  language: Language,
  keeping: readonly Keeping[],
  aid: Aid | null | undefined,
): KeepingShown[] {
  return keeping.map(one => ({
    ...one,
    title: game.text[language].keeps?.[one.as] ?? one.as,
    isAsked: one.as === aid?.keeps?.as,
  }))
}

/** What an option is about that points at nothing in the scene. */
function aboutOf(game: AnyGame, view: unknown, decision: Asked, option: number): string | undefined {
  const kind = decision.kinds[optionKind(option)]
  return game.almanac?.about?.(view, decision.name, kind, carriedBy(decision, option))
}

/** What an option deals with, drawn. */
function figuresOf(game: AnyGame, view: unknown, decision: Asked, option: number, seat: Seat): Pick<Offer, 'figures'> {
  const kind = decision.kinds[optionKind(option)]
  const figures = game.almanac?.pictures?.(view, decision.name, kind, carriedBy(decision, option), seat)
  return figures ? { figures } : {}
}

/** True if a choice reads the same whatever it carries: “Ready” is no number of anything, though its rule asks who is. */
function isSaidPlainly(game: AnyGame, language: Language, name: string, kind: string): boolean {
  const { choice } = game.text[language]
  return typeof (choice[name] ?? choice[kind]) === 'string'
}

/** How much of what an option is, where it is one of several amounts. */
function amountOf(
  game: AnyGame,
  language: Language,
  view: unknown,
  decision: Asked,
  option: number,
  seat: Seat,
): Pick<Offer, 'amount'> {
  const kind = decision.kinds[optionKind(option)]
  if (!decision.spec.amounts?.includes(kind)) return {}
  const text = game.text[language]
  const name = `${decision.name}.${kind}`
  const carried = carriedBy(decision, option)
  const of = say(text.amount?.[name], view, carried, seat) ?? kind
  return { amount: { of, much: say(text.each?.[name], view, carried, seat) ?? carried[kind] } }
}

/** What an option carries, by name. */
function carriedBy(decision: Asked, option: number): Readonly<Record<string, number>> {
  const carried = optionCarries(decision, option)
  return typeof carried === 'number' ? { [decision.kinds[optionKind(option)]]: carried } : carried
}

type Asked = Parameters<typeof optionCarries>[0] & {
  name: string
  kinds: readonly string[]
  spec: { amounts?: readonly string[] }
}

/** A chance in words, with its make-up. */
function oddsShown(text: AnyGame['text']['en'], view: unknown, seat: Seat, odds: Odds): OddsShown {
  return {
    words: say(text.odds?.[odds.key], view, odds.args, seat) ?? '',
    chance: odds.chance,
    rule: odds.rule,
    factors: factorsShown(text, view, seat, odds.factors ?? []),
  }
}

/** What a number is made of, in words. */
export function factorsShown(
  text: AnyGame['text']['en'],
  view: unknown,
  seat: Seat,
  factors: readonly Factor[],
): FactorShown[] {
  return factors.map(({ key, args, value, isBase = false, rule }) => ({
    words: say(text.factor?.[key], view, args, seat) ?? '',
    value,
    isBase,
    rule,
  }))
}

/** Chances stand on the board where they are about, before anything is chosen; what a game itself remarks there goes before. */
function withOdds(notes: readonly NoteShown[], offers: readonly Offer[], language: Language): NoteShown[] {
  const { percent } = grammar(language)
  const remarked = new Set(notes.map(note => note.at))
  const chances = offers.flatMap(({ points, odds }): NoteShown[] => {
    if (points === null || odds.length === 0 || remarked.has(points)) return []
    remarked.add(points)
    const [{ chance, words }] = odds
    const short = percent(chance)
    return [{ at: points, short, glyphs: [], words: `${short} ${words}` }]
  })
  return [...notes, ...chances]
}

/** Remarks in words. */
export function notesShown(
  game: AnyGame,
  language: Language,
  view: unknown,
  seat: Seat,
  notes: readonly Note[],
): NoteShown[] {
  return notes.map(({ at, short = '', glyphs = [], from, isBarred, key, args }) => ({
    ...(from === undefined ? {} : { from }),
    ...(isBarred ? { isBarred } : {}),
    at,
    short,
    glyphs,
    words: say(game.text[language].note?.[key], view, args, seat) ?? '',
  }))
}

function habitsShown(game: AnyGame, language: Language, aid: Aid | undefined): HabitShown[] {
  return habitsOf(game).map(({ name, isObvious }) => ({
    name,
    isObvious,
    words: sentences[language].habits[name] ?? game.text[language].habit?.[name] ?? name,
    option: aid?.habits[name] ?? null,
  }))
}

/** Every id of a scene. */
function idsOf(scene: Scene): Set<string> {
  const ids = new Set<string>()
  for (const board of scene.boards) {
    for (const list of [board.places, board.sides, board.counters, board.marks]) for (const { id } of list) ids.add(id)
    for (const { of } of board.counters) if (of !== undefined) ids.add(of)
  }
  for (const sheet of scene.sheets) for (const { id } of sheet.rows) if (id !== undefined) ids.add(id)
  return ids
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
  const told = heard(events, seat)
  return told.map((event, place) => {
    const { text, rule } = eventInWords(game, language, view, event, seat)
    const dice = diceShown(game, language, view, event, told[place + 1])
    const spec = game.events[event.kind]
    const { reveals, begins, outlasts } = spec ?? {}
    const fight = spec && fightAt(spec, event.args)
    return {
      seq,
      text,
      rule,
      ...(dice ? { dice } : {}),
      ...(reveals ? { reveals: true as const } : {}),
      ...(begins ? { begins } : {}),
      ...(fight ? { fight } : {}),
      ...(outlasts ? { outlasts: true as const } : {}),
    }
  })
}

/** Dice as they fell, whose they are, and which of them did what the event told next says they had to. */
function diceShown(
  game: AnyGame,
  language: Language,
  view: unknown,
  event: Parameters<typeof rolledIn>[1],
  next: Parameters<typeof rolledIn>[1] | undefined,
): DiceShown | undefined {
  const rolled = rolledIn(game, event)
  if (!rolled) return undefined
  const { seat, die, values, better } = rolled
  const { needs = '', decides = '', args = [] } = (next && game.events[next.kind]) ?? {}
  const need = next?.args[args.indexOf(needs)]
  const decided = next?.args[args.indexOf(decides)]
  const isSomebodys = seat >= 0
  return {
    who: rollerInWords(game, language, view, rolled),
    side: isSomebodys ? seatInWords(game, language, view, seat) : '',
    tone: isSomebodys ? toneOf(sideName(game, language, seat), seat) : '',
    sides: die.sides,
    isOwn: die.faces !== null,
    values,
    ...(decided === undefined ? {} : { hits: values.map(() => decided !== 0) }),
    ...(need === undefined ? {} : { hits: values.map(value => (better === 'low' ? value <= need : value >= need)) }),
  }
}

/** Colours, and how each is called in the languages of the house. */
const COLOURS: readonly (readonly [tone: string, name: RegExp])[] = [
  ['red', /\b(red|rot|rouge)/i],
  ['blue', /\b(blue|blau|bleu)/i],
  ['green', /\b(green|grün|vert)/i],
  ['orange', /\borange/i],
  ['purple', /\b(purple|violett?|lila|pourpre)/i],
  ['silver', /\b(silver|silber|argent)/i],
  ['black', /\b(black|schwarz|noir)/i],
  ['white', /\b(white|weiß|blanc)/i],
  ['gold', /\b(gold|or\b)/i],
  ['yellow', /\b(yellow|gelb|jaune)/i],
  ['brown', /\b(brown|braun|brun)/i],
]

/** Who sits where. A seat named after a colour has that colour, whatever its number. */
export function seatsShown(
  game: AnyGame,
  language: Language,
  view: unknown,
  count: number,
  bots: readonly (string | null)[],
  asked: readonly Seat[],
  teams?: Scene['teams'],
): SeatShown[] {
  return Array.from({ length: count }, (_, seat) => {
    return {
      ...(teams ? { team: teams[seat] } : {}),
      side: seatInWords(game, language, view, seat),
      tone: toneOf(sideName(game, language, seat), seat),
      bot: bots[seat] ?? null,
      asked: asked.includes(seat),
    }
  })
}

function sideName(game: AnyGame, language: Language, seat: Seat): string {
  return game.text[language].seats[seat] ?? `${seat + 1}`
}

function toneOf(side: string, seat: Seat): string {
  return (COLOURS.find(([, name]) => name.test(side)) ?? COLOURS[seat % COLOURS.length])[0]
}
