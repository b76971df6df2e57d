import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { GuideShown, LessonShown, Moment } from '../../port/moment.ts'
import { talk } from '../../words/guide/talk.ts'
import type { Play } from '../play.ts'
import { GuideEnd } from './guide-end.tsx'

interface Props {
  play: Play
  moment: Moment
  guide: GuideShown
  /** What it points at. */
  onShow(ids: readonly string[]): void
  onClose(): void
}

/** So many rings still point at something. */
const RINGS = 12

/** The guide of a first game: what it says of the last choice, and the one thing that matters now. */
export function Guide({ play, moment, guide, onShow, onClose }: Props) {
  const at = useSignal(0)
  const before = useRef(moment.number)
  if (before.current !== moment.number) {
    before.current = moment.number
    at.value = 0
  }
  const lesson: LessonShown | undefined = guide.lessons[Math.min(at.value, guide.lessons.length - 1)]
  const key = `${moment.number} ${at.value} ${moment.is}`
  useEffect(() => {
    onShow(lesson ? pointedAt(moment, lesson) : [])
    return () => onShow([])
  }, [key])
  const t = talk.value
  return (
    <section class="guide led" aria-label={t.title} data-idea={lesson?.name} data-end={guide.end?.how}>
      <header>
        <strong>{t.title}</strong>
        <small>{t.met(guide.met, guide.ideas)}</small>
      </header>
      <div aria-live="polite">
        {guide.reply && at.value === 0 && (
          <p class={guide.reply.isWell ? 'reply well' : 'reply'}>{guide.reply.text ?? replied(guide, moment)}</p>
        )}
        {lesson && (
          <p class="lesson" data-names>
            {lesson.text ?? plainly(moment)}
          </p>
        )}
        {!lesson && !guide.end && <p class="lesson">{t.waiting}</p>}
        {guide.met === 0 && lesson && !lesson.isAside && <p class="hint">{t.board}</p>}
        {guide.end && <GuideEnd game={moment.game} end={guide.end} isOver={moment.is === 'over'} onClose={onClose} />}
      </div>
      {lesson && (
        <div class="row">
          {lesson.isAside && (
            <button type="button" class="button strong" onClick={() => at.value++}>
              {t.goOn}
            </button>
          )}
          {lesson.rules.map(rule => (
            <button key={rule} type="button" class="rule-chip" onClick={() => (play.rule.value = rule)}>
              {rule}
            </button>
          ))}
          <button type="button" class="quiet" onClick={onClose}>
            {t.close}
          </button>
        </div>
      )}
    </section>
  )
}

/** A few words about a choice, not always the same. */
function replied({ reply }: GuideShown, { seq }: Moment): string {
  const all = reply?.isWell ? talk.value.praise : talk.value.other
  return all[seq % all.length]
}

/** Where an idea has been told already. */
const plainly = ({ offers }: Moment) => (offers.some(offer => offer.isHinted) ? talk.value.ask : talk.value.askAlone)

/** What a lesson points at: what it names, and the choices it recommends. */
function pointedAt({ offers }: Moment, { marks, isAside }: LessonShown): string[] {
  const advised = isAside ? [] : offers.flatMap(offer => (offer.isHinted && offer.points ? offer.points : []))
  return [...new Set([...marks, ...advised])].slice(0, RINGS)
}
