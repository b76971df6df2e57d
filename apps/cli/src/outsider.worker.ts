import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { workerData } from 'node:worker_threads'
import type { Courier, Reply } from './outsider.ts'

// Talks to an outsider's bot: hands it a question, and wakes who asked when there is an answer, or nobody left to give one.

const { command, port, bell } = workerData as Courier
const program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
let ended: string | undefined

function tell(reply: Reply): void {
  port.postMessage(reply)
  Atomics.store(bell, 0, 1)
  Atomics.notify(bell, 0)
}

createInterface({ input: program.stdout }).on('line', line => {
  if (line.trim() !== '') tell({ line })
})
program.stdin.on('error', () => {})
program.on('error', error => end(error.message))
program.on('close', (code, signal) => end(signal ? `it was ended by ${signal}` : `it ended with code ${code}`))
port.on('message', (line: string) => {
  if (ended === undefined) program.stdin.write(`${line}\n`)
  else tell({ ended })
})

function end(how: string): void {
  ended = how
  tell({ ended })
}
