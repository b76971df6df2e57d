import { signal } from '@preact/signals'
import type { KeepingShown, Moment } from '../port/moment.ts'
import { freshId } from '../storage.ts'
import { later } from '../words/later/later.ts'
import type { Play } from './play.ts'

/** A stretch of somebody's choices, kept in this browser under a name: an army, a set-up. */
export interface KeptChoices {
  readonly id: string
  readonly game: string
  /** What it is, as the game calls it, and where it fits. */
  readonly as: string
  readonly where: string
  readonly name: string
  readonly choices: readonly string[]
}

const KEY = 'hexarium kept'

/** More than any army or set-up takes; and longer than any name. */
const MOST = 2000
export const LONGEST = 60

/** Everything kept, the latest first. */
export const kept = signal<readonly KeptChoices[]>(read())

function read(): KeptChoices[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(one: unknown): one is KeptChoices {
  const { id, game, as, where, name, choices } = (one ?? {}) as Record<string, unknown>
  const isText = (text: unknown) => typeof text === 'string' && text.length <= MOST
  const isList = Array.isArray(choices) && choices.length <= MOST && choices.every(isText)
  return isList && [id, game, as, where, name].every(isText)
}

function write(all: readonly KeptChoices[]): void {
  kept.value = all
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // a browser that keeps nothing forgets it with the page
  }
}

/** Keeps what somebody has chosen under a name; what has that name already is replaced. */
export function keepChoices(game: string, { as, where, choices }: KeepingShown, name: string): void {
  const others = kept
    .peek()
    .filter(one => one.game !== game || one.as !== as || one.where !== where || one.name !== name)
  write([{ id: freshId(), game, as, where, name: name.slice(0, LONGEST), choices }, ...others])
}

export function renameChoices(id: string, name: string): void {
  write(kept.peek().map(one => (one.id === id ? { ...one, name: name.slice(0, LONGEST) } : one)))
}

export function forgetChoices(id: string): void {
  write(kept.peek().filter(one => one.id !== id))
}

/** What a file holds that somebody brings: kept from now on, too. False if it is no such file. */
export function bringChoices(text: string): boolean {
  try {
    const found = { ...JSON.parse(text), id: freshId() }
    if (!isKept(found)) return false
    const { id, game, as, where, name, choices } = found
    write([{ id, game, as, where, name: name.slice(0, LONGEST), choices }, ...kept.peek()])
    return true
  } catch {
    return false
  }
}

/** Makes kept choices again, one after the other, as if they were made by hand; if one is not offered, none of them is made. */
export async function makeAgain(play: Play, moment: Moment, { name, choices }: KeptChoices): Promise<boolean> {
  const made = await play.goAlong(
    moment,
    choices.map(choice => offer => offer.choice === choice),
  )
  if (made === choices.length) return true
  for (let left = made; left > 0; left--) await play.undo()
  const why = await play.table.whyNot((choices[made] ?? '').replace(' ', ':')).catch(() => null)
  play.notice.value = {
    text: later.value.keptRefused(name, made + 1, choices.length),
    rule: why?.rule ?? moment.rules[0] ?? null,
  }
  return false
}
