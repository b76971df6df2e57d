import type { Campaign, Step } from '@hexarium/contests'
import type { Result, SettingSpecs, State } from '@hexarium/kernel'
import type { Demonworld } from '../../state.ts'
import { fielded, LEVELS, missingAfter, remainsOf, SPOILS, WAR, weakened } from './rules.ts'
import { type BorderWar, battlesFought, type Fought } from './state.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** Nobody is brought back. */
const NOBODY = 'none'

const terms = {
  rounds: { kind: 'number', min: 0, max: 30, default: 0, rule: 'DW-XVI.13' },
} as const satisfies SettingSpecs

/** The four scenarios as one war, by rules of the house (`README.md`). */
export const campaign: Campaign<BorderWar, Fought> = {
  id: 'border-war',
  game: 'demonworld',
  rules: '1',
  players: 2,
  origin: 'designed',
  terms,
  begin: agreed => ({ rounds: agreed['rounds'] as number, points: [0, 0], missing: {}, told: [], asked: null }),
  next,
  facts: (g: State, { places, scores }: Result) => ({
    winner: places[0] === places[1] ? null : places.indexOf(1),
    scores: [...scores],
    remains: remainsOf(g as Demonworld),
  }),
  record,
  answer: (state, card) => {
    const { [card]: _back, ...missing } = state.missing
    return { ...state, missing, told: [...state.told, { is: 'reserve', side: state.asked!, card }], asked: null }
  },
  text: { en, de, fr },
}

/** Rules 1, 5 and 6: the next battle, the reserves before it, or the end. */
function next(state: BorderWar): Step {
  const { asked, missing, points } = state
  const battle = battlesFought(state)
  if (battle === WAR.length)
    return { is: 'over', places: points.map(mine => (points.some(other => other > mine) ? 2 : 1)), by: 'designed' }
  if (asked !== null)
    return { is: 'question', player: asked, name: 'reserve', options: [...weakened(missing, battle, asked), NOBODY] }
  const settings = { battle: WAR[battle].id, level: LEVELS[battle], rounds: state.rounds }
  const isWhole = [0, 1].every(side => weakened(missing, battle, side).length === 0)
  return { is: 'game', settings, seats: [0, 1], ...(isWhole ? {} : { position: positionOf(state, battle) }) }
}

/** The armies of a battle without those who are missing, all of them still in hand. */
function positionOf({ missing, rounds }: BorderWar, battle: number): unknown {
  const { id, armies, rounds: last = 0 } = WAR[battle]
  const units = armies.flatMap((army, side) =>
    army.flatMap(({ card, items = [] }) => {
      const inHand = fielded(missing, battle, card)
      return inHand === 0
        ? []
        : [{ card, side, elements: '', inHand, ...(items.length > 0 ? { item: [...items] } : {}) }]
    }),
  )
  return { battle: id, rules: LEVELS[battle], phase: 'setUp', rounds: rounds || last, units }
}

/** Rules 2 to 5: the war after a battle. */
function record(state: BorderWar, { winner, scores, remains }: Fought): BorderWar {
  const battle = battlesFought(state)
  const missing = missingAfter(state.missing, remains)
  const gained = scores.map((score, side) => score + (winner === side ? SPOILS[battle] : 0))
  const loser = winner === null ? null : 1 - winner
  return {
    ...state,
    missing,
    points: state.points.map((points, side) => points + gained[side]),
    told: [...state.told, { is: 'battle', winner, gained }],
    asked: loser !== null && weakened(missing, battle + 1, loser).length > 0 ? loser : null,
  }
}
