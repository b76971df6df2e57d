import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** What a table may choose, in French. */
export const settings: Text<View>['settings'] = {
  scenario: {
    name: 'Scénario',
    hint: 'Les deux cartes sont des reconstitutions : elles respectent chaque hexagone nommé par les manuels, le reste est de nous.',
    values: {
      E1: 'Esirien 1 : La Rage des Dragons',
      E2: 'Esirien 2 : La horde sauvage',
      E3: 'Esirien 3 : L’alliance d’Arym',
      E4: 'Esirien 4 : L’alliance de Belm',
      E5: 'Esirien 5 : L’alliance de Clyth',
      E6: 'Esirien 6 : La marche des géants',
      N1: 'Nurkott 1 : Les humains attaquent !',
      N2: 'Nurkott 2 : Raid',
      N3: 'Nurkott 3 : Les Dragons !',
      N4: 'Nurkott 4 : Alliance improbable',
      N5: 'Nurkott 5 : Le retour de Clyth',
      N6: 'Nurkott 6 : La vengeance des géants',
      proposedEsirien: 'Esirien, un joueur propose les armées',
      proposedNurkott: 'Nurkott, un joueur propose les armées',
      pointsEsirien: 'Esirien, armées achetées en secret',
      pointsNurkott: 'Nurkott, armées achetées en secret',
      campaignEsirien: 'Esirien, partie d’une campagne',
      campaignNurkott: 'Nurkott, partie d’une campagne',
    },
  },
  swapSides: { name: 'Le premier joueur défend', hint: 'Rouge joue la cité, Bleu envahit.' },
  elowyn: { name: 'Princesse Elowyn', hint: 'On peut la mettre à l’abri ; les points changent avec elle.' },
  graded: {
    name: 'Résultat gradué',
    hint: 'On joue au-delà de l’objectif, et une table dit à quel point l’invasion a réussi.',
  },
  handicap: { name: 'Handicap', hint: 'S’ajoute à l’objectif ; négatif, il aide l’envahisseur.' },
  campaignGame: { name: 'Partie de la campagne', hint: 'De la première à la cinquième ; la sixième départage.' },
  musterInvader: { name: 'Potentiel de l’envahisseur', hint: 'Pour les parties d’une campagne.' },
  musterCity: { name: 'Potentiel du défenseur', hint: 'Pour les parties d’une campagne.' },
  reinforceFirst: { name: 'Premiers renforts', hint: 'Le tour de leur arrivée.' },
  reinforceEvery: { name: 'Renforts tous les', hint: 'Nombre de tours après les premiers.' },
  reinforceAt: {
    name: 'Arrivée des renforts',
    hint: 'Là où les deux joueurs en conviennent.',
    values: {
      printed: 'comme dans le manuel : par bateau et par le pont, ou par les routes du sud-est',
      roads: 'là où les routes quittent la carte',
      edges: 'n’importe où au bord de la carte',
      city: 'n’importe où dans la cité',
    },
  },
  climbRowMilitiaOnly: {
    name: 'Seules milice et infanterie forcent',
    hint: 'Selon le manuel français ; sinon archers et cavalerie envahisseurs comptent aussi comme troupes de ville.',
  },
  rocBellyFrom: {
    name: 'Ventre du roc de tous côtés',
    hint: 'Sinon, comme les autres, il n’est touché que par dessous.',
  },
  giantMissileNeed: {
    name: 'Tirs sur géants et tyrannosaures',
    hint: 'Ce qui touche : toujours 6, ou 5 depuis un hexagone voisin.',
  },
  freeElowyn: {
    name: 'Elowyn est libérée depuis un hexagone voisin',
    hint: 'À Nurkott ; sinon un humain doit entrer dans son hexagone.',
  },
  fogClimb: {
    name: 'Un côté de la muraille peut être dans le brouillard',
    hint: 'Seul un brouillard des deux côtés empêche l’escalade ; sinon un côté suffit.',
  },
  elementalFirstTurn: {
    name: 'Un nouvel élémentaire se déplace',
    hint: 'À son premier tour il peut se déplacer sans attaquer ; sinon attaquer sans se déplacer.',
  },
  elowynRaisesGoal: {
    name: 'Elowyn relève tous les objectifs',
    hint: 'De 1, même dans les scénarios imprimés et quel que soit son camp ; sinon seulement avec des forces achetées et pour le défenseur.',
  },
  lightningInWeather: {
    name: 'Éclairs à travers brouillard et tourbillons',
    hint: 'Contre les unités ordinaires ; sinon brouillard et tourbillons les arrêtent comme tout tir. Les monstres sont toujours touchés.',
  },
  crashOnWingLoss: {
    name: 'Crash dès le premier groupe d’ailes perdu',
    hint: 'Sinon seulement quand il reste moins de la moitié des points d’ailes ; avec la moitié juste, il peut encore atterrir.',
  },
  boostWhenCrushed: {
    name: 'Moral contre les monstres qui tombent',
    hint: 'Le bonus d’esquive compte toujours ; sinon seulement contre un souffle, ou quand tous les héros sont morts.',
  },
  elowynGivesWay: {
    name: 'Elowyn s’écarte',
    hint: 'Un monstre peut atterrir sur elle et qui escalade la repousse, comme héros et magiciens ; sinon elle leur barre la place.',
  },
  boostBesideHero: {
    name: 'Moral et héros ensemble',
    hint: 'Une unité doublée par un héros a aussi le bonus du sort ; sinon l’un ou l’autre.',
  },
  goblinsStrike: {
    name: 'Les gobelins combattent en mêlée',
    hint: 'Ils tirent ou frappent, une fois par tour ; sinon ils ne font que tirer.',
  },
  archersStrike: {
    name: 'Les archers combattent en mêlée',
    hint: 'Ils tirent ou frappent, une fois par tour ; sinon ils ne font que tirer, même sur l’hexagone voisin.',
  },
  flyersDodgeBallistae: {
    name: 'Une baliste a besoin d’un 6 contre ce qui vole',
    hint: 'Sinon sa propre table vaut aussi pour les cibles en vol : 4 à un hexagone, 5 à deux, 6 au-delà.',
  },
  elementalsAreMonsters: {
    name: 'Les élémentaires sont des monstres',
    hint: 'La milice a besoin d’un héros pour les attaquer, les héros aident, le moral est testé et les tourbillons les freinent ; sinon ce sont des unités ordinaires.',
  },
  wargsShunTowers: {
    name: 'Les wargs ne restent pas dans les tours',
    hint: 'Comme la cavalerie ; sinon ils le peuvent.',
  },
  youngDragonsRank: {
    name: 'Les jeunes Dragons attirent les élémentaires comme les Dragons',
    hint: 'Un élémentaire hors de contrôle les préfère aux héros ; sinon ils comptent parmi les autres monstres.',
  },
  openFreely: {
    name: 'On peut ouvrir une entrée sans attaquer',
    hint: 'Selon les manuels, on l’ouvre dans le cadre d’une attaque contre l’ennemi derrière elle.',
  },
  lateShips: {
    name: 'Elowyn embarque aussi avec des renforts en retard',
    hint: 'Sinon seulement aux tours marqués pour les renforts.',
  },
  fogShieldsPoints: {
    name: 'Le brouillard protège les points des troupes',
    hint: 'Orcs, gobelins et envahisseurs humains n’y détruisent rien ; les monstres si. Selon les manuels, leur « attaque » d’un hexagone n’en est pas une.',
  },
  wizardsQuail: {
    name: 'La foudre contre les monstres demande du courage',
    hint: 'Quand tous les héros de son camp sont morts, un mage teste son moral avant. Selon les manuels, un sort n’est pas une attaque.',
  },
  heroesLeadMajors: {
    name: 'Les héros doublent les monstres majeurs',
    hint: 'Un héros indemne dans l’hex d’un monstre majeur de son camp double aussi sa force. Les manuels doublent « une autre unité » de son hex ; il ne s’empile avec aucun monstre.',
  },
  anyMpRazes: {
    name: 'Tout MP détruit des points',
    hint: 'Il suffit d’un MP qu’un monstre majeur dépense dans l’hexagone pour pivoter ou contre un portail. Sinon les points y coûtent un MP à eux seuls. Les manuels : « y dépenser un MP » et « un MP de plus ».',
  },
}
