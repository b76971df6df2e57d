import type { Phrase } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { PHASE_NAMES, pieceAt, playName, space } from './names-en.ts'

const battle = (view: View) => (view.battle ? `Battle in ${space(view, view.battle.hex)}` : 'Battle')
const phase = (view: View) => (view.battle && view.battle.phase >= 0 ? `, ${PHASE_NAMES[view.battle.phase]} phase` : '')
const played = (view: View) => (view.stack.length > 0 ? playName(view.stack.at(-1)!.what) : 'it')
const moving = (view: View) =>
  view.asking.piece !== undefined && view.asking.piece >= 0 ? pieceAt(view, view.asking.piece) : 'it'
const windowOf =
  (when: string): Phrase<View> =>
  view =>
    `${when}: play a card or an ability, or pass${view.battle ? ` — ${battle(view)}` : ''}`

/** What is asked, in English. */
export const ask: Readonly<Record<string, Phrase<View>>> = {
  chooseHero: 'Choose your hero; everybody does so in secret',
  placeHero: 'Choose where your hero starts',
  layToken: 'Lay an open token of 20 next to your Town',
  moveStart: windowOf('Start of the Move Step'),
  afterMovement: windowOf('End of movement'),
  battleStart: windowOf('Start of battle'),
  roundStart: windowOf('Start of the round'),
  phaseStart: view => `${battle(view)}${phase(view)}: play something before it starts, or pass`,
  beforeRoll: view => `${battle(view)}${phase(view)}: play something before you roll, or pass`,
  afterRoll: view => `${battle(view)}${phase(view)}: the dice have fallen; play something, or pass`,
  beforeCasualties: view => `${battle(view)}${phase(view)}: play something before casualties are removed, or pass`,
  casualtyAssign: view => `${battle(view)}: an enemy is about to lose a unit; play something, or pass`,
  casualtyRemoved: view => `${battle(view)}: an enemy has lost a unit; play something, or pass`,
  battleEnd: windowOf('End of battle'),
  harvestStart: windowOf('Start of the Harvest Step'),
  spendStart: windowOf('Start of the Spend Step'),
  callToArms: 'An enemy unit has entered a space with workers: answer, or pass',
  heroDeath: 'Your hero is about to die: answer, or let him go',
  respond: view => `Answer ${played(view)}, or let it happen`,
  aim: view => `Choose the target of ${played(view)}`,
  pay: view => `Choose a card to discard for ${played(view)}`,
  chooseEffect: view => `Choose what ${played(view)} does`,
  pick: view => `Choose for ${played(view)}`,
  relocateAll: view => `Choose the destination of ${played(view)}`,
  relocateWho: view => `Choose a unit for ${played(view)}`,
  relocateTo: 'Choose where it goes',
  altar: 'The Altar of Flame: choose an enemy unit to win over, or pass',
  nextMove: 'Choose a piece to move, or end your movement',
  moveTo: view => `Choose where ${moving(view)} goes`,
  march: view => `Choose the next space of ${moving(view)}`,
  uprootTo: 'Choose where the ancient goes',
  giveUpExcess: 'Too many stand in one space: choose one to return to reserves',
  nextBattle: 'Choose the next battle',
  chooseFoe: 'Choose whom to fight first',
  join: view => `${battle(view)}: your units stand in a flank; join it?`,
  keepCards: 'Choose one of the cards just drawn to discard',
  keepResearch: 'Choose one of the cards just drawn to discard',
  slowPoison: 'Slow Poison: name a phase in which your side strikes first',
  takeLoss: view => `${battle(view)}: choose what is lost`,
  comeBackTo: 'Choose where the killed unit comes back',
  trim: 'Too many units stand in the battlefield: choose one to return to reserves',
  rise: 'Your hero has enough experience to rise a level',
  storm: 'The Skull of Storms: call lightning upon a space, or pass',
  stormLoss: 'Lightning strikes: choose what is lost',
  raiseUnit: 'Choose a unit a Necromancer raises, or stop',
  harvest: 'Harvest a space, all spaces, or stop',
  deploy: 'Deploy what is ready, or stop',
  deployTo: 'Choose where it is deployed',
  spend: 'Train, construct or upgrade, or end your Spend Step',
}
