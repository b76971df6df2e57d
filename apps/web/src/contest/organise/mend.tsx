import type { MatchOutcome, TournamentCard, TournamentMatch } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { api } from '../../online/server.ts'
import { Dialog } from '../../pages/dialog.tsx'
import { DeedForm, Field, typed } from '../../people/deed.tsx'
import { useContestDeed } from '../deed.ts'
import { namesOf, titleOf } from '../match.ts'
import { saying } from '../say.ts'

interface Props {
  card: TournamentCard
  match: TournamentMatch
  onCard(card: TournamentCard): void
  onClose(): void
}

const DRAWN = 'drawn'

/** Sets a result right, with a reason that everybody reads. */
export function MendDialog({ card, match, onCard, onClose }: Props) {
  const deed = useContestDeed()
  const w = saying.value
  const names = namesOf(match)
  const { result } = match
  const winner = useSignal(
    result ? (result.places.every(place => place === 1) ? DRAWN : `${result.places.indexOf(1)}`) : '0',
  )
  const isTable = names.length > 2
  const hasPoints = card.games > 1
  const hasResistance = card.tieBreaks.includes('resistance')
  const mend = (data: FormData) =>
    deed.run(async () => {
      const numbers = (name: string) => names.map((_, at) => Number(typed(data, `${name} ${at}`)))
      const places = isTable
        ? numbers('place')
        : names.map((_, at) => (winner.peek() === DRAWN || winner.peek() === `${at}` ? 1 : 2))
      const mended: MatchOutcome = {
        places,
        ...(hasPoints ? { points: numbers('points') } : {}),
        ...(hasResistance ? { resistance: numbers('resistance') } : {}),
      }
      const body = { match: match.id, result: mended, why: typed(data, 'why') }
      onCard(await api('POST /tournaments/:id/correct', { params: { id: card.id }, body }))
      onClose()
      return undefined
    })
  const each = (name: string, label: (of: string) => string, before: readonly number[] | undefined, min: number) =>
    names.map((of, at) => (
      <Field
        key={`${name} ${at}`}
        name={`${name} ${at}`}
        label={label(of)}
        type="number"
        min={min}
        max={name === 'place' ? names.length : 10_000}
        value={`${before?.[at] ?? min}`}
      />
    ))
  return (
    <Dialog title={w.mendMatch(titleOf(match))} onClose={onClose}>
      <DeedForm deed={deed} onSubmit={data => void mend(data)}>
        {isTable ? (
          each('place', w.mendPlace, result?.places, 1)
        ) : (
          <fieldset>
            <legend>{w.mendResult}</legend>
            {[...names.map((name, at) => [`${at}`, w.winsMatch(name)]), [DRAWN, w.drawnMatch]].map(([value, text]) => (
              <label key={value} class="field switch">
                <input
                  type="radio"
                  name="winner"
                  checked={winner.value === value}
                  onChange={() => (winner.value = value)}
                />
                <span>{text}</span>
              </label>
            ))}
          </fieldset>
        )}
        {hasPoints && each('points', w.mendPoints, result?.points, 0)}
        {hasResistance && each('resistance', w.mendResistance, result?.resistance, 0)}
        <label class="field stacked">
          <span>
            {w.mendWhy}
            <small>{w.mendWhyHint}</small>
          </span>
          <textarea name="why" required minLength={3} maxLength={500} />
        </label>
        <button type="submit" class="button strong">
          {w.mend}
        </button>
      </DeedForm>
    </Dialog>
  )
}
