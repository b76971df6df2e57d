import type { Card } from '../content/armies/cards.ts'
import { POWER_PER_GRADE } from '../content/expert/spells.ts'
import type { Rules } from '../state.ts'
import type { CardLine, DemonworldText, SceneWords } from '../text/words.ts'
import { clauses, signed } from '../text/words.ts'
import { basesOf } from './bases.ts'

/** The lines of a recruitment card (DW-II.7) that count by these rules, with what is carried and where the values come from. */
export function cardLines(
  card: Card,
  rules: Pick<Rules, 'cardValues' | 'morale' | 'formations'>,
  text: DemonworldText,
  carried: readonly string[] = [],
): [line: CardLine, value: string][] {
  const { words } = text
  const lines: [CardLine, string][] = []
  const add: Add = (line, value) => {
    if (value !== false && value !== undefined && value !== '') lines.push([line, `${value}`])
  }
  const { plain, figures, special, escort } = basesOf(card)
  add('bases', card.kind === 'unit' && words.bases(plain, figures, special, escort))
  add('movement', movement(card, words))
  add('initiative', card.initiative)
  add('size', card.size)
  add('armour', words.armour(card.armour.ranged, card.armour.melee))
  const { skill } = card
  add('skill', rules.cardValues && skill.ranged + skill.melee > 0 && words.skill(skill.ranged, skill.melee))
  add('melee', weapons(card, text))
  add('ranged', ranged(card, words))
  add('charge', card.charge && signed(card.charge))
  add('hits', rules.cardValues && card.hits > 1 && card.hits)
  add('morale', rules.morale && card.morale?.join('/'))
  add('fear', rules.morale && card.fear)
  add('formations', rules.formations && card.formations?.map(of => formation(of, words)).join(', '))
  add('command', card.command && words.command(card.command.stars, card.command.radius))
  addExpert(card, words, add)
  add('item', carried.join(', '))
  add('points', card.points)
  add('source', source(card, words))
  return lines
}

type Add = (line: CardLine, value: string | number | false | undefined) => void

/** What large elements, engines, wizards and flyers have beside the rest (DW-XVII to DW-XXIII). */
function addExpert(card: Card, words: SceneWords, add: Add): void {
  const { expert } = words
  const { overrun, breath, rider, animals, gun, grade } = card
  add('overrun', overrun !== undefined && expert.overrun(overrun))
  add('breath', breath && expert.breath(breath.factor, breath.fire))
  add('rider', rider?.weapons[0] && expert.rider(rider.weapons[0].factor))
  add('animals', animals && expert.animals(animals.size, animals.armour.ranged, animals.armour.melee))
  if (gun) {
    const ranges = `${gun.least}-${gun.short || '–'}/${gun.medium}/${gun.long}`
    add('gun', expert.gun(expert.projectiles[gun.projectile], gun.factor, gun.splash ?? 0, ranges))
  }
  add('grade', grade !== undefined && expert.grade(grade, POWER_PER_GRADE * grade))
  add('flight', card.flyer && expert.flyer)
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
    .reduce((one, other) => (one === '' ? other : names.grammar.also(one, other)), '')
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
