// What is seldom done at a table is fetched when it is wanted: it does not belong to the first picture.

import { words } from '../language.ts'
import type { Moment, Offer } from '../port/moment.ts'
import { insteadOf, offersAt, placeAmong, stepsOf } from './among.ts'
import type { Picked, Play, Pulled } from './play.ts'
import { PATIENCE, PAUSE } from './waiting.ts'

/** What is left of the set-up is done as it is proposed. */
export async function setUpTheRest(play: Play, moment: Moment): Promise<void> {
  const way = await play.table.way(null).catch(() => null)
  const steps = stepsOf(way)
  if ((await play.goAlong(moment, steps)) < steps.length) return
  // What all answer in secret is opened question by question. Nothing of it can be taken back: there is nothing to look at before the next.
  const isAsked = ({ number, is, awaitsAid }: Moment) => number !== moment.number && is === 'asked' && !awaitsAid
  const now = await play.soon(next => isAsked(next) || next.is === 'over')
  if (now?.is === 'asked' && !now.mayUndo && now.proposal === moment.proposal) await setUpTheRest(play, now)
}

/** Says why none of these can be chosen. */
export async function explain(play: Play, moment: Moment, ids: readonly string[]): Promise<void> {
  if (moment.is === 'over') return
  const { notice, table } = play
  if (moment.is === 'waiting') {
    notice.value = { text: `${words.value.notYourTurn} ${moment.ask}`, rule: null, of: moment.ask }
    return
  }
  for (const one of ids) {
    const why = await table.whyNot(one).catch(() => null)
    if (!why) continue
    notice.value = { text: words.value.notPossible, rule: why.rule, of: moment.ask }
    return
  }
  notice.value = { text: `${words.value.notAsked} ${moment.ask}`, rule: moment.rules[0] ?? null, of: moment.ask }
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
  const now = await play.after(moment.number)
  const again = now?.offers.find(({ option }) => option === other?.option)
  if (again) await play.choose(again)
  return true
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
  const moment = await play.after(pulled.from)
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
