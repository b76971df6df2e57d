import type { Self } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { api } from '../online/server.ts'
import { Confirm } from '../pages/dialog.tsx'
import { DeedForm, Field, typed, useDeed } from './deed.tsx'
import { saying } from './say.ts'
import { lookAgain } from './session.ts'

/** Time off from all correspondence tables. */
export function Vacation({ me }: { me: Self }) {
  const deed = useDeed()
  const days = useSignal(0)
  const w = saying.value
  const most = Math.min(60, Math.floor(me.vacation))
  const take = (count: number) =>
    deed.run(async () => {
      const { tables } = await api('POST /vacation', { body: { days: count } })
      await lookAgain()
      return w.vacationTaken(tables)
    })
  return (
    <section class="leaf" aria-labelledby="vacation">
      <h2 id="vacation">{w.vacation}</h2>
      <p>{w.vacationText(most)}</p>
      {most > 0 && (
        <DeedForm deed={deed} onSubmit={data => (days.value = Number(typed(data, 'days')))}>
          <Field name="days" label={w.vacationDays} type="number" min={1} max={most} />
          <button type="submit" class="button">
            {w.vacationTake}
          </button>
        </DeedForm>
      )}
      {days.value > 0 && (
        <Confirm
          title={w.vacation}
          text={w.vacationSure(days.value)}
          yes={w.vacationTake}
          onYes={() => {
            take(days.value)
            days.value = 0
          }}
          onClose={() => (days.value = 0)}
        />
      )}
    </section>
  )
}
