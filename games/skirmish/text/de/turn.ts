import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Sechs Einheiten auf jeder Seite: Schwertkämpfer, Bogenschützen und Reiter. Die Zahl auf jeder ist die Stärke, die ihr bleibt.',
    points: 'own unit',
  },
  {
    text: 'Eine Runde beginnt mit geheimen Befehlen, Einheit für Einheit: Marsch, Salve oder Wache. Sind beide fertig, werden alle zugleich gezeigt.',
    points: 'own unit',
  },
  {
    text: 'Zuerst schießen die Bogenschützen mit dem Befehl Salve, bis zu drei Felder weit, wenn kein Wald dazwischen steht.',
    points: 'unit',
  },
  {
    text: 'Dann ziehen die Einheiten mit Marschbefehl und halten neben einem Feind an. Bogenschützen auf Wache dürfen auf alles schießen, was nahe kommt.',
    points: 'unit',
  },
  {
    text: 'Einheiten neben einem Feind dürfen angreifen. Im Wald und auf Hügeln ist ein Ziel schwerer zu treffen; die Chancen stehen neben jeder Möglichkeit.',
    points: 'woods',
  },
  {
    text: 'Nach der letzten Runde wird die Stärke gezählt, und der Hügel in der Mitte zählt drei mehr.',
    points: 'hills',
  },
]
