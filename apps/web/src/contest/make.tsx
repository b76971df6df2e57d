import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { language, words } from '../language.ts'
import { Choice } from '../online/fields.tsx'
import { api, findServer, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { SheetForm } from '../pages/sheet-form.tsx'
import { useGames } from '../people/tables.ts'
import { tell } from '../refusals/why.ts'
import { address, go } from '../route.ts'
import { Choosing, OWN } from '../table/opening/choosing.ts'
import { Presets, Settings } from '../table/opening/fields.tsx'
import { saying } from './say.ts'
import { type Form, firstTerms, formsOf, seatsFor, type Terms, written } from './wish.ts'
import { Entering, FormTerms, Naming, Pace } from './wish-fields.tsx'
import '../style/house.css'
import '../style/contest.css'

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

/** Leaves only what so many can play. */
function keepFitting(choosing: Choosing, players: number): void {
  const opening = choosing.opening.peek()
  const presets = opening.presets.filter(preset => preset.players === null || preset.players === players)
  if (presets.length === opening.presets.length) return
  choosing.opening.value = { ...opening, presets }
  if (!presets.some(({ name }) => name === choosing.preset.peek())) choosing.choose(presets[0]?.name ?? OWN)
  choosing.players.value = players
}
