import { grammar, type Phrase } from '@hexarium/kernel'
import { cards } from '../../content/armies/cards.ts'
import { TESTS } from '../../rules/morale/tests.ts'
import type { View } from '../../view.ts'
import {
  ARROWS,
  accountOf,
  deploysSingle,
  isOnlyDone,
  isOwnField,
  isSetUp,
  pairs,
  placedOn,
  turnShort,
  WAYS,
  WEDGE_WIDTH,
} from '../asking.ts'
import type { Attack, DemonworldText } from '../words.ts'
import { aid } from './aid.ts'
import { flyersAsk, flyersChoice, flyersEvent } from './flyers.ts'
import { askGuns, choiceGuns, eventGuns } from './guns.ts'
import { askLarge, choiceLarge, eventLarge, mover } from './large.ts'
import { askMagic, choiceMagic, eventMagic, resultMagic } from './magic.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'
import { turn } from './turn.ts'
import { words } from './words.ts'

const { capital, count } = grammar('fr')
const { unit, element, elementAt, focus, order, facing, direction, field } = names
const side = (seat: number) => capital(names.side(seat))
const verb = (seat: number, one: string, many: string) => (seat === 0 ? one : many)
const hit = (value: number) => (value ? 'touché' : 'manqué')
const inFocus = (view: View) => unit(view, view.focus.unit)
const lastRanks = ['', ', dernier rang à gauche', ', dernier rang à droite', ', dernier rang au milieu']
const backing = (number: number) => (number === 0 ? '' : `, ${count(number, 'soutien', 'soutiens')}`)

/** Ce qui reste à l’unité pour son mouvement. */
const left = ({ focus: { points, manoeuvres } }: View) =>
  ` — il reste ${count(points, 'point', 'points')}, ${count(manoeuvres, 'manœuvre', 'manœuvres')}`

const turned = (sixths: number) => `de ${60 * Math.min(sixths, 6 - sixths)}° à ${sixths <= 3 ? 'gauche' : 'droite'}`
const go = (view: View, hex: number) => (isOwnField(view, hex) ? 'Rester' : field(view, hex))

const block: Phrase<View, Record<string, number>> = (view, { hex, width, variant }) =>
  width === WEDGE_WIDTH
    ? `Un coin, la pointe en ${field(view, hex)}`
    : `${width} de front à partir de ${field(view, hex)}${lastRanks[variant] ?? ''}`

const attack =
  (what: string): Phrase<View, Attack> =>
  (view, { element: by, target, supports, base, die, hit: struck }) =>
    `${what} : ${element(view, by)} contre ${element(view, target)} (${base} ou moins${backing(supports)}) : ${die}, ${hit(struck)}`

/** Français. */
export const text: DemonworldText = {
  ...aid,
  names,
  words,
  title: 'Demonworld',
  turn,
  blurb:
    'Rangs serrés, ordres cachés, charges et déroutes : des batailles fantastiques à l’ancienne.\nL’Empire contre les Orques.',
  seats: names.seats,
  settings,
  ask: {
    ...askLarge,
    ...askMagic,
    ...askGuns,
    ...flyersAsk,
    raiseArmy(view, _args, seat) {
      const { spent, most } = accountOf(view, seat)
      return `Levez en secret une armée de ${view.points} points : dépensés ${spent}, il en reste au plus ${most - spent}`
    },
    laySheet: 'Posez la carte suivante',
    placeObjective: 'Placez un objectif',
    valueObjective: 'Combien de points vaut-il ?',
    chooseEdge: 'Choisissez votre côté du plateau',
    planMarches: 'Qui contourne les flancs ? L’autre camp n’en saura rien',
    chooseVanguard: 'Quelle unité de la marche de flanc arrive la première ?',
    chooseEntry: 'Où la marche de flanc arrive-t-elle ?',
    divertEntry: 'L’ennemi barre l’entrée : où les autres arrivent-ils ?',
    deploy(view, _args, _seat, offered) {
      if (view.focus.unit < 0)
        return offered.includes('ready')
          ? 'Votre armée est en place : déclarez-vous prêt, ou déplacez une unité'
          : 'Déployez votre armée : choisissez une unité ; l’autre camp le fait en secret'
      return `Déployer : ${focus(view)}${offered.includes('shape') ? '. Choisissez une place dans votre zone, ou d’abord une forme' : ''}`
    },
    chooseCommanded: 'À quelles unités votre commandant donne-t-il des ordres ?',
    giveOrders: 'Posez les marqueurs d’ordre face cachée, puis confirmez',
    keepOrder: 'Gardez un des marqueurs de chaque unité',
    obeyOrRage: view => `${inFocus(view)} : obéir, ou se ruer en avant ?`,
    choosePrey: view => `${inFocus(view)} : sur qui se ruer ?`,
    chooseVolley: 'Quelle unité tire ?',
    declareShots: view => `${inFocus(view)} : qui tire ?`,
    aimAt: view => `${focus(view)} : sur qui tirer ?`,
    supportShot: view => `Qui soutient ce tir (${focus(view)}) ?`,
    saveFigure: view => `${focus(view)}, perte imminente : exiger le jet de sauvetage ?`,
    sacrifice: view => `Qui tombe à sa place (${focus(view)}) ?`,
    closeUp: view => `${inFocus(view)} : resserrer les rangs ?`,
    closeUpTo: view => `${focus(view)} : avancer où ?`,
    fleeNext: view => `${inFocus(view)} en déroute : qui court ensuite ?`,
    fleeTo: view => `${focus(view)} : fuir où ?`,
    fleeFacing: view => `${focus(view)} : face à quoi après la fuite ?`,
    chooseSequence: view => `Ordre ${order(view.section)} : vos unités bougent-elles d’abord ou ensuite ?`,
    chooseMover: (view, _args, _seat, offered) =>
      `Ordre ${order(view.section)} : ${isOnlyDone(offered) ? 'plus aucune unité ne bouge' : 'quelle unité bouge ?'}`,
    moveUnit: (view, _args, _seat, offered) =>
      `${mover(view)} : ${isOnlyDone(offered) ? 'plus rien à faire' : 'que faire ?'}${left(view)}`,
    endRage: view => `${inFocus(view)} : la ruée est finie`,
    shiftElement: view => `${inFocus(view)}, décaler des éléments d’une case : lequel ?`,
    shiftTo: view => `${focus(view)} : décaler où ?`,
    turnElement: view => `${inFocus(view)}, tourner des éléments : lequel ?`,
    turnTo: view => `${focus(view)} : tourner vers où ?`,
    reform: (view, _args, _seat, offered) =>
      `${inFocus(view)} : ${offered.join() === 'cancel' ? 'aucune formation à une case de chacun. Tous regardent-ils du même côté ?' : 'quelle formation ? Choisissez-en une, ou une case qu’elle doit atteindre'}`,
    regroupAfterTurn: view => `${inFocus(view)} : se reformer sans frais après la rotation ?`,
    completeAttack: view => `${inFocus(view)} : qui poursuit dans la mêlée ?`,
    completeTo: view => `${focus(view)} : poursuivre où ?`,
    chooseFigure: view => `${inFocus(view)} : qui passe au premier rang ?`,
    exchangeFigure: view => `Qui cède sa place au premier rang à ${focus(view)} ?`,
    smallElement: view => `${inFocus(view)} : quel élément bouge ?`,
    smallTo: view => `${focus(view)} : aller où ?`,
    smallFacing: view => `${focus(view)} : face à quoi ?`,
    chooseCaptains: 'Vos commandants bougent-ils d’abord ou ensuite ?',
    chooseCaptain: view => `Ordre ${order(view.section)} : quel commandant bouge ?`,
    captainTo: view => `${focus(view)} : aller où ?`,
    captainContact: view => `${focus(view)} : déclarer un contact ?`,
    captainFacing: view => `${focus(view)} : face à quoi ?`,
    joinUnit: view => `${focus(view)} : rejoindre une unité ?`,
    makeRoom: 'Comment l’unité fait-elle place à son commandant ?',
    chooseTurns: 'Vos commandants se tournent-ils d’abord ou ensuite ?',
    turnCaptain: 'Quel commandant se tourne ?',
    turnCaptainTo: view => `${focus(view)} : tourner vers où ?`,
    declareContacts: 'Déclarer le contact avec des ennemis qui ne peuvent venir à vous ?',
    endContacts: 'Rompre le contact avec des ennemis qui ne peuvent venir à vous ?',
    declareStrikes: (view, _args, _seat, offered) =>
      `Mêlée (${inFocus(view)}) : ${isOnlyDone(offered) ? 'plus personne ne frappe' : 'qui frappe ?'}`,
    strikeAt: view => `${focus(view)} : frapper qui ?`,
    supportStrike: view => `${focus(view)} : qui soutient ?`,
    secondAttack: view => `${focus(view)} : seconde attaque`,
    chooseRegroup: 'Vos éléments se regroupent-ils d’abord ou ensuite ?',
    regroupElement: view => `Mêlée (${inFocus(view)}) : qui se regroupe ?`,
    regroupTo: view => `${focus(view)} : aller où ?`,
    regroupFacing: view => `${focus(view)} : face à quoi ?`,
    rallyUnit: 'Quelle unité en déroute tente de se rallier ?',
  },
  amount: {
    'deploy.shape': (_view, { width }) => `${width} de front`,
    'giveOrders.order': (view, { unit: of }) => [unit(view, of), ...placedOn(view, of).map(order)].join(' · '),
    'giveOrders.everyone': 'Tous ceux sans ordre',
    'keepOrder.order': (view, { unit: of }) => unit(view, of),
    'moveUnit.step': 'Tous d’une case (manœuvre)',
    'moveUnit.wheel': 'Conversion',
    'moveUnit.turn': 'Tous tournent',
  },
  each: {
    'deploy.shape': (_view, { facing: towards }) => ARROWS[towards],
    'giveOrders.order': (_view, { order: marker }) => order(marker),
    'giveOrders.everyone': (_view, { everyone: marker }) => order(marker),
    'keepOrder.order': (_view, { order: marker }) => order(marker),
    'moveUnit.step': (_view, { step: of }) => WAYS[of],
    'moveUnit.wheel': (_view, { right, twice }) => turnShort(right ? (twice ? 4 : 5) : twice ? 2 : 1),
    'moveUnit.turn': (_view, { turn: sixths }) => turnShort(sixths),
  },
  choice: {
    ...choiceLarge,
    ...choiceMagic,
    ...choiceGuns,
    ...flyersChoice,
    unit: (view, { unit: of }) => unit(view, of),
    element: (view, { element: of }) => elementAt(view, of),
    captain: (view, { captain }) => elementAt(view, captain),
    shooter: (view, { shooter }) => elementAt(view, shooter),
    attacker: (view, { attacker }) => elementAt(view, attacker),
    supporter: (view, { supporter }) => elementAt(view, supporter),
    target: (view, { target }) => elementAt(view, target),
    hex: (view, { hex }) => go(view, hex),
    'deploy.unit': (view, { unit: of }) => `${unit(view, of)}${isSetUp(view, of) ? ' (déjà en place)' : ''}`,
    'deploy.hex': (view, { hex }) => (deploysSingle(view) ? go(view, hex) : `Extrémité gauche en ${field(view, hex)}`),
    facing: (_view, { facing: of }) => capital(facing(of)),
    shape: (_view, { width, facing: towards }) => `${width} de front, face ${facing(towards)}`,
    block,
    hire: (_view, { hire: card }) => `Engager : ${names.card(card)} (${cards[card]?.points ?? 0})`,
    dismiss: (_view, { dismiss: card }) => `Renvoyer : ${names.card(card)}`,
    'raiseArmy.automatic': 'L’armée la plus forte selon les listes',
    sheet: (_view, { sheet, turned: isTurned }) => `Carte ${sheet}${isTurned ? ', retournée' : ''}`,
    value: (_view, { value: points }) => count(points, 'point', 'points'),
    north: 'Nord',
    south: 'Sud',
    left: (view, { left: of }) => `${unit(view, of)} : par la gauche`,
    right: (view, { right: of }) => `${unit(view, of)} : par la droite`,
    recall: (view, { recall: of }) => `${unit(view, of)} : reste ici`,
    follow: (view, { unit: of, captain }) => `${unit(view, of)} sous ${unit(view, captain)}`,
    ride: (view, { unit: of, captain }) => `${unit(view, captain)} sur ${unit(view, of)}`,
    automatic: 'Déployer le reste en simples lignes de bataille',
    scatter: 'Là où il y a de la place',
    join: (view, { captain, unit: of }) => `${unit(view, captain)} rejoint : ${unit(view, of)}`,
    back: 'Retour',
    ready: 'C’est prêt',
    order: (view, { unit: of, order: placed }) => `${unit(view, of)} : ${order(placed)}`,
    everyone: 'Tous',
    'giveOrders.everyone': (_view, { everyone: placed }) => `Tous : ${order(placed)}`,
    'declareShots.everyone': 'Tous sur le plus proche',
    'declareStrikes.everyone': 'Tous sur le plus facile',
    'fleeNext.everyone': 'Tous courent',
    'supportShot.ready': 'Pas d’autre soutien',
    'supportStrike.ready': 'Pas d’autre soutien',
    obey: 'Obéir',
    rage: 'Se ruer en avant',
    done: 'Terminé',
    'endRage.done': 'Continuer',
    cancel: 'Annuler',
    stay: 'Laisser ainsi',
    later: 'Plus tard dans ce mouvement',
    fire: 'Feu',
    demand: 'Exiger le jet de sauvetage',
    accept: 'Accepter la perte',
    restore: 'Rétablir la formation',
    giveUp: 'Le considérer comme perdu',
    first: 'D’abord',
    second: 'Ensuite',
    advance: (view, { advance: hex }) => `Avancer en ${field(view, hex)}`,
    march: (_view, { direction: towards, facing: faces }) =>
      `Colonne vers ${direction(towards)}, face ${facing(faces)}`,
    file: (_view, { direction: towards, facing: faces }) =>
      `Colonne vers ${direction(towards)}, face ${facing(faces)} (manœuvre)`,
    face: (view, { element: of, facing: towards }) => `${elementAt(view, of)} : face ${facing(towards)}`,
    step: (_view, { step: of }) => `Tous d’une case vers ${direction(of)} (manœuvre)`,
    wheel: (_view, { right, twice }) => `Conversion de ${twice ? 120 : 60}° à ${right ? 'droite' : 'gauche'}`,
    turn: (_view, { turn: sixths }) => `Tous tournent ${turned(sixths)}`,
    shift: 'Décaler des éléments',
    turnEach: 'Tourner des éléments',
    reform: 'Changer de formation',
    dissolve: 'Dissoudre le coin',
    skirmish: view =>
      view.skirmish[view.focus.unit] ? 'Quitter la formation d’escarmouche' : 'Prendre la formation d’escarmouche',
    charge: (view, { charge: foe }) => `Test de charge contre ${unit(view, foe)}`,
    faceFoes: 'Faire face aux ennemis au contact',
    faceAll: 'Terminé : tous les autres font face à leurs ennemis',
    'regroupElement.done': 'Terminé : tous les autres restent comme ils sont',
    'completeTo.hex': (view, { hex }) => `En ${field(view, hex)}, en points de mouvement`,
    manoeuvre: (view, { manoeuvre: hex }) => `En ${field(view, hex)}, par des manœuvres (une par case)`,
    alone: 'Rester seul',
    pair: (view, { element: of, other }) => `${elementAt(view, of)} avec ${elementAt(view, other)}`,
    declare: (view, { element: of, other }) =>
      `Déclarer le contact : ${elementAt(view, of)} avec ${elementAt(view, other)}`,
    press: 'Avancer sur la case de l’élément perdu',
    pass: 'S’abstenir',
  },
  event: {
    ...eventLarge,
    ...eventMagic,
    ...eventGuns,
    ...flyersEvent,
    laid: (_view, { seat, sheet, turned: isTurned }) =>
      `${side(seat)} ${verb(seat, 'pose', 'posent')} la carte ${sheet}${isTurned ? ', retournée' : ''}`,
    objective: (view, { hex, value }) => `Un objectif de ${count(value, 'point', 'points')} en ${field(view, hex)}`,
    edge: (_view, { seat, edge }) =>
      `${side(seat)} ${verb(seat, 'prend', 'prennent')} le ${edge === 0 ? 'nord' : 'sud'}`,
    scouted: (_view, { factors }) => `Facteurs de reconnaissance ${factors.join(' : ')}`,
    enlisted: (_view, { seat, cards: hired }) => `${side(seat)} : ${hired.map(names.card).join(', ')}`,
    deployed: 'Les armées sont déployées',
    round: (_view, { round }) => `Tour ${round}`,
    phase: (_view, { phase }) => names.phases[phase],
    marchesOn: (view, { unit: of, mount }) => `${unit(view, of)} : arrivée en selle, ${unit(view, mount)}`,
    arrives: (view, { unit: of, arrived }) =>
      `Marche de flanc (${unit(view, of)}) : ${arrived ? 'elle arrive' : 'pas encore arrivée'}`,
    enters: (view, { element: of, hex }) => `${element(view, of)} : entrée en ${field(view, hex)}`,
    diverts: (view, { unit: of, hex }) => `${unit(view, of)} : entrée par ${field(view, hex)}`,
    commands: (view, { captain, unit: of }) => `${unit(view, captain)} commande : ${unit(view, of)}`,
    ownWill: (view, { unit: of, die, order: placed }) =>
      `${unit(view, of)} sans commandement : ${die}, ${placed >= 0 ? order(placed) : 'au choix du joueur'}`,
    markers: 'Tous les marqueurs sont posés',
    orders: (view, { unitsAndOrders: list }) =>
      pairs(list)
        .map(([of, placed]) => `${unit(view, of)} : ${order(placed)}`)
        .join(' ; '),
    test: (view, { kind, unit: of, factors, die, value, passed }) =>
      `${unit(view, of)}, ${names.tests[TESTS[kind]]} : ${die} + ${factors} contre ${value}, ${passed ? 'réussi' : 'échoué'}`,
    impetuous: (view, { unit: of, prey }) => `${unit(view, of)} : unité impétueuse, contre ${unit(view, prey)}`,
    routs: (view, { unit: of }) => `${unit(view, of)} : en déroute`,
    rallies: (view, { unit: of }) => `${unit(view, of)} : ralliement`,
    section: (_view, { order: placed }) => `Unités avec l’ordre ${order(placed)}`,
    sequence: (_view, { first: seat }) => `${side(seat)} ${verb(seat, 'commence', 'commencent')}`,
    shoots: attack('Tir'),
    wasted: (view, { element: by, target }) =>
      `${element(view, by)} : l’attaque contre ${element(view, target)} est perdue`,
    strays: (view, { element: by, target, struck }) =>
      `${element(view, by)} : cible ${element(view, target)}, le tir dévie sur ${element(view, struck)}`,
    saved: (view, { figure, victim }) => `Rescapé : ${element(view, figure)} ; perte : ${element(view, victim)}`,
    falls: (view, { element: of, hex }) => `Perte : ${element(view, of)} en ${field(view, hex)}`,
    flees: (view, { element: of }) => `${element(view, of)} : fuite hors du plateau`,
    caught: (view, { element: of, hex }) => `Perte dans la fuite : ${element(view, of)} en ${field(view, hex)}`,
    given: (view, { element: of }) => `Perte acceptée : ${element(view, of)}`,
    moves: (view, { unit: of, from, to }) => `${unit(view, of)} : de ${field(view, from)} à ${field(view, to)}`,
    wheels: (view, { unit: of, left, turns: sixths }) =>
      `${unit(view, of)} : conversion de ${60 * sixths}° à ${left ? 'gauche' : 'droite'}`,
    turns: (view, { unit: of, turns: sixths }) => `${unit(view, of)} : rotation ${turned(sixths)}`,
    faces: (view, { element: of, facing: towards }) => `${element(view, of)} : face ${facing(towards)}`,
    steps: (view, { element: of, from, to }) => `${element(view, of)} : de ${field(view, from)} à ${field(view, to)}`,
    reforms: (view, { unit: of }) => `${unit(view, of)} : nouvelle formation`,
    loosens: (view, { unit: of, skirmish: loose }) =>
      `${unit(view, of)} : ${loose ? 'prend la formation d’escarmouche' : 'quitte la formation d’escarmouche'}`,
    exchanges: (view, { figure, element: of }) =>
      `Au premier rang : ${element(view, figure)} ; recule : ${element(view, of)}`,
    joins: (view, { captain, unit: of }) => `${element(view, captain)} rejoint : ${unit(view, of)}`,
    leaves: (view, { captain, unit: of }) => `${element(view, captain)} quitte : ${unit(view, of)}`,
    contact: (view, { unit: of, foe }) => `Contact : ${unit(view, of)} et ${unit(view, foe)}`,
    optional: (view, { element: of, other, holds }) =>
      `Contact ${holds ? 'déclaré' : 'rompu'} : ${element(view, of)} et ${element(view, other)}`,
    strikes: attack('Mêlée'),
    presses: (view, { element: of, hex }) => `${element(view, of)} : avance en ${field(view, hex)}`,
    heals: (view, { element: of }) => `${element(view, of)} : régénération`,
    out: (view, { unit: of }) => `${unit(view, of)} : hors de la mêlée`,
    holds: (_view, { held }) =>
      held ? 'Les Orques tiennent seuls le tertre' : 'Les Orques ne tiennent pas seuls le tertre',
  },
  result: {
    ...resultMagic,
    'DW-VII.1': 'l’ennemi est détruit jusqu’au dernier élément.',
    'DW-XVI.1': 'le sort du dernier carré est scellé.',
    'DW-XVI.2': 'le sort du tertre est scellé.',
    'DW-XVI.10': 'le champ de bataille est vide.',
    'DW-XVI.13': (_view, scores) => `la bataille est interrompue à ${scores.join(' : ')} points détruits.`,
    'DW-XVI.14': (_view, scores) => `${scores.join(' : ')} points.`,
    resigned: 'l’autre camp a abandonné.',
    agreed: 'd’un commun accord.',
  },
}
