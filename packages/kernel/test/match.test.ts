import { choicesOf, match, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { becameKnown, canonical, copy, d6, follow, Match, must, roll, SPECTATOR, writeCompact } from '../src/index.ts'
import { act, ask, decision, diary, loop, over, procedure, question, type Tiny, tiny } from './tiny.ts'
import { toy, toyGame, view } from './toy.ts'

type Here = Record<string, number>

describe('opening a match', () => {
  const open = (seats: string[], settings = {}) => Match.open(toy, { seats, settings, dice: { seed: 's' } })

  test('wants as many as can play', () => {
    expect(open(['a'])).toMatchObject({ problem: { code: 'seats', text: 'toy is for 2 to 3 players; 1 were named.' } })
    expect(open(['a', 'b', 'c', 'd']).ok).toBe(false)
    expect(open(['a', 'b']).ok).toBe(true)
  })

  test('wants settings that are', () => {
    expect(open(['a', 'b'], { rounds: 99 })).toMatchObject({ problem: { code: 'setting' } })
    expect(must(open(['a', 'b'], { rounds: 4 })).settings).toEqual({ rounds: 4, tokens: true })
  })
})

describe('a choice', () => {
  test('may be an option, its readable or its compact notation', () => {
    for (const form of ['number', 'text', 'compact']) {
      const m = match(toy)
      const option = m.seen(1).options[0]
      const choice = { number: option, text: choicesOf(m)[0], compact: writeCompact(option) }[form]!
      expect(m.play(1, choice).ok).toBe(true)
      expect(m.lines).toEqual(['word 1'])
    }
  })

  test('that is not asked for is refused with who is', () => {
    const m = match(toy)
    expect(refusal(m, '0>done')).toEqual({
      code: 'not-asked',
      text: 'Seat 0 is not asked now; the game waits for seat 1.',
    })
    expect(m.play(SPECTATOR, 'done').ok).toBe(false)
    expect(m.play(77, 'done').ok).toBe(false)
  })

  test('that does not exist is refused with those that do', () => {
    expect(refusal(match(toy), 'dance')).toEqual({
      code: 'unknown-choice',
      text: '“dance” is no choice of boast; offered: word 1, word 2, done.',
    })
    const many = decision<'x', Here>({
      name: 'many',
      rule: 'M',
      seat: () => 0,
      offer(_g, _h, can) {
        for (let i = 0; i < 20; i++) can.x(i)
      },
      take: { x() {} },
    })
    expect(refusal(match(tiny(procedure('main', '', ask(many), over))), 'y').text).toMatch(/x 7 and 12 more\.$/)
  })

  test('that is forbidden is refused with the rule', () => {
    const m = match(toy)
    play(m, 'word 1')
    expect(refusal(m, 'word 1')).toEqual({
      code: 'not-offered',
      text: '“word 1” is not allowed here (TOY-2).',
      rule: 'TOY-2',
    })
    play(m, 'done')
    expect(refusal(m, 'card 99').rule).toBe('TOY-3a')
    const silent = match(toyGame({ bid: { cannot: {} } }))
    play(silent, 'done')
    expect(refusal(silent, 'card 99').rule).toBe('TOY-3') // the decision's own first rule, where no predicate says more
  })

  test('after the end is refused', () => {
    const m = match(toy)
    m.agreeDraw()
    expect(refusal(m, 'done')).toEqual({ code: 'over', text: 'The game is over.' })
    expect(m.choices(1)).toEqual([])
  })

  test('that throws leaves the match as it was', () => {
    const bad = decision<'x' | 'y', Here>({
      name: 'bad',
      rule: 'B',
      seat: () => 0,
      offer(_g, _h, can) {
        can.x()
        can.y()
      },
      take: {
        x: g => {
          g.diary.push('half done')
          throw new Error('a bug')
        },
        y: g => g.diary.push('fine'),
      },
    })
    const m = match(tiny(procedure('main', '', ask(bad), over)))
    const before = canonical(m.record())
    expect(() => m.play(0, 'x')).toThrow('a bug')
    expect(canonical(m.record())).toBe(before)
    play(m, 'y')
    expect(diary(m)).toEqual(['fine'])
  })

  test('tells what happened, and what it rolled', () => {
    const m = match(toy)
    expect(told(play(m, 'word 2'), 'boasted')).toEqual([[1, 2]])
    play(m, 'done')
    play(m, `0>${choicesOf(m, 0)[0]}`)
    const played = must(m.play(1, choicesOf(m, 1)[0]))
    expect(played.events.map(event => event.kind)).toContain('bids')
  })
})

describe('giving up', () => {
  test('ends the game and comes last', () => {
    const m = match(toy, { seats: 3 })
    expect(must(m.resign(1)).events).toEqual([{ kind: 'resigned', args: [1], to: null }])
    expect(m.state.core.result).toEqual({ places: [1, 3, 1], scores: [1, 0, 1], by: 'resigned' })
    expect(m.resign(0)).toMatchObject({ problem: { code: 'over' } })
    expect(m.agreeDraw()).toMatchObject({ problem: { code: 'over' } })
  })

  test('is for seats at the table', () => {
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(match(toy).resign(seat)).toMatchObject({ problem: { code: 'seat' } })
  })

  test('is the game’s business if it wants', () => {
    const game = toyGame({
      spec: {
        resign: (g, seat) => {
          g.token[seat] = 0
        },
      },
    })
    const m = match(game)
    m.resign(0)
    expect(m.state.core.result).toBeNull()
    expect((m.state as Tiny & { token: number[] }).token).toEqual([0, 1])
  })
})

test('a draw is shared by all', () => {
  const m = match(toy, { seats: 3 })
  m.agreeDraw()
  expect(m.state.core.result).toEqual({ places: [1, 1, 1], scores: [0, 0, 0], by: 'agreed' })
  expect(m.lines).toEqual(['!draw'])
})

describe('undo', () => {
  test('takes back choice after choice, to the last boundary', () => {
    const m = match(toy)
    const texts = [canonical(m.state)]
    for (const choice of ['word 1', 'word 2']) {
      play(m, choice)
      texts.push(canonical(m.state))
    }
    for (const text of texts.slice(0, -1).reverse()) {
      expect(m.mayUndo(1)).toBe(true)
      expect(m.undo(1).ok).toBe(true)
      expect(canonical(m.state)).toBe(text)
    }
    expect(m.lines).toEqual([])
    expect(m.undo(1)).toMatchObject({ problem: { code: 'undo' } })
    play(m, 'word 2') // and the other way is open
    expect(m.lines).toEqual(['word 2'])
  })

  test('is not for others', () => {
    const m = match(toy)
    play(m, 'word 1')
    expect(m.mayUndo(0)).toBe(false)
    expect(m.undo(0).ok).toBe(false)
    expect(m.lines).toEqual(['word 1'])
  })

  test('does not cross dice', () => {
    const throwIt = decision<'roll' | 'wait', Here>({
      name: 'throw',
      rule: 'T',
      seat: () => 0,
      offer(_g, _h, can) {
        can.roll()
        can.wait()
      },
      take: {
        roll: g => {
          roll(g, 0, d6)
        },
        wait: g => {
          g.diary.push('waits')
        },
      },
    })
    const m = match(
      tiny(
        procedure(
          'main',
          '',
          loop(() => true, ask(throwIt)),
        ),
      ),
    )
    play(m, 'wait', 'wait')
    expect(m.mayUndo(0)).toBe(true)
    play(m, 'roll')
    expect(m.mayUndo(0)).toBe(false)
    play(m, 'wait')
    must(m.undo(0))
    expect(m.mayUndo(0)).toBe(false)
  })

  test('does not cross another seat’s act', () => {
    const [a, b] = [question('a', { x: [1] }, 0), question('b', { x: [1] }, 1)]
    const m = match(tiny(procedure('main', '', ask(a), ask(b), ask(a), over)), { seats: 2 })
    play(m, 'x 1', 'x 1')
    expect([m.mayUndo(0), m.mayUndo(1)]).toEqual([false, true])
    must(m.undo(1))
    expect([m.mayUndo(0), m.mayUndo(1)]).toEqual([false, false])
  })

  test('does not cross what becomes known, to others or to oneself', () => {
    const shown = decision<'look' | 'show' | 'wait', Here>({
      name: 'shown',
      rule: 'S',
      seat: () => 0,
      offer(_g, _h, can) {
        can.look()
        can.show()
        can.wait()
      },
      take: { look: g => g.diary.push('look'), show: g => g.diary.push('show'), wait: g => g.diary.push('wait') },
    })
    const knows = (g: Tiny, seat: number) => g.diary.includes('show') || (seat === 0 && g.diary.includes('look'))
    const game = tiny(
      procedure(
        'main',
        '',
        loop(() => true, ask(shown)),
      ),
      {
        view: (g, seat) => ({ card: knows(g as Tiny, seat) ? 7 : null }),
      },
    )
    for (const [choice, may] of [
      ['wait', true],
      ['look', false],
      ['show', false],
    ] as const) {
      const m = match(game, { seats: 2 })
      play(m, choice)
      expect([choice, m.mayUndo(0)]).toEqual([choice, may])
    }
  })

  test('takes back a standing answer', () => {
    const m = match(toy)
    m.stand(0, 'react', 'pass')
    must(m.undo(0))
    expect(m.seen(0).standing).toEqual({})
  })

  test('knows what became known', () => {
    expect(becameKnown({ a: null }, { a: 1 })).toBe(true)
    expect(becameKnown({ a: [null, 2] }, { a: [0, 2] })).toBe(true)
    expect(becameKnown({ a: null }, { a: null })).toBe(false)
    expect(becameKnown({ a: null }, {})).toBe(false)
    expect(becameKnown({ a: 1 }, { a: null })).toBe(false)
    expect(becameKnown({ a: 1 }, { a: 2, b: 3 })).toBe(false)
    expect(becameKnown({ a: [null, null] }, { a: [null] })).toBe(false)
  })
})

describe('what a seat sees', () => {
  test('is its view, who is asked, its options and nothing of the core', () => {
    const m = match(toy)
    expect(m.seen(1)).toMatchObject({
      asked: { decision: 'boast', seats: [1] },
      sealed: null,
      standing: {},
      result: null,
    })
    expect(m.seen(1).options).toHaveLength(3)
    expect(m.seen(0).options).toEqual([])
    expect(m.seen(1).view).toEqual(view(m.state as never, 1))
    for (const seat of [SPECTATOR, 0, 1]) expect(JSON.stringify(m.seen(seat))).not.toContain(`${m.state.core.dice[0]}`)
  })

  test('can be had again without changing anything', () => {
    const m = match(toy)
    const before = canonical(m.record())
    for (const seat of [SPECTATOR, 0, 1, 5]) m.seen(seat)
    m.choices(0)
    expect(canonical(m.record())).toBe(before)
  })
})

test('a record is the match’s own, and no part of it', () => {
  const m = match(toy)
  const record = m.record()
  record.dice.nonces.push('forged')
  record.seats.push('forged')
  delete record.dice.seed
  expect(m.record().dice).toEqual({ ...m.dice, nonces: [] })
  expect(m.record().dice.seed).toBe('test')
})

test('what is offered no more is taken from a record, and from nobody else', () => {
  const pick = decision<'hex', Here>({
    name: 'pick',
    rule: 'P',
    seat: () => 0,
    offer: (_g, _here, can) => can.hex(1),
    formerly: (_g, _here, can) => can.hex(2),
    take: {
      hex(g, _here, hex) {
        g.diary.push(`hex ${hex}`)
      },
    },
  })
  const game = tiny(procedure('main', '', ask(pick), ask(pick), over))
  const m = match(game)
  expect(m.choices(0)).toEqual(['hex 1'])
  expect(refusal(m, 'hex 2').code).toBe('not-offered')
  expect(m.replay(0, 'hex 3').ok).toBe(false)
  expect(m.replay(1, 'hex 2').ok).toBe(false)
  must(follow(m, 'hex 2', true))
  expect(m.mayUndo(0)).toBe(true)
  must(m.undo(0))
  must(follow(m, 'hex 2'))
  expect([diary(m), m.lines]).toEqual([['hex 2'], ['hex 2']])
})

test('an act between questions belongs to the choice before it', () => {
  const game = tiny(
    procedure(
      'main',
      '',
      ask(question('q', { x: [1] })),
      act(g => {
        roll(g, 0, d6)
      }),
      ask(question('r', { x: [1] })),
      over,
    ),
  )
  const m = match(game)
  play(m, 'x 1')
  expect(m.lines[0]).toMatch(/^x 1 \(\d\)$/)
})

describe('a match taken up again', () => {
  test('goes on as if it had never rested, except that nothing before can be taken back', () => {
    const spec = { seats: ['a', 'b'], dice: { seed: 's', nonces: ['x', 'y'] } }
    const original = must(Match.open(toy, spec))
    for (let i = 0; i < 6; i++) {
      const seat = original.asked!.seats[0]
      must(original.play(seat, original.seen(seat).options[0]))
    }
    const resumed = must(Match.resume(toy, spec, copy(original.state), original.lines))
    expect(resumed.lastLine).toBe(original.lines.at(-1))
    expect([0, 1].map(seat => resumed.mayUndo(seat))).toEqual([false, false])
    const seat = original.asked!.seats[0]
    must(original.play(seat, original.seen(seat).options[0]))
    must(follow(resumed, original.lastLine!, true))
    expect(canonical(resumed.record())).toBe(canonical(original.record()))
  })

  test('wants lines of a record', () => {
    const state = must(Match.open(toy, { seats: ['a', 'b'], dice: { seed: 's' } })).state
    expect(Match.resume(toy, { seats: ['a', 'b'], dice: { seed: 's' } }, state, ['=']).ok).toBe(false)
    expect(follow(must(Match.open(toy, { seats: ['a', 'b'], dice: { seed: 's' } })), '=').ok).toBe(false)
  })
})

test('views that are kept are those of the state as it is', () => {
  const spec = { seats: ['a', 'b'], dice: { seed: 's' } }
  const [kept, plain] = [{ ...spec, keepViews: true }, spec].map(one => must(Match.open(toy, one)))
  for (let i = 0; i < 40 && kept.asked; i++) {
    const seat = kept.asked.seats[0]
    const options = kept.seen(seat).options
    const taken = options[i % options.length]
    for (const m of [kept, plain]) must(m.play(seat, taken))
    if (i % 3 === 2) for (const m of [kept, plain]) m.undo(seat)
    for (const viewer of [SPECTATOR, 0, 1]) expect(kept.seen(viewer)).toEqual(plain.seen(viewer))
    expect([0, 1].map(one => kept.mayUndo(one))).toEqual([0, 1].map(one => plain.mayUndo(one)))
  }
  expect(kept.record()).toEqual(plain.record())
})
