import { isOffered } from '@hexarium/kernel'
import type { View } from '../../view.ts'
import { accountOf, boughtBy, flightOf, sideOf, tookOff } from '../asking.ts'
import { sidesIn } from '../names.ts'
import type { DragonText } from '../words.ts'
import { aid } from './aid.ts'
import { choice } from './choices.ts'
import { event } from './events.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'
import { turn } from './turn.ts'
import { words } from './words.ts'

const { unit, unitAt, place, hex, need, side, units, list, limbs, type } = names
const { capital, count, either, number } = names.grammar

const of = (view: View, id: number | undefined, otherwise: string) => (id === undefined ? otherwise : unitAt(view, id))

const soFar = (view: View, seat: number) => {
  const bought = boughtBy(view, seat).map(([kind, many]) => type(kind, many))
  return bought.length > 0 ? `; so far ${list(bought)}` : ''
}

/** DR-2.12.1.1.4: what a flyer may do. */
const FLIGHT = [
  ['ahead', 'fly on'],
  ['turn', 'turn'],
  ['hover', 'stay in the air'],
  ['land', 'land'],
] as const

const far = (view: View) => {
  const [flown, most] = flightOf(view) ?? []
  return most === undefined ? '' : `, ${flown} of ${most} hexes flown`
}
const whyAloft = (view: View) =>
  tookOff(view) ? 'it cannot land in the turn in which it took off' : 'it cannot land here'

/** The English texts. */
export const text: DragonText = {
  title: 'Dragon Rage',
  turn,
  ...aid,
  blurb:
    'Dragons, giants and orcs against a walled city, or men against the orcs’ own town.\nTwelve sieges on two maps, forces of your own, campaigns.',
  seats: names.seats,
  sides: view => sidesIn(names, view),
  settings,
  names,
  words,
  ask: {
    recruit(view, _a, seat) {
      const { spent, budget } = accountOf(view, seat)
      return `Choose your force as the ${side(sideOf(view, seat))}, in secret: ${number(spent)} of ${number(budget)} points are spent, ${number(budget - spent)} are left${soFar(view, seat)}`
    },
    propose: 'Choose both forces; the other player then picks a side',
    setGoal: 'Name the victory points the invader must destroy',
    pickSide: 'Choose your side',
    markDestroyed: view =>
      `Mark victory hexes as destroyed before the game: ${count(view.allowance, 'point', 'points')} left`,
    deploy: view => `Choose where ${unit(view.choice.unit ?? -1)} starts`,
    face: view => `Choose where ${unit(view.choice.unit ?? -1)} faces`,
    castSpell(view) {
      const { wizard } = view.choice
      return wizard === undefined
        ? 'Cast a spell, or none'
        : `Cast a spell, or none: ${count(view.spellPoints[wizard], 'spell point', 'spell points')} left`
    },
    payForDismissal: view =>
      `Pay ${count(view.choice.price ?? 0, 'spell point', 'spell points')} to send the elemental away, or leave it`,
    reinforce: view => `Choose where the next reinforcement arrives: ${view.choice.left ?? 1} to come`,
    chooseMover: 'Choose a unit to move, or end your movement',
    march(view, _a, _s, offered) {
      const who = capital(of(view, view.choice.unit, 'the unit'))
      if (!isOffered(offered, 'hex', 'lead', 'climb', 'pierce', 'breach')) return `${who} cannot go anywhere`
      return `${who}: choose where it goes${isOffered(offered, 'climb', 'pierce', 'breach') ? ', or what it climbs or breaks' : ''}`
    },
    prowlOn: view => `${capital(of(view, view.choice.unit, 'the monster'))}: choose what it does`,
    faceOnEntry: view => `Choose where ${of(view, view.choice.unit, 'the monster')} faces`,
    flight(view, _a, _s, offered) {
      const can = either(FLIGHT.filter(([kind]) => isOffered(offered, kind)).map(([, does]) => does))
      const grounds = isOffered(offered, 'land') || !isOffered(offered, 'hover') ? '' : `; ${whyAloft(view)}`
      return `${capital(of(view, view.choice.unit, 'the monster'))} is in the air${far(view)}: ${can}${grounds}`
    },
    giveWay: view => `Choose where your character makes way from ${hex(view.choice.to ?? -1)}`,
    spread: view =>
      `Choose the area of ${unit(view.pending[0] ?? -1)} that takes a point of damage: ${view.pending[1] ?? 0} to come`,
    chooseTarget: 'Choose what to shoot at, or end your missiles',
    nameShooters: view => `Choose who shoots at ${place(view, view.choice.hex ?? -1)}${chosen(view.choice.units)}`,
    chooseMarksman: view => `Choose who shoots at ${of(view, view.choice.monster, 'the monster')}`,
    aim: view => `Choose where ${unit(view.choice.shooter ?? -1)} aims at ${unit(view.choice.monster ?? -1)}`,
    breatheFire: view => `Choose the hex ${of(view, view.choice.dragon, 'the dragon')} breathes fire into`,
    chooseFight: 'Choose what to attack, or end your melee',
    nameAttackers: view => `Choose who attacks ${place(view, view.choice.hex ?? -1)}${chosen(view.choice.units)}`,
    chooseLimbs: view =>
      `Choose what ${unit(view.choice.beast ?? -1)} strikes at ${hex(view.choice.hex ?? -1)} with${groups(view.choice.limbs)}`,
    chooseStriker: view => `Choose who strikes at ${of(view, view.choice.monster, 'the monster')}`,
    chooseArea: view => `Choose where ${unit(view.choice.striker ?? -1)} strikes at ${unit(view.choice.monster ?? -1)}`,
  },
  choice,
  event,
  result: {
    'DR-2.3a': view => `the goal of ${count(view.goal, 'point', 'points')} is reached.`,
    'DR-2.3g': 'nothing is left to destroy.',
    'DR-2.6a': 'the other side gives up.',
    'DR-2.6b': 'every invader is destroyed.',
    'DR-2.6d': 'ten turns have passed without a victory hex destroyed.',
    'DR-2.6e': 'ten turns have passed without an invader inside the walls.',
    'DR-2.10.7d': 'Elowyn is safe.',
    agreed: 'the players agree to a draw.',
  },
  odds: {
    table: (_v, [attack, defence, bonus]) => `destroys, ${attack} against ${defence}${bonus ? ` with +${bonus}` : ''}`,
    hit: (_v, [least]) => `hits on ${need(least)}`,
    morale: (_v, [least]) => `passes the morale check on ${need(least)}`,
    climb: (_v, [least]) => `climbs on ${need(least)}`,
    break: (_v, [least]) => `breaks it on ${least} or more on two dice`,
    ram: (_v, [points]) => `breaks it on ${points} or less`,
    escape: (_v, [id]) => `${unit(id)} is caught`,
    crash: 'crashes on 4 or more',
    burns: (_v, [hex, points]) =>
      `${points === 1 ? 'one victory point burns' : `${points} victory points burn`} on ${names.hex(hex)}`,
    burnsNothing: 'to burn anything: nobody and nothing is there',
  },
}

function chosen(ids: readonly number[] | undefined): string {
  return ids && ids.length > 0 ? `; so far ${units(ids)}` : ''
}

function groups(counts: readonly number[] | undefined): string {
  const parts = (counts ?? []).flatMap((count, area) => (count > 0 ? [`${count} × ${limbs[area]}`] : []))
  return parts.length > 0 ? `; so far ${list(parts)}` : ''
}
