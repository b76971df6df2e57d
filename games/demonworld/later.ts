import type { Game } from '@hexarium/kernel'
import { battles } from './content/battles.ts'
import { additionalChapters, expertChapters, rulesFrom } from './settings.ts'

/** Chapters XVII to XXIV: tables of the introduction and the standard game do without them (DW-I.1). */
export const later: NonNullable<Game['later']> = {
  files: [
    'air-blows air-melee bombardment break-off casting crash deal escape flaming-arrows flyer-move glimpse gone-wrong',
    'gun-place gunnery impact landing large-ground large-move large-reach large-steps large-terrain large-walk lighting',
    'magic overrun reaction-fire shelter spell-effects spotting stones torches wildfire',
  ].flatMap(line => line.split(' ').map(name => `rules/${name}.ts`)),
  isWanted(settings) {
    const { needs = [] } = battles.find(({ id }) => id === settings['battle'])!
    const rules = rulesFrom(settings)
    return [...expertChapters, ...additionalChapters].some(chapter => rules[chapter] === 1 || needs.includes(chapter))
  },
}
