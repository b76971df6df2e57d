import { grammar, type Language } from '@hexarium/kernel'

/** What the table itself says, in the worker where games speak. */
interface Sentences {
  waiting(names: readonly string[]): string
  handOver(name: string): string
  /** Asked where a step has nothing left but its end. */
  onlyEnd: string
  /** The habits every game has. */
  habits: Readonly<Record<string, string>>
}

/** By language. */
export const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    waiting: names => (names.length > 0 ? `Waiting for ${grammar('en').list(names)}` : 'One moment, please'),
    handOver: name => `Hand the screen to ${name}`,
    onlyEnd: 'Nothing left to choose',
    habits: {
      onlyAnswer: 'Give the only answer there is, where it costs nothing',
      onlyEnd: 'End what has nothing left to choose, even while something could be taken back',
    },
  },
  de: {
    waiting: names => (names.length > 0 ? `Warten auf ${grammar('de').list(names)}` : 'Einen Augenblick bitte'),
    handOver: name => `Gib den Bildschirm an ${name} weiter`,
    onlyEnd: 'Nichts mehr zu wählen',
    habits: {
      onlyAnswer: 'Die einzig mögliche Antwort geben, wo sie nichts kostet',
      onlyEnd: 'Beenden, wo nichts mehr zu wählen ist, auch wenn sich noch etwas zurücknehmen ließe',
    },
  },
  fr: {
    waiting: names => (names.length > 0 ? `En attente : ${grammar('fr').list(names)}` : 'Un instant, s’il vous plaît'),
    handOver: name => `Passez l’écran à ${name}`,
    onlyEnd: 'Il ne reste rien à choisir',
    habits: {
      onlyAnswer: 'Donner la seule réponse possible quand elle ne coûte rien',
      onlyEnd: 'Terminer quand il ne reste rien à choisir, même si l’on pouvait encore annuler',
    },
  },
}
