import { type Cell, type Chart, chartTable, type Language } from '@hexarium/kernel'
import { tables } from '../book/tables.ts'
import { creatures } from '../content/creatures.ts'
import { HAZARDS } from '../content/hazards.ts'
import { lands } from '../content/masterboard.ts'
import { ladder } from '../content/recruits.ts'
import { TERRAINS, TOWER } from '../content/terrains.ts'
import { characterGlyphs } from '../scene/glyphs.ts'
import type { CardWords } from '../text/cards.ts'
import type { View } from '../view.ts'
import { hazardsOf, ruleOf, wordsIn } from './cards.ts'

/** Titan's charts: what is mustered where, what lies on battlelands, what dice must show. */
export function charts(language: Language, view: View | null): Chart[] {
  const words = wordsIn[language]
  const titles = words.charts
  return [
    {
      id: 'ladders',
      title: titles.ladders,
      rule: 'TI-18.2',
      text: `${titles.tower}: ${words.tower.join(' ')}`,
      tables: [trees(words, view)],
    },
    { id: 'characters', title: titles.characters, rule: 'TI-3.4', tables: [characters(language)] },
    { id: 'hazards', title: titles.hazards, rule: 'TI-H13', tables: [hazards(words, view)] },
    { id: 'lands', title: titles.lands, tables: [byLand(words, view)] },
    { id: 'numbers', title: titles.numbers, rule: 'TI-13.2', tables: [chartTable(tables.numbers(language))] },
    { id: 'entries', title: titles.entries, rule: 'TI-10.1c', tables: [chartTable(tables.entries(language))] },
  ]
}

/** TI-18.2: the muster trees, one a row, weakest first; the terrain fought or mustered in now is lit. */
function trees(words: CardWords, view: View | null) {
  const { names } = words
  const isShort = view?.rulings.variantShort ?? false
  const rows = TERRAINS.flatMap((_, terrain) => {
    const rungs = ladder(terrain, isShort)
    if (terrain === TOWER) return []
    const cells = rungs.map(({ type, needs }, at): Cell => {
      const way = at === 0 ? '' : ` (${words.musterFor(names.character(rungs[at - 1].type, needs))})`
      return { text: `${names.character(type)}${way}`, glyph: characterGlyphs[type], see: `creature:${type}` }
    })
    const head = { text: names.terrains[terrain], see: `terrain:${terrain}`, isLit: isHere(view, terrain) }
    return [[head, ...cells, ...new Array<string>(LONGEST - cells.length).fill('')]]
  })
  return { head: [words.rows.ground, '1', '2', '3', '4'], rows }
}

/** The most rungs a ladder has. */
const LONGEST = 4

const landNow = (view: View | null) => view?.engagement?.land ?? view?.choice.to
function isHere(view: View | null, terrain: number): boolean {
  const land = landNow(view)
  return land !== undefined && lands[land]?.terrain === terrain
}

function characters(language: Language) {
  const [head, ...rows] = tables.characters(language)
  const linked = rows.map(([name, ...rest], type) => [
    { text: name, glyph: characterGlyphs[type], see: `creature:${type}` },
    ...rest,
  ])
  return chartTable([head, ...linked.slice(0, creatures.length)])
}

/** TI-H2 … TI-H12: what hazards do; those of the battle under way are lit. */
function hazards(words: CardWords, view: View | null) {
  const map = view?.battle?.map
  const here = map === undefined ? [] : hazardsOf(map)
  const rows = HAZARDS.map((name, hazard) => {
    const text = `${words.names.hazards[hazard]} (TI-H${ruleOf(hazard)})`
    return [{ text, see: `hazard:${hazard}`, isLit: here.includes(hazard) }, ...words.hazards[name]]
  })
  return { head: [words.groups.hazards, words.rows.move, words.rows.strike, words.rows.shoot], rows }
}

function byLand(words: CardWords, view: View | null) {
  const rows = TERRAINS.map((_, terrain) => [
    { text: words.names.terrains[terrain], see: `terrain:${terrain}`, isLit: isHere(view, terrain) },
    hazardsOf(terrain)
      .map(hazard => words.names.hazards[hazard])
      .join(', '),
  ])
  return { head: [words.rows.ground, words.groups.hazards], rows }
}
