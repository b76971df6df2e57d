import { only, policyOf } from '@hexarium/kernel'
import type { Adviser } from './advice.ts'
import { altar, giveUp, join, nextBattle, rise, slowPoison, storm, takeLoss } from './fighting.ts'
import { aim, chooseEffect, keepCards, pay, pick, relocate, respond, window } from './playing.ts'
import { deploy, deployTo, harvest, spend } from './spending.ts'
import { march, moveTo, nextMove, uprootTo } from './travelling.ts'

/** WC-B-SCN-22: whatever can be raised is. */
const raiseUnit: Adviser = (_g, _here, _seat, offered) =>
  offered('type').length > 0 ? only('type', offered('type').at(-1)) : only('done')

/** By question, in the order of the turn; without an adviser all options weigh the same. */
const advisers: Readonly<Record<string, Adviser<never>>> = {
  altar,
  moveStart: window,
  nextMove,
  moveTo,
  march,
  uprootTo,
  callToArms: window,
  giveUpExcess: giveUp,
  afterMovement: window,
  nextBattle,
  join,
  battleStart: window,
  roundStart: window,
  phaseStart: window,
  slowPoison,
  beforeRoll: window,
  afterRoll: window,
  beforeCasualties: window,
  casualtyAssign: window,
  takeLoss,
  casualtyRemoved: window,
  heroDeath: window,
  battleEnd: window,
  keepCards,
  keepResearch: keepCards,
  trim: giveUp,
  rise,
  storm,
  stormLoss: takeLoss,
  harvestStart: window,
  raiseUnit,
  harvest,
  deploy,
  deployTo,
  spendStart: window,
  spend,
  aim,
  pay,
  respond,
  chooseEffect,
  pick,
  relocateAll: relocate,
  relocateWho: relocate,
  relocateTo: relocate,
}

/** How likely a sensible player takes each option. */
export const policy = policyOf(advisers)
