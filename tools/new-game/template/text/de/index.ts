import { board } from '../../content/map.ts'
import type { ToyGameText } from '../words.ts'

const sides = ['Rot', 'Blau']
const hex = (id: number) => board.labels[id]

export const text: ToyGameText = {
  title: 'Toy Game',
  blurb: 'Zwei Läufer, wenige Felder.\nWer zuerst beim anderen zu Hause ist, gewinnt.',
  seats: sides,
  turn: [
    { text: 'Dein Läufer und der des anderen.', points: 'runner' },
    {
      text: 'In deinem Zug geht er ein Feld weit, auf jedes außer dem, auf dem der andere steht.',
      points: 'own runner',
    },
    {
      text: 'Du willst auf das Feld kommen, auf dem der andere begonnen hat, ehe er auf deines kommt.',
      points: 'hills',
    },
  ],
  settings: { turns: { name: 'Züge', hint: 'Nach dem letzten gewinnt, wer näher an seinem Ziel ist.' } },
  ask: { run: 'Wähle, wohin dein Läufer geht' },
  choice: { hex: (_v, { hex: id }) => hex(id) },
  event: {
    turn: (_v, { turn, side }) => `Zug ${turn}: ${sides[side]}`,
    ran: (_v, { side, from, to }) => `${sides[side]} läuft von ${hex(from)} nach ${hex(to)}`,
  },
  result: {
    'TG-1.2': 'das Ziel ist erreicht.',
    'TG-2.2': (_v, [red, blue]) => `es fehlten noch Felder: ${-red} und ${-blue}.`,
  },
}
