import { type BoardScene, inOrder, type StageScene } from '@hexarium/kernel'
import { Fragment } from 'preact'
import { words } from '../../language.ts'
import type { Moment, NoteShown, Offer } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import { MadeOf, OfferButton } from '../asking/offers.tsx'
import type { Play } from '../play.ts'
import { fightStatus } from './fight-status.ts'
import { Foretold } from './foretold.tsx'

/** The boards as lists of places and pieces with their options: everything the picture shows, for readers and for ears. */
export function TextView({ play, moment }: { play: Play; moment: Moment }) {
  const told = play.preview.told(moment)
  return (
    <main class="stage text-view" tabIndex={-1} aria-label={words.value.textView}>
      <TextBoards play={play} moment={moment} />
      <div class="foretold-below" role="status">
        {told.length > 0 && <Foretold {...{ play, told }} />}
      </div>
    </main>
  )
}

/** The boards and sheets in words; nothing can be chosen where nobody plays. */
export function TextBoards({ play, moment }: { play?: Play; moment: Moment }) {
  const byId = Map.groupBy(
    moment.offers.filter(offer => offer.points !== null),
    offer => offer.points!,
  )
  const notes = Map.groupBy(moment.notes, note => note.at)
  return (
    <>
      {moment.scene.boards.map(board => (
        <TextBoard key={board.id} board={board} byId={byId} notes={notes} play={play} />
      ))}
      {moment.zones.length > 0 && (
        <section>
          <h2>{later.value.layerZones}</h2>
          <ul>
            {moment.zones.map(({ id, say }) => (
              <li key={id}>{say}</li>
            ))}
          </ul>
        </section>
      )}
      {moment.scene.stage && <TextStage stage={moment.scene.stage} moment={moment} />}
      {moment.scene.sheets.map(sheet => (
        <section key={sheet.id}>
          <h2>{sheet.title}</h2>
          <ul>
            {sheet.rows.map((row, index) => (
              <li key={row.id ?? index}>
                {row.say}
                <Buttons play={play} offers={row.id === undefined ? undefined : byId.get(row.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** A fight: how far it is, both sides, and who fights on each. */
function TextStage({ stage, moment }: { stage: StageScene; moment: Moment }) {
  const status = fightStatus(stage, moment)
  return (
    <section>
      <h2>{stage.title}</h2>
      {status !== '' && <p>{status}</p>}
      <ul>
        {stage.sides.map((side, place) => (
          <li key={place}>
            {side.say}
            <ul>
              {side.pieces.map((piece, index) => (
                <li key={index}>{piece.say}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TextBoard(props: {
  board: BoardScene
  byId: ReadonlyMap<string, Offer[]>
  notes: ReadonlyMap<string, NoteShown[]>
  play: Play | undefined
}) {
  const { board, byId, notes, play } = props
  const remarks = (id: string) => notes.get(id)?.map(note => note.words && <em key={note.words}> {note.words}</em>)
  const at = Map.groupBy(board.counters, counter => counter.at)
  const busy = board.places.filter(place => at.has(place.id) || byId.has(place.id))
  const empty = board.places.filter(place => !at.has(place.id) && !byId.has(place.id))
  return (
    <section>
      <h2>{board.title}</h2>
      <ul class="text-places">
        {busy.map(place => (
          <li key={place.id}>
            <span class="text-place">{place.say}</span>
            {remarks(place.id)}
            <Buttons play={play} offers={byId.get(place.id)} />
            {at.has(place.id) && (
              <ul>
                {at.get(place.id)!.map(counter => (
                  <li key={counter.id}>
                    {counter.say}
                    {remarks(counter.id)}
                    <Buttons play={play} offers={byId.get(counter.id)} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {board.sides.some(side => byId.has(side.id)) && (
        <ul>
          {board.sides
            .filter(side => byId.has(side.id))
            .map(side => (
              <li key={side.id}>
                {side.say}
                <Buttons play={play} offers={byId.get(side.id)} />
              </li>
            ))}
        </ul>
      )}
      {board.marks.some(mark => !mark.handle || byId.has(mark.id)) && (
        <ul>
          {board.marks.map(mark =>
            !mark.handle || byId.has(mark.id) ? (
              <li key={mark.id}>
                {mark.say}
                <Buttons play={play} offers={byId.get(mark.id)} />
              </li>
            ) : null,
          )}
        </ul>
      )}
      <details>
        <summary>{later.value.emptyPlaces(empty.length)}</summary>
        <ul>
          {empty.map(place => (
            <li key={place.id}>{place.say}</li>
          ))}
        </ul>
      </details>
      {board.provenance && <p class="provenance">{board.provenance}</p>}
    </section>
  )
}

function Buttons({ play, offers }: { play: Play | undefined; offers: readonly Offer[] | undefined }) {
  if (!play) return null
  return (
    <>
      {inOrder(offers ?? []).map(offer => (
        <Fragment key={offer.option}>
          <OfferButton
            offer={offer}
            onChoose={() => void play.choose(offer)}
            onPoint={() => play.preview.of(offer.option)}
          />
          <MadeOf play={play} offer={offer} />
        </Fragment>
      ))}
    </>
  )
}
