/** The examples of the rule books: played from their positions, and held to what they claim. */

import { type AnyGame, type BookExample, type Event, Match, must, pointsAt, readLine } from '@hexarium/kernel'

export interface Staged {
  readonly match: Match
  readonly events: readonly Event[]
}

/** An example as it stands after its choices; an illegal position or choice throws and says why. */
export function staged(game: AnyGame, name: string, example: BookExample): Staged {
  const seats = Array.from({ length: example.players }, (_, seat) => `${seat}`)
  const match = must(Match.open(game, { seats, position: example.position, dice: { seed: `example ${name}` } }))
  return { match, events: playedOn(match, example.choices ?? []) }
}

/** Plays choices as a record writes them. */
function playedOn(match: Match, choices: readonly string[]): Event[] {
  return choices.flatMap(text => {
    const line = readLine(text)
    if (line?.is !== 'choice') throw new Error(`“${text}” is no choice.`)
    const played = match.play(line.seat ?? match.asked?.seats[0] ?? 0, line.choice, line.given)
    if (!played.ok) throw new Error(`“${text}”: ${played.problem.text} Offered: ${offersOf(match).join(', ')}.`)
    return played.value.events
  })
}

/** What is offered to whoever is asked first. */
export function offersOf(match: Match): string[] {
  return match.asked ? match.choices(match.asked.seats[0]) : []
}

/** The elements of the scene a seat's options point at. */
export function targetsOf({ match }: Staged, seat: number): string[] {
  const { asked, options } = match.seen(seat)
  const decision = asked?.decision ? match.game.decisions.get(asked.decision) : undefined
  return decision ? [...new Set(options.flatMap(option => pointsAt(decision, option) ?? []))] : []
}

/** What an example claims and does not show. */
export function brokenClaims({ match, events }: Staged, { shows }: BookExample): string[] {
  const { asks, offers = {}, refuses = {}, tells = [], leadsTo } = shows
  const broken: string[] = []
  if (asks !== undefined && match.asked?.decision !== asks) broken.push(`asks ${match.asked?.decision}, not ${asks}`)
  for (const [kind, wanted] of Object.entries(offers)) {
    const found = offersOf(match).filter(choice => choice.split(' ')[0] === kind)
    if (found.toSorted().join() !== wanted.toSorted().join()) broken.push(`offers ${found.join(', ')}`)
  }
  for (const [choice, rule] of Object.entries(refuses)) {
    const tried = match.play(match.asked!.seats[0], choice)
    if (tried.ok) broken.push(`allows ${choice}`)
    else if (tried.problem.rule !== rule) broken.push(`refuses ${choice} by ${tried.problem.rule}`)
  }
  broken.push(...untold(tells, events))
  if (leadsTo) broken.push(...untold(leadsTo.tells, playedOn(match, leadsTo.choices)))
  return broken
}

/** What should have been told in this order and was not. */
function untold(tells: NonNullable<BookExample['shows']['tells']>, events: readonly Event[]): string[] {
  let from = 0
  return tells.flatMap(([kind, ...numbers]) => {
    const isMeant = (event: Event) => event.kind === kind && numbers.every((number, n) => event.args[n] === number)
    const at = events.findIndex((event, i) => i >= from && isMeant(event))
    if (at < 0) return [`does not tell ${kind} ${numbers.join(' ')}; it tells ${toldOf(events)}`]
    from = at + 1
    return []
  })
}

function toldOf(events: readonly Event[]): string {
  return events.map(({ kind, args }) => `${kind} ${args.join(' ')}`).join(', ')
}
