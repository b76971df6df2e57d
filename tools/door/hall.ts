import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { root } from './newcomer.ts'
import { click, first, type Page, until } from './page.ts'

/** Choices a newcomer makes in each game. */
const CHOICES = 5

/** What a game shows: how far it is, what is asked, and what can be clicked. */
interface Look {
  seq: number
  ask: 'asked' | 'over'
  glows: number
  offers: number
}

const ASKED = '[data-ask=asked], [data-ask=over]'
/** Once all that comes after a first board is here: what is being laid out is hard to hit. */
const LOOK = `(() => {
  const asked = document.querySelector('${ASKED}')
  const table = document.querySelector('.table:not([data-held], [data-coming])')
  if (!asked || !table || document.querySelector('dialog[open]')) return null
  const count = selector => document.querySelectorAll(selector).length
  return {
    seq: Number(table.dataset.seq),
    ask: asked.dataset.ask,
    glows: count('.glow'),
    offers: count('.offers .offer'),
  }
})()`

/** The games of this clone, by folder. */
export const gamesHere = (): string[] =>
  globSync('games/*/game.ts', { cwd: root })
    .map(file => basename(dirname(file)))
    .sort()

/** The hall shows every game; “Play now” leads to its board, where one chooses and the others answer. One line a game. */
export async function playEveryGame(page: Page, address: string, seen: (name: string) => Promise<void>): Promise<void> {
  await page.open(address)
  const links = '[...document.querySelectorAll(\'a[href^="#/play/"]\')]'
  const here = gamesHere()
  await until(page, `${links}.length >= ${here.length}`, 'the hall')
  const shown = await page.ask<string[]>(
    `${links}.map(link => link.getAttribute('href').slice('#/play/'.length)).sort()`,
  )
  if (shown.join() !== here.join()) throw new Error(`The hall shows ${shown.join(', ')} instead of ${here.join(', ')}.`)
  await seen('hall')
  for (const game of here) {
    await click(page, first(`a[href="#/play/${game}"]`), `“Play now” of ${game}`)
    const { own, others } = await playOn(page, CHOICES)
    await seen(game)
    console.log(`  ${game}: ${own} choices of one’s own, ${others} of others`)
    await click(page, first('a.brand'), 'the way back to the hall')
    await until(page, `${links}.length >= ${here.length}`, 'the hall')
  }
}

/** Chooses so often, and on until somebody else has chosen, too. */
export async function playOn(page: Page, choices: number): Promise<{ own: number; others: number }> {
  const begin = await settled(page, 'a question')
  let look = begin
  let own = 0
  for (; own < choices || look.seq - begin.seq <= own; own++) {
    if (look.ask === 'over') throw new Error(`The game was over after ${own} choices.`)
    if (own >= choices * 10) throw new Error(`Nobody else chose anything within ${own} choices.`)
    await chooseOnce(page, look, own)
    look = await settled(page, `a question after choice ${own + 1}`)
  }
  return { own, others: look.seq - begin.seq - own }
}

/** True, in a page, while a dialog asks whether a choice is meant. */
export const DIALOG = `!!document.querySelector('dialog[open]') && 'dialog'`
const MENU = `!!document.querySelector('.pick-menu .offer') && 'menu'`

/** Waits for the next question. Others may choose while one is asked whether a choice is meant: then it still is. */
async function settled(page: Page, what: string): Promise<Look> {
  for (;;) {
    const next = await until<Look | 'dialog'>(page, `${DIALOG} || ${LOOK}`, what)
    if (next !== 'dialog') return next
    await goOn(page)
  }
}

/** A choice is meant: what stands beside the safe button of the dialog that asks, or its main button where none is safer. */
export async function goOn(page: Page): Promise<void> {
  const meant = 'dialog[open] [data-safe] + .button, dialog[open] .button.strong:not([data-safe])'
  await click(page, first(meant), 'the way on from a question')
  await new Promise(done => setTimeout(done, 100))
}

/** Takes what glows on the board and what the list offers by turns. */
export async function chooseOnce(page: Page, look: Pick<Look, 'glows' | 'offers'>, turn: number): Promise<void> {
  if (look.offers === 0) throw new Error('Something is asked, but nothing is offered.')
  const offered = first('.offers .offer')
  // Help that comes later may let less glow than when one looked.
  const glowing = `(glows => glows[${turn} % glows.length] ?? ${offered})(document.querySelectorAll('.glow'))`
  if (look.glows > 0 && turn % 2 === 1) await click(page, glowing, 'what glows on the board')
  else await click(page, offered, 'what is offered')
  // Counted from the click: what the table answers by itself may come between the look and the click.
  const moved = `document.querySelector('.table')?.dataset.seq !== window.seqThen || !document.querySelector('[data-ask=asked]')`
  for (;;) {
    const next = await until<unknown>(page, `${DIALOG} || ${MENU} || (${moved})`, 'what follows from a click')
    if (next === 'dialog') await goOn(page)
    else if (next !== 'menu') return
    else await click(page, first('.pick-menu .offer'), 'a choice of several at one place')
  }
}
