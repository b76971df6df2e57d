import { laws, wordsFit } from '@hexarium/kernel/test-kit'
import { skirmish } from '../game.ts'

laws(skirmish)
wordsFit(skirmish)
