import { type GameRecord, type KeptDice, type Outcome, readRecord, refused } from '@hexarium/kernel'
import { words } from '../language.ts'
import { saveFile } from '../pages/files.tsx'
import { TOLD } from '../refusals/why.ts'
import { later } from '../words/later/later.ts'

/** Offers a record as a file. */
export function saveRecord(record: GameRecord): void {
  saveFile(record, `${record.game}-${record.digest.slice(0, 8)}.hexarium.json`)
}

/** Offers what was kept of its dice as a file, for `hexarium verify --kept`. */
export function saveKept(record: GameRecord, kept: KeptDice): void {
  saveFile(kept, `${record.game}-${record.digest.slice(0, 8)}.kept.json`)
}

/** Reads a record from a text somebody brought. */
export function parseRecord(text: string): Outcome<GameRecord> {
  try {
    return readRecord(JSON.parse(text))
  } catch {
    return refused(TOLD, words.value.notJson)
  }
}

/** A record as a part of an address: packed, in letters an address may hold. */
export async function packRecord(record: GameRecord): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of packed) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The record in an address. */
export async function unpackRecord(text: string): Promise<Outcome<GameRecord>> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    return parseRecord(new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw'))))
  } catch {
    return refused(TOLD, later.value.brokenLink)
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair<unknown, BufferSource>,
): Promise<Uint8Array> {
  const out = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
  return new Uint8Array(await new Response(out).arrayBuffer())
}
