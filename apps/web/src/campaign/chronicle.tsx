import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { Dialog } from '../pages/dialog.tsx'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import type { ChronicleShown, StepShown } from '../port/campaigns.ts'
import { address, go } from '../route.ts'
import { botInWords } from '../words/bots.ts'
import { askCampaigns } from './desk.ts'
import { forgetCampaign, type KeptCampaign, keptCampaign, replayName } from './keeping.ts'
import { Origin } from './list.tsx'
import { answer, foldIn, playNext, save } from './playing.ts'
import { saying } from './say.ts'
import { GameLines, Now, Options, Standing, Story } from './told.tsx'

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
      <Standing shown={shown.value} names={mine.bots.map(whoPlays)} />
      <Story story={story} to={entry => address('replay', replayName(id, entry))} />
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
      <Now title={w.over} isOver>
        <p class="champion">{step.text}</p>
      </Now>
    )
  if (step.is === 'question')
    return (
      <Now title={w.asks(players[step.player])}>
        <p>{step.ask}</p>
        <Options of={step.options} onAnswer={onAnswer} />
      </Now>
    )
  return (
    <Now title={words.value.with(w.next, step.title)}>
      <GameLines lines={step.lines} />
      <div class="row">
        <button type="button" class="button strong" onClick={onPlay}>
          {mine.playing === null ? w.playNext : w.resume}
        </button>
      </div>
    </Now>
  )
}

/** A bot by its level; otherwise somebody at this screen. */
function whoPlays(bot: string | null): string {
  return bot === null ? words.value.person : (botInWords(bot, words.value) ?? words.value.bot)
}
