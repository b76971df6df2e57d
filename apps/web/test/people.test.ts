import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { executable, settled, visit } from './chromium.ts'
import { chooseIfAsked, servedHouse, twoAtTable } from './server.ts'

const PASSWORD = 'correct horse'

/** Signs up in the page, under a name. */
async function signUp(page: Page, login: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Sign up' })
  await form.getByLabel('Name').fill(login)
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText(`You are signed in as ${login}.`).waitFor()
}

/** Signs in in the page. */
async function signIn(page: Page, login: string, password: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Sign in' })
  await form.getByLabel('Name').fill(login)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
}

describe.skipIf(!executable)('being somebody', () => {
  const house = servedHouse()

  /** What the letters to an address say, the latest last. */
  const lettersTo = (address: string): string[] =>
    readdirSync(join(house.data, 'outbox'))
      .sort()
      .map(name => readFileSync(join(house.data, 'outbox', name), 'utf8'))
      .filter(letter => letter.includes(`To: ${address}`))

  /** The page a letter's link leads to. */
  const linkIn = (letter: string): string => house.url + (/#\/\S+/.exec(letter)?.[0] ?? '')

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
    await settled(other.page)
    expect(await chooseIfAsked(other.page)).toBe(true)

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
  }, 60_000)

  test('who forgot his password gets a letter, in his language, and chooses a new one; the link is good once', async () => {
    const { page, faults } = await visit(house, 'you')
    await signUp(page, 'ben')
    await page.getByRole('region', { name: 'E-mail' }).getByLabel('E-mail').fill('ben@example.org')
    await page.getByRole('button', { name: 'Give this address' }).click()
    await page.getByText('A letter is on its way to ben@example.org').waitFor()
    await page.goto(linkIn(lettersTo('ben@example.org')[0]))
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
    const letter = lettersTo('ben@example.org').at(-1)!
    expect(letter).toContain('Hexarium: ein neues Passwort')
    for (const [answer, password] of [
      ['Dein neues Passwort gilt', 'battery staple'],
      ['Dieser Link wurde schon benutzt', 'staple battery'],
    ]) {
      await page.goto(`${house.url}#/`)
      await page.goto(linkIn(letter))
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
    expect(faults.filter(fault => !fault.includes('422'))).toEqual([])
  }, 60_000)
})
