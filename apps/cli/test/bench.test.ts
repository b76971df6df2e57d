import { chance, newGame, options, question, seatToAct, take, within, writeOption } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { type G, legalMoves, type Move, game as peer, playerToMove } from '../../../bench/boardgame-io/game.ts'
import { loadGame } from '../src/games.ts'

test('the bench compares like with like: the peer’s Skirmish offers the same options at every step of random games', async () => {
  const skirmish = await loadGame('skirmish')
  const luck = chance('like with like')
  for (let number = 0; number < 40; number++) {
    const g = newGame(skirmish, { seats: 2, settings: { rounds: 10 } }, luck.words())
    const G: G = peer.setup()
    while (g.core.result === null) {
      const { decision } = question(skirmish, g)!
      const seat = seatToAct(skirmish, g)
      const listed = options(skirmish, g, seat)
      const moves = legalMoves(G, [])
      expect(playerToMove(G)).toBe(seat)
      expect(moves.map(inWords).sort()).toEqual(listed.map(option => writeOption(decision, option)).sort())
      const option = luck.pick(listed)
      const rolls: number[] = []
      within({ rolls }, () => take(skirmish, g, seat, option))
      const [name, value] = moves.find(move => inWords(move) === writeOption(decision, option))!
      const random = { D6: () => rolls.shift()! }
      expect(peer.moves[name]({ G, playerID: `${seat}`, random }, value)).not.toBe('INVALID_MOVE')
      expect(rolls).toEqual([])
    }
    const [red, blue] = g.core.result.scores
    expect(G.winner).toBe(Math.sign(red! - blue!))
    expect(G.strength).toEqual(g.strength)
    expect(G.at).toEqual(g.at)
  }
})

function inWords([name, value]: Move): string {
  return name === 'done' || name === 'pass' ? name : `${name} ${value}`
}
