import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../language.ts'

/** A window above the page. Escape and a click beside it close it, and the focus goes back where it was. */
export function Dialog(props: { title: string; onClose(): void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    dialog.current!.showModal()
    // who presses a key once too often presses the button that does nothing
    dialog.current!.querySelector<HTMLElement>('[data-safe]')?.focus()
    return () => before?.focus?.()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which dialogs know by themselves
    <dialog
      ref={dialog}
      class="dialog"
      aria-label={props.title}
      onClose={props.onClose}
      onClick={event => event.target === dialog.current && props.onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2>{props.title}</h2>
          <button type="button" class="quiet" onClick={props.onClose} aria-label={words.value.close}>
            ✕
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  )
}

/** Asks before something that cannot be taken back. */
export function Confirm(props: { title: string; text: string; yes: string; onYes(): void; onClose(): void }) {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p>{props.text}</p>
      <div class="row">
        <button type="button" class="button strong" data-safe onClick={props.onClose}>
          {words.value.cancel}
        </button>
        <button type="button" class="button" onClick={props.onYes}>
          {props.yes}
        </button>
      </div>
    </Dialog>
  )
}
