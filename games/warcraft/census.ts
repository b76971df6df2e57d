import type { Contents } from '@hexarium/kernel'
import { cards, VICTORY_POINT } from './content/cards.ts'
import { creeps } from './content/creeps.ts'
import { abilities, heroes } from './content/heroes.ts'
import { abilityNumber } from './content/playables.ts'
import { FLYING, races } from './content/races.ts'
import { summons } from './content/summons.ts'
import { creatureOf, KIND, OWNER, SUMMON, tileOf } from './pieces.ts'
import type { Warcraft } from './state.ts'

/** What of the box is used in play: cards and abilities played, heroes chosen, units on the move, creeps found, creatures summoned. */
export const contents: Contents<Warcraft> = {
  all: {
    cards: cards.map(({ key }) => key),
    abilities: abilities.filter(({ window }) => window !== 'always').map(({ name }) => name),
    heroes: heroes.map(({ id }) => id),
    units: races.flatMap(({ levels }) => levels.flatMap(tiles => tiles.map(({ name }) => name))),
    creeps: creeps.map(({ name }) => name),
    summons: summons.map(({ name }) => name),
  },
  used(g, { kind, args }, note) {
    if (kind === 'plays') note('cards', cards[args[1]].key)
    else if (kind === 'lays') note('cards', cards[VICTORY_POINT].key)
    else if (kind === 'uses') note('abilities', abilities[abilityNumber(args[1])].name)
    else if (kind === 'hero') note('heroes', heroes[args[1]].id)
    else if (kind === 'creepShown') note('creeps', creeps[args[1]].name)
    else if (kind === 'placed' && KIND[args[0]] === SUMMON) note('summons', creatureOf(g, OWNER[args[0]])?.name ?? '')
    else if (kind === 'moved' && KIND[args[0]] <= FLYING) note('units', tileOf(g, OWNER[args[0]], KIND[args[0]]).name)
  },
}
