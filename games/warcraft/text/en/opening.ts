import { openingIn } from '../opening.ts'
import { settings } from './settings.ts'

/** The games to ask for by name in English. */
export const opening = openingIn(
  settings,
  ['First player', 'Second player', 'Third player', 'Fourth player'],
  {
    firstGame: { name: 'First game', line: 'Two players, Humans against Orcs, the base game: 15 victory points win.' },
    baseGame: {
      name: 'Base game',
      line: 'Two or three each for himself, or four in two teams, without the expansion.',
    },
    wholeExpansion: {
      name: 'The whole Expansion Set',
      line: 'Heroes, creeps, racial abilities, spell research, hidden resources and all cards.',
    },
  },
  {
    'elf-gate': 'Three players. Whoever stands in the gate of the Night Elves with few enemies around it has won.',
    necromancers:
      'Two players. Two Necromancers raise an army and must storm the Town of the Humans, who hunt them and their places of power.',
    captives: 'Two players. Thrall and Tyrande are prisoners of the other side: whoever brings his own home has won.',
    nordrassil:
      'Four players, three against one. The Undead must reach the World Tree before the Night Elves’ cards run out.',
    'altar-of-flame':
      'Two players. Whoever has three units on the altar at the end of a turn has won; it makes enemies change sides.',
    'skull-of-storms':
      'Two players. The shrine in the middle throws lightning; 13 victory points at the end of a turn win.',
    'dragon-rise':
      'Four players in two teams. Orcs and Undead bring a hatchling to its dragon, the others must slay one of the two.',
    'battle-of-the-elements':
      'Four players, each for himself. Whoever gathers three of the four elements in one space has won.',
  },
)
