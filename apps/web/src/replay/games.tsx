import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type HallGame, loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { api, beSomebody, findServer, person } from '../online/server.ts'
import { BringFile } from '../pages/files.tsx'
import { Frame } from '../pages/frame.tsx'
import { Desk, Refused } from '../port/desk.ts'
import { NEVER } from '../port/pace.ts'
import { tell } from '../refusals/why.ts'
import { address, go } from '../route.ts'
import {
  forget,
  forgetRecord,
  freshId,
  type Imported,
  type Kept,
  keepRecord,
  keptGames,
  keptRecords,
} from '../storage.ts'
import { botInWords } from '../words/bots.ts'
import { later } from '../words/later/later.ts'
import { useToday } from './asks.ts'
import { parseRecord } from './files.ts'
import { useOpenings } from './openings.ts'
import { scenarioOf } from './scenario.ts'

/** A game with dice that were sealed at a server goes on here, or is over. */
function isToBeTaken({ isOver, lines, laid }: Kept): boolean {
  return !isOver && lines.length > 0 && laid.seals === undefined
}

/** Who plays which side, how far it is, and what is asked of whom. */
function Standing({ kept }: { kept: Kept | undefined }) {
  const w = words.value
  if (!kept) return null
  const { sides = [], asked = [], turn = '' } = kept.about ?? {}
  const who = (seat: number) => {
    const bot = kept.laid.bots[seat]
    return bot ? (botInWords(bot, w) ?? w.bot) : w.you
  }
  const isMine = asked.some(seat => !kept.laid.bots[seat])
  return (
    <>
      <span>{sides.map((side, seat) => `${side} (${who(seat)})`).join(' – ')}</span>
      <span>
        {turn && <em class="standing-turn">{turn}</em>} {isMine && <strong class="standing-mine">●</strong>} {kept.ask}
      </span>
    </>
  )
}

/** Games kept in this browser, and records brought from elsewhere. */
export function MyGames() {
  const games = useSignal<Kept[]>([])
  const records = useSignal<Imported[]>([])
  const hall = useSignal<HallGame[]>([])
  const fault = useSignal('')
  const said = useSignal('')
  const load = async () => {
    games.value = await keptGames()
    records.value = await keptRecords()
  }
  useEffect(() => {
    void load()
    void findServer()
    void loadHall().then(
      found => {
        hall.value = found
      },
      () => {},
    )
  }, [])
  const today = useToday(games.value)
  const openings = useOpenings([
    ...games.value.map(({ laid }) => laid.game),
    ...records.value.map(({ record }) => record.game),
  ])
  const w = words.value
  const titleOf = (id: string) => hall.value.find(game => game.id === id)?.title[language.value] ?? id
  const date = (at: number) => new Date(at).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  const bring = async (file: File) => {
    const record = parseRecord(await file.text())
    if (!record.ok) {
      tell(fault, new Refused(record.problem), words.value.notJson)
      return
    }
    const id = freshId()
    await keepRecord({ id, record: record.value, at: Date.now() })
    go(address('replay', id))
  }
  /** A finished game goes to the server, which proves it and keeps it among one's own. */
  const upload = async (kept: Kept) => {
    const desk = new Desk(() => {})
    try {
      await beSomebody()
      await desk.ask('pace', NEVER)
      await desk.ask('open', kept.laid, kept.lines, language.value)
      await api('POST /records', { body: { ...(await desk.ask('record')) } })
      fault.value = ''
      said.value = later.value.uploaded
    } catch (error) {
      tell(fault, error, w.serverAway)
    } finally {
      desk.close()
    }
  }
  return (
    <Frame>
      <h1>{w.myGames}</h1>
      <p>{later.value.keptHere}</p>
      <div class="row">
        <BringFile words={later.value.bringRecord} isStrong onFile={file => void bring(file)} />
      </div>
      {fault.value && <p role="alert">{fault.value}</p>}
      <p role="status">{said.value}</p>
      {games.value.length + records.value.length === 0 && <p>{later.value.noGames}</p>}
      <ul class="game-list">
        {games.value.map(kept => (
          <li key={kept.id}>
            <div>
              <strong>
                {[
                  titleOf(kept.laid.game),
                  scenarioOf(openings.value.get(kept.laid.game), kept.laid.settings, kept.laid.bots.length),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </strong>
              <Standing kept={today.value.get(kept.id)} />
              <small>{`${date(kept.at)} · ${later.value.choicesPlayed(kept.lines.length)}`}</small>
            </div>
            <div class="row">
              <a class="button strong" href={address('table', kept.id)}>
                {kept.isOver ? later.value.howItEnded : w.continueGame}
              </a>
              <a class="button" href={address('replay', kept.id)}>
                {w.replay}
              </a>
              {isToBeTaken(kept) && person.value !== undefined && (
                <a class="button" href={address('take', kept.id)}>
                  {w.takeAlong}
                </a>
              )}
              {kept.isOver && person.value !== undefined && (
                <button type="button" class="button" onClick={() => void upload(kept)}>
                  {later.value.upload}
                </button>
              )}
              <button type="button" class="button" onClick={() => void forget(kept.id).then(load)}>
                {w.forget}
              </button>
            </div>
          </li>
        ))}
        {records.value.map(({ id, record, at }) => (
          <li key={id}>
            <div>
              <strong>
                {[
                  titleOf(record.game),
                  scenarioOf(openings.value.get(record.game), record.settings, record.seats.length),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </strong>
              <span>{record.seats.map(name => nameShown(name, w)).join(' – ')}</span>
              <small>{`${date(at)} · ${later.value.choicesPlayed(record.choices.length)}`}</small>
            </div>
            <div class="row">
              <a class="button" href={address('replay', id)}>
                {w.replay}
              </a>
              <button type="button" class="button" onClick={() => void forgetRecord(id).then(load)}>
                {w.forget}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
