import type { StagePiece, StageSide } from '@hexarium/kernel'
import { Token } from '../../board/counters.tsx'
import { percent } from '../../language.ts'
import type { LogLine, Moment } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import { DiceLine } from './dice.tsx'
import { lastFight } from './entries.ts'
import { fightStatus } from './fight-status.ts'

/** So many of the last happenings are told beside a fight. */
const TOLD = 8

/** The fight under way: how far it is, who rolls, both sides with their losses, how it may end, and what was rolled. */
export function Fight({ moment, log }: { moment: Moment; log: readonly LogLine[] }) {
  const { stage } = moment.scene
  if (!stage) return null
  const status = fightStatus(stage, moment)
  const tones = moment.seats.map(seat => seat.tone)
  const told = lastFight(log, TOLD)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="fight" aria-label={stage.title} tabIndex={0}>
      <h2>{stage.title}</h2>
      {status !== '' && <p class="fight-status">{status}</p>}
      {moment.forecast && (
        <p class="odds">
          <meter min="0" max="1" value={moment.forecast.chance} aria-hidden="true" />
          {`${percent(moment.forecast.chance)} ${moment.forecast.words}`}
        </p>
      )}
      <div class="fight-sides">
        {stage.sides.map((side, place) => (
          <Side key={place} side={side} tones={tones} />
        ))}
      </div>
      {told.length > 0 && (
        <ol class="fight-told">
          {told.map(({ number, rolls }) => (
            <li key={number}>
              {rolls.map(roll => (
                <DiceLine key={roll} dice={log[roll].dice!} text={log[roll].text} />
              ))}
              {log[number].dice ? <DiceLine dice={log[number].dice} text={log[number].text} /> : log[number].text}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Side({ side, tones }: { side: StageSide; tones: readonly string[] }) {
  const lost = side.pieces.filter(piece => piece.isLost).length
  return (
    <div class="fight-side">
      <h3>{side.title}</h3>
      {side.hits !== undefined && side.hits > 0 && <p class="loss">{later.value.fightHits(side.hits)}</p>}
      <ul>
        {side.pieces.map((piece, place) => (
          <Piece key={place} piece={piece} tone={tones[piece.owner]} />
        ))}
      </ul>
      {lost > 0 && <p class="fight-lost">{later.value.fightLost(lost)}</p>}
    </div>
  )
}

function Piece({ piece, tone }: { piece: StagePiece; tone: string | undefined }) {
  const { glyph, label, text, track, isLost, about, say } = piece
  return (
    <li class={isLost ? 'gone-piece' : ''} title={say} data-card={about} data-title={label} data-say={say}>
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <Token tone={tone ?? 'nobody'} glyph={glyph} letters="?" />
      </svg>
      <span aria-hidden="true">
        {label}
        {text !== undefined && <small>{text}</small>}
      </span>
      {track && <meter class="fight-left" min="0" max={track.max} value={track.now} aria-hidden="true" />}
      <span class="hidden">{isLost ? `${say}, ${later.value.fightLost(1)}` : say}</span>
    </li>
  )
}
