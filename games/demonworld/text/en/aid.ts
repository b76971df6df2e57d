import { grammar } from '@hexarium/kernel'
import type { DemonworldText } from '../words.ts'
import { names } from './names.ts'

const { count: counted } = grammar('en')

/** What helps a player, in English. */
export const aid: Pick<
  DemonworldText,
  'odds' | 'factor' | 'note' | 'loss' | 'fallen' | 'habit' | 'proposal' | 'keeps'
> = {
  odds: {
    hits: (_view, [base]) => `hits with ${base} or less on a twenty-sided die`,
    passes: (_view, [need]) => `passes with ${need} or more on a six-sided die`,
    works: (_view, [need]) => `works with ${need} or more on a twenty-sided die`,
    onTarget: (_view, [need]) => `on target with ${need} or more on a twenty-sided die`,
    saved: (_view, [friends]) => `saved with ${friends} or less on a six-sided die`,
  },
  factor: {
    weapon: 'weapon',
    figure: 'leader or standard',
    victory: 'Standard of Victory',
    armour: 'enemy’s armour',
    magic: 'magic',
    skill: 'skill',
    enemySkill: 'enemy’s skill',
    charge: 'charge',
    pikes: 'against pikes',
    againstSkirmishers: 'against skirmishers',
    asSkirmishers: 'as skirmishers',
    flank: 'into the flank',
    rear: 'into the rear',
    support: 'support',
    wedge: 'wedge',
    dive: 'dive',
    hedge: 'across the hedge',
    water: 'water',
    height: 'height',
    sections: 'what is seen of it',
    halfSeen: 'half seen',
    wood: 'in the wood',
    airborne: 'size in the air',
    morale: 'morale value',
    elements: 'elements',
    leader: 'leader',
    standard: 'standard',
    musician: 'musician',
    commanders: 'commanders',
    size: 'size against the enemy’s',
    fear: 'fear against the enemy’s',
    attackOrder: 'Attack order',
    enemyOrder: 'enemy’s order',
    enemyEngaged: 'enemy already engaged',
  },
  note: {
    target: (_view, [base]) => `base number ${base}`,
    best: (_view, [base]) => `best base number ${base}`,
    hidden: 'hidden: something is in the way',
    hides: (view, [hex]) => `${names.field(view, hex)} hides it`,
    reach: (_view, [points]) => counted(points, 'movement point', 'movement points'),
  },
  loss: {
    person: (_view, [card]) => `${names.card(card)} is lost`,
    large: (_view, [card]) => `${names.card(card)} is lost`,
    element: (_view, [card, count]) =>
      count === 1 ? `an element of ${names.card(card)} is lost` : `${count} elements of ${names.card(card)} are lost`,
  },
  fallen: {
    person: (_view, [card]) => names.card(card),
    large: (_view, [card]) => names.card(card),
    element: (_view, [card]) => names.card(card),
  },
  habit: {
    captainsStay: 'Commanders stay where they are while no enemy is near',
    captainsLook: 'Commanders keep their facing while no enemy is near',
    holdersStand: 'Units on Hold stand while no enemy is near',
    strikeEasiest: 'In melee everyone strikes where it is easiest',
    runAll: 'Routing units run by themselves',
    closeRanks: 'Ranks close by themselves after losses',
    demandDie: 'The saving roll is always demanded for special figures',
    nobodyLeft: 'Nobody regroups when no enemy is left',
  },
  proposal: {
    intoTheFight: 'Bring everyone into the fight',
    sameWay: 'Turn them all the same way',
    persons: 'Move the commanders for me',
  },
  keeps: {
    army: 'Saved armies',
    setUp: 'Saved set-ups',
  },
}
