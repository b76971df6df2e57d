import { describe, expect, test } from 'vitest'
import { Desk, firstOption, typed } from './cli.ts'

const orders = typed(1, 1, 3, 3, 1, 1) // march, march, guard, guard, march, march

describe('a game in the terminal', () => {
  test('a person plays a whole game against a bot; its record can be proved', async () => {
    const desk = new Desk()
    const played = await desk.run(
      'play skirmish --seat you,random --seed x --set rounds=3 --save game.hexarium.json',
      firstOption(400),
    )
    expect(played).toMatchObject({ code: 0, err: '' })
    expect(played.out).toContain('At the table: Red (you), Blue (random).')
    expect(played.out).toMatch(/The game is over\. (Red|Blue) wins|A draw/)
    expect(played.out).toContain('hexarium verify game.hexarium.json')
    expect(desk.files()).toEqual(['game.hexarium.json'])
    const proved = await desk.run('verify game.hexarium.json')
    expect(proved).toMatchObject({ code: 0, err: '' })
    expect(proved.out).toMatch(/^ok +game\.hexarium\.json: skirmish, commitment kept, \d+ choices, \d+ rolls; /)
  })

  test('the screen shows the map with the numbers of options, what happened with its rule, and what is asked', async () => {
    const { out } = await new Desk().run('play skirmish --seat you,random --seed x', `${orders}1\n`)
    expect(out).toContain('Rs1 Red swordsmen 1 (0203, strength 3)')
    expect(out).toMatch(/ {2}Orders are shown: .*\[SK-4\.3\]/s)
    expect(out).toContain('Red: Choose a unit to march, or end your marches [SK-6.1]')
    expect(out).toMatch(/^ {3,}Rs1 \d+\)/m)
    expect(out).toMatch(/ 1\) 0\d0\d, open ground/)
  })

  test('a piece’s ways are shown on demand, and what would be forgotten before a phase ends', async () => {
    const begun = typed(1, 1, 1, 1, 1, 1)
    const { out } = await new Desk().run('play titan --seat you,random --seed abc', `${begun}done\np RC\np\ndone\n`)
    expect(out).toMatch(/Not done yet:\n {2}Red Sun in Tower 100.*\nChoose the same again to leave it\./)
    expect(out).toContain('101: Comes here with 3 and could muster centaur and lion')
    expect(out).toContain('Name a piece after p')
    expect(out).toContain('Red: Choose a legion to muster, or end your turn')
  })

  test('what a choice gives up is told, has no number, and is done only when it is chosen again', async () => {
    const desk = new Desk()
    const seats = [
      { legions: [{ land: 8, pieces: ['titan', 'ogre'] }] },
      {
        legions: [
          { land: 8, pieces: ['troll', 'troll'] },
          { land: 600, pieces: ['titan', 'lion'] },
        ],
      },
    ]
    desk.write('siege.json', JSON.stringify({ seats, mover: 1, phase: 'engagement' }))
    const { out } = await desk.run(
      'play titan --seat you,you --seed x --position siege.json',
      'land 7\n\nstand\n5\nconcede 0\nq\n',
    )
    expect(out).toMatch(/– Concede.*\(concede 0\) — the game is lost; your Titan is eliminated/)
    expect(out).toMatch(/This costs for certain:\n {2}the game is lost\n {2}your Titan/)
    expect(out).not.toContain('The game is over.')
  })

  test('a choice can be taken back, and the record does not know of it', async () => {
    const desk = new Desk()
    const undone = await desk.run('play skirmish --seat you,random --seed x --save a.json', `${orders}1\nu\n`)
    await desk.run('play skirmish --seat you,random --seed x --save b.json', orders)
    expect(undone.out).toContain('Taken back.')
    expect(desk.read('a.json')).toBe(desk.read('b.json'))
  })

  test('where dice fell or the other side acted nothing is taken back', async () => {
    const { out } = await new Desk().run('play skirmish --seat you,random --seed x', `${orders}u\n`)
    expect(out).toContain('There is nothing to take back')
  })

  test('a saved game goes on where it stopped', async () => {
    const desk = new Desk()
    const first = await desk.run('play skirmish --seat you,random --seed x --set rounds=3', `${orders}s my\nq\n`)
    expect(first.out).toContain('Saved in my.hexarium.json.')
    expect(first.out).toContain('Continue with: hexarium play --resume my.hexarium.json')
    const second = await desk.run('play --resume my.hexarium.json', `l\n${firstOption(400)}`)
    expect(second.code).toBe(0)
    expect(second.out).toContain('choices were made; the game goes on.')
    expect(second.out).toContain('Orders are shown')
    const whole = await desk.run(
      'play skirmish --seat you,random --seed x --set rounds=3 --save whole.json',
      orders + firstOption(400),
    )
    expect(whole.code).toBe(0)
    expect(JSON.parse(desk.read('my.hexarium.json')).choices).toEqual(JSON.parse(desk.read('whole.json')).choices)
    expect((await desk.run('play --resume my.hexarium.json')).out).toContain('The game is over.')
  })

  test('the end of the input and Ctrl-C lose nothing', async () => {
    const desk = new Desk()
    const ended = await desk.run('play skirmish --seed x', typed(1, 2))
    expect(ended.code).toBe(0)
    expect(ended.out).toMatch(/saved in skirmish-\d{4}-\d\d-\d\d\.hexarium\.json/)
    const stopped = await desk.run(
      'play skirmish --seed x',
      typed(1, 2, 1),
      'Rb1 Red archers 1 (0102, strength 2), march',
    )
    expect(stopped.code).toBe(130)
    expect(stopped.out).toMatch(/saved in skirmish-\d{4}-\d\d-\d\d-2\.hexarium\.json/)
    const [first, second] = desk.files().sort((a, b) => a.length - b.length)
    expect(JSON.parse(desk.read(first)).choices.filter((line: string) => line.startsWith('0>'))).toHaveLength(2)
    expect(JSON.parse(desk.read(second)).choices.filter((line: string) => line.startsWith('0>'))).toHaveLength(3)
  })

  test('where nothing was played nothing is written', async () => {
    const desk = new Desk()
    expect((await desk.run('play skirmish', 'q\n')).out).toContain('Nothing was played')
    expect(desk.files()).toEqual([])
  })

  test('without a game it asks which', async () => {
    const { out } = await new Desk().run('play', typed('99', '1', 'q'))
    expect(out).toContain('1) Skirmish\n   Six units a side')
    expect(out).toContain('Please type a number from 1 to')
    expect(out).toContain('Red: Give Red')
  })

  test('resigning is asked twice and ends the game', async () => {
    const { out, code } = await new Desk().run('play skirmish --seed x', typed('r', 'n', 'r', 'y'))
    expect(out).toContain('Resign the game? (y/n)')
    expect(out).toContain('The game is over. Blue wins')
    expect(code).toBe(0)
  })

  test('bots alone play for who watches', async () => {
    const { out, code } = await new Desk().run('play skirmish --seat random,random --seed x --set rounds=3')
    expect(code).toBe(0)
    expect(out).toContain('The game is over.')
  })
})

describe('choosing', () => {
  const play = (...lines: (string | number)[]) =>
    new Desk().run('play skirmish --seat you,random --seed x', orders + typed(...lines, 'q'))

  test('an option is taken by its notation, by its name on the map and by its words', async () => {
    expect((await play('unit 0', 'u', 'rs1', 'u', 'done')).out.match(/Taken back/g)).toHaveLength(2)
  })

  test('text lists the options that hold it', async () => {
    const { out } = await play('rider')
    expect(out).toMatch(/2 with “rider”:\n.*\d\) Rr1 Red riders 1/)
    expect((await play('xyzzy')).out).toContain('No option holds “xyzzy”.')
  })

  test('a long list folds and “all” unfolds it', async () => {
    const { out } = await play('rr1', 'all')
    expect(out).toMatch(/… and \d+ more: “all” lists them/)
    expect(out.match(/ 21\) 0\d0\d/g)).toHaveLength(1)
  })

  test('“w” names the rule against a choice, by notation or as on the map', async () => {
    const { out } = await play('rs1', 'w 0205', 'w hex 1', 'w', '0205')
    expect(out).toContain('0205 is not allowed, rule SK-2.3: One unit a hex.')
    expect(out).toContain('Name a choice after w')
    expect(out.match(/0205 is not allowed/g)).toHaveLength(2)
  })

  test('risky choices show their odds', async () => {
    const desk = new Desk()
    const units = { 0: { hex: '0504' }, 6: { hex: '0604' } }
    desk.write('duel.json', JSON.stringify({ units }))
    const { out } = await desk.run(
      'play skirmish --seat you,random --seed 4 --position duel.json',
      typed(2, 2, 3, 3, 2, 2, 'rs1'),
    )
    expect(out).toMatch(/Bs1 Blue swordsmen 1 \(0604, strength \d\) — hits on 4 or more, 50 % \(to hit 4\) \[SK-7\.2\]/)
  })
})

describe('who may act though another is asked', () => {
  /** Red has come to Blue, who may flee; meanwhile Red may make an offer (TI-9.2). */
  const meeting = {
    seats: [
      {
        legions: [
          { land: 500, pieces: ['titan', 'centaur'] },
          { land: 20, moved: true, entry: 'right', pieces: ['ogre', 'ogre'] },
        ],
      },
      {
        legions: [
          { land: 600, pieces: ['titan', 'ogre'] },
          { land: 20, pieces: ['lion', 'lion'] },
        ],
      },
    ],
  }
  const play = (seats: string, ...lines: (string | number)[]) => {
    const desk = new Desk()
    desk.write('meeting.json', JSON.stringify(meeting))
    return desk.run(`play titan --seat ${seats} --seed x --position meeting.json`, typed(1, ...lines, 'q'))
  }

  test('is asked before a bot answers, once, and may pass', async () => {
    const { out, code } = await play('you,random', '')
    expect(code).toBe(0)
    expect(out).toContain('You need not: Enter lets the game go on.')
    expect(out.split('You need not')[0]).toMatch(/\d\) .*offer/i)
    expect(out).toMatch(/Since your last choice:\n.*(stands|flees|offers)/s)
  })

  test('gets the keyboard for a moment where people play', async () => {
    const { out } = await play('you,you', '', 'o', '', '', '')
    expect(out).toContain('Red may act too: o passes the keyboard.')
    const [before, mine] = out.split('Red may act too: o passes the keyboard.')
    expect(before).toContain('Blue: ')
    expect(mine).toContain('Pass the keyboard to Red')
    expect(mine).toContain('You need not: Enter lets the game go on.')
  })
})

describe('languages and people', () => {
  test('German', async () => {
    const { out } = await new Desk().run('play skirmish --seed x --lang de', `?\n1\nu\n${typed('xyzzy', 'q')}`)
    expect(out).toContain('Am Tisch: Rot (du), Blau (greedy).')
    expect(out).toContain('die Partie wird gespeichert und kann fortgesetzt werden')
    expect(out).toContain('Es gibt nichts zurückzunehmen')
    expect(out).toContain('Keine Möglichkeit enthält „xyzzy“')
    expect(out).toMatch(/Weiter geht es mit: hexarium play --resume \S+ --lang de/)
  })

  test('French', async () => {
    const { out } = await new Desk().run('play skirmish --seed x --lang fr', typed(1, 'u', 'q'))
    expect(out).toContain('À la table : Rouge (vous), Bleu (greedy).')
    expect(out).toContain('Rien à annuler')
    expect(out).toContain('Pour la continuer :')
  })

  test('two people at one keyboard never see each other’s secrets', async () => {
    const desk = new Desk()
    const { out } = await desk.run('play skirmish --seat you,you:Anna --seed x', typed(1, '', 2, 1, '', 2))
    expect(out).toContain('Red (you), Blue (Anna)')
    const [red, blue] = out.split(/Pass the keyboard to (?:Red|Blue), who then presses Enter\. *\n/)
    expect(red).toContain('Red: Give Red')
    expect(blue).toContain('Blue: Give Blue')
    expect(blue).toContain('Bs1 Blue swordsmen 1 (0803, strength 3), guard')
    expect(blue).not.toMatch(/Red swordsmen 1 \(0203, strength 3\), /)
    expect(out.match(/Pass the keyboard to/g)).toHaveLength(2)
  })
})
