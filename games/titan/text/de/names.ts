import { type GermanCase, type GermanGender, german, grammar } from '@hexarium/kernel'
import { colourOf, emblemOf, type Marker } from '../../state.ts'
import { namesFrom } from '../names.ts'

const seats = ['Rot', 'Blau', 'Grün', 'Orange', 'Purpur', 'Silber']
const colours = ['Rot', 'Blau', 'Grün', 'Orangefarben', 'Purpurn', 'Silbern']
const emblems: readonly (readonly [name: string, gender: GermanGender])[] = [
  ['Krone', 'die'],
  ['Sonne', 'die'],
  ['Mond', 'der'],
  ['Adler', 'der'],
  ['Harfe', 'die'],
  ['Rose', 'die'],
  ['Lilie', 'die'],
  ['Delfin', 'der'],
  ['Fackel', 'die'],
  ['Pokal', 'der'],
  ['Welle', 'die'],
  ['Brücke', 'die'],
]

/** `Roter Mond`, `Roten Mond`: a legion's name in its case. */
export function legionIn(marker: Marker, of: GermanCase): string {
  const [name, gender] = emblems[emblemOf(marker)]
  return `${german.strong(colours[colourOf(marker)], gender, of)} ${name}`
}

/** `der Rote Mond`, `dem Roten Mond`: with its article. */
export function theLegion(marker: Marker, of: GermanCase): string {
  const [name, gender] = emblems[emblemOf(marker)]
  return `${german.the(gender, of)} ${german.weak(colours[colourOf(marker)], gender, of)} ${name}`
}

/** German names; the terms are those of the German rule book. */
export const names = namesFrom({
  seats,
  emblems: emblems.map(([name]) => name),
  marker: (colour, emblem) =>
    `${german.strong(colours[colour], emblems[emblem][1], 'nominativ')} ${emblems[emblem][0]}`,
  characters: [
    ['Titan', 'Titanen', 'Ti'],
    ['Engel', 'Engel', 'En'],
    ['Erzengel', 'Erzengel', 'Ez'],
    ['Wächter', 'Wächter', 'Wä'],
    ['Hexenmeister', 'Hexenmeister', 'Hx'],
    ['Zentaur', 'Zentauren', 'Ze'],
    ['Gargoyle', 'Gargoylen', 'Ga'],
    ['Oger', 'Oger', 'Og'],
    ['Löwe', 'Löwen', 'Lö'],
    ['Minotaurus', 'Minotauren', 'Mi'],
    ['Ranger', 'Ranger', 'Ra'],
    ['Troll', 'Trolle', 'Tr'],
    ['Zyklop', 'Zyklopen', 'Zy'],
    ['Gorgone', 'Gorgonen', 'Go'],
    ['Kriegsbär', 'Kriegsbären', 'Kr'],
    ['Greif', 'Greifen', 'Gr'],
    ['Wyvern', 'Wyvern', 'Wy'],
    ['Behemoth', 'Behemoths', 'Be'],
    ['Einhorn', 'Einhörner', 'Ei'],
    ['Drache', 'Drachen', 'Dr'],
    ['Gigant', 'Giganten', 'Gi'],
    ['Hydra', 'Hydren', 'Hy'],
    ['Riesenschlange', 'Riesenschlangen', 'Rs'],
    ['Koloss', 'Kolosse', 'Ko'],
  ],
  terrains: [
    'Ebene',
    'Wald',
    'Buschland',
    'Hügelland',
    'Dschungel',
    'Wüste',
    'Marschland',
    'Sumpfland',
    'Gebirge',
    'Tundra',
    'Turm',
  ],
  terrainLetters: 'EWBHDÜMS^*#',
  hazards: [
    'normales Gelände',
    'Baum',
    'Dornengestrüpp',
    'Verwehung',
    'Vulkan',
    'Sumpf',
    'Sand',
    'Turm',
    'Düne',
    'Klippe',
    'Hang',
    'Mauer',
  ],
  symbols: { block: 'Block', arch: 'Sphäre', arrow: 'Pfeil', triple: 'Dreifachpfeil' },
  entries: ['rechts', 'unten', 'links'],
  sides: ['Angreifer', 'Verteidiger', 'niemand'],
  grammar: grammar('de'),
  nothing: 'nichts',
})
