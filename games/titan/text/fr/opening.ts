import type { Opening } from '@hexarium/kernel'

/** Les parties que l’on peut demander par leur nom, en français. */
export const opening: Opening = {
  presets: {
    firstGame: {
      name: 'Première partie',
      line: 'À deux. Le premier qui a 400 points gagne : quelques tours et quelques batailles.',
    },
    wholeGame: {
      name: 'La partie entière',
      line: 'Jusqu’à ce qu’il ne reste qu’un seul Titan. Longue, et comme le veut le livre.',
    },
    shortVariant: {
      name: 'Variante courte',
      line: 'Chacun commence avec des créatures plus fortes et moins de marqueurs ; le dernier Titan gagne.',
    },
    race: {
      name: 'Course aux 1000 points',
      line: 'Le premier qui a 1000 points à la fin d’un tour gagne.',
    },
  },
}
