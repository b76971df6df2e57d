import { signal } from '@preact/signals'
import { api, findServer, person } from './server.ts'

/** Programs of others that may have a seat at tables of this house, as a level each: `program:hopeful`. */
export const programs = signal<readonly string[]>([])

/** Looks which there are, if there is a house. */
export async function findPrograms(): Promise<void> {
  await findServer()
  if (person.peek() === undefined) return
  programs.value = (await api('GET /bots')).map(({ level }) => level)
}
