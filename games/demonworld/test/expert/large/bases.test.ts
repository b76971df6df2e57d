import { OFF_BOARD } from '@hexarium/hex'
import { describe, expect, test } from 'vitest'
import {
  AHEAD_RIGHT,
  anchorAfter,
  BACK_LEFT,
  BACK_RIGHT,
  classAt,
  coverOf,
  FIELDS,
  FLANK_FIELDS,
  FORWARD_LEFT,
  FORWARD_RIGHT,
  FRONT_FIELDS,
  FRONTAL,
  facingAfter,
  MOVE_COST,
  MOVES,
  partOn,
  REAR_FIELD,
  ringOf,
  SPOT_LEFT,
  SPOT_RIGHT,
} from '../../../bases.ts'
import { CHARIOT3, DRAGON4, GIANT3, GUN3, GUN4 } from '../../../content/armies/cards.ts'
import { groundOf } from '../../../content/board/ground.ts'

const { board } = groundOf('field 6')
const hex = (label: string) => board.hex(label)
const labels = (base: number, anchor: number, facing: number): string[] => {
  const into = new Int32Array(4)
  const count = coverOf(board, base, anchor, facing, into)
  return Array.from({ length: count }, (_, part) => board.labels[into[part]])
}
const after = (base: number, move: number, facing = 1): [number, ...string[]] => {
  const turned = facingAfter(base, facing, move)
  return [turned, ...labels(base, anchorAfter(board, base, hex('0,0'), facing, move), turned)]
}

describe('bases', () => {
  test('DW-XVII.8 the fields of each base, facing north', () => {
    expect(labels(GIANT3, hex('0,0'), 1)).toEqual(['0,0', '-1,1', '0,1'])
    expect(labels(DRAGON4, hex('0,0'), 1)).toEqual(['0,0', '-1,1', '0,1', '-1,2'])
    expect(labels(CHARIOT3, hex('0,0'), 1)).toEqual(['0,0', '1,0', '0,1'])
    expect(labels(GUN3, hex('0,0'), 1)).toEqual(labels(GIANT3, hex('0,0'), 1))
    expect(labels(GUN4, hex('0,0'), 1)).toEqual(labels(DRAGON4, hex('0,0'), 1))
  })

  test('DW-XVII.9 turns of a giant: check vectors', () => {
    expect(after(GIANT3, FORWARD_RIGHT)).toEqual([0, '1,0', '0,0', '0,1'])
    expect(after(GIANT3, AHEAD_RIGHT)).toEqual([0, '0,0', '-1,0', '-1,1'])
    expect(after(GIANT3, BACK_RIGHT)).toEqual([0, '0,1', '-1,1', '-1,2'])
    expect(after(GIANT3, SPOT_RIGHT)).toEqual([5, '0,1', '0,0', '-1,1'])
    expect(after(GIANT3, SPOT_LEFT)).toEqual([3, '-1,1', '0,1', '0,0'])
  })

  test('DW-XVII.9 turns of a dragon: check vectors', () => {
    expect(after(DRAGON4, FORWARD_RIGHT)).toEqual([0, '1,0', '0,0', '0,1', '-1,1'])
    expect(after(DRAGON4, BACK_LEFT)).toEqual([2, '-1,1', '-1,2', '0,1', '0,2'])
    expect(MOVE_COST[DRAGON4 * MOVES + SPOT_LEFT]).toBe(0)
  })

  test('DW-XVII.9 DW-XVIII.2 turns of a chariot: check vectors, forward only', () => {
    expect(after(CHARIOT3, FORWARD_LEFT)).toEqual([2, '0,0', '1,-1', '1,0'])
    expect(after(CHARIOT3, FORWARD_RIGHT)).toEqual([0, '1,-1', '1,0', '0,0'])
    expect([BACK_LEFT, BACK_RIGHT, SPOT_LEFT].map(move => MOVE_COST[CHARIOT3 * MOVES + move])).toEqual([0, 0, 0])
  })

  test('DW-XVII.9 no part of a base moves more than one field in a turn', () => {
    const [old, now] = [new Int32Array(4), new Int32Array(4)]
    for (const base of [GIANT3, DRAGON4, CHARIOT3, GUN3, GUN4]) {
      for (let facing = 0; facing < 6; facing++) {
        coverOf(board, base, hex('0,0'), facing, old)
        for (let move = 0; move < MOVES; move++) {
          if (MOVE_COST[base * MOVES + move] === 0) continue
          const turned = facingAfter(base, facing, move)
          coverOf(board, base, anchorAfter(board, base, hex('0,0'), facing, move), turned, now)
          for (let part = 0; part < FIELDS[base]; part++) expect(board.distance(old[part], now[part])).toBeLessThan(2)
        }
      }
    }
  })

  test('DW-XVII.10 what steps and turns cost', () => {
    const costs = (base: number) => [0, 2, 3, FORWARD_LEFT].map(move => MOVE_COST[base * MOVES + move])
    expect(costs(GIANT3)).toEqual([3, 4, 5, 3])
    expect(costs(DRAGON4)).toEqual([3, 4, 5, 3])
    expect(costs(CHARIOT3)).toEqual([3, 0, 0, 3])
    expect(costs(GUN3)).toEqual([3, 0, 3, 3])
    expect(costs(GUN4)).toEqual([3, 0, 3, 3])
  })

  test('DW-EX2-16 DW-XVII.10 120° forward are two turns and cost 6', () => {
    for (const base of [GIANT3, DRAGON4, CHARIOT3]) {
      expect(2 * MOVE_COST[base * MOVES + FORWARD_LEFT]).toBe(6)
      expect(facingAfter(base, facingAfter(base, 1, FORWARD_LEFT), FORWARD_LEFT)).toBe(3)
    }
  })

  test('DW-XVII.8 every field beside a base has one class', () => {
    const around = new Int32Array(10)
    const counted = (base: number, facing: number) => {
      const count = ringOf(board, base, hex('0,0'), facing, around)
      const classes = Array.from({ length: count }, (_, i) => classAt(board, base, hex('0,0'), facing, around[i]))
      return [FRONT_FIELDS, FRONTAL, FLANK_FIELDS, REAR_FIELD].map(bits => classes.filter(one => one & bits).length)
    }
    for (let facing = 0; facing < 6; facing++) {
      expect(counted(GIANT3, facing)).toEqual([4, 2, 2, 3])
      expect(counted(DRAGON4, facing)).toEqual([4, 2, 4, 2])
      expect(counted(CHARIOT3, facing)).toEqual([3, 0, 4, 2])
      expect(counted(GUN3, facing)).toEqual([9, 0, 0, 0])
      expect(counted(GUN4, facing)).toEqual([10, 0, 0, 0])
    }
  })

  test('DW-XVII.8 fields beside a base are those beside a part and under none', () => {
    const [cover, around] = [new Int32Array(4), new Int32Array(10)]
    for (const base of [GIANT3, DRAGON4, CHARIOT3]) {
      const parts = coverOf(board, base, hex('0,0'), 2, cover)
      const count = ringOf(board, base, hex('0,0'), 2, around)
      for (let other = 0; other < board.size; other++) {
        const under = cover.subarray(0, parts).indexOf(other)
        const beside = under < 0 && cover.subarray(0, parts).some(field => board.distance(field, other) === 1)
        expect(around.subarray(0, count).includes(other)).toBe(beside)
        expect(classAt(board, base, hex('0,0'), 2, other) > 0).toBe(beside)
        expect(partOn(board, base, hex('0,0'), 2, other)).toBe(under)
      }
    }
    expect(coverOf(board, GIANT3, hex('0,6'), 1, cover)).toBe(3)
    expect(cover[2]).toBe(OFF_BOARD)
  })
})
