import type { Page } from 'playwright-core'
import type { Laid } from '../src/port/sitting.ts'
import type { House } from './chromium.ts'

/** Keeps a game in the browser as its page would, and sits down to it. */
export async function sitDown(page: Page, house: House, table: { laid: Laid; lines: string[] }): Promise<void> {
  await page.evaluate(
    game =>
      new Promise<void>(done => {
        const request = indexedDB.open('hexarium', 1)
        request.onupgradeneeded = () => {
          for (const name of ['games', 'records']) request.result.createObjectStore(name, { keyPath: 'id' })
        }
        request.onsuccess = () => {
          const writing = request.result.transaction('games', 'readwrite')
          writing.objectStore('games').put(game)
          writing.oncomplete = () => done()
        }
      }),
    { id: 'laid', ...table, isOver: false, ask: '', at: 1 },
  )
  await page.goto(`${house.url}#/table/laid`)
}
