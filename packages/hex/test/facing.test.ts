import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aspect,
  centreX,
  centreY,
  inArc,
  sector,
  stepOffset,
  towardsCorner,
  towardsSide,
  turned,
  turnedBearing,
} from '../src/index.ts'

const coordinate = fc.integer({ min: -12, max: 12 })

describe('facing', () => {
  test('DW-I.11 facing a corner: two front, two flank and two rear fields', () => {
    for (let f = 0; f < 6; f++) {
      const fields = [0, 1, 2, 3, 4, 5].map(k => aspect(towardsCorner(f), turned(f, k)))
      expect(fields).toEqual(['frontRight', 'frontLeft', 'left', 'rearLeft', 'rearRight', 'right'])
    }
  })

  test('facing a side, as in Dragon Rage: ahead, behind and two on each hand', () => {
    for (let d = 0; d < 6; d++) {
      const fields = [0, 1, 2, 3, 4, 5].map(k => aspect(towardsSide(d), turned(d, k)))
      expect(fields).toEqual(['ahead', 'frontLeft', 'rearLeft', 'behind', 'rearRight', 'frontRight'])
    }
  })

  test('DW-I.12 the front area is a·d(f) + b·d(f+1), a and b not both 0', () => {
    for (let f = 0; f < 6; f++) {
      const wedge = new Set<string>()
      const [u, v] = [stepOffset(f), stepOffset(f + 1)]
      for (let a = 0; a <= 20; a++)
        for (let b = 0; b <= 20; b++) if (a + b > 0) wedge.add(`${a * u.q + b * v.q},${a * u.r + b * v.r}`)
      for (let q = -5; q <= 5; q++)
        for (let r = -5; r <= 5; r++)
          expect(inArc(q, r, towardsCorner(f) - 1, 2), `${f}: ${q},${r}`).toBe(wedge.has(`${q},${r}`))
    }
  })

  test('fields of fire of DW-IV.4: riders shoot over a half plane from front right to rear left', () => {
    // f = 1: d1 = (1,-1), d2 = (0,-1); the target is a·d1 + b·d2 with a = q and b = −q − r.
    for (let q = -5; q <= 5; q++)
      for (let r = -5; r <= 5; r++) {
        if (q === 0 && r === 0) continue
        expect(inArc(q, r, towardsCorner(1) - 1, 6)).toBe(-q - r >= 0)
      }
  })

  test('sectors agree with angles in both orientations', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (q, r) => {
        if (q === 0 && r === 0) return
        for (const [orientation, zero] of [
          ['pointy', 0],
          ['flat', -30],
        ] as const) {
          const angle = (Math.atan2(-centreY(orientation, q, r), centreX(orientation, q, r)) * 180) / Math.PI - zero
          const bearing = ((angle + 720) % 360) / 30
          const near = Math.round(bearing)
          const expected = Math.abs(bearing - near) < 1e-9 ? (2 * near) % 24 : 2 * Math.floor(bearing) + 1
          expect(sector(q, r)).toBe(expected)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('an arc of 12 steps is all round, one of 0 a single ray; the own hex is in none', () => {
    expect(inArc(3, -7, 5, 12)).toBe(true)
    expect(sector(0, 0)).toBe(-1)
    expect(inArc(0, 0, 5, 12)).toBe(false)
    expect(inArc(2, -1, 1, 0)).toBe(true)
    expect(inArc(3, -1, 1, 0)).toBe(false)
    expect(inArc(2, -1, turnedBearing(1, -13), 1)).toBe(true)
    expect(inArc(2, -1, -1, 2)).toBe(true)
  })
})
