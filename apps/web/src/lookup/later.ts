/** What is looked up at a table: fetched together, once the board stands. */
export { AtHand } from './at-hand.tsx'
export { BriefingHere } from './briefing-here.tsx'
