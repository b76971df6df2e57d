import { type Names, namesFrom } from './names.ts'

/** What English calls things. */
export const names: Names = namesFrom(
  {
    seats: ['Red', 'Blue'],
    sides: ['invader', 'city', 'nobody', 'captive'],
    phases: ['set-up', 'magic', 'movement', 'missiles', 'melee', 'reinforcements', 'turn marker'],
    types: [
      ['militia', 'militia', 'MIL'],
      ['infantry', 'infantry', 'INF'],
      ['archer', 'archers', 'ARH'],
      ['cavalry', 'cavalry', 'CAV'],
      ['hero', 'heroes', 'HERO'],
      ['wizard', 'wizards', 'WZD'],
      ['Elowyn', 'Elowyn', 'ELO'],
      ['ballista', 'ballistas', 'BAL'],
      ['catapult', 'catapults', 'CAT'],
      ['orc', 'orcs', 'ORC'],
      ['goblin', 'goblins', 'GOB'],
      ['troll', 'trolls', 'TRL'],
      ['warg', 'wargs', 'WRG'],
      ['orc hero', 'orc heroes', 'OHRO'],
      ['orc wizard', 'orc wizards', 'OWZD'],
      ['earth elemental', 'earth elementals', 'ELE'],
      ['fire elemental', 'fire elementals', 'ELF'],
      ['giant', 'giants', 'GNT'],
      ['sea serpent', 'sea serpents', 'SER'],
      ['tyrannosaur', 'tyrannosaurs', 'TRX'],
      ['dragon', 'dragons', 'DRG'],
      ['young dragon', 'young dragons', 'YDR'],
      ['roc', 'rocs', 'ROC'],
      ['wurm', 'wurms', 'WRM'],
    ],
    areas: ['head', 'wings', 'legs', 'belly', 'body'],
    limbs: ['head', 'wing', 'leg', 'belly'],
    spells: ['Boost Morale', 'Fog', 'Whirlwind', 'Lightning', 'Summon Elemental', 'Dismiss Elemental'],
    maps: ['Esirien', 'Nurkott'],
    terrains: {
      ...{ forest: 'forest', open: 'open ground', city: 'city', village: 'goblin camp', river: 'river', sea: 'sea' },
      ...{ ford: 'ford', dock: 'dock', 'bridge-wood': 'wooden bridge', 'bridge-stone': 'stone bridge' },
      ...{ tower: 'tower', mixed: 'land and river', 'bridge-gone': 'river, the bridge is gone' },
    },
    hexsides: { wall: 'wall', palisade: 'palisade', gate: 'gate', door: 'door', water: 'water', road: 'road' },
    directions: {
      ...{ N: 'north', NE: 'north-east', SE: 'south-east' },
      ...{ S: 'south', SW: 'south-west', NW: 'north-west' },
    },
    places: {},
    sources: {
      ...{ attested: 'named in the manuals', deduced: 'follows from the manuals', reconstructed: 'reconstructed' },
      ...{ manual: 'printed in the manuals', chosen: 'chosen, the counters are lost' },
    },
    grades: [
      ['defeat', 'lame chicken'],
      ['narrow victory', 'dragon whelp'],
      ['normal victory', 'destroyer of cities'],
      ['great victory', 'death from above'],
      ['overwhelming victory', 'terror of the city'],
    ],
    and: 'and',
    nobody: 'nobody',
    nowhere: 'off the map',
    needs: (number, dice) => {
      const more = number >= (dice === 1 ? 6 : 12) ? `${number}` : `${number} or more`
      return dice === 1 ? more : `${more} on two dice`
    },
    certain: 'no roll needed',
    hopeless: 'hopeless',
  },
  'on',
)
