import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, inTime, type Page } from './page.ts'

/** Where the system's package manager puts Firefox; `FIREFOX` names another. */
const places = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox']

const preferences = {
  'intl.accept_languages': 'en-US',
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

type Frame = Record<string, unknown>

/** This machine's Firefox, if it has one, by the protocol it speaks itself (WebDriver BiDi). */
export async function openFirefox(): Promise<Browser | undefined> {
  const program = places.find(place => place !== undefined && existsSync(place))
  if (!program) return undefined
  const home = mkdtempSync(join(tmpdir(), 'hexarium-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(home, 'user.js'), lines.join('\n'))
  const flags = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0']
  const child = spawn(program, [...flags, '--width=1280', '--height=800'], {
    // As root, where no sandbox can be made, it does without: it opens nothing but our own pages.
    env: { ...process.env, HOME: home, MOZ_DISABLE_CONTENT_SANDBOX: '1', MOZ_CRASHREPORTER_DISABLE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise(done => child.once('exit', done))
  const address = await inTime(addressOf(child), 'Firefox').catch(error => {
    child.kill('SIGKILL')
    throw error
  })
  const session = await Session.open(address)
  const { capabilities } = (await session.send('session.new', { capabilities: {} })) as { capabilities: Frame }
  await session.send('session.subscribe', {
    events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'],
  })
  return {
    name: `Firefox ${capabilities['browserVersion']}`,
    visitor: () => visitor(session),
    async close() {
      const patience = setTimeout(() => child.kill('SIGKILL'), 5000)
      await session.send('browser.close', {}).catch(() => {})
      await ended
      clearTimeout(patience)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Waits until Firefox says where it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let said = ''
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (address) done(`${address}/session`)
    })
    child.once('error', failed)
    child.once('exit', code => failed(new Error(`Firefox ended with ${code}: ${said.trim()}`)))
  })
}

async function visitor(session: Session): Promise<Page> {
  // Somebody of his own: other cookies, other storage.
  const { userContext } = (await session.send('browser.createUserContext', {})) as { userContext: string }
  const { context } = (await session.send('browsingContext.create', { type: 'tab', userContext })) as {
    context: string
  }
  const faults: string[] = []
  session.listen((method, of) => {
    if (method === 'log.entryAdded' && of['level'] === 'error') faults.push(String(of['text']))
    if (of['context'] !== context) return
    const { url } = (of['request'] ?? {}) as { url?: string }
    if (method === 'network.fetchError') faults.push(`${url}: ${of['errorText']}`)
    const { status } = (of['response'] ?? {}) as { status?: number }
    if (method === 'network.responseCompleted' && status! >= 400) faults.push(`${url}: ${status}`)
  })
  const target = { context }
  return {
    async open(url) {
      await session.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async ask(expression) {
      const wanted = `JSON.stringify((${expression}) ?? null)`
      const answer = await session.send('script.evaluate', { expression: wanted, target, awaitPromise: true })
      const { type, result, exceptionDetails } = answer as {
        type: string
        result?: { value: string }
        exceptionDetails?: { text: string }
      }
      if (type !== 'success') throw new Error(exceptionDetails?.text)
      return JSON.parse(result!.value)
    },
    async clickAt(x, y) {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
      const press = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press }
      await session.send('input.performActions', { context, actions: [mouse] })
    },
    faults: async () => faults,
    async picture() {
      const { data } = (await session.send('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
  }
}

/** A conversation with Firefox: commands and their answers, and what it tells unasked. */
class Session {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, { done: (result: Frame) => void; failed: (error: Error) => void }>()
  private readonly ears: ((method: string, params: Frame) => void)[] = []
  private sent = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as Frame)
    socket.onclose = () => {
      for (const { failed } of this.waiting.values()) failed(new Error('Firefox hung up'))
    }
  }

  static open(address: string): Promise<Session> {
    const socket = new WebSocket(address)
    return new Promise((done, failed) => {
      socket.onopen = () => done(new Session(socket))
      socket.onerror = () => failed(new Error('Firefox does not answer'))
    })
  }

  send(method: string, params: Frame): Promise<Frame> {
    const id = ++this.sent
    this.socket.send(JSON.stringify({ id, method, params }))
    const answer = new Promise<Frame>((done, failed) => this.waiting.set(id, { done, failed }))
    return inTime(answer, `Firefox, asked for ${method},`)
  }

  listen(ear: (method: string, params: Frame) => void): void {
    this.ears.push(ear)
  }

  private receive(frame: Frame): void {
    const one = this.waiting.get(frame['id'] as number)
    if (!one) {
      for (const ear of this.ears) ear(String(frame['method']), (frame['params'] ?? {}) as Frame)
      return
    }
    this.waiting.delete(frame['id'] as number)
    if (frame['type'] === 'success') one.done(frame['result'] as Frame)
    else one.failed(new Error(`${frame['error']}: ${frame['message']}`))
  }
}
