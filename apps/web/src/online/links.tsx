import { words } from '../language.ts'
import { coming } from '../pages/coming.tsx'
import { spoken } from './words/spoken.ts'

const Code = coming(async () => (await import('./code.tsx')).Code)

/** An address inside the app as a whole one, to be sent. */
export const wholeAddress = (to: string): string => `${location.origin}${location.pathname}${to}`

/** A line to be copied; what came of it is said to who shows it. */
export function CopyLine(props: { label: string; text: string; button?: string; onSaid(text: string): void }) {
  const { label, text, button, onSaid } = props
  const w = words.value
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text)) // there is none at an address like http://192.168.1.5
      .then(
        () => onSaid(w.linkCopied),
        () => onSaid(w.copyByHand),
      )
  return (
    <div>
      <label class="field">
        <span>{label}</span>
        <input type="text" readOnly value={text} onFocus={event => (event.target as HTMLInputElement).select()} />
      </label>
      <button type="button" class="button" onClick={copy}>
        {button ?? w.copyLink}
      </button>
    </div>
  )
}

/** A link to invite by, to copy and to photograph. */
export function Links(props: { label: string; link: string; onSaid(text: string): void }) {
  const { label, link, onSaid } = props
  return (
    <div class="waiting-links">
      <CopyLine label={label} text={link} onSaid={onSaid} />
      <Code text={link} label={spoken.value.qrText} />
    </div>
  )
}
