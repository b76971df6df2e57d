import type { AnyGame } from '@hexarium/kernel'

/** Every game of the house, in the order of menus, loaded when wanted. A new game is a folder and a line here. */
export const registry: Readonly<Record<string, () => Promise<AnyGame>>> = {
  skirmish: async () => (await import('@hexarium/skirmish')).skirmish,
  titan: async () => (await import('@hexarium/titan')).titan,
  'dragon-rage': async () => (await import('@hexarium/dragon-rage')).dragonRage,
  warcraft: async () => (await import('@hexarium/warcraft')).warcraft,
  demonworld: async () => (await import('@hexarium/demonworld')).demonworld,
}
