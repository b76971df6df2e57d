import type { NewTournament } from '@hexarium/wire'
import type { HallGame } from '../data.ts'
import type { Choosing } from '../table/opening/choosing.ts'

export type Form = NewTournament['form']
export type Terms = ReturnType<typeof firstTerms>

const FORMS: readonly Form[] = ['swiss', 'roundRobin', 'knockout', 'doubleKnockout', 'groups', 'tables']
/** How many may enter at most, by form: a round robin of hundreds nobody finishes. */
export const ROOM: Readonly<Record<Form, number>> = {
  swiss: 10_000,
  roundRobin: 40,
  knockout: 1024,
  doubleKnockout: 512,
  groups: 256,
  tables: 2000,
}

/** What a tournament is unless its organiser says otherwise. */
export function firstTerms() {
  return {
    title: '',
    words: '',
    form: 'swiss' as Form,
    rounds: 0,
    bracket: '' as '' | 'fixed' | 'drawn',
    groupSize: 4,
    groupAdvance: 2,
    seatsMin: 3,
    seatsMax: 4,
    entry: 'everybody' as NewTournament['entry'],
    listed: true,
    most: 16,
    late: false,
    rated: false,
    bots: false,
    seeding: 'rating' as NewTournament['seeding'],
    pace: 'post' as 'live' | 'post',
    minutes: 30,
    increment: 15,
    appear: 10,
    days: 2,
    bank: 5,
    round: 45,
    begins: '',
  }
}

/** The forms a game can be played in: matches of two need two seats, tables more. */
export function formsOf(game: HallGame | undefined): readonly Form[] {
  const { min, max } = game?.players ?? { min: 2, max: 2 }
  return FORMS.filter(form => (form === 'tables' ? max > 2 : min <= 2))
}

/** How many sit at a table: two, unless several do. */
export function seatsFor(form: Form, { seatsMin, seatsMax }: Terms, game: HallGame | undefined) {
  const { min, max } = game?.players ?? { min: 2, max: 2 }
  if (form !== 'tables') return { min: 2, max: 2 }
  const most = Math.min(max, Math.max(seatsMin, seatsMax))
  return { min: Math.max(min, Math.min(seatsMin, most)), max: most }
}

/** The tournament as the server wants to be told of it. */
export function written(
  game: string,
  form: Form,
  terms: Terms,
  seats: { min: number; max: number },
  choosing: Choosing,
) {
  const isLate = form === 'swiss' || form === 'tables'
  const isBracket = form === 'knockout' || form === 'doubleKnockout'
  const { minutes, increment, appear, days, bank, round } = terms
  return {
    title: terms.title,
    words: terms.words,
    begins: terms.begins === '' ? null : new Date(terms.begins).getTime(),
    game,
    form,
    settings: terms.rated ? {} : choosing.changed,
    ...(isLate && terms.rounds > 0 ? { rounds: terms.rounds } : {}),
    ...(isBracket && terms.bracket !== '' ? { bracket: terms.bracket } : {}),
    ...(form === 'groups' ? { groups: { size: terms.groupSize, advance: terms.groupAdvance } } : {}),
    ...(form === 'tables' ? { seats } : {}),
    entry: terms.entry,
    listed: terms.listed,
    most: Math.min(terms.most, ROOM[form]),
    late: isLate && terms.late,
    rated: terms.rated,
    bots: terms.bots,
    seeding: isLate ? ('rating' as const) : terms.seeding,
    pace:
      terms.pace === 'live'
        ? { kind: 'live' as const, minutes, increment, appear }
        : { kind: 'post' as const, days, bank, round },
  }
}
