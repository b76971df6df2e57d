import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { words } from '../../language.ts'
import { Dialog } from '../../pages/dialog.tsx'
import { BringFile, saveFile } from '../../pages/files.tsx'
import type { KeepingShown, Moment } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import {
  bringChoices,
  forgetChoices,
  type KeptChoices,
  keepChoices,
  kept,
  LONGEST,
  makeAgain,
  renameChoices,
} from '../kept.ts'
import type { Play } from '../play.ts'

interface Props {
  play: Play
  moment: Moment
  keeping: KeepingShown
  /** Where there is nothing to keep and nothing kept, nothing is said. */
  isQuiet?: boolean
  /** One of them is made again. */
  onUse?(): void
}

/** What somebody has kept of such choices: to be made again where it fits, renamed, given away, forgotten; and the present ones to be kept. */
export function Kept({ play, moment, keeping, isQuiet, onUse }: Props) {
  const w = later.value
  const state = useSignal('')
  const all = kept.value.filter(({ game, as }) => game === moment.game && as === keeping.as)
  const fitting = all.filter(({ where }) => where === keeping.where)
  const others = all.filter(({ where }) => where !== keeping.where)
  const isBegun = keeping.choices.length > 0
  const bring = async (file: File) => {
    state.value = bringChoices(await file.text()) ? w.keptBrought : w.keptNoFile
  }
  if (isQuiet && all.length === 0 && !isBegun) return null
  return (
    <details class="kept" open={fitting.length > 0 && !isBegun}>
      <summary>{fitting.length > 0 ? `${keeping.title} (${fitting.length})` : keeping.title}</summary>
      {fitting.length > 0 && isBegun && keeping.isAsked && <p>{w.keptTakeBack}</p>}
      <ul>
        {fitting.map(one => (
          <Row key={one.id} one={one}>
            <button
              type="button"
              class="button"
              disabled={!keeping.isAsked || isBegun}
              onClick={() => {
                onUse?.()
                void makeAgain(play, moment, one)
              }}
            >
              {one.name}
            </button>
          </Row>
        ))}
        {others.map(one => (
          <Row key={one.id} one={one}>
            <span>
              {`${one.name} `}
              <small>{w.keptElsewhere}</small>
            </span>
          </Row>
        ))}
      </ul>
      {isBegun && <KeepThis moment={moment} keeping={keeping} onKept={() => (state.value = w.keptNow)} />}
      <p class="row">
        <BringFile words={w.keptBring} onFile={file => void bring(file)} />
        <span role="status">{state.value}</span>
      </p>
    </details>
  )
}

/** The same of everything that can be kept in this game, at any time. */
export function KeptDialog({ play, moment, onClose }: { play: Play; moment: Moment; onClose(): void }) {
  return (
    <Dialog title={words.value.savedChoices} onClose={onClose}>
      {moment.keeping.map(one => (
        <Kept key={one.as} {...{ play, moment }} keeping={one} onUse={onClose} />
      ))}
    </Dialog>
  )
}

/** One that is kept: what it is made again with, and what else can be done to it. */
function Row({ one, children }: { one: KeptChoices; children: ComponentChildren }) {
  const w = later.value
  const isNamed = useSignal(false)
  const { id: _id, ...file } = one
  const rename = (event: SubmitEvent) => {
    event.preventDefault()
    const name = String(new FormData(event.target as HTMLFormElement).get('name') ?? '').trim()
    if (name) renameChoices(one.id, name)
    isNamed.value = false
  }
  if (isNamed.value)
    return (
      <li>
        <form class="row" onSubmit={rename}>
          <input name="name" aria-label={w.keptName} value={one.name} maxLength={LONGEST} />
          <button type="submit" class="button">
            {w.keptRename}
          </button>
        </form>
      </li>
    )
  return (
    <li>
      {children}
      <span class="row">
        <button
          type="button"
          class="quiet"
          aria-label={words.value.with(w.keptRename, one.name)}
          onClick={() => (isNamed.value = true)}
        >
          {w.keptRename}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={words.value.with(w.keptFile, one.name)}
          onClick={() => saveFile(file, `${one.game}-${one.as}.choices.json`)}
        >
          {w.keptFile}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={words.value.with(w.keptForget, one.name)}
          onClick={() => forgetChoices(one.id)}
        >
          {w.keptForget}
        </button>
      </span>
    </li>
  )
}

/** Keeps what is chosen so far under a name. */
function KeepThis({ moment, keeping, onKept }: { moment: Moment; keeping: KeepingShown; onKept(): void }) {
  const w = later.value
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (!name) return
    keepChoices(moment.game, keeping, name)
    form.reset()
    onKept()
  }
  return (
    <form class="row" onSubmit={keep}>
      <input name="name" aria-label={w.keptName} placeholder={w.keptName} maxLength={LONGEST} required />
      <button type="submit" class="button">
        {w.keepThis}
      </button>
    </form>
  )
}
