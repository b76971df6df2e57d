import type { Language, Legend } from '@hexarium/kernel'

/** What the signs on the boards of each game mean: apart from the games, for most never ask. */
export const legends: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ legend: Legend }>>>>> = {
  skirmish: {
    en: () => import('@hexarium/skirmish/legend/en'),
    de: () => import('@hexarium/skirmish/legend/de'),
    fr: () => import('@hexarium/skirmish/legend/fr'),
  },
  titan: {
    en: () => import('@hexarium/titan/legend/en'),
    de: () => import('@hexarium/titan/legend/de'),
    fr: () => import('@hexarium/titan/legend/fr'),
  },
  'dragon-rage': {
    en: () => import('@hexarium/dragon-rage/legend/en'),
    de: () => import('@hexarium/dragon-rage/legend/de'),
    fr: () => import('@hexarium/dragon-rage/legend/fr'),
  },
  warcraft: {
    en: () => import('@hexarium/warcraft/legend/en'),
    de: () => import('@hexarium/warcraft/legend/de'),
    fr: () => import('@hexarium/warcraft/legend/fr'),
  },
  demonworld: {
    en: () => import('@hexarium/demonworld/legend/en'),
    de: () => import('@hexarium/demonworld/legend/de'),
    fr: () => import('@hexarium/demonworld/legend/fr'),
  },
}
