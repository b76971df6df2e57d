import { diceByHand, type GameRecord, SPECTATOR } from '@hexarium/kernel'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Board } from '../board/board.tsx'
import { CrestsHere, useCrests } from '../board/crests.tsx'
import { loadGlyphs } from '../data.ts'
import { language, words } from '../language.ts'
import { useAsked } from '../lookup/asking.ts'
import { Charts } from '../lookup/charts.tsx'
import { LookUp } from '../lookup/look-up.tsx'
import { heldAgainstKept, keptOf } from '../online/fair.ts'
import { Lost } from '../pages/lost.tsx'
import type { Mark } from '../port/account.ts'
import { ALL_EYES } from '../port/all-eyes.ts'
import { Desk, Refused } from '../port/desk.ts'
import type { Moment } from '../port/moment.ts'
import { NEVER } from '../port/pace.ts'
import type { DiceCount } from '../port/review.ts'
import type { Table } from '../port/table.ts'
import { preferences } from '../preferences.ts'
import { Told, tell, whyRefused } from '../refusals/why.ts'
import { address, go } from '../route.ts'
import { RuleDialog } from '../rules/dialog.tsx'
import { freshId, keep, keptGame, keptRecord } from '../storage.ts'
import { LegendDialog } from '../table/beside/legend.tsx'
import { Sheets } from '../table/beside/sheets.tsx'
import { BoardTabs } from '../table/stage.tsx'
import { Log } from '../table/telling/log.tsx'
import { sayings } from '../table/telling/sayings.ts'
import { TextBoards } from '../table/telling/text-view.tsx'
import { TopBar } from '../table/top.tsx'
import { later } from '../words/later/later.ts'
import { DiceTable } from './dice-table.tsx'
import { packRecord, saveKept, saveRecord, unpackRecord } from './files.ts'
import { Reasons } from './reasons.tsx'
import { Scrubber } from './scrubber.tsx'

/** A record, and whose eyes one may look through: all once the game is over, before that one's own. */
interface Found {
  record: GameRecord
  eyes: readonly number[]
  /** A bot may be asked what it would do: nobody plays against people with its help. */
  isAlone: boolean
}

/** Finds a record: kept here, brought here, or in the address itself. */
async function recordOf(id: string, query: URLSearchParams, desk: Desk): Promise<Found> {
  const packed = query.get('r')
  if (packed !== null) {
    const record = await unpackRecord(packed)
    if (!record.ok) throw new Refused(record.problem)
    return found(record.value)
  }
  const told = id.startsWith('campaign.') ? await (await import('../campaign/keeping.ts')).recordIn(id) : undefined
  if (told) return found(told)
  const imported = await keptRecord(id)
  if (imported) return found(imported.record)
  const kept = await keptGame(id)
  if (!kept) throw new Told(words.value.noTableText)
  await desk.ask('pace', NEVER) // this table only gives its record: its bots wait
  await desk.ask('open', kept.laid, kept.lines, language.value)
  return found(await desk.ask('record'), kept.laid.bots)
}

function found(record: GameRecord, bots: readonly (string | null)[] = []): Found {
  const seats = record.seats.map((_, seat) => seat)
  if (record.result) return { record, eyes: [ALL_EYES, SPECTATOR, ...seats], isAlone: true }
  const people = seats.filter(seat => bots[seat] === null)
  return { record, eyes: [SPECTATOR, ...people], isAlone: bots.length > 0 && people.length <= 1 }
}

/** A record as a table with a scrubber: look at any moment through any eyes, play on from there, prove the dice. */
export function ReplayPage({ id, query }: { id: string; query: URLSearchParams }) {
  const desk = useMemo(() => new Desk(() => {}), [])
  const record = useSignal<GameRecord | null>(null)
  const eyes = useSignal<readonly number[]>([])
  const isAlone = useSignal(false)
  const length = useSignal(0)
  const at = useSignal(0)
  const seat = useSignal(-1)
  const moment = useSignal<Moment | null>(null)
  const dice = useSignal<DiceCount[]>([])
  const marks = useSignal<Mark[]>([])
  const fault = useSignal('')
  useEffect(() => {
    const load = async () => {
      const found = await recordOf(id, query, desk)
      record.value = found.record
      eyes.value = found.eyes
      isAlone.value = found.isAlone
      void loadGlyphs(found.record.game)
      length.value = await desk.ask('review', found.record, language.peek())
      const wanted = Number(query.get('at') ?? 0)
      at.value = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), length.value - 1) : 0
      const through = Number(query.get('seat') ?? found.eyes[0])
      seat.value = found.eyes.includes(through) ? through : SPECTATOR
    }
    load().catch(error => {
      tell(fault, error, words.value.somethingBroke)
    })
    return () => desk.close()
  }, [])
  useEffect(() => {
    if (length.value === 0) return
    void desk.look(language.value, at.value, seat.value).then(found => {
      moment.value = found
    })
  }, [length.value, at.value, seat.value, language.value])
  useEffect(() => {
    if (length.value === 0) return
    void desk.ask('dice', language.value).then(found => {
      dice.value = found
    })
    void desk.ask('marks', language.value).then(found => {
      marks.value = found
    })
  }, [length.value, language.value])
  const crests = useCrests(moment.value?.seats ?? [])
  if (fault.value) return <Lost title={later.value.noRecordTitle} text={fault.value} />
  if (!moment.value || !record.value) return <p class="coming">{words.value.oneMoment}</p>
  return (
    <CrestsHere.Provider value={crests}>
      <ReplayView
        {...{
          id,
          desk,
          record: record.value,
          moment: moment.value,
          dice: dice.value,
          marks: marks.value,
          length: length.value,
          eyes: eyes.value,
          isAlone: isAlone.value,
          isAsked: query.has('ask') && query.get('at') === `${moment.value.seq}`,
        }}
        onMove={to => (at.value = to)}
        onLook={eyes => (seat.value = eyes)}
      />
    </CrestsHere.Provider>
  )
}

interface Props {
  /** By which it is kept here; a game on a server has its table's. */
  id: string
  desk: Desk
  record: GameRecord
  moment: Moment
  dice: DiceCount[]
  marks: Mark[]
  length: number
  eyes: readonly number[]
  isAlone: boolean
  /** Who came here to ask a bot about this moment is told at once. */
  isAsked: boolean
  onMove(to: number): void
  onLook(seat: number): void
}

function ReplayView({ id, desk, record, moment, dice, marks, length, eyes, isAlone, isAsked, onMove, onLook }: Props) {
  const w = words.value
  const rule = useSignal<string | null>(null)
  const pointed = useSignal<readonly string[]>([])
  const wanted = useAsked(pointed)
  const hasCharts = useSignal(false)
  const hasLegend = useSignal(false)
  const said = useSignal('')
  const lookUp: Table['lookUp'] = (name, ...args) => desk.ask(name, ...args)
  const kept = keptOf(id, record.dice.commitment)
  useEffect(() => {
    document.title = `${w.with(w.replay, moment.title)} – Hexarium`
  }, [moment.title, w])
  const share = async () => {
    const packed = await packRecord(record)
    const link = `${location.origin}${location.pathname}#/replay/shared?at=${moment.seq}&seat=${moment.seat}&r=${packed}`
    try {
      await navigator.clipboard.writeText(link)
      said.value = w.linkCopied
    } catch {
      go(link.slice(link.indexOf('#')), true)
      said.value = later.value.linkInAddress
    }
  }
  // What is said of one step is not said of the next.
  useEffect(() => void (said.value = ''), [moment.seq])
  const prove = () =>
    desk.ask('verify', record).then(
      () => {
        const held = heldAgainstKept(id, record)
        const byHand = diceByHand(record)
        if (held && !held.ok)
          void whyRefused(new Refused(held.problem), '').then(why => (said.value = `${later.value.notProved} ${why}`))
        else
          said.value = byHand > 0 ? later.value.diceByHand(byHand) : held ? later.value.provedKept : later.value.proved
      },
      error => {
        void whyRefused(error, w.somethingBroke).then(why => (said.value = `${later.value.notProved} ${why}`))
      },
    )
  /** Plays on from here: against bots, from the seat one looks through, or for everybody. */
  const branch = async (isForAll: boolean) => {
    const branchId = freshId()
    const bots = record.seats.map((_, seat) => (isForAll || seat === Math.max(0, moment.seat) ? null : 'fair'))
    const { settings, position } = record
    const laid = {
      game: record.game,
      bots,
      settings,
      seed: record.dice.seed ?? '',
      nonces: [...record.dice.nonces],
      ...(record.dice.seals ? { seals: [...record.dice.seals] } : {}),
      rules: record.rules,
      ...(position === undefined ? {} : { position }),
    }
    const lines = record.choices.slice(0, moment.seq)
    await keep({ id: branchId, laid, lines, isOver: false, ask: moment.ask, language: moment.language, at: Date.now() })
    go(address('table', branchId))
  }
  const named = (seat: number) =>
    seat === ALL_EYES ? later.value.allEyes : seat === SPECTATOR ? later.value.watcher : moment.seats[seat].side
  return (
    <div class="table replay">
      <TopBar
        moment={moment}
        thinking={null}
        isReplay
        tools={[
          { words: w.charts, sign: '▦', act: () => (hasCharts.value = true) },
          { words: w.legend, sign: '?', act: () => (hasLegend.value = true) },
          { words: later.value.share, sign: '⇗', act: () => void share() },
          { words: w.saveRecord, sign: '⤓', act: () => saveRecord(record) },
          { words: later.value.prove, sign: '✓', act: () => void prove() },
          ...(kept ? [{ words: later.value.saveKept, sign: <Key />, act: () => saveKept(record, kept) }] : []),
        ]}
      />
      <ReplayStage moment={moment} pointed={pointed} />
      <aside class="panel" aria-label={w.replay}>
        <section class="question">
          {/* First what one clicks again and again: what a moment says is longer or shorter and must not move it. */}
          <Scrubber at={moment.seq} {...{ length, marks, onMove }} />
          {moment.standing.length > 0 && <p class="standing">{moment.standing.join(' · ')}</p>}
          <p class="ask" aria-live="polite">
            {moment.ask}
          </p>
          {isAlone && moment.is !== 'over' && <Reasons record={record} at={moment.seq} isAsked={isAsked} />}
          <label class="field">
            <span>{later.value.throughEyes}</span>
            <select
              value={`${moment.seat}`}
              onChange={event => onLook(Number((event.target as HTMLSelectElement).value))}
            >
              {eyes.map(seat => (
                <option key={seat} value={`${seat}`}>
                  {named(seat)}
                </option>
              ))}
            </select>
          </label>
          <div class="row">
            <button type="button" class="button strong" onClick={() => void branch(false)}>
              {later.value.playOn}
            </button>
            <button type="button" class="button" onClick={() => void branch(true)}>
              {later.value.playOnBoth}
            </button>
          </div>
        </section>
        <div class="pressing">
          <p role="status">{said.value}</p>
        </div>
        <section class="tabbed">
          <details class="dice-table">
            <summary>{later.value.diceTable}</summary>
            <DiceTable counts={dice} seats={moment.seats} />
          </details>
          {moment.scene.sheets.length > 0 && (
            <details class="dice-table">
              <summary>{w.sheets}</summary>
              <Sheets moment={moment} />
            </details>
          )}
          <Log play={{ rule }} log={moment.log.lines} since={moment.log.since} sinceWords="" onJump={onMove} />
        </section>
      </aside>
      <LookUp lookUp={lookUp} wanted={wanted} moment={moment} onRule={id => (rule.value = id)} />
      {hasLegend.value && (
        <LegendDialog
          table={{ legend: language => desk.ask('legend', record.game, language) }}
          seats={moment.seats}
          onClose={() => (hasLegend.value = false)}
        />
      )}
      {hasCharts.value && (
        <Charts
          lookUp={lookUp}
          tones={moment.seats.map(one => one.tone)}
          onRule={id => (rule.value = id)}
          onClose={() => (hasCharts.value = false)}
        />
      )}
      {rule.value !== null && <RuleDialog game={moment.game} id={rule.value} onClose={() => (rule.value = null)} />}
    </div>
  )
}

/** Few fonts have one. */
function Key() {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <path d="M-2 0A18 18 0 1 1-38 0A18 18 0 1 1-2 0H42V20M24 0V14" />
    </svg>
  )
}

/** The board of a moment, with the way of what just moved; or the same in words. */
function ReplayStage({ moment, pointed }: { moment: Moment; pointed: Signal<readonly string[]> }) {
  const w = words.value
  const chosen = useSignal<string | null>(null)
  const before = useRef(moment)
  const last = useRef<Moment | null>(null)
  if (before.current !== moment) {
    last.current = before.current
    before.current = moment
  }
  const boards = moment.scene.boards
  const board = boards.find(one => one.id === chosen.value) ?? boards[0]
  if (preferences.value.textView || !board) {
    return (
      <main class="stage text-view" aria-label={w.replay}>
        <TextBoards moment={moment} />
      </main>
    )
  }
  const tones = moment.seats.map(one => one.tone)
  const explained = sayings(moment.scene)
  const lines = pointed.value.flatMap(one => explained.get(one) ?? [])
  const isNext = last.current?.seq === moment.seq - 1
  return (
    <main class="stage" aria-label={w.replay}>
      <BoardTabs boards={boards} board={board} onChoose={id => (chosen.value = id)} />
      <Board
        key={board.id}
        {...{ board, tones }}
        offers={[]}
        layers={{ names: preferences.value.names, terrain: preferences.value.terrain }}
        overlay={{
          since: { scene: isNext ? last.current!.scene : null },
          ...(preferences.value.zones ? { zones: moment.zones } : {}),
        }}
        onPick={ids => (pointed.value = ids)}
        onPoint={ids => (pointed.value = ids)}
      />
      <div class="caption">
        <div>{lines.length > 0 ? lines.slice(0, 4).map(line => <p key={line}>{line}</p>) : <p>{board.title}</p>}</div>
      </div>
    </main>
  )
}
