import { heroes } from '../../content/heroes.ts'
import { abilityOfHero, playables } from '../../content/playables.ts'
import { ATTACKER, builderOf, DEPLETED, ENDLESS, NONE, PARTIAL, PHASE, ROUND } from '../../state.ts'
import type { View } from '../../view.ts'
import { countedIn } from '../counted.ts'
import { experienceOf, goalOf, leaderOf, manaIn, ownersIn, ownersOfSide, unitsOnBoard } from '../facts.ts'
import { capital, clauses } from '../names.ts'
import type { SceneWords } from '../words.ts'
import { names } from './names.ts'

const count = countedIn('fr')
const whose = (view: View, of: number) => names.owner(view, of).of
const until = ['cette phase', 'cette manche', 'cette bataille']

const state: SceneWords['state'] = {
  moved: 'a bougé',
  hidden: 'face cachée',
  building: 'construit un avant-poste',
  armed: 'sous les armes',
  dazed: 'n’attaque pas',
  sheltered: 'à l’abri des pertes',
  marked: 'prochaine perte',
}

/** What the scene says in French. */
export const words: SceneWords = {
  title: view =>
    view.turn === 0 ? 'Mise en place' : `Tour ${view.turn} : ${names.steps[view.step]} ${whose(view, view.active)}`,
  sheets: {
    players: 'Points de victoire',
    battle: 'Bataille',
    played: 'Joué en ce moment',
    heroes: 'Héros au choix',
    aside: 'Mis de côté',
    sources: 'D’où viennent les valeurs',
  },
  town: (view, seat) => `Ville ${whose(view, seat)}`,
  hero: (view, seat) => `Héros ${whose(view, seat)}`,
  hand: (view, seat) => (seat === view.seat ? 'Votre main' : `Main ${whose(view, seat)}`),
  state,
  space: (view, { hex, points, depletion, stock, isPinned }) =>
    clauses(
      names.label(view, hex),
      names.ground(view, hex),
      points > 0 && count(points, 'point de victoire', 'points de victoire'),
      depletion === DEPLETED && 'épuisement complet',
      depletion === PARTIAL && 'épuisement partiel',
      depletion === ENDLESS && 'inépuisable',
      stock === null ? 'quantité cachée' : stock !== NONE && depletion !== DEPLETED && `il reste ${stock}`,
      isPinned && 'personne n’en sort avant une bataille',
    ),
  wall: (view, a, b) => `Mur entre ${names.label(view, a)} et ${names.label(view, b)}`,
  pieces: (view, { piece, count: number, strength, dice, wounds, life, xp, abilities, states }) =>
    `${clauses(
      `${number > 1 ? `${number} × ` : ''}${names.pieceOf(view, piece)} en ${names.space(view, view.at[piece])}`,
      strength !== NONE && `force ${strength}`,
      dice > 0 && count(dice, 'dé'),
      life > 0 && `${count(wounds, 'blessure')} sur ${life}`,
      xp > 0 && `${count(xp, 'point')} d’expérience`,
      ...names.abilitiesIn(abilities),
      ...states.map(of => state[of]),
    )}`,
  outpost: (view, outpost) =>
    clauses(
      `Avant-poste ${whose(view, builderOf(outpost))} en ${names.space(view, view.outpostAt[outpost])}`,
      !view.outpostDone[outpost] && 'en chantier',
    ),
  tree: (view, seat) => `Arbre d’éternité en ${names.label(view, view.town[seat])} : ville ${whose(view, seat)}`,
  token: (view, token, hex) => `${capital(names.token(view, token))} en ${names.space(view, hex)}`,
  place: (view, letter, hex) => `Case ${letter} du scénario : ${names.space(view, hex)}`,
  player: (view, seat) => {
    const side = view.sidePoints[seat] === view.points[seat] ? '' : `, leur camp ${view.sidePoints[seat]}`
    if (!view.alive[seat]) return `${capital(names.owner(view, seat).the)} : éliminés`
    const facts = clauses(
      `${goalOf(view) > 0 ? `${words.points(view.points[seat], goalOf(view))} points de victoire` : count(view.points[seat], 'point de victoire', 'points de victoire')}${side}`,
      names.gold(view.gold[seat]),
      names.wood(view.wood[seat]),
      `${count(view.hand[seat].length, 'carte')} en main`,
      `${view.deck[seat]} dans la pioche`,
      count(unitsOnBoard(view, seat), 'unité'),
      view.captured[seat] && 'la ville a déjà été prise une fois',
      view.first === seat && 'premier joueur',
    )
    return `${capital(names.owner(view, seat).the)} : ${facts}`
  },
  points: (points, goal) => (goal > 0 ? `${points} sur ${goal}` : `${points}`),
  together: (own, side, goal) => `${own} ; ensemble ${words.points(side, goal)}`,
  type: (view, seat, facts) =>
    `${clauses(
      `${capital(names.types[facts.type])} : ${names.races[view.race[seat]].units[facts.type][facts.level - 1]}`,
      `niveau ${facts.level} sur ${facts.levels}`,
      `force ${facts.strength}`,
      ...names.abilitiesIn(facts.abilities),
      facts.needs > 0 && `niveau suivant avec ${count(facts.needs, 'bâtiment')}`,
      `${count(facts.built, 'bâtiment')}${facts.underway > 0 ? ` et ${facts.underway} en chantier` : ''}`,
      `${facts.onBoard} sur le plateau`,
      facts.training > 0 && `${facts.training} à l’entraînement`,
      `${facts.reserve} en réserve`,
    )}`,
  typeShort: (view, seat, facts) =>
    clauses(
      names.races[view.race[seat]].units[facts.type][facts.level - 1],
      `${facts.strength}`,
      `${names.building(view, seat, facts.type)} ${facts.built}${facts.underway > 0 ? `+${facts.underway}` : ''}`,
    ),
  workers: (view, seat, onBoard, training, reserve) =>
    clauses(
      `Ouvriers : ${names.races[view.race[seat]].worker}`,
      `${onBoard} sur le plateau`,
      training > 0 && `${training} à l’entraînement`,
      `${reserve} en réserve`,
    ),
  research: number => `${count(number, 'sort')} en recherche`,
  heroCard: (view, seat, level) => {
    const hero = heroes[view.hero[seat]]
    const { strength, life } = hero.cards[level - 1]
    const facts = clauses(
      ...[`niveau ${level}`, names.types[hero.type], `force ${strength}`, `vie ${life}`],
      count(view.wounds[seat], 'blessure'),
      `${count(experienceOf(view, seat), 'point')} d’expérience`,
    )
    return `${names.heroes[view.hero[seat]]} : ${facts}`
  },
  experience: points => `${count(points, 'point')} d’expérience`,
  ability: what => {
    const { mana } = playables[what]
    const cost = mana > 0 ? `, ${mana} mana` : ''
    return `${names.play(what)} (${names.when(what)}${cost}) : ${names.does(what)}`
  },
  candidate: hero => {
    const { type, cards } = heroes[hero]
    const { strength, life } = cards[0]
    const skills = names.list(cards.map((_, i) => names.play(abilityOfHero(hero, i + 1))))
    return `${names.heroes[hero]} : ${names.types[type]}, force ${strength}, vie ${life} ; ${skills}`
  },
  card: (card, number) =>
    `${number > 1 ? `${number} × ` : ''}${names.card(card)} (${names.when(card)}, ${manaIn(card)} mana) : ${names.does(card)}`,
  battle: view => {
    const { hex, attacker, foe, round, phase } = view.battle!
    const now = clauses(round > 0 && `manche ${round}`, phase >= 0 && `phase ${names.phases[phase]}`)
    return `${names.space(view, hex)} : ${names.owner(view, attacker).the} attaquent ${names.owner(view, foe).the}${now && ` ; ${now}`}`
  },
  side: (view, side) => {
    const who = names.list(ownersOfSide(view, side).map(of => names.owner(view, of).short))
    const toll = view.battle!.toll[side]
    const role = side === ATTACKER ? 'Attaquants' : 'Défenseurs'
    return `${role} : ${who}${toll > 0 ? `, ${count(toll, 'perte')} à subir` : ''}`
  },
  lasting: (view, { kind, on, type, value, limit, until: end }) => {
    const by = `${value > 0 ? '+' : '−'}${Math.abs(value)}`
    const owner = (of: number) => names.owner(view, of).short
    const side = (of: number) => owner(leaderOf(view, of))
    const sides = () => names.list(ownersIn(on).map(owner))
    const what = [
      () => `${names.pieceOf(view, on)} n’attaque pas`,
      () => `${names.pieceOf(view, on)} : à l’abri des pertes`,
      () => `prochaine perte : ${names.pieceOf(view, on)}`,
      () => `${sides()} : ${names.kinds[type][1]}, force ${by}`,
      () => `${owner(on)} : ${count(value, 'attaque')} de plus`,
      () => `${owner(on)} : attaques manquées relancées`,
      () => `${owner(on)} : dés ${by}`,
      () => `${side(on)} : frappent en premier`,
      () => `${side(on)} : unités volantes vulnérables en mêlée`,
      () => `${owner(on)} : ${names.kinds[type][1]}, attaque de zone`,
      () => `${owner(on)} : le héros lance ${limit > 0 ? limit : by} dés`,
      () => `${owner(on)} : le héros se bat comme unité de tir`,
      () => `${owner(on)} : ${count(value, 'perte ne blesse', 'pertes ne blessent')} pas le héros`,
      () => `${owner(on)} : seul le héros peut être perdu`,
    ][kind]
    return `${what ? what() : names.nothing} (${until[end === PHASE ? 0 : end === ROUND ? 1 : 2]})`
  },
  play: (view, { seat, what }) => `${names.owner(view, seat).short} : ${names.play(what)} – ${names.does(what)}`,
  sources: [
    [
      'Plateaux',
      'Les schémas des scénarios sont perdus : toute disposition de cases est une reconstitution. Le contenu des treize pièces de base vient du guide de l’auteur de 2003 ; le contour et l’ordre des pièces à quatre joueurs en découlent. La place d’une case sur sa pièce, et tous les plateaux sans pièces, sont de notre invention.',
    ],
    [
      'Unités',
      'Niveaux, prix et quelques forces viennent des règles et d’une critique ; la plupart des noms et des forces et la place des capacités spéciales sont de notre invention.',
    ],
    [
      'Cartes',
      'Les 20 cartes de base font ce que disent la règle et la FAQ. De celles de l’extension on ne connaît que cinq noms et un effet changé : 24 cartes, toutes les valeurs de mana et la plupart des nombres d’exemplaires sont de notre invention.',
    ],
    [
      'Héros',
      'Seize héros de trois cartes : la règle de l’extension, qui nomme aussi la frappe de l’ombre et la téléportation de masse ; des critiques parlent de quelques autres. Toutes les forces et vies et la plupart des capacités sont de notre invention, les cartes étant perdues.',
    ],
    [
      'Monstres',
      '24 jetons, 16 d’un point d’expérience et 8 de deux : la règle de l’extension ; l’un d’eux a dans son exemple force 4 et 4 dés. Toutes les autres valeurs sont de notre invention.',
    ],
    [
      'Créatures invoquées',
      'Dix sortes sur 27 jetons : la règle de l’extension. Leurs valeurs, leur nombre, leur maître et leur durée sont de notre invention.',
    ],
    [
      'Dés',
      'Les faces du dé de ressources (1, 1, 1, 2, 2, 3) et la plupart des jetons cachés sont de notre invention.',
    ],
  ],
}
