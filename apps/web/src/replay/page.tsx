import type { GameRecord } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { Board } from '../board/board.tsx'
import { loadGlyphs } from '../data.ts'
import { language, words } from '../language.ts'
import { Lost } from '../pages/lost.tsx'
import { Desk } from '../port/desk.ts'
import type { Moment } from '../port/moment.ts'
import type { DiceCount } from '../port/review.ts'
import { preferences } from '../preferences.ts'
import { address, go } from '../route.ts'
import { RuleDialog } from '../rules/dialog.tsx'
import { freshId, keep, keptGame, keptRecord } from '../storage.ts'
import { Log } from '../table/log.tsx'
import { sayings } from '../table/sayings.ts'
import { TopBar } from '../table/top.tsx'
import { DiceTable } from './dice-table.tsx'
import { packRecord, saveRecord, unpackRecord } from './files.ts'
import { Scrubber } from './scrubber.tsx'

/** Finds a record: kept here, brought here, or in the address itself. */
async function recordOf(id: string, query: URLSearchParams, desk: Desk): Promise<GameRecord | string> {
  const packed = query.get('r')
  if (packed !== null) {
    const record = await unpackRecord(packed)
    return record.ok ? record.value : record.problem.text
  }
  const imported = await keptRecord(id)
  if (imported) return imported.record
  const kept = await keptGame(id)
  if (!kept) return words.value.noTableText
  await desk.ask('pace', 1e9) // this table only gives its record: its bots wait
  await desk.ask('open', kept.laid, kept.lines, language.value)
  return desk.ask('record')
}

/** A record as a table with a scrubber: look at any moment through any eyes, play on from there, prove the dice. */
export function ReplayPage({ id, query }: { id: string; query: URLSearchParams }) {
  const desk = useMemo(() => new Desk(() => {}), [])
  const record = useSignal<GameRecord | null>(null)
  const length = useSignal(0)
  const at = useSignal(0)
  const seat = useSignal(-1)
  const moment = useSignal<Moment | null>(null)
  const dice = useSignal<DiceCount[]>([])
  const fault = useSignal('')
  useEffect(() => {
    const load = async () => {
      const found = await recordOf(id, query, desk)
      if (typeof found === 'string') throw new Error(found)
      record.value = found
      void loadGlyphs(found.game)
      length.value = await desk.ask('review', found)
      dice.value = await desk.ask('dice')
      const wanted = Number(query.get('at') ?? 0)
      at.value = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), length.value - 1) : 0
      const eyes = Number(query.get('seat') ?? -1)
      seat.value = Number.isInteger(eyes) && eyes < found.seats.length && eyes >= -1 ? eyes : -1
    }
    load().catch(error => {
      fault.value = error instanceof Error && error.message ? error.message : words.value.somethingBroke
    })
    return () => desk.close()
  }, [])
  useEffect(() => {
    if (length.value === 0) return
    void desk.look(language.value, at.value, seat.value).then(found => {
      moment.value = found
    })
  }, [length.value, at.value, seat.value, language.value])
  if (fault.value) return <Lost title={words.value.noRecordTitle} text={fault.value} />
  if (!moment.value || !record.value) return <p class="coming">{words.value.oneMoment}</p>
  return (
    <ReplayView
      {...{ desk, record: record.value, moment: moment.value, dice: dice.value, length: length.value }}
      onMove={to => (at.value = to)}
      onLook={eyes => (seat.value = eyes)}
    />
  )
}

interface Props {
  desk: Desk
  record: GameRecord
  moment: Moment
  dice: DiceCount[]
  length: number
  onMove(to: number): void
  onLook(seat: number): void
}

function ReplayView({ desk, record, moment, dice, length, onMove, onLook }: Props) {
  const w = words.value
  const rule = useSignal<string | null>(null)
  const said = useSignal('')
  const pointed = useSignal<readonly string[]>([])
  const chosen = useSignal<string | null>(null)
  useEffect(() => {
    document.title = `${w.replay}: ${moment.title} – Hexarium`
  }, [moment.title, w])
  const boards = moment.scene.boards
  const board = boards.find(one => one.id === chosen.value) ?? boards[0]
  const share = async () => {
    const packed = await packRecord(record)
    const link = `${location.origin}${location.pathname}#/replay/shared?at=${moment.seq}&seat=${moment.seat}&r=${packed}`
    try {
      await navigator.clipboard.writeText(link)
      said.value = w.linkCopied
    } catch {
      go(link.slice(link.indexOf('#')), true)
      said.value = w.linkInAddress
    }
  }
  const prove = () =>
    desk.ask('verify', record).then(
      () => {
        said.value = w.proved
      },
      error => {
        said.value = `${w.notProved} ${error.message}`
      },
    )
  const branch = async () => {
    const branchId = freshId()
    const bots = record.seats.map((_, seat) => (seat === Math.max(0, moment.seat) ? null : 'fair'))
    const { settings, position } = record
    const laid = {
      ...{ game: record.game, bots, settings, seed: record.dice.seed ?? '', nonces: [...record.dice.nonces] },
      ...(position === undefined ? {} : { position }),
    }
    const lines = record.choices.slice(0, moment.seq)
    await keep({ id: branchId, laid, lines, isOver: false, ask: moment.ask, at: Date.now() })
    go(address('table', branchId))
  }
  const explained = sayings(moment.scene)
  const lines = pointed.value.flatMap(one => explained.get(one) ?? [])
  return (
    <div class="table replay">
      <TopBar
        moment={moment}
        thinking={null}
        isReplay
        tools={[
          { words: w.share, sign: '⇗', act: () => void share() },
          { words: w.saveRecord, sign: '⤓', act: () => saveRecord(record) },
          { words: w.prove, sign: '✓', act: () => void prove() },
        ]}
      />
      <main class="stage" aria-label={w.replay}>
        {boards.length > 1 && (
          <div class="board-tabs" role="tablist" aria-label={w.boards}>
            {boards.map(one => (
              <button
                key={one.id}
                type="button"
                role="tab"
                aria-selected={one === board}
                onClick={() => (chosen.value = one.id)}
              >
                {one.title}
              </button>
            ))}
          </div>
        )}
        {board && (
          <Board
            key={board.id}
            board={board}
            tones={moment.seats.map(one => one.tone)}
            offers={[]}
            layers={{ names: preferences.value.names, terrain: preferences.value.terrain }}
            onPick={ids => (pointed.value = ids)}
            onPoint={ids => (pointed.value = ids)}
          />
        )}
        <div class="caption">
          <div>
            {lines.length > 0 ? lines.slice(0, 4).map(line => <p key={line}>{line}</p>) : <p>{board?.title}</p>}
          </div>
        </div>
      </main>
      <aside class="panel" aria-label={w.replay}>
        <section class="question">
          <p class="ask" aria-live="polite">
            {moment.ask}
          </p>
          <Scrubber at={moment.seq} length={length} onMove={onMove} />
          <label class="field">
            <span>{w.throughEyes}</span>
            <select
              value={`${moment.seat}`}
              onChange={event => onLook(Number((event.target as HTMLSelectElement).value))}
            >
              <option value="-1">{w.watcher}</option>
              {moment.seats.map((one, number) => (
                <option key={one.side} value={`${number}`}>
                  {one.side}
                </option>
              ))}
            </select>
          </label>
          <div class="row">
            <button type="button" class="button strong" onClick={() => void branch()}>
              {w.playOn}
            </button>
          </div>
          <p role="status">{said.value}</p>
        </section>
        <section class="tabbed">
          <details class="dice-table">
            <summary>{w.diceTable}</summary>
            <DiceTable counts={dice} seats={moment.seats} />
          </details>
          <Log play={{ rule }} log={moment.log.lines} since={moment.log.since} sinceWords="" />
        </section>
      </aside>
      {rule.value !== null && <RuleDialog game={moment.game} id={rule.value} onClose={() => (rule.value = null)} />}
    </div>
  )
}
