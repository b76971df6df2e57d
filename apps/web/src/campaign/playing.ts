import type { Chronicle } from '@hexarium/contests'
import { language, words } from '../language.ts'
import { saveFile } from '../pages/files.tsx'
import type { StepShown } from '../port/campaigns.ts'
import { Desk } from '../port/desk.ts'
import { NEVER } from '../port/pace.ts'
import { Told } from '../refusals/why.ts'
import { address, go } from '../route.ts'
import { freshId, type Kept, keep, keptGame } from '../storage.ts'
import { BOTS } from '../words/bots.ts'
import { askCampaigns } from './desk.ts'
import { type KeptCampaign, keepCampaign } from './keeping.ts'

/** Begins a campaign in this browser and goes there. */
export async function beginHere(
  game: string,
  id: string,
  bots: (string | null)[],
  terms: Record<string, unknown>,
): Promise<void> {
  const players = bots.map((bot, player) => bot ?? `player ${player + 1}`)
  const chronicle = await askCampaigns('begin', game, id, players, terms, freshId() + freshId())
  await keepAndGo(chronicle, bots)
}

async function keepAndGo(chronicle: Chronicle, bots: (string | null)[]): Promise<void> {
  const id = freshId()
  await keepCampaign({ id, chronicle, bots, playing: null, at: Date.now() })
  go(address('campaigns', id))
}

/** Lays the table of the next game and goes there. */
export async function playNext(kept: KeptCampaign, step: Extract<StepShown, { is: 'game' }>): Promise<void> {
  const id = freshId()
  const bots = step.players.map(player => kept.bots[player])
  const laid = { ...step.laid, bots, settings: { ...step.laid.settings } }
  await keep({ id, laid, lines: [], isOver: false, ask: '', at: Date.now(), campaign: kept.id })
  await keepCampaign({ ...kept, playing: id, at: Date.now() })
  go(address('table', id))
}

/** Writes a game that is over into the chronicle; a game that was forgotten is to be played again. */
export async function foldIn(kept: KeptCampaign): Promise<KeptCampaign> {
  if (kept.playing === null) return kept
  const game = await keptGame(kept.playing)
  if (game && !game.isOver) return kept
  const chronicle = game ? await entered(kept.chronicle, game) : kept.chronicle
  const folded = { ...kept, chronicle, playing: null, at: Date.now() }
  await keepCampaign(folded)
  return folded
}

async function entered(chronicle: Chronicle, { laid, lines }: Kept): Promise<Chronicle> {
  const desk = new Desk(() => {})
  try {
    await desk.ask('pace', NEVER)
    await desk.ask('open', laid, lines, language.peek())
    return (await desk.ask('campaign', 'enter', [chronicle, await desk.ask('record')])) as Chronicle
  } finally {
    desk.close()
  }
}

/** Somebody has answered what is asked between two games. */
export async function answer(kept: KeptCampaign, option: string): Promise<KeptCampaign> {
  const chronicle = await askCampaigns('answer', kept.chronicle, option)
  const answered = { ...kept, chronicle, at: Date.now() }
  await keepCampaign(answered)
  return answered
}

/** Takes a campaign up from a file, if it can be proved; throws where it cannot. */
export async function bring(file: File): Promise<void> {
  await takeHome(parsed(await file.text()))
}

/** Goes on with a campaign in this browser, however it came here: whoever was a bot there is one here. */
export async function takeHome(json: unknown): Promise<void> {
  const chronicle = await askCampaigns('prove', json)
  await keepAndGo(chronicle, chronicle.players.map(botNamed))
}

/** The level of a bot by its name in a chronicle, of a browser or of a server; null for people. */
function botNamed(name: string): string | null {
  const [, level = name] = /^bot \(([\w:]+)\)$/.exec(name) ?? []
  return BOTS.includes(level) ? level : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Told(words.peek().notJson)
  }
}

/** Offers a campaign as a file. */
export function save({ chronicle, id }: KeptCampaign): void {
  saveFile(chronicle, `${chronicle.game}-${chronicle.campaign}-${id}.campaign.json`)
}
