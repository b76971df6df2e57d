import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../language.ts'
import { Lost } from '../pages/lost.tsx'
import { Refused } from '../port/desk.ts'
import { later } from '../words/later/later.ts'
import { api } from './server.ts'

/** Where a letter's link leads that asks whether an e-mail address is right. */
export function VerifyPage({ token }: { token: string }) {
  const outcome = useSignal<'done' | 'old' | 'away' | null>(null)
  useEffect(() => {
    const failed = (error: unknown): 'old' | 'away' =>
      error instanceof Refused && error.problem.code !== 'away' ? 'old' : 'away'
    api('POST /email/verify', { body: { token } }).then(
      () => (outcome.value = 'done'),
      error => (outcome.value = failed(error)),
    )
  }, [token])
  const w = words.value
  if (outcome.value === null) return <p class="coming">{w.oneMoment}</p>
  return <Lost title={w.emailTitle} text={later.value.emailVerified[outcome.value]} />
}
