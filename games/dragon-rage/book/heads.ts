import type { Language } from '@hexarium/kernel'

/** What stands above the columns of the book's tables and inside their cells, besides the names of things. */
export interface Heads {
  readonly units: readonly string[]
  readonly victory: readonly string[]
  readonly scenarios: readonly string[]
  readonly spells: readonly string[]
  readonly boost: string
  readonly byDie: string
  readonly any: string
  readonly own: string
  readonly breach: readonly string[]
  /** Units led by a hero, and major flyers in the table of breaches. */
  readonly led: string
  readonly goblins: string
  readonly automatic: string
  readonly facing: string
  readonly leaping: string
  readonly byPoints: string
  readonly others: string
  readonly gaits: readonly string[]
  readonly perGroup: string
  readonly overrunning: (strength: number) => string
  readonly fire: (times: number, hexes: number) => string
  readonly dice: (number: number) => string
  readonly yes: string
  readonly combat: string
  readonly monsters: readonly string[]
  readonly pouncing: (strength: number) => string
  /** Where one strikes or is hit from: around, all but behind, front, ahead, the four sides, underneath, above. */
  readonly where: readonly string[]
}

/** `5+`, and 6 as it is; two dice likewise. */
export const atLeast = (number: number, most: number) => (number >= most ? `${number}` : `${number}+`)

export const headsIn: Readonly<Record<Language, Heads>> = {
  en: {
    units: ['unit', 'code', 'attack', 'defence', 'escape', 'MP (road)', 'hit points', 'counters', 'points'],
    victory: ['map', 'hex', 'place', 'points'],
    scenarios: ['scenario', 'invader', 'city', 'goal'],
    spells: ['spell', 'spell points', 'range'],
    boost: '1, and 1 more for each hex of radius',
    byDie: 'none, or a die',
    any: 'any',
    own: 'own hex',
    breach: ['unit', 'climb a wall', 'break a door', 'break a gate'],
    led: 'with a hero',
    goblins: 'with no enemy near',
    automatic: 'no roll',
    facing: 'by facing it',
    leaping: 'bound or fly',
    byPoints: 'by MP',
    others: 'all others',
    gaits: ['monster', 'walk', 'fly', 'bound', 'slither', 'overrun', 'fire', 'crash'],
    perGroup: '1 MP for each leg group',
    overrunning: strength => `strength ${strength}`,
    fire: (times, hexes) => `${times === 1 ? 'once' : 'twice'}, ${hexes === 1 ? '1 hex' : `${hexes} hexes`}`,
    dice: number => `${number}d6`,
    yes: 'yes',
    combat: 'attacker',
    monsters: ['monster', 'area', 'groups', 'strength', 'strikes', 'hit from', 'hit on', 'hit points'],
    pouncing: strength => `${strength} after a bound or landing`,
    where: ['around', 'all but behind', 'front', 'ahead', 'four sides', 'underneath', 'above'],
  },
  de: {
    units: [
      'Einheit',
      'Kürzel',
      'Angriff',
      'Verteidigung',
      'Fluchtwert',
      'MP (Straße)',
      'Trefferpunkte',
      'Counter',
      'Punkte',
    ],
    victory: ['Spielplan', 'Hexfeld', 'Ort', 'Siegpunkte'],
    scenarios: ['Szenario', 'Angriffsstreitmacht', 'Stadtstreitkräfte', 'Spielziel'],
    spells: ['Spruch', 'Spruchpunkte', 'Reichweite'],
    boost: '1, je Hexfeld Radius 1 mehr',
    byDie: 'keine oder ein Würfel',
    any: 'beliebig',
    own: 'eigenes Hexfeld',
    breach: ['Einheit', 'Mauer erklimmen', 'Tür durchbrechen', 'Tor durchbrechen'],
    led: 'mit einem Helden',
    goblins: 'ohne Feind in der Nähe',
    automatic: 'ohne Wurf',
    facing: 'durch Ausrichten',
    leaping: 'springen oder fliegen',
    byPoints: 'mit MP',
    others: 'alle anderen',
    gaits: ['Monster', 'Gehen', 'Fliegen', 'Springen', 'Schlängeln', 'Überrennen', 'Drachenfeuer', 'Absturz'],
    perGroup: '1 MP je Beingruppe',
    overrunning: strength => `Kampfkraft ${strength}`,
    fire: (times, hexes) =>
      `${times === 1 ? 'einmal' : 'zweimal'}, ${hexes === 1 ? '1 Hexfeld' : `${hexes} Hexfelder`}`,
    dice: number => `${number}W6`,
    yes: 'ja',
    combat: 'Angreifer',
    monsters: [
      'Monster',
      'Bereich',
      'Gruppen',
      'Kampfkraft',
      'schlägt nach',
      'getroffen von',
      'getroffen mit',
      'Trefferpunkte',
    ],
    pouncing: strength => `${strength} nach Sprung oder Landung`,
    where: ['ringsum', 'überall außer hinten', 'vorn', 'geradeaus', 'vier Seiten', 'unten', 'oben'],
  },
  fr: {
    units: ['unité', 'code', 'attaque', 'défense', 'esquive', 'MP (route)', 'points de vie', 'pions', 'points'],
    victory: ['carte', 'hexagone', 'lieu', 'PV'],
    scenarios: ['scénario', 'envahisseur', 'défenseur', 'objectif'],
    spells: ['sort', 'SP', 'portée'],
    boost: '1, plus 1 par hexagone de rayon',
    byDie: 'aucun, ou un dé',
    any: 'quelconque',
    own: 'hexagone du magicien',
    breach: ['unité', 'escalader la muraille', 'enfoncer une porte', 'enfoncer un portail'],
    led: 'avec un héros',
    goblins: 'sans ennemi voisin',
    automatic: 'sans jet',
    facing: 'en lui faisant face',
    leaping: 'bond ou vol',
    byPoints: 'avec des MP',
    others: 'tous les autres',
    gaits: ['monstre', 'marcher', 'voler', 'bondir', 'ramper', 'piétiner', 'souffle', 'crash'],
    perGroup: '1 MP par groupe de pattes',
    overrunning: strength => `force ${strength}`,
    fire: (times, hexes) =>
      `${times === 1 ? 'une fois' : 'deux fois'}, ${hexes === 1 ? '1 hexagone' : `${hexes} hexagones`}`,
    dice: number => `${number}d6`,
    yes: 'oui',
    combat: 'attaquant',
    monsters: ['monstre', 'zone', 'groupes', 'force', 'frappe', 'touchée de', 'touchée sur', 'points de vie'],
    pouncing: strength => `${strength} après un bond ou un atterrissage`,
    where: ['tout autour', 'partout sauf derrière', 'avant', 'en face', 'quatre côtés', 'dessous', 'dessus'],
  },
}
