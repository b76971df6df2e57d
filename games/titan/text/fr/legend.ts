import type { Legend } from '@hexarium/kernel'

/** What the signs and letters on the boards of Titan mean. */
export const legend: Legend = {
  corners: {
    se: 'sur le grand plateau : nombre de personnages ; en bataille : adresse',
    sw: 'en bataille : puissance',
    ne: 'en bataille : touches reçues',
  },
  badges: {
    moved: 'a bougé',
    teleported: 's’est téléporté',
    mustered: 'a recruté',
    engaged: 'au combat',
    captured: 'marqueur pris à un autre joueur',
    struck: 'a frappé',
    slain: 'hors de combat',
    waiting: 'en attente',
  },
  letters: [],
  sides: {
    block: 'bloc : qui part d’ici doit sortir par là',
    arch: 'arche : qui part d’ici peut sortir par là',
    arrow: 'flèche : on peut passer par là',
    triple: 'triple flèche : on peut passer par là',
    dune: 'dune',
    cliff: 'falaise',
    slope: 'pente',
    wall: 'mur',
  },
  looks: {
    meadow: 'Plaine ; en bataille : terrain découvert',
    woods: 'Bois',
    thorns: 'Fourrés ; en bataille : ronces',
    hills: 'Collines',
    jungle: 'Jungle',
    sand: 'Désert ; en bataille : sable',
    marsh: 'Marais',
    swamp: 'Tourbière ; en bataille : fondrière',
    mountains: 'Montagnes',
    snow: 'Toundra ; en bataille : congère',
    tower: 'Tour',
    tree: 'en bataille : arbre',
    fire: 'en bataille : volcan',
  },
}
