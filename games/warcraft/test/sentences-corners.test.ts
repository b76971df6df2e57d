import { expect, test } from 'vitest'
import { WATER } from '../content/boards.ts'
import { mapOf } from '../spaces.ts'
import { at, HEROES, withHero } from './hero-table.ts'
import { choose, chooseAll, count, offered, passTo, refused, stateOf, table, told } from './table.ts'

// Sentences about partners, edges of the board and ends of lists, which small changes to the rules showed to be unproved.

const QUIET = { settings: { spellResearch: true } }

test('WC-B-ABL-01 WC-B-ABL-02 a Priest of a partner heals, too: a natural one with Area Attack costs a unit less', () => {
  const losses = (ofPriests: number) => {
    const match = table(
      [
        { race: 'orc', levels: [4, 1, 1], units: { D4: '2 melee' } },
        { race: 'human', levels: [1, ofPriests, 1], units: { D4: '2 melee', C4: 'ranged' } },
        { race: 'undead' },
        { race: 'nightelf', units: { E4: '2 melee' } },
      ],
      QUIET,
    )
    passTo(match, 'nextMove')
    choose(match, 'done')
    choose(match, 'join', [6, 1, 6, 6, 6, 6, 6])
    let asked = 0
    for (let isOver = false; !isOver && match.asked?.decision === 'takeLoss'; asked++)
      isOver = told(choose(match, 'piece melee D4'), 'round').length > 0
    return asked
  }
  // the Nightelf has no Priest either way
  expect([losses(1), losses(3)]).toEqual([2, 1])
})

test('WC-B-MOV-09 a worker overrun on the first space of the board is lost like any other', () => {
  const human = { race: 'human', units: { A1: 'worker', E5: 'melee' } }
  const match = table([{ race: 'orc', units: { B1: '2 melee' } }, human], QUIET)
  passTo(match, 'nextMove')
  const events = chooseAll(match, 'piece melee B1', 'hex A1', 'done')
  expect(told(events, 'workerLost').map(([, hex]) => hex)).toEqual([0])
  expect(count(match, 1, 'worker', 'A1')).toBe(0)
})

test('WC-X-CMP-03 nobody ends his move on water', () => {
  const players = (space: string) => [
    { race: 'human', units: { [space]: 'melee' } },
    { race: 'orc' },
    { race: 'undead', units: {} },
  ]
  const { board, terrain } = mapOf(stateOf(table(players('A1'), QUIET)))
  const water = terrain.indexOf(WATER)
  const beside = board.labels.find((_, hex) => board.distance(hex, water) === 1 && terrain[hex] === 0)!
  const match = table(players(beside), QUIET)
  passTo(match, 'nextMove')
  choose(match, `piece melee ${beside}`)
  expect(offered(match)).not.toContain(`hex ${board.labels[water]}`)
  expect(refused(match, `hex ${water}`)).toBe('WC-X-CMP-03')
})

test('WC-X-HER-20 Mass Teleport takes three units and no fourth, and no more than there is room for', () => {
  const goes = (to: string) => {
    const hand = ['resources', 'resources']
    const units = { D4: '4 melee, hero', A1: 'ranged' }
    const human = { race: 'human', hero: { name: 'archmage', level: 3 }, hand, units }
    const match = table([human, { race: 'orc', units: { E7: 'melee' } }], HEROES)
    chooseAll(match, 'ability 3', 'card resources', 'card resources', `hex ${to}`)
    let units3 = 0
    for (; offered(match).includes('piece melee D4') && match.asked?.decision === 'relocateWho'; units3++)
      choose(match, 'piece melee D4')
    return [units3, count(match, 0, 'melee', to)]
  }
  expect([goes('E1'), goes('A1')]).toEqual([
    [3, 3],
    [2, 2],
  ])
})

test('WC-X-CRP-03 a creep turned up by a move cannot be turned down again', () => {
  const players = [
    { race: 'human', units: { D4: 'melee' } },
    { race: 'orc', units: { A1: 'melee' } },
  ]
  const moved = (to: string) => {
    const match = table(players, { settings: { spellResearch: true, creeps: true }, creeps: { D3: '?Bandit Gang' } })
    passTo(match, 'nextMove')
    chooseAll(match, 'piece melee D4', `hex ${to}`)
    return [stateOf(match).creepShown[0], match.mayUndo(0)]
  }
  expect([moved('D5'), moved('D3')]).toEqual([
    [false, true],
    [true, false],
  ])
})

test('WC-X-HER-40 a hero of the third level rises no further', () => {
  const rise = (level: number) => {
    const human = { race: 'human', hero: { name: 'paladin', level, ones: 4 }, units: { E1: 'hero' } }
    const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
    choose(match, 'done')
    return match.asked
  }
  expect(rise(2)).toMatchObject({ decision: 'rise', seats: [0] })
  expect(rise(3)).toMatchObject({ decision: 'nextMove', seats: [1] })
})

test('WC-X-TIM-12 what is aimed at the battlefield finds nobody in a flank, nor flyers where it says so', () => {
  const aims = (field: string, flank: string) => {
    const match = at('roundStart', withHero('nightelf', 'warden', 1), { race: 'orc', field, flank })
    choose(match, 'ability 1')
    return [match.asked?.decision, offered(match)]
  }
  // with one sort of target left there is nothing to choose
  expect(aims('2 melee', '2 ranged')).toEqual(['pay', ['card resources']])
  expect(aims('2 melee, flying', 'ranged')).toEqual(['pay', ['card resources']])
  expect(aims('melee, ranged', '')).toEqual(['aim', ['piece melee D4', 'piece ranged D4']])
})

test('WC-X-HER-20 Siphon Mana needs an opponent with a card in his hand', () => {
  const abilities = (hand: string[]) => {
    const match = at('battleStart', withHero('human', 'blood-mage', 3), { race: 'orc', field: '2 melee', hand })
    return offered(match)
  }
  expect(abilities([])).toEqual(['ability 3', 'pass'])
  expect(abilities(['resources'])).toEqual(['ability 2', 'ability 3', 'pass'])
})

const CARDS = { settings: { spellResearch: true, expansionCards: true } }

test('WC-B-EXP-05 Shadowmeld offers nobody who finds no space free of enemies beside him', () => {
  const offers = (...free: string[]) => {
    const elf = { race: 'nightelf', hand: ['shadowmeld'], units: { D4: '2 ranged' } }
    const { board } = mapOf(stateOf(table([{ race: 'orc', units: { D4: 'melee' } }, elf], CARDS)))
    const around = board.labels.filter((_, at) => board.distance(at, board.hex('D4')) === 1)
    const held = around.filter(name => !free.includes(name)).map((name, i) => [name, i < 4 ? 'melee' : 'ranged'])
    const orc = { race: 'orc', units: { D4: '2 melee', ...Object.fromEntries(held) } }
    const match = table([orc, elf], CARDS)
    passTo(match, 'nextMove')
    choose(match, 'done')
    choose(match, 'card shadowmeld')
    return [match.asked?.decision, offered(match)]
  }
  expect(offers('D5')).toEqual(['relocateWho', ['piece ranged D4', 'done']])
  // shut in all round nobody is asked, and the battle is fought
  expect(offers()[0]).toBe('nextMove')
})
