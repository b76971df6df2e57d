import type { Seat, Sheet, SheetRow } from '@hexarium/kernel'
import { HEROES_PER_RACE, heroes } from '../content/heroes.ts'
import { abilityOfHero } from '../content/playables.ts'
import { ATTACKER, DEFENDER, NONE } from '../state.ts'
import { experienceOf, goalOf } from '../text/facts.ts'
import { capital } from '../text/names.ts'
import type { WarcraftText } from '../text/words.ts'
import type { View } from '../view.ts'
import * as glyphs from './glyphs.ts'
import { teams } from './teams.ts'
import { townRows } from './town.ts'

/** The sheets beside the board, one's own first; one without rows is left out. */
export function sheets(view: View, text: WarcraftText): Sheet[] {
  const { words } = text
  const seats = view.race.map((_, i) => (Math.max(view.seat, 0) + i) % view.race.length)
  const bySeat = (seat: Seat): Sheet[] => [
    { id: `town-${seat}`, title: words.town(view, seat), rows: townRows(view, text, seat) },
    { id: `hero-${seat}`, title: words.hero(view, seat), rows: heroRows(view, text, seat) },
  ]
  const all: Sheet[] = [
    { id: 'players', title: words.sheets.players, rows: players(view, text) },
    { id: 'battle', title: view.battle ? words.sheets.battle : words.sheets.played, rows: battleRows(view, text) },
    ...seats.map(
      (seat): Sheet => ({
        id: `hand-${seat}`,
        title: words.hand(view, seat),
        cards: true,
        rows: hand(view, text, seat),
      }),
    ),
    { id: 'heroes', title: words.sheets.heroes, cards: true, rows: candidates(view, text) },
    ...seats.flatMap(bySeat),
    { id: 'aside', title: words.sheets.aside, rows: aside(view, text) },
    { id: 'sources', title: words.sheets.sources, rows: sources(text) },
  ]
  return all.filter(({ rows }) => rows.length > 0)
}

/** WC-B-VIC-04: those who play together one below the other. */
function players(view: View, text: WarcraftText): SheetRow[] {
  const seats = view.race.map((_, seat) => seat)
  const sides = teams(view) ?? seats
  return seats.sort((a, b) => sides[a] - sides[b] || a - b).map(seat => player(view, text, seat))
}

function player(view: View, { names, words }: WarcraftText, seat: Seat): SheetRow {
  const [points, goal] = [view.sidePoints[seat], goalOf(view)]
  return {
    id: `seat:${seat}`,
    label: names.owner(view, seat).short,
    text: teams(view) ? words.together(view.points[seat], points, goal) : words.points(points, goal),
    ...(goal > 0 ? { track: { now: Math.min(points, goal), max: goal } } : {}),
    owner: seat,
    say: words.player(view, seat),
  }
}

/** WC-B-BAT: who fights, what lasts, and what is being played. */
function battleRows(view: View, text: WarcraftText): SheetRow[] {
  const { names, words } = text
  const played = view.stack.map(
    (play): SheetRow => ({
      about: `play:${play.what}`,
      label: names.play(play.what),
      owner: play.seat,
      glyph: glyphs.CARD,
      say: words.play(view, play),
    }),
  )
  if (!view.battle) return played
  const { attacker, foe, lasting } = view.battle
  const sides = [ATTACKER, DEFENDER].map((side): SheetRow => {
    const leader = side === ATTACKER ? attacker : foe
    const owner = leader < view.race.length ? { owner: leader } : {}
    return { label: capital(names.owner(view, leader).short), ...owner, say: words.side(view, side) }
  })
  const effects = lasting.map((effect, number): SheetRow => {
    const say = words.lasting(view, effect)
    return { id: `effect:${number}`, label: say, owner: effect.by, say }
  })
  return [{ label: names.label(view, view.battle.hex), say: words.battle(view) }, ...sides, ...effects, ...played]
}

/** WC-B-TEA-04: one's own cards, and those of teammates; like ones in one row. Only one's own can be chosen. */
function hand(view: View, { names, words }: WarcraftText, seat: Seat): SheetRow[] {
  const known = view.hand[seat].flatMap(card => (card === null ? [] : [card]))
  return [...new Set(known)].map(card => {
    const count = known.filter(other => other === card).length
    return {
      ...(seat === view.seat ? { id: `card:${card}` } : {}),
      about: `play:${card}`,
      label: `${names.card(card)}${count > 1 ? ` ×${count}` : ''}`,
      text: names.does(card),
      glyph: glyphs.CARD,
      owner: seat,
      say: words.card(card, count),
    }
  })
}

/** WC-X-HER: the hero's card, his experience and what he can do. */
function heroRows(view: View, { names, words }: WarcraftText, seat: Seat): SheetRow[] {
  const hero = view.hero[seat]
  if (hero === NONE || hero === undefined || view.heroLevel[seat] === 0) return []
  const level = view.heroLevel[seat]
  const { life } = heroes[hero].cards[level - 1]
  const experience = experienceOf(view, seat)
  const abilities = Array.from({ length: level }, (_, i): SheetRow => {
    const what = abilityOfHero(hero, i + 1)
    return {
      ...(seat === view.seat ? { id: `ability:${i + 1}` } : {}),
      about: `play:${what}`,
      label: names.play(what),
      text: names.does(what),
      glyph: glyphs.ABILITY,
      owner: seat,
      say: words.ability(what),
    }
  })
  return [
    {
      about: `hero:${hero}`,
      label: names.heroes[hero],
      track: { now: Math.max(0, life - view.wounds[seat]), max: life },
      glyph: glyphs.heroGlyphs[hero],
      owner: seat,
      say: words.heroCard(view, seat, level),
    },
    ...(experience > 0
      ? [
          {
            label: words.experience(experience),
            glyph: glyphs.EXPERIENCE,
            owner: seat,
            say: words.experience(experience),
          },
        ]
      : []),
    ...abilities,
  ]
}

/** WC-X-HER-02: before the game, the four heroes of one's race. */
function candidates(view: View, { names, words }: WarcraftText): SheetRow[] {
  if (!view.options.heroes || view.turn > 0 || view.seat < 0 || view.hero[view.seat] !== NONE) return []
  if (view.race[view.seat] === NONE) return []
  return Array.from({ length: HEROES_PER_RACE }, (_, i) => {
    const hero = view.race[view.seat] * HEROES_PER_RACE + i
    const skills = heroes[hero].cards.map((_, level) => words.ability(abilityOfHero(hero, level + 1)))
    return {
      id: `hero:${hero}`,
      label: names.heroes[hero],
      text: skills.join(' '),
      glyph: glyphs.heroGlyphs[hero],
      owner: view.seat,
      say: `${words.candidate(hero)}. ${skills.join(' ')}`,
    }
  })
}

/** WC-B-SCN-42: what the Night Elves have set aside, as far as one knows it. */
function aside(view: View, { names }: WarcraftText): SheetRow[] {
  return view.aside.flatMap((pile, seat) =>
    pile.flatMap((card): SheetRow[] =>
      card === null
        ? []
        : [{ about: `play:${card}`, label: names.card(card), glyph: glyphs.CARD, owner: seat, say: names.card(card) }],
    ),
  )
}

function sources({ names, words }: WarcraftText): SheetRow[] {
  return words.sources.map(([label, text]) => ({ label, text, say: names.grammar.labelled(label, text) }))
}
