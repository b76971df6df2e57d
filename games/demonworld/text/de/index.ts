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

const { capital, count } = grammar('de')
const { unit, element, elementAt, focus, order, facing, direction, field } = names
const side = (seat: number) => capital(names.side(seat))
const verb = (seat: number, one: string, many: string) => (seat === 0 ? one : many)
const hit = (value: number) => (value ? 'Treffer' : 'vorbei')
const inFocus = (view: View) => unit(view, view.focus.unit)
const lastRanks = ['', ', letzter Rang links', ', letzter Rang rechts', ', letzter Rang mittig']
const backing = (count: number) => (count === 0 ? '' : `, ${count} × unterstützt`)
const marker = (of: number) =>
  ['Bewegen-Befehl', 'Plänkel-Befehl', 'Angriffs-Befehl', 'Halten-Befehl'][of] ?? names.noOrder

/** Was eine Einheit in ihrem Zug noch hat. */
const left = ({ focus: { points, manoeuvres } }: View) =>
  ` — noch ${count(points, 'Bewegungspunkt', 'Bewegungspunkte')}, ${manoeuvres} Manöver`

const turned = (sixths: number) => `${60 * Math.min(sixths, 6 - sixths)}° nach ${sixths <= 3 ? 'links' : 'rechts'}`
const go = (view: View, hex: number) => (isOwnField(view, hex) ? 'Bleiben' : field(view, hex))

const block: Phrase<View, Record<string, number>> = (view, { hex, width, variant }) =>
  width === WEDGE_WIDTH
    ? `Keil mit der Spitze auf ${field(view, hex)}`
    : `${width} breit ab ${field(view, hex)}${lastRanks[variant] ?? ''}`

const attack =
  (what: string): Phrase<View, Attack> =>
  (view, { element: by, target, supports, base, die, hit: struck }) =>
    `${what}: ${element(view, by)}, Ziel ${element(view, target)} (Basiszahl ${base}${backing(supports)}): ${die}, ${hit(struck)}`

/** Deutsch. */
export const text: DemonworldText = {
  ...aid,
  names,
  words,
  title: 'Demonworld',
  turn,
  blurb:
    'Geordnete Reihen, verdeckte Befehle, Angriff und Flucht: Fantasy-Schlachten alter Schule.\nDas Imperium gegen die Orks.',
  seats: names.seats,
  settings,
  ask: {
    ...askLarge,
    ...askMagic,
    ...askGuns,
    ...flyersAsk,
    raiseArmy(view, _args, seat) {
      const { spent, most } = accountOf(view, seat)
      return `Stelle verdeckt eine Armee von ${view.points} Punkten auf: ${spent} ausgegeben, höchstens ${most - spent} übrig`
    },
    laySheet: 'Lege die nächste Karte aus',
    placeObjective: 'Lege ein Angriffsziel fest',
    valueObjective: 'Wie viele Punkte ist es wert?',
    chooseEdge: 'Wähle deine Seite der Spielfläche',
    planMarches: 'Wer macht einen Flankenmarsch? Die andere Seite erfährt es nicht',
    chooseVanguard: 'Welche Einheit des Flankenmarsches betritt die Spielfläche zuerst?',
    chooseEntry: 'Wo kommt der Flankenmarsch auf die Spielfläche?',
    divertEntry: 'Der Gegner versperrt den Eintritt: wo kommen die anderen herein?',
    deploy(view, _args, _seat, offered) {
      if (view.focus.unit < 0)
        return offered.includes('ready')
          ? 'Deine Armee steht: melde dich bereit, oder stelle eine Einheit um'
          : 'Stelle deine Armee auf: wähle eine Einheit; die andere Seite tut es verdeckt'
      return `Aufstellen: ${focus(view)}${offered.includes('shape') ? '. Wähle einen Platz in deiner Zone oder zuerst eine Form' : ''}`
    },
    chooseCommanded: 'Welchen Einheiten gibt dein Befehlshaber Befehle?',
    giveOrders: 'Lege Befehlsmarker verdeckt aus und melde dich dann bereit',
    keepOrder: 'Behalte von jeder Einheit einen der Marker',
    obeyOrRage: view => `${inFocus(view)}: gehorchen oder losstürmen?`,
    choosePrey: view => `${inFocus(view)}: Gegen wen losstürmen?`,
    chooseVolley: 'Welche Einheit schießt?',
    declareShots: view => `${inFocus(view)}: Wer schießt?`,
    aimAt: view => `${focus(view)}: Auf wen wird geschossen?`,
    supportShot: view => `Wer unterstützt den Schuss (${focus(view)})?`,
    saveFigure: view => `${focus(view)} vor der Vernichtung: den Rettungswurf verlangen?`,
    sacrifice: view => `Wer fällt an seiner Stelle (${focus(view)})?`,
    closeUp: view => `${inFocus(view)}: Nachrücken?`,
    closeUpTo: view => `${focus(view)}: Wohin nachrücken?`,
    fleeNext: view => `${inFocus(view)} auf der Flucht: Wer läuft als Nächstes?`,
    fleeTo: view => `${focus(view)}: Wohin fliehen?`,
    fleeFacing: view => `${focus(view)}: Front wohin nach der Flucht?`,
    chooseSequence: view => `Einheiten mit ${marker(view.section)}: Bewegen sich deine als erste oder als zweite?`,
    chooseMover: (view, _args, _seat, offered) =>
      isOnlyDone(offered)
        ? `Keine weitere Einheit mit ${marker(view.section)} bewegt sich`
        : `Welche Einheit mit ${marker(view.section)} bewegt sich?`,
    moveUnit: (view, _args, _seat, offered) =>
      `${mover(view)}: ${isOnlyDone(offered) ? 'Mehr ist nicht möglich' : 'Was nun?'}${left(view)}`,
    endRage: view => `${inFocus(view)}: Der Sturmlauf ist zu Ende`,
    shiftElement: view => `Verschiebung einzelner Elemente (${inFocus(view)}), je ein Feld: Wer?`,
    shiftTo: view => `${focus(view)}: Wohin verschieben?`,
    turnElement: view => `Drehung einzelner Elemente (${inFocus(view)}): Wer?`,
    turnTo: view => `${focus(view)}: Wohin drehen?`,
    reform: (view, _args, _seat, offered) =>
      `${inFocus(view)}: ${offered.join() === 'cancel' ? 'keine Formation mit einem Feld je Element. Schauen alle in dieselbe Richtung?' : 'Welche Formation? Wähle eine, oder ein Feld, bis zu dem sie reichen soll'}`,
    regroupAfterTurn: view => `${inFocus(view)}: Nach der Drehung kostenlos ordnen?`,
    completeAttack: view => `${inFocus(view)}: Wer bewegt sich weiter in den Nahkampf?`,
    completeTo: view => `${focus(view)}: Wohin weiter?`,
    chooseFigure: view => `${inFocus(view)}: Wer kommt in den Frontrang?`,
    exchangeFigure: view => `Im Frontrang gehört Platz für: ${focus(view)}. Wer tritt zurück?`,
    smallElement: view => `${inFocus(view)}: Welches Element bewegt sich?`,
    smallTo: view => `${focus(view)}: Wohin?`,
    smallFacing: view => `${focus(view)}: Front wohin?`,
    chooseCaptains: 'Bewegen sich deine Befehlshaber als erste oder als zweite?',
    chooseCaptain: view => `Welcher Befehlshaber bewegt sich bei den Einheiten mit ${marker(view.section)}?`,
    captainTo: view => `${focus(view)}: Wohin?`,
    captainContact: view => `${focus(view)}: Kontakt erklären?`,
    captainFacing: view => `${focus(view)}: Front wohin?`,
    joinUnit: view => `${focus(view)}: Anschluss an eine Einheit?`,
    makeRoom: 'Wie macht die Einheit ihrem Befehlshaber Platz?',
    chooseTurns: 'Drehen sich deine Befehlshaber als erste oder als zweite?',
    turnCaptain: 'Welcher Befehlshaber dreht sich?',
    turnCaptainTo: view => `${focus(view)}: Wohin drehen?`,
    declareContacts: 'Kontakt zu Gegnern erklären, die nicht zu dir kommen können?',
    endContacts: 'Kontakt zu Gegnern beenden, die nicht zu dir kommen können?',
    declareStrikes: (view, _args, _seat, offered) =>
      `Nahkampf (${inFocus(view)}): ${isOnlyDone(offered) ? 'Niemand sonst schlägt zu' : 'Wer schlägt zu?'}`,
    strikeAt: view => `${focus(view)}: Auf wen wird eingeschlagen?`,
    supportStrike: view => `Wer unterstützt den Angriff (${focus(view)})?`,
    secondAttack: view => `${focus(view)}: zweiter Angriff`,
    chooseRegroup: 'Rücken deine Elemente als erste oder als zweite nach?',
    regroupElement: view => `Nahkampf (${inFocus(view)}): Wer rückt nach?`,
    regroupTo: view => `${focus(view)}: Wohin nachrücken?`,
    regroupFacing: view => `${focus(view)}: Front wohin?`,
    rallyUnit: 'Welche fliehende Einheit versucht sich zu sammeln?',
  },
  amount: {
    'deploy.shape': (_view, { width }) => `${width} breit`,
    'giveOrders.order': (view, { unit: of }) => [unit(view, of), ...placedOn(view, of).map(order)].join(' · '),
    'giveOrders.everyone': 'Alle ohne Befehl',
    'keepOrder.order': (view, { unit: of }) => unit(view, of),
    'moveUnit.step': 'Alle um ein Feld (Manöver)',
    'moveUnit.wheel': 'Schwenk',
    'moveUnit.turn': 'Alle drehen sich',
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
    'deploy.unit': (view, { unit: of }) => `${unit(view, of)}${isSetUp(view, of) ? ' (steht schon)' : ''}`,
    'deploy.hex': (view, { hex }) => (deploysSingle(view) ? go(view, hex) : `Linkes Ende auf ${field(view, hex)}`),
    facing: (_view, { facing: of }) => facing(of),
    shape: (_view, { width, facing: towards }) => `${width} breit, Front ${facing(towards)}`,
    block,
    hire: (_view, { hire: card }) => `Anwerben: ${names.card(card)} (${cards[card]?.points ?? 0})`,
    dismiss: (_view, { dismiss: card }) => `Entlassen: ${names.card(card)}`,
    'raiseArmy.automatic': 'Die stärkste Armee nach den Armeelisten',
    sheet: (_view, { sheet, turned: isTurned }) => `Karte ${sheet}${isTurned ? ', umgedreht' : ''}`,
    value: (_view, { value: points }) => count(points, 'Punkt', 'Punkte'),
    north: 'Norden',
    south: 'Süden',
    left: (view, { left: of }) => `${unit(view, of)}: links herum`,
    right: (view, { right: of }) => `${unit(view, of)}: rechts herum`,
    recall: (view, { recall: of }) => `${unit(view, of)}: bleibt hier`,
    follow: (view, { unit: of, captain }) => `${unit(view, of)}, befehligt von: ${unit(view, captain)}`,
    ride: (view, { unit: of, captain }) => `${unit(view, captain)}, im Sattel: ${unit(view, of)}`,
    automatic: 'Den Rest in schlichten Schlachtreihen aufstellen',
    scatter: 'Wo immer Platz ist',
    join: (view, { captain, unit: of }) => `${unit(view, captain)} schließt sich an: ${unit(view, of)}`,
    back: 'Zurück',
    ready: 'Bereit',
    order: (view, { unit: of, order: placed }) => `${unit(view, of)}: ${order(placed)}`,
    everyone: 'Alle',
    'giveOrders.everyone': (_view, { everyone: placed }) => `Alle: ${order(placed)}`,
    'declareShots.everyone': 'Alle auf den nächsten Gegner',
    'declareStrikes.everyone': 'Alle auf den leichtesten Gegner',
    'fleeNext.everyone': 'Alle laufen',
    'supportShot.ready': 'Keine weitere Unterstützung',
    'supportStrike.ready': 'Keine weitere Unterstützung',
    obey: 'Gehorchen',
    rage: 'Losstürmen',
    done: 'Fertig',
    'endRage.done': 'Weiter',
    cancel: 'Abbrechen',
    stay: 'So lassen',
    later: 'Später in dieser Bewegung',
    fire: 'Feuer',
    demand: 'Den Rettungswurf verlangen',
    accept: 'Verlust hinnehmen',
    restore: 'Die Formation wiederherstellen',
    giveUp: 'Verloren geben',
    first: 'Als erste',
    second: 'Als zweite',
    advance: (view, { advance: hex }) => `Vorrücken nach ${field(view, hex)}`,
    march: (_view, { direction: towards, facing: faces }) =>
      `Kolonne nach ${direction(towards)}, Front ${facing(faces)}`,
    file: (_view, { direction: towards, facing: faces }) =>
      `Kolonne nach ${direction(towards)}, Front ${facing(faces)} (Manöver)`,
    face: (view, { element: of, facing: towards }) => `${elementAt(view, of)}: Front ${facing(towards)}`,
    step: (_view, { step: of }) => `Alle ein Feld nach ${direction(of)} (Manöver)`,
    wheel: (_view, { right, twice }) => `Schwenk ${twice ? 120 : 60}° nach ${right ? 'rechts' : 'links'}`,
    turn: (_view, { turn: sixths }) => `Drehung aller ${turned(sixths)}`,
    shift: 'Einzelne Elemente verschieben',
    turnEach: 'Einzelne Elemente drehen',
    reform: 'Die Formation ändern',
    dissolve: 'Den Keil auflösen',
    skirmish: view => (view.skirmish[view.focus.unit] ? 'Plänkel-Formation verlassen' : 'Plänkel-Formation einnehmen'),
    charge: (view, { charge: foe }) => `Angriffs-Test gegen: ${unit(view, foe)}`,
    faceFoes: 'Den Gegnern in Kontakt zuwenden',
    faceAll: 'Fertig: alle anderen wenden sich ihren Gegnern zu',
    'regroupElement.done': 'Fertig: alle anderen bleiben, wie sie stehen',
    'completeTo.hex': (view, { hex }) => `Nach ${field(view, hex)} für Bewegungspunkte`,
    manoeuvre: (view, { manoeuvre: hex }) => `Nach ${field(view, hex)} als Manöver (eines je Feld)`,
    alone: 'Allein bleiben',
    pair: (view, { element: of, other }) => `${elementAt(view, of)} – ${elementAt(view, other)}`,
    declare: (view, { element: of, other }) => `Kontakt erklären: ${elementAt(view, of)} – ${elementAt(view, other)}`,
    press: 'Auf das Feld des Gefallenen nachrücken',
    pass: 'Verzichten',
  },
  event: {
    ...eventLarge,
    ...eventMagic,
    ...eventGuns,
    ...flyersEvent,
    laid: (_view, { seat, sheet, turned: isTurned }) =>
      `${side(seat)} ${verb(seat, 'legt', 'legen')} Karte ${sheet} aus${isTurned ? ', umgedreht' : ''}`,
    objective: (view, { hex, value }) => `Angriffsziel von ${count(value, 'Punkt', 'Punkten')} auf ${field(view, hex)}`,
    edge: (_view, { seat, edge }) =>
      `${side(seat)} ${verb(seat, 'nimmt', 'nehmen')} den ${edge === 0 ? 'Norden' : 'Süden'}`,
    scouted: (_view, { factors }) => `Spähfaktoren ${factors.join(' : ')}`,
    enlisted: (_view, { seat, cards: hired }) => `${side(seat)}: ${hired.map(names.card).join(', ')}`,
    deployed: 'Die Armeen sind aufgestellt',
    round: (_view, { round }) => `Runde ${round}`,
    phase: (_view, { phase }) => names.phases[phase],
    marchesOn: (view, { unit: of, mount }) => `${unit(view, of)}: Eintritt im Sattel, ${unit(view, mount)}`,
    arrives: (view, { unit: of, arrived }) =>
      `Flankenmarsch (${unit(view, of)}): ${arrived ? 'eingetroffen' : 'noch nicht eingetroffen'}`,
    enters: (view, { element: of, hex }) => `${element(view, of)}: Eintritt auf ${field(view, hex)}`,
    diverts: (view, { unit: of, hex }) => `${unit(view, of)}: Eintritt über ${field(view, hex)}`,
    commands: (view, { captain, unit: of }) => `${unit(view, captain)} befehligt: ${unit(view, of)}`,
    ownWill: (view, { unit: of, die, order: placed }) =>
      `${unit(view, of)} ohne Kommando: ${die}, ${placed >= 0 ? order(placed) : 'der Besitzer wählt'}`,
    markers: 'Alle Befehlsmarker liegen aus',
    orders: (view, { unitsAndOrders: list }) =>
      pairs(list)
        .map(([of, placed]) => `${unit(view, of)}: ${order(placed)}`)
        .join('; '),
    test: (view, { kind, unit: of, factors, die, value, passed }) =>
      `${unit(view, of)}, ${names.tests[TESTS[kind]]}: ${die} + ${factors} gegen ${value}, ${passed ? 'bestanden' : 'nicht bestanden'}`,
    impetuous: (view, { unit: of, prey }) => `${unit(view, of)}: ungestüm, Ziel ${unit(view, prey)}`,
    routs: (view, { unit: of }) => `${unit(view, of)}: auf der Flucht`,
    rallies: (view, { unit: of }) => `${unit(view, of)}: wieder gesammelt`,
    section: (_view, { order: placed }) => `Einheiten mit ${marker(placed)}`,
    sequence: (_view, { first: seat }) => `${side(seat)} ${verb(seat, 'beginnt', 'beginnen')}`,
    shoots: attack('Fernkampf'),
    wasted: (view, { element: by, target }) => `${element(view, by)}: Angriff ins Leere, Ziel ${element(view, target)}`,
    strays: (view, { element: by, target, struck }) =>
      `${element(view, by)}: Ziel ${element(view, target)}, der Schuss geht fehl und trifft auf: ${element(view, struck)}`,
    saved: (view, { figure, victim }) => `Gerettet: ${element(view, figure)}; vernichtet: ${element(view, victim)}`,
    falls: (view, { element: of, hex }) => `Vernichtet: ${element(view, of)} auf ${field(view, hex)}`,
    flees: (view, { element: of }) => `${element(view, of)}: Flucht von der Spielfläche`,
    caught: (view, { element: of, hex }) => `Auf der Flucht vernichtet: ${element(view, of)} auf ${field(view, hex)}`,
    given: (view, { element: of }) => `Verloren gegeben: ${element(view, of)}`,
    moves: (view, { unit: of, from, to }) => `${unit(view, of)}: von ${field(view, from)} nach ${field(view, to)}`,
    wheels: (view, { unit: of, left, turns: sixths }) =>
      `${unit(view, of)}: Schwenk ${60 * sixths}° nach ${left ? 'links' : 'rechts'}`,
    turns: (view, { unit: of, turns: sixths }) => `${unit(view, of)}: Drehung ${turned(sixths)}`,
    faces: (view, { element: of, facing: towards }) => `${element(view, of)}: Front ${facing(towards)}`,
    steps: (view, { element: of, from, to }) =>
      `${element(view, of)}: von ${field(view, from)} nach ${field(view, to)}`,
    reforms: (view, { unit: of }) => `${unit(view, of)}: neue Formation`,
    loosens: (view, { unit: of, skirmish: loose }) =>
      `${unit(view, of)}: ${loose ? 'Plänkel-Formation eingenommen' : 'Plänkel-Formation verlassen'}`,
    exchanges: (view, { figure, element: of }) => `Nach vorn: ${element(view, figure)}; zurück: ${element(view, of)}`,
    joins: (view, { captain, unit: of }) => `${element(view, captain)} schließt sich an: ${unit(view, of)}`,
    leaves: (view, { captain, unit: of }) => `${element(view, captain)} verlässt: ${unit(view, of)}`,
    contact: (view, { unit: of, foe }) => `Kontakt: ${unit(view, of)} – ${unit(view, foe)}`,
    optional: (view, { element: of, other, holds }) =>
      `Kontakt ${holds ? 'erklärt' : 'beendet'}: ${element(view, of)} – ${element(view, other)}`,
    strikes: attack('Nahkampf'),
    presses: (view, { element: of, hex }) => `${element(view, of)}: Nachrücken auf ${field(view, hex)}`,
    heals: (view, { element: of }) => `${element(view, of)}: Regeneration`,
    out: (view, { unit: of }) => `${unit(view, of)}: nicht mehr im Nahkampf`,
    holds: (_view, { held }) =>
      held ? 'Die Orks halten den Grabhügel allein' : 'Die Orks halten den Grabhügel nicht allein',
  },
  result: {
    ...resultMagic,
    'DW-VII.1': 'der Gegner ist bis zum letzten Element vernichtet.',
    'DW-XVI.1': 'das letzte Gefecht ist entschieden.',
    'DW-XVI.2': 'der Kampf um den Grabhügel ist entschieden.',
    'DW-XVI.10': 'die Spielfläche ist leer.',
    'DW-XVI.13': (_view, scores) => `die Schlacht wird bei ${scores.join(' : ')} vernichteten Punkten abgebrochen.`,
    'DW-XVI.14': (_view, scores) => `${scores.join(' : ')} Punkte.`,
    resigned: 'die andere Seite gab auf.',
    agreed: 'es wurde so vereinbart.',
  },
}
