import type { GuideSpec, Sight } from '@hexarium/kernel'
import { ATTACK_ORDER, MOVE_ORDER } from '../content/tables.ts'
import type { View } from '../view.ts'

type See = Sight<View>

/** The units as the position numbers them. */
const FOOT = 0
const KNIGHTS = 1
const ORCS = 2

/** True for the unit on the other side. */
export const isOrc = (unit: number | undefined) => unit === ORCS

const happened =
  (...names: string[]) =>
  ({ news }: See) =>
    news.some(({ kind }) => names.includes(kind))
const orderTo = (unit: number, order: number) => `order ${unit} ${order}`
const isFirstRound = ({ view }: See) => view.round <= 1
/** DW-III.3: far and early in the first round, then to the attack; one unit after the other. */
const orders = (sight: See) => {
  const wanted = isFirstRound(sight) ? MOVE_ORDER : ATTACK_ORDER
  const open = [FOOT, KNIGHTS].filter(unit => sight.view.markers[unit] === 0)
  const [next] = open.map(unit => orderTo(unit, wanted)).filter(choice => sight.choices.includes(choice))
  return [next ?? 'ready 0']
}
const isOrdered = ({ view }: See) => [FOOT, KNIGHTS].some(unit => (view.markers[unit] ?? 0) > 0)
const mayAdvance = ({ choices }: See) => choices.some(choice => choice.startsWith('advance'))
/** One advance is enough; before it what a sensible player takes. */
const onward = (sight: See) => (happened('moves')(sight) ? ['done'] : [])
const units = ({ choices }: See) => choices.filter(choice => choice.startsWith('unit')).slice(0, 1)
const together = ({ choices }: See) => choices.filter(choice => choice === 'everyone')
const enough = ({ choices }: See) => [choices.includes('faceAll') ? 'faceAll' : 'done']

/** Two units of the Empire against a unit of Orcs: orders, an advance, a charge, a rout. */
export const guide: GuideSpec<View> = {
  table: {
    bots: [null, 'fair'],
    settings: {},
    seed: '17',
    position: {
      map: 'field 8',
      battle: 'first',
      rules: 'standard',
      edges: ['south', 'north'],
      phase: 'orders',
      units: [
        { card: 'nobleFoot', side: 0, facing: 1, elements: '-4,4=L -3,4=S -2,4=M -1,4 0,4 -5,5 -4,5 -3,5 -2,5 -1,5' },
        { card: 'orderKnights', side: 0, facing: 1, elements: '2,4=L 3,4=S 1,5 2,5' },
        { card: 'lightArchers', side: 1, facing: 4, elements: '-1,-4=L 0,-4=S 1,-4 2,-4 0,-5 1,-5 2,-5 3,-5' },
      ],
    },
  },
  ideas: [
    { name: 'orders', rules: ['DW-III.2', 'DW-III.3'], asks: ['giveOrders'], hint: orders },
    { name: 'ready', rules: ['DW-III.2'], asks: ['giveOrders'], when: isOrdered, hint: orders },
    { name: 'shown', rules: ['DW-X.5', 'DW-V.25'], when: happened('orders') },
    { name: 'mover', rules: ['DW-V.25'], asks: ['chooseMover'], hint: units },
    { name: 'advance', rules: ['DW-V.6', 'DW-I.15'], asks: ['moveUnit'], when: isFirstRound, hint: onward },
    { name: 'attack', rules: ['DW-III.3'], asks: ['giveOrders'], when: sight => !isFirstRound(sight), hint: orders },
    {
      name: 'charge',
      rules: ['DW-V.40'],
      asks: ['moveUnit'],
      when: sight => !isFirstRound(sight) && mayAdvance(sight),
      hint: onward,
      marks: () => [`unit:${ORCS}`],
    },
    { name: 'arrows', rules: ['DW-IV.9'], when: happened('shoots') },
    { name: 'contact', rules: ['DW-V.40', 'DW-VI.13'], when: happened('contact') },
    { name: 'strikes', rules: ['DW-VI.13'], asks: ['declareStrikes'], hint: together },
    { name: 'dice', rules: ['DW-VI.13'], when: happened('strikes') },
    { name: 'regroup', rules: ['DW-VI.40'], asks: ['regroupElement'], hint: enough },
    { name: 'test', rules: ['DW-XV.2'], when: happened('test') },
    { name: 'rout', rules: ['DW-XV.60', 'DW-XV.62'], when: happened('routs') },
  ],
  hints: {
    giveOrders: orders,
    chooseMover: units,
    moveUnit: onward,
    declareStrikes: together,
    regroupElement: enough,
  },
  ends: ({ view, met, asks }) => view.round > 7 || (met.has('rout') && met.has('attack') && asks === 'giveOrders'),
  limit: 150,
  chapters: ['06-orders', '07-moving', '12-melee', '17-morale', '18-rout'],
}
