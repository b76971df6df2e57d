import { fitted, roomFor, type Settings } from '@hexarium/kernel'
import { computed, signal } from '@preact/signals'
import type { OpeningShown, SettingShown } from '../../port/calls.ts'
import { Desk } from '../../port/desk.ts'

/** Everything is chosen one by one. */
export const OWN = ''

/** A setting as it stands: what it is, and what the others leave it. */
export interface Field {
  setting: SettingShown
  value: boolean | string | number
  isOn: boolean
  shut: readonly string[]
  max: number
}

/** What is chosen before a table is laid: a preset, how many play, and what goes with both. */
export class Choosing {
  readonly opening = signal<OpeningShown>({ settings: [], presets: [] })
  readonly preset = signal(OWN)
  readonly players = signal(2)
  /** What the seats are called, as far as that is known. */
  readonly sides = signal<readonly string[]>([])
  private readonly wanted = signal<Settings>({})
  private desk: Desk | null = null

  /** All settings, as they go together. */
  readonly settings = computed(() => fitted(this.specs(), this.players.value, this.wanted.value))

  /** What is asked now: what counts at such a table and the preset does not settle. */
  readonly fields = computed((): readonly Field[] => {
    const settings = this.settings.value
    const settled = this.chosenPreset()?.settings ?? {}
    return this.opening.value.settings.flatMap(setting => {
      const { isAsked, ...room } = roomFor(setting.spec, this.players.value, settings)
      if (!isAsked || Object.hasOwn(settled, setting.name)) return []
      return [{ setting, value: settings[setting.name], ...room }]
    })
  })

  /** What differs from the game's own settings: that is all a table need be told. */
  get changed(): Record<string, boolean | string | number> {
    const settings = this.settings.peek()
    const others = this.opening.peek().settings.filter(({ name, value }) => settings[name] !== value)
    return Object.fromEntries(others.map(({ name }) => [name, settings[name]]))
  }

  /** How many play is settled by what is played. */
  readonly isCountSettled = computed(() => this.chosenPreset()?.players != null)

  chosenPreset() {
    return this.opening.value.presets.find(({ name }) => name === this.preset.value)
  }

  private specs() {
    return Object.fromEntries(this.opening.value.settings.map(({ name, spec }) => [name, spec]))
  }

  /** Looks at a game in a language. What was chosen stays, if the game is the same. */
  look(game: string, language: 'en' | 'de' | 'fr', isNew: boolean): () => void {
    const desk = new Desk(() => {})
    this.desk = desk
    void desk.ask('opening', game, language).then(
      found => {
        this.opening.value = found
        if (isNew) this.choose(found.presets[0]?.name ?? OWN)
        void this.nameSides(game, language)
      },
      () => {},
    )
    return () => {
      if (this.desk === desk) this.desk = null
      desk.close()
    }
  }

  /** Asks what the seats are called now. */
  async nameSides(game: string, language: 'en' | 'de' | 'fr'): Promise<void> {
    const sides = await this.desk?.ask('sides', game, language, this.settings.peek(), this.players.peek())
    if (sides) this.sides.value = sides
  }

  choose(name: string): void {
    this.preset.value = name
    const preset = this.chosenPreset()
    if (!preset) return // from here on one's own way: what stands, stands
    if (preset.players !== null) this.players.value = preset.players
    this.wanted.value = preset.settings
  }

  set(name: string, value: boolean | string | number): void {
    this.wanted.value = { ...this.settings.peek(), [name]: value }
  }
}
