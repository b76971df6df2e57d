import { board } from '../../content/map.ts'
import type { ToyGameText } from '../words.ts'

const sides = ['Rouge', 'Bleu']
const hex = (id: number) => board.labels[id]

export const text: ToyGameText = {
  title: 'Toy Game',
  blurb: 'Deux coureurs, quelques cases.\nLe premier chez l’autre gagne.',
  seats: sides,
  turn: [
    { text: 'Votre coureur et celui de l’autre.', points: 'runner' },
    { text: 'À votre tour, il avance d’un hexagone, où il veut sauf là où se tient l’autre.', points: 'own runner' },
    { text: 'Le but : atteindre l’hexagone d’où l’autre est parti, avant qu’il n’atteigne le vôtre.', points: 'hills' },
  ],
  settings: { turns: { name: 'Tours', hint: 'Après le dernier gagne le coureur le plus proche de son but.' } },
  ask: { run: 'Choisissez où va votre coureur' },
  choice: { hex: (_v, { hex: id }) => hex(id) },
  event: {
    turn: (_v, { turn, side }) => `Tour ${turn} : ${sides[side]}`,
    ran: (_v, { side, from, to }) => `${sides[side]} court de ${hex(from)} à ${hex(to)}`,
  },
  result: {
    'TG-1.2': 'le but est atteint.',
    'TG-2.2': (_v, [red, blue]) => `cases restant à parcourir : ${-red} et ${-blue}.`,
  },
}
