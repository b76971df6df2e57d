import { isOffered, type Phrase } from '@hexarium/kernel'
import { ATTACKER, DEFENDER, type Marker, NOBODY, type Side, type Type } from '../../state.ts'
import type { View } from '../../view.ts'
import {
  announcementAsked,
  dealt,
  legionsIn,
  offerOf,
  seatOfSide,
  sideOfSeat,
  wayAsked,
  winningLegion,
} from '../asking.ts'
import type { Strike, TitanText } from '../words.ts'
import { aid } from './aid.ts'
import { legionIn, names, theLegion } from './names.ts'
import { settings } from './settings.ts'
import { turn } from './turn.ts'
import { words } from './words.ts'

const { seat, legion, land, hex, pieces, character, list } = names
const { agreement } = words

const rolled = (view: View) => (view.roll > 0 ? ` — dein Wurf: ${view.roll}` : '')
const role = (side: Side) => `(${names.side(side)})`
const chosen = (marker: Marker | undefined) => (marker === undefined ? '' : ` (${legion(marker)})`)
const shown = (type: Type, number: number) => (number > 0 ? ` (gezeigt: ${character(type, number)})` : '')
const dice = (number: number) => `${number} Würfel`
const points = (number: number) => names.grammar.count(number, 'Punkt', 'Punkte')
const seats = (scores: readonly number[]) => list(scores.map((score, of) => `${seat(of)} ${score}`))

/** `Oger auf C3 (2 von 6 Treffern)`. */
function fighter(view: View, id: number): string {
  const { battle } = view
  if (!battle || battle.type[id] === undefined) return 'ein Wesen'
  const at = battle.hex[id] >= 0 ? ` auf ${hex(battle.hex[id])}` : ' (noch nicht auf dem Feld)'
  const hits = battle.hits[id] > 0 ? ` (${battle.hits[id]} von ${battle.power[id]} Treffern)` : ''
  return `${character(battle.type[id])}${at}${hits}`
}

const offered = (view: View, side: Side) => {
  const open = offerOf(view, side)
  return open ? `: ${agreement(open.winner, open.losses)}` : ''
}

const engaged = (view: View) => {
  if (!view.engagement) return 'Kampf'
  const { land: at, attacker, defender } = view.engagement
  return `Kampf (${land(at)}, ${legion(attacker)} gegen ${legionIn(defender, 'akkusativ')})`
}

const way = (view: View, marker: Marker | undefined, number: number) => {
  const found = wayAsked(view, marker, number)
  if (found === undefined) return `Möglichkeit ${number + 1}`
  return found.count > 0 ? `Zeigen: ${character(found.type, found.count)}` : 'Nichts zeigen'
}

const strike =
  (verb: string): Phrase<View, Strike> =>
  (_view, { side, type, from, target, to, dice: number, number: need, hits }) => {
    const who = `${character(type)} ${role(side)} auf ${hex(from)}`
    return `${verb}: ${who} gegen ${character(target)} auf ${hex(to)}, ${dice(number)}, Schwierigkeit ${need}: ${hits} Treffer`
  }

/** TI-9.2a: what a defender may do before the battle, and why not more. */
const fleeOrStand = (offered: readonly string[]) => {
  const talk = isOffered(offered, 'offer')
  if (isOffered(offered, 'flee')) return talk ? 'fliehe, bleib oder schlage eine Übereinkunft vor' : 'fliehe oder bleib'
  return `${talk ? 'bleib oder schlage eine Übereinkunft vor' : 'bleib'}; eine Armee mit Titan, Engel oder Erzengel kann nicht fliehen`
}

/** German. */
export const text: TitanText = {
  names,
  words,
  title: 'Titan',
  turn,
  blurb: 'Hebe Ungeheuer aus, teile deine Armeen, jage die anderen Titanen.\nWem der letzte Titan gehört, der gewinnt.',
  seats: names.seats,
  settings,
  ...aid,
  ask: {
    takeMarker: 'Wähle einen Armeemarker für eine deiner ersten beiden Armeen; alle tun es verdeckt',
    deal: 'Verteile deine ersten acht Wesen: drei Kreaturen gehen mit dem Titanen, die anderen mit dem Engel',
    organise: 'Spalte eine Armee auf oder würfle für die Bewegung',
    splitOff: view => {
      const { legion: from, part = [] } = view.choice
      const so = part.length > 0 ? `; bisher: ${pieces(part)}` : ''
      return `Wähle, wer die Armee verlässt${chosen(from)}${so}`
    },
    splitMarker: 'Wähle den Armeemarker der neuen Armee',
    mulligan: view =>
      `Dein Wurf: ${view.roll}. Behalte ihn oder nimm den Freischuss; es gibt ihn nur in der ersten Runde`,
    nextMove: view => `Wähle eine Armee, die sich bewegt${rolled(view)}`,
    moveTo: view => `Wähle, wohin die Armee zieht${chosen(view.choice.legion)}${rolled(view)}`,
    entrySide: view => {
      const { legion: mover, to } = view.choice
      const where = to === undefined ? '' : `: ${land(to)}`
      return `Wähle die Seite, über die die Armee das Land betritt${chosen(mover)}${where}`
    },
    mergeMarker: view => {
      const { merging } = view.choice
      const where = merging === undefined ? '' : ` (${land(merging)})`
      return `Deine Armeen konnten sich nicht trennen und werden vereinigt${where}: wähle ihren Armeemarker`
    },
    nextEngagement: 'Wähle den nächsten Kampf',
    flightWindow: (view, _args, of, offered) =>
      sideOfSeat(view, of) === DEFENDER
        ? `${engaged(view)}: ${fleeOrStand(offered)}`
        : `${engaged(view)}: der Verteidiger überlegt, ob er flieht; du kannst eine Übereinkunft vorschlagen`,
    talks: view => `${engaged(view)}: einigt euch, oder verlange die Schlacht`,
    offerLosses: view => {
      const { winner, losses } = view.choice
      const now = winner === undefined ? '' : ` (bisher: ${agreement(winner, losses ?? [])})`
      return `Wähle die Verluste des Siegers oder mach den Vorschlag so${now}`
    },
    reinforce: (view, _args, of, offered) =>
      sideOfSeat(view, of) === DEFENDER
        ? isOffered(offered, 'piece')
          ? 'Vierte Schlachtenrunde: wähle eine Verstärkung oder verzichte'
          : 'Vierte Schlachtenrunde: deine Armee kann hier keine Verstärkung ausheben'
        : 'Vierte Schlachtenrunde: der Verteidiger kann eine Verstärkung ausheben',
    reinforceWay: 'Wähle, was du für die Verstärkung zeigst',
    summon: (view, _args, of, offered) =>
      sideOfSeat(view, of) === ATTACKER
        ? isOffered(offered, 'angel', 'archangel')
          ? 'Ein Verteidiger wurde vernichtet: rufe einen Engel oder Erzengel herbei oder verzichte'
          : 'Ein Verteidiger wurde vernichtet, aber du hast keinen Engel, der sich herbeirufen ließe'
        : 'Der Angreifer kann einen Engel herbeirufen',
    manoeuvre: (view, _args, of) => {
      const { battle } = view
      if (!battle) return 'Wähle ein Wesen, das sich bewegt'
      if (seatOfSide(view, battle.phasing) !== of) return `Schlachtenrunde ${battle.round}: Manöver der anderen Seite`
      const what = battle.round === 1 ? 'das auf das Feld kommt' : 'das sich bewegt'
      return `Schlachtenrunde ${battle.round}: wähle ein Wesen, ${what}, oder beende die Manöver`
    },
    manoeuvreTo: view => {
      const { fighter: id } = view.choice
      return `Wähle das Zielfeld${id === undefined ? '' : `: ${fighter(view, id)}`}`
    },
    chooseStriker: 'Wähle ein Wesen, das angreift; gebundene müssen angreifen',
    chooseTarget: view => {
      const { striker } = view.choice
      return `Wähle das Ziel des Angriffs${striker === undefined ? '' : `: ${fighter(view, striker)}`}`
    },
    announce: view => {
      const { striker, target } = view.choice
      if (striker === undefined || target === undefined) return 'Kündige den Angriff an'
      return `Kündige den Angriff an: ${fighter(view, striker)} gegen ${fighter(view, target)}`
    },
    carry: view => {
      const { excess } = view.choice
      if (excess === 0) return 'Der Übertrag ist verteilt: mach weiter oder nimm es zurück'
      return `Übertrag${excess === undefined ? '' : ` (${excess} Treffer)`}: wähle, wen er trifft, oder lass ihn verfallen`
    },
    spoils: (view, _args, _of, offered) =>
      `Sieg${chosen(winningLegion(view))}: ${
        isOffered(offered, 'acquire', 'angel', 'archangel', 'muster')
          ? 'wähle, was die Armee bekommt, oder spiel weiter'
          : 'für die Armee gibt es nichts zu holen'
      }`,
    spoilsWay: 'Wähle, was du dafür zeigst',
    muster: 'Wähle eine Armee, die aushebt, oder beende deine Runde',
    musterPiece: view => `Wähle, was die Armee aushebt${chosen(view.choice.legion)}`,
    musterWay: view => {
      const { type } = view.choice
      return `Wähle, was du dafür zeigst${type === undefined ? '' : ` (ausgehoben wird: ${character(type)})`}`
    },
  },
  choice: {
    legion: (view, { legion: id }) => `${legion(id)}, ${land(view.at[id])}, ${view.height[id]} Wesen`,
    marker: (_view, { marker: id }) => legion(id),
    'mergeMarker.marker': (_view, { marker: id }) => `Armeemarker behalten: ${legion(id)}`,
    deal: (view, deal, of) => {
      const { legion: marker, types } = dealt(view, deal, of)
      return `${marker === undefined ? 'Eine Armee' : legion(marker)}: Titan, ${pieces(types)}; die anderen mit dem Engel`
    },
    roll: 'Für die Bewegung würfeln',
    keep: view => `Die ${view.roll} behalten`,
    reroll: 'Freischuss: noch einmal würfeln',
    land: (_view, { land: id }) => land(id),
    'nextEngagement.land': (view, { land: id }) => `${land(id)}: ${list(legionsIn(view, id).map(legion))}`,
    showAngel: (_view, { showAngel: id }) => `Turmteleportation: ${land(id)} (gezeigt: Engel)`,
    showArchangel: (_view, { showArchangel: id }) => `Turmteleportation: ${land(id)} (gezeigt: Erzengel)`,
    showTitan: (_view, { showTitan: id }) => `Turmteleportation: ${land(id)} (gezeigt: Titan)`,
    titanTeleport: (_view, { titanTeleport: id }) => `Titanenteleportation: ${land(id)}`,
    side: (_view, { side: id }) => `Von ${names.entries[id]}`,
    chance: 'Die Bewegung dem Zufall überlassen',
    piece: (_view, { piece: type }) => character(type),
    'splitOff.piece': (_view, { piece: type }) => `Abspalten: ${character(type)}`,
    'splitOff.done': 'Diese bilden eine neue Armee',
    back: 'Eine andere Armee aufspalten oder keine',
    'offerLosses.piece': (_view, { piece: type }) => `Verlust: ${character(type)}`,
    'offerLosses.done': 'So vorschlagen',
    'reinforce.piece': (_view, { piece: type }) => `Ausheben: ${character(type)}`,
    'musterPiece.piece': (_view, { piece: type }) => `Ausheben: ${character(type)}`,
    'nextMove.done': 'Bewegung beenden',
    'muster.done': 'Runde beenden',
    'manoeuvre.done': 'Manöver beenden',
    'chooseStriker.done': 'Angriffe beenden',
    'spoils.done': 'Nichts mehr',
    done: 'Fertig',
    pass: 'Verzichten',
    flee: 'Fliehen: die Armee geht für den halben Wert verloren',
    stand: 'Bleiben',
    battle: 'Die Schlacht verlangen',
    accept: (view, _args, of) => `Annehmen${offered(view, 1 - sideOfSeat(view, of))}`,
    reject: (view, _args, of) => `Ablehnen${offered(view, 1 - sideOfSeat(view, of))}`,
    withdraw: (view, _args, of) => `Vorschlag zurückziehen${offered(view, sideOfSeat(view, of))}`,
    offer: (_view, { offer: by }) =>
      by === NOBODY ? 'Vorschlagen: beide Armeen werden vernichtet' : `Vorschlagen: ${names.side(by)} gewinnt …`,
    concede: 'Aufgeben: die ganze Armee geht verloren',
    angel: (view, { angel: id }) => `Engel herbeirufen: ${legion(id)}, ${land(view.at[id])}`,
    archangel: (view, { archangel: id }) => `Erzengel herbeirufen: ${legion(id)}, ${land(view.at[id])}`,
    acquire: (_view, { acquire: type }) => `Erwerben: ${character(type)}`,
    muster: (_view, { muster: type }) => `Ausheben: ${character(type)}`,
    way: (view, { way: number }) => way(view, view.choice.legion, number),
    'reinforceWay.way': (view, { way: number }) => way(view, view.engagement?.defender, number),
    'spoilsWay.way': (view, { way: number }) => way(view, winningLegion(view), number),
    'announce.way': (view, { way: number }) => {
      const found = announcementAsked(view, number)
      if (!found) return number === 0 ? 'Angriff' : `Angriff mit Nachteil, für einen Übertrag (${number})`
      const to = found.carryTo.map(({ type, at }) => `${character(type)} auf ${hex(at)}`)
      const carry = to.length > 0 ? `, Übertrag möglich: ${list(to)}` : ''
      return `${dice(found.dice)}, Schwierigkeit ${found.number}${carry}`
    },
    fighter: (view, { fighter: id }) => fighter(view, id),
    hex: (view, { hex: id }) => (view.battle ? words.hexName(view.battle.map, id) : hex(id)),
    strike: (view, { strike: id }) => `Angriff: ${fighter(view, id)}`,
    rangestrike: (view, { rangestrike: id }) => `Fernangriff: ${fighter(view, id)}`,
    'carry.fighter': (view, { fighter: id }) => `Übertrag: ${fighter(view, id)}`,
    stop: view => (view.choice.excess === 0 ? 'Weiter' : 'Verfallen lassen'),
  },
  event: {
    tower: (_view, { seat: of, land: at }) => `${seat(of)} beginnt hier: ${land(at)}`,
    marker: (_view, { seat: of, marker: id, land: at }) =>
      `${seat(of)} stellt einen Armeemarker auf: ${legion(id)}, ${land(at)}`,
    deal: (_view, { seat: of, marker: one, other: two }) =>
      `${seat(of)} hat zwei Armeen zu vier Wesen: ${legion(one)} und ${legion(two)}`,
    turn: (_view, { seat: of, turn: number, round }) =>
      round ? `Durchgang ${round}: ${seat(of)} (Runde ${number})` : `Runde ${number}: ${seat(of)}`,
    split: (_view, { marker: old, height: left, newMarker: part, newHeight: height }) =>
      `${legion(old)} wird aufgespalten: ${left} Wesen ${left === 1 ? 'bleibt' : 'bleiben'}, neue Armee ${legion(part)} mit ${height} Wesen`,
    mulligan: (_view, { seat: of }) => `${seat(of)} nimmt den Freischuss`,
    moved: (_view, { marker: id, from, to }) => `${legion(id)} zieht: ${land(from)} – ${land(to)}`,
    towerTeleport: (_view, { marker: id, from, to, lord }) =>
      `Turmteleportation: ${legion(id)}, ${land(from)} – ${land(to)} (gezeigt: ${character(lord)})`,
    titanTeleport: (_view, { marker: id, from, to }) =>
      `Titanenteleportation: ${legion(id)}, ${land(from)} – ${land(to)}`,
    merged: (_view, { marker: id, gone }) => `${legion(gone)} wird wieder mit ${theLegion(id, 'dativ')} vereinigt`,
    engaged: (_view, { attacker, defender, land: at }) =>
      `Kampf: ${land(at)}, ${legion(attacker)} gegen ${legionIn(defender, 'akkusativ')}`,
    sees: (_view, { marker: id, types }) => `Du siehst die Armee ${legion(id)} an: ${pieces(types)}`,
    stands: (_view, { marker: id }) => `${legion(id)} flieht nicht`,
    flees: (_view, { marker: id }) => `${legion(id)} flieht`,
    offers: (_view, { seat: of, winner: by, losses }) => `${seat(of)} schlägt vor: ${agreement(by, losses)}`,
    withdraws: (_view, { seat: of }) => `${seat(of)} zieht den Vorschlag zurück`,
    rejects: (_view, { seat: of }) => `${seat(of)} lehnt ab`,
    agreement: (_view, { attacker, defender, winner: by, losses }) =>
      `Übereinkunft: ${legion(attacker)} und ${legion(defender)}, ${agreement(by, losses)}`,
    demandsBattle: (_view, { seat: of }) => `${seat(of)} verlangt die Schlacht`,
    concedes: (_view, { seat: of }) => `${seat(of)} gibt auf`,
    opened: (_view, { marker: id, types }) => `${legion(id)} wird aufgedeckt: ${pieces(types)}`,
    battle: (_view, { land: at, entry }) => `Schlacht: ${land(at)}; der Angreifer kommt von ${names.entries[entry]}`,
    round: (_view, { round }) => `Schlachtenrunde ${round}`,
    reinforced: (_view, { marker: id, type, shown: by, count: number }) =>
      `Verstärkung: ${legion(id)} hebt aus: ${character(type)}${shown(by, number)}`,
    reinforcementLost: (_view, { marker: id, type }) =>
      `Verstärkung nicht auf dem Feld: ${character(type)} geht an den Verwalter zurück (${legion(id)})`,
    summons: (_view, { donor, marker: id, type }) =>
      `${legion(id)} ruft herbei: ${character(type)} (aus ${theLegion(donor, 'dativ')})`,
    summonLost: (_view, { donor, type }) =>
      `${character(type)} kam nicht auf das Feld und bleibt bei ${theLegion(donor, 'dativ')}`,
    enters: (_view, { side, type, to }) => `${character(type)} ${role(side)} betritt ${hex(to)}`,
    manoeuvres: (_view, { side, type, from, to }) =>
      `${character(type)} ${role(side)} zieht von ${hex(from)} nach ${hex(to)}`,
    lostOutside: (_view, { side, type }) =>
      `${character(type)} ${role(side)} hat das Feld nicht betreten und ist vernichtet`,
    drift: (_view, { side, type, hex: at }) =>
      `Verwehung auf ${hex(at)}: ein Treffer, ${character(type)} ${role(side)}`,
    strikes: strike('Angriff'),
    rangestrikes: strike('Fernangriff'),
    carries: (_view, { side: _side, target, to, hits }) =>
      `Übertrag: ${hits} Treffer, ${character(target)} auf ${hex(to)}`,
    slain: (_view, { side, type, hex: at }) => `${character(type)} ${role(side)} auf ${hex(at)} ist vernichtet`,
    timeLoss: (_view, { marker: id }) =>
      `Sieben Schlachtenrunden sind um: zeitliche Niederlage für ${theLegion(id, 'akkusativ')}`,
    eliminated: (_view, { marker: id, types }) => `${legion(id)} ist vernichtet: ${pieces(types)}`,
    scores: (_view, { seat: of, points: number, score }) =>
      `${seat(of)} erhält ${points(number)}, Punktestand ${score}`,
    halfPoints: (_view, { seat: of, points: number, score }) =>
      `${seat(of)} erhält ${points(number)}, den halben Wert verwaister Armeen, Punktestand ${score}`,
    acquires: (_view, { marker: id, type }) => `${legion(id)} erwirbt: ${character(type)}`,
    musters: (_view, { marker: id, type, shown: by, count: number }) =>
      `${legion(id)} hebt aus: ${character(type)}${shown(by, number)}`,
    overHeight: (_view, { marker: id, type }) => `${legion(id)} ist zu groß und verliert: ${character(type)}`,
    titanFalls: (_view, { seat: of, slayer }) =>
      `Titan vernichtet: ${seat(of)} scheidet aus${slayer >= 0 ? `, besiegt von ${seat(slayer)}` : ''}`,
    takesMarkers: (_view, { seat: of, from, count: number }) =>
      `${seat(of)} erhält ${number} Armeemarker von ${seat(from)}`,
  },
  result: {
    'TI-1.1b': view =>
      view.alive.some(alive => alive) ? 'kein anderer Titan ist übrig.' : 'die letzten Titanen fielen gemeinsam.',
    'TI-21a': (_view, scores) => `die Partie wurde abgebrochen; Punktestand und Armeen: ${seats(scores)}.`,
    'TI-21c': (_view, scores) => `die letzte Runde ist gespielt; Punktestand und Armeen: ${seats(scores)}.`,
    'TI-21d': (_view, scores) => `das Punkteziel ist erreicht: ${seats(scores)}.`,
    resigned: 'die anderen haben aufgegeben.',
    agreed: 'die Spieler haben sich darauf geeinigt.',
  },
}
