import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Die Monster und Truppen des Angreifers oder die Besatzung der Stadt: Die Zahlen zeigen Kampfkraft, Fluchtwert und MP. Eine Spitze zeigt, wohin ein großes Monster blickt; sein Datenblatt zeigt, was ihm bleibt.',
    points: 'own unit',
  },
  {
    text: 'In jeder Runde hat erst die eine Seite alle ihre Phasen, meist der Angreifer, dann die andere: Magie, Bewegung, Fernkampf, Nahkampf. Große Monster gehen, drehen sich, erklimmen, springen oder fliegen, Schritt für Schritt.',
    points: 'own unit',
  },
  {
    text: 'Angreifer durchbrechen Tore und Türen oder erklimmen die Mauern; große Monster können überrennen, was im Weg steht.',
    points: 'tower',
  },
  {
    text: 'Nach der Bewegung fliegen Geschosse, und Drachen speien Feuer; die Chancen stehen neben jeder Möglichkeit.',
    points: 'unit',
  },
  {
    text: 'Im Nahkampf greifen Einheiten neben einem Hexfeld gemeinsam alle darin an. Gegen ein Monster schlägt jede Einheit für sich: Ein großes wird an Kopf, Flügeln, Beinen oder Bauch getroffen.',
    points: 'unit',
  },
  {
    text: 'Der Angreifer gewinnt, wenn er genug Siegpunkte zerstört hat. Die Stadt gewinnt, wenn kein Angreifer mehr da ist oder zehn Runden ohne Schaden oder ohne Angreifer innerhalb der Mauern vergehen.',
    points: 'town',
  },
]
