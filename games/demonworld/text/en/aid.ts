import type { DemonworldText } from '../words.ts'
import { names } from './names.ts'

/** What helps a player, in English. */
export const aid: Pick<DemonworldText, 'odds' | 'note' | 'loss' | 'habit' | 'turn'> = {
  odds: {
    hits: (_view, [base]) => `hits with ${base} or less on a twenty-sided die`,
    passes: (_view, [need]) => `passes with ${need} or more on a six-sided die`,
    works: (_view, [need]) => `works with ${need} or more on a twenty-sided die`,
    onTarget: (_view, [need]) => `on target with ${need} or more on a twenty-sided die`,
    saved: (_view, [friends]) => `saved with ${friends} or less on a six-sided die`,
  },
  note: {
    target: (_view, [base]) => `base number ${base}`,
    best: (_view, [base]) => `best base number ${base}`,
    reach: (_view, [points]) => `${points} movement points`,
  },
  loss: {
    person: (_view, [card]) => `${names.card(card)} is lost`,
    large: (_view, [card]) => `${names.card(card)} is lost`,
    element: (_view, [card, count]) =>
      count === 1 ? `an element of ${names.card(card)} is lost` : `${count} elements of ${names.card(card)} are lost`,
  },
  habit: {
    strikeEasiest: 'In melee everyone strikes where it is easiest',
    runAll: 'Routing units run by themselves',
    closeRanks: 'Ranks close by themselves after losses',
    demandDie: 'The die is always demanded for special figures',
  },
  turn: [
    { text: 'Both sides place an order face down for every unit; then all are shown.', points: 'own element' },
    { text: 'Units with Skirmish shoot first; those with Hold shoot after the movement.' },
    {
      text: 'Units move by order: Move, Skirmish, Attack, Hold. Ordered ranks advance by points, all else is a manoeuvre.',
    },
    { text: 'Only ordered units with Attack or Skirmish may charge, and only to their front.' },
    { text: 'In melee the quicker strike first; flank and rear are easier to hit. Then everybody regroups.' },
    { text: 'With morale in play, units with losses are tested and may rout; routing units try to rally at the end.' },
  ],
}
