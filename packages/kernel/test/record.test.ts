import { describe, expect, test } from 'vitest'
import { randomChoice } from '../../laws/src/laws/deed.ts'
import {
  agreesWithKept,
  canonical,
  chance,
  commitTo,
  diceByHand,
  type FairDice,
  type GameRecord,
  hash,
  keepsCommitment,
  Match,
  mixedDice,
  must,
  type Outcome,
  readRecord,
  replay,
  sealOf,
  verify,
} from '../src/index.ts'
import { toy } from './toy.ts'

/** A finished game with nonces, standing answers and rolls in it. */
function finished(seals?: string[]): GameRecord {
  const spec = {
    seats: ['Ann', 'Ben', 'Cid'],
    settings: { rounds: 4 },
    dice: { seed: 'secret', nonces: ['a', 'b', 'c'], ...(seals ? { seals } : {}) },
  }
  const match = must(Match.open(toy, spec))
  const luck = chance('record')
  must(match.stand(2, 'react', 'pass'))
  while (match.asked) {
    const deed = randomChoice(toy, match.state, luck)!
    if (deed.is === 'choice') must(match.play(deed.seat, deed.option))
  }
  return match.record()
}

const record = finished()

/** The record with something changed, and its digest made to fit as a forger would. */
function forged(change: (record: GameRecord) => void, of = record): GameRecord {
  const copy = altered(change, of)
  const { digest: _, ...rest } = copy
  return { ...rest, digest: hash(canonical(rest)) }
}

function altered(change: (record: GameRecord) => void, of = record): GameRecord {
  const copy: GameRecord = JSON.parse(JSON.stringify(of))
  change(copy)
  return copy
}

function code(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'ok' : outcome.problem.code
}

describe('a record', () => {
  test('verifies, also through JSON, and says the same again', () => {
    expect(record.choices.length).toBeGreaterThan(15)
    expect(record.choices.some(line => line.includes('('))).toBe(true)
    expect(code(verify(toy, record))).toBe('ok')
    const read = must(readRecord(JSON.parse(JSON.stringify(record))))
    const match = must(verify(toy, read))
    expect(match.record()).toEqual(record)
  })

  test('tells a watcher of every line', () => {
    const lines: string[] = []
    must(
      replay(toy, record, (index, match, line, played) =>
        lines.push(`${index} ${line.is} ${match.lines.length} ${played.events.length >= 0}`),
      ),
    )
    expect(lines).toHaveLength(record.choices.length)
    expect(lines[0]).toBe('0 standing 1 true')
  })

  test('fails when any one choice is altered, left out, doubled or swapped', () => {
    record.choices.forEach((line, at) => {
      const other = line.replace(/\d+/, digits => `${Number(digits) + 1}`)
      const ways: ((choices: string[]) => void)[] = [
        choices => {
          choices[at] = other === line ? 'nonsense' : other
        },
        choices => {
          choices.splice(at, 1)
        },
        choices => {
          choices.splice(at, 0, line)
        },
        choices => {
          choices[at] = '!draw'
        },
        choices => {
          choices[at] = `${line} `
        },
      ]
      for (const way of ways)
        expect(
          code(
            verify(
              toy,
              altered(r => way(r.choices)),
            ),
          ),
        ).not.toBe('ok')
    })
  })

  test('fails when any one roll is altered, even with a digest that fits', () => {
    let rolls = 0
    record.choices.forEach((line, at) => {
      for (const match of line.matchAll(/(?<=[( ])\d+(?=[) ])/g)) {
        if (match.index < line.indexOf('(')) continue
        rolls++
        const value = Number(match[0])
        const other = `${line.slice(0, match.index)}${(value % 6) + 1}${line.slice(match.index + match[0].length)}`
        expect(
          code(
            verify(
              toy,
              forged(r => {
                r.choices[at] = other
              }),
            ),
          ),
        ).toBe('divergence')
      }
    })
    expect(rolls).toBeGreaterThan(2)
  })

  test.each<[string, (record: GameRecord) => void, string]>([
    [
      'seed',
      r => {
        r.dice.seed = 'secreT'
      },
      'commitment',
    ],
    [
      'commitment',
      r => {
        r.dice.commitment = commitTo('other')
      },
      'commitment',
    ],
    [
      'seed and commitment',
      r => {
        r.dice = { ...r.dice, seed: 'other', commitment: commitTo('other') }
      },
      'divergence',
    ],
    [
      'first nonce',
      r => {
        r.dice.nonces[0] = 'A'
      },
      'divergence',
    ],
    [
      'last nonce',
      r => {
        r.dice.nonces[2] = ''
      },
      'divergence',
    ],
    [
      'number of nonces',
      r => {
        r.dice.nonces.push('d')
      },
      'divergence',
    ],
    [
      'order of nonces',
      r => {
        r.dice.nonces.reverse()
      },
      'divergence',
    ],
    [
      'winner',
      r => {
        r.result!.places.reverse()
      },
      'result',
    ],
    [
      'scores',
      r => {
        r.result!.scores[0] += 1
      },
      'result',
    ],
    [
      'reason',
      r => {
        r.result!.by = 'agreed'
      },
      'result',
    ],
    [
      'result',
      r => {
        r.result = null
      },
      'result',
    ],
    [
      'last choice',
      r => {
        r.choices.pop()
      },
      'result',
    ],
    [
      'end',
      r => {
        r.end = hash('other')
      },
      'end',
    ],
    [
      'rounds',
      r => {
        r.settings['rounds'] = 3
      },
      'divergence',
    ],
    [
      'tokens',
      r => {
        r.settings['tokens'] = false
      },
      'divergence',
    ],
    [
      'a setting that is none',
      r => {
        r.settings['speed'] = 1
      },
      'setting',
    ],
    [
      'game',
      r => {
        r.game = 'titan'
      },
      'game',
    ],
    [
      'rules',
      r => {
        r.rules = '2'
      },
      'other-rules',
    ],
    [
      'number of seats',
      r => {
        r.seats.pop()
      },
      'divergence',
    ],
    [
      'shown seed',
      r => {
        delete r.dice.seed
      },
      'no-seed',
    ],
  ])('fails when its %s is altered, even with a digest that fits', (_what, change, why) => {
    expect(code(verify(toy, altered(change)))).not.toBe('ok')
    expect(code(verify(toy, forged(change)))).toBe(why)
  })

  test('fails when any seat’s name or the digest is altered', () => {
    record.seats.forEach((_, seat) => {
      expect(
        code(
          verify(
            toy,
            altered(r => {
              r.seats[seat] += '!'
            }),
          ),
        ),
      ).toBe('digest')
    })
    expect(
      code(
        verify(
          toy,
          altered(r => {
            r.digest = hash('')
          }),
        ),
      ),
    ).toBe('digest')
    expect(
      code(
        verify(
          toy,
          altered(r => {
            Object.assign(r, { note: 'added' })
          }),
        ),
      ),
    ).toBe('digest')
  })

  test('says which choice diverges, and how', () => {
    const at = record.choices.findIndex(line => line.includes('('))
    const outcome = verify(
      toy,
      altered(r => {
        r.choices[at] = r.choices[at].replace(/\(\d/, '(9')
      }),
    )
    expect(outcome.ok ? '' : outcome.problem.text).toMatch(
      new RegExp(`^Choice ${at + 1} \\(“.*”\\): the dice fall \\d here, and the record says 9\\.$`),
    )
  })

  test('of an unfinished game verifies as well', () => {
    const match = must(Match.open(toy, { seats: ['a', 'b'], dice: { seed: 's' } }))
    must(match.play(1, 'done'))
    expect(code(verify(toy, match.record()))).toBe('ok')
  })

  test.each([
    [null, 'it is not a JSON object'],
    [[], 'it is not a JSON object'],
    ['{}', 'it is not a JSON object'],
    [{}, '“hexarium” should be 1'],
    [{ ...record, hexarium: 2 }, '“hexarium” should be 1 and is 2'],
    [{ ...record, game: 3 }, '“game” is missing or no text'],
    [{ ...record, end: undefined }, '“end” is missing or no text'],
    [{ ...record, choices: 'done' }, '“choices” is missing or no list'],
    [{ ...record, choices: ['done', 5] }, '“choices” entry 2 is no text'],
    [{ ...record, seats: [null] }, '“seats” entry 1 is no text'],
    [{ ...record, settings: null }, '“settings” is missing'],
    [{ ...record, dice: undefined }, '“dice” is missing'],
    [{ ...record, dice: { commitment: '' } }, '“dice” lacks commitment or nonces'],
  ])('damaged is refused with the place: %#', (json, words) => {
    const outcome = readRecord(json)
    expect(outcome.ok ? '' : outcome.problem.text).toContain(words)
  })

  test('with lines that are none, or for seats that are not there, diverges and throws nothing', () => {
    for (const line of [
      '',
      '!',
      '💥',
      '!resign 9',
      '!standing 9 react pass',
      '!standing 0 nothing pass',
      '!standing 0 react toString',
      '9>done',
    ]) {
      expect([
        line,
        code(
          verify(
            toy,
            altered(r => r.choices.unshift(line)),
          ),
        ),
      ]).toEqual([line, 'divergence'])
    }
  })
})

describe('fair dice', () => {
  test('are committed to before, and follow from seed and nonces', () => {
    expect(commitTo('secret')).toMatch(/^[0-9a-f]{64}$/)
    expect(commitTo('secret')).not.toBe(commitTo('secret '))
    expect(keepsCommitment({ commitment: commitTo('x'), nonces: [], seed: 'x' })).toBe(true)
    expect(keepsCommitment({ commitment: commitTo('x'), nonces: [], seed: 'y' })).toBe(false)
    expect(keepsCommitment({ commitment: commitTo('x'), nonces: [] })).toBe(false)
  })

  test('change with every nonce, and with how they are cut', () => {
    const mixes = [
      ['secret'],
      ['secret', 'a'],
      ['secret', 'b'],
      ['secret', 'a', 'b'],
      ['secret', 'ab'],
      ['secret', 'b', 'a'],
      ['secret', '', 'ab'],
      ['other', 'a'],
    ]
    const words = mixes.map(([seed, ...nonces]) => mixedDice(seed, nonces).join())
    expect(new Set(words).size).toBe(mixes.length)
  })

  test('of sealed shares follow from the same seed and shares, but otherwise', () => {
    expect(mixedDice('secret', ['a'], true)).not.toEqual(mixedDice('secret', ['a']))
    expect(mixedDice('secret', ['a'], true, 1)).not.toEqual(mixedDice('secret', ['a'], true))
    expect(mixedDice('secret', ['a'], true)).not.toEqual(mixedDice('secret', ['b'], true))
  })

  test('are proved only if every share is the one its seat sealed', () => {
    const shares = ['a', 'b', 'c']
    const sealed = finished(shares.map(sealOf))
    expect(verify(toy, sealed).ok).toBe(true)
    expect(sealed.dice.seals).toEqual(shares.map(sealOf))
    const other = (change: (dice: FairDice) => void) =>
      code(
        verify(
          toy,
          forged(r => change(r.dice), sealed),
        ),
      )
    expect(other(dice => (dice.nonces[1] = 'x'))).toBe('shares')
    expect(other(dice => (dice.seals![1] = sealOf('x')))).toBe('shares')
    expect(other(dice => dice.seals!.pop())).toBe('shares')
    expect(other(dice => dice.nonces.pop())).toBe('shares')
    expect(other(dice => delete dice.seals)).toBe('divergence') // then they fall otherwise
  })

  test('are held against what somebody kept before the game', () => {
    const { dice } = finished(['a', 'b', 'c'].map(sealOf))
    const kept = { commitment: dice.commitment, seals: dice.seals!, shares: { 1: 'b' } }
    expect(agreesWithKept(dice, kept).ok).toBe(true)
    expect(agreesWithKept(dice, { ...kept, commitment: commitTo('another') }).ok).toBe(false)
    expect(agreesWithKept(dice, { ...kept, seals: [...kept.seals].reverse() }).ok).toBe(false)
    expect(agreesWithKept(dice, { ...kept, shares: { 1: 'x' } }).ok).toBe(false)
    expect(agreesWithKept(record.dice, kept).ok).toBe(false) // it was not sealed
  })

  test('are renewed after a take-back, each time otherwise, and the record proves it', () => {
    const dice = { seed: 'secret', nonces: ['a', 'b', 'c'], seals: ['a', 'b', 'c'].map(sealOf) }
    const match = must(Match.open(toy, { seats: ['Ann', 'Ben', 'Cid'], dice }))
    const before = [...match.state.core.dice]
    must(match.renewDice(1))
    expect(match.state.core.dice).not.toEqual(before)
    expect(match.state.core.dice[4]).toBe(before[4])
    expect(match.mayUndo(0)).toBe(false)
    expect(code(match.renewDice(1))).toBe('dice')
    must(match.renewDice(3))
    expect(match.lines).toEqual(['!again 1', '!again 3'])
    for (const seat of [0, 1]) if (match.asked) must(match.resign(seat))
    expect(verify(toy, match.record()).ok).toBe(true)
    expect(code(must(Match.open(toy, { seats: ['a', 'b'], dice: { seed: 'x' } })).renewDice(1))).toBe('dice')
  })

  test('are thrown anew where a game goes on elsewhere, never those that were sealed, and the record proves it', () => {
    const spec = { seats: ['Ann', 'Ben', 'Cid'], dice: { seed: 'known to Ann' } }
    const match = must(Match.open(toy, spec))
    must(match.anewDice('a-secret-of-the-house'))
    const other = must(Match.open(toy, spec))
    must(other.anewDice('another-secret-of-it'))
    expect(match.state.core.dice).not.toEqual(other.state.core.dice)
    expect(match.lines).toEqual(['!anew a-secret-of-the-house'])
    for (const seat of [0, 1]) if (match.asked) must(match.resign(seat))
    expect(verify(toy, match.record()).ok).toBe(true)
    const seals = ['a', 'b', 'c'].map(sealOf)
    const sealed = must(Match.open(toy, { ...spec, dice: { seed: 's', nonces: ['a', 'b', 'c'], seals } }))
    expect(code(sealed.anewDice('a-secret-of-the-house'))).toBe('dice')
  })

  test('given by hand are counted', () => {
    expect(diceByHand(record)).toBe(0)
    expect(diceByHand({ ...record, choices: ['unit 1 =3 4', 'done', 'unit 2 (6)', '1>unit 3 =1'] })).toBe(3)
  })

  test('hash as the world does', () => {
    expect(hash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
