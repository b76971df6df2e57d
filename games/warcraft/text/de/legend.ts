import type { Legend } from '@hexarium/kernel'

/** What the signs and letters on the boards of Warcraft mean. */
export const legend: Legend = {
  corners: {
    sw: 'Stärke',
    ne: 'Held: verbleibendes Leben; Kreatur: Würfel; Monster: Erfahrung',
    se: 'wie viele davon',
  },
  badges: {
    moved: 'bewegt',
    hidden: 'verdeckt',
    building: 'baut einen Außenposten, oder ein Außenposten im Bau',
    armed: 'unter Waffen',
    dazed: 'greift nicht an',
    sheltered: 'kann nicht verloren gehen',
    marked: 'nächster Verlust',
  },
  letters: [
    ['★', 'ein Siegpunkt für jeden Stern'],
    ['½', 'teilweise ausgebeutet'],
    ['✗', 'vollständig ausgebeutet'],
    ['20', 'verbleibende Rohstoffe'],
    ['?', 'verborgene Rohstoffe'],
    ['A, B …', 'ein Feld, das das Szenario nennt'],
  ],
  sides: {
    wall: 'Mauer',
  },
  looks: {
    meadow: 'neutrales Feld',
    woods: 'Wald: Holz',
    stumps: 'Wald, ausgebeutet',
    mine: 'Goldmine: Gold',
    pit: 'Goldmine, ausgebeutet',
    shrine: 'Objektfeld',
    mountains: 'Berg',
    town: 'Stadtfeld',
    water: 'Wasser',
  },
}
