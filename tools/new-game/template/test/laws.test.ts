import { laws, wordsFit } from '@hexarium/laws/test-kit'
import { toyGame } from '../index.ts'

laws(toyGame)
wordsFit(toyGame)
