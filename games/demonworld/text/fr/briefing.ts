import { grammar } from '@hexarium/kernel'
import type { BriefingWords } from '../briefing.ts'

const { count } = grammar('fr')

/** De quoi il s’agit dans les batailles de Demonworld, en français. */
export const briefing: BriefingWords = {
  stories: {
    first:
      'Deux patrouilles se rencontrent en terrain découvert, et aucune ne veut céder. Qui apprend plus vite ce que vaut une charge de flanc gardera le champ.',
    firstWithShooting:
      'La même rencontre, et cette fois chacun a amené de quoi tuer de loin. Les arquebuses sont fortes et lentes, les arcs sont vifs.',
    encounter:
      'Deux avant-gardes contournent le même bois et se trouvent face à face. Il n’est plus temps de faire des plans.',
    lastStand:
      'L’arrière-garde impériale a la montagne dans le dos, et les Orques arrivent en nombre. Nul n’attend qu’elle survive ; elle doit coûter cher à l’ennemi.',
    kalBenokk:
      'Sur le tertre funéraire de Kal Benokk, les chamanes des Orques veulent éveiller leurs morts. L’Empire ne doit pas le leur laisser.',
    kaibanPass:
      'Le col de Kaiban est le seul passage à travers les montagnes. Un magicien, un dragon et un char aident à le barrer jusqu’aux secours.',
    envoy:
      'Le magicien Sandor porte un message qui doit arriver, et son escorte est tombée dans une embuscade. Il y a des Orques des deux côtés de sa route.',
    free: 'Deux armées de votre choix sur un plateau de votre choix. Ce que vous payez, vous l’avez.',
  },
  you: ['L’armée de l’Empire.', 'L’armée des Orques.'],
  edges: {
    north: 'Au bord nord, en haut du plateau ; vous regardez vers le sud.',
    south: 'Au bord sud, en bas du plateau ; vous regardez vers le nord.',
    west: 'Au bord ouest, à gauche du plateau ; votre route mène vers l’est.',
    both: 'Au bord nord et au bord sud, des deux côtés de sa route.',
    free: 'Le long de votre propre bord, dans les rangées extérieures.',
  },
  secret: 'Chacun se déploie en secret ; les zones sont marquées sur le plateau.',
  forces: (side, list, points) => `${side}, ${points} points : ${list}.`,
  raise: points => `Chaque camp lève une armée de ${points} points, à 5 % près.`,
  with: (unit, items) => `${unit} (${items})`,
  goals: {
    annihilation: () => [
      'Détruire ou chasser tout ce qu’ont les Orques.',
      'Détruire ou chasser tout ce qu’a l’Empire.',
    ],
    lastStand: points => [
      `Détruire ou chasser ${points} points d’Orques avant que ne tombe votre dernier élément.`,
      `Détruire l’armée de l’Empire avant d’avoir perdu ${points} points.`,
    ],
    mound: () => [
      'Empêcher les Orques de tenir le tertre un tour entier, ou les détruire.',
      'Tenir le tertre un tour entier avec une unité qui ne fuit pas, sans élément impérial dessus.',
    ],
    pass: () => [
      'Tenir toute unité d’Orques hors du col, votre propre zone, jusqu’à la fin du dernier tour.',
      'Amener une unité ou une partie d’unité dans le col : la zone impériale.',
    ],
    envoy: () => [
      'Amener Sandor vivant dans la zone sûre au bord est.',
      'Abattre Sandor avant qu’il n’atteigne la zone sûre au bord est.',
    ],
    points: () => ['Avoir plus de points que les Orques à la fin.', 'Avoir plus de points que l’Empire à la fin.'],
  },
  counting:
    'Ce qui est détruit ou chassé compte ses points ; dans les batailles libres, les unités entières seulement.',
  objectives: count =>
    `${count === 1 ? 'Un objectif se trouve' : `${count} objectifs se trouvent`} sur le plateau, avec les points inscrits : pour qui le tient à la fin.`,
  rounds: count => `${count} tours.`,
  endless: quiet => `Pas de dernier tour ; la bataille s’arrête après ${quiet} tours sans perte.`,
  endlessEver: 'Pas de dernier tour.',
  level: rules => `Règles : ${rules}.`,
  flank: 'Des parties d’une armée peuvent contourner le champ et surgir de flanc.',
  handicap: points =>
    points > 0
      ? `Handicap : les Orques laissent ${points} points d’armée chez eux.`
      : `Handicap : l’Empire laisse ${-points} points d’armée chez lui.`,
  evened: (points, percent) =>
    `Avec un handicap de ${points > 0 ? '+' : ''}${points}, les deux camps ont leurs chances : les robots ont alors gagné ${percent} % de leurs parties comme Empire.`,
  designed: 'Le plateau est une reconstitution, les images du livre étant perdues.',
  round: round => `Tour ${round}`,
  roundOf: (round, last) => `Tour ${round} sur ${last}`,
  lastStand: (points, needed) => `${count(points, 'point d’Orques détruit', 'points d’Orques détruits')} sur ${needed}`,
  losses: (own, foe) => `${count(own, 'point perdu', 'points perdus')}, ${count(foe, 'détruit', 'détruits')}`,
  holds: 'les Orques tiennent le tertre',
  quiet: (rounds, limit) => `aucune perte depuis ${rounds} tours sur ${limit}`,
  zones: { own: 'se déploie ici', mound: 'Le tertre funéraire', pass: 'Le col', safe: 'Zone sûre' },
  zone: side => `Ici se déploie ${side}`,
  objective: (field, points) => `Objectif en ${field}, ${points} points`,
}
