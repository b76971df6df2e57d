import type { Seat } from '@hexarium/kernel'
import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { shapeOf } from '../board/counters.tsx'
import { Crest, CrestsHere } from '../board/crests.tsx'
import { words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { Mark } from '../pages/mark.tsx'
import type { Moment, SeatShown } from '../port/moment.ts'
import { type Deed, More } from './beside/more.tsx'

/** A tool of the table. */
export interface Tool {
  words: string
  sign: ComponentChildren
  keys?: string
  isOff?: boolean
  act(): void
}

interface Props {
  moment: Moment
  thinking: Seat | null
  tools: Tool[]
  /** What else one may do here. */
  deeds?: readonly Deed[]
  /** Talk with the others. */
  talk?: ComponentChildren
  /** Nobody sits here: somebody looks back. */
  isReplay?: boolean
  isFolded?: boolean
  /** Folds the panel away, where there is one to fold. */
  onFold?(): void
}

/** Above the board: the way home, who plays, and the tools. */
export function TopBar({ moment, thinking, tools, deeds, talk, isReplay, isFolded, onFold }: Props) {
  const w = words.value
  return (
    <header class="table-top">
      <a class="brand" href="#/" aria-label={w.toHall}>
        <Mark />
      </a>
      <h1>{moment.title}</h1>
      <ul class="seats" aria-label={w.whoPlays}>
        {inTeams(moment.seats).map(([seat, number], place, all) => (
          <SeatChip
            key={seat.side}
            seat={seat}
            name={moment.around?.names[number]}
            isMine={number === moment.seat && !isReplay}
            isPartner={
              number !== moment.seat && seat.team !== undefined && seat.team === moment.seats[moment.seat]?.team
            }
            isFirstFoe={place > 0 && seat.team !== all[place - 1][0].team}
            isThinking={number === thinking}
          />
        ))}
      </ul>
      <div class="tools">
        {tools.map(tool => (
          <button
            key={tool.words}
            type="button"
            class="tool"
            disabled={tool.isOff}
            onClick={tool.act}
            aria-label={tool.words}
            title={tool.keys ? `${tool.words} (${tool.keys})` : tool.words}
          >
            <span aria-hidden="true">{tool.sign}</span>
          </button>
        ))}
        {talk}
        {deeds && <More deeds={deeds} />}
        {onFold && (
          <button
            type="button"
            class="tool fold"
            aria-expanded={!isFolded}
            aria-label={w.panel}
            title={`${w.panel} (P)`}
            onClick={onFold}
          >
            <span aria-hidden="true">{isFolded ? '◧' : '▭'}</span>
          </button>
        )}
      </div>
    </header>
  )
}

/** The seats with their numbers, those who fight together beside each other. */
function inTeams(seats: readonly SeatShown[]): [SeatShown, Seat][] {
  const numbered = seats.map((seat, number): [SeatShown, Seat] => [seat, number])
  return numbered.sort(([one, a], [other, b]) => (one.team ?? a) - (other.team ?? b) || a - b)
}

interface ChipProps {
  seat: SeatShown
  name: string | undefined
  isMine: boolean
  isPartner: boolean
  /** Those before it fight together, against it. */
  isFirstFoe: boolean
  isThinking: boolean
}

function SeatChip({ seat, name, isMine, isPartner, isFirstFoe, isThinking }: ChipProps) {
  const w = words.value
  const who = [isMine ? w.you : seat.bot ? w.bot : nameShown(name ?? '', w), isPartner ? w.partner : '']
    .filter(Boolean)
    .join(', ')
  const team = useContext(CrestsHere)[seat.tone]
  const state = isThinking ? w.thinks : seat.asked ? w.toAct : ''
  return (
    <li
      class={`seat-chip tone-${seat.tone}${seat.asked ? ' asked' : ''}${isFirstFoe && seat.team !== undefined ? ' foe' : ''}`}
    >
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <path class="t-edge" d={shapeOf(seat.tone)} />
        <path class="t-face" d={shapeOf(seat.tone)} transform="scale(.86)" />
        {team !== undefined && (
          <g transform="scale(2.4)">
            <Crest team={team} />
          </g>
        )}
      </svg>
      <span>
        {seat.side}
        {who && <small> {who}</small>}
        {state && <span class="hidden">, {state}</span>}
      </span>
    </li>
  )
}
