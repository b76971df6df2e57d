import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { words } from '../language.ts'
import { Confirm } from '../pages/dialog.tsx'
import { PreferencesDialog } from '../pages/preferences.tsx'
import type { Moment } from '../port/moment.ts'
import type { Table } from '../port/table.ts'
import { saveRecord } from '../replay/files.ts'
import { RuleDialog } from '../rules/dialog.tsx'
import { DiceFall } from './dice.tsx'
import { Keys, KeysDialog } from './keys.tsx'
import { Panel } from './panel.tsx'
import { Play } from './play.ts'
import { Stage } from './stage.tsx'
import { type Tool, TopBar } from './top.tsx'

type Open = 'preferences' | 'keys' | 'resign' | null

interface Props {
  table: Table
  moment: Moment
  /** Shows the game again, once it is over. */
  replay: (() => void) | null
  /** A record of a game on a server is there only once it is over. */
  isOnline?: boolean
  /** The next person takes the screen. */
  onSit?(): void
  /** What else belongs beside the board. */
  beside?: ComponentChildren
}

/** A table: board, question, choices, log and tools. */
export function TableView({ table, moment, replay, isOnline, onSit, beside }: Props) {
  const play = useMemo(() => new Play(table), [table])
  const open = useSignal<Open>(null)
  const isFolded = useSignal(false)
  const w = words.value
  const isOver = moment.is === 'over'
  useEffect(() => {
    document.title = `${moment.is === 'asked' ? '● ' : ''}${moment.title} – Hexarium`
    play.menu.value = null
  }, [moment])
  const close = () => (open.value = null)
  const fold = () => (isFolded.value = !isFolded.value)
  const save = () =>
    void table.record().then(
      record => saveRecord(record),
      error => play.fail(error),
    )
  const tools: Tool[] = [
    { words: w.undo, keys: 'U', act: () => void play.undo(), isOff: !moment.mayUndo, sign: '↶' },
    ...(isOnline && !isOver ? [] : [{ words: w.saveRecord, act: save, sign: '⤓' }]),
    ...(isOver || moment.seat < 0 ? [] : [{ words: w.resign, act: () => void (open.value = 'resign'), sign: '⚑' }]),
    { words: w.preferences, act: () => void (open.value = 'preferences'), sign: '⚙' },
    { words: w.keys, keys: '?', act: () => void (open.value = 'keys'), sign: '?' },
  ]
  return (
    <div data-seq={moment.seq} class={`table${isFolded.value ? ' folded' : ''}`}>
      <Keys play={play} moment={moment} onHelp={() => (open.value = 'keys')} onFold={fold} />
      <TopBar {...{ moment, tools }} thinking={table.thinking.value} onFold={fold} isFolded={isFolded.value} />
      <Stage play={play} moment={moment} />
      <Panel play={play} moment={moment} log={table.log.value} replay={replay} beside={beside} />
      <DiceFall log={table.log.value} />
      {moment.handOver !== null && (
        <div class="curtain">
          <p>{moment.ask}</p>
          <button type="button" class="button strong" onClick={onSit}>
            {w.iAmHere}
          </button>
        </div>
      )}
      {open.value === 'preferences' && <PreferencesDialog onClose={close} />}
      {open.value === 'keys' && <KeysDialog onClose={close} />}
      {open.value === 'resign' && (
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
