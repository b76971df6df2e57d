import type { Counter, Option } from '@hexarium/kernel'
import { signal } from '@preact/signals'
import type { Foretold, Moment, Outlook } from '../port/moment.ts'
import type { Table } from '../port/table.ts'
import { preferences } from '../preferences.ts'

/** Who only passes over something does not ask what it would do. */
const PAUSE = 60

/** What the choice that is pointed at would do: its pieces where they would stand, and what is said of it, as long as nothing happens. */
export class Preview {
  private readonly table: Table
  private readonly shown = signal<({ of: number } & Outlook) | null>(null)
  private wanted = ''
  /** What the numbers in it are made of is shown, too, until one says otherwise. */
  readonly isMadeShown = signal(false)

  constructor(table: Table) {
    this.table = table
  }

  /** The pieces as they would stand, as far as that is known of this moment. */
  ghosts(moment: Moment): readonly Counter[] {
    return this.shown.value?.of === moment.number ? this.shown.value.ghosts : []
  }

  /** What is said of it. */
  told(moment: Moment): readonly Foretold[] {
    return this.shown.value?.of === moment.number ? this.shown.value.told : []
  }

  /** Looks ahead to a choice, or to nothing any more. */
  of(option: Option | null): void {
    this.look(option === null ? '' : `${option}`, () => this.table.outlook(option!))
  }

  /** Looks ahead to where steps could lead; without a place, to the rest of the set-up. */
  to(place: string | null): void {
    this.look(place ?? 'the rest', () => this.table.way(place))
  }

  /** Nothing is pointed at any more: the pieces go back, but what was said can still be read. */
  leave(): void {
    this.wanted = ''
    const { value } = this.shown
    if (value) this.shown.value = { ...value, ghosts: [] }
  }

  private look(wanted: string, outlook: () => Promise<Outlook | null>): void {
    if (wanted === this.wanted && wanted !== '') return
    this.wanted = wanted
    this.shown.value = null
    const moment = this.table.moment.peek()
    if (wanted === '' || !preferences.peek().plans || moment?.is !== 'asked') return
    const isTrue = () => this.wanted === wanted && this.table.moment.peek()?.number === moment.number
    setTimeout(() => {
      if (!isTrue()) return
      void outlook().then(
        found => {
          if (isTrue() && found) this.shown.value = { of: moment.number, ghosts: found.ghosts, told: found.told }
        },
        () => {},
      )
    }, PAUSE)
  }
}
