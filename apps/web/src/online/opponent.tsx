import type { Reply } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Box, Choice } from './fields.tsx'
import { Invite } from './invite.tsx'
import { api } from './server.ts'
import { spoken } from './words/spoken.ts'

/** Somebody one knows by name. */
export interface Known {
  id: string
  name: string
}

type Handicap = Reply<'GET /handicaps/:game/:person'>

/** What two have played against each other, and the handicap that follows; null where the game has none, or none is due. */
export function useHandicap(game: string, person: string | null): Handicap | null {
  const found = useSignal<Handicap | null>(null)
  useEffect(() => {
    found.value = null
    if (game === '' || person === null) return
    api('GET /handicaps/:game/:person', { params: { game, person } }).then(
      handicap => {
        const isDue = handicap.settings.some(settings => Object.values(settings).some(value => value !== 0))
        found.value = isDue ? handicap : null
      },
      () => {}, // the game has none
    )
  }, [game, person])
  return found.value
}

interface Props {
  isKnown: boolean
  known: Known | null
  handicap: Handicap | null
  isTaken: boolean
  onKnown(isKnown: boolean, known: Known | null): void
  onTake(isTaken: boolean): void
}

/** Against whom: whoever gets the link, or somebody by name, with the handicap the rules propose for the two. */
export function Opponent({ isKnown, known, handicap, isTaken, onKnown, onTake }: Props) {
  const h = spoken.value
  return (
    <>
      <Choice
        label={h.opponent}
        value={isKnown ? 'known' : 'any'}
        set={value => onKnown(value === 'known', null)}
        values={[
          ['any', h.anyOpponent],
          ['known', h.knownOpponent],
        ]}
      />
      {isKnown && <Invite onInvite={async person => onKnown(true, person)} />}
      <p role="status" class="fine">
        {isKnown && known ? `${known.name}. ${h.invitedBeside}` : ''}
      </p>
      {handicap && (
        <Box
          label={h.takeHandicap}
          hint={h.handicap(handicap.won, handicap.lost, handicap.drawn)}
          checked={isTaken}
          set={onTake}
        />
      )}
    </>
  )
}
