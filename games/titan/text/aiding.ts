import type { Phrase, Text } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import type { Type } from '../state.ts'
import type { View } from '../view.ts'
import type { Names } from './names.ts'

/** What a language says to help a player decide. */
export interface AidWords {
  /** What would be slain: so many dice, each at a number or more, so many hits needed. */
  slays(dice: number, number: number, need: number): string
  winsBattle: string
  /** What dice, number and points of a battle are made of. */
  factors: Readonly<
    Record<
      | 'power'
      | 'halfPower'
      | 'volcano'
      | 'uphill'
      | 'downhill'
      | 'waived'
      | 'even'
      | 'skill'
      | 'enemySkill'
      | 'bramble'
      | 'terrain'
      | 'toWin'
      | 'toLose',
      string
    >
  >
  musters(characters: string): string
  bestMuster(characters: string): string
  attack(percent: number): string
  /** One strike: at whom, with how many dice, at which number. */
  blow(target: string, dice: number, number: number): string
  strikes(blows: string): string
  target(dice: number, number: number, room: number): string
  room(hits: number): string
  /** Rolls that lead there, already a list; empty without any. */
  journey(rolls: string, teleports: boolean, musters: string): string
  steps: string
  /** The Titan is lost; so many of a character are. */
  lost: { titan: string; characters(characters: string, count: number): string }
  habits: Readonly<
    Record<
      'singleCarry' | 'forcedStrikes' | 'nobodyComes' | 'acquire' | 'musterStrongest' | 'doneWhenNothingIsLeft',
      string
    >
  >
}

type Aiding = Required<Pick<Text<View>, 'odds' | 'factor' | 'note' | 'loss' | 'fallen' | 'habit'>>

/** The texts of odds, notes, losses and habits from the words of a language. */
export function aiding(names: Names, words: AidWords): Aiding {
  const characters = (types: readonly Type[]) => names.list(types.map(type => names.character(type)))
  const fighter = ({ battle }: View, id: number) =>
    battle ? `${names.character(battle.type[id])} (${names.hex(battle.hex[id])})` : names.nothing
  const strikes: Phrase<View> = (view, args) => {
    const blows: string[] = []
    for (let i = 0; i < args.length; i += 3) blows.push(words.blow(fighter(view, args[i]), args[i + 1], args[i + 2]))
    return words.strikes(names.list(blows))
  }
  return {
    odds: {
      slays: (_view, [dice, number, need]) => words.slays(dice, number, need),
      winsBattle: words.winsBattle,
    },
    factor: words.factors,
    note: {
      musters: (_view, types) => words.musters(characters(types)),
      bestMuster: (_view, types) => words.bestMuster(characters(types)),
      attack: (_view, [percent]) => words.attack(percent),
      strikes,
      target: (_view, [dice, number, room]) => words.target(dice, number, room),
      room: (_view, [hits]) => words.room(hits),
      journey(_view, [teleports, count, ...rest]) {
        const rolls = count > 0 ? names.list(rest.slice(0, count).map(String)) : ''
        const types = rest.slice(count)
        return words.journey(rolls, teleports === 1, types.length > 0 ? characters(types) : '')
      },
      steps: words.steps,
    },
    loss: {
      titan: words.lost.titan,
      character: (_view, [type, count]) => words.lost.characters(names.character(type, count), count),
    },
    fallen: {
      titan: names.character(TITAN),
      character: (_view, [type]) => names.character(type),
    },
    habit: words.habits,
  }
}
