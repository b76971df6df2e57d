import { laws, reasonsFit, wordsFit } from '@hexarium/laws/test-kit'
import { skirmish } from '../index.ts'

laws(skirmish)
wordsFit(skirmish)
reasonsFit(skirmish, [])
