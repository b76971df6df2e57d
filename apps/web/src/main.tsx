import { render } from 'preact'
import { App, sendForPage } from './app.tsx'
import { loadWords } from './language.ts'
import { afterwards } from './pages/first-question.ts'
import './style/fonts.css'
import './style/theme.css'
import './style/page.css'
import './style/ground.css'
import './style/board.css'
import './style/table.css'
import './style/book.css'

sendForPage()
void loadWords().then(() => render(<App />, document.getElementById('app')!))

// Who is somebody on a server is told of his turn in every page; nobody waits for it.
const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (then: () => void) => setTimeout(then, 500)
idle(() => void afterwards(keepAwake)().catch(() => {}))

async function keepAwake(): Promise<void> {
  const { findServer, person } = await import('./online/server.ts')
  await findServer()
  if (person.peek() !== undefined) await (await import('./people/awake.tsx')).stayAwake()
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./service-worker.js').catch(() => {
    // without it the app works, only not offline
  })
}
