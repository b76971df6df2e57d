import { as, type Codec, nearest, type Reader, whole, word } from '@hexarium/kernel'
import { battleBoard } from '../content/battlelands.ts'
import { creatures, TITAN, typeNamed, typeNames } from '../content/creatures.ts'
import { landNumbered, lands } from '../content/masterboard.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { FULL, type Hex, type Land, NONE, type Rulings, type Type } from '../state.ts'

/** By entry side: its name. */
export const ENTRIES = ['right', 'bottom', 'left'] as const

const LARGEST_SCORE = 1_000_000

/** Complains about keys a question does not have. */
export function known(question: Reader, ...keys: string[]): void {
  question.only('ask', 'id', 'rulings', ...keys)
}

/** A land by its printed number. */
export const aLand = as(
  whole(1, 6000),
  (number, reader): Land => {
    const land = landNumbered(number)
    if (land !== NONE) return land
    return reader.fault(`there is no land ${number}; lands are 1–42, 101–142, 100 … 600 and 1000 … 6000`)
  },
  land => lands[land].number,
)

export const readLand = (reader: Reader): Land => aLand.read(reader)

/** A character by its name. */
export const aType = as(
  word(...typeNames),
  (name): Type => typeNamed(name),
  type => typeNames[type],
)

export const readType = (reader: Reader): Type => aType.read(reader)

/** The characters of a legion. */
export function readLegion(reader: Reader): Type[] {
  const legion = reader.list().map(readType)
  if (legion.length === 0) reader.fault('a legion has at least one character')
  return checkSize(reader, legion)
}

/** TI-4.1a, TI-3.1a: seven characters at most, one Titan, and no more of a kind than there are. */
export function checkSize(reader: Reader, living: Type[]): Type[] {
  if (living.length > FULL) reader.fault(`${living.length} characters are too many, ${FULL} are the most`)
  for (const type of living) {
    const most = type === TITAN ? 1 : creatures[type].count
    if (living.filter(other => other === type).length > most)
      reader.fault(`there can be no more than ${most} of ${typeNames[type]} here`)
  }
  return living
}

/** Points; none if they are not given. */
export function readScore(question: Reader, key: string): number {
  return question.has(key) ? question.at(key).int(0, LARGEST_SCORE) : 0
}

/** A hex of a battleland by its name. */
export function readHex(reader: Reader): Hex {
  const hex = battleBoard.find(reader.text())
  if (hex < 0)
    reader.fault(`${reader.text()} is not on the map, which has A1 to F4${nearest(reader.text(), battleBoard.labels)}`)
  return hex
}

/** The names of some hexes, sorted. */
export function labels(hexes: readonly Hex[]): string[] {
  return hexes.map(hex => battleBoard.labels[hex]).sort()
}

/** Section R.3: `"rulings": {"strikeFloor": 1}` changes the standard ones; a switch may be written 1 or 0, too. */
export const theRulings: Codec<Rulings> = {
  read(reader) {
    const said = [...reader.only(...Object.keys(STANDARD_RULINGS)).entries()].map(([name, value]) => [
      name,
      readRuling(name as keyof Rulings, value),
    ])
    return { ...STANDARD_RULINGS, ...Object.fromEntries(said) }
  },
  write: rulings =>
    Object.fromEntries(
      Object.entries(rulings).filter(([name, value]) => STANDARD_RULINGS[name as keyof Rulings] !== value),
    ),
}

function readRuling(name: keyof Rulings, value: Reader): number | boolean {
  if (name === 'strikeFloor') return value.int(1, 2)
  if (name === 'sandElevation') return value.int(0, 1)
  return typeof value.json === 'boolean' ? value.json : value.int(0, 1) === 1
}

export function readRulings(question: Reader): Rulings {
  return question.has('rulings') ? theRulings.read(question.at('rulings')) : { ...STANDARD_RULINGS }
}
