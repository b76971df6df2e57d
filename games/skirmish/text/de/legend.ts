import type { Legend } from '@hexarium/kernel'

/** What the signs and letters on the boards of Skirmish mean. */
export const legend: Legend = {
  corners: {
    se: 'Stärke, die bleibt',
    ne: 'Befehl',
  },
  badges: {},
  letters: [
    ['M', 'Marsch: darf ziehen'],
    ['S', 'Salve: Bogenschützen schießen'],
    ['W', 'Wache: bleibt und schlägt zurück'],
    ['?', 'ein noch verdeckter Befehl'],
  ],
  sides: {},
  looks: {
    meadow: 'offenes Gelände',
    woods: 'Wald',
    hills: 'Hügel',
  },
}
