import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { Mutant, Plan } from './plan.ts'

type Found = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} }
const instrumenter = new Instrumenter(silent as unknown as ConstructorParameters<typeof Instrumenter>[0])
const options = { plugins: null, excludedMutations: [], ignorers: [] }

/** Changes the files can be tried with: all of them are looked for, and those `choose` takes are put into the code. */
export async function instrument(
  root: string,
  files: readonly string[],
  choose: (all: readonly Found[]) => readonly Found[],
): Promise<Pick<Plan, 'code' | 'mutants'> & { found: number }> {
  const sources = files.map(name => ({ name, content: readFileSync(join(root, name), 'utf8') }))
  const all = (await instrumenter.instrument(whole(sources), options)).mutants
  const chosen = choose(all)
  const wanted = new Set(chosen.map(nameOf))
  const places = sources
    .map(source => ({
      ...source,
      mutate: chosen.filter(({ fileName }) => fileName === source.name).map(({ location }) => location),
    }))
    .filter(({ mutate }) => mutate.length > 0)
  const made = await instrumenter.instrument(places, options)
  const order = new Map(chosen.map((mutant, place) => [nameOf(mutant), place]))
  return {
    found: all.length,
    code: Object.fromEntries(made.files.map(({ name, content }) => [name, content])),
    mutants: made.mutants
      .filter(mutant => wanted.has(nameOf(mutant)))
      .sort((a, b) => order.get(nameOf(a))! - order.get(nameOf(b))!)
      .map(toMutant),
  }
}

function whole(sources: readonly { name: string; content: string }[]) {
  return sources.map(source => ({ ...source, mutate: true }))
}

function nameOf({ fileName, location, mutatorName, replacement }: Found): string {
  return JSON.stringify([fileName, location, mutatorName, replacement])
}

function toMutant({ id, fileName, location, mutatorName, replacement }: Found): Mutant {
  const change = `${mutatorName} ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`
  return { id, file: fileName, line: location.start.line + 1, change }
}
