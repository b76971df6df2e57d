import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Deine Armee: Elemente, die Seite an Seite in Einheiten kämpfen. Die Spitze an jedem zeigt, wohin es blickt.',
    points: 'own element',
  },
  {
    text: 'Jede Runde beginnt mit geheimen Befehlen für jede Einheit; sind beide fertig, werden sie gezeigt.',
    points: 'own element',
  },
  {
    text: 'Dann schießen, stürmen, ziehen oder halten die Einheiten, wie befohlen, Phase für Phase; eine Einheit dreht, schwenkt und ordnet sich als Ganzes.',
    points: 'element',
  },
  {
    text: 'Wo Einheiten sich berühren, kämpfen sie. Flanke und Rücken sind mehr wert als die Front.',
    points: 'element',
  },
  {
    text: 'Verluste und Schrecken können eine Einheit brechen: Sie flieht, bis sie gesammelt wird. Die Armee, die zuerst bricht, hat verloren.',
    points: 'element',
  },
]
