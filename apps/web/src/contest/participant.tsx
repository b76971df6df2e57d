import type { Participant } from '@hexarium/wire'
import { words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { PersonLink } from '../people/person-list.tsx'

/** Who takes part: a person leads to a page of his own, a bot to none. */
export function ParticipantName({ of }: { of: Pick<Participant, 'person' | 'name'> }) {
  if (of.person === null) return <>{nameShown(of.name, words.value)}</>
  return <PersonLink id={of.person} name={of.name} />
}
