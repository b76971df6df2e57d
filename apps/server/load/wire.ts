import {
  type AnyGame,
  type Chance,
  chance,
  copy,
  imagine,
  must,
  preview,
  type Seat,
  SPECTATOR,
  sealOf,
  whyNotAt,
} from '@hexarium/kernel'
import { type Command, tableTerms } from '@hexarium/wire'
import { obey } from '../src/table/commands.ts'
import { stepFrame } from '../src/table/frames.ts'
import { Play } from '../src/table/play.ts'
import { type Saved, save } from '../src/table/saved.ts'
import { shownTo } from '../src/table/shown.ts'
import type { Table } from '../src/table/terms.ts'

/** What was compared, over whole games. */
export interface Compared {
  games: number
  steps: number
  /** Frames that say how things stand, refusals, frames of steps: byte for byte the same. */
  states: number
  refusals: number
  /** Rules that stand against what is not offered, the same. */
  whys: number
  /** What choices would change, the same. */
  previews: number
  frames: number
  /** Steps that showed a seat something it did not know, and told it so. */
  reveals: number
  /** Frames of sealed answers, the same whatever was answered. */
  sealed: number
}

/** How long and how closely to look. */
export interface Effort {
  games: number
  seed: string
  /** Every how many steps what a seat is sent is compared. */
  every: number
}

/**
 * The secrecy law on the wire: plays whole games, and at their steps deals anew what a seat cannot know. What the seat is
 * sent must be the same bytes, unless the step itself shows something, which it must then be told. Throws where it is not.
 */
export function compareWire(game: AnyGame, { games, seed, every }: Effort): Compared {
  const compared: Compared = {
    games,
    steps: 0,
    states: 0,
    refusals: 0,
    whys: 0,
    previews: 0,
    frames: 0,
    reveals: 0,
    sealed: 0,
  }
  for (let number = 0; number < games; number++) {
    const luck = chance(`${seed} ${number}`)
    const table = tableOf(game, luck.pick(seatCounts(game)), `${seed} ${number}`)
    const play = must(Play.begin(game, table))
    while (play.status === 'running') {
      const actor = luck.pick(play.asked())
      const option = luck.pick(play.match.seen(actor).options)
      if (compared.steps++ % every === 0) compareMoment(play, actor, option, luck, compared)
      must(play.choose(actor, option, compared.steps))
    }
  }
  return compared
}

function seatCounts(game: AnyGame): number[] {
  return Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index)
}

function tableOf(game: AnyGame, seats: number, seed: string): Table {
  const terms = tableTerms.parse({ clock: { kind: 'live', minutes: 5, increment: 0 } })
  const names = Array.from({ length: seats }, (_, seat) => `p${seat}`)
  return {
    id: 't',
    game: game.id,
    rules: game.rules,
    title: '',
    host: 'p0',
    status: 'running',
    access: 'public',
    terms,
    link: '',
    seed,
    commitment: '',
    position: null,
    carried: null,
    result: null,
    rematch: null,
    contest: null,
    created: 0,
    started: 1,
    finished: null,
    nonces: names.map(() => ''),
    seals: names.map(() => sealOf('')),
    shares: names.map(() => 'house'),
    holders: names.map(name => ({ kind: 'person', person: name, name, level: null })),
  }
}

function compareMoment(play: Play, actor: Seat, option: number, luck: Chance, compared: Compared): void {
  for (let seat = SPECTATOR; seat < play.holders.length; seat++) {
    const dream = redealt(play, seat, luck)
    const real = twin(play)
    equal('how things stand', play, seat, shownTo(real, seat), shownTo(dream, seat))
    compared.states++
    if (seat !== SPECTATOR) compareRefusal(real, dream, seat, luck, compared)
    if (seat !== SPECTATOR) compareWhy(real, dream, seat, luck, compared)
    if (seat !== SPECTATOR) comparePreview(real, dream, seat, luck, compared)
    if (seat !== actor && isSealed(play)) compareSealed(play, actor, seat, compared)
    if (!dream.match.seen(actor).options.includes(option)) continue
    const [shown, dreamt] = [real, dream].map(one => sent(one, actor, option, seat)) as [Sent, Sent]
    if (shown.events !== dreamt.events) compared.reveals++
    else equal('a step', play, seat, shown.frame, dreamt.frame)
    compared.frames++
  }
}

/** What is refused is refused in the same words. */
function compareRefusal(real: Play, dream: Play, seat: Seat, luck: Chance, compared: Compared): void {
  const choice = luck.pick(['nonsense', 'done', 'unit 99', 'hex 1', `${luck.below(2 ** 26)}`])
  const seq = real.visible
  const wrong = luck.pick<Command>([
    { do: 'choose', seq, choice },
    { do: 'choose', seq, choice: luck.below(2 ** 26) },
    { do: 'stand', decision: choice, answer: null },
  ])
  const [answer, dreamt] = [real, dream].map(one => obey(twin(one), seat, wrong, 5))
  if (answer.ok || dreamt.ok) return
  equal('a refusal', real, seat, answer, dreamt)
  compared.refusals++
}

/** Why an element of the scene cannot be chosen is said in the same words, too. */
function compareWhy(real: Play, dream: Play, seat: Seat, luck: Chance, compared: Compared): void {
  const { boards } = real.game.scene(real.match.seen(seat).view, real.game.text.en)
  const ids = boards.flatMap(({ places, counters }) => [...places, ...counters].map(({ id }) => id))
  for (let count = 0; count < 4 && ids.length > 0; count++) {
    const at = luck.pick(ids)
    const [rule, dreamt] = [real, dream].map(({ game, match }) => whyNotAt(game, match.state, seat, at, 'secrecy'))
    equal('why not', real, seat, rule, dreamt)
    if (rule !== null) compared.whys++
  }
}

/** What a choice would change is told the same, whatever is hidden. */
function comparePreview(real: Play, dream: Play, seat: Seat, luck: Chance, compared: Compared): void {
  const offered = real.match.seen(seat).options
  if (offered.length === 0) return
  const option = luck.pick(offered)
  const [told, dreamt] = [real, dream].map(({ game, match }) => preview(game, match.state, seat, option, 'secrecy'))
  equal('what a choice would change', real, seat, told, dreamt)
  if (told !== null) compared.previews++
}

function isSealed({ match, game }: Play): boolean {
  return game.decisions.get(match.asked!.decision)?.spec.sealed === true
}

/** While somebody else still thinks, nobody can tell what was answered. */
function compareSealed(play: Play, actor: Seat, seat: Seat, compared: Compared): void {
  if (play.asked().length < 2) return
  const offered = play.match.seen(actor).options
  const frames = offered.slice(0, 4).map(option => sent(twin(play), actor, option, seat).frame)
  for (const frame of frames) equal('a sealed answer', play, seat, frames[0], frame)
  compared.sealed += frames.length
}

interface Sent {
  events: string
  frame: string
}

/** What a seat is sent when a choice is taken. */
function sent(play: Play, actor: Seat, option: number, seat: Seat): Sent {
  const before = shownTo(play, seat)
  const done = must(play.choose(actor, option, 9))
  const step = stepFrame({ table: 't', seq: play.visible, at: 9 }, seat, done, before, shownTo(play, seat))
  return { events: JSON.stringify([step.events, play.match.state.core.result]), frame: JSON.stringify(step) }
}

/** The same table with everything hidden from a seat dealt anew; only dice and standing answers are the real ones. */
function redealt(play: Play, seat: Seat, luck: Chance): Play {
  const saved = copy(save(play)) as Saved
  const { dice, standing } = saved.state.core
  saved.state = imagine(play.game, saved.state, seat, luck.below(2 ** 31))
  Object.assign(saved.state.core, { dice: [...dice], standing: copy(standing) })
  return must(Play.resume(play.game, play.table, saved))
}

function twin(play: Play): Play {
  return must(Play.resume(play.game, play.table, copy(save(play))))
}

function equal(what: string, play: Play, seat: Seat, real: unknown, dreamt: unknown): void {
  const [left, right] = [JSON.stringify(real), JSON.stringify(dreamt)]
  if (left === right) return
  const at = [...left].findIndex((letter, index) => letter !== right[index])
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60)
  throw new Error(
    `${play.game.id}, line ${play.seq}: ${what} tells seat ${seat} what it cannot know: …${around(left)}… is …${around(right)}… when that is dealt anew`,
  )
}
