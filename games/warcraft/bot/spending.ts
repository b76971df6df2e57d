import { best, forDecision, only } from '@hexarium/kernel'
import { TYPES } from '../content/races.ts'
import { WORKER } from '../pieces.ts'
import { raiseUnit } from '../rules/scenarios/necromancers.ts'
import { TRAIN } from '../rules/town/conditions.ts'
import { deploy, deployTo } from '../rules/town/deploy.ts'
import { harvest } from '../rules/town/harvest.ts'
import { spend } from '../rules/town/spend.ts'
import type { Hex } from '../state.ts'
import { chartOf, unitForce, worthOfForce } from './chart.ts'
import { goalsOf } from './goals.ts'
import { steps } from './ground.ts'
import { cooperates, planOf } from './purse.ts'
import { taste } from './taste.ts'

/** What a sensible player does in the Harvest, Deploy and Spend Steps. */
export const spends = [
  /** WC-B-SCN-22: whatever can be raised is. */
  forDecision(raiseUnit, {
    advice: (_g, _here, _seat, offered) =>
      offered('type').length > 0 ? only('type', offered('type').at(-1)) : only('done'),
  }),
  /** WC-B-HAR-01: everything. */
  forDecision(harvest, { advice: () => only('all') }),
  /** WC-B-DEP-01: everything that is ready. */
  forDecision(deploy, {
    advice(g, _here, seat, offered) {
      for (const kind of ['outpost', 'building', 'summoned'] as const)
        for (const value of offered(kind)) return only(kind, value)
      // workers and heroes take nobody's room
      const worth = (kind: number) => (kind < TYPES.length ? worthOfForce(unitForce(g, seat, kind)) : 9)
      if (taste.now.bestFirst > 0 && offered('kind').length > 0) return only('kind', best(offered('kind'), worth)[0])
      for (const value of offered('kind')) return only('kind', value)
      return only('done')
    },
  }),
  /** WC-B-DEP-02: workers to the Town, units where the goals are nearer; to the Town if it stands empty. */
  forDecision(deployTo, {
    advice(g, here, seat, offered) {
      const town = g.town[seat]
      const hexes = offered('hex')
      const chart = chartOf(g, seat)
      if (hexes.includes(town) && (here.kind === WORKER || chart.ownUnits[town] === 0)) return only('hex', town)
      const goals = goalsOf(chart)
      const nearest = (hex: Hex) =>
        Math.max(...goals.map((worth, goal) => (chart.ownUnits[goal] > 0 ? 0 : worth * 0.7 ** steps(g, hex, goal))))
      return only('hex', best(hexes, nearest)[0])
    },
  }),
  /** WC-B-SPE-01: the plan's next purchase; Victory Point cards are laid at once; nothing is given away. */
  forDecision(spend, {
    advice(g, here, seat, offered) {
      if (offered('lay').length > 0) return only('lay')
      if (seat !== g.active) return () => 0
      const together = offered('cooperate').filter(type => cooperates(g, seat, type))
      if (together.length > 0) return only('cooperate', together[0])
      const plan = planOf(g, seat, 0, here.option)
      for (const { kind, value } of plan.purchases) {
        if (kind === 'building' && offered('summonBuilding').includes(value)) return only('summonBuilding', value)
        if (offered(kind).includes(value)) return only(kind, value)
      }
      if (here.option === TRAIN) for (const type of offered('unit')) return only('unit', type)
      return only('done')
    },
  }),
]
