import { words } from '../language.ts'
import { Frame } from './frame.tsx'

/** A page that says what went wrong and what to do. */
export function Lost({ title, text }: { title: string; text: string }) {
  return (
    <Frame>
      <section class="lost">
        <h1>{title}</h1>
        <p>{text}</p>
        <a class="button strong" href="#/">
          {words.value.toHall}
        </a>
      </section>
    </Frame>
  )
}
