import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { type AnyGame, type GameRecord, readRecord } from '@hexarium/kernel'
import { gameIds, loadGame } from './games.ts'
import { parseJson } from './json.ts'
import { codeOf, Problem } from './problem.ts'

/** The end of a record's file name. */
export const SUFFIX = '.hexarium.json'

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, and a file is wanted',
  EACCES: 'reading or writing it is not permitted',
  EPERM: 'reading or writing it is not permitted',
  EROFS: 'this disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'its folder is a file',
}

/** A system's complaint about a file as a sentence; anything else as it is. */
export function fileProblem(path: string, error: unknown): unknown {
  const reason = reasons[codeOf(error)]
  return reason ? new Problem(`${path}: ${reason}.`) : error
}

/** The JSON in a file. */
export function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw fileProblem(path, error)
  }
  return parseJson(text.replace(/^\uFEFF/, ''), path)
}

/** A record and its game. */
export interface LoadedRecord {
  game: AnyGame
  record: GameRecord
}

/** Reads a record's file and loads its game. Its shape is checked, not yet its truth. */
export async function loadRecord(path: string): Promise<LoadedRecord> {
  const json = readJson(path)
  if (typeof json !== 'object' || json === null || !('hexarium' in json)) {
    throw new Problem(`${path}: this is no record of a game; records are written by hexarium play, s to save.`)
  }
  const read = readRecord(json)
  if (!read.ok) throw new Problem(`${path}: ${read.problem.text.replace(/\.$/, '')}; take an undamaged copy.`)
  const record = read.value
  if (!gameIds.includes(record.game)) {
    throw new Problem(
      `${path}: this is a record of “${record.game}”, which this version does not have; it has ${gameIds.join(', ')}.`,
    )
  }
  return { game: await loadGame(record.game), record }
}

/** Writes a file so that at any moment either the old or the whole new one is there, also after a power cut. */
export function writeWhole(path: string, text: string): void {
  const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  try {
    const file = openSync(temporary, 'wx')
    try {
      writeSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
    syncFolder(dirname(path))
  } catch (error) {
    rmSync(temporary, { force: true })
    throw fileProblem(path, error)
  }
}

/** Makes the new name durable as well; some systems do not let a folder be opened for that. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r')
    fsyncSync(folder)
    closeSync(folder)
  } catch {
    // The file itself is safe on the disk.
  }
}

/** Writes a record, one choice a line so that people can read and compare it. */
export function writeRecord(path: string, record: GameRecord): void {
  writeWhole(path, `${JSON.stringify(record, null, 1)}\n`)
}

/** A name nobody has used yet in the current folder: `skirmish-2026-03-01.hexarium.json`, then `-2` and so on. */
export function freshName(stem: string, folder = '.'): string {
  for (let number = 1; ; number++) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${SUFFIX}`
    const path = folder === '.' ? name : `${folder}/${name}`
    if (!existsSync(path)) return path
  }
}

/** A path as one would type it here. */
export function shortPath(path: string): string {
  const near = relative('.', path)
  return near !== '' && !near.startsWith('..') ? near : path
}
