import { defineGame, type Text } from '@hexarium/kernel'
import { begin } from '../begin.ts'
import { bot } from '../bot.ts'
import { check } from '../check.ts'
import { events } from '../events.ts'
import { resign } from '../resign.ts'
import { titan as start } from '../rules/turn.ts'
import { settings } from '../settings.ts'
import type { Titan } from '../state.ts'
import { imagine, type View, view } from '../view.ts'

const text = { title: 'Titan', blurb: '', seats: [], settings: {}, ask: {}, choice: {}, event: {}, result: {} }

export const titan = defineGame<Titan, View>({
  ...{ id: 'titan', rules: '1', seats: { min: 2, max: 6 }, settings, setup: begin, start, view, imagine, check, events },
  ...{ resign, bot, scene: () => ({ boards: [], sheets: [] }) as never },
  text: { en: text, de: text, fr: text } as unknown as Record<'en' | 'de' | 'fr', Text<View>>,
})
