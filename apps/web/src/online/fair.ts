import { agreesWithKept, type GameRecord, type KeptDice, type Outcome, sealOf } from '@hexarium/kernel'
import type { TableCard } from '@hexarium/wire'
import { Refused } from '../port/desk.ts'
import { keepDice, keptDice } from '../storage.ts'
import { later } from '../words/later/later.ts'
import { api } from './server.ts'

/**
 * Brings this browser's shares to the dice of a table that has not started: seals one for each of one's seats, now that the house has
 * committed itself, and opens them once every seat has sealed its own. What was seen is kept here, to hold the record against. Resolves
 * to the table as it is then; throws if the house has changed what it had committed itself to.
 */
export function bringShares(card: TableCard, me: string): Promise<TableCard> {
  return inTurn(() => bring(card, me))
}

let last: Promise<unknown> = Promise.resolve()

/** Shares are brought one after the other: who hears of his own coming before its answer is there must not bring another one. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}

async function bring(card: TableCard, me: string): Promise<TableCard> {
  if (card.carried) return card // its dice are the house's alone
  let now = card
  for (const [seat, { kind, person }] of card.seats.entries()) {
    if (kind !== 'person' || person !== me || now.status !== 'open') continue
    now = await open(await seal(now, seat), seat)
  }
  return now
}

/** Sits down and seals one's share with the same word, so that nobody opens his before. */
export async function sitDown(card: TableCard, me: string, link: string | undefined): Promise<TableCard> {
  const { id, dice } = card
  if (card.carried) return api('POST /tables/:id/join', { params: { id }, body: { link } })
  return inTurn(() =>
    sealing(me, seal => api('POST /tables/:id/join', { params: { id }, body: { seal, link } }), dice.commitment),
  )
}

/** Wants to play again, and seals one's share with the same word. */
export function playAgain(id: string, me: string): Promise<TableCard> {
  return inTurn(() => sealing(me, seal => api('POST /tables/:id/rematch', { params: { id }, body: { seal } })))
}

/** Comes to a table with a share that is sealed already; what the house was known to have committed itself to is held against it. */
async function sealing(me: string, come: (seal: string) => Promise<TableCard>, known?: string): Promise<TableCard> {
  const share = freshShare()
  const seated = await come(sealOf(share))
  const seat = seated.dice.seals.indexOf(sealOf(share))
  const shares = { ...keptDice(seated.id)?.shares, [seat]: share }
  keepDice(seated.id, { commitment: known ?? seated.dice.commitment, seals: [], shares })
  return bring(seated, me)
}

/** True if all shares are on the table, and the game can begin. */
export function hasAllShares({ seats, dice, carried }: TableCard): boolean {
  const areThere = seats.every(
    ({ kind }, seat) => kind === 'bot' || (kind === 'person' && (carried || dice.seals[seat] !== '')),
  )
  return areThere && !dice.shares.includes('sealed')
}

/** Whether a record's dice are those this browser saw sealed; undefined if it kept nothing of that game. */
export function heldAgainstKept(table: string, { dice }: GameRecord): Outcome<null> | undefined {
  const kept = keptOf(table, dice.commitment)
  return kept && agreesWithKept(dice, kept)
}

/** What this browser kept of a game's dice, as `hexarium verify --kept` reads it; undefined if nothing. */
export function keptOf(table: string, commitment: string): KeptDice | undefined {
  const kept = keptDice(table, commitment)
  return kept && kept.seals.length > 0 ? kept : undefined
}

/** A share that only this browser knows. */
function freshShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

async function seal(card: TableCard, seat: number): Promise<TableCard> {
  const { id } = card
  const { commitment, seals, shares } = card.dice
  const kept = keptDice(id)
  if (kept && kept.commitment !== commitment) throw new Error(later.value.otherCommitment)
  const own = kept?.shares[seat]
  if (own !== undefined && sealOf(own) === seals[seat]) return card
  if (shares.includes('open')) return card // too late: this seat goes with the share the house gave it
  const share = freshShare()
  keepDice(id, { commitment, seals: [], shares: { ...kept?.shares, [seat]: share } })
  return orAsItIs(id, api('POST /tables/:id/seal', { params: { id }, body: { seat, seal: sealOf(share) } }))
}

async function open(card: TableCard, seat: number): Promise<TableCard> {
  const { id } = card
  const { commitment, seals, shares } = card.dice
  const kept = keptDice(id)
  const share = kept?.shares[seat]
  if (!kept || share === undefined || shares[seat] !== 'sealed' || seals.includes('')) return card
  // From here on nobody may change his share: these are the seals the record must show.
  keepDice(id, { commitment, seals: [...seals], shares: kept.shares })
  return orAsItIs(id, api('POST /tables/:id/open', { params: { id }, body: { seat, share, seals } }))
}

/** The table after something was brought to it; where somebody else's share came at the same moment, the table as it is now. */
async function orAsItIs(id: string, brought: Promise<TableCard>): Promise<TableCard> {
  try {
    return await brought
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return api('GET /tables/:id', { params: { id }, query: {} })
  }
}
