import { laws } from '@hexarium/kernel/test-kit'
import { titan } from '../index.ts'

laws(titan, { games: 5 })
