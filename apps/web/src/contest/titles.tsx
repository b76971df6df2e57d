import type { Honour } from '@hexarium/wire'
import { HonourList } from './honours.tsx'
import { saying } from './say.ts'

/** What somebody has won, on a page of his own. */
export function Titles({ of }: { of: readonly Honour[] }) {
  return (
    <section class="leaf" aria-labelledby="honours">
      <h2 id="honours">{saying.value.titles}</h2>
      <HonourList of={of} />
    </section>
  )
}
