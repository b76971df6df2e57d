import type { TableCard } from '@hexarium/wire'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { loadGlyphs } from '../data.ts'
import { language, words } from '../language.ts'
import { Lost } from '../pages/lost.tsx'
import { address, go } from '../route.ts'
import { TableView } from '../table/view.tsx'
import { AheadTable } from './ahead-table.ts'
import { api, beSomebody } from './server.ts'
import { spoken } from './words/spoken.ts'
import '../style/house.css'
import { tell } from '../refusals/why.ts'
import { later } from '../words/later/later.ts'

/** Plays ahead at a table on the server, on a board one imagines, and leaves what one decides there as an order. */
export function AheadPage({ id }: { id: string }) {
  const card = useSignal<{ card: TableCard; seat: number } | null>(null)
  const fault = useSignal('')
  useEffect(() => {
    const load = async () => {
      const { id: me } = await beSomebody()
      const found = await api('GET /tables/:id', { params: { id } })
      const seat = found.seats.findIndex(({ person }) => person === me)
      if (found.status !== 'running' || seat < 0) throw new Error(later.peek().noServerTable)
      card.value = { card: found, seat }
    }
    load().catch(error => tell(fault, error, words.peek().serverAway))
  }, [id])
  const w = words.value
  if (fault.value) return <Lost title={w.noTableTitle} text={fault.value} />
  return card.value ? <Imagined {...card.value} /> : <p class="coming">{w.oneMoment}</p>
}

function Imagined({ card, seat }: { card: TableCard; seat: number }) {
  const table = useMemo(() => new AheadTable(card, seat, () => language.peek()), [])
  const fault = useSignal('')
  useEffect(() => {
    void loadGlyphs(card.game)
    table.look().catch(error => tell(fault, error, words.peek().serverAway))
    return () => table.close()
  }, [])
  useSignalEffect(() => {
    const wanted = language.value
    if (table.moment.peek()) void table.speak(wanted)
  })
  const moment = table.moment.value
  const w = words.value
  if (fault.value) return <Lost title={w.noTableTitle} text={fault.value} />
  if (!moment) return <p class="coming">{w.oneMoment}</p>
  return (
    <TableView
      {...{ table, moment }}
      settings={card.terms.settings}
      replay={null}
      isOnline
      news={<Foresight table={table} />}
    />
  )
}

/** What is imagined so far, whose part one plays now, and how to leave it. */
function Foresight({ table }: { table: AheadTable }) {
  const fault = useSignal('')
  const h = spoken.value
  const w = words.value
  const moment = table.moment.value!
  const steps = table.steps.value
  const back = () => go(address('t', table.id))
  const leave = () => table.leave().then(back, error => tell(fault, error, w.somethingBroke))
  const isOthers = moment.is === 'asked' && moment.seat !== table.seat
  return (
    <section class="foresight" aria-label={h.playAhead}>
      <p>
        <strong>{h.playAhead}</strong> {isOthers ? h.playsTheirs(moment.seats[moment.seat].side) : h.playsOwn}
      </p>
      {steps.length > 0 && (
        <ol>
          {steps.map(({ seat, side, words: choice }, index) => (
            <li key={index} class={seat === table.seat ? 'own' : ''}>
              <strong>{side}</strong> {choice}
            </li>
          ))}
        </ol>
      )}
      {table.isUncertain.value && <p>{h.uncertain}</p>}
      {fault.value && <p role="alert">{fault.value}</p>}
      <div class="row">
        <button
          type="button"
          class="button strong"
          disabled={!steps.some(({ seat }) => seat === table.seat)}
          onClick={() => void leave()}
        >
          {h.leaveOrder}
        </button>
        <button type="button" class="button" onClick={back}>
          {h.backToTable}
        </button>
      </div>
    </section>
  )
}
