import type { Legend } from '@hexarium/kernel'

/** What the signs and letters on the boards of Warcraft mean. */
export const legend: Legend = {
  corners: {
    sw: 'strength',
    ne: 'hero: life left; creature: dice; creep: experience',
    se: 'how many of them',
  },
  badges: {
    moved: 'has moved',
    hidden: 'face down',
    building: 'building an Outpost, or an Outpost being built',
    armed: 'under arms',
    dazed: 'does not attack',
    sheltered: 'cannot be lost',
    marked: 'next casualty',
  },
  letters: [
    ['★', 'a victory point for each star'],
    ['½', 'partly depleted'],
    ['✗', 'depleted'],
    ['20', 'resources left'],
    ['?', 'hidden resources'],
    ['A, B…', 'a space the scenario names'],
  ],
  sides: {
    wall: 'wall',
  },
  looks: {
    meadow: 'clear',
    woods: 'forest: wood',
    stumps: 'forest, depleted',
    mine: 'goldmine: gold',
    pit: 'goldmine, depleted',
    shrine: 'objective',
    mountains: 'mountain',
    town: 'Town',
    water: 'water',
  },
}
