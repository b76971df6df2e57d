import type { TournamentCard } from '@hexarium/wire'
import { addressOf } from '@hexarium/wire/address'
import { useSignal } from '@preact/signals'
import { language } from '../../language.ts'
import { CopyLine } from '../../online/links.tsx'
import { saying } from '../say.ts'

/** What stands on the page, for other pages and programs: files, and a table to be framed. */
export function Sharing({ card: { id, title } }: { card: TournamentCard }) {
  const said = useSignal('')
  const w = saying.value
  const spoken = language.value
  const params = { id }
  const csv = (what: 'standings' | 'matches') =>
    `/api${addressOf('GET /tournaments/:id/export.csv', params, { what, language: spoken }).path}`
  const embed = `${location.origin}/api${addressOf('GET /tournaments/:id/embed', params, { language: spoken }).path}`
  const quoted = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return (
    <details class="sharing">
      <summary>{w.sharing}</summary>
      <p class="soft">{w.sharingText}</p>
      <div class="row">
        <a class="button" href={csv('standings')} download={`${id}-standings.csv`}>
          {w.csvStandings}
        </a>
        <a class="button" href={csv('matches')} download={`${id}-matches.csv`}>
          {w.csvMatches}
        </a>
        <a
          class="button"
          href={`/api${addressOf('GET /tournaments/:id/export.json', params, undefined).path}`}
          download={`${id}.tournament.json`}
        >
          {w.json}
        </a>
      </div>
      <p class="soft">{w.embedText}</p>
      <div class="copy-line">
        <CopyLine
          label={w.embed}
          text={`<iframe src="${embed}" title="${quoted}" width="100%" height="480"></iframe>`}
          onSaid={text => (said.value = text)}
        />
      </div>
      <p role="status" class="said">
        {said.value}
      </p>
    </details>
  )
}
