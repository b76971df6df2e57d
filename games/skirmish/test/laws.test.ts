import { laws, wordsFit } from '@hexarium/kernel/test-kit'
import { skirmish } from '../index.ts'

laws(skirmish)
wordsFit(skirmish)
