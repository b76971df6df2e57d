import { laws } from '@hexarium/laws/test-kit'
import { dragonRage } from '../index.ts'
import { brawl } from './brawl.ts'

laws(dragonRage, { games: 4 })
laws({ ...brawl, id: 'dragon-rage in full swing' }, { games: 3 })
