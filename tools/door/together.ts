import { chooseOnce, DIALOG, goOn } from './hall.ts'
import { click, first, named, type Page, until } from './page.ts'

/** A game in which a choice can be taken back from the first turn on. */
const GAME = 'titan'
const FREE = "[...document.querySelectorAll('select')].filter(one => one.querySelector('option[value=open]'))[1]"
const SEQ = "Number(document.querySelector('.table')?.dataset.seq ?? -1)"
const QUESTION = "document.querySelector('.ask[data-ask=asked]')?.textContent"
const MAY_TAKE_BACK = `(button => !!button && !button.disabled)(${named('Undo')}) && !!(${QUESTION})`

/**
 * One lays a table on the server, another comes by its link; both choose. As soon as one may take a choice back he does, and
 * both play on.
 */
export async function playTogether(address: string, host: Page, guest: Page): Promise<void> {
  await host.open(`${address}#/new/${GAME}`)
  await until(host, FREE, 'a seat that can be left free')
  await host.ask(`(seat => {
    seat.value = 'open'
    seat.dispatchEvent(new Event('change', { bubbles: true }))
  })(${FREE})`)
  // What a table on the server wants to know comes above the button, and moves it.
  await until(host, "document.querySelector('form').textContent.includes('On the server')", 'the terms of the table')
  await click(host, named('Begin'), '“Begin”')
  const link = await until<string>(host, "document.querySelector('input[readonly]')?.value", 'the link to invite by')
  await guest.open(link)
  await click(guest, named('Sit down'), '“Sit down”')
  await click(guest, named('Begin'), '“Begin” of the waiting room')
  const people = [host, guest]
  for (const page of people) await until(page, first('.table'), 'the table')

  const before = await chooseUntil(people, page => page.ask<boolean>(MAY_TAKE_BACK))
  await click(before.page, named('Undo'), '“Undo”')
  await until(before.page, `${QUESTION} === ${JSON.stringify(before.question)}`, `“${before.question}” once more`)
  const after = await chooseUntil(people, async (_page, choices) => choices >= 6)
  const all = before.choices + after.choices
  console.log(`  two people by a link: ${all} choices, one of them taken back after ${before.choices}`)
}

/** How far two have come: who it is that something holds for, what he was asked before his last choice, how many there were. */
interface Progress {
  page: Page
  question: string
  choices: number
}

/** Whoever is asked chooses, until something holds for somebody. */
async function chooseUntil(
  people: readonly Page[],
  holds: (page: Page, choices: number) => Promise<boolean>,
): Promise<Progress> {
  const questions = new Map<Page, string>()
  for (let choices = 0, idle = 0; choices < 80 && idle < 400; ) {
    for (const page of people) {
      if (choices > 0 && (await holds(page, choices))) return { page, question: questions.get(page) ?? '', choices }
      if (await page.ask(DIALOG)) await goOn(page)
      const look = await page.ask<{ seq: number; offers: number; question: string } | null>(
        `${QUESTION} && { seq: ${SEQ}, offers: document.querySelectorAll('.offers .offer').length, question: ${QUESTION} }`,
      )
      if (!look) {
        idle++
        await new Promise(done => setTimeout(done, 25))
        continue
      }
      questions.set(page, look.question)
      await chooseOnce(page, { ...look, glows: 0 }, 0)
      choices++
      idle = 0
    }
  }
  throw new Error('The two do not get on: nobody is asked, or what should hold never does.')
}
