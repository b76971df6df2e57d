import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Die Monster und Truppen des Angreifers oder die Besatzung der Stadt: Die Zahlen zeigen Stärke, Entkommen und Bewegung. Eine Spitze zeigt, wohin ein Monster blickt.',
    points: 'own unit',
  },
  {
    text: 'Jede Seite spricht in ihrem Zug erst Zauber, dann zieht sie. Monster gehen, drehen, klettern, springen oder fliegen, Schritt für Schritt.',
    points: 'own unit',
  },
  {
    text: 'Tore und Türen kann man aufbrechen, Mauern erklettern; was im Weg steht, kann überrannt werden.',
    points: 'tower',
  },
  {
    text: 'Dann fliegen Geschosse, und Drachen speien Feuer; die Chancen stehen neben jeder Wahl.',
    points: 'unit',
  },
  {
    text: 'Im Nahkampf können mehrere Einheiten gemeinsam einen Feind angreifen. Ein Monster wird am Kopf, an Flügeln, Beinen oder Bauch getroffen, und sein Bogen zeigt, was ihm bleibt.',
    points: 'unit',
  },
  {
    text: 'Der Angreifer gewinnt, wenn er genug von der Stadt zerstört; Häuser, Tempel und Türme zählen Punkte.',
    points: 'town',
  },
]
