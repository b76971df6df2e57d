import type { Seat, Text } from '@hexarium/kernel'
import { abilityOfHero } from '../../content/playables.ts'
import { firstOf, HERO } from '../../pieces.ts'
import { TREE } from '../../rules/movement/ancients.ts'
import { outpostOf, type Piece } from '../../state.ts'
import type { View } from '../../view.ts'
import { countedIn } from '../counted.ts'
import { manaFor, nextWound, optionOf, poisonMatters, receiverOf } from '../facts.ts'
import { withPrices } from '../prices.ts'
import { names } from './names.ts'
import { words } from './words.ts'

const counted = countedIn('en')
const { space, building, resources } = names
const where = (view: View, piece: Piece) => (view.at[piece] >= 0 ? ` in ${space(view, view.at[piece])}` : '')
/** WC-X-HER-22: who has one card left should know that it goes. */
const manaCost = (view: View, seat: Seat, level: number) => {
  const mana = manaFor(view, seat, level)
  return mana > 0 ? ` (${mana} mana in cards)` : ''
}
const unit = (type: number) => `a ${names.kinds[type][0]}`

const plain: Text<View>['choice'] = {
  pass: 'Pass',
  done: 'Done',
  'nextMove.done': 'End movement',
  'aim.done': 'No further target',
  'harvest.done': 'Harvest nothing more',
  'deploy.done': 'Deploy nothing more',
  'spend.done': 'End the Spend Step',
  'raiseUnit.done': 'Raise nobody else',
  'relocateWho.done': 'Nobody else',
  'pick.done': 'Nobody else',
  'march.done': 'Stay here',
  card: (_view, { card }) => names.card(card),
  'pay.card': (_view, { card }) => `Discard ${names.card(card)}`,
  'keepCards.card': (_view, { card }) => `Discard ${names.card(card)}`,
  'keepResearch.card': (_view, { card }) => `Discard ${names.card(card)}`,
  ability: (view, { ability: level }, seat) =>
    `Use ${names.play(abilityOfHero(view.hero[seat], level))}${manaCost(view, seat, level)}`,
  lay: 'Lay a Victory Point card',
  hex: (view, { hex }) => space(view, hex),
  'harvest.forest': (view, { forest: hex }) => `Leave the goldmines and harvest ${space(view, hex)}`,
  'harvest.hex': (view, { hex }) => `Harvest ${space(view, hex)}`,
  piece: (view, { piece }) => `${names.pieceOf(view, piece)}${where(view, piece)}`,
  'takeLoss.piece': (view, { piece }) => {
    const next = nextWound(view, piece)
    const name = names.pieceOf(view, piece)
    if (!next) return `${name}${where(view, piece)} is lost`
    return next.wound < next.life
      ? `${name} takes wound ${next.wound} of ${next.life}`
      : `${name} takes his last wound and dies`
  },
  type: (_view, { type }) => names.kinds[type][1],
  'raiseUnit.type': (_view, { type }) => `Raise ${unit(type)}`,
  'pick.type': (_view, { type }) => `Bring back ${unit(type)}`,
  seat: (view, { seat }) => names.owner(view, seat).short,
  owner: (view, { owner: of }) => names.owner(view, of).short,
  'chooseHero.hero': (_view, { hero }) => words.candidate(hero),
  'spend.hero': (view, { hero: level }, seat) =>
    `Train the ${names.heroes[view.hero[seat]] ?? 'hero'} at level ${level}`,
  option: (view, { option }) => optionName(view, option),
  effect: (view, { effect: number }) => {
    const lasting = view.battle?.lasting[number]
    return `End it: ${lasting ? words.lasting(view, lasting) : number + 1}`
  },
  phase: (view, { phase }) =>
    `The ${names.phases[phase]} phase${poisonMatters(view, phase) ? '' : ' (they do not attack in it)'}`,
  join: 'Join the battle',
  stayOut: 'Stay out of it',
  ancient: (_view, { ancient: number }) =>
    number === TREE ? 'Move the Tree of Eternity' : `Move Outpost ${number + 1}`,
  raise: (_view, { raise: count }) => `Raise ${counted(count, 'melee unit', 'melee units')}`,
  'raiseDead.pass': 'Raise nobody',
  winOver: 'Replace it by your own',
  letBe: 'Leave it',
  take: (view, { take: token }) => `Take ${names.token(view, token)} along`,
  drop: (view, { drop: token }) => `Leave ${names.token(view, token)} here`,
  all: 'Harvest everything',
  kind: (_view, { kind }) => (kind === HERO ? 'Deploy the hero' : `Deploy ${unit(kind)}`),
  'deploy.building': (view, { building: type }, seat) => `Complete ${building(view, seat, type)}`,
  'spend.building': (view, { building: type }, seat) => `Build ${building(view, seat, type)} (${names.types[type]})`,
  summoned: (view, { summoned: type }, seat) => `Complete ${building(view, seat, type)}, begun without a worker`,
  'deploy.outpost': (view, { outpost: number }, seat) =>
    `Complete the Outpost in ${space(view, view.outpostAt[outpostOf(seat, number)])}`,
  'spend.outpost': (view, { outpost: hex }) => `Build an Outpost in ${space(view, hex)}`,
  unit: (view, { unit: type }, seat) => `Train ${unit(type)}: ${names.piece(view, firstOf(seat, type))}`,
  worker: 'Train a worker',
  research: 'Research a spell',
  summonBuilding: (view, { summonBuilding: type }, seat) =>
    `Summon ${building(view, seat, type)} with the card, without a worker`,
  rebuild: (view, { from, to }) => `Tear down the Outpost in ${space(view, from)} and build one in ${space(view, to)}`,
  upgrade: (_view, { upgrade: type }) => `Upgrade ${names.kinds[type][1]}`,
  cooperate: (view, { cooperate: type }, seat) => `Build ${building(view, seat, type)} together, at once`,
  cooperateOutpost: (view, { cooperateOutpost: hex }) => `Build an Outpost together in ${space(view, hex)}, at once`,
  cooperateRebuild: (view, { from, to }) =>
    `Tear down the Outpost in ${space(view, from)} and build one together in ${space(view, to)}, at once`,
  giveGold: (view, { giveGold: gold }, seat) =>
    `Give ${resources(gold, 0)} ${names.owner(view, receiverOf(view, seat)).to}`,
  giveWood: (view, { giveWood: wood }, seat) =>
    `Give ${resources(0, wood)} ${names.owner(view, receiverOf(view, seat)).to}`,
  two: 'Spend a marker of 2 points',
  ones: 'Spend two markers of 1 point',
}

/** Gifts: what, and to whom. */
export const amount: Text<View>['amount'] = {
  'spend.giveGold': (view, _args, seat) => `Give gold ${names.owner(view, receiverOf(view, seat)).to}`,
  'spend.giveWood': (view, _args, seat) => `Give wood ${names.owner(view, receiverOf(view, seat)).to}`,
}

/** What a choice reads like in English, with what it costs. */
export const choice = withPrices(plain, names)

function optionName(view: View, option: number): string {
  const effect = optionOf(view, option)
  switch (effect?.op) {
    case 'gain':
      return `Take ${resources(effect.gold, effect.wood)}`
    case 'prevent':
      return effect.count === 1 ? 'Prevent a casualty' : `Prevent ${effect.count} casualties`
    case 'heal':
      return effect.count === 1 ? 'Remove a wound' : `Remove ${effect.count} wounds`
    case 'destroySummon':
      return 'Destroy a summoned creature'
    case 'endEffect':
      return 'End an effect'
    case 'returnLost':
      return 'Bring back a lost unit'
    case 'wound':
      return 'Wound an enemy hero, or cause a casualty'
    default:
      return `Option ${option + 1}`
  }
}
