import type { GameParts } from '@hexarium/kernel'

/** Every game of the house, in the order of menus: its parts, fetched when wanted. A new game is a folder and an entry here. */
export const registry: Readonly<Record<string, GameParts>> = {
  skirmish: {
    game: () => import('@hexarium/skirmish/game'),
    help: () => import('@hexarium/skirmish/help'),
    tools: () => import('@hexarium/skirmish/tools'),
    text: {
      en: () => import('@hexarium/skirmish/text/en'),
      de: () => import('@hexarium/skirmish/text/de'),
      fr: () => import('@hexarium/skirmish/text/fr'),
    },
  },
  titan: {
    game: () => import('@hexarium/titan/game'),
    help: () => import('@hexarium/titan/help'),
    tools: () => import('@hexarium/titan/tools'),
    text: {
      en: () => import('@hexarium/titan/text/en'),
      de: () => import('@hexarium/titan/text/de'),
      fr: () => import('@hexarium/titan/text/fr'),
    },
  },
  'dragon-rage': {
    game: () => import('@hexarium/dragon-rage/game'),
    help: () => import('@hexarium/dragon-rage/help'),
    tools: () => import('@hexarium/dragon-rage/tools'),
    text: {
      en: () => import('@hexarium/dragon-rage/text/en'),
      de: () => import('@hexarium/dragon-rage/text/de'),
      fr: () => import('@hexarium/dragon-rage/text/fr'),
    },
  },
  warcraft: {
    game: () => import('@hexarium/warcraft/game'),
    help: () => import('@hexarium/warcraft/help'),
    tools: () => import('@hexarium/warcraft/tools'),
    text: {
      en: () => import('@hexarium/warcraft/text/en'),
      de: () => import('@hexarium/warcraft/text/de'),
      fr: () => import('@hexarium/warcraft/text/fr'),
    },
  },
  demonworld: {
    game: () => import('@hexarium/demonworld/game'),
    chapters: () => import('@hexarium/demonworld/expert'),
    help: () => import('@hexarium/demonworld/help'),
    tools: () => import('@hexarium/demonworld/tools'),
    text: {
      en: () => import('@hexarium/demonworld/text/en'),
      de: () => import('@hexarium/demonworld/text/de'),
      fr: () => import('@hexarium/demonworld/text/fr'),
    },
  },
}
