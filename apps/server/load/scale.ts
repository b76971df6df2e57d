import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { drive } from './driving.ts'
import { options } from './options.ts'
import { startPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

// `npm run scale`: the same people on one, two and four processes with one PostgreSQL, and what ran out first.

const { seconds, tables, games, file, ...most } = options('scale', 'one, two and four processes on one PostgreSQL', {
  seconds: { is: 30, says: 'how long each is under load' },
  tables: { is: 200, says: 'tables at once' },
  processes: { is: 4, says: 'processes at most' },
  games: { is: Object.keys(registry), says: 'the games played' },
  file: { is: '', says: 'a file the table is written to, too' },
})

async function measure(processes: number): Promise<string | undefined> {
  const postgres = await startPostgres(true)
  if (!postgres) return undefined
  const data = mkdtempSync(join(tmpdir(), 'hexarium-scale-'))
  const servers: ServerProcess[] = []
  try {
    const environment = { DATABASE_URL: await postgres.database(), DATA: data }
    for (let number = 0; number < processes; number++) servers.push(await startProcess(environment))
    const all = await drive({ servers, postgres }, games, tables, 0, seconds)
    const { rate, cpu, cores } = all
    const took = [0.5, 0.99].map(share => all.quantile(share))
    return `| ${[processes, rate.toFixed(0), ...took, `${cores.toFixed(1)} of ${availableParallelism()}`, cpu].join(' | ')} |`
  } finally {
    for (const { child } of servers) child.kill('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

const lines = [
  `${tables} tables, everybody chooses at once; load before: ${loadavg()[0].toFixed(1)}. Players share the machine with the servers.`,
  '',
  '| processes | choices a second | p50 | p99 | cores busy | where the time goes |',
  '|---|---|---|---|---|---|',
]
console.log(lines.join('\n'))
for (const processes of [1, 2, 4]) {
  if (processes > most.processes) break
  const line = await measure(processes)
  if (!line) break
  lines.push(line)
  console.log(line)
}
if (file) writeFileSync(file, `${lines.join('\n')}\n`)
