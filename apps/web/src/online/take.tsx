import type { Settings } from '@hexarium/kernel'
import type { SeatWish } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../language.ts'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import { SheetForm } from '../pages/sheet-form.tsx'
import { Desk } from '../port/desk.ts'
import { NEVER } from '../port/pace.ts'
import { goToTable } from '../route.ts'
import { type Kept, keptGame } from '../storage.ts'
import { Choice } from './fields.tsx'
import { api, beSomebody } from './server.ts'
import { useSides } from './sides.ts'
import { spoken } from './words/spoken.ts'
import '../style/house.css'
import { tell } from '../refusals/why.ts'
import { botsInWords } from '../words/bots.ts'

const ME = 'me'
const OPEN = 'open'

/** Takes a game from this browser to the server, so that somebody else can play one of its seats. */
export function TakePage({ id }: { id: string }) {
  const kept = useSignal<Kept | null | undefined>(undefined)
  useEffect(() => {
    void keptGame(id).then(found => (kept.value = found ?? null))
  }, [id])
  const w = words.value
  if (kept.value === undefined) return <p class="coming">{w.oneMoment}</p>
  if (kept.value === null || kept.value.isOver) return <Lost title={w.noTableTitle} text={w.noTableText} />
  return <Taking kept={kept.value} />
}

function Taking({ kept }: { kept: Kept }) {
  const { laid } = kept
  const mine = laid.bots.indexOf(null)
  const seats = useSignal(laid.bots.map((bot, seat) => (seat === mine ? ME : bot === null ? OPEN : bot)))
  const fault = useSignal('')
  const sides = useSides(laid.game, laid.settings as Settings, laid.bots.length)
  const w = words.value
  const h = spoken.value
  const take = async () => {
    try {
      await beSomebody()
      const table = await api('POST /tables/carried', {
        body: { ...(await asTable(kept)), seats: seats.value.map(wishOf) },
      })
      goToTable(table)
    } catch (error) {
      tell(fault, error, w.serverAway)
    }
  }
  return (
    <Frame>
      <SheetForm
        title={w.takeAlong}
        submit={h.takeNow}
        isOff={!seats.value.includes(ME)}
        fault={fault.value}
        onSubmit={() => void take()}
      >
        <p>{h.takeText}</p>
        <fieldset>
          <legend>{w.whoPlays}</legend>
          {seats.value.map((who, seat) => (
            <Choice
              key={seat}
              label={sides[seat] ?? w.seatNumber(seat + 1)}
              value={who}
              set={value => (seats.value = seats.value.map((old, of) => (of === seat ? value : old)))}
              values={[[ME, w.you], [OPEN, w.openSeat], ...botsInWords(w)]}
            />
          ))}
        </fieldset>
      </SheetForm>
    </Frame>
  )
}

function wishOf(who: string): SeatWish {
  if (who === ME) return { kind: 'me' }
  return who === OPEN ? { kind: 'open' } : { kind: 'bot', level: who as 'fair' }
}

/** The game as a table that goes on with it; settings as the rules read them. */
async function asTable({ laid, lines }: Kept) {
  const desk = new Desk(() => {})
  try {
    await desk.ask('pace', NEVER)
    await desk.ask('open', laid, lines, 'en')
    const { rules, settings, choices, dice, position } = await desk.ask('record')
    const carried = { rules, seed: dice.seed ?? '', nonces: dice.nonces, lines: choices }
    return { game: laid.game, terms: { settings }, carried, ...(position === undefined ? {} : { position }) }
  } finally {
    desk.close()
  }
}
