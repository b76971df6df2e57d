import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Les monstres et troupes de l’envahisseur, ou la garnison de la cité : les chiffres montrent force, esquive et MP. Une pointe montre où regarde un monstre majeur ; sa fiche montre ce qui lui reste.',
    points: 'own unit',
  },
  {
    text: 'À chaque tour un camp a toutes ses phases, d’ordinaire l’envahisseur, puis l’autre : magie, déplacement, tir, mêlée. Les monstres majeurs marchent, tournent, escaladent, bondissent ou volent, pas à pas.',
    points: 'own unit',
  },
  {
    text: 'L’envahisseur enfonce portes et portails ou escalade la muraille ; les monstres majeurs peuvent piétiner ce qui leur barre le chemin.',
    points: 'tower',
  },
  {
    text: 'Après le déplacement les projectiles volent et les Dragons crachent le feu ; les chances figurent à côté de chaque choix.',
    points: 'unit',
  },
  {
    text: 'En mêlée, les unités voisines d’un hexagone attaquent ensemble tous ceux qui s’y trouvent. Contre un monstre chacune frappe pour soi : un monstre majeur est touché à la tête, aux ailes, aux pattes ou au ventre.',
    points: 'unit',
  },
  {
    text: 'L’envahisseur gagne quand il a détruit assez de points de victoire. La cité gagne quand il n’y a plus d’envahisseur, ou quand dix tours passent sans dégâts ou sans envahisseur dans les murs.',
    points: 'town',
  },
]
