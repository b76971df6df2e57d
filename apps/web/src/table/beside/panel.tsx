import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../language.ts'
import { coming } from '../../pages/coming.tsx'
import type { LogLine, Moment } from '../../port/moment.ts'
import { route } from '../../route.ts'
import { NoticeLine } from '../asking/notice.tsx'
import { Offers } from '../asking/offers.tsx'
import { Spared } from '../asking/spared.tsx'
import { Wishes } from '../asking/wishes.tsx'
import type { Play } from '../play.ts'
import { Log } from '../telling/log.tsx'
import { Recap } from '../telling/recap.tsx'
import { Sheets } from './sheets.tsx'

const Guide = coming(async () => (await import('../telling/over.ts')).Guide)

interface Props {
  play: Play
  moment: Moment
  log: readonly LogLine[]
  /** Shows the game again, once it is over. */
  replay: (() => void) | null
  /** What leads somebody through a turn. */
  guide?: ComponentChildren
  /** What else belongs here. */
  beside?: ComponentChildren
  /** The way to play again. */
  again?: ComponentChildren
  /** What somebody just said. */
  news?: ComponentChildren
  /** Shows what the table chooses for one, to be changed. */
  onHabits(): void
}

const isOnSheet = (moment: Moment, id: string) =>
  moment.scene.sheets.some(sheet => sheet.rows.some(row => row.id === id))

/** Beside the board: what is asked, what can be chosen, what happened, and the sheets. */
export function Panel({ play, moment, log, replay, guide, beside, again, news, onHabits }: Props) {
  const tab = useSignal<'log' | 'sheets'>('log')
  const w = words.value
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // A new question is read from its beginning.
    panel.current?.scrollTo({ top: 0 })
    panel.current?.querySelector('.question')?.scrollTo({ top: 0 })
  }, [moment.seq, moment.ask])
  const hasSheets = moment.scene.sheets.length > 0
  const asksSheets = moment.offers.some(offer => offer.points !== null && isOnSheet(moment, offer.points))
  useEffect(() => {
    // A hand or a stock one is asked about lies open.
    if (asksSheets) tab.value = 'sheets'
  }, [asksSheets])
  return (
    <aside class="panel" ref={panel} aria-label={w.panel}>
      <NoticeLine play={play} game={moment.game} />
      {news}
      {route.value.query.has('guide') && <Guide moment={moment} />}
      {guide}
      <section class={`question is-${moment.is}`}>
        <p class="ask" aria-live="polite" data-ask={moment.is}>
          {moment.ask}
        </p>
        {moment.rules.length > 0 && moment.is !== 'waiting' && (
          <p class="question-rules">
            {moment.rules
              .filter(rule => rule.includes('-') && !rule.includes('-DP-'))
              .map(rule => (
                <button key={rule} type="button" class="rule-chip" onClick={() => (play.rule.value = rule)}>
                  {rule}
                </button>
              ))}
          </p>
        )}
        {moment.sealed !== null && <p class="sealed">{`${w.sealed} ${moment.sealed}`}</p>}
        {moment.seat >= 0 && <Spared play={play} onChange={onHabits} />}
        <Offers play={play} offers={moment.offers} />
        <Wishes play={play} wishes={moment.wishes} />
        {replay !== null && (
          <div class="row">
            <button type="button" class="button strong" onClick={replay}>
              {w.replay}
            </button>
            {again}
          </div>
        )}
        <Recap moment={moment} log={log} />
        {beside}
      </section>
      <section class="tabbed">
        {hasSheets && (
          <div role="tablist" class="tabs" aria-label={w.panel}>
            {(['log', 'sheets'] as const).map(name => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-selected={tab.value === name}
                onClick={() => (tab.value = name)}
              >
                {name === 'log' ? w.log : w.sheets}
              </button>
            ))}
          </div>
        )}
        {tab.value === 'sheets' && hasSheets ? (
          <Sheets play={play} moment={moment} />
        ) : (
          <Log play={play} log={log} since={moment.log.since} sinceWords={w.sinceYou} />
        )}
      </section>
    </aside>
  )
}
