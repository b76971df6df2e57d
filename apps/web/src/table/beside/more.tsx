import { words } from '../../language.ts'

/** Something one may do at the table that is not a choice of the game. */
export interface Deed {
  words: string
  keys?: string
  act(): void
}

/** Everything else one may do at a table, in words. */
export function More({ deeds }: { deeds: readonly Deed[] }) {
  const close = () => document.getElementById('more')?.hidePopover()
  return (
    <>
      <button type="button" class="tool" popovertarget="more" aria-label={words.value.more} title={words.value.more}>
        <span aria-hidden="true">☰</span>
      </button>
      <div id="more" popover="auto" class="more-menu">
        <ul>
          {deeds.map(deed => (
            <li key={deed.words}>
              <button
                type="button"
                onClick={() => {
                  close()
                  deed.act()
                }}
              >
                {deed.words}
                {deed.keys && <span class="digit">{deed.keys}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
