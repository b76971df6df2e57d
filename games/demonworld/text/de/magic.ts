import { type EventTexts, grammar, type Phrase, type Text } from '@hexarium/kernel'
import { items } from '../../content/expert/items.ts'
import { FLAMES, GOES_WRONG, spells } from '../../content/expert/spells.ts'
import type { events } from '../../events.ts'
import { NONE } from '../../state.ts'
import type { View } from '../../view.ts'
import { needed, pairs } from '../asking.ts'
import { names } from './names.ts'

const { count } = grammar('de')
const { unit, element, focus, field, spell, itemName } = names
const hit = (value: number) => (value ? 'Treffer' : 'vorbei')
const aimed = (view: View, of: number, target: number) =>
  spells[of]?.aim === 'field' ? field(view, target) : unit(view, target)
const wrong = [
  'er verschwindet in eine andere Dimension',
  'die Magie prallt auf ihn zurück',
  'die Magie entlädt sich um ihn',
  'seine Magie ist für den Rest der Partie verloren',
  'seine Magiepunkte sind verloren',
  'der Schock trifft ihn: er kann nicht zaubern',
]

/** Was Magie und Gegenstände fragen, bieten und melden, auf Deutsch. */
export const askMagic: Readonly<Record<string, Phrase<View>>> = {
  castSpell: 'Welcher Zauberspruch wird angekündigt?',
  spellTarget: view => `${focus(view)}: Was ist das Zielobjekt des Spruches?`,
  payExtra: view => `${focus(view)}: Wie viele zusätzliche Magiepunkte?`,
  payFromStaff: 'Wie viele davon kommen aus Fenraggs Stab?',
  storeSpell: 'Welcher Spruch ist im Ring Algrims? Die andere Seite erfährt es nicht',
  useRing: view => `Der Ring Algrims (${spell(view.ring ?? NONE)}): jetzt auslösen, und auf wen?`,
}

export const choiceMagic: Text<View>['choice'] = {
  'castSpell.spell': (view, { wizard, spell: of }) =>
    `${element(view, wizard)}: ${spell(of)} (Stufe ${spells[of]?.level ?? 0})`,
  'storeSpell.spell': (_view, { spell: of }) => spell(of),
  'spellTarget.hex': (view, { hex }) => `Um ${field(view, hex)}`,
  extra: (_view, { extra: points }) => (points === 0 ? 'Nichts zusätzlich' : `${points} zusätzlich`),
  staff: (_view, { staff: points }) => `${points} aus dem Stab`,
  give: (_view, { item, card }) => `${names.card(card)}: ${itemName(item)} (${items[item]?.points ?? 0})`,
  takeBack: (_view, { takeBack: item }) => `Zurücknehmen: ${itemName(item)}`,
}

export const eventMagic = {
  announces: (view, { wizard, spell: of, target, points, staff }) =>
    `${element(view, wizard)} kündigt an: ${spell(of)}, Ziel ${aimed(view, of, target)}, ${count(points, 'Magiepunkt', 'Magiepunkte')}${staff > 0 ? `, davon ${staff} aus dem Stab` : ''}`,
  casts: (view, { wizard, spell: of, die, points, works }) =>
    `${element(view, wizard)}, ${spell(of)} (${needed(of, points)} oder mehr): ${die}, ${works ? 'kommt zustande' : die <= GOES_WRONG ? 'geht schief' : 'erfolglos'}`,
  goesWrong: (view, { wizard, die, fate }) => `${element(view, wizard)}: ${die}, ${wrong[fate] ?? wrong[0]}`,
  bursts: (view, { element: of, points, die, hit: struck }) =>
    `Entladung gegen: ${element(view, of)} (${points} oder weniger): ${die}, ${hit(struck)}`,
  stores: (_view, { spell: of }) => `Im Ring Algrims: ${spell(of)}`,
  releases: (view, { element: of, spell: stored, unit: target }) =>
    `${element(view, of)}: ${spell(stored)} aus dem Ring Algrims, Ziel ${unit(view, target)}`,
  duel: (view, { wizard, spell: of, other, beaten }) =>
    `Zauberduell: ${spell(of)} (${element(view, wizard)}) setzt sich gegen ${spell(beaten)} (${element(view, other)}) durch`,
  enchants: (view, { unit: of, spell: by }) => `${unit(view, of)}: ${spell(by)}`,
  scorches: (view, { element: of, die, hit: struck }) =>
    `Flammen gegen: ${element(view, of)} (${FLAMES} oder weniger): ${die}, ${hit(struck)}`,
  wearsOff: (view, { unit: of, spell: by }) => `${unit(view, of)}: ${spell(by)} lässt nach`,
  rests: (view, { wizard, points }) =>
    `${element(view, wizard)}: Ruhe, ${count(points, 'Magiepunkt', 'Magiepunkte')} zurückgewonnen`,
  equipped: (_view, { seat, itemsAndCards: list }) =>
    `${names.seat(seat)}: ${pairs(list)
      .map(([item, card]) => `${itemName(item)} (${names.card(card)})`)
      .join(', ')}`,
} satisfies Partial<EventTexts<View, typeof events>>

export const resultMagic: Readonly<Record<string, Phrase<View>>> = {
  'DW-XXI.1': (_view, _scores, seat) =>
    seat === 1 ? 'Orks sind auf dem Pass.' : 'Keine Einheit der Orks ist auf den Pass gekommen.',
  'DW-XXI.2': (_view, _scores, seat) => (seat === 0 ? 'Sandor ist in Sicherheit.' : 'Sandor kommt nicht mehr an.'),
}
