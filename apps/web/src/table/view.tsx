import type { Settings } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { CrestsHere, useCrests } from '../board/crests.tsx'
import { words } from '../language.ts'
import { useAsked } from '../lookup/asking.ts'
import { coming } from '../pages/coming.tsx'
import { afterwards, firstQuestionStands, toCome } from '../pages/first-question.ts'
import type { LogLine, Moment } from '../port/moment.ts'
import type { Table } from '../port/table.ts'
import { preferences } from '../preferences.ts'
import { address, go, route } from '../route.ts'
import type { Sound } from '../sound.ts'
import { Keys } from './asking/keys.tsx'
import type { Deed } from './beside/more.tsx'
import { Panel } from './beside/panel.tsx'
import { Play } from './play.ts'
import { Stage } from './stage.tsx'
import { type Tool, TopBar } from './top.tsx'

const over = () => import('./telling/over.ts')
const Confirm = coming(async () => (await over()).Confirm)
const Gravity = coming(async () => (await over()).Gravity)
const KeysDialog = coming(async () => (await over()).KeysDialog)
const LegendDialog = coming(async () => (await over()).LegendDialog)
const KeptDialog = coming(async () => (await import('./asking/kept.tsx')).KeptDialog)
const Notebook = coming(async () => (await over()).Notebook)
const PreferencesDialog = coming(async () => (await over()).PreferencesDialog)
const Reminder = coming(async () => (await over()).Reminder)
const RuleDialog = coming(async () => (await over()).RuleDialog)
const later = afterwards(() => import('./beside/later.ts'))
const DiceFall = coming(async () => (await later()).DiceFall)
const Welcome = coming(async () => (await later()).Welcome)
const Guide = coming(async () => (await import('./beside/guide.tsx')).Guide)
const look = afterwards(() => import('../lookup/later.ts'))
const AtHand = coming(async () => (await look()).AtHand)
const BriefingHere = coming(async () => (await look()).BriefingHere)
const Tour = coming(async () => (await over()).Tour)

/** Who has seen so many choices has found his way in. What welcomed him goes while nobody is asked: no list jumps under a finger. */
const SETTLED_IN = 40

type Open =
  | 'briefing'
  | 'charts'
  | 'preferences'
  | 'habits'
  | 'keys'
  | 'legend'
  | 'resign'
  | 'notes'
  | 'kept'
  | 'tour'
  | null

interface Props {
  table: Table
  moment: Moment
  /** By what it is played. */
  settings: Readonly<Record<string, unknown>>
  /** Shows the game again, once it is over. */
  replay: ((query?: string) => void) | null
  /** A record of a game on a server is there only once it is over. */
  isOnline?: boolean
  /** What else one may do at this table. */
  deeds?: readonly Deed[]
  /** The next person takes the screen. */
  onSit?(): void
  /** What else belongs beside the board. */
  beside?: ComponentChildren
  /** What cannot wait. */
  pressing?: ComponentChildren
  /** The way to play again, once it is over. */
  again?: ComponentChildren
  /** Talk, where there is somebody to talk to: in the bar above, and what was just said. */
  talk?: ComponentChildren
  news?: ComponentChildren
}

/** A table, and who fights with whom at it. */
export function TableView(props: Props) {
  return (
    <CrestsHere.Provider value={useCrests(props.moment.seats)}>
      <TableLaid {...props} />
    </CrestsHere.Provider>
  )
}

/** Board, question, choices, log and tools. */
function TableLaid(props: Props) {
  const { table, replay, isOnline, deeds = [], onSit, beside, pressing, again, talk, news } = props
  const play = useMemo(() => new Play(table), [table])
  const moment = useUnanswered(play, props.moment)
  const wanted = useAsked(play.pointed)
  const open = useSignal<Open>(route.peek().query.has('tour') ? 'tour' : null)
  const isFolded = useSignal(false)
  const isAlone = useSignal(false)
  const shown = useSignal<readonly string[]>([])
  const w = words.value
  const isOver = moment.is === 'over'
  useEffect(() => {
    document.title = `${moment.is === 'asked' ? '● ' : ''}${moment.title} – Hexarium`
    void play.byHabit(props.moment)
  }, [props.moment, preferences.value.habits])
  // Before anything of the new moment can be touched: a menu that is opened at once must stay open.
  useLayoutEffect(() => play.forget(moment), [moment.number, moment.seat])
  useSounds(moment, table.log.value)
  const focusedIn = useFocusKept(moment)
  // Before anybody is asked, bots may choose, and the table for him: then it waits for its first question, if it is not an old one.
  const isOld = useRef(moment.seq > 0).current && props.moment.is === 'waiting'
  const isReady = moment.is !== 'waiting' || moment.handOver !== null || isOld
  useEffect(() => {
    if (isReady) firstQuestionStands()
  }, [isReady])
  const isSettledIn = useRef(false)
  isSettledIn.current ||= moment.seq >= SETTLED_IN && (moment.is !== 'asked' || moment.handOver !== null)
  const settings = props.settings as Settings
  const { game, seat, seats } = moment
  const briefed = { game, settings, players: seats.length, seat, side: seats[seat]?.side, lookUp: table.lookUp }
  const isOpen = open.value
  // A window tells that it closed a moment later: by then another may be open, and stays so.
  const close = () => {
    if (open.peek() === isOpen) open.value = null
  }
  const fold = () => (isFolded.value = !isFolded.value)
  const show = (what: Open) => () => void (open.value = what)
  const save = () =>
    void Promise.all([table.record(), import('../replay/files.ts')]).then(
      ([record, { saveRecord }]) => saveRecord(record),
      error => play.fail(error),
    )
  const tools: Tool[] = [{ words: w.undo, keys: 'U', act: () => void play.undo(), isOff: !moment.mayUndo, sign: '↶' }]
  const all: Deed[] = [
    { words: w.howATurnGoes, act: show('tour') },
    { words: w.briefing, act: show('briefing') },
    { words: w.charts, keys: 'K', act: show('charts') },
    { words: w.legend, keys: 'S', act: show('legend') },
    ...(!moment.isGuided ? [] : [{ words: w.learn, act: () => go(address('learn', moment.game)) }]),
    { words: w.rules, act: () => go(address('rules', moment.game)) },
    ...(moment.seat >= 0 ? [{ words: w.notes, act: show('notes') }] : []),
    ...(moment.keeping.length > 0 ? [{ words: w.savedChoices, act: show('kept') }] : []),
    ...(isOnline && !isOver ? [] : [{ words: w.saveRecord, act: save }]),
    ...deeds,
    { words: w.preferences, act: show('preferences') },
    { words: w.keys, keys: '?', act: show('keys') },
    ...(isOver || moment.seat < 0 || moment.seats[moment.seat]?.bot ? [] : [{ words: w.resign, act: show('resign') }]),
  ]
  return (
    <div
      data-seq={moment.seq}
      data-number={moment.number}
      data-held={moment !== props.moment || undefined}
      data-coming={toCome.value > 0 || undefined}
      class={`table${isFolded.value ? ' folded' : ''}`}
      onFocusIn={focusedIn}
    >
      <Keys
        {...{ play, moment }}
        onHelp={show('keys')}
        onLegend={show('legend')}
        onCharts={show('charts')}
        onFold={fold}
      />
      <TopBar
        {...{ moment, tools, talk }}
        deeds={all}
        thinking={table.thinking.value}
        onFold={fold}
        isFolded={isFolded.value}
      />
      <Stage play={play} moment={moment} shown={shown.value} dice={<DiceFall log={table.log.value} />} />
      <Panel
        {...{ play, moment, replay, beside, pressing, again, news }}
        log={table.log.value}
        onHabits={show('habits')}
        guide={
          isOpen === 'tour' ? (
            <Tour table={table} moment={moment} onShow={ids => (shown.value = ids)} onClose={close} />
          ) : moment.guide && !isAlone.value ? (
            <Guide
              {...{ play, moment, guide: moment.guide }}
              onShow={ids => (shown.value = ids)}
              onClose={() => (isAlone.value = true)}
            />
          ) : (
            <>
              {!isSettledIn.current && <Welcome game={moment.game} isGuided={moment.isGuided} onShow={show('tour')} />}
              {moment.log.since === 0 && !route.value.query.has('guide') && (
                <BriefingHere of={briefed} hasBegun={play.hasChosen} />
              )}
            </>
          )
        }
      />
      {moment.handOver !== null && (
        <div class="curtain">
          <p>{moment.ask}</p>
          <button type="button" class="button strong" onClick={onSit}>
            {w.iAmHere}
          </button>
        </div>
      )}
      {play.reminder.value !== null && <Reminder play={play} moment={moment} />}
      {play.grave.value !== null && <Gravity play={play} moment={moment} />}
      {(isOpen === 'preferences' || isOpen === 'habits') && (
        <PreferencesDialog onClose={close} moment={moment} isAboutHabits={isOpen === 'habits'} />
      )}
      <AtHand {...{ play, moment, wanted, briefed }} open={isOpen} onClose={close} />
      {isOpen === 'keys' && <KeysDialog onClose={close} />}
      {isOpen === 'legend' && <LegendDialog table={table} seats={moment.seats} onClose={close} />}
      {isOpen === 'notes' && <Notebook table={table} onClose={close} />}
      {isOpen === 'kept' && <KeptDialog {...{ play, moment }} onClose={close} />}
      {isOpen === 'resign' && (
        <Confirm
          title={w.resign}
          text={w.resignText}
          yes={w.resign}
          onClose={close}
          onYes={() => {
            close()
            void table.resign().catch(error => play.fail(error))
          }}
        />
      )}
      {play.rule.value !== null && (
        <RuleDialog game={moment.game} id={play.rule.value} onClose={() => (play.rule.value = null)} />
      )}
    </div>
  )
}

/** A question that is passed over is never put: what was asked before stands until then, with nothing to choose. */
function useUnanswered(play: Play, moment: Moment): Moment {
  const ask = useRef(moment.ask)
  if (play.isPassedOver(moment))
    return { ...moment, ask: ask.current, is: 'waiting', offers: [], wishes: [], rules: [] }
  ask.current = moment.ask
  return moment
}

/** Where choices are told in words: whoever chooses there by keyboard goes on there. */
const WHERE_ONE_CHOOSES = ['.text-view', '.offers']

/** What one had the focus on is gone with its question: then it is on where that stood, not at the beginning of the page. */
function useFocusKept(moment: Moment): (event: FocusEvent) => void {
  const place = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !place.current) return
    document.querySelector<HTMLElement>(`.table ${place.current}`)?.focus({ preventScroll: true })
  }, [moment])
  return ({ target }) => {
    const within = target as Element
    // a window before a choice is part of making it
    if (!within.closest('dialog')) place.current = WHERE_ONE_CHOOSES.find(one => within.closest(one))
  }
}

/** Plays a sound, if somebody wants sounds: only then they are fetched. */
function sound(name: Sound): void {
  if (preferences.peek().sound) void import('../sound.ts').then(({ play }) => play(name))
}

/** A sound for dice, for one's turn, for the end, or for anything else that happened. */
function useSounds(moment: Moment, log: readonly LogLine[]): void {
  const before = useRef({ is: moment.is, lines: log.length, seq: moment.seq })
  useEffect(() => {
    const { is, lines, seq } = before.current
    before.current = { is: moment.is, lines: log.length, seq: moment.seq }
    if (moment.seq === seq) return
    if (moment.is === 'over') sound('over')
    else if (log.slice(lines).some(line => line.dice)) sound('dice')
    else sound(moment.is === 'asked' && is === 'waiting' ? 'turn' : 'move')
  }, [moment])
}
