import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../../language.ts'
import type { GuideShown } from '../../port/moment.ts'
import { address } from '../../route.ts'
import { type BookContents, loadBook } from '../../rules/book.ts'
import { talk } from '../../words/guide/talk.ts'

interface Props {
  game: string
  end: NonNullable<GuideShown['end']>
  /** The game itself is over, too. */
  isOver: boolean
  onClose(): void
}

/** The end of a guide: what was learnt, and where to go from here. */
export function GuideEnd({ game, end, isOver, onClose }: Props) {
  const book = useSignal<BookContents | null>(null)
  useEffect(() => {
    loadBook(game, language.value).then(
      found => {
        book.value = found
      },
      () => {},
    )
  }, [game, language.value])
  const t = talk.value
  const chapters = book.value?.chapters.filter(({ name }) => end.chapters.includes(name)) ?? []
  return (
    <div class="guide-end">
      <h2>{t.titles[end.how]}</h2>
      <p>{end.text}</p>
      <p>{t.learnt}</p>
      <ul>
        {end.learnt.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t.next}</p>
      <div class="row">
        {!isOver && (
          <button type="button" class="button strong" onClick={onClose}>
            {t.playOn}
          </button>
        )}
        <a class={`button${isOver ? ' strong' : ''}`} href={`${address('play', game)}?bot=novice`}>
          {t.novice}
        </a>
        <a class="button" href={address('learn', game)}>
          {t.again}
        </a>
      </div>
      <ul class="read-on">
        {chapters.map(({ name, title }) => (
          <li key={name}>
            <a href={address('rules', game, name)}>{t.readOn(title)}</a>
          </li>
        ))}
        <li>
          <a href={address('rules', game)}>{words.value.rules}</a>
        </li>
      </ul>
    </div>
  )
}
