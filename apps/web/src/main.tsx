import { render } from 'preact'
import { App, sendForPage } from './app.tsx'
import { loadWords } from './language.ts'
import './style/fonts.css'
import './style/theme.css'
import './style/page.css'
import './style/ground.css'
import './style/board.css'
import './style/table.css'
import './style/book.css'

sendForPage()
await loadWords()
render(<App />, document.getElementById('app')!)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./service-worker.js').catch(() => {
    // without it the app works, only not offline
  })
}
