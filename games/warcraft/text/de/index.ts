import { scored } from '../facts.ts'
import type { WarcraftText } from '../words.ts'
import { aid } from './aid.ts'
import { ask } from './ask.ts'
import { amount, choice } from './choices.ts'
import { event } from './events.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'
import { turn } from './turn.ts'
import { words } from './words.ts'

const seats = ['Erster Spieler', 'Zweiter Spieler', 'Dritter Spieler', 'Vierter Spieler']

/** German. */
export const text: WarcraftText = {
  names,
  words,
  title: 'Warcraft: Das Brettspiel',
  turn,
  ...aid,
  blurb:
    'Ernte, baue, bilde aus und erobere, allein oder im Team.\nMit Helden, Monstern und allen Regeln der Erweiterung.',
  seats,
  sides: view => view.race.map((race, seat) => names.races[race]?.short ?? seats[seat]),
  isMany: (view, seat) => names.races[view.race[seat]] !== undefined,
  dice: { resource: 'Rohstoffwürfel' },
  settings,
  ask,
  choice,
  amount,
  event,
  result: {
    'WC-B-VIC-03': (view, scores) => `genügend Siegpunkte (${scored(names, view, scores)}).`,
    'WC-B-VIC-04': (view, scores) => `genügend Siegpunkte für ein Team (${scored(names, view, scores)}).`,
    'WC-X-OP1-01': (view, scores) => `genügend Siegpunkte für ein Team (${scored(names, view, scores)}).`,
    'WC-B-VIC-08': 'keine andere Seite ist übrig.',
    'WC-B-VIC-09': (view, scores) => `mehr Siegpunkte, als alle zugleich ausschieden (${scored(names, view, scores)}).`,
    'WC-B-VIC-10': (view, scores) => `die letzte Spielrunde ist vorbei; Siegpunkte: ${scored(names, view, scores)}.`,
    'WC-B-SCN-14': 'das Elfentor ist genommen.',
    'WC-B-SCN-24': 'der Marsch der Totenbeschwörer ist zu Ende.',
    'WC-B-SCN-33': 'der Gefangene ist heimgekehrt.',
    'WC-B-SCN-44': 'das Schicksal des Weltenbaums ist besiegelt.',
    'WC-X-SCN-04': 'drei Einheiten halten den Flammenaltar.',
    'WC-X-SCN-13': (view, scores) => `genügend Siegpunkte am Ende der Spielrunde (${scored(names, view, scores)}).`,
    'WC-X-SCN-25': 'das Schicksal der Drachen ist besiegelt.',
    'WC-X-SCN-36': 'drei Elemente sind vereint, oder der Nachbar ist gefallen.',
    resigned: 'die anderen haben aufgegeben.',
    agreed: 'die Spieler haben sich darauf geeinigt.',
  },
  odds: {
    winsBattle: (view, [hex, foe]) =>
      `für den Sieg auf ${names.label(view, hex)} gegen ${names.owner(view, foe).the}, wie es steht und ohne Karten`,
    winsAlone: 'dass dein Verbündeter ohne dich gewinnt',
    changesSides: 'dass die Einheit die Seite wechselt',
  },
}
