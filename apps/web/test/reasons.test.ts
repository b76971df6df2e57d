import { type GameRecord, must, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import two from '../../../games/warcraft/test/fixtures/two-players.hexarium.json' with { type: 'json' }
import { explained, explaining } from '../src/port/explaining.ts'
import { Review } from '../src/port/review.ts'
import { violations } from './axe.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'

/** Thinks to the end; how far it had come in between. */
function thought<T>(thinking: Generator<number, T, boolean>): { shares: number[]; value: T } {
  const shares: number[] = []
  for (;;) {
    const step = thinking.next(false)
    if (step.done) return { shares, value: step.value }
    shares.push(step.value)
  }
}

test('at a moment of a record a bot tells its choice, its chances of each, and what was chosen, in three languages', async () => {
  const record = two as unknown as GameRecord
  const review = must(Review.open(await wholeGame(registry[record.game]), record))
  const at = record.choices.findIndex(line => line.startsWith('piece ')) // somebody moves something
  const asked = review.askedAt(at)!
  expect(asked.line).toBe(record.choices[at])
  const { shares, value } = thought(explaining(asked, 'strong', 'luck'))
  expect(shares.every(share => share >= 0 && share <= 1)).toBe(true)
  const told = explained(asked, value, 'en')
  const { side, choices } = told
  expect(side).not.toBe('')
  expect(choices.length).toBeGreaterThan(1)
  expect(choices.filter(({ isBest }) => isBest)).toHaveLength(1)
  expect(choices.filter(({ isPlayed }) => isPlayed).length).toBeLessThanOrEqual(1)
  expect(choices.map(({ chance }) => chance)).toEqual(choices.map(({ chance }) => chance).toSorted((a, b) => b - a))
  for (const { chance, tries } of choices) expect([chance >= 0 && chance <= 1, tries >= 1]).toEqual([true, true])
  expect(explained(asked, value, 'de').choices.map(({ chance }) => chance)).toEqual(choices.map(({ chance }) => chance))
  expect(explained(asked, value, 'fr').ask).not.toBe(told.ask)
  // the same question, the same answer
  expect(thought(explaining(asked, 'strong', 'luck')).value.option).toBe(value.option)
})

test('who has nothing to weigh up looks at each choice; where nobody is asked there is nothing to tell', async () => {
  const record = two as unknown as GameRecord
  const review = must(Review.open(await wholeGame(registry[record.game]), record))
  const asked = review.askedAt(0)!
  const { reasons } = thought(explaining(asked, 'random', 'luck')).value
  expect(reasons.every(({ tries }) => tries === 1)).toBe(true)
  expect(review.askedAt(review.length - 1)).toBeNull()
})

describe.skipIf(!executable)('what a bot would do', () => {
  const house = houseForTests()

  test('is told in the replay of a game against bots, and never while people play each other', async () => {
    const { page, faults } = await visit(house, 'play/skirmish?bot=novice')
    await settled(page)
    await page.locator('.offers .offer').first().click()
    await settled(page)
    await page.goto(`${house.url}#/replay/${page.url().split('/').at(-1)}`)
    await page.getByRole('button', { name: 'What would a strong bot do here?' }).click()
    const told = page.locator('.reasons li')
    await told.first().waitFor()
    expect(await told.filter({ hasText: 'the bot would choose this' }).count()).toBe(1)
    expect(await told.first().textContent()).toMatch(/^\d+%/)
    expect(await violations(page)).toEqual([])
    // another moment, another question
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByRole('button', { name: 'What would a strong bot do here?' }).waitFor()
    // who comes with his question is told at once
    const replay = page.url().split('?')[0]
    await page.goto(`${replay}?at=1&ask`)
    await page.reload()
    await told.first().waitFor()
    // two people at one screen
    await page.goto(`${house.url}#/new/skirmish`)
    await page.locator('option[value=fair]').nth(1).waitFor({ state: 'attached' })
    for (const seat of await page.locator('fieldset select').all())
      if ((await seat.locator('option[value=fair]').count()) > 0) await seat.selectOption('')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL(/#\/table\//)
    await page.goto(`${house.url}#/replay/${page.url().split('/').at(-1)}`)
    await page.locator('.table.replay').waitFor()
    expect(await page.locator('.reasons').count()).toBe(0)
    expect(faults).toEqual([])
  })
})
