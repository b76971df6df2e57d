import type { Text } from '@hexarium/kernel'
import { heroes } from '../content/heroes.ts'
import { playables } from '../content/playables.ts'
import { races } from '../content/races.ts'
import { OWNER } from '../pieces.ts'
import { TREE } from '../rules/racial.ts'
import type { View } from '../view.ts'
import { ask } from './ask-en.ts'
import { event } from './events-en.ts'
import { cardName, kindName, owner, PHASE_NAMES, pieceAt, resources, space, tokenName } from './names-en.ts'
import { settings } from './settings-en.ts'

const abilityName = (view: View, seat: number, level: number) =>
  heroes[view.hero[seat]]?.cards[level - 1]?.ability.name ?? 'ability'
const typeOf = (view: View, seat: number, type: number) => races[view.race[seat]].buildings[type]
const target = (view: View, piece: number) => `${pieceAt(view, piece)} of ${owner(view, OWNER[piece])}`

/** English. */
export const en: Text<View> = {
  title: 'Warcraft: The Board Game',
  blurb:
    'Gather, build, train and conquer, alone or in teams.\nWith heroes, creeps and all options of the Expansion Set.',
  seats: ['First player', 'Second player', 'Third player', 'Fourth player'],
  settings,
  ask,
  choice: {
    pass: 'Pass',
    done: 'Done',
    card: (_v, [card]) => cardName(card),
    ability: (view, [level], seat) => `Use ${abilityName(view, seat, level)}`,
    lay: 'Lay a Victory Point card',
    hex: (view, [hex]) => space(view, hex),
    piece: (view, [piece]) => target(view, piece),
    type: (_v, [type]) => `${kindName(type)} units`,
    seat: (view, [seat]) => owner(view, seat),
    owner: (view, [of]) => owner(view, of),
    'chooseHero.hero': (_v, [hero]) => heroes[hero].name,
    'spend.hero': (_v, [level]) => `Train your hero at level ${level}`,
    option: (view, [option]) => optionName(view, option),
    effect: (_v, [number]) => `End effect ${number + 1}`,
    phase: (_v, [phase]) => `The ${PHASE_NAMES[phase]} phase`,
    join: 'Join the battle',
    stayOut: 'Stay out of it',
    ancient: (_v, [number]) => (number === TREE ? 'Move the Tree of Eternity' : `Move Outpost ${number + 1}`),
    take: (view, [token]) => `Take ${tokenName(view, token)} along`,
    drop: (view, [token]) => `Leave ${tokenName(view, token)} here`,
    all: 'Harvest everything',
    kind: (_v, [kind]) => `Deploy a ${kindName(kind)}`,
    building: (view, [type], seat) => `${typeOf(view, seat, type)}`,
    summoned: (view, [type], seat) => `Complete ${typeOf(view, seat, type)} without a worker`,
    outpost: (_v, [number]) => `Complete Outpost ${number + 1}`,
    'spend.outpost': (view, [hex]) => `Build an Outpost in ${space(view, hex)}`,
    unit: (_v, [type]) => `Train a ${kindName(type)} unit`,
    worker: 'Train a worker',
    research: 'Research a spell',
    summonBuilding: (view, [type], seat) => `Summon ${typeOf(view, seat, type)} with the card`,
    rebuild: (view, [value]) =>
      `Tear down ${space(view, Math.floor(value / 128))} and rebuild in ${space(view, value % 128)}`,
    upgrade: (_v, [type]) => `Upgrade ${kindName(type)} units`,
    cooperate: (view, [type], seat) => `Build ${typeOf(view, seat, type)} together, at once`,
    cooperateOutpost: (view, [hex]) => `Build an Outpost together in ${space(view, hex)}, at once`,
    giveGold: (_v, [gold]) => `Give ${resources(gold, 0)}`,
    giveWood: (_v, [wood]) => `Give ${resources(0, wood)}`,
    two: 'Spend a 2-point marker',
    ones: 'Spend two 1-point markers',
  },
  event,
  result: {
    'WC-B-VIC-03': 'enough victory points.',
    'WC-B-VIC-04': 'enough victory points.',
    'WC-X-OP1-01': 'enough victory points.',
    'WC-B-VIC-08': 'the last side left.',
    'WC-B-VIC-09': 'more victory points when all fell together.',
    'WC-B-VIC-10': 'more victory points after the last turn.',
    'WC-B-SCN-14': 'the Elf Gate is taken.',
    'WC-B-SCN-24': 'the Necromancers are beaten.',
    'WC-B-SCN-33': 'the captive is home.',
    'WC-B-SCN-44': 'the fate of the World Tree is sealed.',
    'WC-X-SCN-04': 'the Altar of Flame is held.',
    'WC-X-SCN-13': 'enough victory points at the end of the turn.',
    'WC-X-SCN-25': 'the dragons’ fate is sealed.',
    'WC-X-SCN-36': 'the elements are gathered, or the neighbour has fallen.',
  },
}

const OPTION_NAMES: Readonly<Record<string, string>> = {
  prevent: 'Prevent a casualty',
  heal: 'Remove wounds from your hero',
  destroySummon: 'Destroy a summoned creature',
  endEffect: 'End an effect',
  returnLost: 'Bring back a lost unit',
  wound: 'Wound an enemy hero, or cause a casualty',
}

function optionName(view: View, option: number): string {
  const play = view.stack.at(-1)
  const effect = play && playables[play.what].effects.find(({ op }) => op === 'choice')
  const chosen = effect?.op === 'choice' ? effect.options[option] : undefined
  if (chosen?.op === 'gain') return `Take ${resources(chosen.gold, chosen.wood)}`
  return OPTION_NAMES[chosen?.op ?? ''] ?? `Option ${option + 1}`
}
