import { type AnyGame, dieInWords, type Event, type Language, type Tally, tallied } from '@hexarium/kernel'
import { style } from './terminal.ts'

/** What the table of dice says. */
const words: Record<Language, Record<'none' | 'luck' | 'high' | 'low' | 'nobody', string>> = {
  en: {
    none: 'No dice fell.',
    luck: 'Luck is how far a die fell on average towards what was good for whoever rolled it.',
    high: 'high is good',
    low: 'low is good',
    nobody: 'nobody',
  },
  de: {
    none: 'Es fielen keine Würfel.',
    luck: 'Glück ist, um wie viel ein Würfel im Mittel zu dem hin fiel, was für den gut war, der würfelte.',
    high: 'hoch ist gut',
    low: 'niedrig ist gut',
    nobody: 'niemand',
  },
  fr: {
    none: 'Aucun dé n’est tombé.',
    luck: 'La chance dit de combien un dé est tombé en moyenne vers ce qui était bon pour qui l’a lancé.',
    high: 'haut, c’est bon',
    low: 'bas, c’est bon',
    nobody: 'personne',
  },
}

/** How the dice fell: a table for each die, a line for each side; luck only where a side of the die is good. */
export function listDice(game: AnyGame, language: Language, events: readonly Event[]): string[] {
  const say = words[language]
  const all = tallied(game, events)
  if (all.length === 0) return [say.none]
  const lines = [...Map.groupBy(all, tally => dieInWords(game, language, tally))].flatMap(([title, rows]) => {
    const names = rows.map(({ seat, better }) => {
      const who = game.text[language].seats[seat] ?? say.nobody
      return better ? `${who} (${say[better]})` : who
    })
    const first = Math.max(...names.map(name => name.length))
    const cell =
      Math.max(...rows.flatMap(({ counts, shows }) => [...counts, ...shows]).map(count => `${count}`.length)) + 1
    const head = `${' '.repeat(first + LUCK)}${rows[0].shows.map(value => `${value}`.padStart(cell)).join('')}`
    return [
      style.bold(title),
      style.dim(head),
      ...rows.map(
        (row, at) => `${names[at].padEnd(first)}${luckOf(row)}${row.counts.map(of => `${of}`.padStart(cell)).join('')}`,
      ),
      '',
    ]
  })
  return [...lines, style.dim(say.luck)]
}

/** The width of a line's luck. */
const LUCK = 8

function luckOf({ luck }: Tally): string {
  return (luck === null ? '' : `${luck < 0 ? '−' : '+'}${Math.abs(luck).toFixed(2)}`).padStart(LUCK)
}
