import { openingIn } from '../opening.ts'
import { settings } from './settings.ts'

/** Spiele, nach denen man mit Namen fragen kann, auf Deutsch. */
export const opening = openingIn(
  settings,
  ['Erster Spieler', 'Zweiter Spieler', 'Dritter Spieler', 'Vierter Spieler'],
  {
    firstGame: { name: 'Erste Partie', line: 'Zu zweit, Menschen gegen Orks, das Grundspiel: 15 Siegpunkte gewinnen.' },
    baseGame: {
      name: 'Grundspiel',
      line: 'Zu zweit oder zu dritt jeder für sich, zu viert in zwei Teams, ohne die Erweiterung.',
    },
    wholeExpansion: {
      name: 'Die ganze Erweiterung',
      line: 'Helden, Monster, Fähigkeiten der Völker, Zauberspruchforschung, verborgene Rohstoffe und alle Karten.',
    },
  },
  {
    'elf-gate': 'Zu dritt. Wer im Tor der Nachtelfen steht und wenige Feinde darum herum hat, gewinnt.',
    necromancers:
      'Zu zweit. Zwei Totenbeschwörer heben ein Heer aus und müssen die Stadt der Menschen stürmen; die jagen sie und ihre Orte der Macht.',
    captives: 'Zu zweit. Thrall und Tyrande sind Gefangene der anderen Seite: Wer seinen heimbringt, gewinnt.',
    nordrassil:
      'Zu viert, drei gegen einen. Die Untoten müssen den Weltenbaum erreichen, ehe die Karten der Nachtelfen zu Ende gehen.',
    'altar-of-flame':
      'Zu zweit. Wer am Ende einer Spielrunde drei Einheiten auf dem Altar hat, gewinnt; er lässt Feinde überlaufen.',
    'skull-of-storms':
      'Zu zweit. Der Schrein in der Mitte schleudert Blitze; 13 Siegpunkte am Ende einer Spielrunde gewinnen.',
    'dragon-rise':
      'Zu viert in zwei Teams. Orks und Untote bringen ein Drachenjunges zu seinem Drachen, die anderen müssen einen der beiden erlegen.',
    'battle-of-the-elements':
      'Zu viert, jeder für sich. Wer drei der vier Elemente auf einem Feld versammelt, gewinnt.',
  },
)
