/** What is seldom done at a table is fetched when it is wanted: it does not belong to the first picture. */

import { computed, effect } from '@preact/signals'
import type { Moment, Offer } from '../port/moment.ts'
import { later } from '../words/later/later.ts'
import { insteadOf, offersAt, placeAmong, stepsOf } from './among.ts'
import type { Picked, Play, Pulled } from './play.ts'
import { PATIENCE, PAUSE } from './waiting.ts'

/** What is left of the set-up is done as it is proposed. */
export async function setUpTheRest(play: Play, moment: Moment): Promise<void> {
  const way = await play.table.way(null).catch(() => null)
  const steps = stepsOf(way)
  if ((await play.goAlong(moment, steps)) < steps.length) return
  play.restLeft.value = play.table.moment.peek()?.ask ?? ''
  // What all answer in secret is opened question by question. Nothing of it can be taken back: there is nothing to look at before the next.
  const isAsked = ({ number, is, awaitsAid }: Moment) => number !== moment.number && is === 'asked' && !awaitsAid
  const now = await soon(play, next => isAsked(next) || next.is === 'over')
  if (now?.is === 'asked' && !now.mayUndo && now.proposal === moment.proposal) await setUpTheRest(play, now)
}

/** One choice after the other, as long as each is offered: how many were made. What is asked between them is not put. */
export async function goAlong(
  play: Play,
  moment: Moment,
  steps: readonly ((offer: Offer) => boolean)[],
): Promise<number> {
  let now: Moment | null = moment
  let made = 0
  play.isOnItsWay.value = steps.length > 1
  try {
    while (made < steps.length) {
      const offer = now?.offers.find(steps[made])
      if (!now || !offer) break
      const { number } = now
      await play.choose(offer)
      await confirmed(play)
      if (!play.hasAnswered(number)) break // he thought better of it, or it went wrong
      now = await after(play, number)
      // What the table answered for him meanwhile were steps of the way, too: they are not made twice.
      if (now) made += 1 + play.habits.given.peek().length
    }
  } finally {
    play.isOnItsWay.value = false
  }
  return made
}

/** Settles as soon as nobody is asked whether a choice is meant; who means it has chosen by then. */
function confirmed({ grave, reminder }: Play): Promise<void> {
  return new Promise(resolve => {
    const stop = effect(() => {
      if (grave.value === null && reminder.value === null) queueMicrotask(() => (stop(), resolve()))
    })
  })
}

/** Says why none of these can be chosen. */
export async function explain(play: Play, moment: Moment, ids: readonly string[]): Promise<void> {
  if (moment.is === 'over') return
  const { notice, table } = play
  if (moment.is === 'waiting') {
    notice.value = { text: `${later.value.notYourTurn} ${moment.ask}`, rule: null, of: moment.ask }
    return
  }
  for (const one of ids) {
    const why = await table.whyNot(one).catch(() => null)
    if (!why) continue
    notice.value = { text: later.value.notPossible, rule: why.rule, of: moment.ask }
    return
  }
  notice.value = { text: `${later.value.notAsked} ${moment.ask}`, rule: moment.rules[0] ?? null, of: moment.ask }
}

/**
 * Lays the piece down that was picked up, and takes the other one that is meant, as if the first had not been. Without another only
 * where nothing but places for it is asked about. False if nothing else is meant.
 */
export async function layDown(play: Play, picked: Picked, moment: Moment, ids: readonly string[]): Promise<boolean> {
  if (moment.is !== 'asked' || !moment.mayUndo || moment.seq !== picked.moment.seq + 1) return false
  const other = insteadOf(picked.moment, picked.offer, ids)
  const isFree = ids.length === 0 && moment.offers.every(offer => !offer.ends && offer.points !== null)
  if (!other && !isFree) return false
  await play.undo()
  const now = await after(play, moment.number)
  const again = now?.offers.find(({ option }) => option === other?.option)
  if (again) await play.choose(again)
  return true
}

/** What is set up faces the next way of its formation, one after the other; at first that of half its greatest width. */
export async function turn(play: Play, moment: Moment, by: number): Promise<void> {
  const { last } = play
  const isTurned = last !== null && hasTurned(last, moment)
  const rows = [...Map.groupBy(facings((isTurned ? last.moment : moment).offers), ({ amount }) => amount!.of)]
  if (moment.is !== 'asked' || !setsUp(moment) || rows.length === 0) return
  const isIts = ([of]: (typeof rows)[number]) => isTurned && of === last.offer.amount!.of
  const [, row] = rows.find(isIts) ?? rows[rows.length >> 1]
  const at = isTurned ? row.findIndex(({ option }) => option === last.offer.option) : -1
  const next = row.at((at < 0 && by < 0 ? by : at + by) % row.length)!
  if (isTurned) await play.undo()
  const now = isTurned ? await after(play, moment.number) : moment
  const offer = now?.offers.find(({ option }) => option === next.option)
  if (offer) await play.choose(offer)
}

/** The last choice was a way to face, and can be taken back for another one. */
const hasTurned = (last: Picked, moment: Moment) =>
  moment.mayUndo && moment.seq === last.moment.seq + 1 && facings([last.offer]).length > 0

/** Whether something can be turned now: for the first time, or again. */
export function mayTurn({ last }: Play, moment: Moment): 'first' | 'again' | undefined {
  if (moment.is !== 'asked' || !setsUp(moment)) return undefined
  if (last && hasTurned(last, moment)) return 'again'
  return facings(moment.offers).length > 0 ? 'first' : undefined
}

/** Only what is set up is turned so: later an arrow may be a step, and turning may cost something. */
const setsUp = ({ zones, seat }: Moment) => zones.some(({ isOpen, owner }) => isOpen && owner === seat)

/** The choices that are told by an arrow, where there is but one kind of them. */
function facings(offers: readonly Offer[]): readonly Offer[] {
  const found = offers.filter(({ amount }) => /^[←-⇿]/.test(`${amount?.much}`))
  return new Set(found.map(({ name }) => name)).size === 1 ? found : []
}

/** A piece that was pulled is let go: over a place it may go to it goes there, anywhere else it goes back. */
export async function drop(
  play: Play,
  pulled: Pulled,
  piece: string,
  ids: readonly string[],
  at: { x: number; y: number },
): Promise<void> {
  await pulled.chosen
  const moment = await after(play, pulled.from)
  const isBack = ids.includes(pulled.at)
  if (!moment || (isBack && offersAt(moment, ids).length === 0)) return // as if it had been clicked
  const stands = moment.scene.boards.flatMap(board => board.counters).find(({ id }) => id === piece)?.at
  if (stands !== pulled.at && ids.includes(stands ?? '')) return // the only place there was
  if (moment.is === 'asked' && offersAt(moment, ids).length > 0) await play.pick(moment, ids, at)
  else if (!(await play.goTo(moment, placeAmong(moment, ids), piece)) && moment.mayUndo) await play.undo()
}

/** What help says of an offer that may give something up, if it comes soon; nothing if the question has changed meanwhile. */
export async function assured({ table: { moment } }: Play, offer: Offer): Promise<Offer | undefined> {
  const seq = moment.peek()?.seq
  const sure = () => moment.peek()?.offers.find(({ option, isUnsure }) => option === offer.option && !isUnsure)
  const isOpen = () => moment.peek()?.seq === seq
  for (let waited = 0; waited < PATIENCE && isOpen() && !sure(); waited += PAUSE)
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  return isOpen() ? (sure() ?? offer) : undefined
}

/** The first question after a moment, as soon as it is put; nothing if that takes too long. */
function after(play: Play, number: number): Promise<Moment | null> {
  return soon(play, moment => moment.number !== number && !play.isAnsweredByHabit(moment))
}

/** How long one waits for the question after a choice: a slow machine plays as a quick one does. */
const LONG = 20_000

/** The first moment of a sort, as soon as it is there; nothing if that takes too long. */
function soon({ table }: Play, isMeant: (moment: Moment) => boolean): Promise<Moment | null> {
  const settled = computed(() => {
    const moment = table.moment.value
    return moment !== null && isMeant(moment) ? moment : null
  })
  return new Promise(resolve => {
    let stop = () => {}
    const end = (moment: Moment | null) => {
      clearTimeout(timer)
      queueMicrotask(stop) // it may be here before there is anything to stop
      resolve(moment)
    }
    const timer = setTimeout(() => end(null), LONG)
    stop = settled.subscribe(moment => moment && end(moment))
  })
}
