import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Deine Einheiten und Arbeiter. Eine Figur mit einer Zahl darunter steht für mehrere gleiche. Jede der vier Phasen einer Spielrunde führen alle Spieler nacheinander aus, bevor die nächste beginnt.',
    points: 'own piece',
  },
  {
    text: 'Zuerst die Bewegung: Nahkampf- und Fernkampfeinheiten gehen ein Feld weit, Flugeinheiten und Arbeiter bis zu zwei. Höchstens drei deiner Einheiten und drei deiner Arbeiter dürfen auf einem Feld enden.',
    points: 'own piece',
  },
  {
    text: 'Treffen deine Einheiten auf Feinde, kommt es zur Schlacht: Erst würfeln die Fernkampfeinheiten, dann die Flugeinheiten, dann die Nahkampfeinheiten, und wer auf den Feldern ringsum steht, kämpft mit. Ein Wurf bis zur Stärke einer Einheit trifft.',
    points: 'piece',
  },
  {
    text: 'Dann ernten Arbeiter in Goldminen und Wäldern: Für jeden sagt ein Würfel, wie viel. Jede Drei beutet ein Feld aus, die zweite vollständig.',
    points: 'mine',
  },
  {
    text: 'Was du in der letzten Spielrunde gekauft hast, kommt in der Stadt oder bei Außenposten ins Spiel. Dann kaufst du: entweder ausbilden, bauen oder verbessern; Ausgebildetes und Gebautes kommt in der nächsten Spielrunde.',
    points: 'town',
  },
  {
    text: 'Siegpunkte bringen Felder und Städte, in denen deine Einheiten stehen, voll verbesserte Einheiten und Siegpunktkarten; Arbeiter und Außenposten zählen nicht. Wer am Ende seiner Kaufphase genug hat, gewinnt.',
    points: 'shrine',
  },
]
