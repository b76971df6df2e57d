import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Deine Legionen. Jede hält bis zu sieben Wesen, die nur du kennst; die anderen sehen ihr Zeichen und ihre Höhe.',
    points: 'own legion',
  },
  {
    text: 'Ein Zug beginnt mit dem Teilen: Aus einer Legion können zwei werden. Mit sieben Wesen wächst sie nicht mehr.',
    points: 'own legion',
  },
  {
    text: 'Dann fällt ein Würfel, und jede Legion, die zieht, geht genau so weit entlang der Zeichen zwischen den Ländern. Mindestens eine muss ziehen, wenn sie kann.',
    points: 'land',
  },
  {
    text: 'Trifft eine Legion auf einen Feind, so kommt es zum Gefecht: Der Verteidiger darf fliehen, beide dürfen sich einigen, oder sie kämpfen auf der Karte dieses Landes.',
    points: 'legion',
  },
  {
    text: 'Am Ende deines Zuges darf eine Legion, die gezogen ist, ein Wesen mustern, das ihr Land denen bietet, die sie hat. Zeige auf eine Legion, um zu sehen, wohin sie kommen könnte und was sie dort fände.',
    points: 'own legion',
  },
  {
    text: 'In Türmen beginnen die Legionen, und dort mustert man die ersten jeder Art. Der letzte Titan gewinnt.',
    points: 'tower',
  },
]
