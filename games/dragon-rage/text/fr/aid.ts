import type { DragonText } from '../words.ts'
import { names } from './names.ts'

const { count: counted } = names.grammar

/** Ce qui aide à décider, en français. */
export const aid: Pick<DragonText, 'factor' | 'note' | 'loss' | 'fallen' | 'habit' | 'proposal' | 'keeps'> = {
  factor: {
    attacker: (_v, [unit]) => names.unit(unit),
    lightning: 'foudre',
    limb: (_v, [count, area]) => `${names.areas[area]}, ${count}×`,
    defender: (_v, [unit]) => `contre ${names.unit(unit)}`,
    column: (_v, [attack, defence]) => `colonne ${attack} : ${defence}, à atteindre`,
    morale: 'héros ou moral renforcé',
    area: (_v, [monster, area]) => `pour toucher : ${names.area(monster, area)}`,
    distance: (_v, [distance]) => `à une distance de ${distance}`,
    flyer: 'sur une cible en vol',
    helped: 'héros, couvert, moral',
    escape: (_v, [unit]) => `esquive : ${names.unit(unit)}`,
  },
  note: {
    stuck: 'Ne peut aller nulle part',
    reach: (_view, [mp]) => `Coûte ${mp} MP`,
    prize: (_view, [mp, points]) =>
      `Coûte ${mp} MP ; ${counted(points, 'point de victoire', 'points de victoire')} ici`,
    bound: 'Pourrait bondir jusqu’ici',
    flight: 'Pourrait voler jusqu’ici',
    together: (_view, [count, percent]) =>
      `Destruction ${percent} fois sur 100 si ${count === 1 ? 'une unité attaque' : `${counted(count, 'unité attaque', 'unités attaquent')} ensemble`}`,
    shots: (_view, [count, need]) =>
      `À portée de tir ${count === 1 ? 'd’une unité' : `de ${counted(count, 'unité', 'unités')}`} ; le meilleur tir touche à partir de ${need}`,
    strikers: (_view, [count]) =>
      `À portée de mêlée ${count === 1 ? 'd’une unité' : `de ${counted(count, 'unité', 'unités')}`}`,
  },
  loss: {
    monster: (_view, [unit]) => `perte : ${names.unit(unit)}`,
    landmark: (view, [hex]) => `destruction : ${names.landmark(view, hex)}`,
    unit: (_view, [unit]) => `perte : ${names.unit(unit)}`,
  },
  fallen: {
    monster: (_v, [unit]) => names.unit(unit),
    landmark: (view, [hex]) => names.landmark(view, hex),
    unit: (_v, [unit]) => names.unit(unit),
  },
  habit: {
    allLimbs: 'Un monstre frappe avec tout ce qu’il peut : tête, ailes, pattes',
    everyoneShoots: 'Tous ceux qui le peuvent tirent sur l’hexagone choisi',
    everyoneStrikes: 'Tous ceux qui le peuvent frappent l’hexagone choisi',
  },
  proposal: {
    force: 'Acheter le reste pour moi',
    limbs: 'Avec tout ce qu’il faut',
    damage: 'Répartir les dégâts pour moi',
  },
  keeps: {
    force: 'Armées enregistrées',
    setUp: 'Déploiements enregistrés',
  },
}
