import { grammar } from '@hexarium/kernel'
import type { BriefingWords } from '../briefing.ts'

const { count } = grammar('fr')

/** De quoi il s’agit dans une partie de Titan, en français. */
export const briefing: BriefingWords = {
  titles: {
    whole: 'La partie entière',
    short: 'Variante courte',
    race: 'Course aux points',
    limited: 'Partie de quelques tours',
  },
  story:
    'Des Titans parcourent bien des terres, et ceux qui les suivent se renforcent à chaque combat. Les légions se divisent, recrutent des créatures toujours plus puissantes et s’affrontent ; à la fin, un seul Titan demeure.',
  you: colour => `${colour} : un Titan et tous ceux qui le suivent.`,
  where: 'Dans l’une des six tours du plateau ; les dés disent laquelle. De là, vos légions font le tour du plateau.',
  forces: (pieces, markers) =>
    `${pieces}, en deux légions de quatre. ${markers} marqueurs de légion : autant de légions à la fois.`,
  goal: 'Abattez les autres Titans. Qui garde le dernier gagne ; qui perd le sien est éliminé.',
  goalPoints: points =>
    `Avoir ${points} points à la fin d’un tour avant les autres, ou abattre tous les autres Titans.`,
  counting: [
    'Une légion abattue rapporte sa valeur : pour chaque personnage, puissance fois adresse. Qui fuit coûte la moitié.',
    'Tous les 100 points amènent un ange, tous les 500 un archange, et une puissance de plus à votre Titan.',
  ],
  length: 'Jusqu’à ce qu’il ne reste qu’un Titan. Longue : quelques heures à plus de deux.',
  lengthPoints: points => `Jusqu’à ce que quelqu’un ait ${points} points.`,
  lengthTurns: turns => `Au plus ${turns} tours de joueur ; ensuite comptent les points et les légions.`,
  short: 'Ni centaures, ni gargouilles, ni ogres ; les arbres de recrutement commencent à la créature suivante.',
  round: round => `Tour de table ${round}`,
  turnOf: (turn, limit) => `tour ${turn} sur ${limit}`,
  points: score => count(score, 'point', 'points'),
  pointsOf: (score, target) => `${count(score, 'point', 'points')} sur ${target}`,
  titanPower: power => `Titan de puissance ${power}`,
  tower: seat => `Tour de ${seat}`,
}
