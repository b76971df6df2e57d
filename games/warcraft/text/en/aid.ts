import type { WarcraftText } from '../words.ts'
import { names } from './names.ts'

const workers = (count: number) => (count === 1 ? 'one worker' : `${count} workers`)

/** What helps a player, in English. */
export const aid: Pick<WarcraftText, 'factor' | 'note' | 'loss' | 'fallen' | 'unless' | 'habit'> = {
  factor: {
    own: (_view, [, kind, count]) => `${count} × ${names.kinds[kind][0]}, hits at`,
    enemy: (view, [owner, kind, count]) =>
      `${names.owner(view, owner).short}: ${count} × ${names.kinds[kind][0]}, hits at`,
  },
  note: {
    gold: (_view, [count, tenths]) => `About ${tenths / 10} gold with ${workers(count)}`,
    wood: (_view, [count, tenths]) => `About ${tenths / 10} wood with ${workers(count)}`,
    reach: 'Could move here',
    meets: 'Could move here and would have to fight',
  },
  loss: {
    inGame: 'you are out of the game',
    piece: (_view, [kind, count]) =>
      count === 1 ? `a ${names.kinds[kind][0]} is lost` : `${count} ${names.kinds[kind][1]} are lost`,
    outpost: (_view, [count]) => (count === 1 ? 'an Outpost is lost' : `${count} Outposts are lost`),
  },
  fallen: {
    inGame: '',
    piece: (_view, [kind]) => names.kinds[kind][0],
    outpost: 'Outpost',
  },
  unless: { unlessHero: 'a hero takes part' },
  habit: {
    harvestAll: 'Harvest every space, goldmines first',
    deployAll: 'Deploy and complete whatever is ready',
    raiseAll: 'Raise all the dead that may come',
    raiseNone: 'Raise no dead',
  },
}
