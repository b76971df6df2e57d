import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { Choice } from '../online/fields.tsx'
import { findServer, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import type { CampaignShown, TermShown } from '../port/campaigns.ts'
import { tell } from '../refusals/why.ts'
import { USUAL_BOT } from '../table/opening/lay.ts'
import { BotOptions } from '../table/opening/seating.tsx'
import { askCampaigns } from './desk.ts'
import { Origin } from './list.tsx'
import { AmongPeople, beginThere, firstAmong } from './online/begin.tsx'
import { beginHere } from './playing.ts'
import { saying } from './say.ts'

type Terms = Record<string, boolean | string | number>
type Bots = readonly (string | null)[]

/** Who plays a campaign, and what is agreed before it. */
export function Begin({ game, campaign: id }: { game: string; campaign: string }) {
  const campaign = useSignal<CampaignShown | null | undefined>(undefined)
  const bots = useSignal<(string | null)[]>([])
  const terms = useSignal<Terms>({})
  const fault = useSignal('')
  const isThere = useSignal(false)
  const among = useSignal(firstAmong)
  useEffect(() => void findServer(), [])
  useEffect(() => {
    askCampaigns('list', language.value).then(
      all => {
        const found = all.find(one => one.game === game && one.id === id) ?? null
        if (found && bots.peek().length === 0)
          bots.value = found.players.map((_, player) => (player === 0 ? null : USUAL_BOT))
        campaign.value = found
      },
      () => (campaign.value = null),
    )
  }, [language.value])
  const w = saying.value
  const found = campaign.value
  if (found === null) return <Lost title={words.value.campaigns} text={w.noCampaign} />
  if (!found) return <p class="coming">{words.value.oneMoment}</p>
  const begin = () =>
    (isThere.value
      ? beginThere(game, id, among.value, terms.value)
      : beginHere(game, id, bots.value, terms.value)
    ).catch(error => tell(fault, error, words.value.somethingBroke))
  return (
    <Frame>
      <form
        class="form sheet"
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        <h1>{found.title}</h1>
        <p>
          {found.blurb} <Origin isDesigned={found.isDesigned} />
        </p>
        <p class="fine">{found.origin}</p>
        {person.value !== undefined && (
          <fieldset>
            <legend>{w.where}</legend>
            <Choice
              label={w.where}
              value={isThere.value ? 'there' : 'here'}
              set={value => (isThere.value = value === 'there')}
              values={[
                ['here', w.here],
                ['there', w.onServer],
              ]}
            />
            <p class="fine">{isThere.value ? w.onServerText : w.hereText}</p>
          </fieldset>
        )}
        {isThere.value ? (
          <AmongPeople sides={found.players} among={among.value} set={wished => (among.value = wished)} />
        ) : (
          <AtHome sides={found.players} bots={bots.value} set={wished => (bots.value = wished)} />
        )}
        {found.terms.length > 0 && (
          <fieldset>
            <legend>{w.terms}</legend>
            {found.terms.map(term => (
              <Term
                key={term.name}
                term={term}
                value={terms.value[term.name] ?? term.spec.default}
                onChange={value => (terms.value = { ...terms.value, [term.name]: value })}
              />
            ))}
          </fieldset>
        )}
        {fault.value && <p role="alert">{fault.value}</p>}
        <div class="row">
          <button type="submit" class="button strong">
            {w.begin}
          </button>
        </div>
      </form>
    </Frame>
  )
}

/** Who plays which side in this browser: a bot, or somebody at this screen. */
function AtHome(props: { sides: readonly string[]; bots: Bots; set(bots: (string | null)[]): void }) {
  const { sides, bots, set } = props
  return (
    <fieldset>
      <legend>{words.value.whoPlays}</legend>
      {sides.map((side, player) => (
        <label class="field" key={side}>
          <span>{side}</span>
          <select
            value={bots[player] ?? ''}
            onChange={event => {
              const wanted = (event.target as HTMLSelectElement).value || null
              set(bots.map((bot, of) => (of === player ? wanted : bot)))
            }}
          >
            <option value="">{words.value.person}</option>
            <BotOptions />
          </select>
        </label>
      ))}
    </fieldset>
  )
}

interface TermProps {
  term: TermShown
  value: boolean | string | number
  onChange(value: boolean | string | number): void
}

function Term({ term, value, onChange }: TermProps) {
  const isSwitch = term.spec.kind === 'switch'
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what TermInput makes
    <label class={`field${isSwitch ? ' switch' : ''}`}>
      {isSwitch && <TermInput {...{ term, value, onChange }} />}
      <span>
        {term.words}
        <small>{[term.hint, term.rule && `(${term.rule})`].filter(Boolean).join(' ')}</small>
      </span>
      {!isSwitch && <TermInput {...{ term, value, onChange }} />}
    </label>
  )
}

function TermInput({ term, value, onChange }: TermProps) {
  const { spec } = term
  if (spec.kind === 'switch')
    return (
      <input
        type="checkbox"
        checked={value === true}
        onChange={event => onChange((event.target as HTMLInputElement).checked)}
      />
    )
  if (spec.kind === 'number')
    return (
      <input
        type="number"
        min={spec.min}
        max={spec.max}
        value={Number(value)}
        onChange={event => {
          const wanted = Math.round(Number((event.target as HTMLInputElement).value)) || spec.min
          onChange(Math.min(spec.max, Math.max(spec.min, wanted)))
        }}
      />
    )
  return (
    <select value={String(value)} onChange={event => onChange((event.target as HTMLSelectElement).value)}>
      {term.values.map(one => (
        <option key={one.value} value={one.value}>
          {one.words}
        </option>
      ))}
    </select>
  )
}
