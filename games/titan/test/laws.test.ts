import { laws } from '@hexarium/laws/test-kit'
import { titan } from '../index.ts'

laws(titan, { games: 5 })
