/** A line that tells how far something is, on a terminal only. */
export interface Progress {
  /** Shows a new text, a few times a second at most. */
  show(text: () => string): void
  /** Takes the line away, before anything else is printed. */
  clear(): void
}

/** A progress line on stderr. */
export function progress(): Progress {
  let last = 0
  let isShown = false
  return {
    show(text) {
      const now = performance.now()
      if (!process.stderr.isTTY || now - last < 200) return
      last = now
      isShown = true
      process.stderr.write(`\r\u001b[K${text()}`)
    },
    clear() {
      if (isShown) process.stderr.write('\r\u001b[K')
      isShown = false
    },
  }
}
