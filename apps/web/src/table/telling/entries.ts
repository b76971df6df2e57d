import type { LogLine } from '../../port/moment.ts'

/** Something that happened, with the dice that fell for it. */
export interface Entry {
  /** The line that tells it. */
  number: number
  /** The lines of its dice. */
  rolls: number[]
  /** The line with which the fight it belongs to began; -1 where there is none. */
  fight: number
}

/** The log by happenings: dice go with what they were thrown for, and what belongs to a fight knows it. */
export function entriesOf(log: readonly LogLine[], from = 0): Entry[] {
  const entries: Entry[] = []
  let rolls: number[] = []
  let fight = -1
  log.forEach(({ dice, fight: mark }, number) => {
    if (mark === 'begins') fight = number
    else if (mark === 'none') fight = -1
    const isRoll = dice !== undefined && number + 1 < log.length
    if (isRoll) rolls.push(number)
    else {
      if (number >= from) entries.push({ number, rolls, fight })
      rolls = []
    }
    if (mark === 'ends') fight = -1
  })
  return entries
}

/** So many happenings of the fight under way, or of the last one: the last of all first, for below there may be no room. */
export function lastFight(log: readonly LogLine[], count: number): Entry[] {
  const begins = log.findLastIndex(line => line.fight === 'begins')
  if (begins < 0) return []
  const all = entriesOf(log, begins + 1).filter(entry => entry.fight === begins)
  return all.slice(-count).reverse()
}

/** What is read where the rest is folded: how a fight ended, who fell. */
export const isKept = ({ fight, outlasts }: LogLine) => fight === 'ends' || outlasts === true
