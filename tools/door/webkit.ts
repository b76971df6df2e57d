import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, inTime, type Page } from './page.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'

/** Keeps what goes wrong in a page, which this driver does not tell: errors, what the console calls one, failed requests. */
const WATCH = `(() => {
  const faults = (window.faults ??= [])
  if (faults.isWatched) return
  faults.isWatched = true
  addEventListener('error', event => faults.push(event.message ?? 'an error'))
  addEventListener('unhandledrejection', event => faults.push(String(event.reason)))
  const { error } = console
  console.error = (...words) => (faults.push(words.join(' ')), error.apply(console, words))
  const { fetch } = window
  window.fetch = async (...wish) => {
    const url = String(wish[0]?.url ?? wish[0])
    const answer = await fetch(...wish).catch(problem => (faults.push(url + ': ' + problem), Promise.reject(problem)))
    if (answer.status >= 400) faults.push(url + ': ' + answer.status)
    return answer
  }
})()`

/** This machine's WebKit, if it has one: GTK's small browser on a screen nobody sees, by its WebDriver. */
export async function openWebKit(): Promise<Browser | undefined> {
  const [binary] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').toReversed()
  if (!binary || !existsSync(driver) || !existsSync(display)) return undefined
  const home = mkdtempSync(join(tmpdir(), 'hexarium-webkit-'))
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((done, failed) => {
    screen.stdio[3]!.once('data', (said: Buffer) => done(String(said).trim()))
    screen.once('exit', code => failed(new Error(`Xvfb ended with ${code}`)))
  })
  const port = await anyPort()
  const program = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // As root, where no sandbox can be made, it does without: it opens nothing but our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  })
  const session = new Session(`http://127.0.0.1:${port}`)
  const capabilities = await session.begin(binary)
  return {
    name: `WebKit ${capabilities['browserVersion']}`,
    visitor: async () => visitor(session),
    async close() {
      await Promise.race([session.call('DELETE', ''), new Promise(done => setTimeout(done, 5000).unref())]).catch(
        () => {},
      )
      await Promise.all([program, screen].map(end))
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function visitor(session: Session): Page {
  return {
    async open(url) {
      await session.call('POST', '/url', { url })
      await session.run(WATCH)
    },
    ask: async expression => JSON.parse(await session.run(`return JSON.stringify((${expression}) ?? null)`)),
    async clickAt(x, y) {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' }
      const press = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press }
      await session.call('POST', '/actions', { actions: [mouse] })
    },
    faults: async () => JSON.parse(await session.run('return JSON.stringify(window.faults)')),
    picture: async () => Buffer.from(await session.call('GET', '/screenshot'), 'base64'),
  }
}

/** A conversation with a driver (W3C WebDriver). */
class Session {
  private address: string

  constructor(address: string) {
    this.address = address
  }

  async begin(binary: string): Promise<Record<string, unknown>> {
    for (const end = Date.now() + 10_000; Date.now() < end; ) {
      if ((await fetch(`${this.address}/status`).catch(() => undefined))?.ok) break
      await new Promise(done => setTimeout(done, 50))
    }
    const options = { binary, args: ['--automation'] }
    const wish = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
    const { sessionId, capabilities } = await this.call('POST', '/session', wish)
    this.address += `/session/${sessionId}`
    await this.call('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 })
    return capabilities
  }

  // biome-ignore lint/suspicious/noExplicitAny: every command has an answer of its own kind
  async call(method: string, path: string, body?: unknown): Promise<any> {
    const wish = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const reply = await inTime(fetch(this.address + path, wish), `WebKit, asked for ${path || 'an end'},`)
    const { value } = (await reply.json()) as { value: { error?: string; message?: string } }
    if (!reply.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  run(script: string): Promise<string> {
    return this.call('POST', '/execute/sync', { script, args: [] })
  }
}

function end(child: ChildProcess): Promise<unknown> {
  const ended = new Promise(done => child.once('exit', done))
  child.kill('SIGTERM')
  return ended
}

async function anyPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise(done => server.close(done))
  return port
}
