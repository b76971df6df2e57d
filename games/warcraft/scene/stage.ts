import type { StagePiece, StageScene, StageSide } from '@hexarium/kernel'
import { CREEP, HERO, KIND, OWNER } from '../pieces.ts'
import { fightersOfSide } from '../rules/battle/fighters.ts'
import { ATTACKER, type Battle, DEFENDER, isSeat, NONE, type Piece, type Side } from '../state.ts'
import { leaderOf } from '../text/facts.ts'
import { asState, capital } from '../text/names.ts'
import type { WarcraftText } from '../text/words.ts'
import type { View } from '../view.ts'
import { factsOf, glyphOf } from './counters.ts'

/** WC-B-BAT: the battle under way: its round and phase, who rolls, both sides, casualties to come and those taken. */
export function stage(view: View, text: WarcraftText): StageScene | undefined {
  const { battle } = view
  if (!battle) return undefined
  const strikes = (side: Side) => battle.side.some((of, owner) => of === side && battle.striking & (1 << owner))
  const rolling = [ATTACKER, DEFENDER].filter(strikes).map(side => leaderOf(view, side))
  return {
    id: `battle:${battle.hex}`,
    title: `${capital(names(view, text, ATTACKER))} – ${capital(names(view, text, DEFENDER))}, ${text.names.label(view, battle.hex)}`,
    ...(battle.round > 0 ? { round: battle.round } : {}),
    ...(battle.phase >= 0 ? { phase: text.names.phases[battle.phase], rolling: rolling.filter(isSeat) } : {}),
    sides: [ATTACKER, DEFENDER].map(side => sideOf(view, battle, side, text)),
  }
}

function names(view: View, text: WarcraftText, side: Side): string {
  return text.names.owner(view, leaderOf(view, side)).short
}

function sideOf(view: View, battle: Battle, side: Side, text: WarcraftText): StageSide {
  const leader = leaderOf(view, side)
  const sorts = (pieces: readonly Piece[]) => [
    ...Map.groupBy(pieces, piece =>
      KIND[piece] === CREEP || KIND[piece] === HERO ? `${piece}` : `${OWNER[piece]} ${KIND[piece]}`,
    ).values(),
  ]
  const lost = battle.lost.filter(piece => battle.side[OWNER[piece]] === side)
  return {
    owner: isSeat(leader) ? leader : NONE,
    title: capital(names(view, text, side)),
    hits: battle.toll[side],
    pieces: [
      ...sorts(fightersOfSide(asState(view), side)).map(alike => pieceOf(view, alike, text)),
      ...sorts(lost).map((alike): StagePiece => ({ ...pieceOf(view, alike, text), isLost: true })),
    ],
    say: text.words.side(view, side),
  }
}

function pieceOf(view: View, [piece, ...more]: readonly Piece[], { names, words }: WarcraftText): StagePiece {
  const facts = factsOf(view, piece, more.length + 1)
  const owner = OWNER[piece]
  return {
    about: `piece:${piece}`,
    glyph: glyphOf(view, piece),
    owner: isSeat(owner) ? owner : NONE,
    label: `${facts.count > 1 ? `${facts.count} × ` : ''}${capital(names.piece(view, piece))}`,
    ...(facts.strength === NONE ? {} : { text: `${facts.dice > 1 ? `${facts.dice} × ` : ''}≤ ${facts.strength}` }),
    ...(facts.life > 0 ? { track: { now: facts.life - facts.wounds, max: facts.life } } : {}),
    say: words.pieces(view, facts),
  }
}
