import type { AnyGame } from '@hexarium/kernel'

/** Every game of the house, loaded when wanted. A new game is a folder and a line here. */
export const registry: Readonly<Record<string, () => Promise<AnyGame>>> = {
  demonworld: async () => (await import('@hexarium/demonworld')).demonworld,
  'dragon-rage': async () => (await import('@hexarium/dragon-rage')).dragonRage,
  skirmish: async () => (await import('@hexarium/skirmish')).skirmish,
  titan: async () => (await import('@hexarium/titan')).titan,
  warcraft: async () => (await import('@hexarium/warcraft')).warcraft,
}
