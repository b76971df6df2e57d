import { expect, test } from 'vitest'
import { cardNamed } from '../content/cards.ts'
import { heroOf } from '../pieces.ts'
import { at, HEROES, use, withHero } from './hero-table.ts'
import {
  choose,
  chooseAll,
  count,
  dice,
  engage,
  hex,
  offered,
  offeredAs,
  passOver,
  passTo,
  ready,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const FOES = { race: 'undead', field: '3 melee' }

test('WC-X-HER-05 a hero moves two, no mountains and no water, stops for enemies and creeps, ignores stacking', () => {
  const hero = { name: 'paladin' }
  const match = table(
    [
      { race: 'human', hero, units: { D4: 'hero', D5: '3 melee' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    { ...HEROES, creeps: { C4: '?Mud Golem' } },
  )
  choose(match, 'piece hero D4')
  const spaces = offeredAs(match, 'hex')
  expect(spaces).toContain('D6')
  expect(spaces).toContain('D5')
  expect(spaces).not.toContain('B2') // behind the creep
  expect(spaces).not.toContain('F2')
  const lake = table([{ race: 'human', hero, units: { B2: 'hero' } }, { race: 'orc' }, { race: 'nightelf' }], HEROES)
  choose(lake, 'piece hero B2')
  for (const water of ['B3', 'C2', 'B4']) expect(offeredAs(lake, 'hex')).not.toContain(water)
})

test('WC-X-HER-06 a hero attacks with one die at his strength in the phase of his type', () => {
  const melee = engage(ready(withHero('human', 'paladin', 3, { hand: [], field: 'hero' }), FOES, HEROES), [4, 6, 6, 6])
  expect(told(melee, 'attack')[0]).toEqual([0, 2, 1, 1])
  const ranged = engage(
    ready(withHero('human', 'blood-mage', 1, { hand: [], field: 'hero' }), FOES, HEROES),
    [3, 6, 6, 6],
  )
  expect(told(ranged, 'attack')[0]).toEqual([0, 0, 1, 0])
})

test('WC-X-HER-07 casualties are wounds that stay; with as many as he has life he dies and they are cleared', () => {
  const match = ready(
    { race: 'undead', field: '2 ranged' },
    withHero('human', 'paladin', 1, { hand: [], field: '2 melee, hero' }),
    HEROES,
  )
  engage(match, [1, 6])
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'hero D4'])
  choose(match, 'piece hero D4', [6, 6, 6, 6, 6, 6, 1, 6])
  expect(stateOf(match).wounds[1]).toBe(1)
  const dying = ready(
    { race: 'undead', field: '2 ranged' },
    withHero('human', 'paladin', 1, { hero: { name: 'paladin', wounds: 2 }, hand: [], field: 'hero' }),
    HEROES,
  )
  const events = engage(dying, [1, 6])
  expect(told(events, 'heroDies')).toEqual([[1, hex(dying, 'D4')]])
  expect(stateOf(dying)).toMatchObject({ wounds: [0, 0] })
  expect(stateOf(dying).at[heroOf(1)]).toBe(-1)
})

test('WC-X-HER-09 a hero in the battlefield gains two points when an enemy hero dies there', () => {
  const victim = withHero('human', 'paladin', 1, { hero: { name: 'paladin', wounds: 2 }, hand: [], field: 'hero' })
  const match = ready(withHero('undead', 'lich', 1, { hand: [], field: '2 ranged, hero' }), victim, HEROES)
  expect(told(engage(match, [1, 6, 6]), 'experience')).toEqual([[0, 2]])
  expect(stateOf(match).twos[0]).toBe(1)
  const beside = ready(withHero('undead', 'lich', 1, { hand: [], field: '2 ranged', flank: 'hero' }), victim, HEROES)
  expect(told(engage(beside, [1, 6, 6]), 'experience')).toEqual([])
})

test('WC-X-HER-10 a hero is a unit: he protects workers, holds spaces and fights alone, but type bonuses pass him by', () => {
  const match = table(
    [
      { race: 'orc', units: { D4: '2 melee' } },
      { race: 'human', hero: { name: 'paladin' }, units: { D4: 'hero, worker' } },
    ],
    HEROES,
  )
  const events = choose(match, 'done', [6, 6, 1, 6, 1])
  expect(told(events, 'battle')).toHaveLength(1)
  expect(count(match, 1, 'worker', 'D4')).toBe(1)
  const fire = at('roundStart', withHero('human', 'paladin', 1, { field: 'melee, hero', hand: ['inner-fire'] }), FOES)
  const burnt = choose(fire, 'card inner-fire', [4, 4, 6, 6, 6])
  expect(told(burnt, 'attack')[0]).toEqual([0, 2, 2, 0])
})

test('WC-X-HER-20 an ability is used only in its window, and in a battle only if the hero takes part', () => {
  const away = at(
    'roundStart',
    withHero('human', 'mountain-king', 3, { field: '2 melee', units: { A1: 'hero' } }),
    FOES,
  )
  expect(refused(away, 'ability 1')).toBe('WC-X-HER-20')
  const wrong = at('roundStart', withHero('human', 'mountain-king', 3), FOES)
  expect(offered(wrong).filter(choice => choice.startsWith('ability'))).toEqual(['ability 1'])
  expect(refused(wrong, 'ability 3')).toBe('WC-X-TIM-01')
})

test('WC-X-HER-21 each ability once a battle', () => {
  const match = at('roundStart', withHero('human', 'mountain-king', 1), FOES)
  use(match, 1)
  expect(offered(match)).not.toContain('ability 1')
  expect(refused(match, 'ability 1')).toBe('WC-X-HER-21')
})

test('WC-X-HER-22 mana is paid with cards from hand; what is too much is lost, and they are not played', () => {
  const match = at(
    'roundStart',
    withHero('human', 'mountain-king', 1, { hand: ['flare', 'slow', 'victory-point'] }),
    FOES,
  )
  chooseAll(match, 'ability 1')
  expect(offeredAs(match, 'card')).toEqual(['victory-point', 'slow', 'flare'])
  choose(match, 'card flare')
  expect(stateOf(match).discard[0]).toEqual([cardNamed('flare')])
  expect(stateOf(match).hand[0]).toHaveLength(2)
  const two = at('phaseStart', withHero('human', 'mountain-king', 2, { hand: ['slow', 'defend'] }), FOES)
  choose(two, 'ability 2')
  choose(two, 'card slow')
  expect(two.asked?.decision).toBe('pay') // one more
  choose(two, 'card defend')
  expect(two.asked?.decision).not.toBe('pay')
  const poor = at('roundStart', withHero('nightelf', 'warden', 1, { hand: ['roar'] }), FOES)
  expect(refused(poor, 'ability 1')).toBe('WC-X-HER-22')
})

test('WC-X-HER-22 announcing what must be paid for shows that the hand can pay, so it is not taken back', () => {
  const paid = at('phaseStart', withHero('human', 'mountain-king', 2, { hand: ['slow', 'defend'] }), FOES)
  choose(paid, 'ability 2')
  expect([paid.asked?.decision, paid.mayUndo(0)]).toEqual(['pay', false])
})

test('WC-X-HER-23 abilities of earlier levels stay available, those of later ones are not there yet', () => {
  const match = at('roundStart', withHero('undead', 'crypt-lord', 3), { race: 'human', field: '3 melee' })
  expect(offered(match)).toContain('ability 1')
  const low = at('roundStart', withHero('undead', 'crypt-lord', 1), { race: 'human', field: '3 melee' })
  expect(refused(low, 'ability 3')).toBe('WC-X-HER-23')
  expect(refused(low, 'ability 0')).toBe('WC-X-HER-23')
})

test('WC-X-HER-30 a creature dies from a single casualty and ignores stacking', () => {
  const match = at('battleStart', withHero('orc', 'blademaster', 2, { field: '3 melee, hero' }), {
    race: 'undead',
    field: '2 ranged',
  })
  use(match, 2)
  expect(count(match, 0, 'summon', 'D4')).toBe(3)
  passTo(match, 'takeLoss', [1, 6])
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'hero D4', 'summon D4'])
  choose(match, 'piece summon D4')
  expect(standing(match, 0, 'summon')).toHaveLength(2)
})

test('WC-X-HER-31 creatures vanish with their hero, and most leave after the battle', () => {
  const hero = { name: 'blademaster', wounds: 2 }
  const match = at('battleStart', withHero('orc', 'blademaster', 2, { hero }), { race: 'undead', field: '2 ranged' })
  use(match, 2)
  passTo(match, 'takeLoss', [1, 6])
  choose(match, 'piece hero D4')
  passOver(match, ['heroDeath'])
  expect(standing(match, 0, 'summon')).toEqual([])
  const won = at('battleStart', withHero('orc', 'blademaster', 2), { race: 'undead', field: 'melee' })
  use(won, 2)
  dice(won, 6, 6, 6, 1, 6, 6, 6)
  passTo(won, 'nextMove')
  expect(standing(won, 0, 'summon')).toEqual([])
})

test('WC-X-HER-32 creatures that stay hold no space and score nothing', () => {
  const units = { D4: 'summon', A1: 'hero' }
  const match = table(
    [
      { race: 'orc', units: { D4: 'worker' } },
      { race: 'human', hero: { name: 'blood-mage', level: 3 }, units },
    ],
    HEROES,
  )
  expect(told(choose(match, 'done'), 'workerLost')).toEqual([])
})

test('WC-X-HER-40 at the end of any Move Step two points buy a level, once a turn; other markers are kept', () => {
  const human = { race: 'human', hero: { name: 'paladin', twos: 1, ones: 3 }, units: { E1: 'hero' } }
  const match = table([{ race: 'orc', units: { A1: 'melee' } }, human], HEROES)
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'rise', seats: [1] })
  expect(offered(match)).toEqual(['two', 'ones', 'pass'])
  choose(match, 'ones')
  expect(stateOf(match)).toMatchObject({ heroLevel: [0, 2], twos: [0, 1], ones: [0, 1] })
  // not again this turn, though there is experience for it
  choose(match, 'done')
  expect(match.asked?.decision).not.toBe('rise')
  const poor = table([{ race: 'orc' }, { ...human, hero: { name: 'paladin', ones: 1 } }], HEROES)
  choose(poor, 'done')
  expect(poor.asked?.decision).toBe('nextMove')
})

test('WC-X-HER-40 one may wait, and is asked again later', () => {
  const human = { race: 'human', hero: { name: 'paladin', twos: 1 }, units: { E1: 'hero' } }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
  chooseAll(match, 'done', 'pass', 'done')
  expect(match.asked).toMatchObject({ decision: 'rise', seats: [0] })
  expect(refused(match, 'ones')).toBe('WC-X-HER-40')
  choose(match, 'two')
  expect(stateOf(match).heroLevel[0]).toBe(2)
})

test('WC-X-HER-41 a level heals nothing; on the last one experience leaves play; death costs what is unspent', () => {
  const human = {
    race: 'human',
    hero: { name: 'paladin', level: 2, twos: 2, ones: 1, wounds: 2 },
    units: { E1: 'hero' },
  }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
  chooseAll(match, 'done', 'two')
  expect(stateOf(match)).toMatchObject({ heroLevel: [3, 0], twos: [0, 0], ones: [0, 0], wounds: [2, 0] })
  const top = table(
    [{ race: 'human', hero: { name: 'archmage', level: 3 }, units: { D4: '2 ranged, hero' } }, { race: 'orc' }],
    { ...HEROES, creeps: { D4: 'Bandit Gang' } },
  )
  expect(told(choose(top, 'done', [1, 1, 6]), 'experience')).toEqual([])
  const victim = withHero('human', 'paladin', 1, {
    hero: { name: 'paladin', wounds: 2, ones: 1 },
    hand: [],
    field: 'hero',
  })
  const dead = ready({ race: 'undead', field: '2 ranged' }, victim, HEROES)
  engage(dead, [1, 6])
  expect(stateOf(dead).ones[1]).toBe(0)
})

test('WC-X-HER-50 WC-X-HER-51 a dead hero is trained for one gold and one wood a level, at his last level or a lower one', () => {
  const dead = { race: 'human', hero: { name: 'paladin', level: 3 }, units: { E1: 'melee' }, gold: 2, wood: 5 }
  const match = table([dead, { race: 'orc', gold: 0, wood: 0 }], { ...HEROES, step: 'spend' })
  expect(offeredAs(match, 'hero')).toEqual(['1', '2'])
  expect(refused(match, 'hero 3')).toBe('WC-X-HER-50')
  expect(refused(match, 'hero 4')).toBe('WC-X-HER-51')
  choose(match, 'hero 2')
  expect(stateOf(match)).toMatchObject({ gold: [0, 0], wood: [3, 0], heroLevel: [2, 0] })
  expect(refused(match, 'hero 1')).toBe('WC-X-HER-50')
  const trained = table(
    [{ ...dead, units: { E1: '3 melee' }, training: 'hero', outposts: { A1: true } }, { race: 'orc' }],
    { ...HEROES, step: 'deploy' },
  )
  choose(trained, 'kind hero')
  expect(offeredAs(trained, 'hex').sort()).toEqual(['A1', 'E1']) // stacking does not matter
  choose(trained, 'hex E1')
  expect(standing(trained, 0, 'hero')).toEqual(['E1'])
  const alive = table([{ ...dead, units: { E1: 'hero' } }, { race: 'orc' }], { ...HEROES, step: 'spend' })
  expect(refused(alive, 'hero 1')).toBe('WC-X-HER-50')
})
