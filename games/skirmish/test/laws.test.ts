import { LANGUAGES } from '@hexarium/kernel'
import { laws, reasonsFit, wordsFit } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { skirmish } from '../index.ts'

laws(skirmish)
wordsFit(skirmish)
reasonsFit(skirmish, [])

test.each(LANGUAGES)('SK-1.1 what the game is about is headed by its name, as the hall calls it: %s', language => {
  const { title } = skirmish.almanac!.briefing(language, { rounds: 10 }, 2, 0)
  expect(title).toBe(skirmish.text[language].title)
})
