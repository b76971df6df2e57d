import { names } from '../../../text/de/names.ts'
import { textIn } from './words.ts'

const sides = ['das Imperium', 'die Orks']
const capital = ['Das Imperium', 'Die Orks']

/** Der Grenzkrieg auf Deutsch. */
export const de = textIn(names, {
  title: 'Der Grenzkrieg',
  blurb:
    'Die vier Szenarien als ein Krieg. Verluste wirken in den folgenden Schlachten nach; jeder vernichtete Punkt und jeder Sieg zählt.',
  origin: 'Vom Haus entworfen: Das Regelwerk hat die vier Schlachten, verbindet sie aber nicht.',
  terms: { rounds: { name: 'Letzte Runde jeder Schlacht', hint: '0: so lange, wie die Schlacht es sagt' } },
  points: 'Kriegspunkte',
  won: 'Gewonnene Schlachten',
  battleOf: (number, name) => `Schlacht ${number} von 4: ${name}`,
  fields: (unit, here, total) => `${unit}: ${here} von ${total} Elementen.`,
  recovers: unit => `Noch nicht genesen und in dieser Schlacht nicht dabei: ${unit}.`,
  atFull: 'Beide Armeen haben volle Stärke.',
  battle: (name, winner, [empire, orcs]) =>
    `${name}: ${winner === null ? 'Niemand hat gewonnen' : `Gewonnen ${winner === 0 ? 'hat' : 'haben'} ${sides[winner]}`}. Kriegspunkte: Imperium ${empire}, Orks ${orcs}.`,
  reserve: (side, unit) => `${capital[side]} ${side === 0 ? 'rief' : 'riefen'} Reserven: ${unit} mit voller Stärke.`,
  noReserve: side => `${capital[side]} ${side === 0 ? 'rief' : 'riefen'} keine Reserven.`,
  ask: 'Deine Reserven treffen ein. Wer kommt wieder auf volle Stärke?',
  nobody: 'Niemand',
  victory: (winner, points) =>
    `${capital[winner]} ${winner === 0 ? 'hat' : 'haben'} den Grenzkrieg gewonnen: ${points[winner]} zu ${points[1 - winner]} Kriegspunkte.`,
  shared: points => `Niemand hat den Grenzkrieg gewonnen: Beide haben ${points} Kriegspunkte.`,
})
