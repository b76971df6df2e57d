import type { Language } from '@hexarium/kernel'

/** What the table itself says, in the worker where games speak. */
interface Sentences {
  waiting(names: readonly string[]): string
  handOver(name: string): string
}

const list = (names: readonly string[], and: string) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

/** By language. */
export const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    waiting: names => (names.length > 0 ? `Waiting for ${list(names, 'and')}` : 'One moment, please'),
    handOver: name => `Hand the screen to ${name}`,
  },
  de: {
    waiting: names => (names.length > 0 ? `Warten auf ${list(names, 'und')}` : 'Einen Augenblick bitte'),
    handOver: name => `Gib den Bildschirm an ${name} weiter`,
  },
  fr: {
    waiting: names => (names.length > 0 ? `En attente de ${list(names, 'et')}` : 'Un instant, s’il vous plaît'),
    handOver: name => `Passez l’écran à ${name}`,
  },
}
