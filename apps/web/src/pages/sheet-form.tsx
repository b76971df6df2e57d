import type { ComponentChildren } from 'preact'

interface Props {
  title: string
  /** What the button says, and whether it cannot be pressed yet. */
  submit: string
  isOff?: boolean
  /** What went wrong, in words. */
  fault: string
  class?: string
  onSubmit(): void
  children: ComponentChildren
}

/** A page that asks for something: its title, its questions, what went wrong, and one button. */
export function SheetForm({ title, submit, isOff = false, fault, class: looks, onSubmit, children }: Props) {
  return (
    <form
      class={looks ? `form sheet ${looks}` : 'form sheet'}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <h1>{title}</h1>
      {children}
      {fault && <p role="alert">{fault}</p>}
      <div class="row">
        <button type="submit" class="button strong" disabled={isOff}>
          {submit}
        </button>
      </div>
    </form>
  )
}
