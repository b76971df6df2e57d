import type { GuideSpec, Sight } from '@hexarium/kernel'
import { board } from '../content/board.ts'
import { ESIRIEN, maps } from '../content/maps.ts'
import { firstOf, types } from '../content/types.ts'
import { CITY } from '../state.ts'
import type { View } from '../view.ts'

type See = Sight<View>

const DRAGON = firstOf[types.findIndex(({ code }) => code === 'DRG')]
/** Merchants' Row, just behind the wall. */
const BEHIND_THE_WALL = board.hex('0810')
/** DR-2.3a: what a hex is worth that still stands. */
const isWorth = (view: View, hex: number) => {
  const number = maps[ESIRIEN].victoryAt[hex]
  return number >= 0 && view.destroyed[number] === 0
}

const city = (code: string, hex: string) => ({ code, hex, side: 'city' })
const kinds = ({ choices }: See, ...wanted: string[]) => choices.filter(choice => wanted.includes(choice.split(' ')[0]))
const hexIn = (choice: string) => Number(choice.split(' ')[1])
const happened =
  (...names: string[]) =>
  ({ news }: See) =>
    news.some(({ kind }) => names.includes(kind))
const isLater = ({ view }: See) => view.turn > 1

/** DR-2.12.1.1.3: over the wall. */
const overTheWall = ({ choices }: See) => choices.filter(choice => choice === `bound ${BEHIND_THE_WALL}`)
/** DR-2.3c: what can be destroyed is, by staying or by a bound; else the dragon comes nearer to a prize, over whoever is in its way. */
const destroyOrNear = (sight: See) => {
  if (sight.choices.includes('raze')) return ['raze']
  const landings = kinds(sight, 'bound').filter(choice => isWorth(sight.view, hexIn(choice)))
  if (sight.met.has('walk') && landings.length > 0) return landings.slice(0, 1)
  const left = maps[ESIRIEN].victory.filter(({ hex }) => isWorth(sight.view, hex))
  const far = (to: number) => Math.min(...left.map(({ hex, points }) => board.distance(to, hex) + (points > 1 ? 0 : 2)))
  const ways = [...kinds(sight, 'overrun'), ...kinds(sight, 'step')]
  const near = ways.filter(choice => far(hexIn(choice)) < far(sight.view.at[DRAGON]))
  return near.toSorted((one, other) => far(hexIn(one)) - far(hexIn(other))).slice(0, 1)
}

/** A dragon against a corner of Esirien: over the wall, fire, claws, and the city's answer. */
export const guide: GuideSpec<View> = {
  table: {
    bots: [null, 'fair'],
    settings: {},
    seed: '2',
    position: {
      goal: 10,
      phase: 'movement',
      units: [
        { code: 'DRG', hex: '0509', facing: 'SE' },
        city('ARH', '0710'),
        city('INF', '0910'),
        city('INF', '0911'),
        city('INF', '1009'),
        city('MIL', '1011'),
        city('CAV', '1208'),
        city('INF', '1110'),
      ],
    },
  },
  ideas: [
    { name: 'dragon', rules: ['DR-2.6.1.2'], asks: ['chooseMover'], hint: () => [`unit ${DRAGON}`] },
    {
      name: 'wall',
      rules: ['DR-2.12.1.1.3', 'DR-2.5.3a'],
      asks: ['prowlOn'],
      when: ({ choices }) => choices.includes(`bound ${BEHIND_THE_WALL}`),
      hint: overTheWall,
    },
    { name: 'points', rules: ['DR-2.3a', 'DR-2.3c'], when: happened('destroyed') },
    {
      name: 'fire',
      rules: ['DR-2.12.1.5a', 'DR-2.12.1.5e'],
      asks: ['chooseTarget'],
      hint: () => [`breathe ${DRAGON}`],
    },
    { name: 'aim', rules: ['DR-2.12.1.5b', 'DR-2.12.1.5c'], asks: ['breatheFire'] },
    { name: 'melee', rules: ['DR-2.12.1.6'], asks: ['chooseFight'], hint: sight => kinds(sight, 'hex').slice(0, 1) },
    { name: 'limbs', rules: ['DR-2.12.1.6', 'DR-2.7.1d'], asks: ['chooseLimbs'] },
    { name: 'answer', rules: ['DR-2.6.1.8', 'DR-2.6.1.9'], when: happened('shotAt', 'struckAt') },
    {
      name: 'areas',
      rules: ['DR-2.12.1.7.1', 'DR-2.12.1.7.4'],
      when: happened('hurt'),
      marks: () => [`unit:${DRAGON}`],
    },
    { name: 'again', rules: ['DR-2.12.1.1.1'], asks: ['chooseMover'], when: isLater, hint: () => [`unit ${DRAGON}`] },
    { name: 'walk', rules: ['DR-2.12.1.1.1', 'DR-2.3c'], asks: ['prowlOn'], when: isLater, hint: destroyOrNear },
    {
      name: 'overrun',
      rules: ['DR-2.4.7.2'],
      asks: ['prowlOn'],
      when: sight => isLater(sight) && kinds(sight, 'overrun').length > 0,
      hint: sight => kinds(sight, 'overrun').slice(0, 1),
    },
    {
      name: 'bound',
      rules: ['DR-2.3c', 'DR-2.12.1.1.3'],
      asks: ['prowlOn'],
      when: sight => sight.met.has('walk') && kinds(sight, 'bound').some(choice => isWorth(sight.view, hexIn(choice))),
      hint: destroyOrNear,
    },
    {
      name: 'raze',
      rules: ['DR-2.3c'],
      asks: ['prowlOn'],
      when: ({ choices }) => choices.includes('raze'),
      hint: () => ['raze'],
    },
  ],
  hints: {
    chooseMover: sight => (sight.choices.includes(`unit ${DRAGON}`) ? [`unit ${DRAGON}`] : ['done']),
    prowlOn: destroyOrNear,
    chooseTarget: sight => kinds(sight, 'breathe'),
    chooseFight: sight => kinds(sight, 'hex').slice(0, 1),
  },
  ends: ({ view }) => view.turn > 6 || view.owner[DRAGON] === CITY,
  limit: 120,
  chapters: ['10-major-movement', '12-melee', '13-damage', '04-victory'],
}
