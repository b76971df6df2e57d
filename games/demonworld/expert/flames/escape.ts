import { OFF_BOARD } from '@hexarium/hex'
import { LARGE } from '../../content/armies/cards.ts'
import { ground, remove, shift, sideOf } from '../../elements.ts'
import { act, ask, decision, each, procedure, tell, when } from '../../events.ts'
import { isInFire } from '../../rules/flames/blaze.ts'
import { fallLarge } from '../../rules/large/mounts.ts'
import { settingDown } from '../../rules/large/setting-down.ts'
import { foesAt } from '../../rules/movement/contact.ts'
import { mayGo } from '../../rules/movement/passage.ts'
import { DESTROYED, type Demonworld, type Element, type Hex, NONE } from '../../state.ts'

type Escape = { element: Element }

/** DW-XXII.6, AMB2-60: who is still on a burning field when the movement phase ends leaves it by one field. */
export const escapeFire = decision({
  name: 'escapeFire',
  rule: 'DW-XXII.6',
  gives: ['hex'], // DW-XXII.6: out of one fire into another
  seat: (g, here: Escape) => sideOf(g, here.element),
  about: (_g, { element }) => ({ element }),
  offer(g, here, can) {
    for (const hex of waysOut(g, here.element)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      tell(g, 'steps', here.element, g.at[here.element], hex)
      shift(g, here.element, hex)
    },
  },
  cannot: { hex: (g, here, hex) => (waysOut(g, here.element).includes(hex) ? undefined : 'DW-XXII.6') },
})

/** DW-XXII.6: out of the fire, or destroyed. */
export const escapes = procedure<Escape>(
  'escapes',
  'DW-XXII.6',
  each('element', inFire, when(mayEscape, ask(escapeFire)), when(isStillInFire, act(perish), settingDown)),
)

function inFire(g: Demonworld): Element[] {
  if (g.flames.length === 0) return []
  return g.at.flatMap((hex, element) => (hex !== NONE && isInFire(g, element) ? [element] : []))
}

function mayEscape(g: Demonworld, here: Escape): boolean {
  return g.at[here.element] !== NONE && !LARGE[g.type[here.element]] && waysOut(g, here.element).length > 0
}

function isStillInFire(g: Demonworld, here: Escape): boolean {
  return g.at[here.element] !== NONE && isInFire(g, here.element)
}

/** Free fields beside an element that do not burn; into contact only if it is in contact already. */
function waysOut(g: Demonworld, element: Element): Hex[] {
  const land = ground(g)
  const from = g.at[element]
  const around: Hex[] = []
  for (let direction = 0; direction < 6; direction++) {
    const hex = land.board.neighbour[from * 6 + direction]
    if (hex !== OFF_BOARD && mayGo(g, land, g.type[element], from, hex)) around.push(hex)
  }
  // nobody can come to him through the fire: who is in contact is told by whom he could go to
  const isBound = around.some(hex => g.on[hex] !== NONE && sideOf(g, g.on[hex]) !== sideOf(g, element))
  return around.filter(hex => g.on[hex] === NONE && (isBound || foesAt(g, element, hex) === 0))
}

/** DW-XXII.6: no loss of a fight: nobody is tested for it. */
function perish(g: Demonworld, here: Escape): void {
  tell(g, 'perishes', here.element, g.at[here.element])
  if (LARGE[g.type[here.element]]) fallLarge(g, here.element)
  else remove(g, here.element, DESTROYED)
}
