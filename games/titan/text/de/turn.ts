import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Deine Armeen. Jede hält bis zu sieben Wesen, die nur du kennst; die anderen sehen ihr Zeichen und ihre Höhe.',
    points: 'own legion',
  },
  {
    text: 'Ein Zug beginnt mit dem Teilen: Aus einer Armee können zwei werden. Mit sieben Wesen wächst sie nicht mehr.',
    points: 'own legion',
  },
  {
    text: 'Dann fällt ein Würfel, und jede Armee, die zieht, geht genau so weit entlang der Zeichen zwischen den Ländern. Mindestens eine muss ziehen, wenn sie kann.',
    points: 'land',
  },
  {
    text: 'Trifft eine Armee auf einen Feind, so kommt es zum Treffen. Ein Verteidiger ohne Titan oder Engel darf fliehen: Seine Armee ist verloren und bringt halbe Punkte. Beide dürfen sich einigen; sonst wird auf der Karte dieses Landes gekämpft.',
    points: 'legion',
  },
  {
    text: 'Am Ende deines Zuges darf eine Armee, die gezogen ist, ein Wesen ausheben, das ihr Land denen bietet, die sie hat. Zeige auf eine Armee, um zu sehen, wohin sie kommen könnte und was sie dort fände.',
    points: 'own legion',
  },
  {
    text: 'In Türmen beginnen die Armeen; dort darf jede, die gezogen ist, einen Zentauren, einen Gargoyle oder einen Oger ausheben. Wem der letzte Titan gehört, der gewinnt.',
    points: 'tower',
  },
]
