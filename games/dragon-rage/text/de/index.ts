import { isOffered } from '@hexarium/kernel'
import { CITY } from '../../state.ts'
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
  return bought.length > 0 ? `; bisher ${list(bought)}` : ''
}

/** DR-2.12.1.1.4: what a flyer may do. */
const FLIGHT = [
  ['ahead', 'weiter'],
  ['turn', 'drehen'],
  ['hover', 'in der Luft bleiben'],
  ['land', 'landen'],
] as const

const far = (view: View) => {
  const [flown, most] = flightOf(view) ?? []
  return most === undefined ? '' : ` (${flown} von ${most} Hexfeldern)`
}
const whyAloft = (view: View) =>
  tookOff(view) ? 'In der Runde des Abflugs ist keine Landung möglich.' : 'Hier ist keine Landung möglich.'

/** The German texts, in the words of the German manual. */
export const text: DragonText = {
  title: 'Dragon Rage',
  turn,
  ...aid,
  blurb:
    'Drachen, Riesen und Orks gegen eine befestigte Stadt, oder Menschen gegen die Stadt der Orks.\nZwölf Belagerungen auf zwei Spielplänen, eigene Streitkräfte, Kampagnen.',
  seats: names.seats,
  sides: view => sidesIn(names, view),
  isMany: (view, seat) => view.seatOf[CITY] === seat,
  settings,
  names,
  words,
  ask: {
    recruit(view, _a, seat) {
      const { spent, budget } = accountOf(view, seat)
      return `Wähle geheim deine Streitkräfte (${side(sideOf(view, seat))}): ${number(spent)} von ${number(budget)} Punkten ausgegeben, ${number(budget - spent)} übrig${soFar(view, seat)}`
    },
    propose: 'Wähle beide Streitkräfte; danach sucht sich der andere seine Seite aus',
    setGoal: 'Nenne das Spielziel: so viele Siegpunkte muss der Angreifer zerstören',
    pickSide: 'Wähle deine Seite',
    markDestroyed: view =>
      `Markiere vor der Partie zerstörte Siegpunkt-Hexfelder: noch ${count(view.allowance, 'Punkt', 'Punkte')}`,
    deploy: view => `Wähle das Startfeld: ${unit(view.choice.unit ?? -1)}`,
    face: view => `Wähle die Ausrichtung: ${unit(view.choice.unit ?? -1)}`,
    castSpell(view) {
      const { wizard } = view.choice
      const points =
        wizard === undefined ? '' : `: noch ${count(view.spellPoints[wizard], 'Spruchpunkt', 'Spruchpunkte')}`
      return `Wirke einen Spruch oder keinen${points}`
    },
    payForDismissal: view =>
      `Zahle ${count(view.choice.price ?? 0, 'Spruchpunkt', 'Spruchpunkte')}, um den Elementar zu verbannen, oder nicht`,
    reinforce: view => `Wähle, wo die nächste Verstärkung eintrifft: noch ${view.choice.left ?? 1}`,
    chooseMover: 'Wähle eine Einheit, die sich bewegt, oder beende die Bewegung',
    march(view, _a, _s, offered) {
      const who = capital(of(view, view.choice.unit, 'die Einheit'))
      if (!isOffered(offered, 'hex', 'lead', 'climb', 'pierce', 'breach')) return `${who} kann nirgendwohin`
      return `${who}: Wohin${isOffered(offered, 'climb', 'pierce', 'breach') ? ', oder was wird erklommen oder durchbrochen' : ''}?`
    },
    prowlOn: view => `${capital(of(view, view.choice.unit, 'das Monster'))}: Was nun?`,
    faceOnEntry: view => `Wähle die Ausrichtung: ${of(view, view.choice.unit, 'das Monster')}`,
    flight(view, _a, _s, offered) {
      const can = either(FLIGHT.filter(([kind]) => isOffered(offered, kind)).map(([, does]) => does))
      const grounds = isOffered(offered, 'land') || !isOffered(offered, 'hover') ? '' : ` ${whyAloft(view)}`
      return `${capital(of(view, view.choice.unit, 'das Monster'))} fliegt${far(view)}: ${can}?${grounds}`
    },
    giveWay: view => `Wähle, wohin deine Persönlichkeit von ${hex(view.choice.to ?? -1)} ausweicht`,
    spread: view =>
      `${capital(unit(view.pending[0] ?? -1))}: Welcher Bereich nimmt den nächsten Schadenspunkt? Noch ${view.pending[1] ?? 0}`,
    chooseTarget: 'Wähle ein Ziel für Geschosse, oder beende den Fernkampf',
    nameShooters: view => `Wähle, wer auf ${place(view, view.choice.hex ?? -1)} schießt${chosen(view.choice.units)}`,
    chooseMarksman: view => `Wähle, wer schießt. Ziel: ${of(view, view.choice.monster, 'das Monster')}`,
    aim: view =>
      `${capital(unit(view.choice.shooter ?? -1))}: Welcher Bereich ist das Ziel (${unit(view.choice.monster ?? -1)})?`,
    breatheFire: view =>
      `${capital(of(view, view.choice.dragon, 'der Drache'))}: Wähle das Hexfeld für das Drachenfeuer`,
    chooseFight: 'Wähle, was angegriffen wird, oder beende den Nahkampf',
    nameAttackers: view => `Wähle, wer ${place(view, view.choice.hex ?? -1)} angreift${chosen(view.choice.units)}`,
    chooseLimbs: view =>
      `${capital(unit(view.choice.beast ?? -1))} greift ${hex(view.choice.hex ?? -1)} an: Womit?${groups(view.choice.limbs)}`,
    chooseStriker: view => `Wähle, wer zuschlägt. Ziel: ${of(view, view.choice.monster, 'das Monster')}`,
    chooseArea: view =>
      `${capital(unit(view.choice.striker ?? -1))}: Welcher Bereich ist das Ziel (${unit(view.choice.monster ?? -1)})?`,
  },
  choice,
  event,
  result: {
    'DR-2.3a': view => `das Spielziel von ${count(view.goal, 'Siegpunkt', 'Siegpunkten')} ist erreicht.`,
    'DR-2.3g': 'nichts steht mehr, was zu zerstören wäre.',
    'DR-2.6a': 'die andere Seite gibt auf.',
    'DR-2.6b': 'die Angriffsstreitmacht ist vernichtet.',
    'DR-2.6d': 'zehn Runden ohne ein zerstörtes Siegpunkt-Hexfeld sind vorbei.',
    'DR-2.6e': 'zehn Runden ohne einen Angreifer innerhalb der Mauern sind vorbei.',
    'DR-2.10.7d': 'Elowyn ist in Sicherheit.',
    agreed: 'die Spieler einigen sich auf Unentschieden.',
  },
  odds: {
    table: (_v, [attack, defence, bonus]) => `vernichtet, ${attack} gegen ${defence}${bonus ? ` mit +${bonus}` : ''}`,
    hit: (_v, [least]) => `trifft mit ${need(least)}`,
    morale: (_v, [least]) => `besteht die Moralprobe mit ${need(least)}`,
    climb: (_v, [least]) => `kommt hinüber mit ${need(least)}`,
    break: (_v, [least]) => `bricht durch ab ${least} mit zwei Würfeln`,
    ram: (_v, [points]) => `bricht durch mit ${points} oder weniger`,
    escape: (_v, [id]) => `es erwischt: ${unit(id)}`,
    crash: 'stürzt ab mit 4 oder mehr',
    burns: (_v, [hex, points]) =>
      `${points === 1 ? 'ein Siegpunkt brennt' : `${points} Siegpunkte brennen`} auf ${names.hex(hex)}`,
    burnsNothing: 'etwas zu verbrennen: dort ist niemand und nichts',
  },
}

function chosen(ids: readonly number[] | undefined): string {
  return ids && ids.length > 0 ? `; bisher ${units(ids)}` : ''
}

function groups(counts: readonly number[] | undefined): string {
  const parts = (counts ?? []).flatMap((count, area) => (count > 0 ? [`${count} × ${limbs[area]}`] : []))
  return parts.length > 0 ? ` Bisher ${list(parts)}` : ''
}
