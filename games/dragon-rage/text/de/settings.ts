import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** What a table may choose, in German. */
export const settings: Text<View>['settings'] = {
  scenario: {
    name: 'Szenario',
    hint: 'Beide Spielpläne sind Rekonstruktionen: Sie folgen jedem Hexfeld, das die Handbücher nennen; der Rest ist von uns.',
    values: {
      E1: 'Esirien 1: Dragon Rage',
      E2: 'Esirien 2: Die Meute aus der Wildnis',
      E3: 'Esirien 3: Die Allianz von Arym',
      E4: 'Esirien 4: Die Allianz von Belm',
      E5: 'Esirien 5: Die Allianz von Clyth',
      E6: 'Esirien 6: Der Zug der Riesen',
      N1: 'Nurkott 1: De Menschn greifn an',
      N2: 'Nurkott 2: Überfallkommando',
      N3: 'Nurkott 3: De Drachn!',
      N4: 'Nurkott 4: Ungewöhnliche Allianz',
      N5: 'Nurkott 5: Die Rückkehr von Clyth',
      N6: 'Nurkott 6: Die Rache der Riesen',
      proposedEsirien: 'Esirien, ein Spieler schlägt die Streitkräfte vor',
      proposedNurkott: 'Nurkott, ein Spieler schlägt die Streitkräfte vor',
      pointsEsirien: 'Esirien, Streitkräfte geheim gekauft',
      pointsNurkott: 'Nurkott, Streitkräfte geheim gekauft',
      campaignEsirien: 'Esirien, Partie einer Kampagne',
      campaignNurkott: 'Nurkott, Partie einer Kampagne',
    },
  },
  swapSides: { name: 'Der erste Platz verteidigt', hint: 'Rot spielt die Stadt, Blau greift an.' },
  elowyn: {
    name: 'Prinzessin Elowyn',
    hint: 'Sie kann in Sicherheit gebracht werden; das Spielziel ändert sich mit ihr.',
  },
  graded: {
    name: 'Abgestufter Sieg',
    hint: 'Es geht über das Spielziel hinaus weiter, und eine Tabelle sagt, wie gut der Angriff gelungen ist.',
  },
  handicap: { name: 'Vorgabe', hint: 'Kommt zum Spielziel hinzu; unter 0 hilft sie dem Angriff.' },
  campaignGame: { name: 'Partie der Kampagne', hint: 'Die erste bis fünfte; die sechste entscheidet bei Gleichstand.' },
  musterInvader: { name: 'Musterungspunkte des Angriffs', hint: 'Für Partien einer Kampagne.' },
  musterCity: { name: 'Musterungspunkte der Stadt', hint: 'Für Partien einer Kampagne.' },
  reinforceFirst: { name: 'Erste Verstärkungen', hint: 'Die Runde, in der sie eintreffen.' },
  reinforceEvery: { name: 'Verstärkungen alle', hint: 'So viele Runden nach den ersten.' },
  climbRowMilitiaOnly: {
    name: 'Nur Miliz und Infanterie brechen durch',
    hint: 'Wie im französischen Handbuch; sonst zählen auch angreifende Bogenschützen und Kavallerie als Stadttruppen.',
  },
  rocBellyFrom: {
    name: 'Bauch des Rocs von allen Seiten',
    hint: 'Sonst wird er wie bei anderen nur von unten getroffen.',
  },
  giantMissileNeed: {
    name: 'Geschosse gegen Riesen und Tyrannosaurier',
    hint: 'Was trifft: immer 6, oder 5 vom Nachbarfeld.',
  },
  freeElowyn: {
    name: 'Elowyn wird vom Nachbarfeld befreit',
    hint: 'In Nurkott; sonst muss ein Mensch ihr Hexfeld betreten.',
  },
  fogClimb: {
    name: 'Eine Seite der Mauer darf im Nebel liegen',
    hint: 'Nur Nebel auf beiden Seiten verhindert das Erklimmen; sonst schon Nebel auf einer.',
  },
  elementalFirstTurn: {
    name: 'Ein neuer Elementar bewegt sich',
    hint: 'In der ersten Runde darf er sich bewegen und nicht angreifen; sonst angreifen und sich nicht bewegen.',
  },
}
