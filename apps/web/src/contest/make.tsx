import type { NewTournament } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { HallGame } from '../data.ts'
import { language, words } from '../language.ts'
import { Box, Choice } from '../online/fields.tsx'
import { api, findServer, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { SheetForm } from '../pages/sheet-form.tsx'
import { useGames } from '../people/tables.ts'
import { tell } from '../refusals/why.ts'
import { address, go } from '../route.ts'
import { Choosing, OWN } from '../table/opening/choosing.ts'
import { Presets, Settings } from '../table/opening/fields.tsx'
import { saying } from './say.ts'
import '../style/house.css'
import '../style/contest.css'

type Form = NewTournament['form']
type Terms = ReturnType<typeof firstTerms>

const FORMS: readonly Form[] = ['swiss', 'roundRobin', 'knockout', 'doubleKnockout', 'groups', 'tables']
/** How many may enter at most, by form: a round robin of hundreds nobody finishes. */
const ROOM: Readonly<Record<Form, number>> = {
  swiss: 10_000,
  roundRobin: 40,
  knockout: 1024,
  doubleKnockout: 512,
  groups: 256,
  tables: 2000,
}
const HOUR = 3_600_000

/** What a tournament is unless its organiser says otherwise. */
function firstTerms() {
  return {
    title: '',
    words: '',
    form: 'swiss' as Form,
    rounds: 0,
    bracket: '' as '' | 'fixed' | 'drawn',
    groupSize: 4,
    groupAdvance: 2,
    seatsMin: 3,
    seatsMax: 4,
    entry: 'everybody' as NewTournament['entry'],
    listed: true,
    most: 16,
    late: false,
    rated: false,
    bots: false,
    seeding: 'rating' as NewTournament['seeding'],
    pace: 'post' as 'live' | 'post',
    minutes: 30,
    increment: 15,
    appear: 10,
    days: 2,
    bank: 5,
    round: 45,
    begins: '',
  }
}

/** The forms a game can be played in: matches of two need two seats, tables more. */
function formsOf(game: HallGame | undefined): readonly Form[] {
  const { min, max } = game?.players ?? { min: 2, max: 2 }
  return FORMS.filter(form => (form === 'tables' ? max > 2 : min <= 2))
}

/** Makes a tournament: only what its game and its form want to know is asked. */
export function MakeTournament({ game: first }: { game: string }) {
  const games = useGames()
  const id = useSignal(first)
  const terms = useSignal(firstTerms())
  const fault = useSignal('')
  useEffect(() => void findServer(), [])
  useEffect(() => {
    if (games.length > 0 && !games.some(game => game.id === id.peek())) id.value = games[0].id
  }, [games])
  const game = games.find(one => one.id === id.value)
  const forms = formsOf(game)
  const form = forms.includes(terms.value.form) ? terms.value.form : forms[0]
  const seats = seatsFor(form, terms.value, game)
  const choosing = useMemo(() => new Choosing(), [id.value, seats.max])
  useEffect(() => {
    if (!game) return
    choosing.players.value = seats.max
    const isNew = choosing.opening.peek().settings.length === 0
    return choosing.look(game.id, language.value, isNew)
  }, [choosing, game?.id, language.value])
  useEffect(() => keepFitting(choosing, seats.max), [choosing.opening.value])
  const w = saying.value
  const agree = (some: Partial<Terms>) => (terms.value = { ...terms.value, ...some })
  const make = async () => {
    try {
      const body = written(id.value, form, terms.value, seats, choosing)
      const { id: made } = await api('POST /tournaments', { body })
      go(address('tournament', made))
    } catch (error) {
      tell(fault, error, words.peek().serverAway)
    }
  }
  if (person.value === undefined || person.value?.login == null)
    return <NeedsAccount isAway={person.value === undefined} />
  const isKnown = choosing.opening.value.settings.length > 0
  return (
    <Frame>
      <SheetForm title={w.makeTitle} submit={w.make} isOff={!game} fault={fault.value} onSubmit={() => void make()}>
        <Naming terms={terms.value} agree={agree} />
        <fieldset>
          <legend>{w.form}</legend>
          <Choice
            label={w.game}
            value={id.value}
            set={value => (id.value = value)}
            values={games.map(one => [one.id, one.title[language.value]])}
          />
          <Choice
            label={w.form}
            value={form}
            set={value => agree({ form: value as Form })}
            values={forms.map(name => [name, w.forms[name]])}
          />
          <p class="fine">{w.formLines[form]}</p>
          <FormTerms form={form} terms={terms.value} agree={agree} game={game} />
        </fieldset>
        <Pace terms={terms.value} agree={agree} />
        <Entering form={form} terms={terms.value} agree={agree} />
        {!terms.value.rated && isKnown && <Presets choosing={choosing} />}
        {!terms.value.rated && isKnown && <Settings choosing={choosing} />}
      </SheetForm>
    </Frame>
  )
}

function NeedsAccount({ isAway }: { isAway: boolean }) {
  const w = saying.value
  return (
    <Frame>
      <h1>{w.makeTitle}</h1>
      <p>{isAway ? w.noServer : w.needAccount}</p>
      {!isAway && (
        <a class="button strong" href={address('you')}>
          {w.toAccount}
        </a>
      )}
    </Frame>
  )
}

interface PartProps {
  terms: Terms
  agree(some: Partial<Terms>): void
}

/** What it is called, and what is said of it. */
function Naming({ terms, agree }: PartProps) {
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
function FormTerms({ form, terms, agree, game }: PartProps & { form: Form; game: HallGame | undefined }) {
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

function Pace({ terms, agree }: PartProps) {
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

function Entering({ form, terms, agree }: PartProps & { form: Form }) {
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

/** Leaves only what so many can play. */
function keepFitting(choosing: Choosing, players: number): void {
  const opening = choosing.opening.peek()
  const presets = opening.presets.filter(preset => preset.players === null || preset.players === players)
  if (presets.length === opening.presets.length) return
  choosing.opening.value = { ...opening, presets }
  if (!presets.some(({ name }) => name === choosing.preset.peek())) choosing.choose(presets[0]?.name ?? OWN)
  choosing.players.value = players
}

/** How many sit at a table: two, unless several do. */
function seatsFor(form: Form, { seatsMin, seatsMax }: Terms, game: HallGame | undefined) {
  const { min, max } = game?.players ?? { min: 2, max: 2 }
  if (form !== 'tables') return { min: 2, max: 2 }
  const most = Math.min(max, Math.max(seatsMin, seatsMax))
  return { min: Math.max(min, Math.min(seatsMin, most)), max: most }
}

/** The tournament as the server wants to be told of it. */
function written(game: string, form: Form, terms: Terms, seats: { min: number; max: number }, choosing: Choosing) {
  const isLate = form === 'swiss' || form === 'tables'
  const isBracket = form === 'knockout' || form === 'doubleKnockout'
  const { minutes, increment, appear, days, bank, round } = terms
  return {
    title: terms.title,
    words: terms.words,
    begins: terms.begins === '' ? null : new Date(terms.begins).getTime(),
    game,
    form,
    settings: terms.rated ? {} : choosing.changed,
    ...(isLate && terms.rounds > 0 ? { rounds: terms.rounds } : {}),
    ...(isBracket && terms.bracket !== '' ? { bracket: terms.bracket } : {}),
    ...(form === 'groups' ? { groups: { size: terms.groupSize, advance: terms.groupAdvance } } : {}),
    ...(form === 'tables' ? { seats } : {}),
    entry: terms.entry,
    listed: terms.listed,
    most: Math.min(terms.most, ROOM[form]),
    late: isLate && terms.late,
    rated: terms.rated,
    bots: terms.bots,
    seeding: isLate ? ('rating' as const) : terms.seeding,
    pace:
      terms.pace === 'live'
        ? { kind: 'live' as const, minutes, increment, appear }
        : { kind: 'post' as const, days, bank, round },
  }
}
