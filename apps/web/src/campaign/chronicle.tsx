import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { Dialog } from '../pages/dialog.tsx'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import type { ChronicleShown, StepShown } from '../port/campaigns.ts'
import { address, go } from '../route.ts'
import { askCampaigns } from './desk.ts'
import { forgetCampaign, type KeptCampaign, keptCampaign, replayName } from './keeping.ts'
import { Origin } from './list.tsx'
import { answer, foldIn, playNext, save } from './playing.ts'
import { saying } from './say.ts'

/** One campaign: how it stands, what comes next, and the story so far. */
export function ChroniclePage({ id }: { id: string }) {
  const kept = useSignal<KeptCampaign | null | undefined>(undefined)
  const shown = useSignal<ChronicleShown | null>(null)
  const fault = useSignal('')
  const isForgetting = useSignal(false)
  const fail = (error: unknown) => {
    fault.value = error instanceof Error && error.message ? error.message : words.peek().somethingBroke
  }
  useEffect(() => {
    const load = async () => {
      const found = await keptCampaign(id)
      kept.value = found ? await foldIn(found) : null
    }
    load().catch(fail)
  }, [id])
  useEffect(() => {
    if (!kept.value) return
    askCampaigns('show', kept.value.chronicle, language.value).then(found => (shown.value = found), fail)
  }, [kept.value, language.value])
  const w = saying.value
  if (fault.value) return <Lost title={words.value.campaigns} text={fault.value} />
  if (kept.value === null) return <Lost title={words.value.campaigns} text={w.noCampaign} />
  if (!kept.value || !shown.value) return <p class="coming">{w.folding}</p>
  const mine = kept.value
  const { title, origin, isDesigned, step, story } = shown.value
  return (
    <Frame>
      <p class="fine">
        <a href={address('campaigns')}>{words.value.campaigns}</a>
      </p>
      <h1>{title}</h1>
      <p class="players">
        <Origin isDesigned={isDesigned} /> {origin}
      </p>
      <Next
        {...{ mine, step }}
        players={shown.value.players}
        onAnswer={option => void answer(mine, option).then(after => (kept.value = after), fail)}
        onPlay={() => {
          if (mine.playing !== null) go(address('table', mine.playing))
          else if (step.is === 'game') void playNext(mine, step).catch(fail)
        }}
      />
      <Standing shown={shown.value} bots={mine.bots} />
      <h2>{w.story}</h2>
      {story.length === 0 && <p>{w.nothingYet}</p>}
      <Story id={id} story={story} />
      <div class="row">
        <button type="button" class="button" onClick={() => save(mine)}>
          {w.save}
        </button>
        <button type="button" class="button" onClick={() => (isForgetting.value = true)}>
          {w.forget}
        </button>
      </div>
      {isForgetting.value && (
        <Dialog title={title} onClose={() => (isForgetting.value = false)}>
          <p>{w.forgetSure}</p>
          <div class="row">
            <button
              type="button"
              class="button strong"
              onClick={() => void forgetCampaign(id).then(() => go(address('campaigns')))}
            >
              {w.forget}
            </button>
            <button type="button" class="button" onClick={() => (isForgetting.value = false)}>
              {words.value.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </Frame>
  )
}

interface NextProps {
  mine: KeptCampaign
  step: StepShown
  players: readonly string[]
  onPlay(): void
  onAnswer(option: string): void
}

/** What is to be done now: a game, a question, or nothing any more. */
function Next({ mine, step, players, onPlay, onAnswer }: NextProps) {
  const w = saying.value
  if (step.is === 'over')
    return (
      <section class="campaign-next over" aria-labelledby="campaign-next">
        <h2 id="campaign-next">{w.over}</h2>
        <p class="champion">{step.text}</p>
      </section>
    )
  if (step.is === 'question')
    return (
      <section class="campaign-next" aria-labelledby="campaign-next">
        <h2 id="campaign-next">{w.asks(players[step.player])}</h2>
        <p>{step.ask}</p>
        <div class="row">
          {step.options.map(({ option, words: said }) => (
            <button key={option} type="button" class="button" onClick={() => onAnswer(option)}>
              {said}
            </button>
          ))}
        </div>
      </section>
    )
  return (
    <section class="campaign-next" aria-labelledby="campaign-next">
      <h2 id="campaign-next">{words.value.with(w.next, step.title)}</h2>
      <ul>
        {step.lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button strong" onClick={onPlay}>
          {mine.playing === null ? w.playNext : w.resume}
        </button>
      </div>
    </section>
  )
}

/** Who plays which side, and what each has. */
function Standing({ shown, bots }: { shown: ChronicleShown; bots: KeptCampaign['bots'] }) {
  const w = saying.value
  const names: Readonly<Record<string, string>> = words.value.bots
  const who = (bot: string | null) => (bot === null ? words.value.person : (names[bot] ?? words.value.bot))
  return (
    <table class="campaign-standing">
      <caption>{w.standing}</caption>
      <thead>
        <tr>
          <th scope="col">{w.player}</th>
          {shown.standing.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.players.map((side, player) => (
          <tr key={side}>
            <th scope="row">
              {side} <small>{who(bots[player])}</small>
            </th>
            {shown.standing.map(({ name, values }) => (
              <td key={name}>{values[player]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One game after the other, each to be watched again. */
function Story({ id, story }: { id: string; story: ChronicleShown['story'] }) {
  let games = 0
  return (
    <ol class="campaign-story">
      {story.map(({ text, isGame }, entry) => (
        <li key={text}>
          {text} {isGame && <a href={address('replay', replayName(id, entry))}>{saying.value.replayGame(++games)}</a>}
        </li>
      ))}
    </ol>
  )
}
