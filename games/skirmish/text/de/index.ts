import { board, terrainOf } from '../../content/map.ts'
import { typeOf } from '../../content/units.ts'
import { sideOf } from '../../state.ts'
import type { View } from '../../view.ts'
import type { SkirmishText } from '../words.ts'
import { turn } from './turn.ts'

const sides = ['Rot', 'Blau']
const orders = ['Marsch', 'Salve', 'Wache']
const names = { sword: 'Schwertkämpfer', bow: 'Bogenschützen', rider: 'Reiter' }
const terrains = { open: 'offenes Gelände', woods: 'Wald', hill: 'Hügel' }
const unit = (id: number) => `${names[typeOf[id].name]} ${(id % 2) + 1} (${sides[sideOf(id)]})`
const named = (id: number) => (id < 0 ? 'Einheit' : unit(id))
const hex = (id: number) => board.labels[id]
const place = (view: View, id: number) => `${unit(id)}, Feld ${hex(view.at[id])}, Stärke ${view.strength[id]}`
const outcome = (need: number, isHit: number) => `nötig ${need}+: ${isHit ? 'Treffer' : 'daneben'}`

export const text: SkirmishText = {
  title: 'Scharmützel',
  turn,
  blurb: 'Sechs Einheiten je Seite, geheime Befehle, ein Hügel.\nFünf Minuten, und man weiß, wie hier gespielt wird.',
  seats: sides,
  settings: {
    rounds: { name: 'Runden', hint: 'Nach der letzten gewinnt, wer mehr Stärke und den Hügel hat.' },
  },
  ask: {
    giveOrder: ({ unit: id }) => `Befehl für ${named(id)}; die andere Seite tut insgeheim dasselbe`,
    volleysUnit: 'Wähle Bogenschützen, die schießen, oder beende die Salven',
    volleyTarget: ({ unit: id }) => `${named(id)}: Wähle das Ziel`,
    marchesUnit: 'Wähle eine Einheit, die marschiert, oder beende die Märsche',
    marchTo: ({ unit: id }) => `${named(id)}: Wähle, wohin es geht`,
    react: ({ unit: id }) => `${named(id)} sind nahe: Schieße mit Bogenschützen auf Wache oder lass sie ziehen`,
    meleeUnit: 'Wähle eine Einheit, die angreift, oder beende die Angriffe',
    meleeTarget: ({ unit: id }) => `${named(id)}: Wähle den Gegner`,
  },
  choice: {
    order: (_v, { order }) => orders[order],
    unit: (view, { unit: id }) => place(view, id),
    hex: (_v, { hex: id }) => `${hex(id)}, ${terrains[terrainOf[id]]}`,
    done: 'Fertig',
    pass: 'Ziehen lassen',
  },
  unless: { passUnlessRider: 'Reiter kommen' },
  event: {
    round: (_v, { round }) => `Runde ${round}`,
    orders: (_v, { orders: args }) =>
      `Die Befehle liegen offen: ${args.flatMap((order, id) => (order < 0 ? [] : [`${unit(id)} ${orders[order]}`])).join(', ')}`,
    first: (_v, { seat }) => `${sides[seat]} beginnt`,
    moved: (_v, { unit: id, from, to }) => `${unit(id)} marschieren von ${hex(from)} nach ${hex(to)}`,
    shot: (_v, { unit: id, target: enemy, need, hit: isHit }) =>
      `${unit(id)} schießen auf ${unit(enemy)}, ${outcome(need, isHit)}`,
    attacked: (_v, { unit: id, target: enemy, need, hit: isHit }) =>
      `${unit(id)} greifen ${unit(enemy)} an, ${outcome(need, isHit)}`,
    fell: (_v, { unit: id }) => `${unit(id)} fallen`,
  },
  result: {
    'SK-1.2': 'die andere Seite hat keine Einheiten mehr.',
    'SK-8.1': (_v, [red, blue]) => `${red} zu ${blue} nach der letzten Runde.`,
  },
  fallen: { unit: (_v, [id]) => unit(id) },
  loss: { unit: (_v, [id]) => `verloren: ${unit(id)}` },
  odds: { hit: (_v, [need]) => `trifft ab ${need}` },
  factor: { toHit: 'Trefferwurf', cover: 'Deckung', height: 'vom Hügel', charge: 'Sturm' },
}
