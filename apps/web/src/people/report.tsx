import { words } from '../language.ts'
import { api, beSomebody } from '../online/server.ts'
import { Dialog } from '../pages/dialog.tsx'
import { DeedForm, typed, useDeed } from './deed.tsx'
import { saying } from './say.ts'

/** Tells those who keep order of somebody, and of what happened at a table. */
export function ReportDialog(props: { person: string; table: string | undefined; onClose(): void }) {
  const { person, table = null, onClose } = props
  const deed = useDeed()
  const w = saying.value
  const isSent = deed.said?.isFault === false
  const send = (data: FormData) =>
    deed.run(async () => {
      await beSomebody()
      await api('POST /reports', { body: { person, table, text: typed(data, 'text') } })
      return w.reported
    })
  return (
    <Dialog title={w.report} onClose={onClose}>
      <DeedForm deed={deed} onSubmit={send}>
        {!isSent && (
          <>
            <p>{w.reportText}</p>
            {table !== null && <p>{w.reportTable}</p>}
            <label>
              {w.reportWhat}
              <textarea name="text" required minLength={3} maxLength={2000} />
            </label>
          </>
        )}
        <div class="row">
          <button type="button" class="button" onClick={onClose}>
            {isSent ? words.value.close : words.value.cancel}
          </button>
          {!isSent && (
            <button type="submit" class="button strong">
              {w.reportSend}
            </button>
          )}
        </div>
      </DeedForm>
    </Dialog>
  )
}
