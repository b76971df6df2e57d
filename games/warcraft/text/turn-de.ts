import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Deine Einheiten. Eine Figur mit einer Zahl steht für mehrere gleiche.',
    points: 'own piece',
  },
  {
    text: 'Ein Zug beginnt mit der Bewegung: Jede Einheit darf ins nächste Feld gehen, auch die Arbeiter.',
    points: 'own piece',
  },
  {
    text: 'Wo zwei Seiten sich treffen, kommt es zur Schlacht, gewürfelt in der Reihenfolge der Einheitenarten.',
    points: 'piece',
  },
  {
    text: 'Arbeiter in Goldminen und Wäldern ernten: Ein Würfel sagt, wie viel, und ein Feld kann versiegen.',
    points: 'goldmine',
  },
  {
    text: 'Die Ernte bezahlt Einheiten, Gebäude und Verbesserungen, die danach in deiner Stadt ins Spiel kommen.',
    points: 'town',
  },
  {
    text: 'Siegpunkte bringen Ziele, Städte und Außenposten, die du hältst. Wer zuerst genug davon hat, gewinnt.',
    points: 'objective',
  },
]
