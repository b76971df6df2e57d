import { choicesOf, match, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { chart, leave, newGame, optionOf, options, question as questionOf, replay, take, within } from '../src/index.ts'
import {
  act,
  ask,
  call,
  callOne,
  chapter,
  decision,
  diary,
  each,
  forever,
  give,
  loop,
  note,
  over,
  procedure,
  question,
  repeat,
  resigned,
  type Tiny,
  tiny,
  when,
} from './tiny.ts'

type Here = Record<string, number>

describe('a procedure', () => {
  test('asks and acts in order, and rests at its questions', () => {
    const game = tiny(
      procedure(
        'main',
        'R',
        note('a'),
        ask(question('one', { x: [1, 2] })),
        note('b'),
        ask(question('two', { y: [0] })),
        over,
      ),
    )
    const m = match(game)
    expect(m.asked).toEqual({ decision: 'one', seats: [0] })
    expect(m.state.core.flow).toEqual([{ proc: 'main', at: 'one', here: {} }])
    expect(choicesOf(m)).toEqual(['x 1', 'x 2'])
    play(m, 'x 2')
    expect(diary(m)).toEqual(['a', 'one.x 2 by 0', 'b'])
    play(m, 'y 0')
    expect(m.state.core.result?.by).toBe('over')
    expect(m.asked).toBeNull()
  })

  test('does steps in a case, and not otherwise', () => {
    const here = (value: number) =>
      act<Here>((_g, here) => {
        here['v'] = value
      })
    const game = tiny(
      procedure(
        'main',
        '',
        here(1),
        when<Here>((_g, h) => h['v'] === 1, note('yes')),
        when<Here>((_g, h) => h['v'] === 2, note('no'), ask(question('q', { x: [1] }))),
        over,
      ),
    )
    expect(diary(match(game))).toEqual(['yes'])
  })

  test('repeats steps as long as something holds', () => {
    const game = tiny(
      procedure(
        'main',
        '',
        loop(g => g.diary.length < 3, ask(question('q', { x: [7] }))),
        over,
      ),
    )
    const m = match(game)
    play(m, 'x 7', 'x 7')
    expect(m.state.core.result).toBeNull()
    play(m, 'x 7')
    expect(m.state.core.result).not.toBeNull()
  })

  test('does steps for each of a list made at the start, also when nested and when empty', () => {
    const game = tiny(
      procedure(
        'main',
        '',
        each<Here>(
          'i',
          () => [3, 1],
          each<Here>(
            'j',
            (_g, h) => [h['i'], 9],
            note((_g, h) => `${h['i']}${h['j']}`),
          ),
          ask(question('q', { x: [0] })),
        ),
        each<Here>('k', () => [], note('never')),
        over,
      ),
    )
    const m = match(game)
    expect(diary(m)).toEqual(['33', '39'])
    expect(m.state.core.flow[0].here).toMatchObject({ i: 3, 'i…': [1] })
    play(m, 'x 0')
    expect(diary(m).slice(3)).toEqual(['11', '19'])
    play(m, 'x 0')
    expect(m.state.core.flow[0].here['i…']).toEqual([])
  })

  test('an each does not see changes of the list it was made from', () => {
    const list = [1, 2]
    const game = tiny(
      procedure(
        'main',
        '',
        each<Here>(
          'i',
          () => list,
          act(() => {
            list.push(9)
          }),
          note((_g, h) => `${h['i']}`),
        ),
        over,
      ),
    )
    expect(diary(match(game))).toEqual(['1', '2'])
  })

  test('calls another with locals and gets its value', () => {
    const inner = procedure<Here>(
      'inner',
      '',
      ask(question('q', { x: [4] })),
      give((_g, h) => h['x'] + h['base']),
      note('never'),
    )
    const game = tiny(
      procedure<Here>(
        'main',
        '',
        call(inner, { with: () => ({ base: 10 }), into: 'sum' }),
        note((_g, h) => `sum ${h['sum']}`),
        over,
      ),
    )
    const m = match(game)
    expect(m.state.core.flow.map(frame => frame.proc)).toEqual(['main', 'inner'])
    play(m, 'x 4')
    expect(diary(m)).toEqual(['q.x 4 by 0', 'sum 14'])
  })

  test('gets null from one that gives nothing, and each call has locals of its own', () => {
    const inner = procedure<Here>(
      'inner',
      '',
      act((_g, h) => {
        h['own'] = (h['own'] ?? 0) + 1
      }),
      note((_g, h) => `own ${h['own']}`),
    )
    const game = tiny(
      procedure<Here>(
        'main',
        '',
        call(inner, { into: 'got' }),
        call(inner),
        note((_g, h) => `${h['got']}`),
        over,
      ),
    )
    expect(diary(match(game))).toEqual(['own 1', 'own 1', 'null'])
  })

  test('gives from deep inside loops and leaves at once', () => {
    const inner = procedure<Here>(
      'inner',
      '',
      loop(
        () => true,
        each<Here>(
          'i',
          () => [1, 2, 3],
          when<Here>(
            (_g, h) => h['i'] === 2,
            give((_g, h) => h['i']),
          ),
        ),
      ),
    )
    const game = tiny(
      procedure<Here>(
        'main',
        '',
        call(inner, { into: 'got' }),
        note((_g, h) => `${h['got']}`),
        over,
      ),
    )
    expect(diary(match(game))).toEqual(['2'])
  })

  test('calls one of several by name', () => {
    const [a, b] = ['a', 'b'].map(name => procedure(name, '', note(`in ${name}`)))
    const game = tiny(
      procedure<Here>(
        'main',
        '',
        each<Here>(
          'i',
          () => [1, 0],
          callOne([a, b], (_g, h) => 'ab'[h['i']]),
        ),
        over,
      ),
    )
    expect(diary(match(game))).toEqual(['in b', 'in a'])
    const wrong = tiny(
      procedure(
        'main',
        '',
        callOne([a, b], () => 'c'),
        over,
      ),
    )
    expect(() => match(wrong)).toThrow('calls c, which is not among its choices')
  })

  test('calls itself', () => {
    const again: ReturnType<typeof procedure>[] = []
    const step = {
      does: 'call',
      get procedures() {
        return again
      },
      choose: null,
      with: (_g: Tiny, h: Here) => ({ depth: h['depth'] - 1 }),
      into: null,
    } as never
    const down = procedure<Here>(
      'down',
      '',
      note((_g, h) => `${h['depth']}`),
      when<Here>((_g, h) => h['depth'] > 0, { ...(step as object), procedures: again } as never),
    )
    again.push(down as never)
    const game = tiny(procedure('main', '', call(down, { with: () => ({ depth: 3 }) }), over))
    expect(diary(match(game))).toEqual(['3', '2', '1', '0'])
  })

  test('labels the same question asked twice apart', () => {
    const q = question('q', { x: [1] })
    const game = tiny(procedure('main', '', ask(q), note('between'), ask(q), over))
    const m = match(game)
    expect(m.state.core.flow[0].at).toBe('q')
    play(m, 'x 1')
    expect(m.state.core.flow[0].at).toBe('q 2')
    expect(m.asked?.decision).toBe('q')
  })

  test('ends the game at once when there is a result', () => {
    const game = tiny(procedure('main', '', over, note('never'), ask(question('q', { x: [1] }))))
    expect(diary(match(game))).toEqual([])
  })

  test('that goes in circles is stopped', () => {
    const game = tiny(
      procedure(
        'main',
        '',
        loop(
          () => true,
          act(() => {}),
        ),
      ),
    )
    expect(() => match(game)).toThrow('procedure main goes in circles without asking anybody')
  })

  test('that ends without a result is an error', () => {
    expect(() => match(tiny(procedure('main', '', note('a'))))).toThrow('main ended and there is no result')
  })
})

describe('steps repeated until a choice ends them', () => {
  const round = question('round', { x: [1], stop: [0] }, 0, { ends: ['stop'] })
  const after = ask(question('after', { y: [0] }))

  test('go on until a kind is chosen that the question says ends them', () => {
    const m = match(
      tiny(procedure('main', '', repeat(note('again'), ask(round), note('went on')), note('out'), after, over)),
    )
    play(m, 'x 1', 'x 1')
    expect(diary(m).filter(line => line === 'again')).toHaveLength(3)
    expect(m.asked?.decision).toBe('round')
    play(m, 'stop')
    expect(diary(m).slice(-2)).toEqual(['round.stop 0 by 0', 'out'])
    expect(m.asked?.decision).toBe('after')
    expect(replay(m.game, m.record()).ok).toBe(true)
  })

  test('go on only as long as their test holds, and not at all if it never does', () => {
    const three = repeat<Here>(g => g.diary.length < 3, ask(round))
    const m = match(tiny(procedure('main', '', three, note('out'), after, over)))
    play(m, 'x 1', 'x 1', 'x 1')
    expect([diary(m).at(-1), m.asked?.decision]).toEqual(['out', 'after'])
    const early = match(tiny(procedure('main', '', three, note('out'), after, over)))
    play(early, 'stop')
    expect(diary(early)).toEqual(['round.stop 0 by 0', 'out'])
    const never = repeat<Here>(() => false, ask(round))
    expect(match(tiny(procedure('main', '', never, after, over))).asked?.decision).toBe('after')
  })

  test('are left from a case and from the middle of a list, which begins anew the next time', () => {
    const inList = each<Here>(
      'i',
      () => [1, 2],
      note((_g, h) => `i ${h['i']}`),
      when<Here>(() => true, ask(round)),
      note('next'),
    )
    const m = match(
      tiny(
        procedure(
          'main',
          '',
          loop(g => g.diary.length < 6, repeat(inList), note('out')),
          after,
          over,
        ),
      ),
    )
    play(m, 'x 1', 'stop')
    expect(diary(m)).toEqual(['i 1', 'round.x 1 by 0', 'next', 'i 2', 'round.stop 0 by 0', 'out'])
    expect(m.asked?.decision).toBe('after')
    const twice = match(
      tiny(
        procedure(
          'main',
          '',
          loop(g => g.diary.length < 4, repeat(inList)),
          after,
          over,
        ),
      ),
    )
    play(twice, 'stop')
    expect(diary(twice)).toEqual(['i 1', 'round.stop 0 by 0', 'i 1'])
  })

  test('are left one by one, the innermost first', () => {
    const outer = question('outer', { z: [1], stop: [0] }, 0, { ends: ['stop'] })
    const m = match(
      tiny(procedure('main', '', repeat(repeat(ask(round)), note('inner out'), ask(outer)), note('out'), after, over)),
    )
    play(m, 'stop')
    expect([diary(m).at(-1), m.asked?.decision]).toEqual(['inner out', 'outer'])
    play(m, 'z 1')
    expect(m.asked?.decision).toBe('round')
    play(m, 'stop', 'stop')
    expect(diary(m).at(-1)).toBe('out')
  })

  test('are left when the end is the lone option and is taken without asking', () => {
    const lone = question('lone', { stop: [0] }, 0, { ends: ['stop'], auto: true })
    const m = match(tiny(procedure('main', '', repeat(ask(lone), note('never')), note('out'), after, over)))
    expect(diary(m)).toEqual(['lone.stop 0 by 0', 'out'])
  })

  test('are left by a standing answer', () => {
    const calm = decision<'x' | 'stop', Here>({
      name: 'calm',
      rule: '',
      ends: ['stop'],
      standing: { always: { answer: 'stop' } },
      seat: () => 0,
      offer(_g, _here, can) {
        can.x()
        can.stop()
      },
      take: { x() {}, stop: g => void g.diary.push('stop') },
    })
    const game = tiny(
      procedure('main', '', ask(question('first', { x: [0] })), repeat(ask(calm)), note('out'), after, over),
    )
    const g = newGame(game, { seats: 1, settings: {} }, 'seed') as Tiny
    g.core.standing[0] = { calm: 'always' }
    take(game, g, 0, options(game, g, 0)[0])
    expect(g.diary.slice(-2)).toEqual(['stop', 'out'])
  })

  test('are not left by the end of something else: a question of a procedure they call', () => {
    const inner = procedure('inner', '', ask(round))
    const m = match(tiny(procedure('main', '', repeat(call(inner), note('back')), note('out'), over)))
    play(m, 'stop')
    expect([diary(m).at(-1), m.asked?.decision]).toEqual(['back', 'round'])
  })

  test('stay left where the choice leaves the procedure, too', () => {
    const flee = decision<'stop', Here>({
      name: 'flee',
      rule: '',
      ends: ['stop'],
      seat: () => 0,
      offer: (_g, _here, can) => can.stop(),
      take: { stop: g => void leave(g, 'inner') },
    })
    const inner = procedure('inner', '', repeat(ask(flee)), note('never'))
    const m = match(
      tiny(procedure('main', '', repeat(call(inner), note('behind'), ask(round)), note('out'), after, over)),
    )
    play(m, 'stop')
    expect([diary(m).at(-1), m.asked?.decision]).toEqual(['behind', 'round'])
  })
})

describe('steps done for ever', () => {
  const round = question('round', { x: [1], stop: [0] }, 0, { ends: ['stop'] })

  test('are done until there is a result, whatever a question in them ends', () => {
    const game = tiny(
      procedure(
        'main',
        '',
        forever(
          ask(round),
          when(g => g.diary.length === 3, over),
        ),
      ),
    )
    const m = match(game)
    play(m, 'stop', 'x 1')
    expect(m.asked?.decision).toBe('round')
    play(m, 'stop')
    expect(m.state.core.result?.by).toBe('over')
  })

  test('are left with a value', () => {
    const inner = procedure<Here>(
      'inner',
      '',
      forever(
        ask(round),
        when<Here>(
          (_g, h) => h['stop'] === 0,
          give(() => 7),
        ),
      ),
    )
    const m = match(
      tiny(
        procedure<Here>(
          'main',
          '',
          call(inner, { into: 'got' }),
          note((_g, h) => `${h['got']}`),
          over,
        ),
      ),
    )
    play(m, 'x 1', 'stop')
    expect(diary(m).at(-1)).toBe('7')
  })

  test('an end inside them leaves what is repeated around them', () => {
    const m = match(tiny(procedure('main', '', repeat(forever(ask(round))), note('out'), over)))
    play(m, 'x 1', 'stop')
    expect(diary(m).at(-1)).toBe('out')
  })
})

describe('a chapter', () => {
  const storm = procedure<Here>(
    'storm',
    'R-9',
    ask(question('shelter', { x: [4] })),
    give((_g, h) => h['x'] + h['base']),
  )
  const main = () =>
    procedure<Here>(
      'main',
      'R-1',
      call(chapter<Here>('storm'), { with: () => ({ base: 10 }), into: 'sum' }),
      note((_g, h) => `sum ${h['sum']}`),
      over,
    )

  test('is called by name and found among the game’s chapters', () => {
    const game = tiny(main(), { chapters: () => [storm as never] })
    expect([...game.procedures.keys(), ...game.decisions.keys()]).toEqual(['main', 'storm', 'shelter'])
    const m = match(game)
    expect(m.state.core.flow.map(frame => frame.proc)).toEqual(['main', 'storm'])
    play(m, 'x 4')
    expect(diary(m)).toEqual(['shelter.x 4 by 0', 'sum 14'])
    expect(replay(game, m.record()).ok).toBe(true)
  })

  test('may call another one, and be one of several', () => {
    const calm = procedure('calm', '', call(chapter('storm')))
    const either = callOne<Here>([chapter<Here>('calm') as never, storm as never], () => 'calm')
    const game = tiny(procedure('main', '', either, over), { chapters: () => [calm, storm as never] })
    expect(match(game).state.core.flow.map(frame => frame.proc)).toEqual(['main', 'calm', 'storm'])
  })

  test('that is not here can be defined around, but not called', () => {
    expect([...tiny(main()).procedures.keys()]).toEqual(['main'])
    expect(() => match(tiny(main()))).toThrow('procedure main calls storm, whose chapter is not here')
  })

  test('has a name of its own', () => {
    const other = procedure('storm', '', note('other'))
    const both = procedure('main', '', call(chapter('storm')), call(other), over)
    expect(() => tiny(both, { chapters: () => [storm as never] })).toThrow('two procedures are named storm')
  })
})

describe('the sequence of play', () => {
  const round = question('round', { x: [1], stop: [0] }, 0, { ends: ['stop'] })

  test('says what is repeated and how it ends', () => {
    const isDay = (g: Tiny) => g.diary.length < 9
    const steps = [forever(ask(round)), repeat(ask(round)), repeat<Here>(isDay, ask(round))]
    expect(chart(tiny(procedure('main', '', ...steps)))).toBe(
      [
        'Main',
        '  1. Again and again:',
        '     1. Round [round]: x, stop',
        '  2. Until somebody ends it:',
        '     1. Round [round]: x, stop',
        '  3. As long as is day, until somebody ends it:',
        '     1. Round [round]: x, stop',
      ].join('\n'),
    )
  })

  test('speaks every language, knows a word by its place, and leaves book-keeping out', () => {
    const day = (g: Tiny) => g.diary.length < 9
    const tidy = () => {}
    const steps = [
      act<Here>(tidy),
      when<Here>(() => true, ask(round)),
      loop<Here>(day, ask(round)),
      repeat<Here>(day, ask(round)),
      each<Here>('day', () => [], ask(round)),
      give<Here>(() => 0),
    ]
    const words = { main: 'le jeu', tidy: '', round: 'jouer', x: 'croix', 'round.stop': 'halte', stop: '?' }
    const places = { 'before.round': 'on joue', 'if.day': 'il fait jour', 'each.day': 'chaque jour', day: '?' }
    const game = tiny(procedure('main', '', ...steps), { steps: { fr: { ...words, ...places } } })
    const asked = '     1. Jouer [round]\u00a0: croix, halte'
    expect(chart(game, 'fr')).toBe(
      [
        'Le jeu',
        '  1. Si on joue\u00a0:',
        asked,
        '  2. Tant qu’il fait jour\u00a0:',
        asked,
        '  3. Tant qu’il fait jour et que personne n’y met fin\u00a0:',
        asked,
        '  4. Pour chaque jour\u00a0:',
        asked,
        '  5. Fin de ce passage',
      ].join('\n'),
    )
    expect(chart(game, 'de')).toContain('  4. Solange day und niemand aufhört:\n     1. Round [round]: x, stop\n')
  })

  test('has the chapters where they are called, and their names alone where they are not here', () => {
    const storm = procedure('storm', 'R-9', ask(round))
    const main = procedure('main', '', call(chapter('storm')), over)
    expect(chart(tiny(main, { chapters: () => [storm] }))).toContain('1. Storm [R-9]\n     1. Round [round]: x, stop')
    expect(chart(tiny(main)).split('\n').slice(0, 2)).toEqual(['Main', '  1. Storm'])
  })
})

describe('a decision that answers itself', () => {
  const lone = (values: number[]) =>
    decision<'x', Here>({
      name: 'lone',
      rule: 'L',
      auto: true,
      seat: () => 0,
      offer(_g, _h, can) {
        for (const value of values) can.x(value)
      },
      take: {
        x(g, _h, value) {
          g.diary.push(`x ${value}`)
        },
      },
    })

  test('takes a single option without asking', () => {
    expect(diary(match(tiny(procedure('main', '', ask(lone([5])), over))))).toEqual(['x 5'])
  })

  test('asks if there are two', () => {
    expect(match(tiny(procedure('main', '', ask(lone([5, 6])), over))).asked).toEqual({ decision: 'lone', seats: [0] })
  })

  test('is seen by coverage', () => {
    const reached: string[] = []
    within({ reached: what => reached.push(what) }, () =>
      match(tiny(procedure('main', '', call(procedure('sub', '', ask(lone([5])))), over))),
    )
    expect(reached).toEqual(['procedure sub', 'ask lone', 'take lone x'])
  })
})

describe('a game', () => {
  const q = question('q', { x: [1] })

  test('has no two procedures or decisions of one name', () => {
    expect(() => tiny(procedure('main', '', call(procedure('main', ''))))).toThrow('two procedures are named main')
    expect(() => tiny(procedure('main', '', ask(q), ask(question('q', { x: [1] }))))).toThrow(
      'two decisions are named q',
    )
  })

  test('has events that name each of their integers apart, and a list last', () => {
    const events = (...args: string[]) => ({ events: { seen: { rule: '', args } } })
    const main = procedure('main', '', over)
    expect(() => tiny(main, events('unit', 'unit'))).toThrow('the event seen names unit twice')
    expect(() => tiny(main, events('unit', 'unit…'))).toThrow('the event seen names unit twice')
    expect(() => tiny(main, events('units…', 'hex'))).toThrow('the event seen names units… twice, or before its last')
    expect(() => tiny(main, events('unit', 'hexes…'))).not.toThrow()
  })

  test('has decisions that ask either one seat or several', () => {
    const none = decision({ name: 'none', rule: '', offer: () => {}, take: { x() {} } })
    const both = decision({
      name: 'both',
      rule: '',
      seat: () => 0,
      seats: () => [0],
      offer: () => {},
      take: { x() {} },
    })
    expect(() => tiny(procedure('main', '', ask(none)))).toThrow('needs either seat or seats')
    expect(() => tiny(procedure('main', '', ask(both)))).toThrow('needs either seat or seats')
  })

  test('is played without a match just as well', () => {
    const game = tiny(procedure('main', 'R-1', ask(q), over))
    const g = newGame(game, { seats: 2, settings: {} }, 'seed')
    const now = questionOf(game, g)!
    expect(options(game, g, 0)).toEqual([optionOf(now.decision, 'x', 1)])
    expect(options(game, g, 1)).toEqual([])
    take(game, g, 0, options(game, g, 0)[0])
    expect(options(game, g, 0)).toEqual([])
    expect(questionOf(game, g)).toBeUndefined()
  })

  test('may list options while options are listed', () => {
    const inner = question('inner', { a: [1, 2] })
    const outer = decision<'b', Here>({
      name: 'outer',
      rule: '',
      seat: () => 0,
      offer(g, _h, can) {
        can.b(1)
        const game = tiny(procedure('other', '', ask(inner), over))
        can.b(options(game, newGame(game, { seats: 1, settings: {} }, 's'), 0).length)
        void g
      },
      take: { b() {} },
    })
    expect(choicesOf(match(tiny(procedure('main', '', ask(outer), over))))).toEqual(['b 1', 'b 2'])
  })
})

describe('leaving a procedure early', () => {
  const stop = decision<'stop' | 'on', Here>({
    name: 'stop',
    rule: 'S',
    seat: () => 0,
    offer(_g, _h, can) {
      can.stop()
      can.on()
    },
    take: { stop: g => void leave(g, 'battle'), on: g => g.diary.push('on') },
  })
  const round = procedure('round', '', ask(stop), note('round over'))
  const battle = (...steps: Parameters<typeof procedure>[2][]) =>
    procedure(
      'battle',
      '',
      ...(steps as never[]),
      loop(g => g.diary.length < 9, call(round)),
      note('battle over'),
    )

  test('from a choice goes on behind its call, whatever it had called', () => {
    const m = match(tiny(procedure('main', '', call(battle()), note('after'), ask(question('q', { x: [1] })), over)))
    play(m, 'on', 'stop')
    expect(diary(m)).toEqual(['on', 'round over', 'after'])
    expect(m.state.core.flow.map(frame => frame.proc)).toEqual(['main'])
    expect(replay(m.game, m.record()).ok).toBe(true)
  })

  test('from an act does the same', () => {
    const flight = act<Here>(g => void leave(g, 'battle')) as never
    const m = match(tiny(procedure('main', '', call(battle(note('fight') as never, flight)), note('after'), over)))
    expect(diary(m)).toEqual(['fight', 'after'])
  })

  test('says whether it was under way, and never leaves the first', () => {
    const game = tiny(procedure('main', '', call(battle()), over))
    const m = match(game)
    expect([leave(m.state, 'nothing'), leave(m.state, 'main'), leave(m.state, 'battle')]).toEqual([false, false, true])
  })
})

describe('a procedure under way when a seat gives up', () => {
  const game = (...hooks: Parameters<typeof resigned>[0][]) => {
    const [inner, outer] = hooks.map(hook => resigned(hook))
    const duel = procedure('duel', 'R', inner, ask(question('strike', { blow: [1] })), note('struck'))
    const day = procedure('day', 'R', outer, call(duel), note('evening'), ask(question('sleep', { well: [0] })))
    return tiny(procedure('main', 'R', call(day), note('night'), ask(question('dream', { on: [0] }))), {
      resign: g => g.diary.push('out'),
    })
  }
  const diaryAfter = (...hooks: Parameters<typeof resigned>[0][]) => {
    const m = match(game(...hooks), { seats: 2 })
    m.resign(1)
    return diary(m)
  }

  test('goes on unless its hook says that it is over', () => {
    const no = () => false
    expect(diaryAfter(no, no)).toEqual(['out'])
    expect(diaryAfter(() => true, no)).toEqual(['out', 'evening'])
    expect(diaryAfter(no, () => true)).toEqual(['out', 'night'])
    expect(diaryAfter((_g, _here, seat) => seat === 0, no)).toEqual(['out'])
  })

  test('may look before and after, the innermost first', () => {
    const looks =
      (name: string, isOver: boolean): Parameters<typeof resigned>[0] =>
      g => {
        g.diary.push(`${name} before`)
        return () => {
          g.diary.push(`${name} after`)
          return isOver
        }
      }
    expect(diaryAfter(looks('duel', true), looks('day', true))).toEqual([
      'day before',
      'duel before',
      'out',
      'duel after',
      'day after',
      'night',
    ])
  })
})
