import { policyOf } from '@hexarium/kernel'
import type { Adviser } from './advice.ts'
import { castSpell, payForDismissal } from './casting.ts'
import { chooseArea, chooseFight, chooseLimbs, chooseStriker, nameAttackers } from './fighting.ts'
import { chooseMover, giveWay, march } from './marching.ts'
import { deploy, face, markDestroyed, propose, recruit, reinforce, setGoal } from './preparing.ts'
import { faceOnEntry, flight, prowlOn, spread } from './prowling.ts'
import { aim, breatheFire, chooseMarksman, chooseTarget, nameShooters } from './shooting.ts'

/** By question, in the order of the game. */
const advisers: Readonly<Record<string, Adviser<never>>> = {
  recruit,
  propose,
  setGoal,
  markDestroyed,
  deploy,
  face,
  castSpell,
  payForDismissal,
  reinforce,
  chooseMover,
  march,
  giveWay,
  prowlOn,
  faceOnEntry,
  flight,
  spread,
  chooseTarget,
  nameShooters,
  chooseMarksman,
  aim,
  breatheFire,
  chooseFight,
  nameAttackers,
  chooseLimbs,
  chooseStriker,
  chooseArea,
}

/** How likely a sensible player takes each option. */
export const policy = policyOf(advisers)
