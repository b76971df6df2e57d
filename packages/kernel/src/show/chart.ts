import type { Procedure, Step, Steps } from '../core/flow.ts'
import type { AnyGame } from '../core/game.ts'
import type { Locals, State } from '../core/state.ts'
import { type ChartWords, chartWords } from './chart-words.ts'
import { humanise, type Language } from './text.ts'

/**
 * A game's sequence of play, made from its procedures: numbered like a rule book, each line with its rule.
 * A procedure called from one place stands where it is called; one called from several has a section of its own.
 */
export function chart(game: AnyGame, language: Language = 'en'): string {
  const words = game.steps?.[language] ?? {}
  return drawn(game, chartWords[language], (keys, otherwise) => {
    const key = keys.find(key => Object.hasOwn(words, key))
    return key === undefined ? otherwise : words[key]
  })
}

/** Everything a game's chart names: for each the keys of its words, the nearest first. Acts are told apart: they may go untold. */
export function chartKeys(game: AnyGame): { keys: readonly string[]; isAct: boolean }[] {
  const found: { keys: readonly string[]; isAct: boolean }[] = []
  drawn(game, chartWords.en, keys => {
    found.push({ keys, isAct: keys[0].startsWith('act.') })
    return keys[0]
  })
  return found
}

/** The words for the first of these keys that has any. */
type Naming = (keys: readonly string[], otherwise: string) => string

function drawn(game: AnyGame, words: ChartWords, find: Naming): string {
  const name = (place: string, key: string): string => find([`${place}.${key}`, key], humanise(key))
  const callers = countCallers(game)
  const lines: string[] = []
  const sections: Procedure<State>[] = [game.start as unknown as Procedure<State>]
  for (let i = 0; i < sections.length; i++) {
    const procedure = sections[i]
    lines.push(...(i === 0 ? [] : ['']), `${capital(name('call', procedure.name))}${cite(procedure.rules)}`)
    writeSteps(procedure.steps as unknown as AnySteps, '  ')
  }
  return lines.join('\n')

  function writeSteps(steps: AnySteps, indent: string): void {
    let number = 0
    for (const step of steps) {
      if (step.does === 'resigned' || (step.does === 'act' && !toldOf(step))) continue
      number++
      writeStep(step, `${indent}${number}. `, `${indent}   `)
    }
  }

  /** What is done without a question; nothing where it is mere book-keeping: it has no name, or empty words. */
  function toldOf({ title }: Extract<AnyStep, { does: 'act' }>): string {
    return title && name('act', title)
  }

  /** What a case depends on; without a name of its own it is known by the step it leads to. */
  function conditionOf({ title, steps }: Extract<AnyStep, { steps: unknown; title: string }>): string {
    return title ? name('if', title) : find([`before.${firstOf(steps)}`], 'it applies')
  }

  function writeStep(step: AnyStep, lead: string, inner: string): void {
    const write = (text: string) => lines.push(`${lead}${capital(text)}`)
    switch (step.does) {
      case 'ask': {
        const { name: question, rules, kinds } = step.decision
        const choices = kinds.map(kind => name(question, kind)).join(', ')
        write(words.asked(`${name('ask', question)}${cite(rules)}`, choices))
        break
      }
      case 'act':
        write(toldOf(step))
        break
      case 'give':
        write(words.give(step.title ? name('give', step.title) : undefined))
        break
      case 'when':
        write(words.when(conditionOf(step)))
        writeSteps(step.steps, inner)
        break
      case 'loop':
        write(step.test ? words.loop(conditionOf(step)) : words.forever)
        writeSteps(step.steps, inner)
        break
      case 'repeat':
        write(words.repeat(step.test ? conditionOf(step) : undefined))
        writeSteps(step.steps, inner)
        break
      case 'each':
        write(words.each(find([`each.${step.name}`], `each ${humanise(step.name)}`)))
        writeSteps(step.steps, inner)
        break
      case 'call':
        writeCall(step, lead, inner)
        break
    }
  }

  function writeCall(step: Extract<AnyStep, { does: 'call' }>, lead: string, inner: string): void {
    const called = step.procedures.map(procedure => game.procedures.get(procedure.name) ?? procedure)
    const only = called.length === 1 ? called[0] : undefined
    if (only && callers.get(only.name) === 1) {
      lines.push(`${lead}${capital(name('call', only.name))}${cite(only.rules)}`)
      writeSteps(only.steps as unknown as AnySteps, inner)
      return
    }
    const names = called.map(procedure => name('call', procedure.name))
    lines.push(`${lead}${capital(words.below(words.either(names)))}`)
    for (const procedure of called) if (!sections.includes(procedure)) sections.push(procedure)
  }
}

type AnyStep = Step<State, Locals>
type AnySteps = Steps<State, Locals>

/** The name of the first step that has one. */
function firstOf(steps: AnySteps): string {
  for (const step of steps) {
    if (step.does === 'ask') return step.decision.name
    if (step.does === 'call') return step.procedures[0].name
    if (step.does === 'each') return step.name
    const own = 'title' in step ? step.title : ''
    const found = own || ('steps' in step ? firstOf(step.steps) : '')
    if (found) return found
  }
  return ''
}

function countCallers(game: AnyGame): Map<string, number> {
  const callers = new Map<string, number>()
  const count = (steps: AnySteps): void => {
    for (const step of steps) {
      if (step.does === 'call') for (const { name } of step.procedures) callers.set(name, (callers.get(name) ?? 0) + 1)
      else if ('steps' in step) count(step.steps)
    }
  }
  for (const procedure of game.procedures.values()) count(procedure.steps as unknown as AnySteps)
  return callers
}

function cite(rules: readonly string[]): string {
  return rules.length > 0 ? ` [${rules.join(', ')}]` : ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
