import { naming } from './names.ts'

/** English names. */
export const names = naming({
  cards: {
    nobleFoot: 'Noble footsoldiers',
    berserkers: 'Berserkers',
    orderKnights: 'Knights of the Order',
    arquebusiers: 'Imperial arquebusiers',
    barrach: 'Herkyn Barrach Colonh',
    gordan: 'Gordan Orcslayer',
    lightArchers: 'Light archers',
    lightSwordbearers: 'Light swordbearers',
    orcGuard: 'Orc guard',
    trolls: 'Trolls',
    dwarfEaters: 'Dwarf-eaters',
    kruuk: 'Kruuk',
    baslian: 'Baslian the Victorious',
  },
  figures: ['element', 'leader', 'standard bearer', 'musician', 'commander'],
  orders: ['Move', 'Skirmish', 'Attack', 'Hold'],
  noOrder: 'no order',
  directions: ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'],
  facings: ['east-north-east', 'north', 'west-north-west', 'west-south-west', 'south', 'east-south-east'],
  seats: ['Imperial army', 'Orc army'],
  sides: ['the Empire', 'the Orcs'],
  nobody: 'nobody',
  phases: [
    ...['Set-up', 'Order phase', 'First ranged phase', 'Movement phase', 'Second ranged phase', 'Melee phase'],
    'Rally phase',
  ],
  battles: {
    first: 'The first game',
    firstWithShooting: 'The first game with arquebuses and bows',
    lastStand: 'The last stand',
    kalBenokk: 'Kal Benokk',
    encounter: 'An encounter',
    free: 'A free battle',
  },
  items: {
    swordOfDread: 'the Sword of Dread',
    standardOfVictory: 'the Standard of Victory',
    warBanner: 'the War Banner',
  },
  terrains: {
    ...{ open: 'open ground', rock: 'rocky ground', undergrowth: 'undergrowth', wood: 'wood', sand: 'sand' },
    ...{ mud: 'mud', swamp: 'swamp', water1: 'water, depth 1', water2: 'water, depth 2', water3: 'water, depth 3' },
    ford: 'ford',
  },
  tests: {
    ...{ missile: 'missile test', loss: 'loss test', charge: 'charge test', obedience: 'obedience test' },
    ...{ rally: 'rally test', overrun: 'overrun test' },
  },
  weapons: {
    ...{ improvised: 'improvised weapons', hand: 'hand weapons', twoHanded: 'two-handed weapons' },
    ...{ javelin: 'javelins', spear: 'spears', pike: 'pikes', lance: 'lances' },
  },
})
