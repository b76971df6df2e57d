import type { Figure } from '@hexarium/kernel'
import { Token } from '../../board/counters.tsx'

/** Pieces as small pictures, in groups; those who cannot see them read the words beside them. */
export function Figures({ groups, tones }: { groups: readonly (readonly Figure[])[]; tones: readonly string[] }) {
  return (
    <span class="figures">
      {groups.map((group, number) => (
        <span key={number}>
          {group.map(({ glyph, owner, count = 1 }, place) => (
            <svg key={place} viewBox="-60 -60 120 120" aria-hidden="true">
              <Token
                tone={tones[owner] ?? 'nobody'}
                glyph={glyph}
                letters="?"
                values={count > 1 ? [{ corner: 'se', text: `${count}` }] : undefined}
              />
            </svg>
          ))}
        </span>
      ))}
    </span>
  )
}
