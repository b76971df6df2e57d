import { type Chance, chance, must, same } from '@hexarium/kernel'
import {
  applyAll,
  applyWhatGoes,
  type Form,
  newTournament,
  open,
  type Pairing,
  type Tournament,
  type TournamentEvent,
  type TournamentSpec,
} from '../tournament/index.ts'
import { faultOf } from './invariants.ts'

/** How a tournament is played by chance. */
export interface Simulation {
  form: Form
  seed: string
  /** How many enter, at least and at most. */
  players: readonly [number, number]
}

/** A tournament that was played by chance to its end, with everything that happened. */
export interface Simulated {
  t: Tournament
  events: TournamentEvent[]
  /** The invariant of its form that is broken, if any. */
  fault: string | undefined
}

/** Plays one tournament by chance: withdrawals, no-shows, late entries and an arbiter's corrections among it. */
export function simulate({ form, seed, players: [least, most] }: Simulation): Simulated {
  const luck = chance(`${seed} simulation`)
  const spec = specOf(form, seed, luck)
  const floor = form === 'tables' ? Math.max(least, spec.seats!.min) : least
  const many = floor + luck.below(most - floor + 1)
  const start = newTournament(spec)
  const first = entries(many, luck)
  let t = must(applyAll(start, first))
  const events = [...first]
  const happen = (event: TournamentEvent): void => {
    const next = applyAll(t, [event])
    if (!next.ok) throw new Error(`${JSON.stringify(event)}: ${next.problem.text}`)
    t = next.value
    events.push(event)
  }
  happen({ is: 'began' })
  for (let steps = 0; t.stage === 'playing'; steps++) {
    if (steps > 100 * many + 1000) return { t, events, fault: 'it does not end' }
    const matches = open(t)
    if (matches.length === 0) happen({ is: 'paired' })
    else t = playAll(t, matches, luck, events)
  }
  const again = applyAll(start, events)
  const text = JSON.stringify(t)
  const isSame = again.ok && JSON.stringify(again.value) === text
  const isPlain = same(JSON.parse(text), t)
  return { t, events, fault: isSame && isPlain ? faultOf(t) : 'the same events give another tournament' }
}

function specOf(form: Form, seed: string, luck: Chance): TournamentSpec {
  const twoGames = luck.below(3) === 0
  return {
    game: 'skirmish',
    form,
    seed,
    ...(form === 'swiss' && luck.below(2) === 0 ? { rounds: 1 + luck.below(9) } : {}),
    ...(form === 'knockout' || form === 'doubleKnockout' ? { bracket: luck.pick(['fixed', 'drawn'] as const) } : {}),
    ...(form === 'groups' ? { groups: { size: 3 + luck.below(4), advance: 1 + luck.below(2) } } : {}),
    ...(form === 'tables'
      ? {
          seats: luck.pick([
            { min: 3, max: 6 },
            { min: 4, max: 6 },
            { min: 3, max: 4 },
          ]),
        }
      : {}),
    ...(twoGames && form !== 'tables' ? { points: { win: 2, draw: 1, loss: 0, bye: 2 } } : {}),
  }
}

function entries(many: number, luck: Chance): TournamentEvent[] {
  return Array.from({ length: many }, (_, at) => ({ is: 'entered', player: `p${at}`, rating: luck.below(2000) }))
}

/** Plays what can be played, with whatever else may happen meanwhile. */
function playAll(t: Tournament, matches: readonly Pairing[], luck: Chance, events: TournamentEvent[]): Tournament {
  const some: TournamentEvent[] = matches.map(match => ending(t, match, luck))
  if (luck.below(4) === 0) some.push(...asides(t, luck))
  // what one event decides another one cannot: such a one is left out, as an organiser would
  const { t: after, happened } = applyWhatGoes(t, some)
  events.push(...happened)
  return after
}

function ending(t: Tournament, { id, players }: Pairing, luck: Chance): TournamentEvent {
  const there = players as number[]
  if (luck.below(30) === 0) {
    const absent = there.filter(() => luck.below(2) === 0).map(player => t.players[player].id)
    if (absent.length > 0) return { is: 'noShow', match: id, absent }
  }
  const mayDraw = t.spec.form !== 'knockout' && t.spec.form !== 'doubleKnockout' && !isKnockout(t, id)
  if ((mayDraw || t.spec.bracket === 'drawn') && luck.below(8) === 0)
    return {
      is: 'result',
      match: id,
      result: { places: there.map(() => 1), resistance: there.map(() => luck.below(20)) },
    }
  const order = luck.shuffle(there.map((_, at) => at))
  return {
    is: 'result',
    match: id,
    result: { places: there.map((_, at) => order.indexOf(at) + 1), resistance: there.map(() => luck.below(20)) },
  }
}

const isKnockout = (t: Tournament, id: number) => t.spec.form === 'groups' && t.groupMatches > 0 && id >= t.groupMatches

/** Somebody goes, somebody comes late, an arbiter sets something right. */
function asides(t: Tournament, luck: Chance): TournamentEvent[] {
  const some: TournamentEvent[] = []
  const left = t.players.filter(({ isOut }) => !isOut)
  if (luck.below(2) === 0 && left.length > 3) some.push({ is: 'withdrew', player: luck.pick(left).id })
  if ((t.spec.form === 'swiss' || t.spec.form === 'tables') && luck.below(2) === 0)
    some.push({ is: 'entered', player: `late ${t.players.length}`, rating: luck.below(2000) })
  const over = t.matches.filter(({ result, players, isBye }) => result && !isBye && players.length === 2)
  if (over.length > 0 && luck.below(2) === 0) {
    const result = {
      places: luck.pick([
        [1, 2],
        [2, 1],
      ]),
    }
    some.push({ is: 'corrected', match: luck.pick(over).id, result, by: 'arbiter', why: 'entered the wrong way round' })
  }
  return some
}
