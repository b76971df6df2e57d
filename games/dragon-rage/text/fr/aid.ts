import type { DragonText } from '../words.ts'
import { names } from './names.ts'

const units = (count: number | undefined) => (count === 1 ? 'une unité' : `${count} unités`)

/** Ce qui aide à décider, en français. */
export const aid: Pick<DragonText, 'note' | 'loss' | 'habit'> = {
  note: {
    stuck: 'Ne peut aller nulle part',
    reach: (_view, [mp]) => `Coûte ${mp} MP`,
    prize: (_view, [mp, points]) => `Coûte ${mp} MP ; ${points} points de victoire se trouvent ici`,
    bound: 'Pourrait bondir jusqu’ici',
    flight: 'Pourrait voler jusqu’ici',
    together: (_view, [count, percent]) => `Détruit ${percent} fois sur 100 si ${units(count)} attaquent ensemble`,
    shots: (_view, [count, need]) => `À portée de tir de ${units(count)} ; le meilleur tir touche à partir de ${need}`,
    strikers: (_view, [count]) => `À portée de coup de ${units(count)}`,
  },
  loss: {
    monster: (_view, [unit]) => `perte : ${names.unit(unit)}`,
    unit: (_view, [unit]) => `perte : ${names.unit(unit)}`,
  },
  habit: {
    everyoneShoots: 'Tous ceux qui le peuvent tirent sur l’hexagone choisi',
    everyoneStrikes: 'Tous ceux qui le peuvent frappent l’hexagone choisi',
  },
}
