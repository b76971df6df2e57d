import { finish, type RuleId, ranked, type Seat, wins } from '@hexarium/kernel'
import { board, HOME } from '../content/map.ts'
import { act, ask, call, decision, forever, procedure, type ToyGame, tell } from '../state.ts'

/** TG-2.1: where a runner goes. */
export const run = decision({
  name: 'run',
  rule: 'TG-2.1',
  seat: g => g.side,
  offer(g, _here, can) {
    for (let hex = 0; hex < board.size; hex++) if (!cannotRunTo(g, hex)) can.hex(hex)
  },
  take: {
    hex(g, _here, hex) {
      tell(g, 'ran', g.side, g.at[g.side], hex)
      g.at[g.side] = hex
    },
  },
  cannot: { hex: (g, _here, hex) => cannotRunTo(g, hex) },
})

/** TG-2.1: a turn is one step. */
const turn = procedure('turn', 'TG-2.1', act(beginTurn), ask(run), act(endTurn))

/** The whole game: turns until somebody has won or the last one is over. */
export const toyGame = procedure('toyGame', 'TG-1.1', forever(call(turn)))

function beginTurn(g: ToyGame): void {
  g.turn++
  g.side = 1 - g.side
  tell(g, 'turn', g.turn, g.side)
}

/** TG-1.2, TG-2.2: home, or out of time. */
function endTurn(g: ToyGame): void {
  if (toGo(g, g.side) === 0) wins(g, g.side, 'TG-1.2')
  else if (g.turn === g.lastTurn) finish(g, ranked([-toGo(g, 0), -toGo(g, 1)], 'TG-2.2'))
}

/** TG-2.1: one hex, and not where the other stands. */
function cannotRunTo(g: ToyGame, hex: number): RuleId | undefined {
  if (!(hex in board.labels) || hex === g.at[1 - g.side]) return 'TG-2.1'
  return board.distance(g.at[g.side], hex) === 1 ? undefined : 'TG-2.1'
}

/** How far a runner still has to go (TG-1.2). */
export function toGo(g: Pick<ToyGame, 'at'>, side: Seat): number {
  return board.distance(g.at[side], HOME[1 - side])
}
