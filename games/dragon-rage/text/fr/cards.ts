import type { CardWords } from '../cards.ts'

/** Les fiches et les tables de Dragon Rage en français. */
export const cards: CardWords = {
  kinds: { unit: 'unité', monster: 'monstre', spell: 'sort', hex: 'hexagone', area: 'partie d’un monstre' },
  rows: {
    climb: 'escalader un mur',
    door: 'enfoncer une porte',
    gate: 'enfoncer un portail',
    range: 'portée',
    toHit: 'touché sur',
    sources: 'valeurs',
    left: 'points restants',
    terrain: 'terrain',
    worth: 'vaut',
  },
  missile: (least, range, tower) =>
    `${least > 0 ? `${least} à ${range}` : `jusqu’à ${range}`} hexagones${tower > range ? `, ${tower} depuis une tour` : ''}`,
  missileHead: ['unité', 'portée', 'force à 0, 1, 2, 3, 4 hexagones', 'touche un monstre sur', 'dégâts'],
  indirect: 'sans ligne de vue',
  destroyed: 'détruit',
  charts: {
    combat: 'Table de combat',
    units: 'Unités',
    monsters: 'Feuilles des grands monstres',
    gaits: 'Comment se déplacent les grands monstres',
    missiles: 'Tirs',
    breach: 'Escalader et enfoncer',
    spells: 'Sorts',
    victory: 'Ce qui vaut des points',
    scenarios: 'Scénarios',
  },
  combatText:
    'Lignes : force de l’attaque. Colonnes : force de tous les défenseurs de l’hexagone. D : détruits sans jet ; M : aucun jet ne suffit ; 11 : 11 ou plus avec deux dés. Pendant qu’une attaque se prépare, sa colonne s’éclaire.',
  groups: { units: 'Unités', monsters: 'Monstres', spells: 'Sorts' },
}
