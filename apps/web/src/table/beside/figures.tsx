import type { Figure } from '@hexarium/kernel'
import { Token } from '../../board/counters.tsx'

/** So many lie beside words without a line of their own. */
const FEW = 2

/** Pieces as small pictures, in groups; those who cannot see them read the words beside them. */
export function Figures({ groups, tones }: { groups: readonly (readonly Figure[])[]; tones: readonly string[] }) {
  const isFew = groups.reduce((all, group) => all + group.length, 0) <= FEW
  return (
    <span class={isFew ? 'figures few' : 'figures'}>
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
