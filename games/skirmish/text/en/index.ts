import { board, terrainOf } from '../../content/map.ts'
import { typeOf } from '../../content/units.ts'
import { sideOf } from '../../state.ts'
import type { View } from '../../view.ts'
import type { SkirmishText } from '../words.ts'
import { turn } from './turn.ts'

const sides = ['Red', 'Blue']
const orders = ['march', 'volley', 'guard']
const terrains = { open: 'open ground', woods: 'woods', hill: 'hill' }
const names = { sword: 'swordsmen', bow: 'archers', rider: 'riders' }
const unit = (id: number) => `${sides[sideOf(id)]} ${names[typeOf[id].name]} ${(id % 2) + 1}`
const named = (id: number) => (id < 0 ? 'the units' : unit(id))
const hex = (id: number) => board.labels[id]
const place = (view: View, id: number) => `${unit(id)} (${hex(view.at[id])}, strength ${view.strength[id]})`
const outcome = (need: number, isHit: number) => `needs ${need}+: ${isHit ? 'hit' : 'miss'}`

export const text: SkirmishText = {
  title: 'Skirmish',
  turn,
  blurb: 'Six units a side, secret orders, one hill.\nFive minutes to learn how everything here is played.',
  seats: sides,
  settings: { rounds: { name: 'Rounds', hint: 'The side with more strength and the hill wins after the last one.' } },
  ask: {
    giveOrder: ({ unit: id }) => `Give ${named(id)} an order; the other side does the same in secret`,
    volleysUnit: 'Choose archers to shoot, or end your volleys',
    volleyTarget: ({ unit: id }) => `Choose the target of ${named(id)}`,
    marchesUnit: 'Choose a unit to march, or end your marches',
    marchTo: ({ unit: id }) => `Choose where ${named(id)} go`,
    react: ({ unit: id }) => `${named(id)} have come near: shoot with archers on guard, or let them pass`,
    meleeUnit: 'Choose a unit to attack, or end your attacks',
    meleeTarget: ({ unit: id }) => `Choose the enemy ${named(id)} attack`,
  },
  choice: {
    order: (_v, { order }) => orders[order],
    unit: (view, { unit: id }) => place(view, id),
    hex: (_v, { hex: id }) => `${hex(id)}, ${terrains[terrainOf[id]]}`,
    done: 'Done',
    pass: 'Let them pass',
  },
  unless: { passUnlessRider: 'riders come' },
  event: {
    round: (_v, { round }) => `Round ${round}`,
    orders: (_v, { orders: args }) =>
      `Orders are shown: ${args.flatMap((order, id) => (order < 0 ? [] : [`${unit(id)} ${orders[order]}`])).join(', ')}`,
    first: (_v, { seat }) => `${sides[seat]} goes first`,
    moved: (_v, { unit: id, from, to }) => `${unit(id)} march from ${hex(from)} to ${hex(to)}`,
    shot: (_v, { unit: id, target: enemy, need, hit: isHit }) =>
      `${unit(id)} shoot at ${unit(enemy)}, ${outcome(need, isHit)}`,
    attacked: (_v, { unit: id, target: enemy, need, hit: isHit }) =>
      `${unit(id)} attack ${unit(enemy)}, ${outcome(need, isHit)}`,
    fell: (_v, { unit: id }) => `${unit(id)} fall`,
  },
  result: {
    'SK-1.2': 'the other side has no units left.',
    'SK-8.1': (_v, [red, blue]) => `${red} to ${blue} after the last round.`,
  },
  fallen: { unit: (_v, [id]) => unit(id) },
  loss: { unit: (_v, [id]) => `${unit(id)} fall` },
  odds: { hit: (_v, [need]) => `hits on ${need} or more` },
  factor: { toHit: 'to hit', cover: 'cover', height: 'from the hill', charge: 'charge' },
}
