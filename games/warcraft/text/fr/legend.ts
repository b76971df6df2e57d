import type { Legend } from '@hexarium/kernel'

/** What the signs and letters on the boards of Warcraft mean. */
export const legend: Legend = {
  corners: {
    sw: 'force',
    ne: 'héros : vie restante ; créature : dés ; monstre : expérience',
    se: 'combien il y en a',
  },
  badges: {
    moved: 'a bougé',
    hidden: 'face cachée',
    building: 'construit un avant-poste, ou avant-poste en chantier',
    armed: 'sous les armes',
    dazed: 'n’attaque pas',
    sheltered: 'à l’abri des pertes',
    marked: 'prochaine perte',
  },
  letters: [
    ['★', 'un point de victoire par étoile'],
    ['½', 'épuisement partiel'],
    ['✗', 'épuisement complet'],
    ['20', 'ressources restantes'],
    ['?', 'ressources cachées'],
    ['A, B…', 'une case que nomme le scénario'],
  ],
  sides: {
    wall: 'mur',
  },
  looks: {
    meadow: 'terrain libre',
    woods: 'forêt : bois',
    stumps: 'forêt épuisée',
    mine: 'mine d’or : or',
    pit: 'mine d’or épuisée',
    shrine: 'objectif',
    mountains: 'montagne',
    town: 'ville',
    water: 'eau',
  },
}
