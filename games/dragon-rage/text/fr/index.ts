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
  return bought.length > 0 ? ` ; déjà ${list(bought)}` : ''
}

/** DR-2.12.1.1.4: what a flyer may do. */
const FLIGHT = [
  ['ahead', 'continuer'],
  ['turn', 'tourner'],
  ['hover', 'rester en l’air'],
  ['land', 'atterrir'],
] as const

const far = (view: View) => {
  const [flown = 0, most] = flightOf(view) ?? []
  return most === undefined ? '' : ` (${count(flown, 'hexagone', 'hexagones')} sur ${most})`
}
const whyAloft = (view: View) =>
  tookOff(view) ? 'Atterrissage impossible pendant le tour de l’envol.' : 'Atterrissage impossible ici.'

/** The French texts, in the words of the French manual. */
export const text: DragonText = {
  title: 'Dragon Rage',
  turn,
  ...aid,
  blurb:
    'Dragons, géants et orcs contre une cité fortifiée, ou des hommes contre la ville des orcs.\nDouze sièges sur deux cartes, des armées à composer, des campagnes.',
  seats: names.seats,
  sides: view => sidesIn(names, view),
  settings,
  names,
  words,
  ask: {
    recruit(view, _a, seat) {
      const { spent, budget } = accountOf(view, seat)
      return `Choisissez en secret votre armée (${side(sideOf(view, seat))}) : ${count(spent, 'point dépensé', 'points dépensés')} sur ${number(budget)}, il en reste ${number(budget - spent)}${soFar(view, seat)}`
    },
    propose: 'Choisissez les deux armées ; l’autre joueur prendra le camp qu’il veut',
    setGoal: 'Fixez l’objectif : le nombre de PV que l’envahisseur doit détruire',
    pickSide: 'Choisissez votre camp',
    markDestroyed: view => `Marquez des hexagones détruits avant la partie : il reste ${view.allowance} PV`,
    deploy: view => `Choisissez l’hexagone de départ : ${unit(view.choice.unit ?? -1)}`,
    face: view => `Choisissez l’orientation : ${unit(view.choice.unit ?? -1)}`,
    castSpell(view) {
      const { wizard } = view.choice
      const points =
        wizard === undefined ? '' : ` : il reste ${count(view.spellPoints[wizard], 'point de sort', 'points de sort')}`
      return `Lancez un sort, ou aucun${points}`
    },
    payForDismissal: view =>
      `Payez ${count(view.choice.price ?? 0, 'point de sort', 'points de sort')} pour dissiper l’élémentaire, ou non`,
    reinforce: view => `Choisissez où arrive le prochain renfort : encore ${view.choice.left ?? 1}`,
    chooseMover: 'Choisissez une unité à déplacer, ou terminez le déplacement',
    march(view, _a, _s, offered) {
      const who = capital(of(view, view.choice.unit, 'l’unité'))
      if (!isOffered(offered, 'hex', 'lead', 'climb', 'pierce', 'breach')) return `${who} ne peut aller nulle part`
      return `${who} : où aller${isOffered(offered, 'climb', 'pierce', 'breach') ? ', que franchir ou enfoncer' : ''} ?`
    },
    prowlOn: view => `${capital(of(view, view.choice.unit, 'le monstre'))} : que faire ?`,
    faceOnEntry: view => `Choisissez l’orientation : ${of(view, view.choice.unit, 'le monstre')}`,
    flight(view, _a, _s, offered) {
      const can = either(FLIGHT.filter(([kind]) => isOffered(offered, kind)).map(([, does]) => does))
      const grounds = isOffered(offered, 'land') || !isOffered(offered, 'hover') ? '' : ` ${whyAloft(view)}`
      return `${capital(of(view, view.choice.unit, 'le monstre'))} vole${far(view)} : ${can} ?${grounds}`
    },
    giveWay: view => `Choisissez où votre personnage se retire de ${hex(view.choice.to ?? -1)}`,
    spread: view =>
      `${capital(unit(view.pending[0] ?? -1))} : quelle zone subit le prochain point ? Il en reste ${view.pending[1] ?? 0}`,
    chooseTarget: 'Choisissez une cible, ou terminez les tirs',
    nameShooters: view => `Choisissez qui tire sur ${place(view, view.choice.hex ?? -1)}${chosen(view.choice.units)}`,
    chooseMarksman: view => `Choisissez qui tire. Cible : ${of(view, view.choice.monster, 'le monstre')}`,
    aim: view =>
      `${capital(unit(view.choice.shooter ?? -1))} : quelle zone viser (${unit(view.choice.monster ?? -1)}) ?`,
    breatheFire: view => `${capital(of(view, view.choice.dragon, 'le Dragon'))} : choisissez l’hexagone du souffle`,
    chooseFight: 'Choisissez ce que vous attaquez, ou terminez la mêlée',
    nameAttackers: view => `Choisissez qui attaque ${place(view, view.choice.hex ?? -1)}${chosen(view.choice.units)}`,
    chooseLimbs: view =>
      `${capital(unit(view.choice.beast ?? -1))} attaque ${hex(view.choice.hex ?? -1)} : avec quoi ?${groups(view.choice.limbs)}`,
    chooseStriker: view => `Choisissez qui frappe. Cible : ${of(view, view.choice.monster, 'le monstre')}`,
    chooseArea: view =>
      `${capital(unit(view.choice.striker ?? -1))} : quelle zone frapper (${unit(view.choice.monster ?? -1)}) ?`,
  },
  choice,
  event,
  result: {
    'DR-2.3a': view => `l’objectif de ${view.goal} PV est atteint.`,
    'DR-2.3g': 'il ne reste rien à détruire.',
    'DR-2.6a': 'l’autre camp abandonne.',
    'DR-2.6b': 'tous les envahisseurs sont détruits.',
    'DR-2.6d': 'dix tours sans un hexagone détruit.',
    'DR-2.6e': 'dix tours sans un envahisseur à l’intérieur des murs.',
    'DR-2.10.7d': 'Elowyn est sauvée.',
    agreed: 'les joueurs conviennent d’une partie nulle.',
  },
  odds: {
    table: (_v, [attack, defence, bonus]) =>
      `destruction, ${attack} contre ${defence}${bonus ? ` avec +${bonus}` : ''}`,
    hit: (_v, [least]) => `touche sur ${need(least)}`,
    morale: (_v, [least]) => `réussit le jet de moral sur ${need(least)}`,
    climb: (_v, [least]) => `escalade sur ${need(least)}`,
    break: (_v, [least]) => `enfonce sur ${least} ou plus avec deux dés`,
    ram: (_v, [points]) => `enfonce sur ${points} ou moins`,
    escape: (_v, [id]) => `${unit(id)} n’esquive pas`,
    crash: 's’écrase sur 4 ou plus',
    burns: (_v, [hex, points]) =>
      `${points === 1 ? 'un point de victoire brûle' : count(points, 'point de victoire brûle', 'points de victoire brûlent')} en ${names.hex(hex)}`,
    burnsNothing: 'de brûler quoi que ce soit : il n’y a là personne ni rien',
  },
}

function chosen(ids: readonly number[] | undefined): string {
  return ids && ids.length > 0 ? ` ; jusqu’ici ${units(ids)}` : ''
}

function groups(counts: readonly number[] | undefined): string {
  const parts = (counts ?? []).flatMap((count, area) => (count > 0 ? [`${count} × ${limbs[area]}`] : []))
  return parts.length > 0 ? ` Jusqu’ici ${list(parts)}` : ''
}
