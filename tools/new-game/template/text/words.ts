import type { EventTexts, Text } from '@hexarium/kernel'
import type { events } from '../events.ts'
import type { View } from '../view.ts'

/** A language of Toy Game: its texts, with a phrase for each event. */
export interface ToyGameText extends Text<View> {
  event: EventTexts<View, typeof events>
}
