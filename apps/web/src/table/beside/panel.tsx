import { isForPlayers } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../../language.ts'
import { coming } from '../../pages/coming.tsx'
import { afterwards } from '../../pages/first-question.ts'
import type { LogLine, Moment } from '../../port/moment.ts'
import { type Tab, tabFor } from '../among.ts'
import { Offers } from '../asking/offers.tsx'
import type { Play } from '../play.ts'

const After = coming(async () => (await import('../telling/after.tsx')).After)
const later = afterwards(() => import('./later.ts'))
const NoticeLine = coming(async () => (await later()).NoticeLine)
const Log = coming(async () => (await later()).Log)
const Kept = coming(afterwards(async () => (await import('../asking/kept.tsx')).Kept))
const Rest = coming(async () => (await later()).Rest)
const Spared = coming(async () => (await later()).Spared)
const Wishes = coming(async () => (await later()).Wishes)
const Fight = coming(async () => (await later()).Fight)
const Recap = coming(async () => (await later()).Recap)
const Sheets = coming(async () => (await later()).Sheets)

interface Props {
  play: Play
  moment: Moment
  log: readonly LogLine[]
  /** Shows the game again, once it is over. */
  replay: ((query?: string) => void) | null
  /** What leads somebody through a turn. */
  guide?: ComponentChildren
  /** What else belongs here. */
  beside?: ComponentChildren
  /** What cannot wait until somebody has read to the end of a list. */
  pressing?: ComponentChildren
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
export function Panel({ play, moment, log, replay, guide, beside, pressing, again, news, onHabits }: Props) {
  const tab = useSignal<Tab>('log')
  const w = words.value
  const panel = useRef<HTMLElement>(null)
  const chosen = useRef({ of: '', option: '', top: 0 })
  const of = moment.offers[0]?.name.split('.')[0] ?? ''
  const parts = () => [panel.current!, panel.current!.querySelector('.question')!]
  // Who has come down to a list and is asked the same again finds what he chose under his finger; help that comes later moves it, too.
  const stays = () => {
    const { option, top } = chosen.current
    const found = chosen.current.of === of && panel.current!.querySelector(`.offers [data-option="${option}"]`)
    for (const part of found ? parts() : []) part.scrollTop += (found as Element).getBoundingClientRect().top - top
    return found
  }
  useLayoutEffect(() => {
    if (stays()) return
    chosen.current.of = ''
    // A new question is read from its beginning.
    for (const part of parts()) part.scrollTop = 0
  }, [moment.seq, moment.ask])
  useLayoutEffect(() => void stays(), [moment.awaitsAid])
  const remember = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-option]')
    if (!button || parts().every(part => part.scrollTop === 0)) return
    chosen.current = { of, option: button.dataset['option']!, top: button.getBoundingClientRect().top }
  }
  const hasSheets = moment.scene.sheets.length > 0
  const asksSheets = moment.offers.some(offer => offer.points !== null && isOnSheet(moment, offer.points))
  const fight = moment.is === 'over' ? undefined : moment.scene.stage?.id
  const staged = useRef<string | undefined>(undefined)
  useEffect(() => {
    tab.value = tabFor(tab.value, staged.current, fight, asksSheets)
    staged.current = fight
  }, [asksSheets, fight])
  const tabs: Tab[] = [
    ...(fight === undefined ? [] : ['fight' as const]),
    'log',
    ...(hasSheets ? ['sheets' as const] : []),
  ]
  const titles = { fight: w.fight, log: w.log, sheets: w.sheets }
  return (
    <aside class="panel" ref={panel} aria-label={w.panel}>
      <NoticeLine play={play} game={moment.game} />
      {news}
      {guide}
      <section class={`question is-${moment.is}`} onClickCapture={remember}>
        {moment.standing.length > 0 && <p class="standing">{moment.standing.join(' · ')}</p>}
        <p class="ask" aria-live="polite" data-ask={moment.is} data-names>
          {moment.ask}
        </p>
        {moment.rules.length > 0 && moment.is !== 'waiting' && (
          <p class="question-rules">
            {moment.rules.filter(isForPlayers).map(rule => (
              <button key={rule} type="button" class="rule-chip" onClick={() => (play.rule.value = rule)}>
                {rule}
              </button>
            ))}
          </p>
        )}
        {moment.sealed !== null && <p class="sealed">{`${w.sealed} ${moment.sealed}`}</p>}
        <Rest play={play} moment={moment} />
        {moment.keeping.map(
          one =>
            one.isAsked && moment.is === 'asked' && <Kept key={one.as} {...{ play, moment }} keeping={one} isQuiet />,
        )}
        <Offers play={play} offers={moment.offers} tones={moment.seats.map(seat => seat.tone)} />
        {moment.seat >= 0 && moment.is !== 'over' && <Spared {...{ play, moment }} onChange={onHabits} />}
        <Wishes play={play} wishes={moment.wishes} />
        {replay !== null && (
          <div class="row">
            <button type="button" class="button strong" onClick={() => replay()}>
              {w.replay}
            </button>
            {again}
          </div>
        )}
        {replay !== null && <After table={play.table} moment={moment} replay={replay} />}
        <Recap moment={moment} log={log} since={play.sinceOf(moment)} />
        {beside}
      </section>
      {pressing && <div class="pressing">{pressing}</div>}
      <section class="tabbed">
        {tabs.length > 1 && (
          <div role="tablist" class="tabs" aria-label={w.panel}>
            {tabs.map(name => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-selected={tab.value === name}
                onClick={() => (tab.value = name)}
              >
                {titles[name]}
              </button>
            ))}
          </div>
        )}
        {tab.value === 'fight' && fight !== undefined ? (
          <Fight moment={moment} log={log} />
        ) : tab.value === 'sheets' && hasSheets ? (
          <Sheets play={play} moment={moment} />
        ) : (
          <Log play={play} log={log} since={play.sinceOf(moment)} sinceWords={w.sinceYou} />
        )}
      </section>
    </aside>
  )
}
