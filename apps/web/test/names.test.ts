import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { namesIn } from '../src/lookup/names.ts'

const titles = (...list: string[]) => list.map(title => ({ id: title, title, group: '' }))

describe('names in a sentence', () => {
  test('are found in their order, the longer before what it begins with, each once', () => {
    const entries = titles('Dragon', 'Young dragon', 'Hero', 'Ogre')
    expect(namesIn('The hero strikes at the young dragon; the hero is hurt.', entries)).toEqual([
      'Hero',
      'Young dragon',
    ])
    expect(namesIn('A dragon and a young dragon', entries)).toEqual(['Dragon', 'Young dragon'])
  })

  test('may have endings, but are no part of other words', () => {
    expect(namesIn('Zwei Zyklopen weichen.', titles('Zyklop'))).toEqual(['Zyklop'])
    expect(namesIn('Die Waldhüter kommen.', titles('Hüter', 'Wal'))).toEqual(['Wal'])
    expect(namesIn('Vorwärts', titles('Wär', 'x'))).toEqual([])
  })

  test.each(Object.keys(registry))('%s: who is named by his own name is found by it, in every language', async name => {
    const game = await wholeGame(registry[name])
    for (const language of ['en', 'de', 'fr'] as const) {
      const entries = game.almanac?.index(language) ?? []
      expect(entries.length).toBeGreaterThan(2)
      for (const { title } of entries.filter(entry => entry.title.length > 2)) {
        const [found] = namesIn(`– ${title}.`, entries)
        expect(entries.find(({ id }) => id === found)?.title.toLowerCase(), `${language} ${title}`).toBe(
          title.toLowerCase(),
        )
      }
    }
  })
})
