import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../../language.ts'
import type { Account, TurningPoint } from '../../port/account.ts'
import { Desk } from '../../port/desk.ts'
import type { Moment } from '../../port/moment.ts'
import type { DiceCount } from '../../port/review.ts'
import type { Table } from '../../port/table.ts'
import { DiceTable } from '../../replay/dice-table.tsx'
import { packRecord, saveRecord } from '../../replay/files.ts'
import { address, go } from '../../route.ts'
import { later } from '../../words/later/later.ts'
import '../../style/after.css'

interface Props {
  table: Table
  moment: Moment
  /** Goes to the replay, and there to what a query names. */
  replay(query?: string): void
}

/** After a game: how it came about, and what one may do with it. */
export function After({ table, moment, replay }: Props) {
  const account = useSignal<Account | null>(null)
  const dice = useSignal<DiceCount[]>([])
  const said = useSignal('')
  const w = words.value
  const l = later.value
  useEffect(() => {
    const desk = new Desk(() => {})
    const load = async () => {
      await desk.ask('review', await table.record(), language.peek())
      account.value = await desk.ask('account', language.peek())
      dice.value = await desk.ask('dice', language.peek())
    }
    void load()
      .catch(() => {}) // without it the result still stands
      .then(() => desk.close())
    return () => desk.close()
  }, [moment.number, language.value])
  const share = async () => {
    const packed = await packRecord(await table.record())
    const link = `${location.origin}${location.pathname}#/replay/shared?r=${packed}`
    try {
      await navigator.clipboard.writeText(link)
      said.value = w.linkCopied
    } catch {
      go(link.slice(link.indexOf('#')), true)
    }
  }
  const found = account.value
  return (
    <section class="after" aria-label={l.howItCame}>
      {found && (
        <>
          <h2>{l.howItCame}</h2>
          <p>{partsOf(found)}</p>
          <Sides {...{ found, moment }} />
          {found.turning.length > 0 && <Turning points={found.turning} {...{ table, moment, replay }} />}
          <details class="dice-table">
            <summary>{later.value.diceTable}</summary>
            <DiceTable counts={dice.value} seats={moment.seats} />
          </details>
        </>
      )}
      <div class="row">
        <button type="button" class="button" onClick={() => void share()}>
          {l.shareGame}
        </button>
        <button type="button" class="button" onClick={() => void table.record().then(saveRecord)}>
          {w.saveRecord}
        </button>
      </div>
      <p role="status">{said.value}</p>
    </section>
  )
}

function partsOf({ turns, battles, sides }: Account): string {
  const l = later.value
  const choices = sides.reduce((sum, side) => sum + side.choices, 0)
  const parts = [
    turns > 0 ? l.turnsPlayed(turns) : '',
    battles > 0 ? l.battlesFought(battles) : '',
    l.choicesOf(choices),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Each side: how it fared, and what it lost. */
function Sides({ found, moment }: { found: Account; moment: Moment }) {
  const l = later.value
  // Of two sides, however many seats they have, one has lost: only among more of them places tell something.
  const isDuel = new Set(found.sides.map(({ place }) => place)).size === 2
  const isCommon = (line: string) => found.sides.every(side => side.standing.includes(line))
  return (
    <dl class="after-sides">
      {found.sides
        .toSorted((one, other) => one.place - other.place)
        .map(({ seat, place, standing, losses }) => (
          <div key={seat}>
            <dt>
              <strong>{words.value.with(moment.seats[seat]?.side ?? '', '')}</strong>
              {found.isDraw ? l.drew : place === 1 ? l.wonIt : isDuel ? l.lostIt : l.place(place)}
            </dt>
            <dd>{standing.filter(line => !isCommon(line)).join(' · ')}</dd>
            <dd>
              {`${words.value.with(l.lossesOf, '').trim()} `}
              {losses.length === 0 ? (
                l.noLosses
              ) : (
                <ul class="fallen">
                  {losses.map(loss => (
                    <li key={loss}>{loss}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}

const percent = (chance: number) => Math.round(chance * 100)

/** Where the chances moved most; each leads to its moment, and to what a strong bot would do there. */
function Turning({ points, table, moment, replay }: { points: TurningPoint[] } & Props) {
  const l = later.value
  const to = (query: string) => ({
    href: address('replay', table.id) + query,
    onClick(event: MouseEvent) {
      event.preventDefault() // the record of a game on a server is brought first
      replay(query)
    },
  })
  return (
    <>
      <h3>{l.turningPoints}</h3>
      <ol class="turning">
        {points.map(({ at, text, within, seat, before, after, fallen }) => (
          <li key={at}>
            <a {...to(`?at=${at}`)}>{[...within, text].join(' · ')}</a>{' '}
            <span>{l.turned(moment.seats[seat]?.side ?? '', percent(before), percent(after))}</span>{' '}
            {fallen.map(side => (
              <span key={side.seat} class="turning-losses">
                {words.value.with(`${l.lossesOf} (${moment.seats[side.seat]?.side})`, side.losses.join(', '))}
              </span>
            ))}
            <a {...to(`?at=${at}&ask`)}>{l.askBot}</a>
          </li>
        ))}
      </ol>
      <p class="fine">{l.estimate}</p>
    </>
  )
}
