import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executable, type House, openHouse, settled, visit } from './chromium.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** A server of our own that serves the app, on any free port. */
async function startServer(data: string, dist: string, port = 0): Promise<{ process: ChildProcess; port: number }> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATA: data,
    WEB: dist,
    RATE: '0',
    LOG_LEVEL: 'info',
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const found = await new Promise<number>((resolve, reject) => {
    let text = ''
    child.stdout!.setEncoding('utf8').on('data', part => {
      text += part
      const [, number] = /"port":(\d+)/.exec(text) ?? []
      if (number) resolve(Number(number))
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
  return { process: child, port: found }
}

async function stopServer(child: ChildProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

describe.skipIf(!executable)('with a server', () => {
  let house: House
  let data: string
  let server: { process: ChildProcess; port: number }
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'hexarium-'))
    house = await openHouse()
    server = await startServer(data, house.dist)
    house.url = `http://127.0.0.1:${server.port}/`
  }, 60_000)
  afterAll(async () => {
    await house.close()
    await stopServer(server.process)
    rmSync(data, { recursive: true, force: true })
  })

  /** Chooses once, if this page is asked. */
  async function chooseIfAsked(page: Page): Promise<boolean> {
    if ((await page.locator('[data-ask=asked]').count()) === 0) return false
    const seq = await page.locator('.table').getAttribute('data-seq')
    await page.locator('.offers .offer').first().click()
    await page.waitForFunction(
      before =>
        document.querySelector('.table')?.getAttribute('data-seq') !== before ||
        document.querySelector('[data-ask=asked]') === null,
      seq,
    )
    return true
  }

  test('two browsers play a table live by link, a third watches and sees no secret, a lost connection comes back', async () => {
    const red = await visit(house, 'new/skirmish')
    await red.page.locator('option[value=open]').first().waitFor({ state: 'attached' })
    await red.page.getByLabel('Seat 2').selectOption('open')
    await red.page.getByRole('button', { name: 'Begin' }).click()
    const link = await red.page.getByLabel('Link to invite by').inputValue()
    expect(link).toContain('link=')

    const blue = await visit(house, '')
    await blue.page.goto(link)
    await blue.page.getByRole('button', { name: 'Sit down' }).click()
    await blue.page.getByRole('button', { name: 'Begin' }).click()
    await settled(blue.page)
    await settled(red.page)

    const watcher = await visit(house, link.slice(link.indexOf('#/') + 2).replace(/\?.*/, ''))
    await watcher.page.locator('.table').waitFor()
    for (let unit = 0; unit < 4; unit++) {
      await settled(red.page)
      await chooseIfAsked(red.page)
      await settled(blue.page)
      await chooseIfAsked(blue.page)
    }
    await settled(red.page)
    // Orders are secret until all are given: Red sees his own, the watcher sees none.
    await red.page.locator('[data-counter="unit:0"] .t-value').nth(1).waitFor()
    expect(await red.page.locator('[data-counter="unit:0"] .t-value').allTextContents()).toContain('m')
    expect(await watcher.page.locator('[data-counter="unit:0"] .t-value').allTextContents()).not.toContain('m')
    expect(await watcher.page.locator('.offer').count()).toBe(0)

    await stopServer(server.process)
    await red.page.getByText('The connection is lost').waitFor()
    server = await startServer(data, house.dist, server.port)
    await red.page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 20_000 })
    expect(await chooseIfAsked(red.page)).toBe(true)
    await settled(blue.page)
    expect(await chooseIfAsked(blue.page)).toBe(true)

    await red.page.getByText('Talk').click()
    await red.page.getByLabel('Say it').first().fill('Well met')
    await red.page.getByLabel('Say it').first().press('Enter')
    await blue.page.getByText('Talk (1)').click()
    await blue.page.getByText('Well met').waitFor()

    await blue.page.getByRole('button', { name: 'Menu' }).click()
    await blue.page.getByRole('button', { name: 'Give up' }).click()
    await blue.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    await red.page.locator('[data-ask=over]').waitFor()
    await red.page.getByRole('button', { name: 'Replay' }).click()
    await red.page.getByRole('button', { name: 'Prove the dice' }).click()
    await red.page.getByText('Proved:').waitFor()
  }, 60_000)

  test('a game finished without the server is uploaded to it later', async () => {
    const { page } = await visit(house, 'play/skirmish?bot=random')
    await settled(page)
    await chooseIfAsked(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    await page.locator('[data-ask=over]').waitFor()
    await page.goto(`${house.url}#/games`)
    await page.getByRole('button', { name: 'Upload to the server' }).click()
    await page.getByText('Uploaded:').waitFor()
  })

  test('a table that is not there says so', async () => {
    const { page } = await visit(house, 't/nothing')
    await page.getByText('There is no such table').waitFor()
  })
})
