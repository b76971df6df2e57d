import { must, chance } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { Play } from '../src/table/play.ts'
import { stepFrame } from '../src/table/frames.ts'
import { tableTerms } from '../src/table/terms.ts'
const N = Number(process.argv[3] ?? 20000)
for (const id of (process.argv[2] ?? 'skirmish,titan').split(',')) {
  const game = await registry[id]!()
  const luck = chance('x')
  const t = { play: 0, shown: 0, frame: 0, json: 0 }
  let n = 0, bytes = 0, g = 0
  const cpu0 = process.cpuUsage()
  while (n < N) {
    const table: any = { id: 't', game: id, rules: game.rules, title: '', host: 'a', status: 'running', access: 'public', terms: tableTerms.parse({}), link: '', seed: `s${g++}`, commitment: '', result: null, rematch: null, created: 0, started: 1, finished: null, holders: Array.from({ length: game.seats.min }, (_, i) => ({ kind: 'person', person: 'p' + i, name: 'n', level: null })), nonces: Array.from({ length: game.seats.min }, () => '') }
    const play = must(Play.begin(game, table))
    let shown = table.holders.map((_: any, i: number) => play.shown(i))
    while (play.status === 'running' && n < N) {
      n++
      const seat = play.asked()[0]!
      const a = performance.now()
      const done = must(play.choose(seat, luck.pick(shown[seat].options as number[]), 1))
      const b = performance.now(); t.play += b - a
      for (let i = 0; i < shown.length; i++) {
        const c = performance.now()
        const after = play.shown(i)
        const d = performance.now(); t.shown += d - c
        const f = stepFrame({ table: 't', seq: 1, at: 1 }, i, done.events, shown[i], after)
        const e = performance.now(); t.frame += e - d
        bytes += JSON.stringify(f).length
        t.json += performance.now() - e
        shown[i] = after
      }
    }
  }
  const cpu = process.cpuUsage(cpu0)
  console.log(id, n, 'games', g, 'cpu µs/choice', ((cpu.user + cpu.system) / n).toFixed(1), 'bytes', (bytes / n).toFixed(0), Object.entries(t).map(([k, v]) => `${k} ${(1000 * v / n).toFixed(1)}`).join(' '))
}
