import type { Opening } from '@hexarium/kernel'

/** Spiele, nach denen man mit Namen fragen kann, auf Deutsch. */
export const opening: Opening = {
  presets: {
    firstGame: {
      name: 'Erste Partie',
      line: 'Zu zweit. Wer zuerst 400 Punkte hat, gewinnt: einige Runden und ein paar Schlachten.',
    },
    wholeGame: { name: 'Die ganze Partie', line: 'Bis nur noch ein Titan lebt. Lang, und so, wie es im Buch steht.' },
    shortVariant: {
      name: 'Kurze Variante',
      line: 'Alle beginnen mit stärkeren Kreaturen und weniger Markern; der letzte Titan gewinnt.',
    },
    race: { name: 'Wettlauf zu 1000 Punkten', line: 'Wer am Ende einer Runde zuerst 1000 Punkte hat, gewinnt.' },
  },
}
