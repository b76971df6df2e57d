import { type AnyGame, chance, LANGUAGES, Match, must, SPECTATOR } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { HallGame, Picture } from '../src/data.ts'
import { seatsShown } from '../src/port/present.ts'

/** How far a game is played at most for its picture, and how much of the board the picture shows. */
const CHOICES = 240
const PLACES = 40
/** Signs that point out of a place are too small for a picture. */
const SIGNS = ['block', 'arch', 'arrow', 'triple']

/** What the hall shows of a game. */
export function hallGame(game: AnyGame, campaigns: number): HallGame {
  const inAll = (of: (text: AnyGame['text']['en']) => string) =>
    Object.fromEntries(LANGUAGES.map(language => [language, of(game.text[language])]))
  return {
    id: game.id,
    title: inAll(text => text.title),
    blurb: inAll(text => text.blurb),
    players: game.seats,
    minutes: game.minutes ?? null,
    isGuided: registry[game.id].guide !== undefined,
    campaigns,
    picture: pictureOf(game),
  }
}

/** A piece of the board in the middle of a game, where most is going on. */
function pictureOf(game: AnyGame): Picture {
  const seats = Array.from({ length: Math.min(4, game.seats.max) }, (_, seat) => `${seat}`)
  const whole = playedTo(game, seats, 3 * CHOICES)
  const match = playedTo(game, seats, Math.min(CHOICES, whole.lines.length >> 1))
  const { view } = match.seen(SPECTATOR)
  const scene = game.scene(view, game.text.en)
  const board = scene.boards.at(-1)
  if (!board) return { places: [], sides: [], counters: [] }
  const tones = seatsShown(game, 'en', view, seats.length, [], []).map(seat => seat.tone)
  const where = new Map(board.places.map(place => [place.id, place]))
  const crowd = board.counters.flatMap(counter => where.get(counter.at) ?? [])
  const middle = board.places.toSorted((a, b) => distance(a, crowd) - distance(b, crowd))[0]
  const near = board.places
    .toSorted(
      (a, b) => Math.hypot(a.x - middle.x, (a.y - middle.y) * 1.5) - Math.hypot(b.x - middle.x, (b.y - middle.y) * 1.5),
    )
    .slice(0, PLACES)
  const index = new Map(near.map((place, at) => [place.id, at]))
  const [left, right] = [Math.min(...near.map(place => place.x)), Math.max(...near.map(place => place.x))]
  const [top, bottom] = [Math.min(...near.map(place => place.y)), Math.max(...near.map(place => place.y))]
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    places: near.map(({ x, y, outline, terrain, level = 0 }) => ({
      x: round(x),
      y: round(y),
      outline: outline.map(round),
      terrain,
      level,
    })),
    sides: board.sides
      .filter(({ x1, y1, x2, y2, kind }) => {
        if (SIGNS.includes(kind)) return false
        const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
        return x > left && x < right && y > top && y < bottom
      })
      .map(({ x1, y1, x2, y2, kind }) => ({ x1, y1, x2, y2, kind })),
    counters: board.counters.flatMap(({ at, owner, glyph, values = [] }) => {
      const place = index.get(at)
      return place === undefined ? [] : [{ at: place, tone: tones[owner] ?? 'nobody', glyph, values }]
    }),
  }
}

/** A game played by chance, so many choices at most. */
function playedTo(game: AnyGame, seats: readonly string[], choices: number): Match {
  const match = must(Match.open(game, { seats, dice: { seed: 'a picture for the hall' } }))
  const luck = chance('a picture for the hall')
  for (let i = 0; i < choices && match.asked; i++) {
    const seat = match.asked.seats[0]
    must(match.play(seat, luck.pick(match.choices(seat))))
  }
  return match
}

/** How far a place is from a crowd: near ones count most. */
function distance(place: { x: number; y: number }, crowd: readonly { x: number; y: number }[]): number {
  return -crowd.reduce((sum, other) => sum + 1 / (1 + (place.x - other.x) ** 2 + (place.y - other.y) ** 2), 0)
}
