import type { ComponentChildren } from 'preact'

/** Something wider than a phone: it scrolls by itself, by keys as well. */
export function Wide({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys, too
    // biome-ignore lint/a11y/useSemanticElements: no fieldset: nothing is asked
    <div class="wide" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
