import type { HallGame } from '../data.ts'
import { Box, Choice } from '../online/fields.tsx'
import { saying } from './say.ts'
import { type Form, ROOM, type Terms } from './wish.ts'

const HOUR = 3_600_000

interface PartProps {
  terms: Terms
  agree(some: Partial<Terms>): void
}

/** What it is called, and what is said of it. */
export function Naming({ terms, agree }: PartProps) {
  const w = saying.value
  return (
    <fieldset>
      <legend>{w.name}</legend>
      <label class="field">
        <span>
          {w.name}
          <small>{w.nameHint}</small>
        </span>
        <input
          type="text"
          required
          minLength={3}
          maxLength={80}
          value={terms.title}
          onInput={event => agree({ title: (event.target as HTMLInputElement).value })}
        />
      </label>
      <label class="field">
        <span>
          {w.wordsOf}
          <small>{w.wordsHint}</small>
        </span>
        <textarea
          maxLength={4000}
          value={terms.words}
          onInput={event => agree({ words: (event.target as HTMLTextAreaElement).value })}
        />
      </label>
    </fieldset>
  )
}

/** What only some forms want to know. */
export function FormTerms({ form, terms, agree, game }: PartProps & { form: Form; game: HallGame | undefined }) {
  const w = saying.value
  const most = game?.players.max ?? 6
  return (
    <>
      {(form === 'swiss' || form === 'tables') && (
        <Count
          label={w.roundsWanted}
          hint={w.roundsHint}
          value={terms.rounds}
          min={0}
          max={40}
          set={rounds => agree({ rounds })}
        />
      )}
      {(form === 'knockout' || form === 'doubleKnockout') && (
        <Choice
          label={w.drawing}
          value={terms.bracket}
          set={value => agree({ bracket: value as Terms['bracket'] })}
          values={[
            ['', w.usualBracket],
            ...(['fixed', 'drawn'] as const).map(name => [name, w.brackets[name]] as const),
          ]}
        />
      )}
      {form === 'groups' && (
        <>
          <Count label={w.groupSize} value={terms.groupSize} min={3} max={12} set={groupSize => agree({ groupSize })} />
          <Count
            label={w.groupAdvance}
            value={terms.groupAdvance}
            min={1}
            max={Math.min(6, terms.groupSize - 1)}
            set={groupAdvance => agree({ groupAdvance })}
          />
        </>
      )}
      {form === 'tables' && (
        <>
          <Count label={w.seatsMin} value={terms.seatsMin} min={2} max={most} set={seatsMin => agree({ seatsMin })} />
          <Count label={w.seatsMax} value={terms.seatsMax} min={2} max={most} set={seatsMax => agree({ seatsMax })} />
        </>
      )}
    </>
  )
}

/** Live or by post, and when it begins. */
export function Pace({ terms, agree }: PartProps) {
  const w = saying.value
  return (
    <fieldset>
      <legend>{w.pace}</legend>
      <Choice
        label={w.pace}
        value={terms.pace}
        set={value => agree({ pace: value as 'live' | 'post' })}
        values={[
          ['post', w.post],
          ['live', w.live],
        ]}
      />
      {terms.pace === 'live' ? (
        <>
          <Count label={w.minutesEach} value={terms.minutes} min={1} max={600} set={minutes => agree({ minutes })} />
          <Count
            label={w.increment}
            value={terms.increment}
            min={0}
            max={600}
            set={increment => agree({ increment })}
          />
          <Count label={w.appear} value={terms.appear} min={1} max={120} set={appear => agree({ appear })} />
        </>
      ) : (
        <>
          <Count label={w.daysChoice} value={terms.days} min={1} max={30} set={days => agree({ days })} />
          <Count label={w.daysBank} value={terms.bank} min={0} max={90} set={bank => agree({ bank })} />
          <Count label={w.daysRound} value={terms.round} min={1} max={365} set={round => agree({ round })} />
        </>
      )}
      <label class="field">
        <span>
          {w.begins}
          <small>{w.beginsHint}</small>
        </span>
        <input
          type="datetime-local"
          value={terms.begins}
          min={localTime(Date.now() + HOUR)}
          onInput={event => agree({ begins: (event.target as HTMLInputElement).value })}
        />
      </label>
    </fieldset>
  )
}

/** A moment as a field for dates wants it, by the clock of who types. */
function localTime(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Who may enter, and how many. */
export function Entering({ form, terms, agree }: PartProps & { form: Form }) {
  const w = saying.value
  const isLate = form === 'swiss' || form === 'tables'
  return (
    <fieldset>
      <legend>{w.whoEnters}</legend>
      <Choice
        label={w.whoEnters}
        value={terms.entry}
        set={value => agree({ entry: value as Terms['entry'] })}
        values={(['everybody', 'invited', 'link'] as const).map(name => [name, w.entries[name]])}
      />
      <Count
        label={w.most}
        value={Math.min(terms.most, ROOM[form])}
        min={3}
        max={ROOM[form]}
        set={most => agree({ most })}
      />
      {!isLate && (
        <Choice
          label={w.seeding}
          value={terms.seeding}
          set={value => agree({ seeding: value as Terms['seeding'] })}
          values={(['rating', 'lot', 'organiser'] as const).map(name => [name, w.seedings[name]])}
        />
      )}
      <Box label={w.isListed} checked={terms.listed} set={listed => agree({ listed })} />
      {isLate && <Box label={w.lateAllowed} checked={terms.late} set={late => agree({ late })} />}
      <Box label={w.botsAllowed} checked={terms.bots} set={bots => agree({ bots })} />
      <Box label={w.rated} hint={w.ratedHint} checked={terms.rated} set={rated => agree({ rated })} />
    </fieldset>
  )
}

/** A whole number between two others. */
function Count(props: {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  set(value: number): void
}) {
  const { label, hint, value, min, max, set } = props
  return (
    <label class="field">
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={event => {
          const wanted = Math.round(Number((event.target as HTMLInputElement).value)) || min
          set(Math.min(max, Math.max(min, wanted)))
        }}
      />
    </label>
  )
}
