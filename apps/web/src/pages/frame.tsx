import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { person, waitingTables } from '../people/me.ts'
import { route } from '../route.ts'
import { coming } from './coming.tsx'
import { firstQuestionStands } from './first-question.ts'
import { Mark } from './mark.tsx'

const PreferencesDialog = coming(async () => (await import('./preferences.tsx')).PreferencesDialog)

/** The frame of all pages but the table: name of the house, ways to everywhere, and the page itself. */
export function Frame({ children }: { children: ComponentChildren }) {
  useEffect(firstQuestionStands, []) // who looks elsewhere waits for no table
  const isOpen = useSignal(false)
  const here = route.value.page
  const me = person.value
  const waiting = waitingTables.value.length
  const link = (page: string, text: string) => (
    <a href={`#/${page}`} aria-current={here === page ? 'page' : undefined}>
      {text}
    </a>
  )
  return (
    <div class="frame">
      <header class="masthead">
        <a class="brand" href="#/">
          <Mark />
          Hexarium
        </a>
        <nav aria-label={words.value.ways}>
          {link('games', words.value.myGames)}
          {link('rules', words.value.ruleBooks)}
          {me && link('people', words.value.people)}
          {waiting > 0 && link('turns', words.value.turnsCount(waiting))}
          {me !== undefined && link('you', me ? nameShown(me.name, words.value) : words.value.signIn)}
          <button type="button" class="quiet" onClick={() => (isOpen.value = true)}>
            {words.value.preferences}
          </button>
        </nav>
      </header>
      <main>{children}</main>
      <footer class="colophon">
        <p>{words.value.credits}</p>
      </footer>
      {isOpen.value && <PreferencesDialog onClose={() => (isOpen.value = false)} />}
    </div>
  )
}
