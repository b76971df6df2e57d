import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** What a table may choose, in French. */
export const settings: Text<View>['settings'] = {
  variantShort: {
    name: 'Variante courte',
    hint: 'Sans centaures, gargouilles ni ogres ; on commence avec cyclopes, lions et trolls, et 8 marqueurs chacun.',
  },
  turnLimit: {
    name: 'Limite de tours',
    hint: 'Après ce nombre de tours de joueur, on compte points et légions ; 0 pour aucune limite.',
  },
  pointsTarget: {
    name: 'Objectif de points',
    hint: 'Qui a ce nombre de points à la fin d’un tour a gagné ; 0 pour aucun.',
  },
  moveTimer: {
    name: 'Secondes pour le mouvement',
    hint: 'Qui n’a rien déplacé à temps s’en remet au hasard ; 0 sans minuterie.',
  },
  manoeuvreTimer: {
    name: 'Secondes pour une phase de manœuvre',
    hint: 'Le double pour la première de chaque camp ; 0 sans minuterie.',
  },
  strikeFloor: { name: 'Plus petit nombre à atteindre', hint: 'Avec 2, un as ne touche jamais.' },
  boundAreSafe: {
    name: 'Personne ne tire dans une mêlée',
    hint: 'Un personnage au contact d’un ennemi n’est visé de loin que par les sorciers, comme le dit une phrase du livre allemand.',
  },
  threeSlopes: {
    name: 'Tirs par-dessus trois pentes',
    hint: 'Il suffit qu’un des deux soit au sommet ; sinon les deux doivent l’être.',
  },
  wallFromTarget: {
    name: 'Tirs vers le haut d’un mur',
    hint: 'Par-dessus un mur, l’un des deux peut être au sommet ; sinon le tireur seulement.',
  },
  duneCarryDown: {
    name: 'Report vers le bas d’une dune',
    hint: 'Les touches en trop peuvent descendre une dune, jamais la monter.',
  },
  carryBonusStrict: {
    name: 'Le bonus interdit le report',
    hint: 'Qui profite d’une pente, d’une dune ou d’un mur ne reporte que sur ceux contre qui le bonus vaut aussi.',
  },
  warlockAdjacent: {
    name: 'Sorciers par-dessus les falaises',
    hint: 'Un sorcier peut tirer sur un ennemi adjacent de l’autre côté d’une falaise.',
  },
  sandElevation: { name: 'Altitude du sable', hint: 'Compte dans le désert pour tirer par-dessus les autres.' },
  archangelMayBeAngel: {
    name: 'Un ange pour un archange',
    hint: 'À chaque multiple de 500 points, on peut prendre un ange à la place.',
  },
  turnBySeats: {
    name: 'Dans le sens des aiguilles d’une montre',
    hint: 'Par place, à partir de la plus haute tour ; sinon par numéro décroissant de la tour de départ.',
  },
  reinforceAfterPass: {
    name: 'Renfort tardif après renoncement',
    hint: 'Qui a renoncé à la manche 4 peut encore l’avoir après la victoire.',
  },
}
