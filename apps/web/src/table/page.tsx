import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { loadGlyphs } from '../data.ts'
import { language, words } from '../language.ts'
import { coming } from '../pages/coming.tsx'
import { afterwards, awaitFirstQuestion, firstQuestionStands } from '../pages/first-question.ts'
import { LocalTable } from '../port/local.ts'
import { preferences } from '../preferences.ts'
import { address, go } from '../route.ts'
import { type Kept, keptGame } from '../storage.ts'
import { layTable } from './opening/lay.ts'
import { TableView } from './view.tsx'

const Again = coming(async () => (await import('./telling/again.tsx')).Again)
const Thinking = coming(afterwards(async () => (await import('./telling/thinking.tsx')).Thinking))
const Lost = coming(async () => (await import('../pages/lost.tsx')).Lost)
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
  const table = useMemo(() => {
    // At a table of bots alone nobody is asked, and who comes back to one has been.
    if (kept.lines.length === 0 && kept.laid.bots.includes(null)) awaitFirstQuestion()
    else firstQuestionStands()
    return new LocalTable(kept)
  }, [])
  const fault = useSignal('')
  const isSeating = useSignal(false)
  useEffect(() => {
    void loadGlyphs(kept.laid.game)
    table.pace(preferences.value.pace)
    table.open(language.value).catch(async error => {
      const { tell } = await import('../refusals/why.ts')
      tell(fault, error, words.value.somethingBroke)
    })
    return () => {
      firstQuestionStands()
      table.close()
    }
  }, [])
  // A bot that takes its time is shown thinking.
  useSignalEffect(() => {
    if (table.share.value > 0 || fault.value !== '') firstQuestionStands()
  })
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
  const again = (isSwapped: boolean) => {
    if (kept.laid.guide) return go(address('learn', kept.laid.game))
    const { seed: _seed, nonces: _nonces, rules: _rules, ...laid } = kept.laid
    const bots = moment.seats.map(seat => seat.bot)
    if (isSwapped) bots.unshift(...bots.splice(-1))
    layTable({ ...laid, bots }, false)
  }
  return (
    <>
      <TableView
        table={table}
        moment={moment}
        settings={kept.laid.settings}
        replay={moment.is === 'over' ? (query = '') => go(address('replay', kept.id) + query) : null}
        deeds={[
          { words: w.callBot, act: () => (isSeating.value = true) },
          { words: w.lookBack, act: () => go(address('replay', kept.id)) },
          ...(moment.is !== 'over' && kept.laid.seals === undefined
            ? [{ words: w.takeAlong, act: () => go(address('take', kept.id)) }]
            : []),
          ...(isAmongPeople ? [{ words: w.agreeDraw, act: () => void table.agreeDraw() }] : []),
        ]}
        again={<Again again={again} campaign={kept.campaign} />}
        beside={<Thinking table={table} />}
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
