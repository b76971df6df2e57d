import { grammar } from '@hexarium/kernel'
import type { BriefingWords } from '../briefing.ts'

const { count } = grammar('fr')

/** De quoi il s’agit dans les parties de Warcraft, en français. */
export const briefing: BriefingWords = {
  scenarios: {
    'main-2p': {
      story:
        'Deux peuples veulent la même terre, ses mines et ses forêts. Elle sera à qui bâtit plus vite et tient les lieux qui comptent.',
      goal: '',
    },
    'main-3p': {
      story: 'Trois peuples, une terre, et personne à qui se fier. Qui mène aura les deux autres contre lui.',
      goal: '',
    },
    'main-4p': {
      story:
        'Humains et Elfes de la nuit font face aux Orcs et aux Morts-vivants. Or, bois et coups se partagent entre alliés.',
      goal: '',
    },
    'elf-gate': {
      story:
        'La porte des Elfes de la nuit mène à ce que cherchent les trois peuples. Les Elfes qui la gardent ne sont à personne et tirent sur tous.',
      goal: 'À la fin de votre tour, avoir une unité dans la porte et moins de trois unités ennemies à côté.',
      special: 'Des Elfes de la nuit neutres gardent la porte et ses abords.',
    },
    necromancers: {
      story:
        'Deux Nécromanciens parcourent le pays et relèvent les morts là où le sol est sombre. Les Humains doivent les prendre avant que les morts n’atteignent leur Ville.',
      goal: 'Morts-vivants : prendre la Ville des Humains. Humains : abattre les Nécromanciens et prendre leurs lieux de pouvoir.',
      special:
        'Les Morts-vivants n’ont pas de Ville ; leurs Nécromanciens invoquent des unités en des lieux de pouvoir cachés et dans des cimetières.',
    },
    captives: {
      story:
        'Thrall est aux mains des Elfes de la nuit, Tyrande à celles des Orcs. Les deux peuples partent ramener les leurs.',
      goal: 'Ramener votre captif dans votre propre Ville.',
      special: 'Des murs et des portes divisent le pays ; un captif suit qui le porte.',
    },
    nordrassil: {
      story:
        'Les Morts-vivants marchent sur Nordrassil, l’Arbre-Monde, pour boire sa force. Humains, Orcs et Elfes de la nuit gagnent ensemble le temps qu’il faut à ses gardiens.',
      goal: 'Morts-vivants : avoir une unité à l’Arbre-Monde ou prendre son dernier avant-poste. Les autres : tenir jusqu’à ce que les cartes des Elfes soient épuisées.',
      special: 'Trois contre un ; la pioche des Elfes de la nuit est l’horloge.',
    },
    'altar-of-flame': {
      story:
        'Un autel brûle au milieu du pays et parle à qui se tient devant lui. Qui écoute trop longtemps oublie qui il sert.',
      goal: 'Avoir trois unités sur l’autel à la fin d’un tour.',
      special: 'Les unités à l’autel peuvent changer de camp sur un dé.',
    },
    'skull-of-storms': {
      story:
        'Un crâne dans un sanctuaire attire tous les orages. Qui tient le sanctuaire lance la foudre sur qui il veut.',
      goal: '',
      special: 'Qui tient le sanctuaire lance la foudre, d’autant plus que ses unités y sont fortes.',
    },
    'dragon-rise': {
      story:
        'Orcs et Morts-vivants ont volé un œuf de dragon, et il a éclos. Si le petit rejoint son dragon, aucune armée n’arrêtera les deux.',
      goal: 'Orcs et Morts-vivants : mener le petit à son dragon. Humains et Elfes de la nuit : abattre l’un des deux.',
      special: 'Le petit suit qui le porte ; le dragon attend et combat.',
    },
    'battle-of-the-elements': {
      story:
        'Terre, vent, feu et eau sont dispersés dans le pays, chacun sous bonne garde. Qui en réunit trois commande aux quatre.',
      goal: 'Avoir une unité sur une case portant trois éléments à la fin d’un tour.',
      special: 'Chacun pour soi. Un élément prête sa capacité à ceux qui sont avec lui ; des monstres les gardent.',
    },
  },
  you: race => `${race}.`,
  youRandom: 'Le peuple que le sort vous donne.',
  partners: list => `Vos alliés : ${list}.`,
  alone: 'Vous jouez pour vous seul.',
  where: 'Dans votre Ville, sur une des cases de départ du plateau, à votre choix.',
  whereSet: 'Là où le scénario vous place : votre Ville et vos premières unités sont sur le plateau.',
  forces: (gold, wood, workers, melee, cards) =>
    `${gold} or, ${wood} bois, ${workers} ouvriers, ${melee} unités de mêlée et ${cards} cartes, comme tous.`,
  goalPoints: points => `Avoir ${points} points de victoire à la fin de votre tour.`,
  goalTurnEnd: points => `Avoir ${points} points de victoire à la fin d’un tour de jeu.`,
  goalTown: 'Qui perd sa Ville deux fois est éliminé avec ses alliés ; le dernier camp gagne.',
  counting: town => [
    `Une Ville où se trouve votre unité ${town}, un objectif où se trouve votre unité ce que dit son étoile.`,
    'Une carte Point de victoire posée 1, un type d’unité à son dernier niveau 1.',
  ],
  length: turns => `Au plus ${turns} tours ; ensuite gagne le camp qui a le plus de points.`,
  options: {
    heroes: 'Héros : chaque peuple en a un, qui apprend des monstres et des batailles.',
    creeps: 'Des monstres gardent les objectifs.',
    racial: 'Chaque race a une capacité propre.',
    research: 'Les cartes se recherchent, au lieu de se piocher en bataille.',
    draining: 'Mines et forêts s’épuisent.',
    hidden: 'Ce que contient une mine ou une forêt est caché jusqu’à ce qu’on y récolte.',
    cards: 'Avec les cartes de l’extension.',
    strategic: 'La partie stratégique : il faut moins de points.',
  },
  removes: cards => `Sans ces cartes : ${cards}.`,
  turnOf: (turn, limit) => `Tour ${turn} sur ${limit}`,
  pointsOf: (points, goal) => `${count(points, 'point', 'points')} sur ${goal}`,
  townTaken: (town, isOwn) =>
    isOwn ? `${town} : prise une fois ; la deuxième élimine votre camp` : `${town} : prise une fois`,
  zones: { objective: 'Objectif', town: 'Ville' },
  worth: (place, points) => `${place} : ${count(points, 'point de victoire', 'points de victoire')}`,
}
