import { fine, type Outcome, refused, type Seat } from '@hexarium/kernel'
import type { Command, Offer } from '@hexarium/wire'
import { isSpent } from './clock.ts'
import { isAgreed, seatsHeldBy } from './offer.ts'
import type { Done, Play } from './play.ts'

/** The seat somebody means, of those that are his; a problem if he has none such, or if a bot plays it for him. */
export function seatFor(
  play: Play,
  person: string,
  wish: Seat | undefined,
  deed: Command['do'] = 'choose',
): Outcome<Seat> {
  const held = seatsHeldBy(play.holders, person)
  if (held.length === 0) return refused('not-seated', 'You have no seat at this table.')
  if (wish !== undefined && !held.includes(wish)) return refused('not-yours', 'That is not your seat.')
  const own = deed === 'bot' ? held : play.seatsOf(person)
  if (own.length === 0 || (wish !== undefined && !own.includes(wish)))
    return refused('bot', 'A bot plays your seat: take it back first.')
  if (wish !== undefined) return fine(wish)
  if (own.length === 1) return fine(own[0])
  const asked = own.find(seat => play.asked().includes(seat))
  return asked === undefined ? refused('seat', 'You play several seats: say which.') : fine(asked)
}

/** True if what is asked now is no longer, or not yet, what was asked at a step. */
export function isPast(play: Play, seq: number): boolean {
  return seq < play.fresh || seq > play.visible
}

/** True if the sender does not know yet what happened. */
export function isStale(play: Play, command: Command): boolean {
  return (command.do === 'choose' || command.do === 'undo') && isPast(play, command.seq)
}

/** True if something happened that the sender does not know, though his choice might still have fitted. */
export function isBehind(play: Play, command: Command): boolean {
  return (command.do === 'choose' || command.do === 'undo') && command.seq < play.visible
}

/** Does what a command says, in memory. */
export function obey(play: Play, seat: Seat, command: Command, at: number): Outcome<Done> {
  switch (command.do) {
    case 'choose':
      return withoutSecrets(play.choose(seat, command.choice, at))
    case 'undo':
      return play.act({ is: 'undo', seat }, at)
    case 'stand':
      return play.stand(seat, command.decision, command.answer, at)
    case 'resign':
      return play.resign(seat, at)
    case 'offer':
      if (play.table.contest && command.what !== 'draw') return refused('contest', IN_CONTESTS[command.what])
      if (play.table.terms.rated && cannotBeOffered(play, command.what))
        return refused('rated', UNILATERAL[command.what])
      return play.act({ is: 'ask', what: command.what, seat, count: countOf(play, seat, command) }, at)
    case 'answer':
      return play.act({ is: command.yes ? 'yes' : 'no', seat }, at)
    case 'claim':
      if (command.level === null) return play.resign(command.from, at)
      return callBot(play, command.from, command.level, at)
    case 'bot':
      return command.level === null ? takeBack(play, seat, at) : callBot(play, seat, command.level, at)
  }
}

/** How many choices an offer is about. */
function countOf(play: Play, seat: Seat, { what, count }: Extract<Command, { do: 'offer' }>): number {
  return count ?? (what === 'undo' ? play.course.choicesSince(seat) : 1)
}

/** How many choices a command takes back by agreement, whatever they did; 0 if it does not. */
export function choicesTakenBack(play: Play, seat: Seat, command: Command): number {
  const { offer, holders } = play
  const own = play.seatsOf(holders[seat].person ?? '')
  if (command.do === 'offer' && command.what === 'undo')
    return !offer && isAgreed({ yes: own }, holders) ? countOf(play, seat, command) : 0
  if (command.do !== 'answer' || !command.yes || offer?.what !== 'undo') return 0
  return isAgreed({ yes: [...offer.yes, ...own] }, holders) ? offer.count : 0
}

/** At a rated table nobody takes back what dice decided, and nobody ends a game by himself: bots are not asked. */
function cannotBeOffered({ holders }: Play, what: Offer['what']): boolean {
  return what === 'undo' || (what === 'break' && holders.filter(({ kind }) => kind === 'person').length < 2)
}

const UNILATERAL: Readonly<Record<Offer['what'], string>> = {
  undo: 'At a rated table only your own last choice can be taken back, and only until dice fall.',
  break: 'Against bots a rated game is not broken off: play on, or resign.',
  draw: 'Bots agree to no draw.',
}

/** What a game of a contest has in common with a rated one, and more: its result is wanted. */
const IN_CONTESTS: Readonly<Record<'undo' | 'break', string>> = {
  undo: 'In a contest only your own last choice can be taken back, and only until dice fall.',
  break: 'A game of a contest is not broken off: play on, agree to a draw, or resign.',
}

/** A bot plays a seat from here on. What is rated one plays oneself, or resigns; so it is in contests, but for campaigns: they are between friends. */
function callBot(play: Play, seat: Seat, level: string, at: number): Outcome<Done> {
  if (play.table.contest && play.table.contest.kind !== 'campaign')
    return refused('contest', 'Nobody plays a game of a contest for you: play on, or resign.')
  if (play.table.terms.rated) return refused('rated', 'Nobody plays a rated game for you: play on, or resign.')
  if (play.holders[seat].level === level) return refused('bot', 'That bot plays your seat already.')
  return play.act({ is: 'bot', seat, level }, at)
}

/** Its person plays a seat again, also one that a bot took over when his time was up, if there is time again. */
function takeBack(play: Play, seat: Seat, at: number): Outcome<Done> {
  const { terms } = play.table
  if (play.holders[seat].kind !== 'bot') return refused('bot', 'You play your seat yourself.')
  if (terms.rated) return refused('rated', 'At a rated table a bot that took over plays to the end.')
  if (isSpent(terms.clock, play.clocks, seat)) return refused('time', 'Your time is up: the bot plays to the end.')
  return play.act({ is: 'back', seat }, at)
}

/** Who is not asked must not learn from a refusal what the others are asked. */
function withoutSecrets(outcome: Outcome<Done>): Outcome<Done> {
  if (outcome.ok || outcome.problem.code !== 'not-asked') return outcome
  return refused('not-asked', 'You are not asked now.')
}
