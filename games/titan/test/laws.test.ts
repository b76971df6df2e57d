import { laws } from '@hexarium/kernel/test-kit'
import { titan } from '../game.ts'

laws(titan, { games: 5 })
