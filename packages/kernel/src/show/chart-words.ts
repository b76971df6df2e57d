import { elides } from './french.ts'
import type { Language } from './text.ts'

/** What a chart says itself, around the words of the game. */
export interface ChartWords {
  when(condition: string): string
  loop(condition: string): string
  forever: string
  /** Until a choice that ends it; with a condition, as long as that holds, too. */
  repeat(condition: string | undefined): string
  /** `what` comes with its own determiner, which agrees with it: “each unit”. */
  each(what: string): string
  give(value: string | undefined): string
  asked(question: string, choices: string): string
  either(names: readonly string[]): string
  below(name: string): string
}

const en: ChartWords = {
  when: condition => `if ${condition}:`,
  loop: condition => `as long as ${condition}:`,
  forever: 'again and again:',
  repeat: condition => (condition ? `as long as ${condition}, until somebody ends it:` : 'until somebody ends it:'),
  each: what => `for ${what}:`,
  give: value => (value ? `end here with ${value}` : 'end here'),
  asked: (question, choices) => `${question}: ${choices}`,
  either: names => names.join(' or '),
  below: name => `${name} (see below)`,
}

const de: ChartWords = {
  when: condition => `wenn ${condition}:`,
  loop: condition => `solange ${condition}:`,
  forever: 'immer wieder:',
  repeat: condition => (condition ? `solange ${condition} und niemand aufhört:` : 'bis jemand aufhört:'),
  each: what => `für ${what}:`,
  give: value => (value ? `hier endet dieser Ablauf mit ${value}` : 'hier endet dieser Ablauf'),
  asked: (question, choices) => `${question}: ${choices}`,
  either: names => names.join(' oder '),
  below: name => `${name} (siehe unten)`,
}

/** `s’il`, `si une légion`. */
const si = (condition: string) => (/^ils?\b/.test(condition) ? `s’${condition}` : `si ${condition}`)
/** `qu’une légion`, `que le camp`. */
const que = (condition: string) => (elides(condition) ? `qu’${condition}` : `que ${condition}`)

const fr: ChartWords = {
  when: condition => `${si(condition)} :`,
  loop: condition => `tant ${que(condition)} :`,
  forever: 'encore et encore :',
  repeat: condition =>
    condition ? `tant ${que(condition)} et que personne n’y met fin :` : 'jusqu’à ce que quelqu’un y mette fin :',
  each: what => `pour ${what} :`,
  give: value => (value ? `fin de ce passage avec ${value}` : 'fin de ce passage'),
  asked: (question, choices) => `${question} : ${choices}`,
  either: names => names.join(' ou '),
  below: name => `${name} (voir plus bas)`,
}

/** What a chart says itself, in every language. */
export const chartWords: Readonly<Record<Language, ChartWords>> = { en, de, fr }
