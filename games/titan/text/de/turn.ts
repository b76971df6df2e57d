import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Deine Armeen. Jede hält bis zu sieben Wesen, die nur du kennst; die anderen sehen ihren Armeemarker und die Zahl ihrer Wesen.',
    points: 'own legion',
  },
  {
    text: 'Eine Runde beginnt mit dem Aufspalten: Aus einer Armee können zwei werden. Mit sieben Wesen wächst sie nicht mehr.',
    points: 'own legion',
  },
  {
    text: 'Dann fällt ein Würfel, und jede Armee, die zieht, geht genau so weit entlang der Symbole zwischen den Ländern. Mindestens eine muss ziehen, wenn sie kann.',
    points: 'land',
  },
  {
    text: 'Trifft eine Armee auf einen Feind, so kommt es zum Kampf. Ein Verteidiger ohne Titan oder Engel darf fliehen: Seine Armee ist verloren und bringt halbe Punkte. Beide dürfen sich einigen; sonst wird die Schlacht auf dem Schlachtfeld dieses Landes geschlagen.',
    points: 'legion',
  },
  {
    text: 'Am Ende deiner Runde darf eine Armee, die sich bewegt hat, ein Wesen ausheben, das dieses Land für ihre Wesen bereithält. Zeige auf eine Armee, um zu sehen, wohin sie kommen könnte und was sie dort fände.',
    points: 'own legion',
  },
  {
    text: 'In Türmen beginnen die Armeen; dort darf jede, die sich bewegt hat, einen Zentauren, eine Gargoyle oder einen Oger ausheben. Wem der letzte Titan gehört, der gewinnt.',
    points: 'tower',
  },
]
