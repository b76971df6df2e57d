import { type Reader, seeded } from '@hexarium/kernel'
import { position } from '../position/index.ts'
import { mapOf } from '../spaces.ts'
import type { Hex, Warcraft } from '../state.ts'

/** A state from a position inside a question, with dice from a seed; nobody is asked anything. */
export function tableOf(question: Reader, seed: string): Warcraft {
  const where: Reader = question.at('position')
  const read = position.read(where.json)
  if (!read.ok) return where.fault(read.problem.text)
  const { seats = 2, flow: _flow, ...data } = read.value
  return {
    ...data,
    core: {
      seats,
      flow: [],
      dice: seeded(seed),
      sealed: new Array<number>(seats).fill(-1),
      standing: Array.from({ length: seats }, () => ({})),
      reveals: 0,
      result: null,
    },
  }
}

/** A space by name. */
export function spaceOf(g: Warcraft, reader: Reader): Hex {
  const hex = mapOf(g).board.find(reader.text())
  if (hex < 0) reader.fault(`there is no space “${reader.text()}” on this map; spaces are A1, A2 … row by row`)
  return hex
}

/** A seat of the position; the active one if none is named. */
export function seatOf(g: Warcraft, question: Reader): number {
  return question.has('seat') ? question.at('seat').int(0, g.race.length - 1) : g.active
}
