import type { Reader, RuleId } from '@hexarium/kernel'
import { TOP_LEVEL } from '../content/components.ts'
import { TYPES } from '../content/races.ts'
import {
  cannotBuildOutpost,
  cannotConstruct,
  cannotCooperate,
  cannotCooperateOutpost,
  cannotResearch,
  cannotTrain,
  cannotTrainHero,
  cannotTrainWorker,
  cannotUpgrade,
  nothingSpent,
} from '../rules/town/conditions.ts'
import { mapOf } from '../spaces.ts'
import { seatOf, tableOf } from './table.ts'

/**
 * WC-B-SPE: `{"ask": "afford", "position": {…}, "seat": 0}` → what can be trained, constructed and upgraded first in a Spend
 * Step, and for the rest the rule that forbids it.
 */
export function afford(question: Reader): unknown {
  question.only('ask', 'id', 'position', 'seat')
  const g = tableOf(question, 'afford')
  const seat = seatOf(g, question)
  const here = nothingSpent()
  const { labels } = mapOf(g).board
  const forbidden: Record<string, RuleId> = {}
  const allowed = (name: string, rule: RuleId | undefined): string[] => {
    if (rule === undefined) return [name.split(' ').slice(1).join(' ')]
    forbidden[name] = rule
    return []
  }
  const byType = (word: string, cannot: (type: number) => RuleId | undefined) =>
    TYPES.flatMap((name, type) => allowed(`${word} ${name}`, cannot(type)))
  const levels = Array.from({ length: g.options.heroes ? TOP_LEVEL : 0 }, (_, i) => i + 1)
  return {
    train: [
      ...byType('train', type => cannotTrain(g, here, seat, type)),
      ...allowed('train worker', cannotTrainWorker(g, here, seat)),
      ...levels.flatMap(level => allowed(`train hero ${level}`, cannotTrainHero(g, here, seat, level))),
      ...(g.options.research ? allowed('train research', cannotResearch(g, here, seat)) : []),
    ],
    construct: byType('construct', type => cannotConstruct(g, here, seat, type)),
    outposts: labels.filter((_, hex) => !cannotBuildOutpost(g, here, seat, hex)),
    upgrade: byType('upgrade', type => cannotUpgrade(g, here, seat, type)),
    ...(g.options.racial
      ? {
          cooperate: byType('cooperate', type => cannotCooperate(g, here, seat, type)),
          cooperateOutposts: labels.filter((_, hex) => !cannotCooperateOutpost(g, here, seat, hex)),
        }
      : {}),
    forbidden,
  }
}
