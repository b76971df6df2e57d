import { expect, test } from 'vitest'
import { burdens } from '../weight.ts'

test('what people wrote is light', () => {
  expect(
    burdens([
      { file: 'games/titan/game.ts', size: 900_000 },
      { file: 'docs/pictures/hall.webp', size: 900_000 },
      { file: 'docs/pictures/titan.webp', size: 900_000 },
    ]),
  ).toEqual([])
})

test('what a build leaves behind does not belong there', () => {
  for (const file of [
    'tsconfig.tsbuildinfo',
    'apps/web/dist/index.html',
    'apps/web/dist.old/a.js',
    'data/x.db',
    'npm-debug.log',
  ])
    expect(burdens([{ file, size: 1 }])).toEqual([`${file} is made by a build: ignore it.`])
})

test('pictures are small files of a modern kind', () => {
  expect(burdens([{ file: 'docs/pictures/hall.png', size: 1 }])).toEqual([
    'docs/pictures/hall.png would be smaller as WebP.',
  ])
  const many = Array.from({ length: 30 }, (_, number) => ({ file: `docs/pictures/${number}.webp`, size: 80_000 }))
  expect(burdens(many)).toEqual(['30 pictures have 2.4 MB together; 2.0 MB is the most.'])
  expect(burdens([{ file: 'games/x/big.json', size: 1_200_000 }])).toEqual([
    'games/x/big.json has 1.2 MB; 1 MB is the most.',
  ])
})
