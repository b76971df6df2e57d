import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { expect, test } from 'vitest'
import { rulesOf } from '../build/data.ts'

test.each(['titan', 'dragon-rage', 'warcraft', 'demonworld'])(
  'the rules of %s are shown without the brackets that name their sources',
  async game => {
    const { rules, rulings } = rulesOf(await wholeGame(registry[game]))
    const texts = [...rules.flatMap(({ title, text }) => [title, text]), ...rulings.map(({ text }) => text)]
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.flatMap(text => text.match(/\[(?:R|F|T|seed|base-rules|designed|G≠F)\b[^\]]*\]/g) ?? [])).toEqual([])
  },
)
