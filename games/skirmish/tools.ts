import type { GameTools } from '@hexarium/kernel'
import { book } from './book/index.ts'
import { typeOf } from './content/units.ts'
import { digest } from './digest.ts'
import type { Skirmish } from './state.ts'

/** What only tests and tools want. */
export const tools: GameTools<Skirmish> = {
  digest,
  book,
  steps: {
    en: {
      skirmish: 'Skirmish, the sequence of play',
      nobodyHasWon: 'nobody has won',
      beginRound: 'The round begins',
      rollForFirst: 'Both sides roll a die; the higher one goes first (SK-3.2)',
      slot: 'unit of a side, in order',
      eitherUnitLives: 'either side still has it',
      giveOrder: 'Both sides give it an order in secret',
      order: 'march, volley (bows) or guard',
      showOrders: 'All orders are shown (SK-4.3)',
      side: 'side, the first one first',
      volleysTurn: 'Its volleys',
      marchesTurn: 'Its marches',
      meleeTurn: 'Its attacks',
      unitsAreLeft: 'it has units that may act and has not ended',
      oneIsChosen: 'a unit was chosen',
      volleysUnit: 'Choose a bow with a volley order',
      marchesUnit: 'Choose a unit with a march order',
      meleeUnit: 'Choose a unit next to an enemy',
      volleyTarget: 'Shoot at an enemy in range and sight',
      meleeTarget: 'Attack an enemy beside it',
      marchTo: 'Move it',
      reaction: 'The other side reacts',
      guardsMayShoot: 'the unit stands and a bow on guard may shoot at it',
      react: 'Shoot, or let it pass',
      countAfterTheLastRound: 'After the last round count strength and hill (SK-8.1)',
    },
  },
  check(g) {
    const places = g.at.filter(hex => hex >= 0)
    if (new Set(places).size !== places.length) throw new Error('SK-2.3: two units on one hex')
    g.strength.forEach((strength, unit) => {
      if (strength < 0 || strength > typeOf[unit].strength)
        throw new Error(`SK-2.2: unit ${unit} has strength ${strength}`)
      if (strength > 0 !== g.at[unit] >= 0) throw new Error(`SK-2.2: unit ${unit} is neither on the map nor gone`)
    })
  },
}
