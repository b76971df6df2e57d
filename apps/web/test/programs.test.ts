import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { executable, visit } from './chromium.ts'
import { byDigit, playOn } from './players.ts'
import { servedHouse } from './server.ts'

const script = join(mkdtempSync(join(tmpdir(), 'hexarium-')), 'last.mjs')
writeFileSync(
  script,
  `import { createInterface } from 'node:readline'
   const say = choice => console.log(JSON.stringify({ choice }))
   createInterface({ input: process.stdin }).on('line', line => say(JSON.parse(line).options.at(-1)))`,
)

describe.skipIf(!executable)('programs of others', () => {
  const house = servedHouse({ BOTS: `last=${JSON.stringify(process.execPath)} ${JSON.stringify(script)}` })

  test('a program is given a seat in the page, plays there, and is called by its name', async () => {
    const { page, faults } = await visit(house, 'new/skirmish')
    const seat = page.locator('select:has(option[value="program:last"])').nth(1)
    await seat.selectOption({ label: 'Program: last' })
    await page.getByText('Clock').first().waitFor() // it is a table on the server now
    await page.getByRole('button', { name: 'Begin' }).click()
    expect(await playOn(page, 8, byDigit)).toBe(8)
    const told = await page.request.get(`${house.url}api/my/tables?list=running`)
    const [table] = (await told.json()).tables
    expect(table.seats).toMatchObject([{ kind: 'person' }, { kind: 'bot', name: 'bot (program:last)' }])
    await page.goto(`${house.url}#/turns`)
    await page.getByText('Program: last').first().waitFor()
    expect(faults).toEqual([])
  })

  test('a free seat of a table that waits can be given to a program; in German, too', async () => {
    const { page, faults } = await visit(house, 'new/skirmish', { locale: 'de-DE' })
    await page.locator('select:has(option[value=open])').nth(1).selectOption('open')
    await page.getByRole('button', { name: 'Beginnen' }).click()
    const seat = page.locator('.waiting-room select:has(option[value="program:last"])')
    await seat.selectOption({ label: 'Programm: last' })
    await page.getByText('Programm: last').first().waitFor()
    expect(faults).toEqual([])
  })
})
