import { type EventTexts, grammar, type Text } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { count } = grammar('fr')
const { unit, element, elementAt, focus, field, facing } = names
const inFocus = (view: View) => unit(view, view.focus.unit)

/** Une unité qui bouge : pourquoi on la demande, et pourquoi elle n’avance pas. */
export const mover = (view: View) => {
  const { unit: of, reacts, disordered } = view.focus
  const why = [
    view.impetuous[of] && `ruée sur ${unit(view, view.prey[of])}`,
    reacts && 'sous attaque',
    disordered && 'en désordre, pas d’avance',
  ].filter(Boolean)
  return `${unit(view, of)}${why.length > 0 ? ` (${why.join(', ')})` : ''}`
}
const spent = ({ focus: { spent: points } }: View) =>
  points === 0 ? '' : ` — ${count(points, 'point dépensé', 'points dépensés')}`
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
  'Tourner à droite autour de la case avant',
  'Tourner à gauche autour de la case avant',
  'Tourner en arrière à droite',
  'Tourner en arrière à gauche',
  'Tourner à droite sur place',
  'Tourner à gauche sur place',
]
/** By area of breath. */
const areas = ['à gauche', 'droit devant', 'à droite']

/** Grands éléments : ce qui est demandé. */
export const askLarge = {
  moveLarge: (view: View) => `${mover(view)} : et maintenant ?${spent(view)}`,
  walkFacing: (view: View) => `${inFocus(view)} : vers où regarder ?`,
  announceCharge: (view: View) => `${inFocus(view)}, au contact : attaquer ou piétiner ?`,
  wanderLarge: (view: View) => `${focus(view)} : avancer de deux cases et tourner`,
  strikeWith: (view: View) => `${focus(view)} : qui frapper par cette attaque ?`,
  supportBlow: (view: View) => `${focus(view)} : qui soutient ?`,
  strikePart: 'Le char lui-même ou ses bêtes ?',
  aimField: 'Quelle case viser ?',
  breathe: (view: View) => `${inFocus(view)} : où diriger le souffle ?`,
  mountUp: (view: View) => `${focus(view)} : monter ?`,
  dismount: (view: View) => `${inFocus(view)} : le cavalier descend-il ?`,
  leadOrSteer: 'Donner des ordres aux unités ou mener la monture ?',
  setDownAt: (view: View) => `Où placer ${element(view, view.unseated[0]?.rider ?? -1)} ?`,
  turnChief: (view: View) => `${focus(view)} : tourner une fois ?`,
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
  'supportBlow.ready': 'Pas d’autre soutien',
  area: (_view: View, { area }) => `Souffler ${areas[area]}`,
  'breathe.spare': 'Pas de souffle',
  mount: (view: View, { mount: of }) => `Monter : ${elementAt(view, of)}`,
  'mountUp.stay': 'Rester à pied',
  'dismount.hex': (view: View, { hex }) => `Descendre en ${field(view, hex)}`,
  'dismount.stay': 'Rester en selle',
  'setDownAt.hex': (view: View, { hex }) => `En ${field(view, hex)}`,
  'turnChief.stay': 'Ne pas tourner',
  engage: (view: View, { engage: foe }) => `Attaquer sur place : ${unit(view, foe)}`,
  'deploy.mount': (view: View, { captain, unit: mount }) =>
    `${unit(view, captain)} commence sur : ${unit(view, mount)}`,
  lead: 'Commander des unités ; la monture tient',
  steer: 'Tous les marqueurs pour la monture',
}

/** Ce qui est raconté. */
export const eventLarge = {
  treads: (view: View, { element: of, to, facing: towards }) =>
    `${element(view, of)} : vers ${field(view, to)}, face ${facing(towards)}`,
  charges: (view: View, { unit: of, overruns }) => `${unit(view, of)} : ${overruns ? 'piétinement' : 'attaque'}`,
  overruns: (view: View, { element: of, victim, base, die, hit }) =>
    `${element(view, of)} piétine : ${element(view, victim)} (${base} ou moins) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  brushes: (view: View, { element: of, others }) =>
    `${element(view, of)} : près ${others.length === 1 ? 'd’un ennemi' : 'd’ennemis'}, sans combattre`,
  mounts: (view: View, { captain: of, mount }) => `${element(view, of)} monte : ${element(view, mount)}`,
  dismounts: (view: View, { captain: of, hex }) => `${element(view, of)} descend en ${field(view, hex)}`,
  withdraws: (view: View, { element: of }) => `${element(view, of)} : plus de maître, départ de la bataille`,
  breathes: (view: View, { element: of, area }) => `${element(view, of)} : souffle ${areas[area]}`,
  sears: (view: View, { target, factor, die, hit }) =>
    `Souffle sur ${element(view, target)} (${factor} ou moins) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  corpse: (view: View, { element: of, hexes }) =>
    `${element(view, of)} : le corps gît en ${hexes.map(hex => field(view, hex)).join(', ')}`,
} satisfies Partial<EventTexts<View, typeof events>>
