import { heroes } from '../../content/heroes.ts'
import { abilityOfHero, playables } from '../../content/playables.ts'
import { ATTACKER, builderOf, DEPLETED, ENDLESS, NONE, PARTIAL, PHASE, ROUND } from '../../state.ts'
import type { View } from '../../view.ts'
import { countedIn } from '../counted.ts'
import { experienceOf, goalOf, leaderOf, manaIn, ownersIn, ownersOfSide, unitsOnBoard } from '../facts.ts'
import { capital, clauses } from '../names.ts'
import type { SceneWords } from '../words.ts'
import { names } from './names.ts'

const count = countedIn('de')
const whose = (view: View, of: number) => names.owner(view, of).of
const until = ['diese Kampfphase', 'diese Kampfrunde', 'diese Schlacht']

const state: SceneWords['state'] = {
  moved: 'bewegt',
  hidden: 'verdeckt',
  building: 'baut einen Außenposten',
  armed: 'unter Waffen',
  dazed: 'greift nicht an',
  sheltered: 'kann nicht verloren gehen',
  marked: 'nächster Verlust',
}

/** What the scene says in German. */
export const words: SceneWords = {
  title: view =>
    view.turn === 0 ? 'Spielaufbau' : `Spielrunde ${view.turn}: ${names.steps[view.step]} ${whose(view, view.active)}`,
  sheets: {
    players: 'Siegpunkte',
    battle: 'Schlacht',
    played: 'Wird gerade gespielt',
    heroes: 'Helden zur Wahl',
    aside: 'Beiseitegelegt',
    sources: 'Woher die Werte kommen',
  },
  town: (view, seat) => `Stadt ${whose(view, seat)}`,
  hero: (view, seat) => `Held ${whose(view, seat)}`,
  hand: (view, seat) => (seat === view.seat ? 'Deine Handkarten' : `Handkarten ${whose(view, seat)}`),
  state,
  space: (view, { hex, points, depletion, stock, isPinned }) =>
    clauses(
      names.label(view, hex),
      names.ground(view, hex),
      points > 0 && count(points, 'Siegpunkt', 'Siegpunkte'),
      depletion === DEPLETED && 'vollständig ausgebeutet',
      depletion === PARTIAL && 'teilweise ausgebeutet',
      depletion === ENDLESS && 'nie ausgebeutet',
      stock === null ? 'verborgene Menge' : stock !== NONE && depletion !== DEPLETED && `noch ${stock}`,
      isPinned && 'niemand darf vor einer Schlacht fort',
    ),
  wall: (view, a, b) => `Mauer zwischen ${names.label(view, a)} und ${names.label(view, b)}`,
  pieces: (view, { piece, count: number, strength, dice, wounds, life, xp, abilities, states }) =>
    `${clauses(
      `${number > 1 ? `${number} × ` : ''}${names.pieceOf(view, piece)} auf ${names.space(view, view.at[piece])}`,
      strength !== NONE && `Stärke ${strength}`,
      dice > 0 && `${dice} Würfel`,
      life > 0 && `${wounds} von ${life} Wunden`,
      xp > 0 && count(xp, 'Erfahrungspunkt', 'Erfahrungspunkte'),
      ...names.abilitiesIn(abilities),
      ...states.map(of => state[of]),
    )}`,
  outpost: (view, outpost) =>
    clauses(
      `Außenposten ${whose(view, builderOf(outpost))} auf ${names.space(view, view.outpostAt[outpost])}`,
      !view.outpostDone[outpost] && 'im Bau',
    ),
  tree: (view, seat) => `Baum der Ewigkeit auf ${names.label(view, view.town[seat])}: Stadt ${whose(view, seat)}`,
  token: (view, token, hex) => `${capital(names.token(view, token))} auf ${names.space(view, hex)}`,
  place: (view, letter, hex) => `Feld ${letter} des Szenarios: ${names.space(view, hex)}`,
  player: (view, seat) => {
    const side = view.sidePoints[seat] === view.points[seat] ? '' : `, ihre Seite ${view.sidePoints[seat]}`
    if (!view.alive[seat]) return `${capital(names.owner(view, seat).the)}: ausgeschieden`
    const facts = clauses(
      `${goalOf(view) > 0 ? `${words.points(view.points[seat], goalOf(view))} Siegpunkten` : count(view.points[seat], 'Siegpunkt', 'Siegpunkte')}${side}`,
      names.gold(view.gold[seat]),
      names.wood(view.wood[seat]),
      count(view.hand[seat].length, 'Handkarte', 'Handkarten'),
      `${view.deck[seat]} im Stapel`,
      count(unitsOnBoard(view, seat), 'Einheit', 'Einheiten'),
      view.captured[seat] && 'die Stadt war schon einmal besetzt',
      view.first === seat && 'Startspieler',
    )
    return `${capital(names.owner(view, seat).the)}: ${facts}`
  },
  points: (points, goal) => (goal > 0 ? `${points} von ${goal}` : `${points}`),
  together: (own, side, goal) => `${own}; zusammen ${words.points(side, goal)}`,
  type: (view, seat, facts) =>
    `${clauses(
      `${names.types[facts.type]}: ${names.races[view.race[seat]].units[facts.type][facts.level - 1]}`,
      `Stufe ${facts.level} von ${facts.levels}`,
      `Stärke ${facts.strength}`,
      ...names.abilitiesIn(facts.abilities),
      facts.needs > 0 && `nächste Stufe mit ${count(facts.needs, 'Gebäude', 'Gebäuden')}`,
      `${facts.built} Gebäude${facts.underway > 0 ? ` und ${facts.underway} im Bau` : ''}`,
      `${facts.onBoard} auf dem Plan`,
      facts.training > 0 && `${facts.training} in Ausbildung`,
      `${facts.reserve} im Vorrat`,
    )}`,
  typeShort: (view, seat, facts) =>
    clauses(
      names.races[view.race[seat]].units[facts.type][facts.level - 1],
      `${facts.strength}`,
      `${names.building(view, seat, facts.type)} ${facts.built}${facts.underway > 0 ? `+${facts.underway}` : ''}`,
    ),
  workers: (view, seat, onBoard, training, reserve) =>
    clauses(
      `Arbeiter: ${names.races[view.race[seat]].worker}`,
      `${onBoard} auf dem Plan`,
      training > 0 && `${training} in Ausbildung`,
      `${reserve} im Vorrat`,
    ),
  research: number => `${count(number, 'Zauberspruch wird', 'Zaubersprüche werden')} erforscht`,
  heroCard: (view, seat, level) => {
    const hero = heroes[view.hero[seat]]
    const { strength, life } = hero.cards[level - 1]
    const facts = clauses(
      ...[`Stufe ${level}`, names.types[hero.type], `Stärke ${strength}`, `Leben ${life}`],
      count(view.wounds[seat], 'Wunde', 'Wunden'),
      count(experienceOf(view, seat), 'Erfahrungspunkt', 'Erfahrungspunkte'),
    )
    return `${names.heroes[view.hero[seat]]}: ${facts}`
  },
  experience: points => count(points, 'Erfahrungspunkt', 'Erfahrungspunkte'),
  ability: what => {
    const { mana } = playables[what]
    const cost = mana > 0 ? `, ${mana} Mana` : ''
    return `${names.play(what)} (${names.when(what)}${cost}): ${names.does(what)}`
  },
  candidate: hero => {
    const { type, cards } = heroes[hero]
    const { strength, life } = cards[0]
    const skills = names.list(cards.map((_, i) => names.play(abilityOfHero(hero, i + 1))))
    return `${names.heroes[hero]}: ${names.types[type]}, Stärke ${strength}, Leben ${life}; ${skills}`
  },
  card: (card, number) =>
    `${number > 1 ? `${number} × ` : ''}${names.card(card)} (${names.when(card)}, ${manaIn(card)} Mana): ${names.does(card)}`,
  battle: view => {
    const { hex, attacker, foe, round, phase } = view.battle!
    const now = clauses(round > 0 && `Kampfrunde ${round}`, phase >= 0 && `${names.phases[phase]}phase`)
    return `${names.space(view, hex)}: ${names.owner(view, attacker).the} gegen ${names.owner(view, foe).the}${now && `; ${now}`}`
  },
  side: (view, side) => {
    const who = names.list(ownersOfSide(view, side).map(of => names.owner(view, of).short))
    const toll = view.battle!.toll[side]
    const role = side === ATTACKER ? 'Angreifer' : 'Verteidiger'
    return `${role}: ${who}${toll > 0 ? `, ${count(toll, 'Verlust', 'Verluste')} zu nehmen` : ''}`
  },
  lasting: (view, { kind, on, type, value, limit, until: end }) => {
    const by = `${value > 0 ? '+' : '−'}${Math.abs(value)}`
    const owner = (of: number) => names.owner(view, of).short
    const side = (of: number) => owner(leaderOf(view, of))
    const sides = () => names.list(ownersIn(on).map(owner))
    const what = [
      () => `${names.pieceOf(view, on)} greift nicht an`,
      () => `${names.pieceOf(view, on)} kann nicht verloren gehen`,
      () => `nächster Verlust: ${names.pieceOf(view, on)}`,
      () => `${sides()}: ${names.kinds[type][1]} mit Stärke ${by}`,
      () => `${owner(on)}: ${count(value, 'Angriff', 'Angriffe')} mehr`,
      () => `${owner(on)}: Fehlschläge werden wiederholt`,
      () => `${owner(on)}: Würfel zählen ${by}`,
      () => `${side(on)}: schlagen zuerst zu`,
      () => `${side(on)}: Flugeinheiten im Nahkampf verwundbar`,
      () => `${owner(on)}: ${names.kinds[type][1]} mit Flächenangriff`,
      () => `${owner(on)}: der Held würfelt mit ${limit > 0 ? limit : by} Würfeln`,
      () => `${owner(on)}: der Held kämpft als Fernkampfeinheit`,
      () => `${owner(on)}: ${count(value, 'Verlust verwundet', 'Verluste verwunden')} den Helden nicht`,
      () => `${owner(on)}: nur der Held kann verloren gehen`,
    ][kind]
    return `${what ? what() : names.nothing} (${until[end === PHASE ? 0 : end === ROUND ? 1 : 2]})`
  },
  play: (view, { seat, what }) => `${names.owner(view, seat).short}: ${names.play(what)} – ${names.does(what)}`,
  sources: [
    [
      'Spielpläne',
      'Die Abbildungen der Szenarien sind verloren: jede Anordnung der Felder ist nachgebaut. Was auf den dreizehn Teilen des Grundspiels ist, steht im Leitfaden des Autors von 2003; daraus folgen Umriss und Reihenfolge beim Plan für vier. Wo ein Feld auf seinem Teil liegt, und alle Pläne ohne Teile, sind von uns entworfen.',
    ],
    [
      'Einheiten',
      'Stufen, Preise und einige Stärken stammen aus den Spielregeln und einer Besprechung; die meisten Namen und Stärken und die Verteilung der Sonderfähigkeiten sind von uns entworfen.',
    ],
    [
      'Karten',
      'Die 20 Karten des Grundspiels wirken, wie Regel und FAQ es sagen. Von denen der Erweiterung sind nur fünf Namen und eine geänderte Wirkung bekannt: 24 Karten, alle Manawerte und die meisten Anzahlen sind von uns entworfen.',
    ],
    [
      'Helden',
      'Sechzehn Helden mit je drei Karten nennt die Regel der Erweiterung, dazu Schattenschlag und Massenteleportation; von einigen berichten Besprechungen. Alle Stärken und Leben und die meisten Fähigkeiten sind von uns entworfen, denn die Karten sind verloren.',
    ],
    [
      'Monster',
      '24 Marker, 16 zu einem und 8 zu zwei Erfahrungspunkten, nennt die Regel der Erweiterung; eines hat in ihrem Beispiel Stärke 4 und 4 Würfel. Alle anderen Werte sind von uns entworfen.',
    ],
    [
      'Beschworene Kreaturen',
      'Zehn Arten auf 27 Markern nennt die Regel der Erweiterung. Ihre Werte, ihre Anzahl, zu wem sie gehören und wie lange sie bleiben, sind von uns entworfen.',
    ],
    [
      'Würfel',
      'Die Seiten des Rohstoffwürfels (1, 1, 1, 2, 2, 3) und die meisten verborgenen Plättchen sind von uns entworfen.',
    ],
  ],
}
