import type { TableCard } from '@hexarium/wire'
import { words } from '../language.ts'
import type { Around, Moment } from '../port/moment.ts'
import { Claim } from './claim.tsx'
import { nameShown } from './names.ts'
import { Orders } from './orders.tsx'
import type { ServerTable } from './table.ts'
import { spoken } from './words/spoken.ts'

interface Props {
  table: ServerTable
  moment: Moment
  card: TableCard
}

/** What cannot wait, always in sight: whether the server is in reach, what was offered to all, who plays for one. */
export function Pressing({ table, moment }: Omit<Props, 'card'>) {
  const w = words.value
  const isBotMine = moment.seats[moment.seat]?.bot && moment.is !== 'over'
  return (
    <>
      {table.trouble.value && <p role="status">{w.tableTrouble[table.trouble.value]}</p>}
      {!table.isLive.value && <p role="status">{w.connectionLost}</p>}
      {table.complaint.value && <p role="alert">{table.complaint.value}</p>}
      <OfferToAll table={table} moment={moment} />
      {isBotMine && (
        <div class="offered-to-all" role="status">
          <p>{w.botPlays}</p>
          <button type="button" class="button strong" onClick={() => void table.callBot(null).catch(() => {})}>
            {w.takeSeatBack}
          </button>
        </div>
      )}
    </>
  )
}

/** What a server adds to a question: who is gone, answers left for good, and orders in advance. */
export function Beside({ table, moment, card }: Props) {
  const { terms } = card
  if (moment.seat < 0 || moment.is === 'over' || !moment.around) return null
  return (
    <div class="beside">
      <Claim table={table} moment={moment} clock={terms.clock} isRated={terms.rated} />
      <Standing table={table} standing={moment.around.standing} />
      {terms.clock.kind !== 'live' && <Orders table={table} moment={moment} />}
    </div>
  )
}

/** What somebody offered to all: others answer it, who made it may withdraw it, and is told if nothing came of it. */
function OfferToAll({ table, moment }: Omit<Props, 'card'>) {
  const w = words.value
  const h = spoken.value
  const offer = moment.around?.offer ?? null
  if (!offer) return table.isDeclined.value ? <p role="status">{h.notTaken}</p> : null
  const isMine = moment.seat >= 0 && offer.by === moment.seat
  const name = nameShown(moment.around?.names[offer.by] ?? '', w)
  const mayAnswer = moment.seat >= 0 && !offer.yes.includes(moment.seat)
  return (
    <div class="offered-to-all" role="status">
      <p>{isMine ? h.offered[offer.what] : h.offers[offer.what](name, offer.count)}</p>
      <div class="row">
        {mayAnswer && (
          <>
            <button type="button" class="button strong" onClick={() => void table.answer(true)}>
              {w.yes}
            </button>
            <button type="button" class="button" onClick={() => void table.answer(false)}>
              {w.no}
            </button>
          </>
        )}
        {isMine && (
          <button type="button" class="quiet" onClick={() => void table.answer(false)}>
            {h.withdraw}
          </button>
        )}
      </div>
    </div>
  )
}

/** Answers one may leave for good to a question that comes again and again, and how to be asked again. */
function Standing({ table, standing }: { table: ServerTable; standing: Around['standing'] }) {
  const h = spoken.value
  const { answers, left } = standing
  const askAgain = async () => {
    for (const decision of left) await table.stand(decision, null)
  }
  return (
    <>
      {answers.map(({ decision, answer, words: choice, unless }) => (
        <button
          key={answer}
          type="button"
          class="quiet"
          onClick={() => void table.stand(decision, answer).catch(() => {})}
        >
          {unless ? h.alwaysUnless(choice, unless) : h.always(choice)}
        </button>
      ))}
      {left.length > 0 && (
        <p>
          {h.answersLeft(left.length)}{' '}
          <button type="button" class="quiet" onClick={() => void askAgain().catch(() => {})}>
            {h.askMeAgain}
          </button>
        </p>
      )}
    </>
  )
}
