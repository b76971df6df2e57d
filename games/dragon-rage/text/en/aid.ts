import type { DragonText } from '../words.ts'
import { names } from './names.ts'

const units = (count: number | undefined) => (count === 1 ? 'one unit' : `${count} units`)

/** What helps a player, in English. */
export const aid: Pick<DragonText, 'note' | 'loss' | 'habit'> = {
  note: {
    stuck: 'Can go nowhere now',
    reach: (_view, [mp]) => `Takes ${mp} MP`,
    prize: (_view, [mp, points]) => `Takes ${mp} MP; ${points} victory points stand here`,
    bound: 'Could bound here',
    flight: 'Could fly here',
    together: (_view, [count, percent]) => `Destroyed ${percent} times in 100 if ${units(count)} can do it together`,
    shots: (_view, [count, need]) => `${units(count)} can shoot at it; the best hits on ${need} or more`,
    strikers: (_view, [count]) => `${units(count)} can strike at it`,
  },
  loss: {
    monster: (_view, [unit]) => `${names.unit(unit)} dies`,
    unit: (_view, [unit]) => `${names.unit(unit)} is lost`,
  },
  habit: {
    everyoneShoots: 'Everybody who can shoot at the chosen hex shoots',
    everyoneStrikes: 'Everybody who can strike at the chosen hex strikes',
  },
}
