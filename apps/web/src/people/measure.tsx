import { words } from '../language.ts'
import { api } from '../online/server.ts'
import { Dialog } from '../pages/dialog.tsx'
import { DeedForm, typed, useDeed } from './deed.tsx'
import { saying } from './say.ts'
import type { PeopleWords } from './words/words.ts'

/** Something a keeper does, and to what. */
export type Measure =
  | { is: 'mute' | 'ban' | 'unname'; person: string }
  | { is: 'removeChat'; chat: string }
  | { is: 'closeReport'; report: string }
  | { is: 'closeTable'; table: string }
  | { is: 'closeContest' | 'removeContestWords'; contest: string }
  | { is: 'lift'; sanction: string }

/** Asks for the reason, and for the term where there is one, and does it. */
export function MeasureDialog(props: { measure: Measure; onDone(): Promise<void>; onClose(): void }) {
  const { measure, onDone, onClose } = props
  const deed = useDeed()
  const w = saying.value
  const hasTerm = measure.is === 'mute' || measure.is === 'ban'
  const act = (data: FormData) =>
    deed.run(async () => {
      const term = typed(data, 'term')
      await take(measure, typed(data, 'reason'), term === 'good' ? null : Number(term))
      await onDone()
      onClose()
      return ''
    })
  return (
    <Dialog title={titleOf(measure, w)} onClose={onClose}>
      <DeedForm deed={deed} onSubmit={act}>
        <label>
          {w.reason}
          <textarea name="reason" required minLength={3} maxLength={500} />
        </label>
        {hasTerm && (
          <label class="field">
            <span>{w.term}</span>
            <select name="term">
              {(['1', '24', '168', '720', 'good'] as const).map(term => (
                <option key={term} value={term}>
                  {w.terms[term]}
                </option>
              ))}
            </select>
          </label>
        )}
        <div class="row">
          <button type="button" class="button" onClick={onClose}>
            {words.value.cancel}
          </button>
          <button type="submit" class="button strong">
            {w.doIt}
          </button>
        </div>
      </DeedForm>
    </Dialog>
  )
}

function titleOf({ is }: Measure, w: PeopleWords): string {
  const titles: Record<Measure['is'], string> = {
    mute: w.mute,
    ban: w.ban,
    unname: w.removeName,
    removeChat: w.removeWords,
    closeReport: w.closeReport,
    closeTable: w.closeTable,
    closeContest: w.closeContest,
    removeContestWords: w.removeWords,
    lift: w.lift,
  }
  return titles[is]
}

function take(measure: Measure, reason: string, hours: number | null): Promise<unknown> {
  const body = { reason }
  switch (measure.is) {
    case 'mute':
      return api('POST /keeping/persons/:id/mute', { params: { id: measure.person }, body: { reason, hours } })
    case 'ban':
      return api('POST /keeping/persons/:id/ban', { params: { id: measure.person }, body: { reason, hours } })
    case 'unname':
      return api('POST /keeping/persons/:id/unname', { params: { id: measure.person }, body })
    case 'removeChat':
      return api('POST /keeping/chat/:id/remove', { params: { id: measure.chat }, body })
    case 'closeReport':
      return api('POST /keeping/reports/:id/close', { params: { id: measure.report }, body })
    case 'closeTable':
      return api('POST /keeping/tables/:id/close', { params: { id: measure.table }, body })
    case 'closeContest':
      return api('POST /keeping/contests/:id/close', { params: { id: measure.contest }, body })
    case 'removeContestWords':
      return api('POST /keeping/contests/:id/unword', { params: { id: measure.contest }, body })
    case 'lift':
      return api('POST /keeping/sanctions/:id/lift', { params: { id: measure.sanction }, body })
  }
}
