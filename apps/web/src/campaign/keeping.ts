import type { Chronicle } from '@hexarium/contests'
import type { GameRecord } from '@hexarium/kernel'

/** A campaign kept in this browser. */
export interface KeptCampaign {
  id: string
  chronicle: Chronicle
  /** By player: the name of a bot; null for a person. */
  bots: (string | null)[]
  /** The game under way, among the games kept here. */
  playing: string | null
  /** When something last happened in it. */
  at: number
}

const STORE = 'campaigns'
let opening: Promise<IDBDatabase> | null = null

/** A storage of its own: tabs that know nothing of campaigns need not close for it. */
function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('hexarium-campaigns', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opening
}

/** Campaigns of this page, for a browser that keeps nothing. */
const here = new Map<string, KeptCampaign>()

async function run<T>(mode: IDBTransactionMode, make: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const db = await database()
    return await new Promise<T | undefined>((resolve, reject) => {
      const request = make(db.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } catch {
    return undefined
  }
}

/** Keeps a campaign. */
export async function keepCampaign(campaign: KeptCampaign): Promise<void> {
  here.set(campaign.id, campaign)
  await run('readwrite', store => store.put(campaign))
}

/** A campaign that was kept. */
export async function keptCampaign(id: string): Promise<KeptCampaign | undefined> {
  return (await run<KeptCampaign | undefined>('readonly', store => store.get(id))) ?? here.get(id)
}

/** All of them, the latest first. */
export async function keptCampaigns(): Promise<KeptCampaign[]> {
  const kept = (await run<KeptCampaign[]>('readonly', store => store.getAll())) ?? [...here.values()]
  return kept.sort((a, b) => b.at - a.at)
}

/** Forgets one; its games stay among the games kept. */
export async function forgetCampaign(id: string): Promise<void> {
  here.delete(id)
  await run('readwrite', store => store.delete(id))
}

/** The record of a game of a campaign, by the name a replay has for it. */
export async function recordIn(name: string): Promise<GameRecord | undefined> {
  const [, id = '', entry = ''] = /^campaign\.(\w+)\.(\d+)$/.exec(name) ?? []
  const found = (await keptCampaign(id))?.chronicle.entries[Number(entry)]
  return found?.is === 'game' ? found.record : undefined
}

/** What a replay calls a game of a campaign. */
export function replayName(id: string, entry: number): string {
  return `campaign.${id}.${entry}`
}
