import { grammar } from '@hexarium/kernel'
import type { BriefingWords } from '../briefing.ts'

const { count } = grammar('fr')

/** De quoi il s’agit dans les scénarios de Dragon Rage, en français. */
export const briefing: BriefingWords = {
  stories: {
    E1: 'Deux dragons ont goûté aux richesses d’Esirien et viennent prendre le reste. La cité garnit murs et tours et guette les ailes au-dessus de la forêt.',
    E2: 'Du pays sauvage descend une horde de géants, de trolls, d’orques et de gobelins, sans dragon et sans en avoir besoin. La garnison a vu la fumée et joue la première.',
    E3: 'Un dragon et un géant sont convenus à Arym de se partager la cité, et ont amené trolls, orques et gobelins pour le reste. Personne ne croit que leur paix survivra aux murs.',
    E4: 'À Belm, un vieux dragon et un jeune ont trouvé un géant et trois trolls pour les suivre. Ils sont peu, et chacun vaut une compagnie.',
    E5: 'Les alliés de Clyth viennent avec un vieux dragon, un jeune, un géant et une bande d’orques. Esirien a levé plus d’infanterie et renvoyé presque toute la milice.',
    E6: 'Six géants descendent des collines d’un seul rang, et deux gobelins courent avec eux pour voir ce qu’il en restera. Jamais mur ne fut bâti pour de tels hôtes.',
    N1: 'Les humains en ont assez des raids et marchent sur Nurkott, la ville des orques derrière sa palissade. Un héros et un magicien les mènent ; ceux des orques les attendent.',
    N2: 'Un raid en grand : tout soldat disponible marche sur Nurkott, sans héros ni magicien. Les orques n’en ont pas non plus, mais ils sont nombreux et jouent les premiers.',
    N3: 'Les dragons ne font pas de différence entre l’or des hommes et celui des orques. Deux d’entre eux viennent pour le trésor de Nurkott.',
    N4: 'Un dragon, un géant et des trolls du même côté que soldats et paysans : personne n’en parlera plus tard. Ensemble, ils veulent en finir avec Nurkott.',
    N5: 'Les dragons de Clyth reviennent, le vieux et le jeune, avec un géant et de l’infanterie. Cette fois, les orques ont des trolls.',
    N6: 'Ce que les orques ont volé dans les collines, les géants veulent le reprendre, et six viennent le chercher. Deux archers les accompagnent et surveillent les routes.',
  },
  free: {
    proposed:
      'Un joueur compose les deux armées, l’autre choisit laquelle il mène. Qui propose ferait bien d’être juste.',
    points:
      'Les deux armées s’engagent en secret, chacune selon son coût. Ce qui vous fait face se voit au déploiement.',
    campaign:
      'Un jour d’une guerre plus longue : ce qui se perd ici manquera demain. Chacun recrute avec les points qui lui restent.',
  },
  you: [
    [
      'L’envahisseur : vous venez brûler la cité d’Esirien.',
      'La cité : vous défendez Esirien, ses murs, ses tours et ses gens.',
    ],
    [
      'L’envahisseur : vous venez raser Nurkott, la ville des orques.',
      'La cité : vous menez les orques et les gobelins de Nurkott.',
    ],
  ],
  where: [
    [
      'Au bord ouest, nord ou est de la carte, près de la forêt ; les serpents de mer au sud. Vous vous placez en second.',
      'Partout dans la cité : rues, tours, quais et ponts. Vous vous placez en premier.',
    ],
    [
      'Hors de la carte : vous entrez par les routes en 0202 et 0516, à l’ouest, tout de suite ou plus tard.',
      'Partout dans la ville, dans les deux camps de gobelins et sur les ponts. Vous vous placez en premier.',
    ],
  ],
  forces: (side, force) => `${side} : ${force}.`,
  budget: (side, points) => `${side} : ${points} points.`,
  freeForces: {
    proposed: 'Un joueur propose les deux armées ; l’autre choisit son camp.',
    points: 'Chacun achète en secret :',
    campaign: 'Chacun recrute avec les points de la campagne :',
  },
  goal: (points, inAll) => `L’envahisseur gagne aussitôt avec ${points} des ${inAll} points de la carte.`,
  goalOpen: 'Le nombre de points qu’il faut à l’envahisseur dépend des armées.',
  goalCity: 'La cité gagne quand il n’y a plus d’envahisseur, ou quand il renonce.',
  counting: inAll => [
    `Les hexagones étoilés valent ce qui est écrit à côté, ${inAll} en tout, chacun une fois : brûlés, piétinés ou pris.`,
  ],
  length: patience =>
    `Sans fin fixe. La cité a gagné après ${patience} tours de suite sans point détruit, ou sans envahisseur dans les murs.`,
  reinforcements: (first, every, count) =>
    `La cité reçoit ${count} unités de plus au tour ${first}, puis tous les ${every} tours.`,
  cityFirst: 'La cité a la première moitié de chaque tour.',
  invaderFirst: 'L’envahisseur a la première moitié de chaque tour.',
  elowyn:
    'La princesse Elowyn est dans la cité : mise à l’abri, elle coûte des points à l’envahisseur ; tuée, elle en rapporte.',
  graded: 'On joue au-delà de l’objectif, et une table dit à quel point cela a réussi.',
  handicap: points => `Handicap : l’objectif change de ${points > 0 ? '+' : ''}${points}.`,
  evened: (points, percent) =>
    `Avec un handicap de ${points > 0 ? '+' : ''}${points}, les deux camps ont leurs chances : les robots ont alors gagné ${percent} % de leurs parties comme envahisseur.`,
  reconstructed: 'La carte est une reconstitution : elle respecte chaque hexagone nommé par les manuels.',
  turn: turn => `Tour ${turn}`,
  points: (now, goal) => `${count(now, 'point détruit', 'points détruits')} sur ${goal}`,
  idle: (turns, patience) => `rien de détruit depuis ${turns} tours sur ${patience}`,
  outside: (turns, patience) => `aucun envahisseur dans les murs depuis ${turns} tours sur ${patience}`,
  zones: {
    city: 'Ici se place la cité',
    invader: 'Ici se place l’envahisseur',
    entries: 'Ici entre l’envahisseur',
    exits: 'Ici Elowyn quitte la carte',
  },
  victory: (place, points, isGone) => `${place} : ${count(points, 'point', 'points')}${isGone ? ', détruit' : ''}`,
}
