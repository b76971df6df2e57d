import type { TableCard } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../language.ts'
import { tell } from '../refusals/why.ts'
import { address, go } from '../route.ts'
import { later } from '../words/later/later.ts'
import { bringShares, hasAllShares, playAgain, sitDown } from './fair.ts'
import { nameShown } from './names.ts'
import { api, person } from './server.ts'

/** How often somebody who would like to play again looks whether the others would, too. */
const LOOK = 1500

/**
 * After a game on a server: the same again with sides swapped. It begins when everybody wants it; who has said so already
 * is named. `news` changes when the table of the game that is over did.
 */
export function Rematch({ card, news }: { card: TableCard; news: number }) {
  const next = useSignal<TableCard | null>(null)
  const fault = useSignal('')
  const w = words.value
  const me = person.value?.id ?? ''
  const load = async () => {
    const { rematch } = await api('GET /tables/:id', { params: { id: card.id } })
    if (!rematch) return
    const found = await agreedTo(await api('GET /tables/:id', { params: { id: rematch } }), me)
    const hasBegun = next.peek()?.status === 'open' && found.status === 'running'
    next.value = found
    if (hasBegun && sits(found, me)) go(address('t', found.id))
  }
  useEffect(() => {
    void load().catch(() => {})
  }, [news])
  useEffect(() => {
    if (next.value?.status !== 'open') return
    const timer = setInterval(() => void load().catch(() => {}), LOOK)
    return () => clearInterval(timer)
  }, [next.value?.status])
  const wish = async () => {
    try {
      const known = next.peek()
      const sat = known ? await sitDown(known, me, undefined) : await playAgain(card.id, me)
      next.value = await agreedTo(sat, me)
      fault.value = ''
      if (next.value.status === 'running') go(address('t', sat.id))
    } catch (error) {
      tell(fault, error, w.somethingBroke)
    }
  }
  const again = next.value
  const nameOf = (id: string | null) => nameShown(card.seats.find(seat => seat.person === id)?.name ?? '', w)
  const names = (ids: readonly (string | null)[]) => ids.map(nameOf).filter(Boolean).join(', ')
  const willing =
    again?.seats.flatMap(seat => (seat.kind === 'person' && seat.person !== me ? [seat.person] : [])) ?? []
  return (
    <>
      {again && again.status !== 'open' && (
        <a class="button" href={address('t', again.id)}>
          {w.toRematch}
        </a>
      )}
      {(again === null || again.status === 'open') && !(again && sits(again, me)) && (
        <button type="button" class="button" onClick={() => void wish()}>
          {w.playAgain}
        </button>
      )}
      <p role="status" class="rematch">
        {fault.value ||
          (again?.status === 'open'
            ? [
                willing.length > 0 ? later.value.wantRematch(names(willing), willing.length) : '',
                sits(again, me) ? w.rematchWaits(names(missing(again))) : '',
              ]
                .filter(Boolean)
                .join(' ')
            : '')}
      </p>
    </>
  )
}

/** Brings one's share in the dice; once all are there it begins. Should somebody else have been quicker, so much the better. */
async function agreedTo(card: TableCard, me: string): Promise<TableCard> {
  if (card.status !== 'open' || !sits(card, me)) return card
  const brought = await bringShares(card, me)
  if (!hasAllShares(brought)) return brought
  return api('POST /tables/:id/start', { params: { id: card.id }, body: {} }).catch(() => brought)
}

/** True if somebody has sat down to a table. */
function sits(card: TableCard, id: string): boolean {
  return card.seats.some(seat => seat.kind === 'person' && seat.person === id)
}

/** Those who have not said yet that they want it. */
function missing(card: TableCard): (string | null)[] {
  return card.seats.flatMap(seat => (seat.kind === 'invited' || seat.kind === 'open' ? [seat.person] : []))
}
