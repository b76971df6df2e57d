import { type GuideSpec, lastOf, type Sight } from '@hexarium/kernel'
import { board, HILL } from '../content/map.ts'
import { typeOf } from '../content/units.ts'
import { GUARD, MARCH, unitsOf, VOLLEY } from '../state.ts'
import type { View } from '../view.ts'

type See = Sight<View>

const asked = ({ view }: See) => (view.unit < 0 ? [] : [`unit:${view.unit}`])
const kindAsked = ({ view }: See) => typeOf[view.unit]?.name
const SECOND_BOW = 3

/** SK-4.2: who holds the hill guards it, a bow near an enemy shoots, the second bow waits for one, everybody else marches. */
const order = (sight: See) => {
  const { at, unit } = sight.view
  const isNear = unitsOf[1].some(enemy => at[enemy] >= 0 && board.distance(at[unit], at[enemy]) <= typeOf[unit].range)
  if (at[unit] === HILL) return [`order ${GUARD}`]
  if (kindAsked(sight) === 'bow' && isNear) return [`order ${VOLLEY}`]
  return [`order ${unit === SECOND_BOW ? GUARD : MARCH}`]
}
/** Of the places offered the one nearest to the hill, or the hill itself. */
const towardsTheHill = ({ choices }: See) => {
  const far = (choice: string) => board.distance(Number(choice.split(' ')[1]), HILL)
  const least = Math.min(...choices.map(far))
  return choices.filter(choice => far(choice) === least).slice(0, 1)
}
/** SK-8.1: one of Red's stands on the hill. */
export const isHeld = ({ at }: View) => unitsOf[0].some(unit => at[unit] === HILL)
const unitsOffered = ({ choices }: See) => choices.filter(choice => choice.startsWith('unit')).slice(0, 1)
/** The enemy who can take least. */
const weakest = ({ view, choices }: See) => {
  const left = (choice: string) => view.strength[Number(choice.split(' ')[1])]
  return choices.toSorted((one, other) => left(one) - left(other)).slice(0, 1)
}

/** Skirmish in four rounds: orders, shots, marches, the hill, blows. */
export const guide: GuideSpec<View> = {
  table: { bots: [null, 'novice'], settings: { rounds: 4 }, seed: '29' },
  ideas: [
    { name: 'orders', rules: ['SK-4.1'], asks: ['giveOrder'], hint: order },
    { name: 'secret', rules: ['SK-4.1', 'SK-4.3'], asks: ['giveOrder'], hint: order },
    { name: 'bows', rules: ['SK-4.2'], asks: ['giveOrder'], when: sight => kindAsked(sight) === 'bow', hint: order },
    {
      name: 'guard',
      rules: ['SK-6.3'],
      asks: ['giveOrder'],
      when: ({ view }) => view.unit === SECOND_BOW,
      hint: order,
    },
    {
      name: 'riders',
      rules: ['SK-7.2'],
      asks: ['giveOrder'],
      when: sight => kindAsked(sight) === 'rider',
      hint: order,
    },
    { name: 'first', rules: ['SK-3.2'], when: sight => lastOf(sight, 'first') !== undefined },
    { name: 'march', rules: ['SK-6.1'], asks: ['marchesUnit'], hint: unitsOffered },
    {
      name: 'hill',
      rules: ['SK-6.2', 'SK-8.1'],
      asks: ['marchTo'],
      hint: towardsTheHill,
      marks: () => [`hex:${HILL}`],
    },
    { name: 'back', rules: ['SK-6.1'], asks: ['marchesUnit'], when: ({ met }) => met.has('hill'), hint: unitsOffered },
    { name: 'react', rules: ['SK-6.3'], asks: ['react'], hint: unitsOffered },
    { name: 'volley', rules: ['SK-5.1'], asks: ['volleysUnit'], hint: unitsOffered },
    { name: 'odds', rules: ['SK-5.3', 'SK-7.2'], asks: ['volleyTarget', 'meleeTarget'], hint: weakest },
    { name: 'melee', rules: ['SK-7.1'], asks: ['meleeUnit'], hint: unitsOffered },
    { name: 'fell', rules: ['SK-2.2'], when: ({ news }) => news.some(({ kind }) => kind === 'fell') },
    { name: 'last', rules: ['SK-8.1'], when: ({ view }) => view.round === view.lastRound },
  ],
  hints: {
    giveOrder: order,
    marchesUnit: unitsOffered,
    marchTo: sight => (isHeld(sight.view) ? [] : towardsTheHill(sight)),
    volleysUnit: unitsOffered,
    meleeUnit: unitsOffered,
    react: unitsOffered,
    volleyTarget: weakest,
    meleeTarget: weakest,
  },
  marks: { giveOrder: asked, volleyTarget: asked, marchTo: asked, meleeTarget: asked, react: asked },
  ends: () => false,
  limit: 150,
  chapters: ['02-rules'],
}
