import { namesFrom } from './names.ts'

const seats = ['Rot', 'Blau', 'Grün', 'Orange', 'Purpur', 'Silber']
const colours = ['Rot', 'Blau', 'Grün', 'Orangefarben', 'Purpurn', 'Silbern']
/** Each with the ending its gender gives a colour before it. */
const emblems = [
  ...['Krone e', 'Sonne e', 'Mond er', 'Adler er', 'Harfe e', 'Rose e'],
  ...['Lilie e', 'Delfin er', 'Fackel e', 'Pokal er', 'Welle e', 'Brücke e'],
].map(text => text.split(' '))

/** German names; the terms are those of the German rule book. */
export const names = namesFrom({
  seats,
  emblems: emblems.map(([name]) => name!),
  marker: (colour, emblem) => `${colours[colour]}${emblems[emblem]![1]} ${emblems[emblem]![0]}`,
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
    ...['Ebene', 'Wald', 'Buschland', 'Hügelland', 'Dschungel', 'Wüste'],
    ...['Marschland', 'Sumpfland', 'Gebirge', 'Tundra', 'Turm'],
  ],
  terrainLetters: 'EWBHDÜMS^*#',
  hazards: [
    ...['normales Gelände', 'Baum', 'Dornengestrüpp', 'Verwehung', 'Vulkan', 'Sumpf', 'Sand', 'Turm'],
    ...['Düne', 'Klippe', 'Hang', 'Mauer'],
  ],
  symbols: { block: 'Block', arch: 'Sphäre', arrow: 'Pfeil', triple: 'Dreifachpfeil' },
  entries: ['rechts', 'unten', 'links'],
  sides: ['Angreifer', 'Verteidiger', 'niemand'],
  and: 'und',
  nothing: 'nichts',
})
