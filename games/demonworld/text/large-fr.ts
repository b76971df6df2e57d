import type { View } from '../view.ts'
import { byUnit } from './asking.ts'
import { names } from './names-fr.ts'

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
  setDownAt: (view: View) => `Où placer ${element(view, view.unseated[0] ?? -1)} ?`,
  turnChief: (view: View) => `${focus(view)} peut tourner une fois`,
}

/** Ce qui est offert. */
export const choiceLarge = {
  tread: (_view: View, [move]: readonly number[]) => moves[move] ?? '',
  'moveLarge.walk': (view: View, [hex]: readonly number[]) => field(view, hex),
  'wanderLarge.done': 'Rester là',
  attack: 'Attaquer',
  overrun: 'Piétiner',
  'strikeWith.support': 'Soutenir l’autre bête',
  'strikeWith.spare': 'Personne',
  area: (_view: View, [area]: readonly number[]) => `Souffler ${areas[area]}`,
  'breathe.spare': 'Pas de souffle',
  mount: (view: View, [of]: readonly number[]) => `Monter : ${elementAt(view, of)}`,
  'mountUp.stay': 'Rester à pied',
  'dismount.hex': (view: View, [hex]: readonly number[]) => `Descendre en ${field(view, hex)}`,
  'dismount.stay': 'Rester en selle',
  'setDownAt.hex': (view: View, [hex]: readonly number[]) => `En ${field(view, hex)}`,
  'turnChief.stay': 'Ne pas tourner',
  engage: (view: View, [foe]: readonly number[]) => `Attaquer sur place : ${unit(view, foe)}`,
  'deploy.mount': (view: View, [value]: readonly number[]) => {
    const [captain, mount] = byUnit(value)
    return `${unit(view, captain)} commence sur : ${unit(view, mount)}`
  },
  lead: 'Commander des unités ; la monture tient',
  steer: 'Tous les marqueurs pour la monture',
}

/** Ce qui est raconté. */
export const eventLarge = {
  treads: (view: View, [of, , to, towards]: readonly number[]) =>
    `${element(view, of)} va en ${field(view, to)}, tourné vers ${facing(towards)}`,
  charges: (view: View, [of, overruns]: readonly number[]) =>
    `${unit(view, of)} va ${overruns ? 'piétiner' : 'attaquer'}`,
  overruns: (view: View, [of, victim, base, die, hit]: readonly number[]) =>
    `${element(view, of)} piétine ${element(view, victim)} (${base} ou moins) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  brushes: (view: View, [of, ...others]: readonly number[]) =>
    `${element(view, of)} se tient près ${others.length === 1 ? 'd’un ennemi' : 'd’ennemis'} sans combattre`,
  mounts: (view: View, [of, mount]: readonly number[]) => `${element(view, of)} monte : ${element(view, mount)}`,
  dismounts: (view: View, [of, , hex]: readonly number[]) => `${element(view, of)} descend en ${field(view, hex)}`,
  withdraws: (view: View, [of]: readonly number[]) => `${element(view, of)} n’a plus de maître et quitte la bataille`,
  breathes: (view: View, [of, area]: readonly number[]) => `${element(view, of)} souffle ${areas[area]}`,
  sears: (view: View, [, target, factor, die, hit]: readonly number[]) =>
    `Le souffle atteint ${element(view, target)} (${factor} ou moins) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  corpse: (view: View, [of, ...hexes]: readonly number[]) =>
    `Le corps de ${element(view, of)} gît en ${hexes.map(hex => field(view, hex)).join(', ')}`,
}
