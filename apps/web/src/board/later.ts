/** What a board's first picture does without: fetched together, when the first of it is wanted. */
export { focusNext } from './arrows.ts'
export { GhostLayer } from './ghosts.tsx'
export { Minimap } from './minimap.tsx'
export { NotesLayer, PlanLayer, PointerLayer, ThreatLayer, TrailLayer } from './notes.tsx'
export { ZonesLayer } from './zones.tsx'
