import type { DragonText } from '../words.ts'
import { names } from './names.ts'

const { count: counted } = names.grammar
const units = (count: number) => (count === 1 ? 'eine Einheit' : `${count} Einheiten`)

/** Was beim Entscheiden hilft, auf Deutsch. */
export const aid: Pick<DragonText, 'factor' | 'note' | 'loss' | 'fallen' | 'habit' | 'proposal' | 'keeps'> = {
  factor: {
    attacker: (_v, [unit]) => names.unit(unit),
    lightning: 'Blitz',
    limb: (_v, [count, area]) => `${names.areas[area]}, ${count}×`,
    defender: (_v, [unit]) => `Verteidiger: ${names.unit(unit)}`,
    column: (_v, [attack, defence]) => `Spalte ${attack} : ${defence}, zu erreichen`,
    morale: 'Held oder gestärkte Moral',
    area: (_v, [monster, area]) => `Treffer: ${names.area(monster, area)}`,
    distance: (_v, [distance]) => `Entfernung ${distance}`,
    flyer: 'auf einen Flieger',
    helped: 'Held, Deckung, Moral',
    escape: (_v, [unit]) => `Entkommen: ${names.unit(unit)}`,
  },
  note: {
    stuck: 'Kann jetzt nirgendwohin',
    reach: (_view, [mp]) => `Kostet ${mp} MP`,
    prize: (_view, [mp, points]) =>
      `Kostet ${mp} MP; hier ${points === 1 ? 'steht' : 'stehen'} ${counted(points, 'Siegpunkt', 'Siegpunkte')}`,
    bound: 'Könnte hierher springen',
    flight: 'Könnte hierher fliegen',
    together: (_view, [count, percent]) =>
      `Wird in ${percent} von 100 Fällen vernichtet, wenn ${count === 1 ? 'eine Einheit angreift' : `${count} Einheiten zusammen angreifen`}`,
    shots: (_view, [count, need]) =>
      `In Reichweite der Geschosse von ${count === 1 ? 'einer Einheit' : units(count)}; der beste Schuss trifft ab ${need}`,
    strikers: (_view, [count]) => `In Reichweite für den Nahkampf von ${count === 1 ? 'einer Einheit' : units(count)}`,
  },
  loss: {
    monster: (_view, [unit]) => `verloren: ${names.unit(unit)}`,
    landmark: (view, [hex]) => `zerstört: ${names.landmark(view, hex)}`,
    unit: (_view, [unit]) => `verloren: ${names.unit(unit)}`,
  },
  fallen: {
    monster: (_v, [unit]) => names.unit(unit),
    landmark: (view, [hex]) => names.landmark(view, hex),
    unit: (_v, [unit]) => names.unit(unit),
  },
  habit: {
    allLimbs: 'Ein Monster schlägt mit allem zu, was es einsetzen kann: Kopf, Flügel, Beine',
    everyoneShoots: 'Auf das gewählte Hexfeld schießt jeder, der kann',
    everyoneStrikes: 'Gegen das gewählte Hexfeld schlägt jeder, der kann',
  },
  proposal: {
    force: 'Den Rest für mich kaufen',
    limbs: 'Mit allem, was nötig ist',
    damage: 'Schaden für mich verteilen',
  },
  keeps: {
    force: 'Gespeicherte Streitkräfte',
    setUp: 'Gespeicherte Aufstellungen',
  },
}
