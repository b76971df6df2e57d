import { kernelEvents } from '../core/events.ts'
import type { AnyGame } from '../core/game.ts'
import { type Option, optionCarries, optionKind, writeOption } from '../core/options.ts'
import { isDraw, type Result, winners } from '../core/result.ts'
import { type RuleId, type Seat, SPECTATOR } from '../core/state.ts'
import { type Rolled, rolledIn } from '../help/rolled.ts'
import { type Stake, THE_GAME } from '../help/stake.ts'
import { grammar } from './grammar.ts'
import { isForPlayers } from './readers.ts'
import { type Language, type Phrase, say } from './text.ts'

/** Words of the kernel itself. */
const own: Record<
  Language,
  Record<'oneDie' | 'dice' | 'agreed' | 'draw' | 'colon' | 'your' | 'lost', string> & {
    /** What a side does, and several or a side of many. */
    rolls: readonly [one: string, many: string]
    resigns: readonly [one: string, many: string]
    wins: readonly [one: string, many: string]
    /** What dice are called: those with names, and others by their sides. */
    dieNames: Readonly<Record<number, string>>
    die(sides: number): string
  }
> = {
  en: {
    oneDie: 'Die',
    dice: 'Dice',
    rolls: ['rolls', 'roll'],
    dieNames: {
      6: 'six-sided die',
      10: 'ten-sided die',
      12: 'twelve-sided die',
      20: 'twenty-sided die',
    },
    die: sides => `die with ${sides} sides`,
    resigns: ['gives up', 'give up'],
    agreed: 'The players agree to a draw',
    draw: 'A draw',
    wins: ['wins', 'win'],
    colon: ': ',
    your: 'You are asked',
    lost: 'the game is lost',
  },
  de: {
    oneDie: 'Würfel',
    dice: 'Würfel',
    rolls: ['würfelt', 'würfeln'],
    dieNames: {
      6: 'sechsseitiger Würfel',
      10: 'zehnseitiger Würfel',
      12: 'zwölfseitiger Würfel',
      20: 'zwanzigseitiger Würfel',
    },
    die: sides => `Würfel mit ${sides} Seiten`,
    resigns: ['gibt auf', 'geben auf'],
    agreed: 'Die Spieler einigen sich auf Unentschieden',
    draw: 'Unentschieden',
    wins: ['gewinnt', 'gewinnen'],
    colon: ': ',
    your: 'Du bist gefragt',
    lost: 'die Partie ist verloren',
  },
  fr: {
    oneDie: 'Dé',
    dice: 'Dés',
    rolls: ['lance les dés', 'lancent les dés'],
    dieNames: {
      6: 'dé à six faces',
      10: 'dé à dix faces',
      12: 'dé à douze faces',
      20: 'dé à vingt faces',
    },
    die: sides => `dé à ${sides} faces`,
    resigns: ['abandonne', 'abandonnent'],
    agreed: 'Les joueurs conviennent d’une partie nulle',
    draw: 'Partie nulle',
    wins: ['gagne', 'gagnent'],
    colon: ' : ',
    your: 'À vous',
    lost: 'la partie est perdue',
  },
}

/** What a seat is asked, in one sentence that fits what it is offered. */
export function askedInWords(
  game: AnyGame,
  language: Language,
  view: unknown,
  decision: string,
  seat: Seat,
  options: readonly Option[] = [],
): string {
  const kinds = game.decisions.get(decision)?.kinds ?? []
  const offered = [...new Set(options.map(option => kinds[optionKind(option)]))]
  return (
    say(game.text[language].ask[decision], view, [], seat, offered) ??
    `${own[language].your}${own[language].colon}${decision}`
  )
}

/** The rules a question comes from, of the chapters that are played; the first always, so that there is one. */
export function rulesAsked(game: AnyGame, view: unknown, rules: readonly RuleId[]): RuleId[] {
  const readable = rules.filter(isForPlayers)
  return readable.filter((rule, at) => at === 0 || (game.plays?.(view, rule) ?? true))
}

/** What a choice means, in a few words. */
export function choiceInWords(
  game: AnyGame,
  language: Language,
  view: unknown,
  decision: string,
  option: Option,
  seat: Seat,
): string {
  const asked = game.decisions.get(decision)!
  const kind = asked.kinds[optionKind(option)]
  const phrases = game.text[language].choice
  const phrase = phrases[`${decision}.${kind}`] ?? phrases[kind]
  const carried = optionCarries(asked, option)
  const named = typeof carried === 'number' ? { [kind]: carried } : carried
  return say(phrase, view, named, seat) ?? writeOption(asked, option)
}

/** What happened, in one sentence, and the rule behind it. */
export function eventInWords(
  game: AnyGame,
  language: Language,
  view: unknown,
  event: { kind: string; args: readonly number[] },
  seat: Seat,
): { text: string; rule: RuleId } {
  const rule = (game.events[event.kind] ?? kernelEvents[event.kind])?.rule ?? ''
  const text = say(game.text[language].event[event.kind], view, byName(game.events[event.kind]?.args, event.args), seat)
  return { text: text ?? kernelEvent(game, language, view, event) ?? event.kind, rule }
}

/** An event's integers by the names its spec gives them. */
export function byName(
  names: readonly string[] = [],
  args: readonly number[],
): Record<string, number | readonly number[]> {
  return Object.fromEntries(
    names.map((name, i) => (name.endsWith('…') ? [name.slice(0, -1), args.slice(i)] : [name, args[i]])),
  )
}

function kernelEvent(
  game: AnyGame,
  language: Language,
  view: unknown,
  event: { kind: string; args: readonly number[] },
): string | undefined {
  const words = own[language]
  const rolled = rolledIn(game, event)
  if (rolled) return rollInWords(game, language, view, rolled)
  if (event.kind === 'resigned') return sideDoes(game, language, view, [event.args[0]], words.resigns)
  return event.kind === 'agreed' ? words.agreed : undefined
}

/** What a die is called. */
export function dieInWords(
  game: Pick<AnyGame, 'text'>,
  language: Language,
  { name, sides }: { name: string; sides: number },
): string {
  const words = own[language]
  return game.text[language].dice?.[name] ?? words.dieNames[sides] ?? words.die(sides)
}

/** What a seat is called at a table. */
export function seatInWords(game: Pick<AnyGame, 'text'>, language: Language, view: unknown, seat: Seat): string {
  const text = game.text[language]
  return text.sides?.(view)[seat] ?? text.seats[seat] ?? `${seat + 1}`
}

/** Whose dice fall: “Red rolls”, or only “Dice”. */
export function rollerInWords(
  game: Pick<AnyGame, 'text'>,
  language: Language,
  view: unknown,
  { seat, values }: Pick<Rolled, 'seat' | 'values'>,
): string {
  const words = own[language]
  if (game.text[language].seats[seat] === undefined) return values.length === 1 ? words.oneDie : words.dice
  return sideDoes(game, language, view, [seat], words.rolls)
}

/** What sides do, in the number they have: “Red rolls”, “Orcs roll”, “Red and Blue win”. */
function sideDoes(
  game: Pick<AnyGame, 'text'>,
  language: Language,
  view: unknown,
  seats: readonly Seat[],
  [one, many]: readonly [one: string, many: string],
): string {
  const isMany = seats.length > 1 || (game.text[language].isMany?.(view, seats[0]) ?? false)
  const names = seats.map(seat => seatInWords(game, language, view, seat))
  return `${grammar(language).list(names)} ${isMany ? many : one}`
}

/** The six-sided die goes without saying. */
function rollInWords(game: AnyGame, language: Language, view: unknown, rolled: Rolled): string {
  const { die, values } = rolled
  const what = die.id === 6 ? '' : ` (${dieInWords(game, language, die)})`
  return `${rollerInWords(game, language, view, rolled)}${what}${own[language].colon}${values.join(' ')}`
}

/** What is lost, a few words for each sort of thing; the game itself first, then as the game's text has them. */
export function lossesInWords(
  game: AnyGame,
  language: Language,
  view: unknown,
  stakes: readonly Stake[],
  seat: Seat,
): string[] {
  return inSorts(game.text[language].loss ?? {}, stakes, ({ key, args }, count, phrase) =>
    key === THE_GAME ? own[language].lost : (say(phrase, view, [...args, count], seat) ?? key),
  )
}

/** What a side has lost, named for everybody, the gravest first: `Titan`, `4 × ogre`. */
export function fallenInWords(game: AnyGame, language: Language, view: unknown, stakes: readonly Stake[]): string[] {
  return inSorts(game.text[language].fallen ?? {}, stakes, ({ args }, count, phrase) => {
    const one = say(phrase, view, args, SPECTATOR) ?? ''
    return one === '' || count === 1 ? one : `${count} × ${one}`
  }).filter(Boolean)
}

/** Stakes of a sort together, in the order the phrases have; the game itself first. */
function inSorts<T>(
  phrases: Readonly<Record<string, Phrase<unknown>>>,
  stakes: readonly Stake[],
  told: (stake: Stake, count: number, phrase: Phrase<unknown> | undefined) => T,
): T[] {
  const order = [THE_GAME, ...Object.keys(phrases)]
  const sorts = [...Map.groupBy(stakes, ({ key, args }) => `${key} ${args.join(' ')}`).values()]
  sorts.sort((a, b) => order.indexOf(a[0].key) - order.indexOf(b[0].key))
  return sorts.map(alike => told(alike[0], alike.length, phrases[alike[0].key]))
}

/** How it ended, in one sentence. */
export function resultInWords(game: AnyGame, language: Language, view: unknown, result: Result): string {
  const words = own[language]
  const text = game.text[language]
  const who = isDraw(result) ? words.draw : sideDoes(game, language, view, winners(result), words.wins)
  const why = say(text.result[result.by], view, result.scores, isDraw(result) ? SPECTATOR : winners(result)[0])
  return why ? `${who}${words.colon}${why}` : `${who}.`
}
