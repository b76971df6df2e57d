import { existsSync } from 'node:fs'
import { setImmediate as breathe } from 'node:timers/promises'
import {
  askedInWords,
  type Option,
  resultInWords,
  rulesAsked,
  type Seat,
  SPECTATOR,
  seatInWords,
} from '@hexarium/kernel'
import { freshName, shortPath, writeRecord } from '../files.ts'
import { commandLine } from '../invoked.ts'
import { EXIT, Problem } from '../problem.ts'
import { decisionOf } from '../story.ts'
import { type Keyboard, print, style, width, wrap } from '../terminal.ts'
import { planText, whyText } from './answers.ts'
import { findOffer, forbiddenChoice } from './input.ts'
import { type Drawn, drawScene, listLog, listOffers, type Offer, offersOf } from './screen.ts'
import type { Table } from './table.ts'
import { Volunteers } from './volunteers.ts'
import { type Words, words } from './words.ts'

/** Lists of options longer than this fold. */
const FOLD = 20

/** What a person's turn came to; who may act but need not can also pass. */
type Turn = 'played' | 'passed' | 'quit' | 'interrupted'

/** A sitting at a table in the terminal: until the game is over or somebody quits. */
export class Session {
  private readonly table: Table
  private readonly keyboard: Keyboard
  private readonly say: Words
  private path: string | undefined
  private saved: string | undefined
  private isWarned = false
  private hasPlayed = false
  private atKeyboard: Seat | undefined
  private readonly drawn = new Map<Seat, Drawn>()
  /** The choice that was just answered with what it would leave undone: taken if it is made again. */
  private reminded: Option | undefined
  private readonly volunteers: Volunteers

  /** `path` is where the game is saved; without it a fresh name in the current folder. */
  constructor(table: Table, keyboard: Keyboard, path: string | undefined, saved?: string) {
    this.table = table
    this.keyboard = keyboard
    this.path = path
    this.saved = saved
    this.say = words[table.language]
    this.volunteers = new Volunteers(table)
  }

  /** Plays; the number is the exit code. */
  async run(): Promise<number> {
    const { match, bots } = this.table
    for (;;) {
      while (this.table.botAsked !== undefined) {
        const volunteer = this.volunteers.next()
        if (volunteer !== undefined) {
          const turn = await this.interject(volunteer)
          if (turn === 'quit' || turn === 'interrupted') return this.leave(turn)
          if (turn === 'played') continue
        }
        this.table.botActs()
        if (bots.every(bot => bot)) for (const line of listLog(this.table.news(this.table.readers[0]))) print(line)
        await breathe() // lets Ctrl-C through between the choices of bots
      }
      const asked = match.asked
      if (!asked) return this.end()
      const people = asked.seats.filter(seat => !bots[seat])
      const seat = people.find(one => one === this.atKeyboard) ?? people[0]
      if (!(await this.handOver(seat))) return this.leave('quit')
      const turn = await this.turn(seat)
      if (turn === 'quit' || turn === 'interrupted') return this.leave(turn)
      if (turn === 'played') this.played()
    }
  }

  private played(): void {
    this.hasPlayed = true
    this.volunteers.forget()
    this.save()
  }

  /** Somebody may act though another is asked. */
  private async interject(seat: Seat): Promise<Turn> {
    if (!(await this.handOver(seat))) return 'quit'
    const turn = await this.turn(seat, true)
    if (turn === 'played') this.played()
    else this.volunteers.decline(seat)
    return turn
  }

  /** Between two people at one keyboard: what one may not see of the other's is wiped away first. */
  private async handOver(seat: Seat): Promise<boolean> {
    const before = this.atKeyboard
    this.atKeyboard = seat
    if (before === undefined || before === seat || !this.table.hasSecrets(before, seat)) return true
    this.wipe()
    const typed = await this.keyboard.ask(`${this.say.passKeyboard(this.nameOf(seat))} `)
    this.wipe()
    this.drawn.delete(seat)
    return typeof typed === 'object'
  }

  private wipe(): void {
    if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
    else print('─'.repeat(40))
  }

  private nameOf(seat: Seat): string {
    const { game, language, match } = this.table
    const name = seatInWords(game, language, match.seen(SPECTATOR).view, seat)
    return (style.seats[seat] ?? (text => text))(name)
  }

  /** Asks a person until something was played; who need not act may pass. */
  private async turn(seat: Seat, mayPass = false): Promise<Turn> {
    const offers = this.showQuestion(seat)
    const others = mayPass ? [] : this.volunteers.all().filter(other => other !== seat)
    if (mayPass) print(this.say.mayPass)
    if (others.length > 0) print(this.say.othersMay(others.map(other => this.nameOf(other)).join(', ')))
    this.reminded = undefined
    for (;;) {
      const typed = await this.keyboard.ask('> ')
      if (typeof typed !== 'object') return typed === 'end' ? 'quit' : typed
      const text = typed.text.trim()
      const [, command, rest = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? []
      if (command === undefined && mayPass) return 'passed'
      if (command === undefined) continue
      if (command === 'o' && rest === '' && others.length > 0) {
        const turn = await this.interject(others[0])
        return turn === 'played' ? 'passed' : turn
      }
      if (command === 'q' && rest === '') return 'quit'
      if (command === 'u' && rest === '') {
        if (this.table.undo(seat)) {
          print(this.say.undone)
          return 'played'
        }
        print(this.say.noUndo)
      } else if (command === 'r' && rest === '') {
        if (await this.resigns(seat)) return 'played'
      } else if (!this.serve(seat, offers, command, rest) && this.choose(seat, offers, text)) return 'played'
    }
  }

  /** The commands that change nothing; false if it is none of them. */
  private serve(seat: Seat, offers: readonly Offer[], command: string, rest: string): boolean {
    if (command === 's') this.saveAs(rest)
    else if (command === 'w') print(wrap(whyText(this.table, seat, offers, rest), width()))
    else if (command === 'p') print(planText(this.table, seat, rest))
    else if (rest !== '') return false
    else if (command === '?' || command === 'h') print(this.say.help)
    else if (command === 'm') this.showScene(seat, offers, true)
    else if (command === 'l') print(listLog(this.table.log(seat)).join('\n') || this.say.emptyLog)
    else if (['all', 'alle', 'tout'].includes(command)) print(listOffers(offers, offers, offers.length).join('\n'))
    else return false
    return true
  }

  /** Everything a person needs for the next choice. */
  private showQuestion(seat: Seat): Offer[] {
    const { table } = this
    const { view } = table.match.seen(seat)
    const decision = decisionOf(table.match)!
    const scene = table.game.scene(view, table.game.text[table.language])
    const offers = offersOf(table, seat, scene)
    const options = offers.map(({ option }) => option)
    print()
    this.showScene(seat, offers, false)
    const isFirst = table.isNew(seat)
    const news = listLog(table.news(seat))
    if (news.length > 0) print([...(isFirst ? [] : [style.bold(this.say.since)]), ...news].join('\n'))
    const asked = askedInWords(table.game, table.language, view, decision.name, seat, options)
    const who = `${this.nameOf(seat)}: `
    print(
      wrap(
        `${who}${style.bold(asked)} ${style.dim(`[${rulesAsked(table.game, view, decision.rules).join(', ')}]`)}`,
        width(),
        '  ',
      ),
    )
    print(listOffers(offers, offers, FOLD).join('\n'))
    if (offers.length > FOLD) print(`  ${this.say.more(offers.length - FOLD)}`)
    print(style.dim(wrap(this.say.keys, width())))
    return offers
  }

  private showScene(seat: Seat, offers: readonly Offer[], all: boolean): void {
    const { game, match, language } = this.table
    const scene = game.scene(match.seen(seat).view, game.text[language])
    const { lines, drawn } = drawScene(scene, offers, all ? undefined : this.drawn.get(seat))
    this.drawn.set(seat, drawn)
    if (lines.length > 0) print(lines.join('\n'))
  }

  /** Takes the option typed, or lists those that hold the text; true if one was taken. */
  private choose(seat: Seat, offers: readonly Offer[], text: string): boolean {
    const found = findOffer(offers, text)
    if (found) {
      if (found.forgets.length + found.losses.length > 0 && this.reminded !== found.option) {
        this.reminded = found.option
        const costs = found.losses.length > 0 ? [this.say.costs, ...found.losses.map(what => `  ${what}`)] : []
        const undone = found.forgets.length > 0 ? [this.say.forgotten, ...found.forgets.map(what => `  ${what}`)] : []
        print([...costs, ...undone, this.say.chooseAgain].join('\n'))
        return false
      }
      const played = this.table.play(seat, found.option)
      if (!played.ok) print(played.problem.text)
      return played.ok
    }
    const wanted = text.toLowerCase()
    const holding = offers.filter(({ name, words, notation }) =>
      `${name} ${words} ${notation}`.toLowerCase().includes(wanted),
    )
    if (holding.length > 0) {
      print(this.say.matching(text, holding.length))
      print(listOffers(offers, holding, holding.length).join('\n'))
      return false
    }
    const forbidden = forbiddenChoice(this.table, seat, text)
    print(wrap(forbidden ? this.say.forbidden(text, forbidden.rule, forbidden.text) : this.say.noMatch(text), width()))
    return false
  }

  private async resigns(seat: Seat): Promise<boolean> {
    const typed = await this.keyboard.ask(this.say.reallyResign)
    if (typeof typed !== 'object' || !typed.text.trim().toLowerCase().startsWith(this.say.yes)) return false
    return this.table.resign(seat).ok
  }

  // ---- saving ----

  /** Saves after every choice, so that neither Ctrl-C nor a power cut loses one. A full disk must not end the game. */
  private save(): string | undefined {
    const lines = this.table.match.lines.join('\n')
    if (lines === this.saved) return this.path
    try {
      this.path ??= freshName(`${this.table.game.id}-${today()}`)
      writeRecord(this.path, this.table.match.record())
      this.saved = lines
      return this.path
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (!this.isWarned) process.stderr.write(`${error.message}\n`)
      this.isWarned = true
      return undefined
    }
  }

  private saveAs(file: string): void {
    if (file !== '' && file !== this.path) {
      const path = /\.json$/.test(file) ? file : `${file}.hexarium.json`
      if (existsSync(path)) {
        print(this.say.exists(path))
        return
      }
      this.path = path
    }
    this.saved = undefined
    this.isWarned = false
    const path = this.save()
    if (path) print(this.say.saved(shortPath(path)))
  }

  private leave(turn: Turn): number {
    const code = turn === 'interrupted' ? EXIT.interrupted : EXIT.fine
    if (!this.hasPlayed && this.saved === undefined) print(this.say.nothingPlayed)
    else {
      this.isWarned = false
      const path = this.save()
      if (!path) return EXIT.mistake
      print(this.say.autosaved(shortPath(path)))
      print(`${this.say.resumeWith} ${commandLine(`play --resume ${quoted(shortPath(path))}${this.langOption()}`)}`)
    }
    return code
  }

  private langOption(): string {
    return this.table.language === 'en' ? '' : ` --lang ${this.table.language}`
  }

  private end(): number {
    const { game, match, language, readers } = this.table
    const reader = this.atKeyboard ?? readers[0]
    print()
    this.showScene(reader, [], true)
    print(listLog(this.table.news(reader)).join('\n'))
    print(
      style.bold(`${this.say.won} ${resultInWords(game, language, match.seen(reader).view, match.state.core.result!)}`),
    )
    const path = this.save()
    if (!path) return EXIT.mistake
    print(this.say.autosaved(shortPath(path)))
    print(`${this.say.proveWith} ${commandLine(`verify ${quoted(shortPath(path))}`)}`)
    return EXIT.fine
  }
}

function today(): string {
  const now = new Date()
  const two = (number: number) => `${number}`.padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path}'`
}
