import { laws, reasonsFit } from '@hexarium/laws/test-kit'
import { dragonRage } from '../index.ts'
import { brawl } from './brawl.ts'

laws(dragonRage, { games: 4 })
laws({ ...brawl, id: 'dragon-rage in full swing' }, { games: 3 })

reasonsFit(dragonRage, [
  // there is one rule to name
  'chooseLimbs.limb',
  'face.facing',
  'flight.turn',
  'recruit.drop',
  'recruit.ready',
  // another one is seldom the reason: fog, a whirlwind, somebody on the dock
  'breatheFire.hex',
  'reinforce.hex',
])
