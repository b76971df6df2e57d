import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { ServedHouse } from './server.ts'

export const PASSWORD = 'correct horse'

/** Signs up in the page, under a name. */
export async function signUp(page: Page, login: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Sign up' })
  await form.getByLabel('Name').fill(login)
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText(`You are signed in as ${login}.`).waitFor()
}

/** What the letters to an address say, the latest last. */
export function lettersTo({ data }: ServedHouse, address: string): string[] {
  return readdirSync(join(data, 'outbox'))
    .sort()
    .map(name => readFileSync(join(data, 'outbox', name), 'utf8'))
    .filter(letter => letter.includes(`To: ${address}`))
}

/** The page a letter's link leads to. */
export function linkIn({ url }: ServedHouse, letter: string): string {
  return url + (/#\/\S+/.exec(letter)?.[0] ?? '')
}
