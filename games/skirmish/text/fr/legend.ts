import type { Legend } from '@hexarium/kernel'

/** What the signs and letters on the boards of Skirmish mean. */
export const legend: Legend = {
  corners: {
    se: 'force restante',
    ne: 'ordre',
  },
  badges: {},
  letters: [
    ['M', 'marche : peut se déplacer'],
    ['V', 'volée : les archers tirent'],
    ['G', 'garde : reste et riposte'],
    ['?', 'un ordre encore caché'],
  ],
  sides: {},
  looks: {
    meadow: 'terrain découvert',
    woods: 'bois',
    hills: 'colline',
  },
}
