import type { AlmanacWords } from '../almanac.ts'

/** Les fiches, la table et l’exposé de Skirmish en français. */
export const almanac: AlmanacWords = {
  unit: 'unité',
  hex: 'case',
  left: 'force restante',
  terrain: 'terrain',
  cost: 'points de mouvement pour entrer',
  hill: 'la colline que tous veulent',
  charts: { units: 'Unités', terrain: 'Terrain' },
  terrainHead: ['terrain', 'points de mouvement', 'au combat'],
  terrains: {
    open: ['terrain découvert', 'sans effet'],
    woods: ['bois', 'bloque la vue ; qui s’y trouve est touché à 1 de plus'],
    hill: ['colline', 'qui s’y trouve est touché à 1 de plus en mêlée et tire à 1 de mieux'],
  },
  title: 'Escarmouche',
  story:
    'Deux troupes se rencontrent près d’une colline qui domine la vallée. Qui s’y tient à la fin renvoie l’autre chez elle.',
  you: side => `${side}.`,
  where: ['À l’ouest, à gauche de la carte.', 'À l’est, à droite de la carte.'],
  forces: list => `Les deux camps à égalité : ${list}.`,
  goal: hill =>
    `Avoir plus de force que l’autre après le dernier tour ; la colline du milieu en compte ${hill} de plus.`,
  counting: 'La force est le nombre de touches qu’une unité supporte encore. Qui n’a plus d’unité perd aussitôt.',
  length: rounds => `${rounds} tours.`,
  special: 'Les ordres se donnent en secret et se montrent ensemble.',
  roundOf: (round, last) => `Tour ${round} sur ${last}`,
  strength: (own, other) => `Force ${own} contre ${other}`,
}
