import type { DragonText } from '../words.ts'
import { names } from './names.ts'

const units = (count: number | undefined) => (count === 1 ? 'eine Einheit' : `${count} Einheiten`)

/** Was beim Entscheiden hilft, auf Deutsch. */
export const aid: Pick<DragonText, 'note' | 'loss' | 'habit'> = {
  note: {
    stuck: 'Kann jetzt nirgendwohin',
    reach: (_view, [mp]) => `Kostet ${mp} MP`,
    prize: (_view, [mp, points]) => `Kostet ${mp} MP; hier stehen ${points} Siegpunkte`,
    bound: 'Könnte hierher springen',
    flight: 'Könnte hierher fliegen',
    together: (_view, [count, percent]) =>
      `Wird ${percent}-mal von 100 zerstört, wenn ${units(count)} zusammen angreifen`,
    shots: (_view, [count, need]) => `Für ${units(count)} in Schussweite; der beste Schuss trifft ab ${need}`,
    strikers: (_view, [count]) => `Für ${units(count)} in Schlagweite`,
  },
  loss: {
    monster: (_view, [unit]) => `verloren: ${names.unit(unit)}`,
    unit: (_view, [unit]) => `verloren: ${names.unit(unit)}`,
  },
  habit: {
    everyoneShoots: 'Auf das gewählte Hexfeld schießt jeder, der kann',
    everyoneStrikes: 'Gegen das gewählte Hexfeld schlägt jeder, der kann',
  },
}
