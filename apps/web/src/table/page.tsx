import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { loadGlyphs } from '../data.ts'
import { language, words } from '../language.ts'
import { Confirm } from '../pages/dialog.tsx'
import { Lost } from '../pages/lost.tsx'
import { PreferencesDialog } from '../pages/preferences.tsx'
import { LocalTable } from '../port/local.ts'
import type { Moment } from '../port/moment.ts'
import { preferences } from '../preferences.ts'
import { saveRecord } from '../replay/files.ts'
import { route } from '../route.ts'
import { RuleDialog } from '../rules/dialog.tsx'
import { type Kept, keptGame } from '../storage.ts'
import { DiceFall } from './dice.tsx'
import { Guide } from './guide.tsx'
import { Keys, KeysDialog } from './keys.tsx'
import { Panel } from './panel.tsx'
import { Play } from './play.ts'
import { Stage } from './stage.tsx'
import { TopBar } from './top.tsx'

/** A table kept in this browser. */
export function TablePage({ id }: { id: string }) {
  const kept = useSignal<Kept | null | undefined>(undefined)
  useEffect(() => {
    void keptGame(id).then(found => {
      kept.value = found ?? null
    })
  }, [id])
  if (kept.value === undefined) return <p class="coming">{words.value.oneMoment}</p>
  if (kept.value === null) return <Lost title={words.value.noTableTitle} text={words.value.noTableText} />
  return <Seated kept={kept.value} />
}

function Seated({ kept }: { kept: Kept }) {
  const table = useMemo(() => new LocalTable(kept), [])
  const fault = useSignal('')
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
  return <TableView table={table} moment={moment} id={kept.id} />
}

type Open = 'preferences' | 'keys' | 'resign' | null

function TableView({ table, moment, id }: { table: LocalTable; moment: Moment; id: string }) {
  const play = useMemo(() => new Play(table), [table])
  const open = useSignal<Open>(null)
  const isFolded = useSignal(false)
  const w = words.value
  useEffect(() => {
    document.title = `${moment.is === 'asked' ? '● ' : ''}${moment.title} – Hexarium`
    play.menu.value = null
  }, [moment])
  const close = () => (open.value = null)
  const isOver = useComputed(() => table.moment.value?.is === 'over')
  return (
    <div data-seq={moment.seq} class={`table${isFolded.value ? ' folded' : ''}`}>
      <Keys play={play} moment={moment} onHelp={() => (open.value = 'keys')} onFold={() => fold()} />
      <TopBar
        moment={moment}
        thinking={table.thinking.value}
        onFold={fold}
        isFolded={isFolded.value}
        tools={[
          { words: w.undo, keys: 'U', act: () => void play.undo(), isOff: !moment.mayUndo, sign: '↶' },
          { words: w.saveRecord, act: () => void table.record().then(saveRecord), sign: '⤓' },
          ...(isOver.value ? [] : [{ words: w.resign, act: () => (open.value = 'resign'), sign: '⚑' }]),
          { words: w.preferences, act: () => (open.value = 'preferences'), sign: '⚙' },
          { words: w.keys, keys: '?', act: () => (open.value = 'keys'), sign: '?' },
        ]}
      />
      <Stage play={play} moment={moment} />
      <Panel play={play} moment={moment} log={table.log.value} replay={isOver.value ? id : null} />
      <DiceFall log={table.log.value} />
      {route.value.query.has('guide') && <Guide moment={moment} />}
      {moment.handOver !== null && (
        <div class="curtain">
          <p>{moment.ask}</p>
          <button type="button" class="button strong" onClick={() => void table.sit()}>
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

  function fold(): void {
    isFolded.value = !isFolded.value
  }
}
