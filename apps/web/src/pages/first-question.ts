import { signal } from '@preact/signals'

/** How much a first question does without is still to come. */
export const toCome = signal(0)

/** Settles once the table that is being opened can be played. Without such a table nothing waits for it. */
let stands: Promise<void> = Promise.resolve()
let release: (() => void) | null = null

/** A table is opened: nothing it can do without is sent for before its first question is drawn. */
export function awaitFirstQuestion(): void {
  if (release) return
  const { promise, resolve } = Promise.withResolvers<void>()
  stands = promise
  release = resolve
}

/** Somebody can choose now, or nobody will soon: the rest comes as soon as the page is painted and has nothing else to do. */
export function firstQuestionStands(): void {
  const opens = release
  if (!opens) return
  release = null
  const soon = () => idle(opens)
  if (document.hidden)
    soon() // nothing is painted in a tab that nobody looks at
  else requestAnimationFrame(soon)
}

/** What a table does without until its first question is drawn: it is sent for after that. */
export const afterwards =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () => {
    toCome.value++
    return stands.then(load).finally(() => toCome.value--)
  }

/** Not before the page has nothing else to do, though not later than this, in milliseconds. */
const LATEST = 1500

function idle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: LATEST })
  else setTimeout(then, 100)
}
