import type { GuideTalk } from './words.ts'

/** English. */
export const en: GuideTalk = {
  title: 'Guided first game',
  met: (met, of) => `${met} of ${of} ideas`,
  goOn: 'Go on',
  praise: ['Well done.', 'Just so.', 'Good.', 'Exactly.'],
  other: ['That works too.', 'Your own way: fine.', 'Another way, and a fair one.'],
  waiting: 'Now the other side plays. Watch what it does; below the board you can read what you point at.',
  ask: 'You know this one. ☞ shows what I would take.',
  askAlone: 'You know this one. Take what you like.',
  close: 'I know my way now',
  titles: { done: 'Now you know the game', won: 'You have won!', lost: 'Lost, this time' },
  learnt: 'What you have met:',
  next: 'Where to go from here:',
  playOn: 'Play on here',
  again: 'Once more',
  novice: 'A whole game against a beginner bot',
  readOn: chapter => `Read on: ${chapter}`,
  board: 'The ring on the board and the hand ☞ in the list show what I mean.',
}
