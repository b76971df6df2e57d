import { type EventArgs, type EventSpec, vocabulary } from '@hexarium/kernel'
import type { Demonworld } from './state.ts'

/** What can happen in a battle. */
export const events = {
  laid: { rule: 'DW-XVI.11', args: ['seat', 'sheet', 'turned', 'place'] },
  objective: { rule: 'DW-XVI.20', args: ['hex', 'value'] },
  edge: { rule: 'DW-XVI.11', args: ['seat', 'edge'] },
  scouted: { rule: 'DW-XVI.30', args: ['factors…'] },
  enlisted: { rule: 'DW-XVI.10', args: ['seat', 'cards…'] },
  deployed: { rule: 'DW-XVI.12', args: ['places…'] },
  round: { rule: 'DW-III.2', args: ['round'] },
  phase: { rule: 'DW-VIII.5', args: ['phase'] },
  arrives: { rule: 'DW-XVI.34', args: ['unit', 'wing', 'arrived'] },
  enters: { rule: 'DW-XVI.35', args: ['element', 'hex', 'facing'] },
  commands: { rule: 'DW-X.3', args: ['captain', 'unit'] },
  ownWill: { rule: 'DW-VIII.6', args: ['unit', 'die', 'order'] },
  markers: { rule: 'DW-X.5', args: ['counts…'] },
  orders: { rule: 'DW-X.5', args: ['unitsAndOrders…'], shows: true },
  test: { rule: 'DW-XV.2', args: ['kind', 'unit', 'factors', 'die', 'value', 'passed'], shows: true },
  impetuous: { rule: 'DW-XV.70', args: ['unit', 'prey'] },
  routs: { rule: 'DW-XV.60', args: ['unit'] },
  rallies: { rule: 'DW-XV.63', args: ['unit', 'elements…'] },
  section: { rule: 'DW-V.25', args: ['order'] },
  sequence: { rule: 'DW-V.25', args: ['first'] },
  shoots: { rule: 'DW-IV.9', args: ['element', 'target', 'supports', 'base', 'die', 'hit'] },
  wasted: { rule: 'DW-IV.6', args: ['element', 'target'] },
  strays: { rule: 'DW-IV.13', args: ['element', 'target', 'struck'] },
  saved: { rule: 'DW-IX.7', args: ['figure', 'victim'] },
  falls: { rule: 'DW-VIII.1', args: ['element', 'hex'] },
  flees: { rule: 'DW-XV.64', args: ['element', 'hex'] },
  caught: { rule: 'DW-XV.62', args: ['element', 'hex'] },
  given: { rule: 'DW-XV.63', args: ['element'] },
  moves: { rule: 'DW-V.6', args: ['unit', 'from', 'to'] },
  wheels: { rule: 'DW-V.11', args: ['unit', 'left', 'turns'] },
  turns: { rule: 'DW-V.12', args: ['unit', 'turns'] },
  faces: { rule: 'DW-V.12', args: ['element', 'facing'] },
  steps: { rule: 'DW-V.9', args: ['element', 'from', 'to'] },
  reforms: { rule: 'DW-V.15', args: ['unit'] },
  loosens: { rule: 'DW-XIII.21', args: ['unit', 'skirmish'] },
  exchanges: { rule: 'DW-IX.5', args: ['figure', 'element'] },
  joins: { rule: 'DW-X.16', args: ['captain', 'unit'] },
  leaves: { rule: 'DW-X.15', args: ['captain', 'unit'] },
  contact: { rule: 'DW-V.40', args: ['unit', 'foe'] },
  optional: { rule: 'DW-XI.21', args: ['element', 'other', 'holds'] },
  strikes: { rule: 'DW-VI.13', args: ['element', 'target', 'supports', 'base', 'die', 'hit'] },
  presses: { rule: 'DW-XIV.2', args: ['element', 'hex'] },
  heals: { rule: 'DW-XXVII.1', args: ['element'] },
  out: { rule: 'DW-VI.43', args: ['unit'] },
  holds: { rule: 'DW-XVI.2', args: ['held'] },
} as const satisfies Record<string, EventSpec>

/** The words the rules are written in. */
export const { decision, procedure, ask, act, call, callOne, when, loop, each, give, tell, tellOnly } = vocabulary<
  Demonworld,
  EventArgs<typeof events>
>()
