import { useRef } from 'preact/hooks'

/** Offers something as a file. */
export function saveFile(what: unknown, name: string): void {
  const text = `${JSON.stringify(what, null, 1)}\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Asks for a file somebody has. */
export function BringFile(props: { words: string; isStrong?: boolean; onFile(file: File): void }) {
  const { words, isStrong = false, onFile } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" class={isStrong ? 'button strong' : 'button'} onClick={() => input.current?.click()}>
        {words}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words}
        onChange={event => {
          const file = (event.target as HTMLInputElement).files?.[0]
          if (file) onFile(file)
        }}
      />
    </>
  )
}
