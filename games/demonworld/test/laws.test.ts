import { keeps, reasonsFit } from '@hexarium/laws/test-kit'
import { test } from 'vitest'
import { demonworld } from '../index.ts'

/** A game of each kind; the fuzzer plays many more. */
const kinds = [
  { battle: 'first', level: 'introduction' },
  { battle: 'firstWithShooting', level: 'chosen' },
  { battle: 'lastStand', level: 'standard' },
  { battle: 'kalBenokk', level: 'standard' },
  { battle: 'encounter', level: 'standard' },
  { battle: 'encounter', level: 'chosen' },
  { battle: 'free', level: 'standard', flankMarches: true, board: 'twoSheets' },
] as const

for (const settings of kinds) {
  test(`the laws, on ${settings.battle} (${settings.level})`, () =>
    keeps(demonworld, { games: 1, seed: settings.battle, thoroughness: 0.01, settings }))
}

reasonsFit(
  demonworld,
  [
    // there is one rule to name
    'chooseEntry.hex',
    'chooseFigure.element',
    'closeUp.element',
    'deploy.automatic',
    'deploy.back',
    'deploy.element',
    'deploy.facing',
    'deploy.ready',
    'deploy.scatter',
    'deploy.shape',
    'deploy.unit',
    'exchangeFigure.element',
    'giveOrders.ready',
    'laySheet.sheet',
    'makeRoom.block',
    'planMarches.follow',
    'planMarches.left',
    'planMarches.ready',
    'planMarches.recall',
    'planMarches.right',
    'raiseArmy.automatic',
    'raiseArmy.dismiss',
    'raiseArmy.hire',
    'raiseArmy.ready',
    'turnCaptainTo.facing',
    'turnElement.element',
    'turnTo.facing',
    // another one is seldom the reason
    'closeUpTo.hex',
    'joinUnit.unit',
    'regroupAfterTurn.block',
    'supportShot.supporter',
  ],
  { games: 3 },
)
