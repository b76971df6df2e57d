import type { WarcraftText } from '../words.ts'
import { names } from './names.ts'

const workers = (count: number) => (count === 1 ? 'einem Arbeiter' : `${count} Arbeitern`)
const number = (tenths: number) => names.grammar.number(tenths / 10)

/** Was beim Entscheiden hilft, auf Deutsch. */
export const aid: Pick<WarcraftText, 'factor' | 'note' | 'loss' | 'fallen' | 'unless' | 'habit'> = {
  factor: {
    own: (_view, [, kind, count]) => `${count} × ${names.kinds[kind][0]}, trifft bis`,
    enemy: (view, [owner, kind, count]) =>
      `${names.owner(view, owner).short}: ${count} × ${names.kinds[kind][0]}, trifft bis`,
  },
  note: {
    gold: (_view, [count, tenths]) => `Etwa ${number(tenths)} Gold mit ${workers(count)}`,
    wood: (_view, [count, tenths]) => `Etwa ${number(tenths)} Holz mit ${workers(count)}`,
    reach: 'Könnte hierher ziehen',
    meets: 'Könnte hierher ziehen und müsste kämpfen',
  },
  loss: {
    inGame: 'du scheidest aus der Partie aus',
    piece: (_view, [kind, count]) => `verloren: ${count} ${names.kinds[kind][count === 1 ? 0 : 1]}`,
    outpost: (_view, [count]) => `verloren: ${count} Außenposten`,
  },
  fallen: {
    inGame: '',
    piece: (_view, [kind]) => names.kinds[kind][0],
    outpost: 'Außenposten',
  },
  unless: { unlessHero: 'ein Held nimmt teil' },
  habit: {
    harvestAll: 'Alles ernten, Goldminen zuerst',
    deployAll: 'Alles Fertige einsetzen und fertigstellen',
    raiseAll: 'Alle Toten erwecken, die kommen dürfen',
    raiseNone: 'Keine Toten erwecken',
  },
}
