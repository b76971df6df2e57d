import type { EventTexts, Text } from '@hexarium/kernel'
import type { events } from '../state.ts'
import type { View } from '../view.ts'

/** A language of Skirmish: its texts, with a phrase for each event. */
export interface SkirmishText extends Text<View> {
  event: EventTexts<View, typeof events>
}
