import type { NewCampaign } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { words } from '../../language.ts'
import { Choice } from '../../online/fields.tsx'
import { clockInWords } from '../../online/hall/terms.ts'
import { Invite } from '../../online/invite.tsx'
import { api, beSomebody } from '../../online/server.ts'
import { spoken } from '../../online/words/spoken.ts'
import { Told } from '../../refusals/why.ts'
import { address, go } from '../../route.ts'
import { botsInWords } from '../../words/bots.ts'
import { saying } from '../say.ts'

/** Clocks to choose from. */
export const CLOCKS: readonly NewCampaign['clock'][] = [
  { kind: 'none' },
  { kind: 'days', days: 1, bank: 2 },
  { kind: 'days', days: 2, bank: 5 },
  { kind: 'days', days: 7, bank: 7 },
  { kind: 'live', minutes: 60, increment: 30 },
]

const LINK = 'link'
const NAME = 'name'

/** Who plays a campaign on the server: which side one takes oneself, against whom, and by which clock. */
export interface Among {
  as: number
  /** `link`, `name`, or a level of bots. */
  opponent: string
  person: { id: string; name: string } | null
  clock: number
}

export const firstAmong: Among = { as: 0, opponent: LINK, person: null, clock: 0 }

interface Props {
  sides: readonly string[]
  among: Among
  set(among: Among): void
}

/** Asks for it. */
export function AmongPeople({ sides, among, set }: Props) {
  const said = useSignal('')
  const w = saying.value
  return (
    <fieldset>
      <legend>{words.value.whoPlays}</legend>
      <Choice
        label={w.yourSide}
        value={`${among.as}`}
        set={value => set({ ...among, as: Number(value) })}
        values={sides.map((side, player) => [`${player}`, side])}
      />
      <Choice
        label={w.opponent}
        value={among.opponent}
        set={opponent => set({ ...among, opponent })}
        values={[[LINK, w.byLink], [NAME, w.byName], ...botsInWords(words.value)]}
      />
      {among.opponent === NAME && (
        <Invite
          onInvite={async person => {
            set({ ...among, person })
            said.value = w.against(person.name)
          }}
        />
      )}
      <p role="status" class="fine">
        {among.opponent === NAME ? said.value : ''}
      </p>
      <Choice
        label={w.clock}
        value={`${among.clock}`}
        set={value => set({ ...among, clock: Number(value) })}
        values={CLOCKS.map((clock, at) => [`${at}`, clockInWords(clock, spoken.value)])}
      />
    </fieldset>
  )
}

/** Begins a campaign on the server and goes there. */
export async function beginThere(
  game: string,
  campaign: string,
  { as, opponent, person, clock }: Among,
  terms: NewCampaign['terms'],
): Promise<void> {
  await beSomebody()
  const { id } = await api('POST /campaigns', {
    body: { game, campaign, terms, as, opponent: opponentOf(opponent, person), clock: CLOCKS[clock] },
  })
  go(address('campaign', id))
}

function opponentOf(opponent: string, person: Among['person']): NewCampaign['opponent'] {
  if (opponent === LINK) return { kind: 'link' }
  if (opponent !== NAME) return { kind: 'bot', level: opponent as 'fair' }
  if (!person) throw new Told(saying.peek().chooseName)
  return { kind: 'person', person: person.id }
}
