import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Deine Armee: Elemente, die Seite an Seite in Einheiten kämpfen. Die Spitze an jedem zeigt, wohin es blickt.',
    points: 'own element',
  },
  {
    text: 'In jeder Runde legen beide Seiten für jede Einheit verdeckt einen Befehlsmarker aus; dann werden alle aufgedeckt.',
    points: 'own element',
  },
  {
    text: 'Einheiten mit Plänkel-Befehl schießen zuerst, solche mit Halten-Befehl nach der Bewegung.',
    points: 'element',
  },
  {
    text: 'Bewegt wird nach Befehl: Bewegen, Plänkel, Angriff, Halten. Geordnete Einheiten rücken mit Bewegungspunkten vor, alles andere ist ein Manöver.',
    points: 'element',
  },
  {
    text: 'Nur geordnete Einheiten mit Angriffs- oder Plänkel-Befehl dürfen angreifen, und nur nach vorn.',
    points: 'element',
  },
  {
    text: 'Im Nahkampf schlagen die Schnelleren zuerst zu; Flanke und Rücken sind leichter zu treffen. Dann wird nachgerückt.',
    points: 'element',
  },
  {
    text: 'Mit Moralregeln testen Einheiten mit Verlusten und fliehen vielleicht; am Ende versuchen Fliehende sich zu sammeln. Wer alle Elemente des Gegners vernichtet oder nach der letzten Runde mehr Punkte hat, gewinnt.',
    points: 'element',
  },
]
