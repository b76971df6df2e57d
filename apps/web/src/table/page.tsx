import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { loadGlyphs } from '../data.ts'
import { language, words } from '../language.ts'
import { coming } from '../pages/coming.tsx'
import { Lost } from '../pages/lost.tsx'
import { LocalTable } from '../port/local.ts'
import { preferences } from '../preferences.ts'
import { address, go } from '../route.ts'
import { type Kept, keptGame } from '../storage.ts'
import { layTable } from './opening/lay.ts'
import { TableView } from './view.tsx'

const Seating = coming(async () => (await import('./telling/over.ts')).Seating)

/** A table kept in this browser. */
export function TablePage({ id }: { id: string }) {
  const kept = useSignal<Kept | null | undefined>(undefined)
  useEffect(() => {
    void keptGame(id).then(found => {
      kept.value = found ?? null
    })
  }, [id])
  if (kept.value === undefined || (kept.value !== null && kept.value.id !== id))
    return <p class="coming">{words.value.oneMoment}</p>
  if (kept.value === null) return <Lost title={words.value.noTableTitle} text={words.value.noTableText} />
  return <Seated key={id} kept={kept.value} />
}

function Seated({ kept }: { kept: Kept }) {
  const table = useMemo(() => new LocalTable(kept), [])
  const fault = useSignal('')
  const isSeating = useSignal(false)
  useEffect(() => {
    void loadGlyphs(kept.laid.game)
    table.pace(preferences.value.pace)
    table.open(language.value).catch(error => {
      fault.value = error instanceof Error && error.message ? error.message : words.value.somethingBroke
    })
    return () => table.close()
  }, [])
  useSignalEffect(() => {
    const pace = preferences.value.pace
    table.pace(pace)
  })
  useSignalEffect(() => {
    const wanted = language.value
    if (table.moment.peek()) void table.speak(wanted)
  })
  const moment = table.moment.value
  if (fault.value) return <Lost title={words.value.brokenTitle} text={`${words.value.brokenText} ${fault.value}`} />
  if (!moment) return <p class="coming">{words.value.oneMoment}</p>
  const w = words.value
  const isAmongPeople = moment.is !== 'over' && moment.seats.every(seat => seat.bot === null)
  /** The same game with the same settings, people and bots in the same seats, by today's rules; the dice are new. */
  const again = () => {
    const { seed: _seed, nonces: _nonces, rules: _rules, ...laid } = kept.laid
    layTable({ ...laid, bots: moment.seats.map(seat => seat.bot) }, false)
  }
  return (
    <>
      <TableView
        table={table}
        moment={moment}
        replay={moment.is === 'over' ? () => go(address('replay', kept.id)) : null}
        deeds={[
          { words: w.callBot, act: () => (isSeating.value = true) },
          { words: w.lookBack, act: () => go(address('replay', kept.id)) },
          ...(isAmongPeople ? [{ words: w.agreeDraw, act: () => void table.agreeDraw() }] : []),
        ]}
        again={
          <button type="button" class="button" onClick={again}>
            {w.playAgain}
          </button>
        }
        onSit={() => void table.sit()}
      />
      {isSeating.value && (
        <Seating
          seats={moment.seats.map(({ side, bot }, seat) => ({ seat, side, bot }))}
          text={w.seatingText}
          person={w.person}
          onSeat={(seat, bot) => void table.seat(seat, bot)}
          onClose={() => (isSeating.value = false)}
        />
      )}
    </>
  )
}
