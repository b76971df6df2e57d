import type { Look } from '@hexarium/kernel'
import type { ComponentChildren } from 'preact'

/** Draws one variant of what stands on a look, in a hex whose corners are 100 from its centre. */
export type Drawing = (seed: string) => ComponentChildren

/** Looks that lie in or over water. */
export const WET: readonly Look[] = ['water', 'ford', 'wood-bridge', 'stone-bridge', 'dock']

/** What stands on the border of two places. */
export type SideLook =
  | 'wall'
  | 'breach'
  | 'gate'
  | 'open-gate'
  | 'broken-gate'
  | 'slope'
  | 'cliff'
  | 'dune'
  | 'river'
  | 'ford'
  | 'bridge'
  | 'hedge'
  | 'road'
  | 'arrow'
  | 'triple'
  | 'arch'
  | 'block'
  | 'line'

const sidePatterns: readonly [RegExp, SideLook][] = [
  [/bridge/, 'bridge'],
  [/(gate|door|entrance).*broken/, 'broken-gate'],
  [/(gate|door|entrance).*open/, 'open-gate'],
  [/gate|door|entrance/, 'gate'],
  [/breach|(wall|palisade).*broken/, 'breach'],
  [/wall|palisade/, 'wall'],
  [/cliff/, 'cliff'],
  [/dune/, 'dune'],
  [/slope|rise|bank/, 'slope'],
  [/ford/, 'ford'],
  [/river|stream|water|coast/, 'river'],
  [/hedge|fence/, 'hedge'],
  [/road|path|link/, 'road'],
  [/^triple/, 'triple'],
  [/^arrow/, 'arrow'],
  [/^arch/, 'arch'],
  [/^block/, 'block'],
]

/** The look of a border. */
export function sideLookOf(kind: string): SideLook {
  return sidePatterns.find(([pattern]) => pattern.test(kind))?.[1] ?? 'line'
}
