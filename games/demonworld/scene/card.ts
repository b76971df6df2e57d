import type { Sheet, SheetRow } from '@hexarium/kernel'
import { ITEMS } from '../content/battles.ts'
import { type Card, cards } from '../content/cards.ts'
import type { Demonworld, Unit } from '../state.ts'
import type { CardLine, DemonworldText, SceneWords } from '../text/words.ts'
import { clauses, signed } from '../text/words.ts'
import type { View } from '../view.ts'
import { basesOf } from './bases.ts'

/** A unit's recruitment card (DW-II.7), with what the unit carries and where the values come from. */
export function cardSheet(view: View, g: Demonworld, unit: Unit, text: DemonworldText): Sheet {
  const { words, names } = text
  const card = cards[view.card[unit]]
  const rows: SheetRow[] = []
  const add = (line: CardLine, value: string | number | false | undefined) => {
    if (value === false || value === undefined || value === '') return
    rows.push({ label: words.line[line], text: `${value}`, say: `${words.line[line]}: ${value}` })
  }
  const { plain, figures, special, escort } = basesOf(card)
  add('bases', card.kind === 'unit' && words.bases(plain, figures, special, escort))
  add('movement', movement(card, words))
  add('initiative', card.initiative)
  add('size', card.size)
  add('armour', words.armour(card.armour.ranged, card.armour.melee))
  const { skill } = card
  add('skill', g.rules.cardValues === 1 && skill.ranged + skill.melee > 0 && words.skill(skill.ranged, skill.melee))
  add('melee', weapons(card, text))
  add('ranged', ranged(card, words))
  add('charge', card.charge && signed(card.charge))
  add('hits', g.rules.cardValues === 1 && card.hits > 1 && card.hits)
  add('morale', g.rules.morale === 1 && card.morale?.join('/'))
  add('fear', g.rules.morale === 1 && card.fear)
  add('formations', g.rules.formations === 1 && card.formations?.map(of => formation(of, words)).join(', '))
  add('command', card.command && words.command(card.command.stars, card.command.radius))
  const item = ITEMS[view.item[unit]]
  add('item', item !== 'none' && names.items[item])
  add('points', card.points)
  add('source', source(card, words))
  return { id: 'card', title: words.card(view, unit), rows }
}

function movement({ kind, move }: Card, words: SceneWords): string {
  return kind === 'commander' ? words.walk(move.B) : words.movement(move.B, move.A, move.P, move.manoeuvres)
}

function weapons({ weapons: all }: Card, { names, words }: DemonworldText): string {
  return all
    .map(({ kind, factor, factorCavalry }) =>
      clauses(
        `${names.weapons[kind]} ${factor}`,
        factorCavalry !== undefined && words.againstCavalry(`${factorCavalry}`),
      ),
    )
    .join('; ')
}

function ranged({ ranged: weapon }: Card, words: SceneWords): string {
  if (!weapon) return ''
  return clauses(
    ...weapon.bands.map(([distance, factor]) => words.reach(distance, factor)),
    weapon.holdOnly && words.holdOnly,
  )
}

function formation(name: string, { formations }: SceneWords): string {
  return formations[name as keyof typeof formations] ?? name
}

/** The kinds of sources a card names, in words. */
function source({ provenance }: Card, words: SceneWords): string {
  const kinds = Object.keys(words.source) as (keyof SceneWords['source'])[]
  return kinds
    .filter(kind => provenance.includes(`${kind}:`))
    .map(kind => words.source[kind])
    .join(', ')
}
