import type { Legend } from '@hexarium/kernel'

/** What the signs and letters on the boards of Skirmish mean. */
export const legend: Legend = {
  corners: {
    se: 'strength left',
    ne: 'order',
  },
  badges: {},
  letters: [
    ['M', 'march: it may move'],
    ['V', 'volley: archers shoot'],
    ['G', 'guard: it stays and strikes back'],
    ['?', 'an order not shown yet'],
  ],
  sides: {},
  looks: {
    meadow: 'open ground',
    woods: 'woods',
    hills: 'hill',
  },
}
