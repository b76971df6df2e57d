import { board } from '../../content/map.ts'
import type { ToyGameText } from '../words.ts'

const sides = ['Red', 'Blue']
const hex = (id: number) => board.labels[id]

export const text: ToyGameText = {
  title: 'Toy Game',
  blurb: 'Two runners, a few hexes.\nWho reaches the other’s home first wins.',
  seats: sides,
  turn: [
    { text: 'Your runner, and the other’s.', points: 'runner' },
    { text: 'In your turn it goes one hex, to any but the one where the other stands.', points: 'own runner' },
    { text: 'You want to come to the hex where the other began, before he comes to yours.', points: 'hills' },
  ],
  settings: { turns: { name: 'Turns', hint: 'After the last one the runner nearer to its goal wins.' } },
  ask: { run: 'Choose where your runner goes' },
  choice: { hex: (_v, { hex: id }) => hex(id) },
  event: {
    turn: (_v, { turn, side }) => `Turn ${turn}: ${sides[side]}`,
    ran: (_v, { side, from, to }) => `${sides[side]} runs from ${hex(from)} to ${hex(to)}`,
  },
  result: {
    'TG-1.2': 'the goal is reached.',
    'TG-2.2': (_v, [red, blue]) => `hexes still to go: ${-red} and ${-blue}.`,
  },
}
