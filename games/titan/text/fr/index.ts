import { french, isOffered, type Phrase } from '@hexarium/kernel'
import { TITAN } from '../../content/creatures.ts'
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
import { genderOf, names } from './names.ts'
import { settings } from './settings.ts'
import { turn } from './turn.ts'
import { words } from './words.ts'

const { seat, legion, land, hex, pieces, character, list } = names
const { capital } = names.grammar
const { agreement } = words

const the = (type: Type) => french.the(character(type), genderOf(type))
const a = (type: Type) => (type === TITAN ? 'le Titan' : french.a(character(type), genderOf(type)))
const count = (number: number, one: string) => names.grammar.count(number, one, `${one}s`)
const rolled = (view: View) => (view.roll > 0 ? ` — vous avez fait ${view.roll}` : '')
const role = (side: Side) => `(${names.side(side)})`
const theLegion = (marker: Marker | undefined) => (marker === undefined ? 'la légion' : `la légion ${legion(marker)}`)
const shown = (type: Type, number: number) => (number > 0 ? ` (montre : ${character(type, number)})` : '')
const dice = (number: number) => count(number, 'dé')
const points = (number: number) => count(number, 'point')
const touches = (number: number) => (number === 0 ? 'aucune touche' : count(number, 'touche'))
const seats = (scores: readonly number[]) => list(scores.map((score, of) => `${seat(of)} ${score}`))

/** `ogre en C3 (2 touches sur 6)`. */
function fighter(view: View, id: number): string {
  const { battle } = view
  if (!battle || battle.type[id] === undefined) return 'un personnage'
  const at = battle.hex[id] >= 0 ? ` en ${hex(battle.hex[id])}` : ' (en attente)'
  const hits = battle.hits[id] > 0 ? ` (${touches(battle.hits[id])} sur ${battle.power[id]})` : ''
  return `${character(battle.type[id])}${at}${hits}`
}

const offered = (view: View, side: Side) => {
  const open = offerOf(view, side)
  return open ? ` : ${agreement(open.winner, open.losses)}` : ''
}

const engaged = (view: View) => {
  if (!view.engagement) return 'Affrontement'
  const { land: at, attacker, defender } = view.engagement
  return `${land(at)}, ${legion(attacker)} contre ${legion(defender)}`
}

const way = (view: View, marker: Marker | undefined, number: number) => {
  const found = wayAsked(view, marker, number)
  if (found === undefined) return `Possibilité ${number + 1}`
  return found.count > 0 ? `Montrer : ${character(found.type, found.count)}` : 'Ne rien montrer'
}

const strike =
  (verb: string): Phrase<View, Strike> =>
  (_view, { side, type, from, target, to, dice: number, number: need, hits }) => {
    const who = capital(`${the(type)} ${role(side)} en ${hex(from)}`)
    return `${who} ${verb} ${the(target)} en ${hex(to)}, ${dice(number)}, il faut ${need}+ : ${touches(hits)}`
  }

/** TI-9.2a: what a defender may do before the battle, and why not more. */
const fleeOrStand = (offered: readonly string[]) => {
  const talk = isOffered(offered, 'offer')
  if (isOffered(offered, 'flee')) return talk ? 'fuyez, restez ou proposez un accord' : 'fuyez ou restez'
  return `restez${talk ? ' ou proposez un accord' : ''} ; une légion avec un Titan, un ange ou un archange ne peut pas fuir`
}

/** French. */
export const text: TitanText = {
  names,
  words,
  title: 'Titan',
  turn,
  blurb: 'Recrutez des monstres, divisez vos légions, traquez les autres Titans.\nLe maître du dernier Titan gagne.',
  seats: names.seats,
  settings,
  ...aid,
  ask: {
    takeMarker: 'Choisissez un marqueur pour l’une de vos deux premières légions ; chacun choisit en secret',
    deal: 'Répartissez vos huit personnages de départ : trois créatures suivent le Titan, les autres l’ange',
    organise: 'Divisez une légion, ou lancez le dé de mouvement',
    splitOff: view => {
      const { legion: from, part = [] } = view.choice
      const so = part.length > 0 ? ` ; jusqu’ici : ${pieces(part)}` : ''
      return `Choisissez qui quitte ${theLegion(from)}${so}`
    },
    splitMarker: 'Choisissez le marqueur de la nouvelle légion',
    mulligan: view => `Vous avez fait ${view.roll} : gardez-le ou relancez une fois, à votre premier tour seulement`,
    nextMove: view => `Choisissez une légion à déplacer${rolled(view)}`,
    moveTo: view => `Choisissez où va ${theLegion(view.choice.legion)}${rolled(view)}`,
    entrySide: view => {
      const { legion: mover, to } = view.choice
      return `Choisissez par où entre ${theLegion(mover)}${to === undefined ? '' : ` : ${land(to)}`}`
    },
    mergeMarker: view => {
      const { merging } = view.choice
      const where = merging === undefined ? '' : ` (${land(merging)})`
      return `Vos légions n’ont pas pu se séparer et se réunissent${where} : choisissez leur marqueur`
    },
    nextEngagement: 'Choisissez le prochain affrontement',
    flightWindow: (view, _args, of, offered) =>
      sideOfSeat(view, of) === DEFENDER
        ? `${engaged(view)} : ${fleeOrStand(offered)}`
        : `${engaged(view)} : le défenseur décide s’il fuit ; vous pouvez proposer un accord`,
    talks: view => `${engaged(view)} : trouvez un accord, ou exigez la bataille`,
    offerLosses: view => {
      const { winner, losses } = view.choice
      const now = winner === undefined ? '' : ` (jusqu’ici : ${agreement(winner, losses ?? [])})`
      return `Choisissez ce que perd le vainqueur, ou proposez l’accord tel quel${now}`
    },
    reinforce: (view, _args, of, offered) =>
      sideOfSeat(view, of) === DEFENDER
        ? isOffered(offered, 'piece')
          ? 'Manche 4 : choisissez un renfort, ou renoncez'
          : 'Manche 4 : votre légion ne peut recevoir ici aucun renfort'
        : 'Manche 4 : le défenseur peut recevoir un renfort',
    reinforceWay: 'Choisissez ce que vous montrez pour le renfort',
    summon: (view, _args, of, offered) =>
      sideOfSeat(view, of) === ATTACKER
        ? isOffered(offered, 'angel', 'archangel')
          ? 'Un défenseur est vaincu : appelez un ange ou un archange, ou renoncez'
          : 'Un défenseur est vaincu, mais vous n’avez aucun ange à appeler'
        : 'L’attaquant peut appeler un ange',
    manoeuvre: (view, _args, of) => {
      const { battle } = view
      if (!battle) return 'Choisissez un personnage à déplacer'
      if (seatOfSide(view, battle.phasing) !== of) return `Manche ${battle.round} : l’autre camp manœuvre`
      const what = battle.round === 1 ? 'à faire entrer' : 'à déplacer'
      return `Manche ${battle.round} : choisissez un personnage ${what}, ou terminez vos manœuvres`
    },
    manoeuvreTo: view => {
      const { fighter: id } = view.choice
      return `Choisissez sa case${id === undefined ? '' : ` : ${fighter(view, id)}`}`
    },
    chooseStriker: 'Choisissez qui frappe ; ceux au contact y sont obligés',
    chooseTarget: view => {
      const { striker } = view.choice
      return `Choisissez sa cible${striker === undefined ? '' : ` : ${fighter(view, striker)}`}`
    },
    announce: view => {
      const { striker, target } = view.choice
      if (striker === undefined || target === undefined) return 'Annoncez votre attaque'
      return `Annoncez votre attaque : ${fighter(view, striker)} contre ${fighter(view, target)}`
    },
    carry: view => {
      const { excess } = view.choice
      if (excess === 0) return 'Le report est réparti : continuez, ou reprenez votre choix'
      const left = excess === undefined ? '' : ` (${touches(excess)})`
      return `Choisissez qui reçoit le report${left}, ou laissez-le se perdre`
    },
    spoils: (view, _args, _of, offered) => {
      const by = winningLegion(view)
      const isAny = isOffered(offered, 'acquire', 'angel', 'archangel', 'muster')
      const what = isAny ? 'choisissez ce que la légion reçoit, ou continuez' : 'il n’y a rien à recevoir'
      return `Victoire${by === undefined ? '' : ` (${legion(by)})`} : ${what}`
    },
    spoilsWay: 'Choisissez ce que vous montrez',
    muster: 'Choisissez une légion qui recrute, ou terminez votre tour',
    musterPiece: view => `Choisissez ce que recrute ${theLegion(view.choice.legion)}`,
    musterWay: view => {
      const { type } = view.choice
      return `Choisissez ce que vous montrez${type === undefined ? '' : ` pour recruter ${a(type)}`}`
    },
  },
  choice: {
    legion: (view, { legion: id }) => `${legion(id)}, ${land(view.at[id])}, ${words.height(view.height[id])}`,
    marker: (_view, { marker: id }) => legion(id),
    'mergeMarker.marker': (_view, { marker: id }) => `Garder le marqueur ${legion(id)}`,
    deal: (view, deal, of) => {
      const { legion: marker, types } = dealt(view, deal, of)
      return `${marker === undefined ? 'Une légion' : legion(marker)} : Titan, ${pieces(types)} ; les autres avec l’ange`
    },
    roll: 'Lancer le dé de mouvement',
    keep: view => `Garder le ${view.roll}`,
    reroll: 'Relancer une fois',
    land: (_view, { land: id }) => land(id),
    'nextEngagement.land': (view, { land: id }) => `${land(id)} : ${list(legionsIn(view, id).map(legion))}`,
    showAngel: (_view, { showAngel: id }) => `Téléportation : ${land(id)} (montrer un ange)`,
    showArchangel: (_view, { showArchangel: id }) => `Téléportation : ${land(id)} (montrer un archange)`,
    showTitan: (_view, { showTitan: id }) => `Téléportation : ${land(id)} (montrer le Titan)`,
    titanTeleport: (_view, { titanTeleport: id }) => `Téléportation du Titan : ${land(id)}`,
    side: (_view, { side: id }) => ['Par la droite', 'Par le bas', 'Par la gauche'][id] ?? 'Par un côté',
    chance: 'S’en remettre au hasard',
    piece: (_view, { piece: type }) => capital(character(type)),
    'splitOff.piece': (_view, { piece: type }) => `Détacher : ${character(type)}`,
    'splitOff.done': 'Ils forment une nouvelle légion',
    back: 'Diviser une autre légion, ou aucune',
    'offerLosses.piece': (_view, { piece: type }) => `Perdre ${a(type)}`,
    'offerLosses.done': 'Proposer cet accord',
    'reinforce.piece': (_view, { piece: type }) => `Recruter ${a(type)}`,
    'musterPiece.piece': (_view, { piece: type }) => `Recruter ${a(type)}`,
    'nextMove.done': 'Terminer le mouvement',
    'muster.done': 'Terminer le tour',
    'manoeuvre.done': 'Terminer les manœuvres',
    'chooseStriker.done': 'Terminer les attaques',
    'spoils.done': 'Rien de plus',
    done: 'Terminé',
    pass: 'Renoncer',
    flee: 'Fuir : la légion est perdue pour la moitié de sa valeur',
    stand: 'Rester',
    battle: 'Exiger la bataille',
    accept: (view, _args, of) => `Accepter${offered(view, 1 - sideOfSeat(view, of))}`,
    reject: (view, _args, of) => `Refuser${offered(view, 1 - sideOfSeat(view, of))}`,
    withdraw: (view, _args, of) => `Retirer votre proposition${offered(view, sideOfSeat(view, of))}`,
    offer: (_view, { offer: by }) => {
      if (by === NOBODY) return 'Proposer : les deux légions sont éliminées'
      return `Proposer : ${by === ATTACKER ? 'l’attaquant' : 'le défenseur'} gagne…`
    },
    concede: 'Se rendre : toute votre légion est perdue',
    angel: (view, { angel: id }) => `Appeler un ange : ${legion(id)}, ${land(view.at[id])}`,
    archangel: (view, { archangel: id }) => `Appeler un archange : ${legion(id)}, ${land(view.at[id])}`,
    acquire: (_view, { acquire: type }) => `Acquérir ${a(type)}`,
    muster: (_view, { muster: type }) => `Recruter ${a(type)}`,
    way: (view, { way: number }) => way(view, view.choice.legion, number),
    'reinforceWay.way': (view, { way: number }) => way(view, view.engagement?.defender, number),
    'spoilsWay.way': (view, { way: number }) => way(view, winningLegion(view), number),
    'announce.way': (view, { way: number }) => {
      const found = announcementAsked(view, number)
      if (!found) return number === 0 ? 'Frapper' : `Frapper avec un handicap, pour un report (${number})`
      const to = found.carryTo.map(({ type, at }) => `${character(type)} en ${hex(at)}`)
      const carry = to.length > 0 ? `, report possible : ${list(to)}` : ''
      return `${dice(found.dice)}, il faut ${found.number}+${carry}`
    },
    fighter: (view, { fighter: id }) => capital(fighter(view, id)),
    hex: (view, { hex: id }) => (view.battle ? words.hexName(view.battle.map, id) : hex(id)),
    strike: (view, { strike: id }) => `Frapper : ${fighter(view, id)}`,
    rangestrike: (view, { rangestrike: id }) => `Tirer : ${fighter(view, id)}`,
    'carry.fighter': (view, { fighter: id }) => `Report : ${fighter(view, id)}`,
    stop: view => (view.choice.excess === 0 ? 'Continuer' : 'Laisser se perdre'),
  },
  event: {
    tower: (_view, { seat: of, land: at }) => `${seat(of)} commence ici : ${land(at)}`,
    marker: (_view, { seat: of, marker: id, land: at }) => `${seat(of)} place un marqueur : ${legion(id)}, ${land(at)}`,
    deal: (_view, { seat: of, marker: one, other: two }) =>
      `${seat(of)} a deux légions de quatre personnages : ${legion(one)} et ${legion(two)}`,
    turn: (_view, { seat: of, turn: number, round }) =>
      round ? `Tour de table ${round} : ${seat(of)} (tour ${number})` : `Tour ${number} : ${seat(of)}`,
    split: (_view, { marker: old, height: left, newMarker: part, newHeight: height }) =>
      `${legion(old)} se divise : ${words.height(left)} ${left < 2 ? 'reste' : 'restent'}, nouvelle légion ${legion(part)} de ${height}`,
    mulligan: (_view, { seat: of }) => `${seat(of)} relance le dé`,
    moved: (_view, { marker: id, from, to }) => `${legion(id)} se déplace : ${land(from)} – ${land(to)}`,
    towerTeleport: (_view, { marker: id, from, to, lord }) =>
      `${legion(id)} montre ${a(lord)} et se téléporte : ${land(from)} – ${land(to)}`,
    titanTeleport: (_view, { marker: id, from, to }) =>
      `${legion(id)} montre le Titan et se téléporte : ${land(from)} – ${land(to)}`,
    merged: (_view, { marker: id, gone }) => `${legion(gone)} rejoint ${legion(id)}`,
    engaged: (_view, { attacker, defender, land: at }) =>
      `${land(at)} : ${legion(attacker)} attaque ${legion(defender)}`,
    sees: (_view, { marker: id, types }) => `Vous regardez la légion ${legion(id)} : ${pieces(types)}`,
    stands: (_view, { marker: id }) => `${legion(id)} ne fuit pas`,
    flees: (_view, { marker: id }) => `${legion(id)} fuit`,
    offers: (_view, { seat: of, winner: by, losses }) => `${seat(of)} propose : ${agreement(by, losses)}`,
    withdraws: (_view, { seat: of }) => `${seat(of)} retire sa proposition`,
    rejects: (_view, { seat: of }) => `${seat(of)} refuse la proposition`,
    agreement: (_view, { attacker, defender, winner: by, losses }) =>
      `Accord entre ${legion(attacker)} et ${legion(defender)} : ${agreement(by, losses)}`,
    demandsBattle: (_view, { seat: of }) => `${seat(of)} exige la bataille`,
    concedes: (_view, { seat: of }) => `${seat(of)} se rend`,
    opened: (_view, { marker: id, types }) => `Légion dévoilée, ${legion(id)} : ${pieces(types)}`,
    battle: (_view, { land: at, entry }) => `Bataille : ${land(at)} ; entrée de l’attaquant : ${names.entries[entry]}`,
    round: (_view, { round }) => `Manche ${round}`,
    reinforced: (_view, { marker: id, type, shown: by, count: number }) =>
      `Renfort : ${legion(id)} recrute ${a(type)}${shown(by, number)}`,
    reinforcementLost: (_view, { marker: id, type }) =>
      `Renfort non entré : ${character(type)} retourne à la réserve (${legion(id)})`,
    summons: (_view, { donor, marker: id, type }) => `${legion(id)} appelle ${a(type)} (${french.of(legion(donor))})`,
    summonLost: (_view, { donor, type }) =>
      capital(`${the(type)} reste avec ${legion(donor)}, faute d’avoir pu entrer`),
    enters: (_view, { side, type, to }) => capital(`${the(type)} ${role(side)} entre en ${hex(to)}`),
    manoeuvres: (_view, { side, type, from, to }) =>
      capital(`${the(type)} ${role(side)} va de ${hex(from)} en ${hex(to)}`),
    lostOutside: (_view, { side, type }) => capital(`${the(type)} ${role(side)} n’a pas pu entrer : perte`),
    drift: (_view, { side, type, hex: at }) => `Congère en ${hex(at)} : une touche sur ${the(type)} ${role(side)}`,
    strikes: strike('frappe'),
    rangestrikes: strike('tire sur'),
    carries: (_view, { side: _side, target, to, hits }) => `Report : ${touches(hits)} sur ${the(target)} en ${hex(to)}`,
    slain: (_view, { side, type, hex: at }) => capital(`${the(type)} ${role(side)} tombe en ${hex(at)}`),
    timeLoss: (_view, { marker: id }) => `Sept manches sont passées : ${legion(id)} perd au temps`,
    eliminated: (_view, { marker: id, types }) => `Légion éliminée, ${legion(id)} : ${pieces(types)}`,
    scores: (_view, { seat: of, points: number, score }) => `${seat(of)} marque ${points(number)} ; total ${score}`,
    halfPoints: (_view, { seat: of, points: number, score }) =>
      `${seat(of)} marque ${points(number)}, moitié de la valeur des légions abandonnées ; total ${score}`,
    acquires: (_view, { marker: id, type }) => `${legion(id)} acquiert ${a(type)}`,
    musters: (_view, { marker: id, type, shown: by, count: number }) =>
      `${legion(id)} recrute ${a(type)}${shown(by, number)}`,
    overHeight: (_view, { marker: id, type }) => `${legion(id)} compte trop de personnages et perd ${a(type)}`,
    titanFalls: (_view, { seat: of, slayer }) =>
      `Titan tombé : élimination ${french.of(seat(of))}${slayer >= 0 ? `, vaincu par ${seat(slayer)}` : ''}`,
    takesMarkers: (_view, { seat: of, from, count: number }) =>
      `${seat(of)} prend ${count(number, 'marqueur')} à ${seat(from)}`,
  },
  result: {
    'TI-1.1b': view =>
      view.alive.some(alive => alive) ? 'il ne reste aucun autre Titan.' : 'les derniers Titans sont tombés ensemble.',
    'TI-21a': (_view, scores) => `la partie a été interrompue ; points et légions : ${seats(scores)}.`,
    'TI-21c': (_view, scores) => `la limite de tours est atteinte ; points et légions : ${seats(scores)}.`,
    'TI-21d': (_view, scores) => `l’objectif de points est atteint : ${seats(scores)}.`,
    resigned: 'les autres ont abandonné.',
    agreed: 'les joueurs en ont convenu.',
  },
}
