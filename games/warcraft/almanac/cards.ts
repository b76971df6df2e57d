import { type Card, type CardRow, cardsByKind } from '@hexarium/kernel'
import { cards } from '../content/cards.ts'
import { HERO_MOVES, PROJECT_COST, UPGRADE_COST } from '../content/components.ts'
import { creeps } from '../content/creeps.ts'
import { heroes } from '../content/heroes.ts'
import { abilityOfHero, isAbility, playables } from '../content/playables.ts'
import {
  GOLD_COST,
  MOVES_OF_TYPE,
  NIGHTELF,
  PRINTED,
  races,
  TILES,
  WOOD_COST,
  WORKER_COST,
  WORKER_MOVES,
} from '../content/races.ts'
import { isDesigned } from '../content/sources.ts'
import { summons } from '../content/summons.ts'
import { CREEP, creatureOf, FIRST_CREEP, HERO, KIND, OWNER, SUMMON, WORKER } from '../pieces.ts'
import * as glyphs from '../scene/glyphs.ts'
import { mapOf } from '../spaces.ts'
import { NEUTRAL, NONE, ofType, type Piece } from '../state.ts'
import { asState, capital } from '../text/names.ts'
import type { View } from '../view.ts'
import { type Words, wordsIn } from './words.ts'

/** A unit tile by race, type and level from 1, as one number. */
export const tileId = (race: number, type: number, level: number) => race * 100 + type * 10 + level

const price = ({ names }: Words, gold: number, wood: number) => names.resources(gold, wood)

/** WC-B-CMP-05, WC-B-SPE-11: a unit tile. */
function tile(number: number, all: Words): Card | undefined {
  const [race, type, level] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  const levels = races[race]?.levels[type]
  const facts = levels?.[level - 1]
  if (!facts) return undefined
  const { names, words } = all
  const { rows } = words
  const next = levels[level]
  return {
    title: names.races[race].units[type][level - 1],
    kind: `${words.kinds.unit}, ${names.races[race].short}`,
    glyph: glyphs.unitGlyphs[race][type][level - 1],
    rows: [
      { label: rows.type, value: names.types[type] },
      { label: rows.level, value: words.levelOf(level, levels.length) },
      { label: rows.strength, value: words.hitsOn(facts.strength), rule: 'WC-B-BAT-06' },
      ...abilities(facts.abilities, all),
      { label: rows.moves, value: `${MOVES_OF_TYPE[type]}`, rule: 'WC-B-MOV-01' },
      { label: rows.price, value: price(all, GOLD_COST[type], WOOD_COST[type]), rule: 'WC-B-SPE-11' },
      { label: rows.trainedBy, value: names.races[race].buildings[type], see: `building:${race * 10 + type}` },
      next
        ? { label: rows.next, value: words.buildings(facts.needs), rule: 'WC-B-SPE-30', see: `tile:${number + 1}` }
        : { label: rows.next, value: words.lastLevel, rule: 'WC-B-VIC-01' },
      ...(next ? [{ label: rows.upgrade, value: price(all, UPGRADE_COST, UPGRADE_COST), rule: 'WC-B-SPE-30' }] : []),
    ],
    ...(isDesigned(facts.source, 'strength') ? { text: words.designed } : {}),
  }
}

function abilities(bits: number, { names, words }: Words): CardRow[] {
  const list = names.abilitiesIn(bits)
  return list.length === 0 ? [] : [{ label: words.rows.ability, value: list.join(', '), rule: 'WC-B-ABL-01' }]
}

/** WC-B-SPE-11: a race's workers. */
function worker(race: number, all: Words): Card | undefined {
  if (!races[race]) return undefined
  const { names, words } = all
  return {
    title: names.races[race].worker,
    kind: `${words.kinds.worker}, ${names.races[race].short}`,
    glyph: glyphs.workerGlyphs[race],
    rows: [
      { label: words.rows.moves, value: `${WORKER_MOVES}`, rule: 'WC-B-MOV-01' },
      { label: words.rows.price, value: price(all, WORKER_COST, 0), rule: 'WC-B-SPE-11' },
      { label: words.rows.trainedBy, value: names.races[race].buildings[WORKER] },
    ],
  }
}

/** WC-B-SPE-20, WC-B-SPE-23: a building, by race and unit type. */
function building(number: number, all: Words): Card | undefined {
  const [race, type] = [Math.floor(number / 10), number % 10]
  const title = all.names.races[race]?.buildings[type]
  if (title === undefined) return undefined
  const { words } = all
  return {
    title,
    kind: `${words.kinds.building}, ${all.names.races[race].short}`,
    rows: [
      ...(type < TILES.length
        ? [
            { label: words.rows.price, value: price(all, PROJECT_COST, PROJECT_COST), rule: 'WC-B-SPE-20' },
            { label: words.rows.tiles, value: `${TILES[type]} + ${PRINTED[type]}`, rule: 'WC-B-SPE-23' },
            { label: words.rows.type, value: all.names.types[type], see: `tile:${tileId(race, type, 1)}` },
          ]
        : [{ label: words.rows.type, value: all.names.races[race].worker, see: `worker:${race}` }]),
    ],
  }
}

/** WC-X-HER-06: a hero: strength and life by level, and his abilities. */
function hero(number: number, all: Words): Card | undefined {
  const facts = heroes[number]
  if (!facts) return undefined
  const { names, words } = all
  const bySlash = (values: readonly number[]) => values.join(' / ')
  return {
    title: names.heroes[number],
    kind: `${words.kinds.hero}, ${names.races[facts.race].short}`,
    glyph: glyphs.heroGlyphs[number],
    rows: [
      { label: words.rows.type, value: names.types[facts.type], rule: 'WC-X-HER-08' },
      { label: words.rows.strength, value: bySlash(facts.cards.map(({ strength }) => strength)), rule: 'WC-X-HER-06' },
      { label: words.rows.life, value: bySlash(facts.cards.map(({ life }) => life)), rule: 'WC-X-HER-07' },
      { label: words.rows.moves, value: `${HERO_MOVES}` },
      ...facts.cards.map((_, level) => {
        const what = abilityOfHero(number, level + 1)
        return { label: `${words.rows.level} ${level + 1}`, value: names.play(what), see: `play:${what}` }
      }),
    ],
  }
}

/** WC-B-EXP, WC-X-HER-23: a card or an ability: when, for what, and what it does. */
function play(what: number, all: Words): Card | undefined {
  const facts = playables[what]
  if (!facts) return undefined
  const { names, words } = all
  const card = isAbility(what) ? undefined : cards[what]
  return {
    title: names.play(what),
    kind: card ? words.kinds.card : words.kinds.ability,
    glyph: card ? glyphs.CARD : glyphs.ABILITY,
    rows: [
      { label: words.rows.when, value: names.when(what), rule: card ? 'WC-B-EXP-02' : 'WC-X-HER-23' },
      { label: words.rows.effect, value: names.does(what) },
      ...(facts.mana > 0 ? [{ label: words.rows.mana, value: `${facts.mana}`, rule: 'WC-X-HER-22' }] : []),
      ...(card
        ? [
            { label: words.rows.race, value: card.race < 0 ? words.all : names.races[card.race].short },
            { label: words.rows.copies, value: `${card.base}, ${card.expansion}`, rule: 'WC-B-EXP-05' },
            { label: words.rows.gives, value: `${card.gives}`, rule: 'WC-X-HER-22' },
          ]
        : []),
    ],
    ...(isDesigned(facts.source, 'effects') ? { text: words.designed } : {}),
  }
}

/** WC-X-CRP-01: a creep, or the back of one. */
function creep(number: number, all: Words): Card | undefined {
  const facts = creeps[number]
  if (!facts) return undefined
  const { names, words } = all
  return {
    title: names.creeps[number],
    kind: words.kinds.creep,
    rows: [
      { label: words.rows.type, value: names.types[facts.type] },
      { label: words.rows.strength, value: words.hitsOn(facts.strength), rule: 'WC-X-CRP-01' },
      { label: words.rows.dice, value: `${facts.dice}`, rule: 'WC-X-CRP-01' },
      ...abilities(facts.abilities, all),
      { label: words.rows.experience, value: `${facts.xp}`, rule: 'WC-X-HER-40' },
    ],
    ...(isDesigned(facts.source, 'strength') ? { text: words.designed } : {}),
  }
}

/** WC-X-HER-30: a summoned creature. */
function summon(number: number, all: Words): Card | undefined {
  const facts = summons[number]
  if (!facts) return undefined
  const { names, words } = all
  return {
    title: names.summons[number],
    kind: words.kinds.creature,
    rows: [
      { label: words.rows.type, value: names.types[facts.type] },
      { label: words.rows.strength, value: words.hitsOn(facts.strength), rule: 'WC-X-HER-30' },
      { label: words.rows.dice, value: `${facts.dice}` },
      { label: words.rows.count, value: `${facts.copies}` },
    ],
    text: words.designed,
  }
}

/** Whatever stands on the map: the card of what it is, as far as that is known. */
function piece(id: Piece, all: Words, view: View | null): Card | undefined {
  if (!view || KIND[id] === undefined) return undefined
  const owner = OWNER[id]
  const card = cardOf(id, all, view)
  return card && (owner < view.race.length ? { ...card, owner } : card)
}

function cardOf(id: Piece, all: Words, view: View): Card | undefined {
  const [kind, owner] = [KIND[id], OWNER[id]]
  if (kind === CREEP) return creepOn(id - FIRST_CREEP, all, view)
  const race = owner === NEUTRAL ? NIGHTELF : (view.race[owner] ?? NONE)
  if (kind === WORKER) return worker(race, all)
  if (kind === HERO) return hero(view.hero[owner], all)
  const creature = kind === SUMMON ? creatureOf(asState(view), owner) : undefined
  if (kind === SUMMON) return creature && summon(summons.indexOf(creature), all)
  return tile(tileId(race, kind, view.level[ofType(owner, kind)]), all)
}

function creepOn(slot: number, all: Words, view: View): Card | undefined {
  const kind = view.creepKind[slot]
  if (kind === undefined) return undefined
  if (kind !== null) return creep(kind, all)
  const { names, words } = all
  const rows = [{ label: words.rows.experience, value: `${view.creepXp[slot]}`, rule: 'WC-X-CRP-01' }]
  return { title: capital(names.hiddenCreep), kind: words.kinds.creep, rows, text: words.hiddenCreep }
}

/** One's own unit type, in the town sheet: the tile on top. */
function ownType(type: number, all: Words, view: View | null): Card | undefined {
  const race = view?.race[view.seat]
  if (!view || race === undefined || race < 0) return undefined
  return type === WORKER ? worker(race, all) : tile(tileId(race, type, view.level[ofType(view.seat, type)]), all)
}

/** One's own hero's ability of a level. */
function ownAbility(level: number, all: Words, view: View | null): Card | undefined {
  const own = view?.hero[view.seat]
  return own === undefined || own < 0 ? undefined : play(abilityOfHero(own, level), all)
}

/** A space: its ground, and what it is worth. */
function space(number: number, all: Words, view: View | null): Card | undefined {
  if (!view) return undefined
  const points = mapOf(asState(view)).points[number]
  if (points === undefined) return undefined
  const { names, words } = all
  return {
    title: names.label(view, number),
    kind: words.kinds.space,
    isPlain: points === 0,
    rows: [
      { label: words.rows.ground, value: names.ground(view, number) },
      ...(points > 0 ? [{ label: words.rows.points, value: words.points(points), rule: 'WC-B-VIC-01' }] : []),
    ],
  }
}

export const card = cardsByKind<View, Words>(wordsIn, {
  tile,
  worker,
  building,
  hero,
  play,
  card: play,
  creep,
  summon,
  piece,
  unit: ownType,
  ability: ownAbility,
  hex: space,
})
