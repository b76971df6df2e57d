import { type Battle, battles, ENVOY } from '../../content/armies/battles.ts'
import { cardNamed, cards } from '../../content/armies/cards.ts'
import { DESTROYED, type Demonworld } from '../../state.ts'

/** Rule 1: the battles of the war. */
export const WAR: readonly Battle[] = ['lastStand', 'kalBenokk', 'kaibanPass', 'envoy'].map(
  id => battles.find(battle => battle.id === id)!,
)
/** By battle: the part of the book it stands in (DW-I.1). */
export const LEVELS = ['standard', 'standard', 'expert', 'expert'] as const
/** Rule 2: by battle, what winning it is worth. */
export const SPOILS: readonly number[] = [200, 200, 300, 300]

/** By card: how many elements are missing when it takes the field. */
export type Missing = Readonly<Record<string, number>>

/** What is left of a unit after a battle, those who fled among them. */
export interface Remains {
  card: string
  left: number
}

/** How many elements a card has. */
export function totalOf(card: string): number {
  return cards[cardNamed(card)].elements.total
}

/** What is left of every unit of a battle. */
export function remainsOf(g: Demonworld): Remains[] {
  return g.card.map((card, unit) => {
    const fates = g.fate.slice(g.head[unit], g.head[unit] + g.strength[unit])
    return { card: cards[card].id, left: fates.filter(fate => fate !== DESTROYED).length }
  })
}

/** Rules 3 and 4: who is missing after a battle. What recovered during it is back. */
export function missingAfter(before: Missing, remains: readonly Remains[]): Missing {
  const fought = new Map(remains.map(({ card, left }) => [card, left]))
  const kept = Object.entries(before).filter(([card]) => !fought.has(card) && totalOf(card) > 1)
  const lost = remains.map(({ card, left }): [string, number] => [card, missingOf(totalOf(card), left)])
  return Object.fromEntries([...kept, ...lost].filter(([, count]) => count > 0))
}

/** Half of what a unit lacks, rounded down; a single model that was destroyed. */
function missingOf(total: number, left: number): number {
  return total === 1 ? 1 - left : Math.floor((total - left) / 2)
}

/** How many elements of a card take the field in a battle of the war. */
export function fielded(missing: Missing, battle: number, card: string): number {
  if (card === ENVOY && WAR[battle].goal === 'envoy') return totalOf(card)
  return totalOf(card) - (missing[card] ?? 0)
}

/** Rule 5: the cards of a side's army that take a battle's field weakened, or not at all. */
export function weakened(missing: Missing, battle: number, side: number): string[] {
  const army = WAR[battle]?.armies[side] ?? []
  return army.map(({ card }) => card).filter(card => fielded(missing, battle, card) < totalOf(card))
}
