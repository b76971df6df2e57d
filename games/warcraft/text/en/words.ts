import { provenance as cardSource } from '../../content/cards.ts'
import { provenance as creepSource } from '../../content/creeps.ts'
import { heroes, provenance as heroSource } from '../../content/heroes.ts'
import { provenance as mapSource } from '../../content/maps.ts'
import { abilityOfHero, playables } from '../../content/playables.ts'
import { provenance as summonSource } from '../../content/summons.ts'
import { ATTACKER, builderOf, DEPLETED, ENDLESS, NONE, PARTIAL, PHASE, ROUND } from '../../state.ts'
import type { View } from '../../view.ts'
import { countedIn } from '../counted.ts'
import { experienceOf, goalOf, leaderOf, manaIn, ownersIn, ownersOfSide, unitsOnBoard } from '../facts.ts'
import { capital, clauses } from '../names.ts'
import type { SceneWords } from '../words.ts'
import { names } from './names.ts'

const count = countedIn('en')
const whose = (view: View, of: number) => names.owner(view, of).of
const until = ['this phase', 'this round', 'this battle']

const state: SceneWords['state'] = {
  moved: 'has moved',
  hidden: 'face down',
  building: 'builds an Outpost',
  armed: 'under arms',
  dazed: 'does not attack',
  sheltered: 'cannot be lost',
  marked: 'lost next',
}

/** What the scene says in English. */
export const words: SceneWords = {
  title: view =>
    view.turn === 0 ? 'Set-up' : `Turn ${view.turn}: ${names.steps[view.step]} ${whose(view, view.active)}`,
  sheets: {
    players: 'Victory points',
    battle: 'Battle',
    played: 'Being played',
    heroes: 'Heroes to choose from',
    aside: 'Set aside',
    sources: 'Where the figures come from',
  },
  town: (view, seat) => `Town ${whose(view, seat)}`,
  hero: (view, seat) => `Hero ${whose(view, seat)}`,
  hand: (view, seat) => (seat === view.seat ? 'Your hand' : `Hand ${whose(view, seat)}`),
  state,
  space: (view, { hex, points, depletion, stock, isPinned }) =>
    clauses(
      names.label(view, hex),
      names.ground(view, hex),
      points > 0 && count(points, 'victory point'),
      depletion === DEPLETED && 'depleted',
      depletion === PARTIAL && 'partly depleted',
      depletion === ENDLESS && 'never depletes',
      stock === null ? 'hidden amount' : stock !== NONE && depletion !== DEPLETED && `${stock} left`,
      isPinned && 'nobody may leave before a battle',
    ),
  wall: (view, a, b) => `Wall between ${names.label(view, a)} and ${names.label(view, b)}`,
  pieces: (view, { piece, count: number, strength, dice, wounds, life, xp, abilities, states }) =>
    `${clauses(
      `${number > 1 ? `${number} × ` : ''}${names.pieceOf(view, piece)} in ${names.space(view, view.at[piece])}`,
      strength !== NONE && `strength ${strength}`,
      dice > 0 && count(dice, 'die', 'dice'),
      life > 0 && `${wounds} of ${life} wounds`,
      xp > 0 && `${xp} experience`,
      ...names.abilitiesIn(abilities),
      ...states.map(of => state[of]),
    )}`,
  outpost: (view, outpost) =>
    clauses(
      `Outpost ${whose(view, builderOf(outpost))} in ${names.space(view, view.outpostAt[outpost])}`,
      !view.outpostDone[outpost] && 'under construction',
    ),
  tree: (view, seat) => `Tree of Eternity in ${names.label(view, view.town[seat])}: the Town ${whose(view, seat)}`,
  token: (view, token, hex) => `${capital(names.token(view, token))} in ${names.space(view, hex)}`,
  place: (view, letter, hex) => `Space ${letter} of the scenario: ${names.space(view, hex)}`,
  player: (view, seat) => {
    const side = view.sidePoints[seat] === view.points[seat] ? '' : `, their side ${view.sidePoints[seat]}`
    if (!view.alive[seat]) return `${capital(names.owner(view, seat).the)}: eliminated`
    const facts = clauses(
      `${goalOf(view) > 0 ? `${words.points(view.points[seat], goalOf(view))} victory points` : count(view.points[seat], 'victory point')}${side}`,
      names.gold(view.gold[seat]),
      names.wood(view.wood[seat]),
      count(view.hand[seat].length, 'card'),
      `${view.deck[seat]} in the deck`,
      count(unitsOnBoard(view, seat), 'unit'),
      view.captured[seat] && 'the Town has been taken once',
      view.first === seat && 'first player',
    )
    return `${capital(names.owner(view, seat).the)}: ${facts}`
  },
  points: (points, goal) => (goal > 0 ? `${points} of ${goal}` : `${points}`),
  together: (own, side, goal) => `${own}; together ${words.points(side, goal)}`,
  type: (view, seat, facts) =>
    `${clauses(
      `${capital(names.types[facts.type])}: ${names.races[view.race[seat]].units[facts.type][facts.level - 1]}`,
      `level ${facts.level} of ${facts.levels}`,
      `strength ${facts.strength}`,
      ...names.abilitiesIn(facts.abilities),
      facts.needs > 0 && `next level with ${count(facts.needs, 'building')}`,
      `${count(facts.built, 'building')}${facts.underway > 0 ? ` and ${facts.underway} under construction` : ''}`,
      `${facts.onBoard} on the board`,
      facts.training > 0 && `${facts.training} in training`,
      `${facts.reserve} in reserve`,
    )}`,
  typeShort: (view, seat, facts) =>
    clauses(
      names.races[view.race[seat]].units[facts.type][facts.level - 1],
      `${facts.strength}`,
      `${names.building(view, seat, facts.type)} ${facts.built}${facts.underway > 0 ? `+${facts.underway}` : ''}`,
    ),
  workers: (view, seat, onBoard, training, reserve) =>
    clauses(
      `Workers: ${names.races[view.race[seat]].worker}`,
      `${onBoard} on the board`,
      training > 0 && `${training} in training`,
      `${reserve} in reserve`,
    ),
  research: number => `${count(number, 'spell')} being researched`,
  heroCard: (view, seat, level) => {
    const hero = heroes[view.hero[seat]]
    const { strength, life } = hero.cards[level - 1]
    const type = names.types[hero.type]
    return `${names.heroes[view.hero[seat]]}: ${clauses(`level ${level}`, type, `strength ${strength}`, `life ${life}`, count(view.wounds[seat], 'wound'), `${experienceOf(view, seat)} experience`)}`
  },
  experience: points => `Experience: ${count(points, 'point')}`,
  ability: what => {
    const { mana } = playables[what]
    const cost = mana > 0 ? `, ${mana} mana` : ''
    return `${names.play(what)} (${names.when(what)}${cost}): ${names.does(what)}`
  },
  candidate: hero => {
    const { type, cards } = heroes[hero]
    const { strength, life } = cards[0]
    const skills = names.list(cards.map((_, i) => names.play(abilityOfHero(hero, i + 1))))
    return `${names.heroes[hero]}: ${names.types[type]}, strength ${strength}, life ${life}; ${skills}`
  },
  card: (card, number) =>
    `${number > 1 ? `${number} × ` : ''}${names.card(card)} (${names.when(card)}, ${manaIn(card)} mana): ${names.does(card)}`,
  battle: view => {
    const { hex, attacker, foe, round, phase } = view.battle!
    const now = clauses(round > 0 && `round ${round}`, phase >= 0 && `${names.phases[phase]} phase`)
    return `${names.space(view, hex)}: ${names.owner(view, attacker).the} attack ${names.owner(view, foe).the}${now && `; ${now}`}`
  },
  side: (view, side) => {
    const who = names.list(ownersOfSide(view, side).map(of => names.owner(view, of).short))
    const toll = view.battle!.toll[side]
    const role = side === ATTACKER ? 'Attackers' : 'Defenders'
    return `${role}: ${who}${toll > 0 ? `, ${count(toll, 'casualty', 'casualties')} to take` : ''}`
  },
  lasting: (view, { kind, on, type, value, limit, until: end }) => {
    const by = `${value > 0 ? '+' : '−'}${Math.abs(value)}`
    const owner = (of: number) => names.owner(view, of).short
    const side = (of: number) => owner(leaderOf(view, of))
    const sides = () => names.list(ownersIn(on).map(owner))
    const what = [
      () => `${names.pieceOf(view, on)} does not attack`,
      () => `${names.pieceOf(view, on)} cannot be lost`,
      () => `${names.pieceOf(view, on)} is lost next`,
      () => `${sides()}: ${names.kinds[type][1]} have strength ${by}`,
      () => `${owner(on)}: ${count(value, 'extra attack')}`,
      () => `${owner(on)} roll their misses again`,
      () => `${owner(on)}: dice count ${by}`,
      () => `${side(on)} strike first`,
      () => `${side(on)}: flyers can be hit in melee`,
      () => `${owner(on)}: ${names.kinds[type][1]} have Area Attack`,
      () => `${owner(on)}: the hero rolls ${limit > 0 ? `${limit} dice` : `${by} dice`}`,
      () => `${owner(on)}: the hero fights as a ranged unit`,
      () => `${owner(on)}: ${count(value, 'casualty does', 'casualties do')} not wound the hero`,
      () => `${owner(on)}: only the hero can be lost`,
    ][kind]
    return `${what ? what() : names.nothing} (${until[end === PHASE ? 0 : end === ROUND ? 1 : 2]})`
  },
  play: (view, { seat, what }) => `${names.owner(view, seat).short}: ${names.play(what)} – ${names.does(what)}`,
  sources: [
    ['Maps', mapSource],
    [
      'Units',
      'Levels, prices and some strengths come from the rule books and a review; most names, strengths and where special abilities lie are designed.',
    ],
    ['Cards', cardSource],
    ['Heroes', heroSource],
    ['Creeps', creepSource],
    ['Summoned creatures', summonSource],
    ['Dice', 'The faces of the resource die (1, 1, 1, 2, 2, 3) and most hidden resource tokens are designed.'],
  ],
}
