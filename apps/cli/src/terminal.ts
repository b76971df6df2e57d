import { createInterface, type Interface } from 'node:readline'
import { stripVTControlCharacters, styleText } from 'node:util'

/** Prints a line or several. */
export function print(text = ''): void {
  process.stdout.write(`${text}\n`)
}

/** How many characters fit on a line; 80 where nobody says. */
export function width(): number {
  const wish = Number(process.env['COLUMNS'])
  return process.stdout.columns || (wish > 20 ? wish : 80)
}

type Style = Parameters<typeof styleText>[0]

/** Colour and weight, on a terminal that wants them only (NO_COLOR is heard). */
function styled(format: Style): (text: string) => string {
  return text => styleText(format, text, { stream: process.stdout })
}

/** The styles the program uses. */
export const style = {
  bold: styled('bold'),
  dim: styled('dim'),
  marked: styled(['bold', 'yellow']),
  /** One for each seat, from the terminal's own palette. */
  seats: (['redBright', 'blueBright', 'greenBright', 'magentaBright', 'cyanBright', 'yellowBright'] as const).map(
    styled,
  ),
}

/** How wide a text is on the screen. */
export function shownWidth(text: string): number {
  return stripVTControlCharacters(text).length
}

/** A text broken into lines at spaces; lines after the first begin with `indent`. */
export function wrap(text: string, columns: number, indent = ''): string {
  const lines: string[] = []
  const [first, ...words] = text.split(/(?<=\S) (?=\S)/)
  let line = first
  for (const word of words) {
    if (shownWidth(line) + 1 + shownWidth(word) > columns) {
      lines.push(line)
      line = `${indent}${word}`
    } else line = `${line} ${word}`
  }
  return [...lines, line].join('\n')
}

/** Items side by side in as many columns as fit, read from top to bottom. */
export function inColumns(items: readonly string[], columns: number, indent = '  '): string[] {
  const cell = Math.max(0, ...items.map(shownWidth)) + 3
  const across = Math.max(1, Math.min(items.length, Math.floor((columns - indent.length + 3) / cell)))
  const rows = Math.ceil(items.length / across)
  return Array.from({ length: rows }, (_, row) => {
    const cells = items.filter((_, i) => i % rows === row)
    const padded = cells.map((text, i) => (i === cells.length - 1 ? text : text + ' '.repeat(cell - shownWidth(text))))
    return indent + padded.join('')
  })
}

/** Two blocks side by side, or one below the other where they do not fit. */
export function beside(left: readonly string[], right: readonly string[], columns: number): string[] {
  const gap = 3
  const first = Math.max(0, ...left.map(shownWidth))
  const second = Math.max(0, ...right.map(shownWidth))
  if (first + gap + second > columns || left.length === 0) return [...left, ...right]
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const [here = '', there = ''] = [left[i], right[i]]
    return there === '' ? here : `${here}${' '.repeat(first + gap - shownWidth(here))}${there}`
  })
}

/** What a person typed; or that there will be nothing more; or that Ctrl-C was pressed. */
export type Typed = { text: string } | 'end' | 'interrupted'

/** The keyboard, or a pipe in its place. */
export class Keyboard {
  private readonly lines: Interface
  private readonly waiting: Typed[] = []
  private wake: ((typed: Typed) => void) | undefined

  constructor() {
    const { stdin, stdout } = process
    const isTerminal = Boolean(stdin.isTTY && stdout.isTTY)
    this.lines = createInterface({ input: stdin, ...(isTerminal ? { output: stdout } : {}), terminal: isTerminal })
    this.lines.on('line', text => this.give({ text }))
    this.lines.on('SIGINT', () => this.give('interrupted'))
    this.lines.on('close', () => this.give('end'))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => this.give('interrupted'))
  }

  /** Asks for a line. */
  async ask(prompt: string): Promise<Typed> {
    const early = this.waiting[0]
    if (early !== undefined) {
      if (typeof early === 'object') this.waiting.shift() // the end and Ctrl-C stay true
      process.stdout.write(`${prompt}${typeof early === 'object' ? early.text : ''}\n`)
      return early
    }
    this.lines.setPrompt(prompt)
    this.lines.prompt()
    const typed = await new Promise<Typed>(resolve => {
      this.wake = resolve
    })
    // A pipe does not show what came through it, and Ctrl-C and Ctrl-D leave the line unfinished.
    if (!process.stdin.isTTY || typeof typed !== 'object') print(typeof typed === 'object' ? typed.text : '')
    return typed
  }

  private give(typed: Typed): void {
    const wake = this.wake
    this.wake = undefined
    if (typeof typed !== 'object' || !wake) this.waiting.push(typed)
    wake?.(typed)
  }

  /** Lets the program end. */
  close(): void {
    this.lines.close()
  }
}
