import type { EventTexts, Text } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { unit, element, elementAt, focus, field, facing } = names
const inFocus = (view: View) => unit(view, view.focus.unit)
const spent = ({ focus: { spent: points } }: View) => (points === 0 ? '' : ` — ${points} points dépensés`)
/** By move: the six steps, then the turns (`bases.ts`). */
const moves = [
  'En avant à droite',
  'En avant à gauche',
  'De côté à gauche',
  'En arrière à gauche',
  'En arrière à droite',
  'De côté à droite',
  'Tourner en avant à droite',
  'Tourner en avant à gauche',
  'Tourner à droite sur le champ avant',
  'Tourner à gauche sur le champ avant',
  'Tourner en arrière à droite',
  'Tourner en arrière à gauche',
  'Tourner à droite sur place',
  'Tourner à gauche sur place',
]
/** By area of breath. */
const areas = ['à gauche', 'droit devant', 'à droite']

/** Grands éléments : ce qui est demandé. */
export const askLarge = {
  moveLarge: (view: View) => `${inFocus(view)} : et maintenant ?${spent(view)}`,
  walkFacing: (view: View) => `Vers où ${inFocus(view)} regarde-t-il là-bas ?`,
  announceCharge: (view: View) => `${inFocus(view)} est au contact : attaquer ou piétiner ?`,
  wanderLarge: (view: View) => `${focus(view)} peut avancer de deux champs et tourner`,
  strikeWith: (view: View) => `Qui ${focus(view)} frappe-t-il par cette attaque ?`,
  strikePart: 'Le char lui-même ou ses bêtes ?',
  aimField: 'Quel champ viser ?',
  breathe: (view: View) => `Où ${inFocus(view)} crache-t-il son souffle ?`,
  mountUp: (view: View) => `${focus(view)} monte-t-il ?`,
  dismount: (view: View) => `Le cavalier descend-il de ${inFocus(view)} ?`,
  leadOrSteer: 'Donner des ordres aux unités ou mener la monture ?',
  setDownAt: (view: View) => `Où placer ${element(view, view.unseated[0]?.rider ?? -1)} ?`,
  turnChief: (view: View) => `${focus(view)} peut tourner une fois`,
}

/** Ce qui est offert. */
export const choiceLarge: Text<View>['choice'] = {
  tread: (_view: View, { tread: move }) => moves[move] ?? '',
  'moveLarge.walk': (view: View, { walk: hex }) => field(view, hex),
  'wanderLarge.done': 'Rester là',
  attack: 'Attaquer',
  overrun: 'Piétiner',
  'strikeWith.support': 'Soutenir l’autre bête',
  'strikeWith.spare': 'Personne',
  area: (_view: View, { area }) => `Souffler ${areas[area]}`,
  'breathe.spare': 'Pas de souffle',
  mount: (view: View, { mount: of }) => `Monter : ${elementAt(view, of)}`,
  'mountUp.stay': 'Rester à pied',
  'dismount.hex': (view: View, { hex }) => `Descendre en ${field(view, hex)}`,
  'dismount.stay': 'Rester en selle',
  'setDownAt.hex': (view: View, { hex }) => `En ${field(view, hex)}`,
  'turnChief.stay': 'Ne pas tourner',
  engage: (view: View, { engage: foe }) => `Attaquer sur place : ${unit(view, foe)}`,
  'deploy.mount': (view: View, { captain, unit: mount }) =>
    `${unit(view, captain)} commence sur : ${unit(view, mount)}`,
  lead: 'Commander des unités ; la monture tient',
  steer: 'Tous les marqueurs pour la monture',
}

/** Ce qui est raconté. */
export const eventLarge = {
  treads: (view: View, { element: of, to, facing: towards }) =>
    `${element(view, of)} va en ${field(view, to)}, tourné vers ${facing(towards)}`,
  charges: (view: View, { unit: of, overruns }) => `${unit(view, of)} va ${overruns ? 'piétiner' : 'attaquer'}`,
  overruns: (view: View, { element: of, victim, base, die, hit }) =>
    `${element(view, of)} piétine ${element(view, victim)} (${base} ou moins) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  brushes: (view: View, { element: of, others }) =>
    `${element(view, of)} se tient près ${others.length === 1 ? 'd’un ennemi' : 'd’ennemis'} sans combattre`,
  mounts: (view: View, { captain: of, mount }) => `${element(view, of)} monte : ${element(view, mount)}`,
  dismounts: (view: View, { captain: of, hex }) => `${element(view, of)} descend en ${field(view, hex)}`,
  withdraws: (view: View, { element: of }) => `${element(view, of)} n’a plus de maître et quitte la bataille`,
  breathes: (view: View, { element: of, area }) => `${element(view, of)} souffle ${areas[area]}`,
  sears: (view: View, { target, factor, die, hit }) =>
    `Le souffle atteint ${element(view, target)} (${factor} ou moins) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  corpse: (view: View, { element: of, hexes }) =>
    `Le corps de ${element(view, of)} gît en ${hexes.map(hex => field(view, hex)).join(', ')}`,
} satisfies Partial<EventTexts<View, typeof events>>
