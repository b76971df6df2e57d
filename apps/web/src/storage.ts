import type { GameRecord, KeptDice, Language, Seat } from '@hexarium/kernel'
import type { Laid } from './port/sitting.ts'

/** A game kept in this browser: how it was laid and the lines played; everything else is recomputed. */
export interface Kept {
  id: string
  laid: Laid
  lines: string[]
  isOver: boolean
  /** What was asked when it was left, for lists. */
  ask: string
  /** How it stood then: its sides, who is asked, and the turn. */
  about?: { sides: string[]; asked: Seat[]; turn: string }
  /** The language these are in. */
  language?: Language
  /** When it was last played. */
  at: number
  /** What one wrote down for oneself. */
  notes?: string
  /** The campaign it is a game of. */
  campaign?: string
}

/** A record brought in from elsewhere. */
export interface Imported {
  id: string
  record: GameRecord
  at: number
}

interface Stores {
  games: Kept
  records: Imported
}

let opening: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('hexarium', 1)
    request.onupgradeneeded = () => {
      for (const name of ['games', 'records']) request.result.createObjectStore(name, { keyPath: 'id' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opening
}

/** Runs one request. A browser that keeps nothing (private windows) still plays: then there is simply nothing kept. */
async function run<T>(store: keyof Stores, mode: IDBTransactionMode, make: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const db = await database()
    return await new Promise<T | undefined>((resolve, reject) => {
      const request = make(db.transaction(store, mode).objectStore(store))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } catch {
    return undefined
  }
}

const latestFirst = <T extends { at: number }>(list: T[]) => list.sort((a, b) => b.at - a.at)

/** The game kept last, until the browser's storage has it: its table need not wait for that, nor for a browser that keeps nothing. */
let latest: Kept | undefined

/** Keeps a game. */
export async function keep(game: Kept): Promise<void> {
  latest = game
  const key = await run('games', 'readwrite', store => store.put(game))
  if (key !== undefined && latest === game) latest = undefined
}

/** A game that was kept. */
export const keptGame = async (id: string): Promise<Kept | undefined> =>
  latest?.id === id ? latest : run('games', 'readonly', store => store.get(id))

/** All games kept, the latest first. */
export const keptGames = async (): Promise<Kept[]> =>
  latestFirst((await run<Kept[]>('games', 'readonly', store => store.getAll())) ?? [])

/** Forgets a game. */
export function forget(id: string) {
  if (latest?.id === id) latest = undefined
  return run('games', 'readwrite', store => store.delete(id))
}

/** Keeps a record from elsewhere. */
export const keepRecord = (record: Imported) => run('records', 'readwrite', store => store.put(record))

/** A record from elsewhere. */
export const keptRecord = (id: string): Promise<Imported | undefined> =>
  run('records', 'readonly', store => store.get(id))

/** All of them, the latest first. */
export const keptRecords = async (): Promise<Imported[]> =>
  latestFirst((await run<Imported[]>('records', 'readonly', store => store.getAll())) ?? [])

/** Forgets one. */
export const forgetRecord = (id: string) => run('records', 'readwrite', store => store.delete(id))

const leftKey = (table: string) => `hexarium left ${table}`

/** What somebody left where it is on purpose at a table, for as long as this tab is open. */
export function leftAlone(table: string): Set<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(leftKey(table)) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

/** Keeps it. */
export function rememberLeft(table: string, left: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(leftKey(table), JSON.stringify([...left]))
  } catch {
    // a browser that keeps nothing forgets it with the page
  }
}

const talkKey = (table: string) => `hexarium talk ${table}`

/** When the last thing that was read of the talk at a table was said. */
export function talkReadUntil(table: string): number {
  try {
    return Number(localStorage.getItem(talkKey(table)) ?? 0)
  } catch {
    return 0
  }
}

/** Keeps it. */
export function rememberTalk(table: string, until: number): void {
  try {
    localStorage.setItem(talkKey(table), `${until}`)
  } catch {
    // a browser that keeps nothing counts anew
  }
}

const diceKey = (table: string) => `hexarium-dice-${table}`

/** What this browser saw of a table's dice before they fell; found by the table, or by what the house committed itself to. */
export function keptDice(table: string, commitment?: string): KeptDice | undefined {
  try {
    const text = localStorage.getItem(diceKey(table))
    if (text !== null) return JSON.parse(text)
    if (commitment === undefined) return undefined
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    const all = keys
      .filter(key => key.startsWith(diceKey('')))
      .map(key => JSON.parse(localStorage.getItem(key) ?? '{}'))
    return all.find((kept: KeptDice) => kept.commitment === commitment)
  } catch {
    return undefined
  }
}

/** Keeps it. */
export function keepDice(table: string, dice: KeptDice): void {
  try {
    localStorage.setItem(diceKey(table), JSON.stringify(dice))
  } catch {
    // a browser that keeps nothing has nothing to hold a record against
  }
}

/** A name nobody else has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return Array.from(bytes, byte => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 12)
}
