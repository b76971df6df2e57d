import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** What a table may choose, in German. */
export const settings: Text<View>['settings'] = {
  variantShort: {
    name: 'Kurze Variante',
    hint: 'Ohne Zentauren, Gargoylen und Oger; alle beginnen mit Zyklopen, Löwen und Trollen und haben 8 Armeemarker.',
  },
  turnLimit: {
    name: 'Höchstzahl der Spielerrunden',
    hint: 'Danach zählen Punktestand und Armeen; 0 heißt keine Grenze.',
  },
  pointsTarget: {
    name: 'Punkteziel',
    hint: 'Wer am Ende einer Runde so viele Punkte hat, gewinnt; 0 heißt kein Ziel.',
  },
  moveTimer: {
    name: 'Sekunden für die Bewegungsphase',
    hint: 'Wer bis dahin nichts bewegt hat, überlässt es dem Zufall; 0 heißt keine Uhr.',
  },
  manoeuvreTimer: {
    name: 'Sekunden für eine Manöverphase',
    hint: 'Für die erste jeder Seite doppelt so viele; 0 heißt keine Uhr.',
  },
  strikeFloor: { name: 'Kleinste Schwierigkeit', hint: 'Bei 2 trifft eine gewürfelte Eins nie.' },
  boundAreSafe: {
    name: 'Niemand schießt in ein Handgemenge',
    hint: 'Gebundene Wesen treffen nur Fernangriffe von Hexenmeistern, wie es ein Satz des Buches sagt.',
  },
  threeSlopes: {
    name: 'Fernangriffe über drei Hänge',
    hint: 'Ein Ende oben genügt; sonst müssen beide Enden oben sein.',
  },
  wallFromTarget: {
    name: 'Fernangriffe eine Mauer hinauf',
    hint: 'Über eine Mauer darf eines der Enden oben stehen; sonst nur der Angreifer.',
  },
  duneCarryDown: {
    name: 'Übertrag die Düne hinab',
    hint: 'Überzählige Treffer dürfen eine Düne hinab, nie hinauf.',
  },
  carryBonusStrict: {
    name: 'Bonus verbietet Übertrag',
    hint: 'Wer von Hang, Düne oder Mauer profitiert, überträgt nur auf Wesen, gegen die der Bonus auch gilt.',
  },
  warlockAdjacent: {
    name: 'Hexenmeister über Klippen',
    hint: 'Ein Hexenmeister darf ein Wesen gleich jenseits einer Klippe aus der Ferne angreifen.',
  },
  sandElevation: { name: 'Höhenstufe von Sand', hint: 'Zählt in der Wüste für Fernangriffe über andere hinweg.' },
  archangelMayBeAngel: {
    name: 'Engel statt Erzengel',
    hint: 'Bei einem Vielfachen von 500 Punkten darf man auch einen Engel nehmen.',
  },
  turnBySeats: {
    name: 'Im Uhrzeigersinn',
    hint: 'Nach Plätzen, vom höchsten Turm an; sonst nach fallender Nummer der Türme.',
  },
  reinforceAfterPass: {
    name: 'Späte Verstärkung nach Verzicht',
    hint: 'Wer in der vierten Schlachtenrunde verzichtet hat, darf sie nach dem Sieg noch ausheben.',
  },
}
