import type { Legend } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useContext, useEffect } from 'preact/hooks'
import { signs } from '../../board/badges.ts'
import { Crest, CrestsHere } from '../../board/crests.tsx'
import { SidesLayer } from '../../board/sides.tsx'
import { language, words } from '../../language.ts'
import { Dialog } from '../../pages/dialog.tsx'
import type { SeatShown } from '../../port/moment.ts'
import type { Table } from '../../port/table.ts'
import { later } from '../../words/later/later.ts'

interface Props {
  table: Pick<Table, 'legend'>
  seats: readonly SeatShown[]
  onClose(): void
}

/** What every sign and letter on the game's boards means, in the reader's language. */
export function LegendDialog({ table, seats, onClose }: Props) {
  const crests = useContext(CrestsHere)
  const legend = useSignal<Legend | null>(null)
  useEffect(() => {
    void table.legend(language.value).then(found => {
      legend.value = found
    })
  }, [language.value])
  const w = later.value
  const shown = legend.value
  /** By crest: who fights under it. */
  const teams = Map.groupBy(
    seats.filter(({ tone }) => crests[tone] !== undefined),
    ({ tone }) => `${crests[tone]}`,
  )
  return (
    <Dialog title={words.value.legend} onClose={onClose}>
      {shown && (
        <>
          <Part
            title={w.legendCorners}
            of={Object.entries(shown.corners)}
            sign={corner => <CornerSign {...{ corner }} />}
          />
          <Part title={w.legendBadges} of={Object.entries(shown.badges)} sign={badge => <BadgeSign {...{ badge }} />} />
          <Part
            title={w.legendCrests}
            of={[...teams].map(([team, members]) => [team, members.map(({ side }) => side).join(', ')])}
            sign={team => <CrestSign team={Number(team)} />}
          />
          <Part title={w.legendLetters} of={shown.letters} sign={letter => <b class="legend-letter">{letter}</b>} />
          <Part title={w.legendSides} of={Object.entries(shown.sides)} sign={kind => <SideSign {...{ kind }} />} />
          <Part title={w.legendLooks} of={Object.entries(shown.looks)} sign={look => <LookSign {...{ look }} />} />
        </>
      )}
    </Dialog>
  )
}

interface PartProps {
  title: string
  of: readonly (readonly [sign: string, meaning: string])[]
  sign(of: string): ComponentChildren
}

function Part({ title, of, sign }: PartProps) {
  if (of.length === 0) return null
  return (
    <section class="legend">
      <h3>{title}</h3>
      <ul>
        {of.map(([key, meaning]) => (
          <li key={key}>
            <span class="legend-sign" aria-hidden="true">
              {sign(key)}
            </span>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a figure stands: a piece with that corner filled. */
function CornerSign({ corner }: { corner: string }) {
  const x = corner.endsWith('w') ? 8 : 24
  const y = corner.startsWith('n') ? 8 : 24
  return (
    <svg viewBox="0 0 40 40" role="presentation">
      <rect class="legend-piece" x="4" y="4" width="32" height="32" rx="5" />
      <rect class="legend-corner" x={x} y={y} width="9" height="9" rx="2" />
    </svg>
  )
}

function BadgeSign({ badge }: { badge: string }) {
  return (
    <svg viewBox="-16 -16 32 32" role="presentation">
      <g class={`t-badge badge-${badge}`}>
        <circle r="14" />
        {signs[badge] ? <path d={signs[badge]} /> : <text y="7">{badge.charAt(0).toUpperCase()}</text>}
      </g>
    </svg>
  )
}

function CrestSign({ team }: { team: number }) {
  return (
    <svg viewBox="-18 -18 36 36" role="presentation">
      <Crest team={team} />
    </svg>
  )
}

function SideSign({ kind }: { kind: string }) {
  return (
    <svg viewBox="-60 -30 120 60" role="presentation">
      <SidesLayer sides={[{ id: kind, x1: -0.5, y1: 0, x2: 0.5, y2: 0, kind, say: '' }]} grain={1} />
    </svg>
  )
}

function LookSign({ look }: { look: string }) {
  return (
    <svg viewBox="0 0 40 40" role="presentation">
      <rect class={`terrain look-${look}`} x="2" y="2" width="36" height="36" rx="5" />
    </svg>
  )
}
