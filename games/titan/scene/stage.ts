import type { StagePiece, StageScene, StageSide } from '@hexarium/kernel'
import { SKILL } from '../content/creatures.ts'
import { ATTACKER, type Battle, DEFENDER, type Fighter, GONE, NONE, type Side } from '../state.ts'
import { knownPieces, seatOfSide } from '../text/asking.ts'
import type { TitanText } from '../text/words.ts'
import type { EngagementView, View } from '../view.ts'
import { characterGlyphs } from './glyphs.ts'
import { worth } from './legions.ts'

/** TI-9, TI-10: the engagement with both stacks, as far as the viewer knows them, and the battle with its losses. */
export function stage(view: View, text: TitanText): StageScene | undefined {
  const { engagement, battle } = view
  if (!engagement) return undefined
  const { land, attacker, defender } = engagement
  const common = { id: `engagement:${land}`, title: text.words.engagement(land, attacker, defender) }
  const sides = [ATTACKER, DEFENDER].map(side => sideOf(view, engagement, side, text))
  if (!battle) return { ...common, sides }
  const acting = view.striking === NONE ? battle.phasing : view.striking
  const phase = view.striking === NONE ? 'manoeuvre' : acting === battle.phasing ? 'strike' : 'strikeBack'
  const rolling = [seatOfSide(view, acting)]
  return { ...common, round: battle.round, phase: text.words.battlePhase[phase], rolling, sides }
}

function sideOf(view: View, { attacker, defender }: EngagementView, side: Side, text: TitanText): StageSide {
  const marker = side === ATTACKER ? attacker : defender
  const owner = view.holder[marker]
  const known = knownPieces(view, marker)
  const isWhole = known.length > 0 && known.length === view.height[marker]
  const whole = isWhole ? text.names.pieces(known) : ''
  return {
    owner,
    title: text.names.grammar.labelled(text.names.grammar.capital(text.names.side(side)), text.names.legion(marker)),
    pieces: view.battle
      ? fightersOf(view, view.battle, side, text)
      : stackOf(view, known, owner, isWhole, marker, text),
    say: text.words.stack(side, marker, whole, worth(view, known, owner)),
  }
}

/** The characters of a legion; what is not known of it is one piece more for each. */
function stackOf(
  view: View,
  known: readonly number[],
  owner: number,
  isWhole: boolean,
  marker: number,
  { names, words }: TitanText,
): StagePiece[] {
  const pieces = known.map(type => ({
    glyph: characterGlyphs[type],
    owner,
    label: names.character(type),
    about: `creature:${type}`,
    say: names.character(type),
  }))
  const hidden = view.height[marker] - known.length
  if (isWhole || hidden <= 0) return pieces
  const say = words.height(hidden)
  return [...pieces, { glyph: '', owner, label: `${hidden} × ?`, say }]
}

function fightersOf(view: View, battle: Battle, side: Side, { names, words }: TitanText): StagePiece[] {
  return battle.type.flatMap((type, fighter): StagePiece[] => {
    if (battle.side[fighter] !== side) return []
    const [power, hits] = [battle.power[fighter], battle.hits[fighter]]
    const isLost = isGone(battle, fighter)
    const seat = seatOfSide(view, side)
    const facts = { seat, type, hex: battle.hex[fighter], power, skill: SKILL[type], hits }
    return [
      {
        glyph: characterGlyphs[type],
        owner: seat,
        label: names.character(type),
        about: `fighter:${fighter}`,
        text: `${power}–${SKILL[type]}`,
        track: { now: isLost ? 0 : Math.max(0, power - hits), max: power },
        ...(isLost ? { isLost: true as const } : {}),
        say: words.fighter({ ...facts, states: isLost ? ['slain'] : [] }),
      },
    ]
  })
}

function isGone(battle: Battle, fighter: Fighter): boolean {
  return battle.hex[fighter] === GONE || battle.hits[fighter] >= battle.power[fighter]
}
