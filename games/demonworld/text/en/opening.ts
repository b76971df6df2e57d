import type { Opening } from '@hexarium/kernel'
import { names } from './names.ts'

const { battles } = names

/** The battles in English, each in a line. */
export const opening: Opening = {
  presets: {
    first: {
      name: battles.first,
      line: 'Introduction game: two units each on open ground, until one side has nothing left.',
    },
    firstWithShooting: { name: battles.firstWithShooting, line: 'The same with a third unit each, which shoots.' },
    encounter: {
      name: battles.encounter,
      line: 'Standard game, short: armies of five a few fields apart on one sheet, until one has nothing left.',
    },
    lastStand: {
      name: battles.lastStand,
      line: 'Standard game, scenario 1: the Empire must destroy or drive off 475 points of Orcs before its last element falls.',
    },
    kalBenokk: {
      name: battles.kalBenokk,
      line: 'Standard game, scenario 2: the Orcs must hold the burial mound for a whole round; the Empire must prevent it.',
    },
    kaibanPass: {
      name: battles.kaibanPass,
      line: 'Expert game, scenario 3, ten rounds: a unit of Orcs must enter the pass, which a dragon, a wizard and a chariot bar.',
    },
    envoy: {
      name: battles.envoy,
      line: 'Expert game, scenario 4: the wizard Sandor must reach safety alive, with Orcs on both sides of his way.',
    },
    free: {
      name: battles.free,
      line: 'All rules: both raise an army with as many points as you agree on, and lay out the board.',
    },
  },
}
