/** A browser with a page in it, driven as a person would: it looks, and it clicks with the mouse. */

export interface Page {
  open(url: string): Promise<void>
  /** The value of a JavaScript expression in the page; it must fit into JSON. */
  ask<T>(expression: string): Promise<T>
  /** Presses and releases the mouse at a point of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** What the console called an error, and requests that failed, so far. */
  faults(): Promise<string[]>
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>
}

export interface Browser {
  name: string
  /** A page of somebody who was never here before. */
  visitor(): Promise<Page>
  close(): Promise<void>
}

/** A browser that does not answer its driver: that is its own fault, not the page's. */
export class Unresponsive extends Error {}

/** How long a browser may take for one command, or to open. */
export const DRIVER_PATIENCE = 60_000

/** What comes, unless it takes too long. */
export function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Unresponsive(`${what} does not answer`)), DRIVER_PATIENCE)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface Point {
  x: number
  y: number
}

/** How long a page may take for what it should do at once, on a slow machine. */
const PATIENCE = 30_000

/** Nobody clicks twice within this time without meaning a double click; some browsers count it as one, wherever the pages are. */
const DOUBLE_CLICK = 500

/** When a page was last clicked. */
const lastClick = new WeakMap<Page, number>()

/** Waits until an expression is true in the page, and returns its value. */
export async function until<T>(page: Page, expression: string, what: string, patience = PATIENCE): Promise<T> {
  for (const end = Date.now() + patience; ; ) {
    const value = await page.ask<T>(expression)
    if (value) return value
    if (Date.now() > end) throw new Error(`${what} did not come within ${patience / 1000} s`)
    await new Promise(done => setTimeout(done, 40))
  }
}

/** Clicks an element that an expression finds, in its middle, once it is there and stands still. */
export async function click(page: Page, element: string, what: string): Promise<void> {
  const middle = `(element => {
    if (!element || document.fonts.status !== 'loaded') return null
    const inside = ({ top, bottom, left, right }) => top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    if (!inside(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0) return null
    window.aimedAt = element
    window.isHit = false
    // What lies there when the click comes counts: a page that learns more in between may have drawn it anew.
    window.wanted = () => ${element}
    if (!window.heeds) {
      window.heeds = true
      document.addEventListener('click', ({ target }) => {
        // A piece on a board is hit through what lies on it, but not through what has opened over it.
        const lies = window.aimedAt instanceof HTMLElement ? null : target.closest('svg')
        if (lies ?? window.wanted()?.contains(target)) window.isHit = true
        window.seqThen = document.querySelector('.table')?.dataset.seq
      }, true)
    }
    return { x: x + width / 2, y: y + height / 2 }
  })(${element})`
  const since = Date.now() - (lastClick.get(page) ?? 0)
  if (since < DOUBLE_CLICK) await new Promise(done => setTimeout(done, DOUBLE_CLICK - since))
  let before: Point | undefined
  for (let misses = 0; misses < 5; ) {
    const now = await until<Point>(page, middle, what)
    const isStill = before && now.x === before.x && now.y === before.y
    before = now
    if (isStill) {
      await page.clickAt(now.x, now.y)
      lastClick.set(page, Date.now())
      // What was still coming may have pushed it aside just then, or covered it.
      if (await page.ask('window.isHit')) return
      misses++
    }
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error(`${what} cannot be clicked`)
}

/** An expression for the first element of a selector. */
export const first = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`

/** An expression for the first button or link with these words, on it or for those who do not see it. */
export function named(words: string, within = 'document'): string {
  return `[...${within}.querySelectorAll('a, button')].find(one =>
    [one.getAttribute('aria-label'), one.textContent.trim()].includes(${JSON.stringify(words)}))`
}
