import type { Phrase, Seat } from '@hexarium/kernel'
import { CREEPS } from '../../state.ts'
import type { View } from '../../view.ts'
import { isNobodys, lastPlay, maySpend } from '../facts.ts'
import { names } from './names.ts'

const { space } = names
const battle = (view: View) => (view.battle ? `Battle in ${space(view, view.battle.hex)}` : 'Battle')
const phase = (view: View) =>
  view.battle && view.battle.phase >= 0 ? `, ${names.phases[view.battle.phase]} phase` : ''
const played = (view: View) => {
  const play = lastPlay(view)
  return play ? names.play(play.what) : 'it'
}
const entered = (view: View) => (view.trigger >= 0 ? space(view, view.trigger) : 'a space')
const moving = (view: View) => {
  const { piece } = view.asking
  return piece >= 0 ? `the ${names.piece(view, piece)} in ${space(view, view.at[piece])}` : 'it'
}
const kindAsked = (view: View) => {
  const { kind } = view.asking
  return kind >= 0 ? `the ${names.kinds[kind][0]}` : 'it'
}
const windowOf =
  (when: string): Phrase<View> =>
  view =>
    `${view.battle ? `${battle(view)}, ${when}` : `Turn ${names.owner(view, view.active).of}, ${when}`}: play a card or an ability, or pass`
const inPhase =
  (what: string): Phrase<View> =>
  view =>
    `${battle(view)}${phase(view)}: ${what}`

const stock = (view: View, seat: Seat) => {
  const [gold, wood] = [view.gold[seat] ?? 0, view.wood[seat] ?? 0]
  return gold + wood > 0 ? names.resources(gold, wood) : 'no gold and no wood'
}

/** What is asked, in English. */
export const ask: Readonly<Record<string, Phrase<View>>> = {
  chooseHero: 'Choose your hero; everybody does so in secret',
  placeHero: 'Choose where your hero starts',
  layToken: 'Lay an open token of 20 next to your Town',
  moveStart: windowOf('start of the Move Step'),
  afterMovement: windowOf('end of movement, before battles'),
  battleStart: windowOf('before the first round'),
  roundStart: windowOf('start of the round'),
  phaseStart: inPhase('play something before it starts, or pass'),
  beforeRoll: inPhase('play something before you roll, or pass'),
  afterRoll: inPhase('the dice have fallen; play something, or pass'),
  beforeCasualties: inPhase('play something before casualties are removed, or pass'),
  casualtyAssign: inPhase('the enemy is about to lose a unit; play something, or pass'),
  casualtyRemoved: inPhase('the enemy has lost a unit; play something, or pass'),
  battleEnd: windowOf('it is over'),
  harvestStart: windowOf('start of the Harvest Step'),
  spendStart: windowOf('start of the Spend Step'),
  callToArms: view =>
    `A unit ${names.owner(view, view.active).of} has entered ${entered(view)}, where workers stand: answer, or pass`,
  heroDeath: 'Your hero is about to die: answer, or let him go',
  respond: view => `Answer ${played(view)}, or let it happen`,
  aim: view => `Choose the target of ${played(view)}`,
  pay: view => {
    const play = lastPlay(view)
    const mana = play && play.owes > 0 ? ` (${play.owes} mana to pay)` : ''
    return `Choose a card to discard for ${played(view)}${mana}`
  },
  chooseEffect: view => `Choose what ${played(view)} does`,
  pick: view => `Choose for ${played(view)}`,
  relocateAll: view => `Choose the destination of ${played(view)}`,
  relocateWho: view => `Choose who goes with ${played(view)}`,
  relocateTo: view => `Choose where ${moving(view)} goes`,
  altar: 'The Altar of Flame: choose an enemy unit to win over (on 1 or 2), or pass',
  altarTake: 'It has heard the altar: do you replace it by a unit of your own?',
  nextMove: 'Choose a piece to move, or end your movement',
  moveTo: view => `Choose where ${moving(view)} goes`,
  march: view => `Choose the next space of ${moving(view)}`,
  uprootTo: 'Choose where the ancient goes',
  giveUpExcess: 'Too many stand in one space: choose one to return to reserves',
  nextBattle: 'Choose the next battle',
  chooseFoe: 'Choose whom to fight first',
  join: view => `${battle(view)}: your units stand in a flank; do they join?`,
  keepCards: 'Choose one of the cards just drawn to discard',
  keepResearch: 'Choose one of the cards just drawn to discard',
  slowPoison(view) {
    const of = view.poison?.owner ?? CREEPS
    return `${battle(view)}, Slow Poison ${names.owner(view, of).of}: name a phase in which they strike first${isNobodys(of) ? '; you choose for them' : ''}`
  },
  raiseDead: inPhase('you have rolled natural ones; how many dead do you raise?'),
  takeLoss: view =>
    `${battle(view)}${phase(view)}: choose what is lost${view.asking.due > 1 ? ` (${view.asking.due} to go)` : ''}`,
  comeBackTo: 'Choose where the killed unit comes back',
  trim: 'Too many units stand in the battlefield: choose one to return to reserves',
  rise: 'Your hero has enough experience to rise a level',
  storm: 'The Skull of Storms: call lightning upon a space, or pass',
  stormLoss: 'Lightning strikes: choose what is lost',
  raiseUnit: 'Choose a unit your Necromancers raise, or stop',
  harvest: 'Harvest a space (goldmines first), everything, or stop',
  deploy: 'Deploy what is ready, or stop',
  deployTo: view => `Choose where ${kindAsked(view)} is deployed`,
  spend: (view, _args, seat, offered) =>
    seat !== view.active
      ? `Spend Step ${names.owner(view, view.active).of}: you may give gold or wood; you have ${stock(view, seat)}`
      : `${
          !maySpend(offered)
            ? 'Nothing more can be bought, so end your Spend Step'
            : view.asking.option
              ? `${['', 'Train', 'Construct', 'Upgrade'][view.asking.option]} more, or end your Spend Step`
              : 'Train, construct or upgrade (only one of these in a turn), or end your Spend Step'
        }: you have ${stock(view, seat)}`,
}
