import type { Opening } from '@hexarium/kernel'

/** Games to ask for by name in English. */
export const opening: Opening = {
  presets: {
    firstGame: {
      name: 'First game',
      line: 'Two players. Whoever has 400 points first has won: a handful of turns and a few battles.',
    },
    wholeGame: { name: 'The whole game', line: 'Until a single Titan is left. Long, and as the book has it.' },
    shortVariant: {
      name: 'Short variant',
      line: 'Everybody starts with stronger creatures and fewer markers; the last Titan wins.',
    },
    race: { name: 'Race to 1000 points', line: 'The first to have 1000 points at the end of a turn has won.' },
  },
}
