import {
  chance,
  defineGame,
  type Event,
  must,
  newGame,
  options,
  readSettings,
  type Settings,
  seatToAct,
  take,
  within,
} from '@hexarium/kernel'
import { cards, copiesIn } from '../content/cards.ts'
import { heroes } from '../content/heroes.ts'
import { playables } from '../content/playables.ts'
import { RACES } from '../content/races.ts'
import { warcraft } from '../index.ts'
import { position } from '../position/index.ts'
import type { Warcraft } from '../state.ts'

const HEROES = heroes.map(({ id }) => id)

const settings = {
  first: { kind: 'choice', values: HEROES, default: HEROES[0], rule: 'WC-X-HER-02' },
  second: { kind: 'choice', values: HEROES, default: HEROES[4], rule: 'WC-X-HER-02' },
  level: { kind: 'number', min: 1, max: 3, default: 3, rule: 'WC-X-HER-40' },
  racialAbilities: { kind: 'switch', default: false, rule: 'WC-X-RAC-01' },
} as const

/**
 * Warcraft begun in the middle: two heroes face each other with armies at their best and a hand of every card. Random
 * play hardly gets a hero to his third level, so this is where all abilities are met.
 */
export const veterans = defineGame<Warcraft, ReturnType<typeof warcraft.view>>({
  ...warcraft,
  seats: { min: 2, max: 2 },
  settings,
  setup({ settings: chosen }) {
    const { seats: _seats, flow: _flow, ...state } = must(position.read(duel(chosen)))
    return state
  },
})

function duel(chosen: Settings): unknown {
  const first = HEROES.indexOf(String(chosen['first']))
  const wanted = HEROES.indexOf(String(chosen['second']))
  const second = heroes[wanted].race === heroes[first].race ? (wanted + 4) % HEROES.length : wanted
  const level = Number(chosen['level'])
  const units = [
    { D4: '2 melee, hero, flying', D3: 'ranged, 2 flying', E4: '2 ranged, melee, worker', E1: '2 worker' },
    { D4: 'melee, hero, 2 ranged', D5: 'melee, 2 flying, worker', C4: '2 ranged, melee', C7: '2 worker' },
  ]
  return {
    settings: { heroes: true, racialAbilities: chosen['racialAbilities'], turnLimit: 3 },
    creeps: { C2: '?Ogre Lord', F4: '?Mud Golem', E5: '?Skeletal Archers' },
    players: [first, second].map((hero, seat) => ({
      race: RACES[heroes[hero].race],
      hero: { name: HEROES[hero], level, wounds: 1, ones: 1 },
      units: units[seat],
      outposts: seat === 0 ? { E4: true, D3: false } : { C4: true },
      hand: handOf(heroes[hero].race),
    })),
  }
}

/** Every card of a race's deck once. */
function handOf(race: number): string[] {
  return copiesIn(race, true).flatMap((copies, card) => (copies > 0 ? [cards[card].key] : []))
}

/** Plays random duels and tells which cards and abilities were never played. */
export function neverPlayed(games: number): string[] {
  const luck = chance('veterans')
  const played = new Set<number>()
  for (let number = 0; number < games; number++) {
    const chosen = { first: HEROES[number % 16], second: HEROES[luck.below(16)], level: 3 }
    const g = newGame(veterans, { seats: 2, settings: must(readSettings(settings, chosen)) }, `duel ${number}`)
    const events: Event[] = []
    within({ events }, () => {
      while (g.core.result === null) {
        const seat = seatToAct(veterans, g)
        take(veterans, g, seat, luck.pick(options(veterans, g, seat)))
      }
    })
    for (const { kind, args } of events) if (kind === 'plays' || kind === 'uses') played.add(args[1])
    if (g.laid.some(laid => laid > 0)) played.add(0)
  }
  return playables.flatMap((playable, what) =>
    playable && playable.window !== 'always' && !played.has(what) ? [playable.name] : [],
  )
}
