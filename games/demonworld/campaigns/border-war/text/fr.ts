import { names } from '../../../text/fr/names.ts'
import { textIn } from './words.ts'

const sides = ['L’Empire', 'Les Orques']

/** La guerre des marches en français. */
export const fr = textIn(names, {
  title: 'La guerre des marches',
  blurb:
    'Les quatre scénarios en une seule guerre. Les pertes pèsent sur les batailles suivantes ; chaque point détruit et chaque victoire compte.',
  origin: 'Conçue par la maison : le livre de règles a les quatre batailles, mais ne les relie pas.',
  terms: { rounds: { name: 'Dernier tour de chaque bataille', hint: '0 : tant que la bataille le dit' } },
  points: 'Points de guerre',
  won: 'Batailles gagnées',
  battleOf: (number, name) => `Bataille ${number} sur 4 : ${name}`,
  fields: (unit, here, total) => `${unit} : ${here} éléments sur ${total}.`,
  recovers: unit => `Pas encore remis et absent de cette bataille : ${unit}.`,
  atFull: 'Les deux armées sont au complet.',
  battle: (name, winner, [empire, orcs]) =>
    `${name} : ${winner === null ? 'personne n’a gagné' : `${winner === 0 ? 'l’Empire a' : 'les Orques ont'} gagné`}. Points de guerre : Empire ${empire}, Orques ${orcs}.`,
  reserve: (side, unit) => `${sides[side]} ${side === 0 ? 'a' : 'ont'} appelé des réserves : ${unit} au complet.`,
  noReserve: side => `${sides[side]} ${side === 0 ? 'n’a' : 'n’ont'} pas appelé de réserves.`,
  ask: 'Vos réserves arrivent. Qui revient au complet ?',
  nobody: 'Personne',
  victory: (winner, points) =>
    `${sides[winner]} ${winner === 0 ? 'a' : 'ont'} gagné la guerre des marches : ${points[winner]} points de guerre contre ${points[1 - winner]}.`,
  shared: points => `Personne n’a gagné la guerre des marches : ${points} points de guerre chacun.`,
})
