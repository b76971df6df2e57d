import { chance, copy, imagine, must } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { expect, test } from 'vitest'
import { command, obey } from '../src/table/commands.ts'
import { stepFrame } from '../src/table/frames.ts'
import { Play, type Saved } from '../src/table/play.ts'
import { type Table, tableTerms } from '../src/table/terms.ts'

const table: Table = {
  id: 't',
  game: 'skirmish',
  rules: skirmish.rules,
  title: '',
  host: 'a',
  status: 'running',
  access: 'public',
  terms: tableTerms.parse({ clock: { kind: 'live', minutes: 5, increment: 0 } }),
  link: '',
  seed: 'seed',
  commitment: '',
  result: null,
  rematch: null,
  created: 0,
  started: 1,
  finished: null,
  holders: ['a', 'b'].map(name => ({ kind: 'person', person: name, name, level: null })),
  nonces: ['', ''],
}

/** The same table with everything hidden from a seat dealt anew. */
function redealt(play: Play, seat: number, seed: string): Play {
  const saved = JSON.parse(JSON.stringify(play.save())) as Saved
  saved.state = imagine(skirmish, play.match.state, seat, seed)
  return must(Play.resume(skirmish, table, saved))
}

function twin(play: Play): Play {
  return must(Play.resume(skirmish, table, copy(play.save())))
}

test('what a seat is sent does not change with what it cannot know: states, refusals, and others’ sealed answers', () => {
  let sealed = 0
  for (let game = 0; game < 6; game++) {
    const luck = chance(`secrecy ${game}`)
    const play = must(Play.begin(skirmish, { ...table, seed: `seed ${game}` }))
    for (let step = 0; step < 150 && play.status === 'running'; step++) {
      const actor = luck.pick(play.asked())
      for (const seat of [-1, 0, 1]) {
        const other = redealt(play, seat, `${game}/${step}/${seat}`)
        const fresh = twin(play) // what may be taken back is not kept in either
        expect(JSON.stringify(other.shown(seat))).toBe(JSON.stringify(fresh.shown(seat)))
        if (seat < 0) continue
        const wrong = command.parse({
          do: 'choose',
          seq: play.visible,
          choice: luck.pick(['unit 99', 'nonsense', 'order 7', 'done']),
        })
        const answers = [other, fresh].map(one => obey(one, seat, wrong, 5))
        if (answers.some(answer => !answer.ok)) expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]))
      }
      const watcher = 1 - actor
      const options = play.match.seen(actor).options
      const frames = options.slice(0, 3).map(option => {
        const one = twin(play)
        const before = one.shown(watcher)
        const isSealed = one.match.asked!.seats.length > 1
        const done = must(one.choose(actor, option, 9))
        if (!isSealed) return undefined
        sealed++
        return JSON.stringify(
          stepFrame({ table: 't', seq: one.visible, at: 9 }, watcher, done.events, before, one.shown(watcher)),
        )
      })
      if (frames[0] !== undefined) expect(new Set(frames).size).toBe(1)
      must(play.choose(actor, luck.pick(options), 9))
    }
  }
  expect(sealed).toBeGreaterThan(50)
})
