import { CORNER_X, CORNER_Y } from '@hexarium/hex'
import type { BoardScene, Counter, Place, Scene, SheetRow, SideMark, Text } from '@hexarium/kernel'
import { say } from '@hexarium/kernel'
import { board } from './content/board.ts'
import { maps } from './content/maps.ts'
import { SIDES, TERRAINS } from './content/plan.ts'
import { isMajor, typeOf, types, UNITS } from './content/types.ts'
import type { View } from './view.ts'

const outline = CORNER_X.flat.flatMap((x, corner) => [x, CORNER_Y.flat[corner]])
/** Degrees clockwise from up of each direction: SE, NE, N, NW, SW, S. */
const DEGREES = [120, 60, 0, 300, 240, 180]
const glyphs: Readonly<Record<string, string>> = {
  ...{ MIL: 'pitchfork', INF: 'swordman', ARH: 'bowman', CAV: 'cavalry', BAL: 'ballista', CAT: 'catapult' },
  ...{ ORC: 'orc-head', GOB: 'goblin-head', TRL: 'troll', WRG: 'wolf-head', GNT: 'giant', SER: 'sea-serpent' },
  ...{ TRX: 'dinosaur-rex', DRG: 'dragon-head', YDR: 'spiked-dragon-head', ROC: 'eagle-emblem', WRM: 'worm-mouth' },
  ...{ HERO_HUMAN: 'visored-helm', HERO_ORC: 'brute', WZD_HUMAN: 'wizard-face', WZD_ORC: 'shaman' },
  ...{ ELOWYN: 'queen-crown', ELM_EARTH: 'rock-golem', ELM_FIRE: 'fire-silhouette' },
}

/** What to draw and to read out. */
export function scene(view: View, text: Text<View>): Scene {
  return { boards: [mapScene(view, text)], sheets: [{ id: 'score', title: text.title, rows: scoreRows(view, text) }] }
}

function mapScene(view: View, text: Text<View>): BoardScene {
  const map = maps[view.map]
  const places: Place[] = board.labels.map((label, hex) => ({
    ...{ id: `hex:${hex}`, x: board.x[hex], y: board.y[hex], outline, terrain: TERRAINS[map.terrain[hex]], label },
    short: '·',
    say: say(text.choice['hex'], view, [hex], -1)!,
  }))
  return {
    ...{
      id: 'map',
      title: text.title,
      width: 40,
      height: 33,
      places,
      sides: sidesOf(view, text),
      counters: countersOf(view, text),
    },
    marks: [],
    provenance: text.settings['scenario'].hint ?? '',
  }
}

function sidesOf(view: View, text: Text<View>): SideMark[] {
  const map = maps[view.map]
  const marks: SideMark[] = []
  for (let side = 0; side < board.sideCount; side++) {
    if (map.side[side] === 0) continue
    const [one, other] = [board.sideCorners[2 * side], board.sideCorners[2 * side + 1]]
    const entrance = map.entranceAt[side]
    marks.push({
      id: entrance >= 0 ? `entrance:${entrance}` : `side:${side}`,
      ...{ x1: board.cornerX[one], y1: board.cornerY[one], x2: board.cornerX[other], y2: board.cornerY[other] },
      kind: entrance >= 0 && view.entrance[entrance] ? `${SIDES[map.side[side]]}-open` : SIDES[map.side[side]],
      say: entrance >= 0 ? say(text.choice['breach'], view, [entrance], -1)! : SIDES[map.side[side]],
    })
  }
  return marks
}

function countersOf(view: View, text: Text<View>): Counter[] {
  const counters: Counter[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (view.at[unit] < 0) continue
    const { code } = types[typeOf[unit]]
    counters.push({
      ...{ id: `unit:${unit}`, at: `hex:${view.at[unit]}`, owner: view.owner[unit] < 2 ? view.owner[unit] : -1 },
      ...{ glyph: glyphs[code], short: code.slice(0, 3) },
      ...(isMajor(unit) ? { facing: DEGREES[view.facing[unit]] } : {}),
      ...(view.flying[unit] ? { badges: ['flying'] } : {}),
      say: say(text.choice['unit'], view, [unit], -1)!,
    })
  }
  return counters
}

function scoreRows(view: View, text: Text<View>): SheetRow[] {
  const points = view.bonus + view.destroyed.reduce((sum, gained) => sum + gained, 0)
  const label = say(text.event['goal'], view, [view.goal], -1)!
  return [{ label, text: `${points}`, say: `${label}: ${points}` }]
}
