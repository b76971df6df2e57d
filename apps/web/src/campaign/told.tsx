import type { ComponentChildren } from 'preact'
import type { ChronicleShown } from '../port/campaigns.ts'
import { saying } from './say.ts'

/** Who plays which side, and what each has. */
export function Standing({ shown, names }: { shown: ChronicleShown; names: readonly string[] }) {
  const w = saying.value
  return (
    <table class="campaign-standing">
      <caption>{w.standing}</caption>
      <thead>
        <tr>
          <th scope="col">{w.player}</th>
          {shown.standing.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.players.map((side, player) => (
          <tr key={side}>
            <th scope="row">
              {side} <small>{names[player]}</small>
            </th>
            {shown.standing.map(({ name, values }) => (
              <td key={name}>{values[player]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What has happened, one game after the other, each to be watched again. `to` is where the game of an entry is to be seen. */
export function Story({ story, to }: { story: ChronicleShown['story']; to(entry: number): string }) {
  const w = saying.value
  let games = 0
  return (
    <>
      <h2>{w.story}</h2>
      {story.length === 0 && <p>{w.nothingYet}</p>}
      <ol class="campaign-story">
        {story.map(({ text, isGame }, entry) => (
          <li key={text}>
            {text} {isGame && <a href={to(entry)}>{w.replayGame(++games)}</a>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** What is to be done now, in a frame of its own. */
export function Now({
  title,
  isOver = false,
  children,
}: {
  title: string
  isOver?: boolean
  children: ComponentChildren
}) {
  return (
    <section class={`campaign-next${isOver ? ' over' : ''}`} aria-labelledby="campaign-next">
      <h2 id="campaign-next">{title}</h2>
      {children}
    </section>
  )
}

/** The options of a question, for who is asked. */
export function Options(props: { of: readonly { option: string; words: string }[]; onAnswer(option: string): void }) {
  return (
    <div class="row">
      {props.of.map(({ option, words: said }) => (
        <button key={option} type="button" class="button" onClick={() => props.onAnswer(option)}>
          {said}
        </button>
      ))}
    </div>
  )
}

/** What is to be known of the next game. */
export function GameLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
