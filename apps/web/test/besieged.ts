import type { Laid } from '../src/port/sitting.ts'

/** A battle of Titan that has just begun: seat 0 defends with its Titan and is to enter, seat 1 may only concede meanwhile. */
export const besieged = (...bots: (string | null)[]): { laid: Laid; lines: string[] } => ({
  laid: {
    game: 'titan',
    bots,
    settings: {},
    seed: 'besieged',
    nonces: [],
    rules: '2',
    position: {
      mover: 1,
      phase: 'engagement',
      seats: [
        { legions: [{ land: 8, pieces: ['titan', 'ogre', 'ogre'] }] },
        {
          legions: [
            { land: 8, pieces: ['troll', 'troll'], entry: 'bottom' },
            { land: 600, pieces: ['titan', 'lion'] },
          ],
        },
      ],
    },
  },
  lines: ['land 7', '0>stand', '1>battle'],
})
