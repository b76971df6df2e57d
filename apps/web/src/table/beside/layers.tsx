import { words } from '../../language.ts'
import { coming } from '../../pages/coming.tsx'
import type { Moment } from '../../port/moment.ts'

const LayerSwitches = coming(async () => (await import('../../pages/switches.tsx')).LayerSwitches)

/** What is drawn on the board, to switch on and off beside it. */
export function LayersMenu({ help }: { help: Moment['help'] }) {
  const w = words.value
  return (
    <>
      <button
        type="button"
        class="tool layers-tool"
        popovertarget="layers"
        aria-label={w.layers}
        title={`${w.layers} (L)`}
        data-tool="layers"
      >
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <path d="M0 -40L42 -16L0 8L-42 -16Z" />
          <path d="M-42 4L0 28L42 4" />
          <path d="M-42 22L0 46L42 22" />
        </svg>
      </button>
      <div id="layers" popover="auto" class="layers-menu">
        <h2>{w.layers}</h2>
        <LayerSwitches help={help} />
      </div>
    </>
  )
}
