import type { HouseGame } from '@hexarium/contests'

/** Every game of the house, in the order of menus: its parts, fetched when wanted. A new game is a folder and an entry here. */
export const registry: Readonly<Record<string, HouseGame>> = {
  skirmish: {
    game: () => import('@hexarium/skirmish/game'),
    help: () => import('@hexarium/skirmish/help'),
    almanac: () => import('@hexarium/skirmish/almanac'),
    tools: () => import('@hexarium/skirmish/tools'),
    text: {
      en: () => import('@hexarium/skirmish/text/en'),
      de: () => import('@hexarium/skirmish/text/de'),
      fr: () => import('@hexarium/skirmish/text/fr'),
    },
    guide: {
      ideas: () => import('@hexarium/skirmish/guide'),
      words: {
        en: () => import('@hexarium/skirmish/guide/en'),
        de: () => import('@hexarium/skirmish/guide/de'),
        fr: () => import('@hexarium/skirmish/guide/fr'),
      },
    },
  },
  titan: {
    game: () => import('@hexarium/titan/game'),
    help: () => import('@hexarium/titan/help'),
    almanac: () => import('@hexarium/titan/almanac'),
    tools: () => import('@hexarium/titan/tools'),
    text: {
      en: () => import('@hexarium/titan/text/en'),
      de: () => import('@hexarium/titan/text/de'),
      fr: () => import('@hexarium/titan/text/fr'),
    },
    opening: {
      en: () => import('@hexarium/titan/opening/en'),
      de: () => import('@hexarium/titan/opening/de'),
      fr: () => import('@hexarium/titan/opening/fr'),
    },
    guide: {
      ideas: () => import('@hexarium/titan/guide'),
      words: {
        en: () => import('@hexarium/titan/guide/en'),
        de: () => import('@hexarium/titan/guide/de'),
        fr: () => import('@hexarium/titan/guide/fr'),
      },
    },
  },
  'dragon-rage': {
    game: () => import('@hexarium/dragon-rage/game'),
    help: () => import('@hexarium/dragon-rage/help'),
    almanac: () => import('@hexarium/dragon-rage/almanac'),
    tools: () => import('@hexarium/dragon-rage/tools'),
    text: {
      en: () => import('@hexarium/dragon-rage/text/en'),
      de: () => import('@hexarium/dragon-rage/text/de'),
      fr: () => import('@hexarium/dragon-rage/text/fr'),
    },
    opening: {
      en: () => import('@hexarium/dragon-rage/opening/en'),
      de: () => import('@hexarium/dragon-rage/opening/de'),
      fr: () => import('@hexarium/dragon-rage/opening/fr'),
    },
    guide: {
      ideas: () => import('@hexarium/dragon-rage/guide'),
      words: {
        en: () => import('@hexarium/dragon-rage/guide/en'),
        de: () => import('@hexarium/dragon-rage/guide/de'),
        fr: () => import('@hexarium/dragon-rage/guide/fr'),
      },
    },
    campaigns: { 'ten-years': () => import('@hexarium/dragon-rage/campaigns/ten-years') },
    contest: () => import('@hexarium/dragon-rage/contest'),
    handicap: () => import('@hexarium/dragon-rage/handicap'),
  },
  warcraft: {
    game: () => import('@hexarium/warcraft/game'),
    help: () => import('@hexarium/warcraft/help'),
    almanac: () => import('@hexarium/warcraft/almanac'),
    tools: () => import('@hexarium/warcraft/tools'),
    text: {
      en: () => import('@hexarium/warcraft/text/en'),
      de: () => import('@hexarium/warcraft/text/de'),
      fr: () => import('@hexarium/warcraft/text/fr'),
    },
    opening: {
      en: () => import('@hexarium/warcraft/opening/en'),
      de: () => import('@hexarium/warcraft/opening/de'),
      fr: () => import('@hexarium/warcraft/opening/fr'),
    },
    guide: {
      ideas: () => import('@hexarium/warcraft/guide'),
      words: {
        en: () => import('@hexarium/warcraft/guide/en'),
        de: () => import('@hexarium/warcraft/guide/de'),
        fr: () => import('@hexarium/warcraft/guide/fr'),
      },
    },
  },
  demonworld: {
    game: () => import('@hexarium/demonworld/game'),
    chapters: () => import('@hexarium/demonworld/expert'),
    help: () => import('@hexarium/demonworld/help'),
    almanac: () => import('@hexarium/demonworld/almanac'),
    tools: () => import('@hexarium/demonworld/tools'),
    text: {
      en: () => import('@hexarium/demonworld/text/en'),
      de: () => import('@hexarium/demonworld/text/de'),
      fr: () => import('@hexarium/demonworld/text/fr'),
    },
    opening: {
      en: () => import('@hexarium/demonworld/opening/en'),
      de: () => import('@hexarium/demonworld/opening/de'),
      fr: () => import('@hexarium/demonworld/opening/fr'),
    },
    guide: {
      ideas: () => import('@hexarium/demonworld/guide'),
      words: {
        en: () => import('@hexarium/demonworld/guide/en'),
        de: () => import('@hexarium/demonworld/guide/de'),
        fr: () => import('@hexarium/demonworld/guide/fr'),
      },
    },
    campaigns: { 'border-war': () => import('@hexarium/demonworld/campaigns/border-war') },
  },
  // `npm run new-game` writes its entry here.
}
