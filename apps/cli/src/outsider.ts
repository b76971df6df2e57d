import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { type Bot, choiceIn, lineFor } from '@hexarium/bots'
import { Problem } from './problem.ts'

/** How an outsider's bot is named: `process:python3 my-bot.py`. */
const OUTSIDER = /^process:(.+)$/

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 60_000

/** What the thread is given that runs the program: its command, the way to who asks, and what wakes him. */
export interface Courier {
  command: string
  port: MessagePort
  bell: Int32Array
}

/** What comes back of a question: a line, or how the program ended. */
export type Reply = { line: string } | { ended: string }

/** The command of an outsider's bot; undefined if the name is not such a bot's. */
export function outsidersCommand(name: string): string | undefined {
  return OUTSIDER.exec(name)?.[1]
}

/**
 * A bot that is a program of its own, in whatever language: for every choice it is sent a line of JSON, as `hexarium probe` would
 * answer, and writes one back, `{"choice":"unit 3"}`. It is told what its seat may know. It starts with its first choice.
 */
export function outsider(command: string): Bot {
  let ask: ((line: string) => Reply) | undefined
  let number = 0
  return {
    name: `process:${command}`,
    choose(thought) {
      ask ??= conversation(command)
      const reply = ask(lineFor(thought, number++))
      if ('ended' in reply) throw new Problem(`The bot “${command}” is gone: ${reply.ended}.`)
      const chosen = choiceIn(reply.line, thought)
      if (chosen.ok) return chosen.value
      throw new Problem(`The bot “${command}” answered nothing that can be chosen. ${chosen.problem.text}`)
    },
  }
}

/** Bots choose at once, programs answer some time: a thread talks to the program, and whoever asks sleeps until it has. */
function conversation(command: string): (line: string) => Reply {
  const { port1: near, port2: port } = new MessageChannel()
  const bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: Courier = { command, port, bell }
  new Worker(new URL('./outsider.worker.ts', import.meta.url), { workerData, transferList: [port] }).unref()
  near.unref()
  return line => {
    Atomics.store(bell, 0, 0)
    near.postMessage(line)
    Atomics.wait(bell, 0, 0, PATIENCE)
    const reply = receiveMessageOnPort(near)
    if (reply) return reply.message as Reply
    throw new Problem(`The bot “${command}” has said nothing for ${PATIENCE / 1000} seconds.`)
  }
}
