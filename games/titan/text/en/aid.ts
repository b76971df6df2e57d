import { aiding } from '../aiding.ts'
import { clauses } from '../words.ts'
import { names } from './names.ts'

const { count } = names.grammar
const hits = (number: number) => count(number, 'hit', 'hits')
const roll = (dice: number, number: number) => `${count(dice, 'die', 'dice')} at ${number}${number < 6 ? '+' : ''}`

/** English help. */
export const aid = aiding(names, {
  slays: (dice, number, need) => `to slay it: ${hits(need)} with ${roll(dice, number)}`,
  winsBattle: 'to win the battle, by an estimate from 30,000 battles',
  factors: {
    power: 'dice: power',
    halfPower: 'dice: half the power',
    volcano: 'dice: volcano',
    uphill: 'dice: up the dune',
    downhill: 'dice: downhill',
    waived: 'dice given up to carry over',
    even: 'number among equals',
    skill: 'own skill',
    enemySkill: 'enemy’s skill',
    bramble: 'bramble',
    terrain: 'terrain, range and limits',
    toWin: 'points to win',
    toLose: 'points at risk',
  },
  musters: characters => `Could muster here: ${characters}`,
  bestMuster: characters => `Best muster within reach: ${characters}`,
  attack: percent => `An attack here wins ${percent} times in 100, as far as you can know`,
  blow: (target, dice, number) => `${target} with ${roll(dice, number)}`,
  strikes: blows => `Could strike ${blows}`,
  target: (dice, number, room) => `${roll(dice, number)}, ${hits(room)} to slay it`,
  room: number => `Can take ${hits(number)} more`,
  journey: (rolls, teleports, musters) =>
    [
      'Comes here',
      clauses(rolls && `with ${rolls}`, teleports && 'with 6 by teleport'),
      musters && `and could muster ${musters}`,
    ]
      .filter(Boolean)
      .join(' '),
  steps: 'Could come here in one move',
  lost: {
    titan: 'your Titan is eliminated: the game is lost for you',
    characters: (characters, count) =>
      count === 1 ? `your ${characters} is eliminated` : `${characters} of yours are eliminated`,
  },
  habits: {
    singleCarry: 'Give hits left over to the only enemy they can go to',
    forcedStrikes: 'Make the strikes that leave no choice',
    nobodyComes: 'Do without a muster or an angel in battle where there is none',
    acquire: 'Take angels and archangels that were earned',
    musterStrongest: 'Muster the strongest character with every legion',
    doneWhenNothingIsLeft: 'End a phase when nothing is left to do',
  },
})
