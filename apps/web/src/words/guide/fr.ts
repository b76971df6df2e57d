import type { GuideTalk } from './words.ts'

/** Français. */
export const fr: GuideTalk = {
  title: 'Première partie guidée',
  met: (met, of) => `${met} idée${met > 1 ? 's' : ''} sur ${of}`,
  goOn: 'Continuer',
  praise: ['Bien joué.', 'Voilà.', 'Très bien.', 'C’est cela.'],
  other: ['Cela marche aussi.', 'Votre propre voie : pourquoi pas.', 'On peut aussi faire ainsi.'],
  waiting: 'C’est à l’autre camp. Regardez ce qu’il fait ; sous le plateau se lit ce que vous désignez.',
  ask: 'Vous connaissez déjà. ☞ montre ce que je prendrais.',
  askAlone: 'Vous connaissez déjà. Prenez ce qui vous plaît.',
  close: 'Je m’y retrouve maintenant',
  titles: { done: 'Vous connaissez le jeu', won: 'Vous avez gagné !', lost: 'Perdu, cette fois' },
  learnt: 'Ce que vous avez rencontré :',
  next: 'Et maintenant :',
  playOn: 'Continuer ici',
  again: 'Encore une fois',
  novice: 'Une partie entière contre un robot débutant',
  readOn: chapter => `Lire la suite : ${chapter}`,
  board: 'L’anneau sur le plateau et la main ☞ dans la liste montrent ce que je veux dire.',
}
