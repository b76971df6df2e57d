import { defineGame } from '@hexarium/kernel'
import { aid } from './aid.ts'
import { bot } from './bot.ts'
import { typeOf } from './content/units.ts'
import { odds } from './odds.ts'
import { position } from './position.ts'
import { skirmish as start } from './rules/round.ts'
import { scene } from './scene.ts'
import { events, type Skirmish, setup } from './state.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { imagine, type View, view } from './view.ts'

/** Skirmish: the smallest complete game of the house. */
export const skirmish = defineGame<Skirmish, View>({
  id: 'skirmish',
  rules: '2',
  older: ['1'],
  seats: { min: 2, max: 2 },
  minutes: [5, 15],
  settings: { rounds: { kind: 'number', min: 3, max: 20, default: 10, rule: 'SK-8.1' } },
  setup: ({ settings }) => setup(settings['rounds'] as number),
  start,
  view,
  imagine,
  check(g) {
    const places = g.at.filter(hex => hex >= 0)
    if (new Set(places).size !== places.length) throw new Error('SK-2.3: two units on one hex')
    g.strength.forEach((strength, unit) => {
      if (strength < 0 || strength > typeOf[unit]!.strength)
        throw new Error(`SK-2.2: unit ${unit} has strength ${strength}`)
      if (strength > 0 !== g.at[unit]! >= 0) throw new Error(`SK-2.2: unit ${unit} is neither on the map nor gone`)
    })
  },
  scene,
  text: { en, de, fr },
  events,
  bot,
  position,
  odds,
  aid,
})
