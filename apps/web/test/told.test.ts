import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo, linkIn, signUp } from './accounts.ts'
import { violations } from './axe.ts'
import { executable, settled } from './chromium.ts'
import { PushService } from './push-service.ts'
import { chooseIfAsked, servedHouse, twoAtTable } from './server.ts'

/** One plays until nothing more is asked of him. */
async function playUntilWaiting(page: Page): Promise<void> {
  await settled(page)
  for (let choices = 0; choices < 30 && (await chooseIfAsked(page)); choices++);
  await page.locator('[data-ask=waiting]').waitFor()
}

/** Somebody plays until another is told something. */
async function playUntil(page: Page, isTold: () => Promise<boolean>): Promise<void> {
  for (let choices = 0; choices < 60 && !(await isTold()); choices++) {
    if (!(await chooseIfAsked(page))) await page.waitForTimeout(100)
  }
}

/** In the page: what a browser with a push service of its own does. */
function reachable(subscription: { endpoint: string; keys: Record<string, string> }): void {
  const made = {
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    unsubscribe: async () => localStorage.removeItem('subscribed'),
  }
  const { prototype } = PushManager
  prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? made : null) as PushSubscription | null
  prototype.subscribe = async () => {
    localStorage.setItem('subscribed', 'yes')
    return made as unknown as PushSubscription
  }
  Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('leave') ?? 'default' })
  Notification.requestPermission = async () => {
    localStorage.setItem('leave', 'granted')
    return 'granted'
  }
}

/** Hands what a push service brought to the page's service worker, as the browser does. */
async function deliver(context: BrowserContext, page: Page, message: unknown): Promise<void> {
  const session = await context.newCDPSession(page)
  const found = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
}

describe.skipIf(!executable)('being told', () => {
  const service = new PushService()
  const settings: Record<string, string> = {}
  beforeAll(async () => {
    await service.open()
    settings['PUSH_SERVICES'] = service.origin
  })
  afterAll(() => service.close())
  const house = servedHouse(settings)

  test('who reads the rules is told of his turn there, in the title, too, and one click opens the table', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish')
    await playUntilWaiting(blue.page)
    await blue.page.goto(`${house.url}#/rules`)
    await blue.page.locator('h1').waitFor()
    const told = blue.page.locator('.told', { hasText: 'it is your turn' })
    await playUntil(red.page, async () => (await told.count()) > 0)
    await told.waitFor()
    expect(await violations(blue.page)).toEqual([])
    await blue.page.waitForFunction(() => document.title.startsWith('(1) '))
    await blue.page.getByRole('link', { name: 'Your turn: 1' }).waitFor()
    await told.getByRole('link', { name: 'To the table' }).click()
    await settled(blue.page)
    await told.waitFor({ state: 'detached' })
    expect(await blue.page.title()).not.toContain('(1)')
    // One table may be left in peace, and be heard of again.
    await blue.page.goto(`${house.url}#/turns`)
    const quiet = blue.page.getByLabel('Tell me nothing of this table').first()
    await quiet.check()
    await blue.page.getByText('Saved.').waitFor()
    await blue.page.reload()
    await expect.poll(() => quiet.isChecked()).toBe(true)
    expect(await violations(blue.page)).toEqual([])
    expect([...red.faults, ...blue.faults]).toEqual([])
  })

  test('who is away for an hour gets a letter in his language, whose link opens the table', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish')
    const { page } = blue
    const table = page.url().replace(/.*#\/t\/|\?.*/g, '')
    await playUntilWaiting(page)
    await page.goto(`${house.url}#/you`)
    await signUp(page, 'clara')
    await page.getByRole('region', { name: 'E-mail' }).getByLabel('E-mail').fill('clara@example.org')
    await page.getByRole('button', { name: 'Give this address' }).click()
    await page.getByText('A letter is on its way').waitFor()
    await page.goto(linkIn(house, lettersTo(house, 'clara@example.org')[0]))
    await page.getByText('this address is yours').waitFor()
    await page.goto(`${house.url}#/you`)
    await page.getByLabel('Letters about what you have not looked at').selectOption('hourly')
    await page.getByText('Saved.').waitFor()
    await page.getByLabel('Language').selectOption('fr')
    await page.getByRole('heading', { name: 'Langue' }).or(page.locator('html[lang=fr]')).first().waitFor()
    await playUntil(red.page, async () => (await page.locator('.told').count()) > 0)
    await page.goto('about:blank')

    await house.stop()
    const database = new DatabaseSync(join(house.data, 'hexarium.db'))
    database.exec('UPDATE notices SET at = at - 7200000')
    database.close()
    await house.start()
    await expect.poll(() => lettersTo(house, 'clara@example.org').length).toBe(2)
    const [, letter] = lettersTo(house, 'clara@example.org')
    expect(letter).toContain(`#/t/${table}`)
    expect(letter).toMatch(/à vous de jouer|votre tour|à toi de jouer|ton tour/i)
    await page.goto(linkIn(house, letter))
    await page.locator('.table [data-ask=asked]').waitFor()
  })

  test('a browser is asked whether it may knock once one plays with somebody; a push shows what is to be done, and opens the table', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish', { offline: true })
    const { page, context } = blue
    await context.grantPermissions(['notifications'])
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.addInitScript(reachable, service.subscription)
    await page.reload()
    const table = page.url().replace(/.*#\/t\/|\?.*/g, '')
    await page.getByText('Shall this browser tell you').waitFor()
    await page.getByRole('button', { name: 'Yes, tell me' }).click()
    await playUntilWaiting(page)
    await page.goto(`${house.url}#/you`)
    const mayKnock = page.getByLabel('This browser tells me when it is my turn')
    await expect.poll(() => mayKnock.isChecked()).toBe(true)
    await playUntil(red.page, async () => (await page.locator('.told').count()) > 0)
    const sent = () => service.messages.filter(message => message.table === table)
    await expect.poll(sent).toMatchObject([{ kind: 'turn', title: 'Skirmish', text: 'It is your turn.', count: 1 }])
    // A service worker that is being started loses what the debugger hands it: then it is handed once more.
    const shown = async () => {
      await deliver(context, page, sent()[0])
      return page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready
        return (await worker.getNotifications()).map(({ title, body, data }) => `${title}: ${body} ${data}`)
      })
    }
    await expect.poll(shown, { interval: 1_000 }).toEqual([`Skirmish: It is your turn. #/t/${table}`])
    await context.serviceWorkers()[0].evaluate(async () => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget
      const [notification] = await scope.registration.getNotifications()
      const { NotificationEvent: Event } = globalThis as unknown as {
        NotificationEvent: new (type: string, init: { notification: Notification }) => Event
      }
      scope.dispatchEvent(new Event('notificationclick', { notification }))
    })
    await page.waitForURL(url => url.hash.startsWith(`#/t/${table}`))
    // It can be taken back.
    await page.goto(`${house.url}#/you`)
    await expect.poll(() => mayKnock.isChecked()).toBe(true)
    await mayKnock.uncheck()
    await page.getByText('Saved.').waitFor()
    expect(await mayKnock.isChecked()).toBe(false)
  })
})
