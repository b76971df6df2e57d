import { type EventArgs, type EventSpec, vocabulary } from '@hexarium/kernel'
import type { Titan } from './state.ts'

/** What can happen in a game of Titan. Fighters are named by type and side, never by a number of their own (TI-K6). */
export const events = {
  tower: { rule: 'TI-5.1a', args: ['seat', 'land'] },
  marker: { rule: 'TI-5.2b', args: ['seat', 'marker', 'land'] },
  deal: { rule: 'TI-5.2b', args: ['seat', 'marker', 'other'] },
  /** Stories kept by a server from before rounds were counted hold no `round`. */
  turn: { rule: 'TI-6.0a', args: ['seat', 'turn', 'round'], begins: 'turn' },
  split: { rule: 'TI-4.3a', args: ['marker', 'height', 'newMarker', 'newHeight'] },
  mulligan: { rule: 'TI-7.6a', args: ['seat'] },
  moved: { rule: 'TI-7.1a', args: ['marker', 'from', 'to'] },
  towerTeleport: { rule: 'TI-8.1a', args: ['marker', 'from', 'to', 'lord'], reveals: true },
  titanTeleport: { rule: 'TI-8.2a', args: ['marker', 'from', 'to'], reveals: true },
  merged: { rule: 'TI-4.3f', args: ['marker', 'gone'] },
  engaged: { rule: 'TI-6.3a', args: ['attacker', 'defender', 'land'] },
  sees: { rule: 'TI-9.1a', args: ['marker', 'types…'], reveals: true },
  stands: { rule: 'TI-9.2c', args: ['marker'] },
  flees: { rule: 'TI-9.2b', args: ['marker'] },
  offers: { rule: 'TI-9.3b', args: ['seat', 'winner', 'losses…'] },
  withdraws: { rule: 'TI-9.3a', args: ['seat'] },
  rejects: { rule: 'TI-9.3a', args: ['seat'] },
  agreement: { rule: 'TI-9.3a', args: ['attacker', 'defender', 'winner', 'losses…'] },
  demandsBattle: { rule: 'TI-9.3e', args: ['seat'] },
  concedes: { rule: 'TI-9.4a', args: ['seat'] },
  opened: { rule: 'TI-K3', args: ['marker', 'types…'], reveals: true },
  battle: { rule: 'TI-10.0a', args: ['land', 'entry'], begins: 'battle', fight: 'begins' },
  round: { rule: 'TI-10.5a', args: ['round'], begins: 'part' },
  reinforced: { rule: 'TI-14.0a', args: ['marker', 'type', 'shown', 'count'], reveals: true },
  reinforcementLost: { rule: 'TI-14.0c', args: ['marker', 'type'] },
  summons: { rule: 'TI-15.0a', args: ['donor', 'marker', 'type'], reveals: true },
  summonLost: { rule: 'TI-15.1a', args: ['donor', 'type'] },
  enters: { rule: 'TI-11.1a', args: ['side', 'type', 'to'] },
  manoeuvres: { rule: 'TI-11.0a', args: ['side', 'type', 'from', 'to'] },
  lostOutside: { rule: 'TI-10.1d', args: ['side', 'type'] },
  drift: { rule: 'TI-H5', args: ['side', 'type', 'hex'] },
  strikes: {
    rule: 'TI-13.1a',
    args: ['side', 'type', 'from', 'target', 'to', 'dice', 'number', 'hits'],
    needs: 'number',
  },
  rangestrikes: {
    rule: 'TI-12.1a',
    args: ['side', 'type', 'from', 'target', 'to', 'dice', 'number', 'hits'],
    needs: 'number',
  },
  carries: { rule: 'TI-13.4a', args: ['side', 'target', 'to', 'hits'] },
  slain: { rule: 'TI-13.6a', args: ['side', 'type', 'hex'] },
  timeLoss: { rule: 'TI-10.5a', args: ['marker'] },
  eliminated: { rule: 'TI-9.5a', args: ['marker', 'types…'], shows: true, reveals: true, fight: 'ends' },
  scores: { rule: 'TI-16.1a', args: ['seat', 'points', 'score'], shows: true },
  halfPoints: { rule: 'TI-19.4b', args: ['seat', 'points', 'score'], shows: true },
  acquires: { rule: 'TI-17.0a', args: ['marker', 'type'] },
  musters: { rule: 'TI-18.0b', args: ['marker', 'type', 'shown', 'count'], reveals: true },
  overHeight: { rule: 'TI-4.1b', args: ['marker', 'type'] },
  titanFalls: { rule: 'TI-19.3a', args: ['seat', 'slayer'] },
  takesMarkers: { rule: 'TI-19.4g', args: ['seat', 'from', 'count'] },
} as const satisfies Record<string, EventSpec>

/** The words the rules are written in. */
export const { decision, procedure, ask, act, call, when, loop, repeat, forever, resigned, tell, tellOnly } =
  vocabulary<Titan, EventArgs<typeof events>>()
