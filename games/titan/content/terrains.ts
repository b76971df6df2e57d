/** A kind of land, and the battleland that goes with it (TI-2.1a, TI-2.2): the index in `TERRAINS`. */
export type Terrain = number

/** The eleven terrains. */
export const TERRAINS = [
  'plains',
  'woods',
  'brush',
  'hills',
  'jungle',
  'desert',
  'marsh',
  'swamp',
  'mountains',
  'tundra',
  'tower',
] as const

/** The name of a terrain. */
export type TerrainName = (typeof TERRAINS)[number]

/** The terrain with this name. */
export function terrainNamed(name: TerrainName): Terrain {
  return TERRAINS.indexOf(name)
}

/** The terrain of the six towers. */
export const TOWER: Terrain = terrainNamed('tower')
