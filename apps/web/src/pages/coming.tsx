import { signal } from '@preact/signals'
import type { ComponentChild, ComponentType } from 'preact'
import { words } from '../language.ts'

/** Words that are being fetched for the first time: no part is shown before those it speaks are here. */
export const wordsUnderWay = new Set<Promise<void>>()

type Coming<P> = ((props: P) => ComponentChild) & { send(): void }

/**
 * A part of the app that is fetched when it is first wanted, so that a newcomer waits for nothing he does not see. Until
 * it is there `meanwhile` stands in its place; who knows that it will be wanted sends for it.
 */
export function coming<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: () => ComponentChild = () => null,
): Coming<P> {
  const part = signal<{ Part: ComponentType<P> } | 'failed' | null>(null)
  let isSent = false
  const send = () => {
    if (isSent) return
    isSent = true
    fetched(load).then(
      Part => (part.value = { Part }),
      () => (part.value = 'failed'),
    )
  }
  const Coming = (props: P) => {
    send()
    const found = part.value
    if (found === null) return meanwhile()
    if (found === 'failed') return <p role="alert">{words.value.somethingBroke}</p>
    return <found.Part {...props} />
  }
  return Object.assign(Coming, { send })
}

/** The part, once the words it speaks are here as well. */
async function fetched<P>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const part = await load()
  await Promise.all(wordsUnderWay)
  return part
}
