import type { WarcraftText } from '../words.ts'
import { names } from './names.ts'

const workers = (count: number) => (count === 1 ? 'un ouvrier' : `${count} ouvriers`)
const number = (tenths: number) => `${tenths / 10}`.replace('.', ',')

/** Ce qui aide à décider, en français. */
export const aid: Pick<WarcraftText, 'note' | 'loss' | 'habit'> = {
  note: {
    gold: (_view, [count, tenths]) => `Environ ${number(tenths)} d’or avec ${workers(count)}`,
    wood: (_view, [count, tenths]) => `Environ ${number(tenths)} de bois avec ${workers(count)}`,
    reach: 'Pourrait aller ici',
    meets: 'Pourrait aller ici et devrait combattre',
  },
  loss: {
    inGame: 'vous êtes éliminé de la partie',
    piece: (_view, [kind, count]) => `perte : ${count} ${names.kinds[kind][count === 1 ? 0 : 1]}`,
    outpost: (_view, [count]) => `perte : ${count} ${count === 1 ? 'avant-poste' : 'avant-postes'}`,
  },
  habit: {
    harvestAll: 'Tout récolter, les mines d’or d’abord',
    deployAll: 'Déployer et achever tout ce qui est prêt',
  },
}
