import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Line } from '../online/line.ts'
import { findServer, person } from '../online/server.ts'
import { Refused } from '../port/desk.ts'

/** Something on the server that is looked at again whenever it changes. */
export interface Live<T> {
  /** Null until it is known. */
  now: T | null
  /** Why it is not: there is no such thing, or no server. */
  fault: 'none' | 'away' | null
  /** Counts how often it was looked at: who shows a part of it fetches that anew. */
  version: number
  /** Shows what a deed has made of it. */
  show(now: T): void
}

/** Looks at a contest, and again whenever the server says that something happened there. */
export function useLive<T>(contest: string, load: () => Promise<T>): Live<T> {
  const now = useSignal<T | null>(null)
  const fault = useSignal<Live<T>['fault']>(null)
  const version = useSignal(0)
  const show = (found: T) => {
    now.value = found
    version.value++
  }
  useEffect(() => {
    let isGone = false
    const look = async () => {
      await findServer()
      const found = await load()
      if (!isGone) show(found)
    }
    const again = () =>
      void look().catch(error => {
        const isKnown = error instanceof Refused && error.problem.code !== 'away'
        if (!isGone && now.peek() === null) fault.value = isKnown ? 'none' : 'away'
      })
    again()
    const line = new Line({ t: 'contest', contest }, frame => {
      if (frame.t === 'contest') again()
    })
    // who becomes somebody else sees it with other eyes
    let known = person.peek()?.id
    const stopFollowing = person.subscribe(who => {
      if (who?.id === known) return
      known = who?.id
      line.renew()
      again()
    })
    return () => {
      isGone = true
      stopFollowing()
      line.close()
    }
  }, [contest])
  return { now: now.value, fault: fault.value, version: version.value, show }
}

/** Fetches a part of something, again with every version of it; the part before stays until the new one is there. */
export function usePart<T>(load: () => Promise<T>, ...of: readonly unknown[]): T | null {
  const part = useSignal<T | null>(null)
  useEffect(() => {
    let isGone = false
    load().then(
      found => {
        if (!isGone) part.value = found
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, of)
  return part.value
}
