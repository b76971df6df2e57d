import { type Card, type CardRow, cardsByKind, type Entry } from '@hexarium/kernel'
import { GROUND, HEXES, SIDE } from '../content/battlelands.ts'
import { creatures, isNative, SKILL, TITAN, titanPower } from '../content/creatures.ts'
import { HAZARDS, type Hazard, PLAIN } from '../content/hazards.ts'
import { lands } from '../content/masterboard.ts'
import { ladder } from '../content/recruits.ts'
import { TERRAINS, type Terrain, TOWER } from '../content/terrains.ts'
import { characterGlyphs, emblemGlyphs } from '../scene/glyphs.ts'
import { emblemOf, type Type } from '../state.ts'
import type { CardWords } from '../text/cards.ts'
import { cards as de } from '../text/de/cards.ts'
import { cards as en } from '../text/en/cards.ts'
import { cards as fr } from '../text/fr/cards.ts'
import { counted } from '../text/names.ts'
import type { View } from '../view.ts'

export const wordsIn = { en, de, fr }

const isShort = (view: View | null) => view?.rulings.variantShort ?? false

/** TI-3.4, TI-18.2: a character: what it can do, where it is at home, who brings it and whom it brings. */
function creature(type: Type, words: CardWords, view: View | null, owner?: number): Card | undefined {
  const facts = creatures[type]
  if (!facts) return undefined
  const { names, rows } = words
  const power = type === TITAN && owner !== undefined && view ? titanPower(view.score[owner]) : facts.power
  const grows = type === TITAN && owner === undefined
  const homes = HAZARDS.flatMap((_, hazard) => (isNative(type, hazard) ? [names.hazards[hazard]] : []))
  return {
    title: capital(names.character(type), words),
    kind: words.classes[facts.class],
    glyph: characterGlyphs[type],
    ...(owner === undefined ? {} : { owner }),
    rows: [
      { label: rows.power, value: grows ? `${power} (${words.titanPower})` : `${power}`, rule: 'TI-3.4' },
      { label: rows.skill, value: `${facts.skill}`, rule: 'TI-3.4' },
      { label: rows.value, value: `${power * SKILL[type]}${grows ? '+' : ''}`, rule: 'TI-16.0a' },
      { label: rows.gifts, value: giftsOf(type, words) },
      { label: rows.native, value: homes.join(', ') || words.nowhere },
      ...musteredIn(type, words, view),
      ...leadsTo(type, words, view),
      view
        ? { label: rows.left, value: `${view.stock[type]}` }
        : { label: rows.pieces, value: `${facts.count}`, rule: 'TI-3.4' },
    ],
  }
}

const capital = (text: string, { names }: CardWords) => names.grammar.capital(text)

export function giftsOf(type: Type, words: CardWords): string {
  const { flies, rangestrike } = creatures[type]
  const shoots = rangestrike === 'none' ? '' : rangestrike === 'magic' ? words.magic : words.rangestrikes
  return [flies ? words.flies : '', shoots].filter(Boolean).join(', ') || words.none
}

/** Where it is mustered, and for what. */
function musteredIn(type: Type, words: CardWords, view: View | null): CardRow[] {
  return TERRAINS.flatMap((_, terrain): CardRow[] => {
    const rungs = ladder(terrain, isShort(view))
    const at = rungs.findIndex(rung => rung.type === type)
    if (at < 0) return []
    const way = at === 0 ? words.names.character(type) : words.names.character(rungs[at - 1].type, rungs[at].needs)
    const value = `${words.names.terrains[terrain]}, ${words.musterFor(way)}`
    return [{ label: words.rows.musteredIn, value, rule: 'TI-18.2', see: `terrain:${terrain}` }]
  })
}

/** What it qualifies for. */
function leadsTo(type: Type, words: CardWords, view: View | null): CardRow[] {
  return TERRAINS.flatMap((_, terrain): CardRow[] => {
    const rungs = ladder(terrain, isShort(view))
    const next = rungs[rungs.findIndex(rung => rung.type === type) + 1]
    if (!next || !rungs.some(rung => rung.type === type)) return []
    const { names } = words
    const value = `${names.character(next.type)} ${words.musterFor(names.character(type, next.needs))} (${names.terrains[terrain]})`
    return [{ label: words.rows.leadsTo, value, see: `creature:${next.type}` }]
  })
}

/** TI-18: what a kind of land gives, and what lies on its battleland. */
function terrain(number: Terrain, words: CardWords, view: View | null, title?: string): Card | undefined {
  if (!TERRAINS[number]) return undefined
  const { names } = words
  const rungs = ladder(number, isShort(view))
  const rows: CardRow[] = rungs.map(({ type, needs }, at) => ({
    label: capital(names.character(type), words),
    value:
      at === 0 ? words.musterFor(names.character(type)) : words.musterFor(names.character(rungs[at - 1].type, needs)),
    see: `creature:${type}`,
    rule: 'TI-18.2',
  }))
  const lie = hazardsOf(number).map(hazard => ({
    label: words.rows.battles,
    value: names.hazards[hazard],
    see: `hazard:${hazard}`,
  }))
  return {
    title: title ?? names.terrains[number],
    kind: title === undefined ? words.kinds.terrain : words.kinds.land,
    rows: [...rows, ...lie],
    ...(number === TOWER ? { text: words.tower.join(' ') } : {}),
  }
}

/** The hazards of a terrain's battleland. */
export function hazardsOf(map: Terrain): Hazard[] {
  const found = new Set<Hazard>()
  for (let hex = 0; hex < HEXES; hex++) {
    found.add(GROUND[map * HEXES + hex])
    for (let side = 0; side < 6; side++) found.add(SIDE[(map * HEXES + hex) * 6 + side])
  }
  return [...found].filter(hazard => hazard !== PLAIN && HAZARDS[hazard] !== undefined).sort((a, b) => a - b)
}

/** TI-H1 … TI-H12: what a hazard does, and who is at home in it. */
function hazard(number: Hazard, words: CardWords): Card | undefined {
  const name = HAZARDS[number]
  if (!name) return undefined
  const [move, strike, shoot] = words.hazards[name]
  const natives = creatures.flatMap((_, type) => (isNative(type, number) ? [type] : []))
  return {
    title: capital(words.names.hazards[number], words),
    kind: words.kinds.hazard,
    rows: [
      { label: words.rows.move, value: move, rule: `TI-H${ruleOf(number)}` },
      { label: words.rows.strike, value: strike, rule: `TI-H${ruleOf(number)}` },
      { label: words.rows.shoot, value: shoot, rule: `TI-H${ruleOf(number)}` },
      ...natives.map(type => ({
        label: capital(words.names.character(type), words),
        value: words.rows.native,
        see: `creature:${type}`,
      })),
    ],
  }
}

/** The digest numbers the hazards from TI-H2 on; the inside of a tower is plain ground. */
const RULE_NUMBERS: Readonly<Record<string, number>> = { plain: 2, tower: 2, tree: 3, bramble: 4, drift: 5, volcano: 6 }
const FURTHER: Readonly<Record<string, number>> = { bog: 7, sand: 8, dune: 9, cliff: 10, slope: 11, wall: 12 }
export const ruleOf = (number: Hazard) => RULE_NUMBERS[HAZARDS[number]] ?? FURTHER[HAZARDS[number]]

/** TI-K1: a legion, as far as the viewer knows it. */
function legion(marker: number, words: CardWords, view: View | null): Card | undefined {
  const seen = view?.legions.find(one => one.marker === marker)
  if (!view || !seen) return undefined
  const { names, rows } = words
  const owner = view.holder[marker]
  const known = counted(seen.known).map(([type, count]) => ({
    label: capital(names.character(type, count), words),
    value: figures(view, type, owner, words),
    see: `creature:${type}`,
  }))
  const hidden = view.height[marker] - seen.known.length
  const more = seen.possible.flatMap(([type, most]): CardRow[] => {
    const further = Math.min(most, view.height[marker]) - seen.known.filter(one => one === type).length
    return further > 0
      ? [{ label: capital(names.character(type), words), value: words.upTo(further), see: `creature:${type}` }]
      : []
  })
  return {
    title: names.legion(marker),
    kind: words.kinds.legion,
    glyph: emblemGlyphs[emblemOf(marker)],
    owner,
    rows: [...known, ...(hidden > 0 ? [{ label: rows.unknown, value: `${hidden}`, rule: 'TI-K1' }, ...more] : [])],
  }
}

function figures(view: View, type: Type, owner: number, words: CardWords): string {
  const power = type === TITAN ? titanPower(view.score[owner]) : creatures[type].power
  return [`${power}–${SKILL[type]}`, giftsOf(type, words)].filter(part => part !== words.none).join(', ')
}

/** A character in battle: its card, with its hits. */
function fighter(number: number, words: CardWords, view: View | null): Card | undefined {
  const battle = view?.battle
  if (!battle || battle.type[number] === undefined || !view.engagement) return undefined
  const { attacker, defender } = view.engagement
  const owner = view.holder[battle.side[number] === 0 ? attacker : defender]
  const card = creature(battle.type[number], words, view, owner)
  const [power, hits] = [battle.power[number], battle.hits[number]]
  const track = { now: Math.min(hits, power), max: power }
  return card && { ...card, rows: [{ label: words.rows.hits, value: `${hits}/${power}`, track }, ...card.rows] }
}

/** A hex of the battleland: the hazard in it. */
function hex(number: number, words: CardWords, view: View | null): Card | undefined {
  const { battle } = view ?? {}
  return battle ? hazard(GROUND[battle.map * HEXES + number], words) : undefined
}

export const card = cardsByKind<View, CardWords>(wordsIn, {
  creature: (type, words, view) => creature(type, words, view),
  piece: (type, words, view) => creature(type, words, view),
  muster: (marker, words, view) => legion(marker, words, view),
  terrain,
  hazard,
  legion,
  fighter,
  hex,
  land: (number, words, view) => lands[number] && terrain(lands[number].terrain, words, view, words.names.land(number)),
})

/** Everything that has a card. */
export function index(language: 'en' | 'de' | 'fr'): Entry[] {
  const words = wordsIn[language]
  const { names, groups } = words
  const listed = (kind: string, group: string, titles: readonly string[]) =>
    titles.map((title, number) => ({ id: `${kind}:${number}`, title: capital(title, words), group }))
  return [
    ...listed(
      'creature',
      groups.characters,
      creatures.map((_, type) => names.character(type)),
    ),
    ...listed('terrain', groups.terrains, names.terrains),
    ...listed('hazard', groups.hazards, names.hazards),
  ]
}
