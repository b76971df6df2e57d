import { grammar } from '@hexarium/kernel'
import type { DemonworldText } from '../words.ts'
import { names } from './names.ts'

const { count: counted } = grammar('fr')

/** Ce qui aide un joueur, en français. */
export const aid: Pick<
  DemonworldText,
  'odds' | 'factor' | 'note' | 'loss' | 'fallen' | 'habit' | 'proposal' | 'keeps'
> = {
  odds: {
    hits: (_view, [base]) => `touche avec ${base} ou moins sur un dé à vingt faces`,
    passes: (_view, [need]) => `réussit avec ${need} ou plus sur un dé à six faces`,
    works: (_view, [need]) => `réussit avec ${need} ou plus sur un dé à vingt faces`,
    onTarget: (_view, [need]) => `droit au but avec ${need} ou plus sur un dé à vingt faces`,
    saved: (_view, [friends]) => `salut avec ${friends} ou moins sur un dé à six faces`,
  },
  factor: {
    weapon: 'arme',
    figure: 'chef ou étendard',
    victory: 'Étendard de la Victoire',
    armour: 'armure adverse',
    magic: 'magie',
    skill: 'habileté',
    enemySkill: 'habileté adverse',
    charge: 'charge',
    pikes: 'contre des piques',
    againstSkirmishers: 'contre des tirailleurs',
    asSkirmishers: 'en tirailleurs',
    flank: 'de flanc',
    rear: 'à revers',
    support: 'soutien',
    wedge: 'coin',
    dive: 'piqué',
    hedge: 'par-dessus la haie',
    water: 'eau',
    height: 'hauteur',
    sections: 'ce qu’on en voit',
    halfSeen: 'à demi visible',
    wood: 'dans le bois',
    airborne: 'taille en vol',
    morale: 'valeur de moral',
    elements: 'éléments',
    leader: 'chef',
    standard: 'étendard',
    musician: 'musicien',
    commanders: 'commandants',
    size: 'taille face à l’ennemi',
    fear: 'peur face à l’ennemi',
    attackOrder: 'ordre d’attaque',
    enemyOrder: 'ordre adverse',
    enemyEngaged: 'ennemi déjà engagé',
  },
  note: {
    target: (_view, [base]) => `nombre de base ${base}`,
    best: (_view, [base]) => `meilleur nombre de base ${base}`,
    hidden: 'caché : quelque chose est dans la ligne',
    hides: (view, [hex]) => `${names.field(view, hex)} le cache`,
    reach: (_view, [points]) => counted(points, 'point de mouvement', 'points de mouvement'),
  },
  loss: {
    person: (_view, [card]) => `perte : ${names.card(card)}`,
    large: (_view, [card]) => `perte : ${names.card(card)}`,
    element: (_view, [card, count]) => `perte : ${counted(count, 'élément', 'éléments')} (${names.card(card)})`,
  },
  fallen: {
    person: (_view, [card]) => names.card(card),
    large: (_view, [card]) => names.card(card),
    element: (_view, [card]) => names.card(card),
  },
  habit: {
    captainsStay: 'Les commandants restent sur place tant qu’aucun ennemi n’est proche',
    captainsLook: 'Les commandants gardent leur front tant qu’aucun ennemi n’est proche',
    holdersStand: 'Les unités en Tenir ne bougent pas tant qu’aucun ennemi n’est proche',
    strikeEasiest: 'En mêlée, tous frappent au plus facile',
    runAll: 'Les unités en déroute courent d’elles-mêmes',
    closeRanks: 'Les rangs se resserrent d’eux-mêmes après les pertes',
    demandDie: 'Le jet de sauvetage est toujours exigé pour les figurines spéciales',
    nobodyLeft: 'Personne ne se regroupe quand il ne reste plus d’ennemi',
  },
  proposal: {
    intoTheFight: 'Amener tout le monde au combat',
    sameWay: 'Tourner tout le monde du même côté',
    persons: 'Déplacer les commandants pour moi',
  },
  keeps: {
    army: 'Armées enregistrées',
    setUp: 'Déploiements enregistrés',
  },
}
