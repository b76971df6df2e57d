import { ParticipantName } from './participant.tsx'

interface Props {
  id: string
  title: string
  /** Who is named, which of them he is, and what is said beside the name. */
  names: readonly { name: string; person: string | null; number: number; said: string }[]
}

/** Names to be remembered, the latest first. */
export function Roll({ id, title, names }: Props) {
  if (names.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="plain-list">
        {names.toReversed().map(one => (
          <li key={one.number}>
            <ParticipantName of={one} />
            <small>{one.said}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
