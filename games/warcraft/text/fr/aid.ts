import type { WarcraftText } from '../words.ts'
import { names } from './names.ts'

const workers = (count: number) => (count === 1 ? 'un ouvrier' : names.grammar.count(count, 'ouvrier', 'ouvriers'))
const number = (tenths: number) => names.grammar.number(tenths / 10)

/** Ce qui aide à décider, en français. */
export const aid: Pick<WarcraftText, 'factor' | 'note' | 'loss' | 'fallen' | 'unless' | 'habit'> = {
  factor: {
    own: (_view, [, kind, count]) => `${count} × ${names.kinds[kind][0]}, touche jusqu’à`,
    enemy: (view, [owner, kind, count]) =>
      `${names.owner(view, owner).short} : ${count} × ${names.kinds[kind][0]}, touche jusqu’à`,
  },
  note: {
    gold: (_view, [count, tenths]) => `Environ ${number(tenths)} or avec ${workers(count)}`,
    wood: (_view, [count, tenths]) => `Environ ${number(tenths)} bois avec ${workers(count)}`,
    reach: 'Pourrait aller ici',
    meets: 'Pourrait aller ici et devrait combattre',
  },
  loss: {
    inGame: 'vous êtes éliminé de la partie',
    piece: (_view, [kind, count]) => `perte : ${count} ${names.kinds[kind][count === 1 ? 0 : 1]}`,
    outpost: (_view, [count]) => `perte : ${count} ${count === 1 ? 'avant-poste' : 'avant-postes'}`,
  },
  fallen: {
    inGame: '',
    piece: (_view, [kind]) => names.kinds[kind][0],
    outpost: 'avant-poste',
  },
  unless: { unlessHero: 'un héros prend part' },
  habit: {
    harvestAll: 'Tout récolter, les mines d’or d’abord',
    deployAll: 'Déployer et achever tout ce qui est prêt',
    raiseAll: 'Relever tous les morts qui peuvent l’être',
    raiseNone: 'Ne relever aucun mort',
  },
}
