import { signal } from '@preact/signals'
import type { ComponentChild, ComponentType } from 'preact'
import { words } from '../language.ts'

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
    load().then(
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
