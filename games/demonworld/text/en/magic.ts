import { type EventTexts, grammar, type Phrase, type Text } from '@hexarium/kernel'
import { items } from '../../content/expert/items.ts'
import { FLAMES, GOES_WRONG, spells } from '../../content/expert/spells.ts'
import type { events } from '../../events.ts'
import { NONE } from '../../state.ts'
import type { View } from '../../view.ts'
import { needed, pairs } from '../asking.ts'
import { names } from './names.ts'

const { count } = grammar('en')
const { unit, element, focus, field, spell, itemName } = names
const hit = (value: number) => (value ? 'a hit' : 'a miss')
const aimed = (view: View, of: number, target: number) =>
  spells[of]?.aim === 'field' ? field(view, target) : unit(view, target)
const wrong = [
  'he vanishes into another dimension',
  'the magic recoils on him',
  'the magic bursts out around him',
  'his magic is drained for good',
  'his magic is drained',
  'he is stunned and cannot cast',
]

/** What magic and items ask, offer and tell, in English. */
export const askMagic: Readonly<Record<string, Phrase<View>>> = {
  castSpell: 'Which spell is announced?',
  spellTarget: view => `Whom or what is the spell of ${focus(view)} cast at?`,
  payExtra: view => `How many extra spell points does ${focus(view)} pay?`,
  payFromStaff: 'How many of them come out of Fenragg’s staff?',
  storeSpell: 'Which spell is in Algrim’s ring? The other side will not know',
  useRing: view => `Algrim’s ring (${spell(view.ring ?? NONE)}): cast its spell now, and at whom?`,
}

export const choiceMagic: Text<View>['choice'] = {
  'castSpell.spell': (view, { wizard, spell: of }) =>
    `${element(view, wizard)}: ${spell(of)} (level ${spells[of]?.level ?? 0})`,
  'storeSpell.spell': (_view, { spell: of }) => spell(of),
  'spellTarget.hex': (view, { hex }) => `Around ${field(view, hex)}`,
  extra: (_view, { extra: points }) => (points === 0 ? 'Nothing extra' : `${points} extra`),
  staff: (_view, { staff: points }) => `${points} out of the staff`,
  give: (_view, { item, card }) => `Give ${itemName(item)} to ${names.card(card)} (${items[item]?.points ?? 0})`,
  takeBack: (_view, { takeBack: item }) => `Take back ${itemName(item)}`,
}

export const eventMagic = {
  announces: (view, { wizard, spell: of, target, points, staff }) =>
    `${element(view, wizard)} announces ${spell(of)} at ${aimed(view, of, target)} for ${count(points, 'spell point', 'spell points')}${staff > 0 ? `, ${staff} of them out of the staff` : ''}`,
  casts: (view, { wizard, spell: of, die, points, works }) =>
    `${element(view, wizard)}, ${spell(of)} (${needed(of, points)} or more): ${die}, ${works ? 'it works' : die <= GOES_WRONG ? 'it goes wrong' : 'it fails'}`,
  goesWrong: (view, { wizard, die, fate }) => `${element(view, wizard)}: ${die}, ${wrong[fate] ?? wrong[0]}`,
  bursts: (view, { element: of, points, die, hit: struck }) =>
    `The burst reaches ${element(view, of)} (${points} or less): ${die}, ${hit(struck)}`,
  stores: (_view, { spell: of }) => `In Algrim’s ring: ${spell(of)}`,
  releases: (view, { element: of, spell: stored, unit: target }) =>
    `${element(view, of)} releases ${spell(stored)} from Algrim’s ring at ${unit(view, target)}`,
  duel: (view, { wizard, spell: of, other, beaten }) =>
    `Duel of spells: ${spell(of)} of ${element(view, wizard)} beats ${spell(beaten)} of ${element(view, other)}`,
  enchants: (view, { unit: of, spell: by }) => `${unit(view, of)}: ${spell(by)}`,
  scorches: (view, { element: of, die, hit: struck }) =>
    `The flames reach ${element(view, of)} (${FLAMES} or less): ${die}, ${hit(struck)}`,
  wearsOff: (view, { unit: of, spell: by }) => `${unit(view, of)}: ${spell(by)} wears off`,
  rests: (view, { wizard, points }) =>
    `${element(view, wizard)} has rested and regains ${count(points, 'spell point', 'spell points')}`,
  equipped: (_view, { seat, itemsAndCards: list }) =>
    `${names.seat(seat)}: ${pairs(list)
      .map(([item, card]) => `${itemName(item)} for ${names.card(card)}`)
      .join(', ')}`,
} satisfies Partial<EventTexts<View, typeof events>>

export const resultMagic: Readonly<Record<string, Phrase<View>>> = {
  'DW-XXI.1': (_view, _scores, seat) => (seat === 1 ? 'orcs are in the pass.' : 'no orc unit has come into the pass.'),
  'DW-XXI.2': (_view, _scores, seat) => (seat === 0 ? 'Sandor is safe.' : 'Sandor will not arrive.'),
}
