import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { byDigit, choose, playOn } from './players.ts'

const sizes = [
  [1400, 900],
  [390, 844],
  [844, 390],
] as const

describe.skipIf(!executable)('what is drawn', () => {
  const house = houseForTests()

  test('where a piece could go is drawn for the moment that is shown, and no longer', async () => {
    const { page } = await visit(house, 'play/titan?bot=random')
    await playOn(page, 6, () => page.locator('.offers .offer').first().click())
    await settled(page)
    const box = (await page.locator('.counter').first().boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.locator('.plans path').first().waitFor()
    // What could be done a moment ago is not drawn into the bot's turn.
    await page.evaluate(() => {
      const drawn = document.querySelector('.table')!
      new MutationObserver(() => {
        const isWaiting = document.querySelector('[data-ask=waiting]') !== null
        if (isWaiting && document.querySelector('.plans path')) document.body.dataset['stale'] = 'yes'
      }).observe(drawn, { subtree: true, childList: true, attributes: true })
    })
    for (let choices = 0; choices < 12; choices++) {
      await settled(page)
      await choose(page, () => byDigit(page, 0))
      await page.waitForTimeout(60)
    }
    expect(await page.evaluate(() => document.body.dataset['stale'])).toBeUndefined()
    // For the moment that came it is made anew, though nobody moved the mouse.
    await settled(page)
    await page.locator('.plans path').first().waitFor()
  })

  test('who deploys has all of his zone in sight, on every screen, and little else', async () => {
    for (const [width, height] of sizes) {
      const { page } = await visit(house, 'play/demonworld?bot=random', { width, height })
      await settled(page)
      const zone = page.locator('.zone-set-up .zone-rim').first()
      await zone.waitFor({ state: 'attached' })
      for (let choices = 0; choices < 4; choices++) {
        await settled(page)
        const board = (await page.locator('.board').boundingBox())!
        await expect.poll(async () => isWithin((await zone.boundingBox())!, board)).toBe(true)
        const box = (await zone.boundingBox())!
        expect(Math.max(box.width / board.width, box.height / board.height)).toBeGreaterThan(0.5)
        // whatever lies beside the board, the page itself does not scroll
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
        await choose(page, () =>
          page
            .locator('.offers .offer', { hasNotText: /the rest|Ready/ })
            .first()
            .click(),
        )
      }
      await page.context().close()
    }
  })

  test('a phone’s page stays put however much lies beside the board, and one gets away from a long list', async () => {
    const { page } = await visit(house, 'play/titan?bot=random', { width: 390, height: 844 })
    await settled(page)
    await page.locator('.tabbed').waitFor()
    await page.locator('.tabbed').evaluate(tabs => {
      const long = document.createElement('div')
      long.style.paddingTop = '3000px'
      long.innerHTML = '<span class="hidden">read aloud</span>'
      tabs.append(long)
    })
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
    const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())!.height
    expect(await heightOf('.tabbed')).toBeLessThanOrEqual(await heightOf('.panel'))
  })

  test.for(['demonworld', 'titan'])(
    'on a low window a newcomer to %s sees what can be chosen beside the briefing',
    async game => {
      const { page } = await visit(house, `play/${game}?bot=random`, { width: 1280, height: 714 })
      await settled(page)
      await page.locator('.briefing-here').waitFor()
      const offer = page.locator('.offers .offer').first()
      const isUncovered = () =>
        offer.evaluate(one => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [y + 2, y + height - 2].every(at => one.contains(document.elementFromPoint(x + width / 2, at)))
        })
      await expect.poll(isUncovered).toBe(true)
      await page.context().close()
    },
  )

  test('why something is not possible covers nothing of the board, and goes by itself or with the next choice', async () => {
    for (const [width, height] of [sizes[0], sizes[1]]) {
      const { page } = await visit(house, 'play/warcraft?bot=random', { width, height })
      for (let choices = 0; choices < 30 && (await page.locator('.glow').count()) === 0; choices++) {
        await settled(page)
        const pass = page.locator('.offers .offer').filter({ hasText: 'Pass' })
        const next = (await pass.count()) > 0 ? pass : page.locator('.offers .offer')
        await choose(page, () => next.first().click())
      }
      const board = page.locator('.board')
      const box = (await board.boundingBox())!
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      const notice = page.locator('.notice')
      await notice.waitFor()
      expect(await overlap(notice, board)).toBe(false)
      expect(await page.locator('.notice-area').getAttribute('role')).toBe('status')
      await choose(page, () => page.locator('.offers .offer').first().click())
      await notice.waitFor({ state: 'detached' })
      await page.context().close()
    }
  })

  test('a notice waits for who is at it, and goes when nobody is', async () => {
    const other = await visit(house, 'play/skirmish?bot=random')
    await settled(other.page)
    await other.page.clock.install()
    const box = (await other.page.locator('[data-counter="unit:8"]').boundingBox())!
    await other.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const notice = other.page.locator('.notice')
    await notice.waitFor()
    await notice.getByRole('button', { name: 'Close' }).focus()
    await other.page.clock.runFor(500) // the page notices in its next frame, which this clock draws
    await other.page.clock.fastForward(60_000)
    expect(await notice.count()).toBe(1)
    await other.page.locator('.offers .offer').first().focus()
    await other.page.clock.runFor(500)
    await other.page.clock.fastForward(60_000)
    await notice.waitFor({ state: 'detached' })
  })

  test('held across, a phone shows the first question with choices of it; what welcomes stands below', async () => {
    const { page } = await visit(house, 'play/demonworld?battle=kaibanPass&level=expert', {
      width: 844,
      height: 390,
      touch: true,
    })
    await settled(page)
    await page.locator('.welcome-here').waitFor()
    await page.locator('.briefing-here').waitFor()
    const [asked, third, welcome] = await Promise.all(
      [page.locator('.ask'), page.locator('.offers .offer').nth(1), page.locator('.welcome-here')].map(one =>
        one.boundingBox(),
      ),
    )
    expect(asked!.y).toBeLessThan(120)
    expect(third!.y + third!.height).toBeLessThanOrEqual(390)
    expect(welcome!.y).toBeGreaterThan(third!.y)
  })

  test('three throws lie whole below the board of a phone, whatever their sides are called', async () => {
    const { page } = await visit(house, 'play/demonworld?bot=random', { width: 390, height: 844, touch: true })
    await settled(page)
    await page.locator('.caption > div').evaluate(line => {
      const thrown = (side: string, dice: number) =>
        `<div class="dice-throw"><span class="dice-who">${side}</span><div>${'<svg class="die"></svg>'.repeat(dice)}</div></div>`
      const throws = thrown('Armée orque', 1) + thrown('Armée impériale', 6) + thrown('Armée impériale', 6)
      line.insertAdjacentHTML('beforeend', `<div class="dice-fall">${throws}</div>`)
    })
    const line = (await page.locator('.caption').boundingBox())!
    const tools = (await page.locator('.board-tools').boundingBox())!
    for (const die of await page.locator('.dice-fall .die').all()) {
      const { x, y, width, height } = (await die.boundingBox())!
      expect(y).toBeGreaterThanOrEqual(line.y)
      expect(y + height).toBeLessThanOrEqual(line.y + line.height)
      expect(x + width).toBeLessThanOrEqual(tools.x)
    }
  })

  test.each(sizes)(
    'at %i×%i tools, caption, tabs and dice lie beside each other and not on the board',
    async (width, height) => {
      const { page } = await visit(house, 'play/titan?bot=random', { width, height })
      await settled(page)
      const tools = page.locator('.board-tools')
      const check = async () => {
        expect(await overlap(tools, page.locator('.board'))).toBe(false)
        const dice = page.locator('.dice-fall')
        for (const other of [
          page.locator('.caption p').first(),
          page.locator('.board-source'),
          page.locator('.board-tabs'),
        ])
          for (const one of [tools, dice]) expect(await overlap(one, other)).toBe(false)
        expect(await overlap(page.locator('.caption p').first(), page.locator('.board-source'))).toBe(false)
      }
      await check()
      for (let choices = 0; choices < 20 && (await page.locator('[data-ask=over]').count()) === 0; choices++) {
        await choose(page, () => page.locator('.offers .offer').first().click())
        if (choices % 4 === 0) {
          const box = (await page.locator('.counter').first().boundingBox())!
          await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
        }
        await check()
        await settled(page)
      }
      await page.mouse.move(2, 2)
      await page.goto(`${house.url}#/play/dragon-rage?bot=random`)
      await page.locator('.board-source').waitFor()
      await check()
      await page.locator('.board-source summary').click()
      expect(await overlap(page.locator('.board-source small'), tools)).toBe(false)
    },
    90_000,
  )

  test('dice that fell go, whatever happens after them', async () => {
    const { page } = await visit(house, 'play/skirmish?bot=random&rounds=3')
    let isSeen = false
    for (let choices = 0; choices < 60 && (await settled(page)) === 'asked' && !isSeen; choices++) {
      await choose(page, () => page.locator('.offers .offer').last().click())
      isSeen = (await page.locator('.dice-fall').count()) > 0
    }
    expect(isSeen).toBe(true)
    // Something without dice happens while they lie there.
    for (let choices = 0; choices < 3 && (await settled(page)) === 'asked'; choices++)
      await choose(page, () => page.locator('.offers .offer').first().click())
    await page.locator('.dice-fall').waitFor({ state: 'detached', timeout: 4000 })
  })

  test('what ends a move is never folded away, however long the list is', async () => {
    const { page } = await visit(house, 'play/demonworld?bot=random')
    let most = 0
    for (let choices = 0; choices < 40; choices++) {
      if ((await settled(page)) === 'over') break
      const all = page.getByRole('button', { name: /^Show all \d+ choices/ })
      if ((await all.count()) > 0) {
        const words = await page.locator('.offers .offer-words').allTextContents()
        await all.click()
        const whole = await page.locator('.offers .offer-words').allTextContents()
        most = Math.max(most, whole.length)
        for (const end of ['No more', 'Done', 'Back']) if (whole.includes(end)) expect(words).toContain(end)
      }
      const wanted = page.locator('.offers .offer').filter({ hasText: /battle lines|Ready|Attack/ })
      const next = (await wanted.count()) > 0 ? wanted.first() : page.locator('.offers .offer').last()
      await choose(page, () => next.click())
    }
    expect(most).toBeGreaterThan(14)
  })

  test('a board is framed once a moment, and not at all where it is seen as before: what was drawn is not drawn again', async () => {
    const { page } = await visit(house, 'play/demonworld?bot=random', { width: 1000, height: 700 })
    await settled(page)
    await page.evaluate(() => {
      const land = document.querySelector('.board .land')!
      const framed: [changes: number, isOther: boolean][] = []
      Object.assign(globalThis, { framed })
      new MutationObserver(changes => {
        framed.push([changes.length, changes[0].oldValue !== land.getAttribute('viewBox')])
      }).observe(land, { attributeFilter: ['viewBox'], attributeOldValue: true })
    })
    for (let choices = 0; choices < 16; choices++) {
      if ((await settled(page)) === 'over') break
      const wanted = page.locator('.offers .offer').filter({ hasText: /battle lines|Ready|Attack/ })
      const next = (await wanted.count()) > 0 ? wanted.first() : page.locator('.offers .offer').first()
      await choose(page, () => next.click())
    }
    const framed = await page.evaluate(() => (globalThis as unknown as { framed: [number, boolean][] }).framed)
    expect(framed.length).toBeGreaterThan(0) // it went nearer when the armies stood
    expect(framed.filter(([changes, isOther]) => changes > 1 || !isOther)).toEqual([])
  })

  test('a sheet keeps its layout, whatever its lines say; a card is as high as what it says', async () => {
    const { page } = await visit(house, 'play/demonworld?bot=random')
    const layouts = new Set<string>()
    for (let choices = 0; choices < 16; choices++) {
      if ((await settled(page)) === 'over') break
      await page.getByRole('tab', { name: 'Overview' }).click()
      layouts.add(
        await page
          .locator('.sheet-part')
          .first()
          .evaluate(part => part.className),
      )
      const wanted = page.locator('.offers .offer').filter({ hasText: /battle lines|Ready|Attack/ })
      const next = (await wanted.count()) > 0 ? wanted.first() : page.locator('.offers .offer').first()
      await choose(page, () => next.click())
    }
    expect([...layouts]).toEqual(['sheet-part lines'])
    const other = await visit(house, 'play/warcraft?bot=random')
    await settled(other.page)
    await other.page.getByRole('tab', { name: 'Overview' }).click()
    const blank = await other.page
      .locator('.cards .sheet-label')
      .first()
      .evaluate(label => {
        const range = document.createRange()
        range.selectNodeContents(label)
        return label.getBoundingClientRect().height - range.getBoundingClientRect().height
      })
    expect(blank).toBeLessThan(12)
  })

  test('what happened since one last chose is told whole, and a die is no happening of its own', async () => {
    const { page } = await visit(house, 'play/titan?bot=random&players=6')
    let most = 0
    for (let choices = 0; choices < 30 && most <= 12; choices++) {
      if ((await settled(page)) === 'over') break
      await choose(page, () => page.locator('.offers .offer').first().click())
      await settled(page)
      const recap = page.locator('.recap')
      if ((await recap.count()) === 0) continue
      const count = Number(/(\d+) things/.exec((await recap.locator('summary').textContent())!)?.[1] ?? 1)
      expect(await recap.locator('li').count()).toBe(count)
      for (const text of await recap.locator('li').allTextContents()) expect(text.trim()).not.toBe('')
      most = Math.max(most, count)
    }
    expect(most).toBeGreaterThan(12)
  })

  test('who fell is read without unfolding what happened', async () => {
    const { page } = await visit(house, 'play/dragon-rage?bot=random')
    const fallen = page.locator('.recap:not([open]) summary small')
    for (let choices = 0; choices < 120 && (await fallen.count()) === 0; choices++) {
      if ((await settled(page)) === 'over') break
      await choose(page, () => page.locator('.offers .offer').first().click())
      await settled(page)
    }
    const told = await page.locator('.recap li').allTextContents()
    for (const text of (await fallen.allTextContents()).slice(0, 4)) expect(told).toContain(text)
    expect(await fallen.first().isVisible()).toBe(true)
  })

  test('what the table answers by habit never shows as a question', async () => {
    const { page } = await visit(house, 'play/titan?bot=random')
    await settled(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Preferences' }).click()
    const habits = page.getByRole('group', { name: 'Play these choices automatically' })
    await habits.getByLabel('End a phase when nothing is left to do').check()
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const offers = [...document.querySelectorAll('.offers .offer-words')].map(offer => offer.textContent ?? '')
        if (offers.length === 1 && offers[0].startsWith('End')) seen.push(offers[0])
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    for (let choices = 0; choices < 25 && (await settled(page)) === 'asked'; choices++)
      await choose(page, () => page.locator('.offers .offer').last().click())
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })

  test('playing again lays the same table: settings, seats and bots', async () => {
    const { page } = await visit(house, 'play/skirmish?bot=novice&rounds=3')
    await settled(page)
    const first = page.url()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    await page.locator('[data-ask=over]').waitFor()
    await page.getByRole('button', { name: 'Play again' }).click()
    await page.waitForURL(url => url.href !== first && url.href.includes('#/table/'))
    await page.locator('[data-ask=asked]').waitFor()
    const laid = await page.evaluate(
      () =>
        new Promise<unknown[]>(resolve => {
          const opening = indexedDB.open('hexarium', 1)
          opening.onsuccess = () => {
            const all = opening.result.transaction('games').objectStore('games').getAll()
            all.onsuccess = () => resolve(all.result.map(({ laid: { seed: _seed, rules: _rules, ...rest } }) => rest))
          }
        }),
    )
    expect(laid.length).toBe(2)
    expect(laid[0]).toEqual(laid[1])
    expect(laid[0]).toMatchObject({ bots: [null, 'novice'], settings: { rounds: 3 } })
  })

  test('games that were left are listed in the language of today', async () => {
    const { page } = await visit(house, 'play/skirmish?bot=random')
    await settled(page)
    await choose(page, () => page.locator('.offers .offer').first().click())
    await settled(page)
    const english = (await page.locator('.ask').textContent())!
    await page.goto(`${house.url}#/games`)
    await page.locator('.game-list').getByText(english).waitFor()
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('hexarium')!) as object
      localStorage.setItem('hexarium', JSON.stringify({ ...kept, language: 'de' }))
    })
    await page.reload()
    await page.getByRole('heading', { name: 'Meine Partien' }).waitFor()
    await page.waitForFunction(() => (document.querySelector('.game-list span')?.textContent ?? '') !== '')
    expect(await page.locator('.game-list span').first().textContent()).not.toBe(english)
  })
})

/** True if both are there and have room in common. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const boxes: { x: number; y: number; width: number; height: number }[] = []
  for (const locator of [one, other]) {
    // Dice may be gone between two looks at them.
    const box = (await locator.count()) > 0 ? await locator.boundingBox({ timeout: 500 }).catch(() => null) : null
    if (!box) return false
    boxes.push(box)
  }
  const [a, b] = boxes as [(typeof boxes)[0], (typeof boxes)[0]]
  const slack = 1
  const isApart = (start: 'x' | 'y', size: 'width' | 'height') =>
    a[start] + a[size] <= b[start] + slack || b[start] + b[size] <= a[start] + slack
  return !isApart('x', 'width') && !isApart('y', 'height')
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** True if a box lies in another; a pixel of a line's width is nothing. */
function isWithin(box: Box, other: Box): boolean {
  const [left, top] = [box.x - other.x, box.y - other.y]
  return left > -2 && top > -2 && left + box.width < other.width + 2 && top + box.height < other.height + 2
}
