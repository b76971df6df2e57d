import {
  defineGame,
  type EventArgs,
  type EventSpec,
  type Seat,
  type State,
  type Text,
  vocabulary,
  wins,
} from '../src/index.ts'

/** Twelve stones; each in turn takes one to three; who takes the last one wins. */
interface Nim extends State {
  stones: number
  turn: Seat
}
type View = Omit<Nim, 'core'>

const events = { takes: { rule: 'NI-1', args: ['seat', 'stones'] } } as const satisfies Record<string, EventSpec>

const { decision, procedure, ask, act, forever, tell } = vocabulary<Nim, EventArgs<typeof events>>()

const draw = decision({
  name: 'draw',
  rule: 'NI-1',
  seat: g => g.turn,
  offer(g, _here, can) {
    for (let stones = 1; stones <= Math.min(3, g.stones); stones++) can.take(stones)
  },
  take: {
    take(g, _here, stones) {
      g.stones -= stones
      tell(g, 'takes', g.turn, stones)
    },
  },
  cannot: { take: (g, _here, stones) => (stones >= 1 && stones <= Math.min(3, g.stones) ? undefined : 'NI-1') },
})

function endTurn(g: Nim): void {
  if (g.stones === 0) wins(g, g.turn, 'NI-2')
  else g.turn = 1 - g.turn
}

const text: Text<View> = {
  title: 'Nim',
  blurb: 'Take the last stone.\nA duel of arithmetic.',
  seats: ['White', 'Black'],
  ask: { draw: 'How many stones do you take?' },
  choice: { take: (_view, { take }) => `${take}` },
  event: { takes: (_view, { stones }) => `${stones} taken.` },
  settings: {},
  result: { 'NI-2': 'No stones remain.' },
}

export const nim = defineGame<Nim, View>({
  id: 'nim',
  rules: '1',
  seats: { min: 2, max: 2 },
  settings: {},
  setup: () => ({ stones: 12, turn: 0 }),
  start: procedure('nim', 'NI-1', forever(ask(draw), act(endTurn))),
  view: ({ stones, turn }) => ({ stones, turn }),
  scene: () => ({ boards: [], sheets: [] }),
  events,
  text: { en: text, de: text, fr: text },
})
