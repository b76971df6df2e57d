import { type EventTexts, grammar, type Phrase, type Text } from '@hexarium/kernel'
import { ROSE } from '../../content/tables.ts'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { pairs, wallOf } from '../asking.ts'
import { names } from './names.ts'

type Phrases = Readonly<Record<string, Phrase<View>>>

const { count } = grammar('de')
const { unit, element, focus, direction, field } = names
const outcomes = [
  'keine Abweichung',
  'Abweichung um 1 Feld',
  'Abweichung um 2 Felder',
  'Ladehemmung',
  'Verlust aller Ladepunkte',
  'Geschütz zerstört',
]
const caught = (lit: number) => (lit ? 'es fängt Feuer' : 'es brennt nicht')
const wall = (view: View, side: number) => {
  const [a, b] = wallOf(view, side)
  return `die Mauer zwischen ${field(view, a)} und ${field(view, b)}`
}

/** Fragen zu Geschützen und Feuer. */
export const askGuns: Phrases = {
  aimGun: view => `${focus(view)}: gewünschtes Zielfeld?`,
  announceFire: 'Brandpfeile oder Brandgeschosse ankündigen?',
  lightFire: 'Entfacht jemand ein Feuer?',
  lightField: view => `${focus(view)}: Welches Feld entzünden?`,
  escapeFire: view => `${focus(view)}, aus dem Feuer: Wohin?`,
  declareFlames: view => `${unit(view, view.focus.unit)}, Brandpfeile: Wer schießt?`,
  flameAt: view => `${focus(view)}: Brandpfeil worauf?`,
  backFlames: view => `${focus(view)}: Wer unterstützt den Brandpfeil-Angriff?`,
}

export const choiceGuns: Text<View>['choice'] = {
  'aimGun.hex': (view, { hex }) => `Auf ${field(view, hex)}`,
  high: (view, { high: hex }) => `Hoch anvisiert, auf ${field(view, hex)}`,
  hold: 'Nicht feuern',
  field: (view, { field: hex }) => `Das Feld ${field(view, hex)}`,
  'backFlames.ready': 'Keine weitere Unterstützung',
}

export const eventGuns = {
  loads: (view, { gun, points }) => `${element(view, gun)}: ${points} von 6 Ladepunkten`,
  fires: (view, { gun, hex, die, outcome }) =>
    `${element(view, gun)} feuert auf ${field(view, hex)}: ${die}, ${outcomes[outcome] ?? outcomes[0]}`,
  shotLands: (view, { hex }) =>
    hex < 0 ? 'Das Geschoss verlässt die Spielfläche' : `Endgültiges Zielfeld: ${field(view, hex)}`,
  pierces: (view, { gun, target, factor, die, hit }) =>
    `${element(view, gun)}, Ziel ${element(view, target)} (Kampffaktor ${factor}): ${die}, ${hit ? 'Treffer' : 'vorbei'}`,
  batters: (view, { wall: side, factor, die, broken }) =>
    `Gegen ${wall(view, side)} (Kampffaktor ${factor}): ${die}, ${broken ? 'sie ist zerstört' : 'sie hält'}`,
  stopped: (view, { hex }) => `Das Geschoss wird auf ${field(view, hex)} aufgehalten`,
  shares: (view, { mount, rider, hits }) =>
    `${element(view, mount)}: ${hits} Treffer ${hits === 1 ? 'trifft' : 'treffen'} den Reiter, ${element(view, rider)}`,
  torches: (view, { unit: of }) => `${unit(view, of)}: Feuer ist angekündigt`,
  wind: (_view, { direction: to, strength }) =>
    strength === 0 ? 'Windstille' : `Der Wind weht nach ${direction(ROSE[to])}, Windstärke ${strength}`,
  dwindles: (view, { fieldsAndMarkers: list }) =>
    `Die Feuer brennen herunter: ${pairs(list)
      .map(
        ([hex, marker]) =>
          `${field(view, hex)} ${marker === 0 ? 'ist abgebrannt' : `noch ${count(marker, 'Runde', 'Runden')}`}`,
      )
      .join(', ')}`,
  burns: (view, { hex, marker }) => `${field(view, hex)} brennt noch ${count(marker, 'Runde', 'Runden')}`,
  smoulders: (view, { hex }) => `${field(view, hex)} brennt ab der nächsten Runde`,
  spreads: (view, { hex, need, die, lit }) =>
    `Das Feuer greift nach ${field(view, hex)} (höchstens ${need}): ${die}, ${caught(lit)}`,
  lights: (view, { element: of, hex, die, lit }) =>
    `${element(view, of)}: Feuer an ${field(view, hex)} (höchstens 6): ${die}, ${caught(lit)}`,
  catches: (view, { hex, factor, die, lit }) =>
    `Flammen auf ${field(view, hex)} (Kampffaktor ${factor}): ${die}, ${caught(lit)}`,
  flames: (view, { element: by, target, supports, base, die, hit }) =>
    `Brandpfeil: ${element(view, by)}, Ziel ${element(view, target)} (Basiszahl ${base}${supports ? `, ${supports} × unterstützt` : ''}): ${die}, ${hit ? 'Treffer' : 'vorbei'}`,
  perishes: (view, { element: of, hex }) => `Verbrannt: ${element(view, of)} auf ${field(view, hex)}`,
} satisfies Partial<EventTexts<View, typeof events>>
