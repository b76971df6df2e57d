import { type EventTexts, grammar, type Phrase, type Text } from '@hexarium/kernel'
import { ROSE } from '../../content/tables.ts'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { pairs, wallOf } from '../asking.ts'
import { names } from './names.ts'

type Phrases = Readonly<Record<string, Phrase<View>>>

const { count } = grammar('fr')
const { unit, element, focus, direction, field } = names
const outcomes = [
  'droit au but',
  'déviation de 1 case',
  'déviation de 2 cases',
  'arme enrayée',
  'tous les points de charge perdus',
  'pièce détruite',
]
const caught = (lit: number) => (lit ? 'elle prend feu' : 'elle ne brûle pas')
const wall = (view: View, side: number) => {
  const [a, b] = wallOf(view, side)
  return `le muret entre ${field(view, a)} et ${field(view, b)}`
}

/** Questions sur l’artillerie et le feu. */
export const askGuns: Phrases = {
  aimGun: view => `${focus(view)} : sur quelle case tirer ?`,
  announceFire: 'Annoncer des flèches enflammées ou des projectiles incendiaires ?',
  lightFire: 'Quelqu’un allume-t-il un feu ?',
  lightField: view => `${focus(view)} : quelle case enflammer ?`,
  escapeFire: view => `${focus(view)}, hors du feu : vers où ?`,
  declareFlames: view => `${unit(view, view.focus.unit)}, flèches enflammées : qui tire ?`,
  flameAt: view => `${focus(view)} : sur quoi tirer une flèche enflammée ?`,
  backFlames: view => `${focus(view)} : qui soutient la flèche enflammée ?`,
}

export const choiceGuns: Text<View>['choice'] = {
  'aimGun.hex': (view, { hex }) => `Sur ${field(view, hex)}`,
  high: (view, { high: hex }) => `En visant haut, sur ${field(view, hex)}`,
  hold: 'Ne pas tirer',
  field: (view, { field: hex }) => `La case ${field(view, hex)}`,
  'backFlames.ready': 'Pas d’autre soutien',
}

export const eventGuns = {
  loads: (view, { gun, points }) => `${element(view, gun)} : ${count(points, 'point', 'points')} de charge sur 6`,
  fires: (view, { gun, hex, die, outcome }) =>
    `${element(view, gun)} tire sur ${field(view, hex)} : ${die}, ${outcomes[outcome] ?? outcomes[0]}`,
  shotLands: (view, { hex }) => (hex < 0 ? 'Le tir sort du plateau' : `Le tir va vers ${field(view, hex)}`),
  pierces: (view, { gun, target, factor, die, hit }) =>
    `${element(view, gun)} contre ${element(view, target)} (${factor} ou moins) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  batters: (view, { wall: side, factor, die, broken }) =>
    `Contre ${wall(view, side)} (${factor} ou moins) : ${die}, ${broken ? 'il s’écroule' : 'il tient'}`,
  stopped: (view, { hex }) => `Le projectile s’arrête en ${field(view, hex)}`,
  shares: (view, { mount, rider, hits }) =>
    `${element(view, mount)} : ${count(hits, 'coup atteint', 'coups atteignent')} le cavalier, ${element(view, rider)}`,
  torches: (view, { unit: of }) => `${unit(view, of)} : le feu est annoncé`,
  wind: (_view, { direction: to, strength }) =>
    strength === 0 ? 'Pas de vent' : `Le vent souffle vers ${direction(ROSE[to])}, force ${strength}`,
  dwindles: (view, { fieldsAndMarkers: list }) =>
    `Les feux baissent : ${pairs(list)
      .map(
        ([hex, marker]) =>
          `${field(view, hex)} : ${marker === 0 ? 'feu éteint' : `encore ${count(marker, 'tour', 'tours')}`}`,
      )
      .join(', ')}`,
  burns: (view, { hex, marker }) => `${field(view, hex)} brûle encore ${count(marker, 'tour', 'tours')}`,
  smoulders: (view, { hex }) => `${field(view, hex)} brûlera dès le prochain tour`,
  spreads: (view, { hex, need, die, lit }) =>
    `Le feu gagne ${field(view, hex)} (${need} ou moins) : ${die}, ${caught(lit)}`,
  lights: (view, { element: of, hex, die, lit }) =>
    `${element(view, of)} : feu mis à ${field(view, hex)} (6 ou moins) : ${die}, ${caught(lit)}`,
  catches: (view, { hex, factor, die, lit }) =>
    `Des flammes en ${field(view, hex)} (${factor} ou moins) : ${die}, ${caught(lit)}`,
  flames: (view, { element: by, target, supports, base, die, hit }) =>
    `Flèche enflammée : ${element(view, by)} contre ${element(view, target)} (${base} ou moins${supports ? `, soutiens : ${supports}` : ''}) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  perishes: (view, { element: of, hex }) => `Perte dans le feu : ${element(view, of)} en ${field(view, hex)}`,
} satisfies Partial<EventTexts<View, typeof events>>
