import type { WarcraftText } from './words.ts'

const workers = (count: number) => (count === 1 ? 'un ouvrier' : `${count} ouvriers`)
const number = (tenths: number) => `${tenths / 10}`.replace('.', ',')

/** Ce qui aide à décider, en français. */
export const aid: Pick<WarcraftText, 'note' | 'habit'> = {
  note: {
    gold: (_view, [count, tenths]) => `Environ ${number(tenths)} d’or avec ${workers(count)}`,
    wood: (_view, [count, tenths]) => `Environ ${number(tenths)} de bois avec ${workers(count)}`,
    reach: 'Pourrait aller ici',
    meets: 'Pourrait aller ici et devrait combattre',
  },
  habit: {
    harvestAll: 'Tout récolter, les mines d’or d’abord',
    deployAll: 'Déployer et achever tout ce qui est prêt',
    goOnWithNothingToDo: 'Continuer quand il n’y a rien à jouer ni à faire',
  },
}
