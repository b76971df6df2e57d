import { grammar } from '@hexarium/kernel'
import type { ExpertWords } from '../expert-words.ts'

const { count } = grammar('fr')

const rose = ['', 'le nord-est', 'l’est', 'le sud-est', 'le sud-ouest', 'l’ouest', 'le nord-ouest']
const doorState = ['fermée', 'ouverte', 'enfoncée']

/** Ce que dit la scène du jeu expert. */
export const expertWords: ExpertWords = {
  rides: (rider, mount) => `${rider}, sur ${mount}`,
  door: (number, state, stability) =>
    `Porte ${number} : ${doorState[state] ?? ''}${stability > 0 ? `, solidité ${stability}` : ''}`,
  burns: (field, left) => `${field} brûle, encore ${count(left, 'tour', 'tours')}`,
  smoulders: field => `${field} brûlera dès le tour suivant`,
  wind: (towards, strength) => (strength === 0 ? 'Pas de vent' : `Vent ${strength} vers ${rose[towards]}`),
  height: height => `vole à la hauteur ${height}`,
  houseWall: (a, b) => `Mur d’un bâtiment entre ${a} et ${b}`,
  window: (a, b) => `Fenêtre entre ${a} et ${b}`,
  field: {
    burning: 'en feu',
    ash: 'terrain brûlé',
    corpse: 'un colosse mort',
    inside: 'dans un bâtiment',
    thickWall: 'mur',
  },
  overrun: value => `${value}`,
  breath: (factor, fire) => `${factor}${fire ? ', feu' : ''}`,
  rider: factor => `arme ${factor}`,
  gun: (projectile, factor, splash, ranges) => `${projectile} ${factor}${splash > 0 ? ` (${splash})` : ''}, ${ranges}`,
  projectiles: { bolt: 'trait', ball: 'boulet', smallStone: 'pierre', largeStone: 'grosse pierre' },
  animals: (size, ranged, melee) => `taille ${size}, armure ${ranged} contre les tirs, ${melee} en mêlée`,
  grade: (grade, power) => `grade ${grade}, ${count(power, 'point', 'points')} de magie`,
  flyer: 'peut voler',
}
