import { isOffered, type Phrase } from '@hexarium/kernel'
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
import { names } from './names.ts'
import { settings } from './settings.ts'
import { turn } from './turn.ts'
import { words } from './words.ts'

const { seat, legion, land, hex, pieces, character, list } = names
const { capital } = names.grammar
const { agreement } = words

const a = (type: Type) =>
  type === TITAN ? 'the Titan' : `${/^[aeo]/.test(character(type)) ? 'an' : 'a'} ${character(type)}`
const count = (number: number, one: string, many = `${one}s`) => names.grammar.count(number, one, many)
const rolled = (view: View) => (view.roll > 0 ? ` — you rolled ${view.roll}` : '')
const role = (side: Side) => `${side === ATTACKER ? 'Attacker' : 'Defender'}’s`
const theLegion = (marker: Marker | undefined) => (marker === undefined ? 'the legion' : legion(marker))
const shown = (type: Type, number: number) =>
  number > 0 ? `, showing ${number === 1 ? a(type) : character(type, number)}` : ''
const seats = (scores: readonly number[]) => list(scores.map((score, of) => `${seat(of)} ${score}`))

/** `ogre on C3 (2 hits of 6)`. */
function fighter(view: View, id: number): string {
  const { battle } = view
  if (!battle || battle.type[id] === undefined) return 'a character'
  const at = battle.hex[id] >= 0 ? ` on ${hex(battle.hex[id])}` : ' (waiting to enter)'
  const hits = battle.hits[id] > 0 ? ` (${count(battle.hits[id], 'hit')} of ${battle.power[id]})` : ''
  return `${character(battle.type[id])}${at}${hits}`
}

const offered = (view: View, side: Side) => {
  const open = offerOf(view, side)
  return open ? `: ${agreement(open.winner, open.losses)}` : ''
}

const engaged = (view: View) => {
  if (!view.engagement) return 'The engagement'
  const { land: at, attacker, defender } = view.engagement
  return `${land(at)}, ${legion(attacker)} against ${legion(defender)}`
}

const way = (view: View, marker: Marker | undefined, number: number) => {
  const found = wayAsked(view, marker, number)
  if (found === undefined) return `Way ${number + 1} to qualify`
  return found.count > 0
    ? `Show ${found.count === 1 ? a(found.type) : character(found.type, found.count)}`
    : 'Show nothing'
}

const strike =
  (verb: string): Phrase<View, Strike> =>
  (_view, { side, type, from, target, to, dice, number, hits }) => {
    const who = `${role(side)} ${character(type)} on ${hex(from)}`
    const whom = `the ${character(target)} on ${hex(to)}`
    return `${who} ${verb} ${whom} with ${count(dice, 'die', 'dice')} at ${number}+: ${hits ? count(hits, 'hit') : 'no hit'}`
  }

/** TI-9.2a: what a defender may do before the battle, and why not more. */
const fleeOrStand = (offered: readonly string[]) => {
  const talk = isOffered(offered, 'offer')
  if (isOffered(offered, 'flee')) return talk ? 'flee, stand or make an offer' : 'flee or stand'
  return `stand${talk ? ' or make an offer' : ''}; a legion with a Titan, angel or archangel cannot flee`
}

/** English. */
export const text: TitanText = {
  names,
  words,
  title: 'Titan',
  turn,
  blurb: 'Muster monsters, split your legions, hunt the other Titans.\nThe owner of the last Titan wins.',
  seats: names.seats,
  settings,
  ...aid,
  ask: {
    takeMarker: 'Choose a marker for one of your first two legions; everybody does so in secret',
    deal: 'Divide your eight starting characters: three creatures go with the Titan, the others with the angel',
    organise: 'Split a legion, or roll for movement',
    splitOff: view => {
      const { legion: from, part = [] } = view.choice
      const so = part.length > 0 ? `; so far: ${pieces(part)}` : ''
      return `Choose who leaves ${theLegion(from)}${so}`
    },
    splitMarker: 'Choose a marker for the new legion',
    mulligan: view => `You rolled ${view.roll}: keep it, or roll once more; that is allowed in your first turn only`,
    nextMove: view => `Choose a legion to move${rolled(view)}`,
    moveTo: view => `Choose where ${theLegion(view.choice.legion)} goes${rolled(view)}`,
    entrySide: view => {
      const { legion: mover, to } = view.choice
      return `Choose the side by which ${theLegion(mover)} enters ${to === undefined ? 'the land' : land(to)}`
    },
    mergeMarker: view => {
      const { merging } = view.choice
      return `Your legions${merging === undefined ? '' : ` in ${land(merging)}`} could not part and merge: choose their marker`
    },
    nextEngagement: 'Choose the engagement to resolve next',
    flightWindow: (view, _args, of, offered) =>
      sideOfSeat(view, of) === DEFENDER
        ? `${engaged(view)}: ${fleeOrStand(offered)}`
        : `${engaged(view)}: the defender decides whether to flee; you may make an offer`,
    talks: view => `${engaged(view)}: come to an agreement, or demand battle`,
    offerLosses: view => {
      const { winner: by, losses } = view.choice
      const now = by === undefined ? '' : ` (so far: ${agreement(by, losses ?? [])})`
      return `Choose what the winner loses by your offer, or make it as it is${now}`
    },
    reinforce: (view, _args, of, offered) =>
      sideOfSeat(view, of) === DEFENDER
        ? isOffered(offered, 'piece')
          ? 'Round 4: choose a reinforcement, or decline'
          : 'Round 4: your legion can muster no reinforcement here'
        : 'Round 4: the defender may take a reinforcement',
    reinforceWay: 'Choose what you show for your reinforcement',
    summon: (view, _args, of, offered) =>
      sideOfSeat(view, of) === ATTACKER
        ? isOffered(offered, 'angel', 'archangel')
          ? 'A defender has been slain: summon an angel or archangel, or decline'
          : 'A defender has been slain, but you have no angel that could be summoned'
        : 'The attacker may summon an angel',
    manoeuvre: (view, _args, of) => {
      const { battle } = view
      if (!battle) return 'Choose a character to move'
      if (seatOfSide(view, battle.phasing) !== of) return `Battle round ${battle.round}: the other side manoeuvres`
      const isFirst = battle.round === 1
      return `Battle round ${battle.round}: choose a character to ${isFirst ? 'bring on' : 'move'}, or end your manoeuvres`
    },
    manoeuvreTo: view => {
      const { fighter: id } = view.choice
      return id === undefined ? 'Choose where it goes' : `Choose where the ${fighter(view, id)} goes`
    },
    chooseStriker: 'Choose a character to strike with; those in contact must',
    chooseTarget: view => {
      const { striker } = view.choice
      return striker === undefined ? 'Choose its target' : `Choose the target of the ${fighter(view, striker)}`
    },
    announce: view => {
      const { striker, target } = view.choice
      if (striker === undefined || target === undefined) return 'Announce how you strike'
      return `Announce how the ${fighter(view, striker)} strikes the ${fighter(view, target)}`
    },
    carry: view => {
      const { excess } = view.choice
      if (excess === 0) return 'All extra hits are dealt: go on, or take it back'
      return `Choose who takes the extra hits${excess === undefined ? '' : ` (${excess})`}, or waste them`
    },
    spoils: (view, _args, _of, offered) => {
      const by = winningLegion(view)
      const isAny = isOffered(offered, 'acquire', 'angel', 'archangel', 'muster')
      return `${by === undefined ? 'Your legion' : legion(by)} has won${isAny ? ': choose what it gets, or go on' : '; there is nothing for it to get'}`
    },
    spoilsWay: 'Choose what you show for it',
    muster: 'Choose a legion to muster, or end your turn',
    musterPiece: view => `Choose what ${theLegion(view.choice.legion)} musters`,
    musterWay: view => {
      const { type } = view.choice
      return `Choose what you show for ${type === undefined ? 'it' : a(type)}`
    },
  },
  choice: {
    legion: (view, { legion: id }) => `${legion(id)}, ${land(view.at[id])}, ${count(view.height[id], 'character')}`,
    marker: (_view, { marker: id }) => legion(id),
    'mergeMarker.marker': (_view, { marker: id }) => `Keep the marker ${legion(id)}`,
    deal: (view, deal, of) => {
      const { legion: marker, types } = dealt(view, deal, of)
      return `${marker === undefined ? 'One legion' : legion(marker)}: Titan, ${pieces(types)}; the others with the angel`
    },
    roll: 'Roll for movement',
    keep: view => `Keep the ${view.roll}`,
    reroll: 'Roll once more',
    land: (_view, { land: id }) => land(id),
    'nextEngagement.land': (view, { land: id }) => `${land(id)}: ${list(legionsIn(view, id).map(legion))}`,
    showAngel: (_view, { showAngel: id }) => `Teleport to ${land(id)}, showing an angel`,
    showArchangel: (_view, { showArchangel: id }) => `Teleport to ${land(id)}, showing an archangel`,
    showTitan: (_view, { showTitan: id }) => `Teleport to ${land(id)}, showing the Titan`,
    titanTeleport: (_view, { titanTeleport: id }) => `Titan teleport to ${land(id)}`,
    side: (_view, { side: id }) => `From the ${names.entries[id]}`,
    chance: 'Leave the move to chance',
    piece: (_view, { piece: type }) => capital(character(type)),
    'splitOff.piece': (_view, { piece: type }) => `One ${character(type)} leaves`,
    'splitOff.done': 'These form a new legion',
    back: 'Split another legion, or none',
    'offerLosses.piece': (_view, { piece: type }) => `Lose ${a(type)}`,
    'offerLosses.done': 'Make this offer',
    'reinforce.piece': (_view, { piece: type }) => `Muster ${a(type)}`,
    'musterPiece.piece': (_view, { piece: type }) => `Muster ${a(type)}`,
    'nextMove.done': 'End movement',
    'muster.done': 'End the turn',
    'manoeuvre.done': 'End the manoeuvres',
    'chooseStriker.done': 'End the strikes',
    'spoils.done': 'Nothing more',
    done: 'Done',
    pass: 'Decline',
    flee: 'Flee: the legion is lost for half its value',
    stand: 'Stand',
    battle: 'Demand battle',
    accept: (view, _args, of) => `Accept${offered(view, 1 - sideOfSeat(view, of))}`,
    reject: (view, _args, of) => `Reject${offered(view, 1 - sideOfSeat(view, of))}`,
    withdraw: (view, _args, of) => `Withdraw your offer${offered(view, sideOfSeat(view, of))}`,
    offer: (_view, { offer: by }) =>
      by === NOBODY ? 'Offer: both legions are eliminated' : `Offer: the ${names.side(by)} wins…`,
    concede: 'Concede: your whole legion is lost',
    angel: (view, { angel: id }) => `Summon an angel from ${legion(id)}, ${land(view.at[id])}`,
    archangel: (view, { archangel: id }) => `Summon an archangel from ${legion(id)}, ${land(view.at[id])}`,
    acquire: (_view, { acquire: type }) => `Acquire ${a(type)}`,
    muster: (_view, { muster: type }) => `Muster ${a(type)}`,
    way: (view, { way: number }) => way(view, view.choice.legion, number),
    'reinforceWay.way': (view, { way: number }) => way(view, view.engagement?.defender, number),
    'spoilsWay.way': (view, { way: number }) => way(view, winningLegion(view), number),
    'announce.way': (view, { way: number }) => {
      const found = announcementAsked(view, number)
      if (!found) return number === 0 ? 'Strike' : `Strike at a disadvantage, to carry hits on (${number})`
      const to = found.carryTo.map(({ type, at }) => `${character(type)} on ${hex(at)}`)
      return `${count(found.dice, 'die', 'dice')} at ${found.number}+${to.length > 0 ? `, may carry to ${list(to)}` : ''}`
    },
    fighter: (view, { fighter: id }) => capital(fighter(view, id)),
    hex: (view, { hex: id }) => (view.battle ? words.hexName(view.battle.map, id) : hex(id)),
    strike: (view, { strike: id }) => `Strike the ${fighter(view, id)}`,
    rangestrike: (view, { rangestrike: id }) => `Rangestrike the ${fighter(view, id)}`,
    'carry.fighter': (view, { fighter: id }) => `To the ${fighter(view, id)}`,
    stop: view => (view.choice.excess === 0 ? 'Go on' : 'Waste the extra hits'),
  },
  event: {
    tower: (_view, { seat: of, land: at }) => `${seat(of)} starts in ${land(at)}`,
    marker: (_view, { seat: of, marker: id, land: at }) => `${seat(of)} puts ${legion(id)} into ${land(at)}`,
    deal: (_view, { seat: of, marker: one, other: two }) =>
      `${seat(of)} has two legions of four: ${legion(one)} and ${legion(two)}`,
    turn: (_view, { seat: of, turn: number, round }) =>
      round ? `Round ${round}: ${seat(of)} (turn ${number})` : `Turn ${number}: ${seat(of)}`,
    split: (_view, { marker: old, height: left, newMarker: part, newHeight: height }) =>
      `${legion(old)} splits: ${left} ${left === 1 ? 'stays' : 'stay'}, ${height} ${height === 1 ? 'leaves' : 'leave'} under ${legion(part)}`,
    mulligan: (_view, { seat: of }) => `${seat(of)} rolls once more`,
    moved: (_view, { marker: id, from, to }) => `${legion(id)} moves from ${land(from)} to ${land(to)}`,
    towerTeleport: (_view, { marker: id, from, to, lord }) =>
      `${legion(id)} shows ${a(lord)} and teleports from ${land(from)} to ${land(to)}`,
    titanTeleport: (_view, { marker: id, from, to }) =>
      `${legion(id)} shows the Titan and teleports from ${land(from)} to ${land(to)}`,
    merged: (_view, { marker: id, gone }) => `${legion(gone)} joins ${legion(id)} again`,
    engaged: (_view, { attacker, defender, land: at }) =>
      `${legion(attacker)} attacks ${legion(defender)} in ${land(at)}`,
    sees: (_view, { marker: id, types }) => `You look at ${legion(id)}: ${pieces(types)}`,
    stands: (_view, { marker: id }) => `${legion(id)} stands`,
    flees: (_view, { marker: id }) => `${legion(id)} flees`,
    offers: (_view, { seat: of, winner: by, losses }) => `${seat(of)} offers: ${agreement(by, losses)}`,
    withdraws: (_view, { seat: of }) => `${seat(of)} withdraws the offer`,
    rejects: (_view, { seat: of }) => `${seat(of)} rejects the offer`,
    agreement: (_view, { attacker, defender, winner: by, losses }) =>
      `${legion(attacker)} and ${legion(defender)} agree: ${agreement(by, losses)}`,
    demandsBattle: (_view, { seat: of }) => `${seat(of)} demands battle`,
    concedes: (_view, { seat: of }) => `${seat(of)} concedes`,
    opened: (_view, { marker: id, types }) => `${legion(id)} is shown: ${pieces(types)}`,
    battle: (_view, { land: at, entry }) =>
      `Battle in ${land(at)}; the attacker enters from the ${names.entries[entry]}`,
    round: (_view, { round }) => `Battle round ${round}`,
    reinforced: (_view, { marker: id, type, shown: by, count: number }) =>
      `Reinforcement: ${legion(id)} musters ${a(type)}${shown(by, number)}`,
    reinforcementLost: (_view, { marker: id, type }) =>
      `The ${character(type)} did not enter; ${legion(id)} gives it back`,
    summons: (_view, { donor, marker: id, type }) => `${legion(id)} summons ${a(type)} from ${legion(donor)}`,
    summonLost: (_view, { donor, type }) => `The ${character(type)} did not enter and stays with ${legion(donor)}`,
    enters: (_view, { side, type, to }) => `${role(side)} ${character(type)} enters on ${hex(to)}`,
    manoeuvres: (_view, { side, type, from, to }) =>
      `${role(side)} ${character(type)} moves from ${hex(from)} to ${hex(to)}`,
    lostOutside: (_view, { side, type }) => `${role(side)} ${character(type)} has not entered and is lost`,
    drift: (_view, { side, type, hex: at }) =>
      `Drift on ${hex(at)}: a hit on the ${role(side).toLowerCase()} ${character(type)}`,
    strikes: strike('strikes'),
    rangestrikes: strike('rangestrikes'),
    carries: (_view, { side: _side, target, to, hits }) =>
      `${count(hits, 'hit')} carried to the ${character(target)} on ${hex(to)}`,
    slain: (_view, { side, type, hex: at }) => `${role(side)} ${character(type)} on ${hex(at)} is slain`,
    timeLoss: (_view, { marker: id }) => `Seven rounds are over: ${legion(id)} has lost by time`,
    eliminated: (_view, { marker: id, types }) => `${legion(id)} is eliminated: ${pieces(types)}`,
    scores: (_view, { seat: of, points, score }) => `${seat(of)} scores ${count(points, 'point')} and has ${score}`,
    halfPoints: (_view, { seat: of, points, score }) =>
      `${seat(of)} scores ${count(points, 'point')}, half the value of legions left behind, and has ${score}`,
    acquires: (_view, { marker: id, type }) => `${legion(id)} acquires ${a(type)}`,
    musters: (_view, { marker: id, type, shown: by, count: number }) =>
      `${legion(id)} musters ${a(type)}${shown(by, number)}`,
    overHeight: (_view, { marker: id, type }) => `${legion(id)} has more than seven characters and loses ${a(type)}`,
    titanFalls: (_view, { seat: of, slayer }) =>
      `${seat(of)}’s Titan has fallen${slayer >= 0 ? `, slain by ${seat(slayer)}` : ''}; ${seat(of)} is out`,
    takesMarkers: (_view, { seat: of, from, count: number }) =>
      `${seat(of)} takes ${count(number, 'legion marker')} from ${seat(from)}`,
  },
  result: {
    'TI-1.1b': view => (view.alive.some(alive => alive) ? 'no other Titan is left.' : 'the last Titans fell together.'),
    'TI-21a': (_view, scores) => `the game was broken off; score and legions: ${seats(scores)}.`,
    'TI-21c': (_view, scores) => `the turn limit is reached; score and legions: ${seats(scores)}.`,
    'TI-21d': (_view, scores) => `the points target is reached: ${seats(scores)}.`,
    resigned: 'the others have resigned.',
    agreed: 'the players have agreed on it.',
  },
}
