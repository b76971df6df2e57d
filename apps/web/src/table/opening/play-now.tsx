import type { GuideTable } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../../language.ts'
import { coming } from '../../pages/coming.tsx'
import { Desk, expectTable } from '../../port/desk.ts'
import { layTable, USUAL_BOT, useGame } from './lay.ts'

const Lost = coming(async () => (await import('../../pages/lost.tsx')).Lost)

/** One click from the hall to the board: against as few bots as may be, by the usual settings, unless the address says otherwise. */
export function PlayNow({ game: id, query }: { game: string; query: URLSearchParams }) {
  const game = useGame(id)
  useEffect(() => expectTable(id, language.peek()), [id])
  useEffect(() => {
    if (!game) return
    const bot = BOT_NAMES.test(query.get('bot') ?? '') ? query.get('bot')! : USUAL_BOT
    const { min, max } = game.players
    const players = Math.min(max, Math.max(min, Number(query.get('players')) || min))
    const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : bot))
    layTable({ game: id, bots, settings: settingsIn(query) }, true)
  }, [game])
  if (game === null) return <Lost title={words.value.noGameTitle} text={words.value.noGameText} />
  return <p class="coming">{words.value.oneMoment}</p>
}

/** Bots an address may name: `?bot=novice`. */
const BOT_NAMES = /^(random|greedy|novice|fair|(strong|master)(:careful|:bold)?)$/

/** `?rounds=3&short=true`: settings in an address. Whether they fit is for the game to say. */
function settingsIn(query: URLSearchParams): Record<string, boolean | string | number> {
  const plain = (text: string) => (text === 'true' || text === 'false' ? text === 'true' : text)
  const own = [...query].filter(([name]) => name !== 'bot' && name !== 'players')
  return Object.fromEntries(own.map(([name, text]) => [name, /^-?\d+$/.test(text) ? Number(text) : plain(text)]))
}

/** A guided first game: on a small position, against a bot. */
export function Learn({ game }: { game: string }) {
  const isMissing = useSignal(false)
  useEffect(() => {
    const desk = new Desk(() => {})
    const lay = (table: GuideTable | null) => {
      desk.close()
      isMissing.value = table === null
      if (table) layTable({ game, ...table, bots: [...table.bots], guide: true }, true)
    }
    desk.ask('guideTable', game).then(lay, () => lay(null))
  }, [game])
  if (isMissing.value) return <Lost title={words.value.noGameTitle} text={words.value.noGameText} />
  return <p class="coming">{words.value.oneMoment}</p>
}
