import { describe, expect, test } from 'vitest'
import {
  addTo,
  type Body,
  blockWidth,
  columnOf,
  emptyBody,
  isHorde,
  isSkirmishShape,
  isSquare,
  isWedge,
} from '../../formation.ts'

/** A body from `q,r` words with a facing behind a colon, or one facing for all. */
function body(text: string, facing = 1): Body {
  const made = emptyBody()
  for (const word of text.split(' ')) {
    const [place, own] = word.split(':')
    const [q, r] = place.split(',').map(Number)
    addTo(made, q, r, own === undefined ? facing : Number(own))
  }
  return made
}

const line = (n: number, r = 0, from = 0) => Array.from({ length: n }, (_, i) => `${from + i},${r}`).join(' ')

describe('ordered blocks', () => {
  test('DW-EX-02 DW-I.15 4-4 and 6-2 are ordered, 3-5 and 4-2-2 are not', () => {
    expect(blockWidth(body(`${line(4)} ${line(4, 1)}`))).toBe(4)
    for (const rear of ['-1,1 0,1', '0,1 5,1', '2,1 3,1', '-1,1 5,1'])
      expect(blockWidth(body(`${line(6)} ${rear}`))).toBe(6)
    expect(blockWidth(body(`${line(3)} ${line(5, 1, -1)}`))).toBe(0)
    expect(blockWidth(body(`${line(4)} 0,1 1,1 0,2 1,2`))).toBe(0)
  })

  test('DW-EX-03 4-3 and 3-2 with a gap in the last rank are ordered', () => {
    expect(blockWidth(body('0,0 1,0 2,0 3,0 0,1 1,1 2,1'))).toBe(4)
    expect(blockWidth(body('0,0 1,0 2,0 -1,1 2,1'))).toBe(3)
  })

  test('DW-EX-04 another facing, a longer rear rank, a gap in front: disordered', () => {
    expect(blockWidth(body('0,0 1,0 2,0 3,0:2'))).toBe(0)
    expect(blockWidth(body('0,0 1,0 0,1 1,1 2,1 3,1'))).toBe(0)
    expect(blockWidth(body('0,0 1,0 3,0 0,1 1,1 2,1'))).toBe(0)
  })

  test('DW-I.11 the same shapes are ordered in all six facings', () => {
    // a line of four and three behind, turned about its first element
    let cells = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ] as [number, number][]
    for (let facing = 1; facing < 7; facing++) {
      expect(blockWidth(body(cells.map(([q, r]) => `${q},${r}:${facing % 6}`).join(' ')))).toBe(4)
      cells = cells.map(([q, r]) => [q + r, -q])
    }
  })

  test('DW-EX-21 the cavalry with gaps is disordered, both variants are ordered', () => {
    expect(blockWidth(body('0,0 1,0 3,0 -1,1 1,1 3,1'))).toBe(0)
    expect(blockWidth(body('0,0 1,0 2,0 0,1 1,1 2,1'))).toBe(3)
    expect(blockWidth(body('1,0 2,0 3,0 1,1 2,1 3,1'))).toBe(3)
  })

  test('DW-EX-24 a turn by 180° with a gap behind: disordered, then ordered 3-3', () => {
    expect(blockWidth(body('0,0 1,0 2,0 3,0 0,1 2,1'))).toBe(4)
    expect(blockWidth(body('0,0 1,0 2,0 3,0 0,1 2,1', 4))).toBe(0)
    expect(blockWidth(body('1,0 1,1 2,0 3,0 0,1 2,1', 4))).toBe(3)
  })
})

describe('other formations', () => {
  test('DW-V.20 DW-EX-28 a column may bend', () => {
    const column = body('3,0:4 3,-1:5 2,-1:5 1,-1:0 0,0:1')
    expect(blockWidth(column)).toBe(0)
    expect(columnOf(column)).toEqual([0, 1, 2, 3, 4])
    expect(columnOf(body('3,1:5 3,0:4 3,-1:5 2,-1:0 1,-1:0'))).toBeDefined()
    expect(columnOf(body('0,0 1,0 2,0'))).toBeUndefined()
  })

  test('DW-XIII.10 DW-EX-82 wedges have ranks of 1, 2, 3, up to 4 and the rest', () => {
    const six = '0,0 -1,1 0,1 -2,2 -1,2 0,2'
    expect(isWedge(body(six))).toBe(true)
    expect(isWedge(body(`${six} -3,3 -2,3 -1,3 0,3`))).toBe(true)
    expect(isWedge(body(`${six} -3,3 0,3`))).toBe(true)
    expect(isWedge(body('0,0 -1,1 0,1 -2,2 -1,2'))).toBe(false)
    expect(isWedge(body('0,0 -1,1 0,1 -2,2 -1,2 1,2'))).toBe(false)
    expect(isWedge(body(six, 4))).toBe(false)
  })

  test('DW-XIII.20 AMB-20 a skirmish formation has two ranks, even or one more in front', () => {
    expect(isSkirmishShape(body('0,0 1,0 2,0 0,1 1,1'), 0)).toBe(true)
    expect(isSkirmishShape(body('0,0 1,0 2,0 0,1 1,1 2,1'), 5)).toBe(true)
    expect(isSkirmishShape(body('0,0 1,0 2,0 3,0 0,1 1,1'), 0)).toBe(false)
    expect(isSkirmishShape(body('0,0 1,0 0,1'), 5)).toBe(false)
    expect(isSkirmishShape(body('0,0 1,0 0,1'), 0)).toBe(true)
  })

  test('DW-XIII.30 DW-EX-84 a horde needs two neighbours each', () => {
    expect(isHorde(body('0,0 1,0 2,0 0,1 1,1 2,1'))).toBe(true)
    expect(isHorde(body('0,0 -1,1 0,1 -2,2 -1,2 0,2'))).toBe(true)
    expect(isHorde(body('0,0 1,0 2,0'))).toBe(false)
    expect(isHorde(body('0,0 0,1 0,2'))).toBe(false)
  })

  test('DW-EX-81 DW-XIII.2 the printed squares', () => {
    const six = '0,-1:2 1,-1:1 1,0:0 0,1:5 -1,1:4 -1,0:3'
    expect(isSquare(body(six))).toBe(true)
    expect(isSquare(body(`${six} 0,0:3`))).toBe(true)
    expect(isSquare(body('0,-1:2 1,-1:1 2,-1:0 2,0:5 1,1:5 0,1:4 -1,1:3 -1,0:2'))).toBe(true)
    expect(isSquare(body('0,-1:2 1,-1:1 2,-1:1 2,0:0 1,1:5 0,2:4 -1,2:3 -1,1:3 -1,0:2'))).toBe(true)
    expect(isSquare(body('0,-1:2 1,-1:1 2,-1:0 2,0:0 1,1:5 0,2:4 -1,2:4 -2,2:3 -2,1:3 -1,0:2'))).toBe(true)
    expect(isSquare(body('0,-1:2 1,-1:1 1,0:0 0,1:5 -1,1:4'))).toBe(false)
    expect(isSquare(body('0,-1:2 1,-1:1 1,0:0 0,1:5 -1,1:4 -1,0:2'))).toBe(false)
  })
})
