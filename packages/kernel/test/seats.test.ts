import { choicesOf, match, play, refusal } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { imagine, type Match, readRecord, replay, SPECTATOR, seen, verify } from '../src/index.ts'
import { ask, decision, diary, note, over, procedure, type Tiny, tiny } from './tiny.ts'
import { toy } from './toy.ts'

type Here = Record<string, number>

const bid = decision<'bid', Here>({
  name: 'bid',
  rule: 'B-1',
  sealed: true,
  seats: () => [0, 2, 1],
  offer(_g, _here, can, seat) {
    for (let value = 0; value < 3; value++) can.bid(10 * seat + value)
  },
  take: {
    bid(g, _here, value, seat) {
      g.diary.push(`${seat} bids ${value}`)
    },
  },
})

describe('a sealed decision', () => {
  const game = tiny(procedure('main', '', ask(bid), note('open'), over))
  const open = (): Match => match(game, { seats: 3 })

  test('waits for all, in any order, and takes effect in seat order', () => {
    const m = open()
    expect(m.asked).toEqual({ decision: 'bid', seats: [0, 2, 1] })
    play(m, '1>bid 11')
    expect(m.asked?.seats).toEqual([0, 2])
    play(m, '2>bid 20')
    expect(diary(m)).toEqual([])
    play(m, '0>bid 2')
    expect(diary(m)).toEqual(['0 bids 2', '1 bids 11', '2 bids 20', 'open'])
    expect(m.state.core.sealed).toEqual([-1, -1, -1])
    expect(m.lines).toEqual(['1>bid 11', '2>bid 20', '0>bid 2'])
    expect(verify(game, m.record()).ok).toBe(true)
  })

  test('shows an answer to nobody but its seat', () => {
    const m = open()
    play(m, '1>bid 11')
    expect(m.seen(1).sealed).toBe(11)
    for (const seat of [0, 2, SPECTATOR]) {
      expect(m.seen(seat).sealed).toBeNull()
      expect(JSON.stringify(m.seen(seat).view)).not.toContain('11')
    }
  })

  test('asks nobody twice', () => {
    const m = open()
    play(m, '1>bid 11')
    expect(choicesOf(m, 1)).toEqual([])
    expect(refusal(m, '1>bid 12')).toMatchObject({ code: 'not-asked' })
  })

  test('lets an answer be taken back until another seat answers', () => {
    const m = open()
    play(m, '1>bid 11')
    expect(m.mayUndo(1)).toBe(true)
    play(m, '0>bid 1')
    expect(m.mayUndo(1)).toBe(false)
    expect(m.mayUndo(0)).toBe(true)
  })

  test('is imagined with other answers of the others', () => {
    const m = open()
    play(m, '1>bid 11', '2>bid 20')
    const answers = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const dream = imagine(game, m.state, 1, seed)
      expect(dream.core.sealed[1]).toBe(11)
      expect(dream.core.sealed[0]).toBe(-1)
      answers.add(dream.core.sealed[2])
    }
    expect([...answers].sort()).toEqual([20, 21, 22])
  })
})

describe('a question to several', () => {
  const first = decision<'go', Here>({
    name: 'first',
    rule: 'F',
    seats: () => [0, 1],
    offer: (_g, _here, can) => can.go(),
    take: { go: (g, _here, _value, seat) => g.diary.push(`${seat} goes`) },
  })
  const game = tiny(procedure('main', '', ask(first), over))

  test('is settled by whoever acts first', () => {
    const m = match(game, { seats: 3 })
    expect(refusal(m, '2>go')).toMatchObject({
      code: 'not-asked',
      text: 'Seat 2 is not asked now; the game waits for seat 0 and 1.',
    })
    play(m, '1>go')
    expect(diary(m)).toEqual(['1 goes'])
    expect(m.lines).toEqual(['1>go 0'])
    expect(replay(game, m.record()).ok).toBe(true)
  })
})

describe('standing answers', () => {
  const reaction = (sealed: boolean) =>
    decision<'pass' | 'shoot', Here>({
      name: 'react',
      rule: 'R-1',
      ...(sealed ? { sealed } : {}),
      seats: () => (sealed ? [0, 1] : [1]),
      offer(g, _here, can) {
        can.shoot(3)
        if (g.diary.length < 4) can.pass()
      },
      take: {
        pass: (g, _here, _value, seat) => g.diary.push(`${seat} passes`),
        shoot: (g, _here, value, seat) => g.diary.push(`${seat} shoots ${value}`),
      },
      standing: {
        pass: { answer: 'pass' },
        unlessHit: { answer: 'pass', unless: (g: Tiny) => g.diary.includes('hit') },
        impossible: { answer: 'shoot' },
      },
    })
  const move = decision<'move' | 'hit', Here>({
    name: 'move',
    rule: 'M-1',
    seat: () => 0,
    offer(_g, _here, can) {
      can.move()
      can.hit()
    },
    take: { move: g => g.diary.push('move'), hit: g => g.diary.push('hit') },
  })
  const open = (sealed = false): Match => {
    const react = reaction(sealed)
    return match(tiny(procedure('main', '', ask(move), ask(react), ask(move), ask(react), over)), { seats: 2 })
  }

  test('are given without asking, and told nobody else', () => {
    const m = open()
    expect(m.stand(1, 'react', 'pass').ok).toBe(true)
    expect(m.seen(1).standing).toEqual({ react: 'pass' })
    expect(m.seen(0).standing).toEqual({})
    play(m, 'move')
    expect(diary(m)).toEqual(['move', '1 passes'])
    expect(m.asked?.decision).toBe('move')
    expect(m.mayUndo(0)).toBe(false)
  })

  test('ask after all when they must', () => {
    const m = open()
    m.stand(1, 'react', 'unlessHit')
    play(m, 'hit')
    expect(m.asked).toEqual({ decision: 'react', seats: [1] })
  })

  test('are not given when they are not offered', () => {
    const m = open()
    m.stand(1, 'react', 'pass')
    play(m, 'move', 'move')
    expect(diary(m)).toHaveLength(4)
    const n = open()
    n.stand(1, 'react', 'impossible') // “shoot 0” is never offered
    play(n, 'move')
    expect(n.asked?.decision).toBe('react')
  })

  test('are given at once if the question is being asked', () => {
    const m = open()
    play(m, 'move')
    expect(m.asked?.decision).toBe('react')
    m.stand(1, 'react', 'pass')
    expect(diary(m)).toEqual(['move', '1 passes'])
  })

  test('can be taken back', () => {
    const m = open()
    m.stand(1, 'react', 'pass')
    m.stand(1, 'react', null)
    expect(m.seen(1).standing).toEqual({})
    play(m, 'move')
    expect(m.asked?.decision).toBe('react')
    expect(m.lines.slice(0, 2)).toEqual(['!standing 1 react pass', '!standing 1 react'])
  })

  test('left in secret keep nobody else from taking back, and stay when he does', () => {
    const main = procedure('main', '', ask(move), ask(move), ask(move), ask(reaction(false)), over)
    const m = match(tiny(main), { seats: 2 })
    play(m, 'move')
    m.stand(1, 'react', 'pass')
    expect(m.mayUndo(0)).toBe(true)
    expect(m.mayUndo(1)).toBe(true)
    play(m, 'hit')
    for (let times = 0; times < 2; times++) expect(m.undo(0).ok).toBe(true)
    expect(diary(m)).toEqual([])
    expect(m.seen(1).standing).toEqual({ react: 'pass' })
    expect(m.lines).toEqual(['!standing 1 react pass'])
    play(m, 'move', 'move', 'move')
    expect(diary(m)).toEqual(['move', 'move', 'move', '1 passes'])
  })

  test('are part of the record', () => {
    const m = open()
    m.stand(1, 'react', 'pass')
    play(m, 'move')
    const proved = verify(m.game, JSON.parse(JSON.stringify(m.record())))
    expect(proved.ok).toBe(true)
  })

  test('seal a sealed question, and open it when all stand', () => {
    const m = open(true)
    m.stand(0, 'react', 'pass')
    play(m, 'move')
    expect(m.asked).toEqual({ decision: 'react', seats: [1] })
    expect(m.seen(1).sealed).toBeNull()
    play(m, '1>shoot 3')
    expect(diary(m)).toEqual(['move', '0 passes', '1 shoots 3'])
    const both = open(true)
    both.stand(0, 'react', 'pass')
    both.stand(1, 'react', 'pass')
    play(both, 'move')
    expect(diary(both)).toEqual(['move', '0 passes', '1 passes'])
  })

  test('are refused with a reason when they make no sense', () => {
    const m = open()
    expect(m.stand(1, 'move', 'pass')).toMatchObject({ ok: false, problem: { code: 'standing' } })
    expect(m.stand(1, 'react', 'dance')).toMatchObject({
      problem: { text: expect.stringContaining('pass, unlessHit, impossible') },
    })
    expect(m.stand(1, 'react', 'constructor').ok).toBe(false)
    expect(m.stand(5, 'react', 'pass')).toMatchObject({ problem: { code: 'seat' } })
    expect(m.stand(-1, 'react', 'pass').ok).toBe(false)
    m.agreeDraw()
    expect(m.stand(1, 'react', 'pass')).toMatchObject({ problem: { code: 'over' } })
  })

  test('are not imagined for others', () => {
    const m = open()
    m.stand(1, 'react', 'pass')
    expect(imagine(m.game, m.state, 0, 1).core.standing).toEqual([{}, {}])
    expect(imagine(m.game, m.state, 1, 1).core.standing).toEqual([{}, { react: 'pass' }])
  })
})

test('a dream keeps what is seen and changes the dice', () => {
  const m = match(toy, { seats: 3 })
  play(m, 'done')
  for (const seat of [SPECTATOR, 0, 1, 2]) {
    const dream = imagine(toy, m.state, seat, 'dream')
    expect(seen(toy, dream, seat)).toEqual(m.seen(seat))
    expect(dream.core.dice.slice(0, 4)).not.toEqual(m.state.core.dice.slice(0, 4))
    expect(dream.core.dice[4]).toBe(m.state.core.dice[4])
    expect(imagine(toy, m.state, seat, 'dream')).toEqual(dream)
  }
  expect(readRecord(m.record()).ok).toBe(true)
})

describe('seats that may act though nobody waits for them', () => {
  const march = decision<'march' | 'concede', Here>({
    name: 'march',
    rule: 'M',
    seat: () => 0,
    may: () => [2],
    offer(_g, _here, can, seat) {
      if (seat === 0) can.march(1)
      else can.concede()
    },
    take: {
      march: (g, _here, _value, seat) => g.diary.push(`${seat} marches`),
      concede: (g, _here, _value, seat) => g.diary.push(`${seat} concedes`),
    },
  })
  const game = tiny(procedure('main', '', ask(march), ask(march), over))

  test('are offered what is theirs, and their line names them', () => {
    const m = match(game, { seats: 3 })
    expect(m.asked).toEqual({ decision: 'march', seats: [0], may: [2] })
    expect([0, 1, 2].map(seat => choicesOf(m, seat))).toEqual([['march 1'], [], ['concede 0']])
    play(m, '2>concede', 'march 1')
    expect(diary(m)).toEqual(['2 concedes', '0 marches'])
    expect(m.lines).toEqual(['2>concede 0', 'march 1'])
    expect(verify(game, m.record()).ok).toBe(true)
  })

  test('others are refused, and are not told what is asked', () => {
    const m = match(game, { seats: 3 })
    expect(refusal(m, '1>march 1').code).toBe('not-asked')
    expect(m.seen(1).asked).toEqual({ decision: null, seats: [0], may: [2] })
    expect(m.seen(2).asked?.decision).toBe('march')
  })
})

test('a sealed question opens when the last seat it waits for gives up', () => {
  const left: number[] = []
  const secret = decision<'x', Here>({
    name: 'secret',
    rule: 'S',
    sealed: true,
    seats: () => [0, 1].filter(seat => !left.includes(seat)),
    offer: (_g, _here, can) => can.x(1),
    take: { x: (g, _here, value, seat) => g.diary.push(`${seat} ${value}`) },
  })
  const game = tiny(procedure('main', '', ask(secret), note('open'), over), {
    resign: (_g, seat) => void left.push(seat),
  })
  const m = match(game, { seats: 2 })
  play(m, '0>x 1')
  m.resign(1)
  expect(diary(m)).toEqual(['0 1', 'open'])
})
