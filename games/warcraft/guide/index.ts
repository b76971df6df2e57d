import type { GuideSpec, Sight } from '@hexarium/kernel'
import { gameMaps, mapNamed } from '../content/boards.ts'
import { cards } from '../content/cards.ts'
import { KIND, WORKER } from '../pieces.ts'
import type { View } from '../view.ts'

type See = Sight<View>

const hex = (label: string) => gameMaps[mapNamed('main-2p')].board.hex(label)
/** WC-B-VIC-02: the objective in the middle, worth two. */
const OBJECTIVE = hex('D4')
const CAMP = hex('D3')
const TOWN = hex('E1')
const MINE = hex('F1')
const FOREST = hex('E2')
const RIFLEMAN = hex('E4')
const INVISIBILITY = cards.findIndex(({ name }) => name === 'Invisibility')

/** Pieces offered that stand in a space. */
const standing = ({ view, choices }: See, space: number) =>
  choices.filter(choice => choice.startsWith('piece') && view.at[Number(choice.split(' ')[1])] === space)
const workersAtHome = (sight: See) =>
  standing(sight, TOWN)
    .filter(choice => KIND[Number(choice.split(' ')[1])] === WORKER)
    .slice(0, 1)
const asksFor = (space: number) => (sight: See) => sight.view.at[sight.view.asking.piece] === space
const isWorker = ({ view }: See) => KIND[view.asking.piece] === WORKER
/** The soldiers go to the objective, workers to mine and forest in turn. */
const whereTo = (sight: See) => {
  if (asksFor(CAMP)(sight)) return [`hex ${OBJECTIVE}`]
  if (!isWorker(sight)) return []
  return [`hex ${sight.view.at.filter(space => space === MINE).length < 2 ? MINE : FOREST}`]
}
/** Soldiers first, then workers, and then it is enough: the rifleman fights from where he is. */
const whoMoves = (sight: See) => {
  const soldiers = standing(sight, CAMP).slice(0, 1)
  if (soldiers.length > 0) return soldiers
  const workers = sight.met.has('flank') ? [] : workersAtHome(sight)
  return workers.length > 0 ? workers : ['done']
}
const happened =
  (...names: string[]) =>
  ({ news }: See) =>
    news.some(({ kind }) => names.includes(kind))

/** A turn of the Humans: a battle for the objective with a card, harvest, deploy, spend. */
export const guide: GuideSpec<View> = {
  table: {
    bots: [null, 'fair'],
    settings: {},
    seed: '12',
    position: {
      players: [
        {
          race: 'human',
          gold: 4,
          wood: 3,
          units: { D3: '2 melee', E4: 'ranged', E1: 'melee, 3 worker' },
          training: 'melee',
          hand: ['invisibility'],
        },
        { race: 'orc', gold: 1, wood: 1, units: { D4: 'melee, ranged', C7: '2 melee, 2 worker' } },
      ],
    },
  },
  ideas: [
    { name: 'move', rules: ['WC-B-TRN-01', 'WC-B-MOV-01'], asks: ['nextMove'], hint: whoMoves },
    {
      name: 'objective',
      rules: ['WC-B-MOV-03', 'WC-B-VIC-02'],
      asks: ['moveTo'],
      when: asksFor(CAMP),
      hint: whereTo,
    },
    {
      name: 'together',
      rules: ['WC-B-BAT-06'],
      asks: ['nextMove'],
      when: sight => standing(sight, CAMP).length > 0 && sight.view.at.includes(OBJECTIVE),
      hint: whoMoves,
    },
    {
      name: 'workers',
      rules: ['WC-B-HAR-01'],
      asks: ['nextMove'],
      when: sight => standing(sight, CAMP).length === 0,
      hint: workersAtHome,
      marks: () => [`hex:${MINE}`, `hex:${FOREST}`],
    },
    { name: 'mine', rules: ['WC-B-MOV-01', 'WC-B-HAR-01'], asks: ['moveTo'], when: isWorker, hint: whereTo },
    {
      name: 'flank',
      rules: ['WC-B-BAT-02'],
      asks: ['nextMove'],
      when: sight => sight.met.has('mine') && workersAtHome(sight).length === 0,
      hint: () => ['done'],
      marks: () => [`hex:${RIFLEMAN}`],
    },
    { name: 'battle', rules: ['WC-B-BAT-01', 'WC-B-BAT-06'], when: ({ view }) => view.battle !== null },
    {
      name: 'card',
      rules: ['WC-X-TIM-03', 'WC-B-EXP-02'],
      asks: ['beforeCasualties'],
      when: ({ choices }) => choices.includes(`card ${INVISIBILITY}`),
      hint: () => [`card ${INVISIBILITY}`],
    },
    { name: 'loss', rules: ['WC-B-CAS-01'], asks: ['takeLoss'] },
    { name: 'won', rules: ['WC-B-BAT-09', 'WC-B-EXP-01'], when: happened('won') },
    { name: 'harvest', rules: ['WC-B-HAR-01', 'WC-B-HAR-02'], asks: ['harvest'], hint: () => ['all'] },
    { name: 'brought', rules: ['WC-B-HAR-02'], when: happened('harvest') },
    { name: 'deploy', rules: ['WC-B-DEP-02'], asks: ['deploy'], hint: ({ choices }) => choices.slice(0, 1) },
    { name: 'spend', rules: ['WC-B-SPE-01', 'WC-B-SPE-10'], asks: ['spend'], hint: () => ['unit 0'] },
    {
      name: 'more',
      rules: ['WC-B-SPE-01'],
      asks: ['spend'],
      when: ({ met }) => met.has('spend'),
      hint: ({ choices }) => [choices.includes('worker') ? 'worker' : 'done'],
    },
  ],
  hints: {
    nextMove: whoMoves,
    moveTo: whereTo,
    harvest: () => ['all'],
    deploy: ({ choices }) => choices.slice(0, 1),
    spend: ({ choices }) => [choices.includes('worker') ? 'worker' : 'done'],
  },
  ends: ({ view, asks }) => view.turn > 1 && (asks === 'nextMove' || view.turn > 2),
  limit: 120,
  chapters: ['04-turn', '06-battle', '08-cards', '09-harvest', '11-spend'],
}
