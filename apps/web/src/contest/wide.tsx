import type { ComponentChildren } from 'preact'

/** Something wider than a phone: it scrolls by itself, by keys as well. */
export function Wide({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys, too
    <section class="wide" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
