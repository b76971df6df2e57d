import type { EventTexts, Phrase, Text } from '@hexarium/kernel'
import { ROSE } from '../../content/tables.ts'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { pairs, wallOf } from '../asking.ts'
import { names } from './names.ts'

type Phrases = Readonly<Record<string, Phrase<View>>>

const { unit, element, focus, direction, field } = names
const outcomes = [
  'droit au but',
  'déviation de 1 case',
  'déviation de 2 cases',
  'un enrayage',
  'tous les points de charge perdus',
  'la pièce explose',
]
const caught = (lit: number) => (lit ? 'elle prend feu' : 'elle ne brûle pas')
const wall = (view: View, side: number) => {
  const [a, b] = wallOf(view, side)
  return `le mur entre ${field(view, a)} et ${field(view, b)}`
}

/** Questions sur l’artillerie et le feu. */
export const askGuns: Phrases = {
  aimGun: view => `${focus(view)} : sur quelle case tirer ?`,
  announceFire: 'Annoncer des flèches enflammées ou des projectiles incendiaires ?',
  lightFire: 'Quelqu’un allume-t-il un feu ?',
  lightField: view => `Quelle case ${focus(view)} enflamme-t-il ?`,
  escapeFire: view => `${focus(view)} doit sortir du feu : vers où ?`,
  declareFlames: view => `${unit(view, view.focus.unit)}, flèches enflammées : qui tire ?`,
  flameAt: view => `Sur quoi ${focus(view)} tire-t-il une flèche enflammée ?`,
  backFlames: view => `Qui soutient la flèche enflammée de ${focus(view)} ?`,
}

export const choiceGuns: Text<View>['choice'] = {
  'aimGun.hex': (view, { hex }) => `Sur ${field(view, hex)}`,
  high: (view, { high: hex }) => `En visant haut, sur ${field(view, hex)}`,
  hold: 'Ne pas tirer',
  field: (view, { field: hex }) => `La case ${field(view, hex)}`,
  'backFlames.ready': 'Plus de soutien',
}

export const eventGuns = {
  loads: (view, { gun, points }) => `${element(view, gun)} : ${points} points de charge sur 6`,
  fires: (view, { gun, hex, die, outcome }) =>
    `${element(view, gun)} tire sur ${field(view, hex)} : ${die}, ${outcomes[outcome] ?? outcomes[0]}`,
  shotLands: (view, { hex }) => (hex < 0 ? 'Le tir sort du plateau' : `Le tir va vers ${field(view, hex)}`),
  pierces: (view, { gun, target, factor, die, hit }) =>
    `${element(view, gun)} contre ${element(view, target)} (${factor} ou moins) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  batters: (view, { wall: side, factor, die, broken }) =>
    `Contre ${wall(view, side)} (${factor} ou moins) : ${die}, ${broken ? 'il s’écroule' : 'il tient'}`,
  stopped: (view, { hex }) => `Le projectile s’arrête en ${field(view, hex)}`,
  shares: (view, { mount, rider, hits }) =>
    `${hits} des coups portés à ${element(view, mount)} atteignent ${element(view, rider)}`,
  torches: (view, { unit: of }) => `${unit(view, of)} : le feu est annoncé`,
  wind: (_view, { direction: to, strength }) =>
    strength === 0 ? 'Pas de vent' : `Le vent souffle vers ${direction(ROSE[to])}, force ${strength}`,
  dwindles: (view, { fieldsAndMarkers: list }) =>
    `Les feux baissent : ${pairs(list)
      .map(([hex, marker]) => `${field(view, hex)} ${marker === 0 ? 'est éteinte' : marker}`)
      .join(', ')}`,
  burns: (view, { hex, marker }) => `${field(view, hex)} brûle (${marker})`,
  smoulders: (view, { hex }) => `${field(view, hex)} brûlera dès le prochain tour`,
  spreads: (view, { hex, need, die, lit }) =>
    `Le feu gagne ${field(view, hex)} (${need} ou moins) : ${die}, ${caught(lit)}`,
  lights: (view, { element: of, hex, die, lit }) =>
    `${element(view, of)} tente d’enflammer ${field(view, hex)} (6 ou moins) : ${die}, ${caught(lit)}`,
  catches: (view, { hex, factor, die, lit }) =>
    `Des flammes en ${field(view, hex)} (${factor} ou moins) : ${die}, ${caught(lit)}`,
  flames: (view, { element: by, target, supports, base, die, hit }) =>
    `Flèche enflammée : ${element(view, by)} contre ${element(view, target)} (${base} ou moins${supports ? `, soutiens : ${supports}` : ''}) : ${die}, ${hit ? 'touché' : 'manqué'}`,
  perishes: (view, { element: of, hex }) => `${element(view, of)} périt dans le feu en ${field(view, hex)}`,
} satisfies Partial<EventTexts<View, typeof events>>
