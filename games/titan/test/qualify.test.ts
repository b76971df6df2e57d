import { expect, test } from 'vitest'
import { creatures, typeNamed, typeNames } from '../content/creatures.ts'
import { TERRAINS, type TerrainName, terrainNamed } from '../content/terrains.ts'
import { musterable, qualifies, recruits, waysTo } from '../rules/qualify.ts'

const plenty = creatures.map(() => 1)

/** `'2 ogre, troll'` counted by type. */
function legion(text: string): number[] {
  const counts = creatures.map(() => 0)
  for (const part of text.split(', ')) {
    const [number, name] = part.includes(' ') ? part.split(' ') : ['1', part]
    counts[typeNamed(name)] += Number(number)
  }
  return counts
}

function mustered(terrain: TerrainName, text: string, short = false): string[] {
  return musterable(terrainNamed(terrain), legion(text), plenty, short).map(type => typeNames[type])
}

function ways(terrain: TerrainName, text: string, type: string, short = false): string[] {
  return waysTo(typeNamed(type), terrainNamed(terrain), legion(text), short).map(way => {
    return way.count > 0 ? `${way.count} ${typeNames[way.type]}` : 'nothing'
  })
}

test('TI-EX-19 marsh, one ogre: an ogre', () => {
  expect(mustered('marsh', 'ogre')).toEqual(['ogre'])
})

test('TI-EX-20 TI-EX-29 marsh, one troll: a troll or an ogre', () => {
  expect(mustered('marsh', 'troll')).toEqual(['ogre', 'troll'])
})

test('TI-EX-21 marsh, two ogres: a troll or an ogre', () => {
  expect(mustered('marsh', '2 ogre')).toEqual(['ogre', 'troll'])
})

test('TI-EX-22 mountains, two lions: a minotaur or a lion, no dragon', () => {
  expect(mustered('mountains', '2 lion')).toEqual(['lion', 'minotaur'])
})

test('TI-EX-23 TI-18.3b mountains, a dragon for two minotaurs, one dragon or one colossus', () => {
  for (const text of ['2 minotaur', 'dragon', 'colossus']) expect(mustered('mountains', text)).toContain('dragon')
  expect(mustered('mountains', 'minotaur')).not.toContain('dragon')
  expect(mustered('mountains', '7 lion')).not.toContain('dragon')
})

test('TI-EX-24 mountains, one colossus: colossus, dragon, minotaur or lion', () => {
  expect(mustered('mountains', 'colossus')).toEqual(['lion', 'minotaur', 'dragon', 'colossus'])
})

test('TI-EX-25 TI-18.4 marsh, two ogres and a troll: a troll for the two ogres or for the troll', () => {
  expect(ways('marsh', '2 ogre, troll', 'troll')).toEqual(['2 ogre', '1 troll'])
})

test('TI-EX-26 tower, three trolls: a guardian, or centaur, gargoyle, ogre', () => {
  expect(mustered('tower', '3 troll')).toEqual(['centaur', 'gargoyle', 'ogre', 'guardian'])
})

test('TI-EX-27 mountains, two centaurs and two lions: minotaur or lion', () => {
  expect(mustered('mountains', '2 centaur, 2 lion')).toEqual(['lion', 'minotaur'])
})

test('TI-EX-28 desert, two centaurs and two lions: a lion, no griffon', () => {
  expect(mustered('desert', '2 centaur, 2 lion')).toEqual(['lion'])
  expect(mustered('desert', '3 lion')).toEqual(['lion', 'griffon'])
})

test('TI-EX-35 brush, two cyclopes: a gorgon', () => {
  expect(mustered('brush', '2 cyclops')).toEqual(['gargoyle', 'cyclops', 'gorgon'])
  expect(mustered('brush', 'cyclops')).not.toContain('gorgon')
})

test('TI-18.3a one of its kind, one further up, or the stated number of the one below, and nothing else', () => {
  expect(ways('jungle', '2 gargoyle, cyclops, serpent', 'cyclops')).toEqual(['2 gargoyle', '1 cyclops', '1 serpent'])
  expect(ways('jungle', '3 cyclops', 'behemoth')).toEqual(['3 cyclops'])
  expect(ways('jungle', '2 cyclops, 3 gargoyle', 'behemoth')).toEqual([])
  expect(ways('woods', '3 centaur', 'warbear')).toEqual(['3 centaur'])
  expect(mustered('plains', '3 ogre, titan, angel, guardian')).toEqual([])
  expect(qualifies(typeNamed('troll'), terrainNamed('plains'), legion('3 troll'), false)).toBe(false)
})

test('TI-18.3c a creature whose stack is empty cannot be had, the others can', () => {
  const stock = plenty.with(typeNamed('troll'), 0)
  const found = recruits(terrainNamed('marsh'), legion('2 ogre, troll'), stock, false)
  expect(found.map(([type]) => typeNames[type])).toEqual(['ogre'])
})

test('TI-18.5a a tower gives centaurs, gargoyles and ogres for nothing', () => {
  expect(mustered('tower', 'hydra')).toEqual(['centaur', 'gargoyle', 'ogre'])
  expect(ways('tower', 'centaur', 'centaur')).toEqual(['nothing'])
})

test('TI-18.5b a guardian for three identical creatures or one guardian', () => {
  expect(ways('tower', '3 troll, 3 ogre, guardian', 'guardian')).toEqual(['3 ogre', '3 troll', '1 guardian'])
  expect(mustered('tower', '2 troll, 2 ogre')).not.toContain('guardian')
  expect(mustered('tower', '3 angel, 3 warlock')).not.toContain('guardian')
})

test('TI-18.5c a warlock for the Titan or one warlock', () => {
  expect(ways('tower', 'titan, warlock', 'warlock')).toEqual(['1 titan', '1 warlock'])
  expect(mustered('tower', 'angel, archangel')).not.toContain('warlock')
})

test('TI-3.2 guardians and warlocks are mustered in towers only', () => {
  for (const terrain of TERRAINS.filter(name => name !== 'tower'))
    for (const name of ['guardian', 'warlock'])
      expect(mustered(terrain, `titan, guardian, warlock, 3 troll, 3 ${name}`)).not.toContain(name)
})

test('TI-RT-D9 tower, guardian and centaur: guardian, centaur, gargoyle, ogre; no warlock', () => {
  expect(mustered('tower', 'guardian, centaur')).toEqual(['centaur', 'gargoyle', 'ogre', 'guardian'])
})

test('TI-V1 TI-V3 the short game: towers give cyclopes, lions, trolls; ladders begin one step later', () => {
  expect(mustered('tower', 'titan', true)).toEqual(['cyclops', 'lion', 'troll', 'warlock'])
  expect(mustered('plains', '2 lion', true)).toEqual(['lion', 'ranger'])
  expect(ways('brush', 'cyclops, gorgon', 'cyclops', true)).toEqual(['1 cyclops', '1 gorgon'])
  expect(mustered('woods', 'unicorn', true)).toEqual(['warbear', 'unicorn'])
  expect(mustered('hills', '3 troll', true)).toEqual([])
})
