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
    hint: 'Sie kann in Sicherheit gebracht werden; die Siegpunkte ändern sich mit ihr.',
  },
  graded: {
    name: 'Abgestufter Sieg',
    hint: 'Es geht über das Spielziel hinaus weiter, und eine Tabelle sagt, wie groß der Sieg des Angreifers ist.',
  },
  handicap: { name: 'Handicap', hint: 'Kommt zum Spielziel hinzu; unter 0 hilft es dem Angreifer.' },
  campaignGame: { name: 'Partie der Kampagne', hint: 'Die erste bis fünfte; die sechste entscheidet bei Gleichstand.' },
  musterInvader: { name: 'Musterungspunkte des Angreifers', hint: 'Für Partien einer Kampagne.' },
  musterCity: { name: 'Musterungspunkte der Stadt', hint: 'Für Partien einer Kampagne.' },
  reinforceFirst: { name: 'Erste Verstärkungen', hint: 'Die Runde, in der sie eintreffen.' },
  reinforceEvery: { name: 'Verstärkungen alle', hint: 'So viele Runden nach den ersten.' },
  reinforceAt: {
    name: 'Verstärkungen treffen ein',
    hint: 'Wo beide Spieler es vereinbaren.',
    values: {
      printed: 'wie im Handbuch: mit Schiffen und über die Brücke, oder auf den Straßen im Südosten',
      roads: 'wo Straßen vom Spielplan führen',
      edges: 'überall am Rand des Spielplans',
      city: 'überall in der Stadt',
    },
  },
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
  elowynRaisesGoal: {
    name: 'Elowyn erhöht jedes Spielziel',
    hint: 'Um 1, auch in gedruckten Szenarien und wer immer sie einsetzt; sonst nur bei gekauften Streitkräften und für den Verteidiger.',
  },
  lightningInWeather: {
    name: 'Blitze durch Nebel und Wirbelstürme',
    hint: 'Auf gewöhnliche Einheiten; sonst halten Nebel und Wirbelstürme sie auf wie jeden Fernkampf. Monster trifft der Blitz immer.',
  },
  crashOnWingLoss: {
    name: 'Absturz mit der ersten Flügelgruppe',
    hint: 'Sonst erst, wenn weniger als die Hälfte der Flügelpunkte übrig ist; mit genau der Hälfte kann er noch landen.',
  },
  boostWhenCrushed: {
    name: 'Moral stärken gegen stürzende Monster',
    hint: 'Der Bonus auf Fluchtwürfe gilt immer; sonst nur gegen Drachenfeuer oder wenn alle Helden tot sind.',
  },
  elowynGivesWay: {
    name: 'Elowyn weicht aus',
    hint: 'Monster dürfen auf ihr landen, und wer die Mauer erklimmt, verdrängt sie, wie Helden und Magier; sonst hält sie beide auf.',
  },
  boostBesideHero: {
    name: 'Moral stärken und Held zugleich',
    hint: 'Eine Einheit, deren Kampfkraft ein Held verdoppelt, hat auch den Bonus des Spruchs; sonst nur eines von beiden.',
  },
  goblinsStrike: {
    name: 'Goblins kämpfen im Nahkampf',
    hint: 'Sie schießen oder schlagen zu, einmal in der Runde; sonst schießen sie nur.',
  },
  archersStrike: {
    name: 'Bogenschützen kämpfen im Nahkampf',
    hint: 'Sie schießen oder schlagen zu, einmal in der Runde; sonst schießen sie nur, auch auf das Nachbarfeld.',
  },
  flyersDodgeBallistae: {
    name: 'Ballista braucht gegen Flieger eine 6',
    hint: 'Sonst gilt ihre eigene Tabelle auch für Flieger: 4 auf ein Hexfeld, 5 auf zwei, darüber 6.',
  },
  elementalsAreMonsters: {
    name: 'Elementare sind Monster',
    hint: 'Die Miliz braucht gegen sie einen Helden, Helden helfen, die Moral wird geprüft, und Wirbelstürme bremsen sie; sonst sind sie gewöhnliche Einheiten.',
  },
  wargsShunTowers: {
    name: 'Warge bleiben nicht in Türmen',
    hint: 'Wie die Kavallerie; sonst dürfen sie es.',
  },
  youngDragonsRank: {
    name: 'Junge Drachen locken Elementare wie Drachen',
    hint: 'Ein Elementar außer Kontrolle zieht sie Helden vor; sonst stehen sie bei den anderen Monstern.',
  },
  openFreely: {
    name: 'Eingänge dürfen ohne Angriff geöffnet werden',
    hint: 'Nach den Handbüchern öffnet man sie im Rahmen eines Angriffs auf den Feind dahinter.',
  },
  lateShips: {
    name: 'Elowyn nimmt auch das Schiff verspäteter Verstärkungen',
    hint: 'Sonst nur in den Runden, die für Verstärkungen markiert sind.',
  },
  fogShieldsPoints: {
    name: 'Nebel schützt Siegpunkte vor Truppen',
    hint: 'Orks, Goblins und menschliche Angreifer zerstören darin keine; Monster schon. Nach den Handbüchern ist ihre „Attacke“ auf ein Hexfeld kein Angriff.',
  },
  wizardsQuail: {
    name: 'Blitze auf Monster verlangen Mut',
    hint: 'Sind alle Helden seiner Seite tot, macht ein Magier vorher eine Moralprobe. Nach den Handbüchern ist ein Zauber kein Angriff.',
  },
  heroesLeadMajors: {
    name: 'Helden verdoppeln große Monster',
    hint: 'Ein unverwundeter Held im Hexfeld eines großen Monsters seiner Seite verdoppelt auch dessen Kampfkraft. Die Handbücher verdoppeln „eine andere eigene Einheit“ in seinem Feld; gestapelt wird er mit keinem Monster.',
  },
  anyMpRazes: {
    name: 'Jeder MP zerstört Siegpunkte',
    hint: 'Es genügt einer, den ein großes Monster im Hexfeld für eine Drehung oder ein Tor ausgibt. Sonst kosten die Siegpunkte dort einen eigenen. Die Handbücher: „dort einen MP ausgeben“ und „einen MP mehr“.',
  },
}
