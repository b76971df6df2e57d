import type { DemonworldText } from '../words.ts'
import { names } from './names.ts'

const chapter = 'Un chapitre du jeu standard ; compte si les règles sont choisies une à une'
const expert = 'Un chapitre du jeu expert ; compte si les règles sont choisies une à une'
const additional = 'Une règle additionnelle ; compte si les règles sont choisies une à une'

/** Ce qu’une table peut choisir. */
export const settings: DemonworldText['settings'] = {
  battle: { name: 'Bataille', values: names.battles },
  level: {
    name: 'Règles',
    values: {
      introduction: 'Jeu d’introduction',
      standard: 'Jeu standard',
      expert: 'Jeu expert',
      full: 'Jeu expert avec les règles additionnelles',
      chosen: 'Chapitres choisis un à un',
    },
  },
  cardValues: { name: 'VIII : points de vie, habiletés, manœuvres propres', hint: chapter },
  specialFigures: { name: 'IX : chefs, étendards, musiciens', hint: chapter },
  commanders: { name: 'X : commandants et héros', hint: chapter },
  terrain: { name: 'XI : terrain', hint: chapter },
  sight: { name: 'XII : lignes de vue avec hauteurs', hint: chapter },
  formations: { name: 'XIII : coin, carré, formation d’escarmouche, horde', hint: chapter },
  secondAttack: { name: 'XIV : secondes attaques', hint: chapter },
  morale: { name: 'XV : moral', hint: chapter },
  large: { name: 'XVII : colosses (géants et dragons)', hint: expert },
  chariots: { name: 'XVIII : chars', hint: expert },
  artillery: { name: 'XIX : artillerie', hint: expert },
  magic: { name: 'XX : magie', hint: expert },
  fire: { name: 'XXII : feu', hint: additional },
  flyers: { name: 'XXIII : créatures volantes', hint: additional },
  buildings: { name: 'XXIV : bâtiments', hint: additional },
  rounds: { name: 'Tours', hint: '0 : aussi longtemps que la bataille le prévoit' },
  points: { name: 'Points d’armée', hint: 'Pour les batailles libres' },
  handicap: { name: 'Handicap', hint: 'Points d’armée que les Orques laissent chez eux ; au-dessous de 0, l’Empire' },
  board: {
    name: 'Plateau',
    hint: 'Pour les batailles libres',
    values: { oneSheet: 'Une carte', twoSheets: 'Deux cartes', fourSheets: 'Quatre cartes' },
  },
  objectives: { name: 'Objectifs', hint: 'Pour les batailles libres ; au plus un pour deux cartes' },
  flankMarches: { name: 'Marches de flanc', hint: 'Pour les batailles libres' },
  skirmishMinimum: { name: 'Escarmouche à partir de cinq éléments', hint: 'Comme sur les fiches récapitulatives' },
  impetuousCharge: { name: 'La cavalerie impétueuse garde son bonus de charge', hint: 'Le livre n’en dit rien' },
  blindDeclaration: { name: 'Tirs annoncés avant de vérifier la vue', hint: 'Comme à une vraie table' },
  shiftedEntry: {
    name: 'Une marche de flanc bloquée entre à côté',
    hint: 'Pour les batailles libres ; le livre s’en remet à un accord',
  },
  wallHeights: {
    name: 'Tirs contre les murs selon les hauteurs',
    hint: 'Plus on dépasse du mur, plus on est touché ; sinon une chance sur deux',
  },
  lastHitSacrifice: {
    name: 'Seul le dernier point de vie tombe pour une figurine',
    hint: 'Un élément qui en a davantage ne peut être retiré à la place d’un chef, porte-étendard, musicien ou commandant touché',
  },
  contactAtOnce: {
    name: 'Un contact refusé peut être déclaré dans le même tour',
    hint: 'Entre des cases qu’un seul peut occuper ; selon le livre, pendant le mouvement ou aux tours suivants',
  },
  pressBreaksSquare: {
    name: 'Un carré se défait dès qu’un des siens avance',
    hint: 'Selon le livre, seulement s’il reste des trous après le regroupement',
  },
  fleeingRolledFor: {
    name: 'Il faut le dé pour piétiner les fuyards',
    hint: 'Selon le livre, un fuyard attaqué est détruit',
  },
  cardSizeInAir: {
    name: 'Les dragons en vol combattent avec la taille de leur carte',
    hint: 'Selon le livre, ils ont une taille de 3 en vol ; leurs facteurs contiennent celle de la carte',
  },
  breathNeedsEnemy: {
    name: 'Les dragons ne soufflent que sur l’ennemi',
    hint: 'Sinon, aussi pour mettre le feu à un bois vide',
  },
  holdersLoosen: {
    name: 'Les unités en position peuvent changer leur formation d’escarmouche',
    hint: 'Selon le livre, elles ne font que tourner et décaler leurs éléments',
  },
  reactionsRegroup: {
    name: 'Les unités attaquées se regroupent aussi après avoir tourné',
    hint: 'Comme toute unité ordonnée qui tourne d’un bloc ; dans l’exemple du livre, cela leur coûte une manœuvre',
  },
  tieWinnerChooses: {
    name: 'En cas d’égalité, le gagnant du dé choisit',
    hint: 'S’il bouge ou se regroupe le premier ; selon le livre, c’est le dé qui le dit',
  },
  newContactsStray: {
    name: 'Les tirs sur des ennemis à peine arrivés peuvent dévier',
    hint: 'Ceux d’une unité en position sur ses assaillants ; selon le livre, elle n’est pas encore en mêlée',
  },
  strayAsSeen: {
    name: 'Un tir dévié compte ce qu’on voit de sa victime',
    hint: 'Là où elle se tient ; selon le livre, comme si elle était sur la case visée',
  },
  wizardsLeadNobody: {
    name: 'Seuls les commandants mènent une marche de flanc',
    hint: 'Selon le livre, les magiciens peuvent ce que peuvent les commandants',
  },
  armyShares: {
    name: 'Les armées respectent les parts des listes',
    hint: 'Pour les batailles libres ; selon le livre, toute troupe convient dans la limite des points',
  },
  armyProvinces: {
    name: 'L’armée de l’Empire vient d’une seule province',
    hint: 'Pour les batailles libres ; une limite des listes d’armée',
  },
  armyCommander: {
    name: 'Chaque armée a un commandant de deux étoiles',
    hint: 'Pour les batailles libres ; une limite des listes d’armée',
  },
  quietRounds: {
    name: 'Fin après des tours sans perte',
    hint: 'Dans les batailles sans dernier tour ; 0 : pas avant le tour 60',
  },
}
