import type { Procedure, Step, Steps } from '../core/flow.ts'
import type { AnyGame } from '../core/game.ts'
import type { Locals, State } from '../core/state.ts'
import { humanise, type Language } from './text.ts'

/**
 * A game's sequence of play, made from its procedures: numbered like a rule book, each line with its rule.
 * A procedure called from one place stands where it is called; one called from several has a section of its own.
 */
export function chart(game: AnyGame, language: Language = 'en'): string {
  const words = game.steps?.[language] ?? {}
  const name = (key: string): string => words[key] ?? humanise(key)
  const callers = countCallers(game)
  const lines: string[] = []
  const sections: Procedure<State>[] = [game.start as unknown as Procedure<State>]
  for (let i = 0; i < sections.length; i++) {
    const procedure = sections[i]
    lines.push(...(i === 0 ? [] : ['']), `${capital(name(procedure.name))}${cite(procedure.rules)}`)
    writeSteps(procedure.steps as unknown as AnySteps, '  ')
  }
  return lines.join('\n')

  function writeSteps(steps: AnySteps, indent: string): void {
    let number = 0
    for (const step of steps) {
      if (step.does === 'resigned') continue
      number++
      const lead = `${indent}${number}. `
      writeStep(step, lead, `${indent}   `)
    }
  }

  function writeStep(step: AnyStep, lead: string, inner: string): void {
    switch (step.does) {
      case 'ask':
        lines.push(
          `${lead}${capital(name(step.decision.name))}${cite(step.decision.rules)}: ${step.decision.kinds.map(name).join(', ')}`,
        )
        break
      case 'act':
        lines.push(`${lead}${capital(name(step.title || 'go on'))}`)
        break
      case 'give':
        lines.push(`${lead}End here${step.title ? ` with ${name(step.title)}` : ''}`)
        break
      case 'when':
        lines.push(`${lead}If ${name(step.title || 'it applies')}:`)
        writeSteps(step.steps, inner)
        break
      case 'loop':
        lines.push(`${lead}${step.test ? `As long as ${name(step.title || 'it applies')}` : 'Again and again'}:`)
        writeSteps(step.steps, inner)
        break
      case 'repeat':
        lines.push(
          `${lead}${step.test ? `As long as ${name(step.title || 'it applies')}, until` : 'Until'} somebody ends it:`,
        )
        writeSteps(step.steps, inner)
        break
      case 'each':
        lines.push(`${lead}For each ${name(step.name)}:`)
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
      lines.push(`${lead}${capital(name(only.name))}${cite(only.rules)}`)
      writeSteps(only.steps as unknown as AnySteps, inner)
      return
    }
    const names = called.map(procedure => name(procedure.name))
    lines.push(`${lead}${capital(names.join(' or '))} (see below)`)
    for (const procedure of called) if (!sections.includes(procedure)) sections.push(procedure)
  }
}

type AnyStep = Step<State, Locals>
type AnySteps = Steps<State, Locals>

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
