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

/** The happenings of the fight under way, or of the last one. */
export function lastFight(log: readonly LogLine[]): Entry[] {
  const begins = log.findLastIndex(line => line.fight === 'begins')
  return begins < 0 ? [] : entriesOf(log, begins + 1).filter(entry => entry.fight === begins)
}
