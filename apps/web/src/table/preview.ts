import type { Counter, Option } from '@hexarium/kernel'
import { signal } from '@preact/signals'
import type { Moment } from '../port/moment.ts'
import type { Table } from '../port/table.ts'
import { preferences } from '../preferences.ts'

/** Who only passes over something does not ask what it would do. */
const PAUSE = 60

/** What the choice that is pointed at would do: its pieces where they would stand, as long as nothing happens. */
export class Preview {
  private readonly table: Table
  private readonly shown = signal<{ of: number; ghosts: readonly Counter[] } | null>(null)
  private wanted = ''

  constructor(table: Table) {
    this.table = table
  }

  /** The pieces as they would stand, as far as that is known of this moment. */
  at(moment: Moment): readonly Counter[] {
    return this.shown.value?.of === moment.number ? this.shown.value.ghosts : []
  }

  /** Looks ahead to a choice, or to nothing any more. */
  of(option: Option | null): void {
    this.look(option === null ? '' : `${option}`, () => this.table.ghosts(option!))
  }

  /** Looks ahead to where steps could lead; without a place, to the rest of the set-up. */
  to(place: string | null): void {
    this.look(place ?? 'the rest', async () => (await this.table.way(place))?.ghosts ?? [])
  }

  private look(wanted: string, ghosts: () => Promise<readonly Counter[]>): void {
    if (wanted === this.wanted) return
    this.wanted = wanted
    this.shown.value = null
    const moment = this.table.moment.peek()
    if (wanted === '' || !preferences.peek().plans || moment?.is !== 'asked') return
    const isTrue = () => this.wanted === wanted && this.table.moment.peek()?.number === moment.number
    setTimeout(() => {
      if (!isTrue()) return
      void ghosts().then(
        found => {
          if (isTrue()) this.shown.value = { of: moment.number, ghosts: found }
        },
        () => {},
      )
    }, PAUSE)
  }
}
