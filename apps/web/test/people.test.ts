import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lettersTo, linkIn, PASSWORD, signUp } from './accounts.ts'
import { violations } from './axe.ts'
import { executable, settled, visit } from './chromium.ts'
import { chooseIfAsked, servedHouse, twoAtTable } from './server.ts'

/** Signs in in the page. */
async function signIn(page: Page, login: string, password: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Sign in' })
  await form.getByLabel('Name').fill(login)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
}

describe.skipIf(!executable)('being somebody', () => {
  const house = servedHouse()

  test('a guest signs up, and on another device the game is there and goes on', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish')
    await settled(red.page)
    await chooseIfAsked(red.page)
    const table = red.page.url().replace(/\?.*/, '')
    await red.page.goto(`${house.url}#/you`)
    await red.page.getByText('only this browser knows you').waitFor()
    expect(await violations(red.page), 'guest').toEqual([])
    await signUp(red.page, 'ann')
    await red.page.getByRole('link', { name: 'ann', exact: true }).waitFor()
    expect(await violations(red.page), 'account').toEqual([])

    const other = await visit(house, 'you')
    await signIn(other.page, 'ann', 'wrong horse')
    await other.page.getByRole('alert').filter({ hasText: 'The name or the password is wrong.' }).waitFor()
    await signIn(other.page, 'ann', PASSWORD)
    await other.page.getByText('You are signed in as ann.').waitFor()
    await other.page.goto(`${house.url}#/turns`)
    await other.page.locator('.turn', { hasText: 'Skirmish' }).click()
    expect(other.page.url()).toBe(table)
    await other.page.locator('.table').waitFor()
    let isPlayed = false
    for (let choices = 0; choices < 30 && !isPlayed; choices++) {
      isPlayed = await chooseIfAsked(other.page)
      if (!isPlayed && !(await chooseIfAsked(blue.page))) await other.page.waitForTimeout(50)
    }
    expect(isPlayed).toBe(true)

    // What is taken, or is not to be had, is said; so is that the server is gone.
    await blue.page.goto(`${house.url}#/you`)
    const form = blue.page.getByRole('region', { name: 'Sign up' })
    await form.getByLabel('Name').fill('ann')
    await form.getByLabel('Password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Sign up', exact: true }).click()
    await blue.page.getByText('This name is taken').waitFor()
    await blue.page.getByRole('region', { name: 'Your name' }).getByLabel('Your name').fill('Moderator')
    await blue.page.getByRole('button', { name: 'Save' }).click()
    await blue.page.getByText('This name cannot be had').waitFor()
    await blue.context.setOffline(true)
    await blue.page.getByRole('button', { name: 'Save' }).click()
    await blue.page.getByText('The server does not answer.').waitFor()
  })

  test('every page about people fits a phone, has its heading, and axe-core finds nothing there', async () => {
    const { page, faults } = await visit(house, 'you', { width: 390, height: 844, locale: 'de-DE' })
    for (const path of ['', 'you', 'turns', 'people', 'ladders', 'ladders/titan', 'watch', 'friend', 'reset?token=x']) {
      await page.goto(`${house.url}#/${path}`)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await violations(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    }
    expect(faults).toEqual([])
  })

  test('who forgot his password gets a letter, in his language, and chooses a new one; the link is good once', async () => {
    const { page, faults } = await visit(house, 'you')
    await signUp(page, 'ben')
    await page.getByRole('region', { name: 'E-mail' }).getByLabel('E-mail').fill('ben@example.org')
    await page.getByRole('button', { name: 'Give this address' }).click()
    await page.getByText('A letter is on its way to ben@example.org').waitFor()
    await page.goto(linkIn(house, lettersTo(house, 'ben@example.org')[0]))
    await page.getByText('this address is yours').waitFor()
    await page.goto(`${house.url}#/you`)
    await page.getByText('Letters go to ben@example.org.').waitFor()
    await page.getByLabel('Language').selectOption('de')
    await page.getByRole('heading', { name: 'Wo du angemeldet bist' }).waitFor()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
    await page.getByLabel('E-Mail-Adresse').fill('ben@example.org')
    await page.getByRole('button', { name: 'Brief schicken' }).click()
    await page.getByText('ist ein Brief unterwegs').waitFor()
    const letter = lettersTo(house, 'ben@example.org').at(-1)!
    expect(letter).toContain('Hexarium: ein neues Passwort')
    for (const [answer, password] of [
      ['Dein neues Passwort gilt', 'battery staple'],
      ['Dieser Link wurde schon benutzt', 'staple battery'],
    ]) {
      await page.goto(`${house.url}#/`)
      await page.goto(linkIn(house, letter))
      await page.getByLabel('Neues Passwort').fill(password)
      await page.getByRole('button', { name: 'Speichern' }).click()
      await page.getByText(answer).waitFor()
    }
    await page.goto(`${house.url}#/you`)
    const form = page.getByRole('region', { name: 'Anmelden' })
    await form.getByLabel('Kontoname').fill('ben')
    await form.getByLabel('Passwort').fill('battery staple')
    await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.getByText('Du bist als ben angemeldet.').waitFor()
    // What is refused stands in the console, too.
    expect(faults.filter(fault => !fault.includes('Failed to load resource'))).toEqual([])
  })

  test('a passkey is a way in of its own: signed up with it, signed out, in again; the last one stays', async () => {
    const { page, context } = await visit(house, '')
    const session = await context.newCDPSession(page)
    await session.send('WebAuthn.enable')
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    // Browsers have no passkeys for an IP address.
    await page.goto(`${house.url.replace('127.0.0.1', 'localhost')}#/you`)
    await page.getByRole('region', { name: 'Sign up' }).getByLabel('Name').fill('karla')
    await page.getByRole('button', { name: 'Sign up with a passkey' }).click()
    await page.getByText('You are signed in as karla.').waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('This is your only way in').waitFor()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('You are signed in as karla.').waitFor()
  })

  test('who is blocked and reported is seen by those who keep order, and what they do is kept; a deleted account leaves its games without a name', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish')
    for (const [visitor, login] of [
      [red, 'dora'],
      [blue, 'emil'],
    ] as const) {
      await visitor.page.goto(`${house.url}#/you`)
      await signUp(visitor.page, login)
      await visitor.page.goBack()
      await visitor.page.locator('.table').waitFor()
    }
    await say(blue.page, 'You are a fool')
    await red.page.locator('.just-said', { hasText: 'You are a fool' }).waitFor()

    // From the table to who it was, and from there to those who keep order.
    const { page } = red
    await page.getByRole('button', { name: 'Chat' }).click()
    await page.locator('#talk .talk-name').first().click()
    await page.locator('#talk').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: /Guest|emil/ }).waitFor()
    expect(await violations(page), 'profile').toEqual([])
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByRole('button', { name: 'Block no longer' }).waitFor()
    await page.getByRole('button', { name: 'Report' }).click()
    await page.getByLabel('What happened?').fill('He calls people names.')
    await page.getByRole('button', { name: 'Send the report' }).click()
    await page.getByText('somebody will look at it').waitFor()
    await page.getByRole('button', { name: 'Close' }).first().click()
    await page.goto(`${house.url}#/people`)
    await page.getByRole('region', { name: 'Whom you have blocked' }).getByRole('link').waitFor()
    await page.goto(`${house.url}#/keeping`)
    await page.getByText('This page is for moderators').waitFor()

    await page.goto(`${house.url}#/you`)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByText('Nobody knows you here yet.').waitFor()
    makeKeeper(house.data, 'dora')
    await signIn(page, 'dora', PASSWORD)
    await page.getByText('You are signed in as dora.').waitFor()
    await page.goto(`${house.url}#/keeping`)
    await page.getByText('He calls people names.').waitFor()
    await page.getByText('What was said there then').click()
    await page.getByText('Mutes and bans so far').click()
    await page.getByText('None.').waitFor()
    await page.getByText('You are a fool').waitFor()
    expect(await violations(page), 'keeping').toEqual([])
    await page.getByRole('button', { name: 'Mute' }).click()
    await page.getByLabel('Reason').fill('called people names')
    await page.getByLabel('For how long').selectOption('24')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('dora muted').waitFor()
    // what was opened before tells of it, too; who it concerns is told, and keeps his words
    await page.locator('details[open]').getByText('Mute: called people names').waitFor()
    await blue.page.getByRole('button', { name: 'Chat' }).click()
    await blue.page.locator('#talk').getByRole('textbox').fill('Why?')
    await blue.page.keyboard.press('Enter')
    await blue.page.locator('#talk').getByRole('alert').getByText('called people names').waitFor()
    expect(await blue.page.locator('#talk').getByRole('textbox').inputValue()).toBe('Why?')
    await blue.page.keyboard.press('Escape')
    await page.getByText('The command line gave a role').waitFor()
    await page.getByRole('button', { name: 'Close the report' }).click()
    await page.getByLabel('Reason').fill('muted for a day')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Nothing has been reported.').waitFor()

    await blue.page.goto(`${house.url}#/you`)
    await blue.page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = blue.page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await blue.page.getByText('Nobody knows you here yet.').waitFor()
    await page.goto(`${house.url}#/you`)
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByText('won').first().waitFor()
    expect(await page.getByRole('region', { name: 'Games played' }).textContent()).toMatch(/nobody/i)
  })
})

/** Says something at a table. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Chat' }).click()
  await page.locator('#talk').getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

/** Makes somebody a keeper, where the server is kept. */
function makeKeeper(data: string, login: string): void {
  const main = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production', DATA: data }
  execFileSync(process.execPath, [main, 'keeper', 'add', login, 'keeper'], { env })
}
