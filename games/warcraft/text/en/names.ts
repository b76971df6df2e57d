import { grammar } from '@hexarium/kernel'
import { creeps } from '../../content/creeps.ts'
import { heroes } from '../../content/heroes.ts'
import { races } from '../../content/races.ts'
import { summons } from '../../content/summons.ts'
import { namesFrom, type OwnerNames } from '../names.ts'
import { abilities } from './abilities.ts'
import { cards } from './cards.ts'

const forms = (short: string): OwnerNames => ({
  the: `the ${short}`,
  of: `of the ${short}`,
  to: `to the ${short}`,
  short,
})

const PEOPLES = ['Humans', 'Orcs', 'Undead', 'Night Elves']

/** English names: what the content calls things, and the rest. */
export const names = namesFrom({
  races: races.map(({ worker, levels, buildings, outpost, heroBuilding }, race) => ({
    ...forms(PEOPLES[race]),
    worker,
    buildings,
    outpost,
    heroBuilding,
    units: levels.map(tiles => tiles.map(({ name }) => name)),
  })),
  others: [forms('gate guards'), forms('creeps'), forms('dragons')],
  player: number => ({ ...forms(`troops of player ${number}`), short: `Player ${number}` }),
  cards,
  heroes: heroes.map(({ name }) => name),
  abilities,
  creeps: creeps.map(({ name }) => name),
  summons: summons.map(({ name }) => name),
  terrains: {
    clear: 'clear',
    forest: 'forest',
    goldmine: 'goldmine',
    mountain: 'mountain',
    objective: 'objective',
    town: 'Town',
    water: 'water',
  },
  steps: ['Move Step', 'Harvest Step', 'Deploy Step', 'Spend Step'],
  phases: ['ranged', 'flying', 'melee'],
  types: ['melee', 'ranged', 'flying'],
  kinds: [
    ['melee unit', 'melee units'],
    ['ranged unit', 'ranged units'],
    ['flying unit', 'flying units'],
    ['worker', 'workers'],
    ['hero', 'heroes'],
    ['summoned creature', 'summoned creatures'],
    ['creep', 'creeps'],
  ],
  special: ['Area Attack', 'Heal', 'Slow Poison', 'Bloodlust', 'Raise Dead'],
  windows: {
    moveStart: 'Start of a Move Step',
    'moveStart.self': 'Start of your Move Step',
    'moveStart.opponent': 'Start of an enemy’s Move Step',
    afterMovement: 'End of movement, before battles',
    'afterMovement.opponent': 'End of an enemy’s movement, before battles',
    battleStart: 'Start of battle',
    roundStart: 'Start of a round',
    phaseStart: 'Start of a phase',
    'phaseStart.0': 'Start of the melee phase',
    'phaseStart.1': 'Start of the ranged phase',
    'phaseStart.2': 'Start of the flying phase',
    beforeRoll: 'Before you roll in a phase',
    afterRoll: 'After the dice have fallen',
    'afterRoll.self': 'After you have rolled',
    'afterRoll.opponent': 'After the enemy has rolled',
    'afterRoll.0': 'After you have rolled in melee',
    beforeCasualties: 'Before casualties are removed',
    'beforeCasualties.1': 'Before casualties of the ranged phase are removed',
    casualtyAssign: 'Before the enemy removes a casualty',
    casualtyRemoved: 'After the enemy has removed a casualty',
    battleEnd: 'End of battle',
    harvestStart: 'Start of your Harvest Step',
    spendStart: 'Start of your Spend Step',
    spendAction: 'While you construct',
    callToArms: 'Response: an enemy unit enters a space with your workers',
    response: 'Response in a battle',
    heroDeath: 'Response: your hero would die',
    always: 'Always',
    any: 'Any time',
  },
  elements: ['the element Earth', 'the element Wind', 'the element Fire', 'the element Water'],
  captives: ['Thrall', 'Tyrande'],
  place: letter => `the place of power ${letter}`,
  hatchling: 'the hatchling',
  necromancer: 'Great Necromancer',
  hiddenCreep: 'face-down creep',
  townOf: ({ of }) => `Town ${of}`,
  nowhere: 'off the board',
  gold: count => `${count} gold`,
  wood: count => `${count} wood`,
  grammar: grammar('en'),
  nothing: 'nothing',
})
