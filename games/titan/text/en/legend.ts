import type { Legend } from '@hexarium/kernel'

/** What the signs and letters on the boards of Titan mean. */
export const legend: Legend = {
  corners: {
    se: 'on the masterboard: how many characters a legion holds; in battle: skill',
    sw: 'in battle: power',
    ne: 'in battle: hits taken',
  },
  badges: {
    moved: 'has moved',
    teleported: 'has teleported',
    mustered: 'has mustered',
    engaged: 'engaged',
    captured: 'marker taken from another player',
    struck: 'has struck',
    slain: 'slain',
    waiting: 'waiting to enter',
  },
  letters: [],
  sides: {
    block: 'block: a legion that starts here must leave this way',
    arch: 'arch: a legion that starts here may leave this way',
    arrow: 'arrow: a legion may pass this way',
    triple: 'triple arrow: a legion may pass this way',
    dune: 'dune',
    cliff: 'cliff',
    slope: 'slope',
    wall: 'wall',
  },
  looks: {
    meadow: 'Plains; in battle: open ground',
    woods: 'Woods',
    thorns: 'Brush; in battle: bramble',
    hills: 'Hills',
    jungle: 'Jungle',
    sand: 'Desert; in battle: sand',
    marsh: 'Marsh',
    swamp: 'Swamp; in battle: bog',
    mountains: 'Mountains',
    snow: 'Tundra; in battle: drift',
    tower: 'Tower',
    tree: 'in battle: tree',
    fire: 'in battle: volcano',
  },
}
