import type { GameRecord } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { language, percent, words } from '../language.ts'
import { Desk } from '../port/desk.ts'
import type { ExplainedShown, ReasonShown } from '../port/explaining.ts'
import { later } from '../words/later/later.ts'
import '../style/reasons.css'

/** Who is asked: it weighs choices up well, and answers within seconds. */
const BOT = 'strong'
/** So many choices are listed at first. */
const LISTED = 6

/** What a strong bot would do at the moment shown, and what it expects of each choice: it thinks aside, and can be stopped. */
export function Reasons({ record, at, isAsked }: { record: GameRecord; at: number; isAsked: boolean }) {
  const l = later.value
  const desk = useRef<Desk | null>(null)
  const share = useSignal<number | null>(null)
  const found = useSignal<ExplainedShown | null>(null)
  const said = useSignal('')
  const stop = () => {
    desk.current?.close()
    desk.current = null
    share.value = null
  }
  useEffect(() => {
    // Another moment, another question.
    found.value = null
    said.value = ''
    if (isAsked) void ask()
    return stop
  }, [at, language.value])
  const ask = async () => {
    stop()
    said.value = ''
    const mine = new Desk(news => {
      if ('thinking' in news && desk.current === mine) share.value = news.share
    })
    desk.current = mine
    share.value = 0
    try {
      await mine.ask('review', record, language.peek())
      const answer = await mine.ask('explain', language.peek(), at, BOT)
      if (desk.current !== mine) return // it was stopped, or another moment is looked at
      found.value = answer
      if (!answer) said.value = l.nobodyAsked
    } catch {
      if (desk.current !== mine) return
      said.value = words.peek().somethingBroke
    }
    stop()
  }
  return (
    <section class="reasons" aria-label={l.askBot}>
      {share.value === null ? (
        !found.value && (
          <button type="button" class="button" onClick={() => void ask()}>
            {l.askBot}
          </button>
        )
      ) : (
        <div class="row">
          <progress aria-label={l.botWeighs} max={1} {...(share.value > 0 ? { value: share.value } : {})} />
          <button type="button" class="button" onClick={stop}>
            {l.stopBot}
          </button>
        </div>
      )}
      <div role="status">
        {said.value !== '' && <p>{said.value}</p>}
        {found.value && <Found found={found.value} />}
      </div>
    </section>
  )
}

function Found({ found }: { found: ExplainedShown }) {
  const l = later.value
  const list = useRef<HTMLOListElement>(null)
  // It is what one asked for: below the fold of a narrow panel nobody would see it.
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [found])
  const isWhole = useSignal(false)
  const shown = found.choices.filter((choice, place) => isWhole.value || place < LISTED || marked(choice))
  return (
    <>
      <h2>{l.botWouldDo}</h2>
      <p>{words.value.with(found.side, found.ask)}</p>
      <ol ref={list}>
        {shown.map(choice => (
          <li key={choice.words} class={choice.isBest ? 'best' : ''}>
            <meter min="0" max="1" value={choice.chance} aria-hidden="true" />
            <strong>{percent(choice.chance)}</strong> <span>{choice.words}</span> <small>{notesOn(choice)}</small>
          </li>
        ))}
      </ol>
      {shown.length < found.choices.length && (
        <button type="button" class="quiet" onClick={() => (isWhole.value = true)}>
          {words.value.showAll(found.choices.length)}
        </button>
      )}
      <p class="fine">{l.botExpects(found.side)}</p>
    </>
  )
}

const marked = ({ isBest, isPlayed }: ReasonShown) => isBest || isPlayed

function notesOn({ tries, isBest, isPlayed }: ReasonShown): string {
  const l = later.value
  return [isBest ? l.botChooses : '', isPlayed ? l.wasChosen : '', l.triedOut(tries)].filter(Boolean).join(', ')
}
