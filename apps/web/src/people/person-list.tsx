import type { ComponentChildren } from 'preact'
import { words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { address } from '../route.ts'

/** A name that leads to its bearer. */
export function PersonLink({ id, name, table }: { id: string; name: string; table?: string }) {
  return <a href={`${address('p', id)}${table ? `?table=${table}` : ''}`}>{nameShown(name, words.value)}</a>
}

/** People, by name, with what can be done about each. */
export function PersonList<T extends { id: string; name: string }>(props: {
  people: readonly T[]
  children(person: T): ComponentChildren
}) {
  return (
    <ul class="plain-list">
      {props.people.map(person => (
        <li key={person.id}>
          <PersonLink {...person} />
          {props.children(person)}
        </li>
      ))}
    </ul>
  )
}
