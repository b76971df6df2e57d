/** How a terrain looks: a colour, and what stands on it. Games name terrains freely; the first pattern that fits decides. */
export type Look = (typeof LOOKS)[number]

const LOOKS = [
  'meadow',
  'woods',
  'jungle',
  'tree',
  'stumps',
  'thorns',
  'hills',
  'mountains',
  'rocks',
  'sand',
  'marsh',
  'swamp',
  'snow',
  'stone',
  'tower',
  'water',
  'ford',
  'wood-bridge',
  'stone-bridge',
  'dock',
  'fire',
  'field',
  'road',
  'houses',
  'ruins',
  'huts',
  'town',
  'mine',
  'pit',
  'shrine',
  'box',
] as const

const patterns: readonly [RegExp, Look][] = [
  [/box|tray|hold|off|waiting|pool/, 'box'],
  [/(mine|gold).*depleted|worked-out/, 'pit'],
  [/(wood|forest).*depleted|stump/, 'stumps'],
  [/jungle/, 'jungle'],
  [/^tree/, 'tree'],
  [/bridge.*wood|wood.*bridge|plank/, 'wood-bridge'],
  [/bridge/, 'stone-bridge'],
  [/dock|pier|quay/, 'dock'],
  [/wood|forest|grove/, 'woods'],
  [/bramble|brush|thorn|hedge|undergrowth|bush/, 'thorns'],
  [/volcano|lava|fire|burn/, 'fire'],
  [/rock|boulder/, 'rocks'],
  [/mountain|cliff|crag/, 'mountains'],
  [/hill|height|slope/, 'hills'],
  [/swamp|moor/, 'swamp'],
  [/marsh|bog|mud/, 'marsh'],
  [/desert|sand|dune|beach/, 'sand'],
  [/tundra|drift|snow|ice/, 'snow'],
  [/mine|gold/, 'mine'],
  [/objective|shrine|altar|circle/, 'shrine'],
  [/hut|camp|tent/, 'huts'],
  [/^town|keep|castle/, 'town'],
  [/city|village|house|building/, 'houses'],
  [/tower/, 'tower'],
  [/^ruin|rubble/, 'ruins'],
  [/wall|ruin|court|stone|gate/, 'stone'],
  [/ford/, 'ford'],
  [/water|sea|lake|river|stream|deep/, 'water'],
  [/field|corn|crop/, 'field'],
  [/road|path/, 'road'],
  [/^(open|clear|plains?|meadow|grass)/, 'meadow'],
]

/** Looks that lie in or over water. */
export const WET: readonly Look[] = ['water', 'ford', 'wood-bridge', 'stone-bridge', 'dock']

/** The look of a terrain; grass where nothing fits. */
export function lookOf(terrain: string): Look {
  return knownLookOf(terrain) ?? 'meadow'
}

/** The look of a terrain, if there is one for it. */
export function knownLookOf(terrain: string): Look | undefined {
  return patterns.find(([pattern]) => pattern.test(terrain))?.[1]
}

/** What stands on the border of two places. */
export type SideLook =
  | 'wall'
  | 'breach'
  | 'gate'
  | 'open-gate'
  | 'broken-gate'
  | 'slope'
  | 'cliff'
  | 'dune'
  | 'river'
  | 'ford'
  | 'bridge'
  | 'hedge'
  | 'road'
  | 'arrow'
  | 'triple'
  | 'arch'
  | 'block'
  | 'line'

const sidePatterns: readonly [RegExp, SideLook][] = [
  [/bridge/, 'bridge'],
  [/(gate|door|entrance).*broken/, 'broken-gate'],
  [/(gate|door|entrance).*open/, 'open-gate'],
  [/gate|door|entrance/, 'gate'],
  [/breach|(wall|palisade).*broken/, 'breach'],
  [/wall|palisade/, 'wall'],
  [/cliff/, 'cliff'],
  [/dune/, 'dune'],
  [/slope|rise|bank/, 'slope'],
  [/ford/, 'ford'],
  [/river|stream|water|coast/, 'river'],
  [/hedge|fence/, 'hedge'],
  [/road|path|link/, 'road'],
  [/^triple/, 'triple'],
  [/^arrow/, 'arrow'],
  [/^arch/, 'arch'],
  [/^block/, 'block'],
]

/** The look of a border. */
export function sideLookOf(kind: string): SideLook {
  return sidePatterns.find(([pattern]) => pattern.test(kind))?.[1] ?? 'line'
}
