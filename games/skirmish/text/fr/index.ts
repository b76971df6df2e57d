import { board, terrainOf } from '../../content/map.ts'
import { typeOf } from '../../content/units.ts'
import { sideOf } from '../../state.ts'
import type { View } from '../../view.ts'
import type { SkirmishText } from '../words.ts'
import { turn } from './turn.ts'

const sides = ['Rouge', 'Bleu']
const orders = ['marche', 'volée', 'garde']
const names = { sword: 'Épéistes', bow: 'Archers', rider: 'Cavaliers' }
const terrains = { open: 'terrain découvert', woods: 'bois', hill: 'colline' }
const unit = (id: number) => `${names[typeOf[id].name]} ${(id % 2) + 1} (${sides[sideOf(id)]})`
const named = (id: number) => (id < 0 ? 'l’unité' : unit(id))
const hex = (id: number) => board.labels[id]
const place = (view: View, id: number) => `${unit(id)}, case ${hex(view.at[id])}, force ${view.strength[id]}`
const outcome = (need: number, isHit: number) => `il faut ${need}+ : ${isHit ? 'touché' : 'manqué'}`

export const text: SkirmishText = {
  title: 'Escarmouche',
  turn,
  blurb: 'Six unités par camp, des ordres secrets, une colline.\nCinq minutes pour apprendre comment on joue ici.',
  seats: sides,
  settings: {
    rounds: { name: 'Tours', hint: 'Après le dernier, le camp qui a plus de force et la colline gagne.' },
  },
  ask: {
    giveOrder: ({ unit: id }) => `Ordre pour ${named(id)} ; l’autre camp fait de même en secret`,
    volleysUnit: 'Choisissez des archers qui tirent, ou terminez les volées',
    volleyTarget: ({ unit: id }) => `${named(id)} : choisissez la cible`,
    marchesUnit: 'Choisissez une unité qui marche, ou terminez les marches',
    marchTo: ({ unit: id }) => `${named(id)} : choisissez la destination`,
    react: ({ unit: id }) => `${named(id)} approche : tirez avec des archers en garde, ou laissez passer`,
    meleeUnit: 'Choisissez une unité qui attaque, ou terminez les attaques',
    meleeTarget: ({ unit: id }) => `${named(id)} : choisissez l’ennemi attaqué`,
  },
  choice: {
    order: (_v, { order }) => orders[order],
    unit: (view, { unit: id }) => place(view, id),
    hex: (_v, { hex: id }) => `${hex(id)}, ${terrains[terrainOf[id]]}`,
    done: 'Terminé',
    pass: 'Laisser passer',
  },
  unless: { passUnlessRider: 'des cavaliers viennent' },
  event: {
    round: (_v, { round }) => `Tour ${round}`,
    orders: (_v, { orders: args }) =>
      `Les ordres sont révélés : ${args.flatMap((order, id) => (order < 0 ? [] : [`${unit(id)} ${orders[order]}`])).join(', ')}`,
    first: (_v, { seat }) => `${sides[seat]} commence`,
    moved: (_v, { unit: id, from, to }) => `${unit(id)} : marche de ${hex(from)} à ${hex(to)}`,
    shot: (_v, { unit: id, target: enemy, need, hit: isHit }) =>
      `${unit(id)} : tir sur ${unit(enemy)}, ${outcome(need, isHit)}`,
    attacked: (_v, { unit: id, target: enemy, need, hit: isHit }) =>
      `${unit(id)} : attaque contre ${unit(enemy)}, ${outcome(need, isHit)}`,
    fell: (_v, { unit: id }) => `${unit(id)} : perte`,
  },
  result: {
    'SK-1.2': 'l’autre camp n’a plus d’unités.',
    'SK-8.1': (_v, [red, blue]) => `${red} à ${blue} après le dernier tour.`,
  },
  fallen: { unit: (_v, [id]) => unit(id) },
  loss: { unit: (_v, [id]) => `perte : ${unit(id)}` },
  odds: { hit: (_v, [need]) => `touche à ${need} ou plus` },
  factor: { toHit: 'pour toucher', cover: 'couvert', height: 'depuis la colline', charge: 'charge' },
}
