import { askedInWords, type Language, type Match } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { DRG, firstOf } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { MOVE_ENDED, NO_ATTACK } from '../state.ts'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

const foe = 'city INF 2010'
const DRAGON = firstOf[DRG]

test('DR-2.12.1.1.4 a flight hex by hex: two straight, then a turn after every second, and an end', () => {
  const match = table('invader movement', 'DRG 0512 N', foe)
  play(match, 'unit @0512')
  const events = play(match, 'fly')
  expect(told(events, 'tookOff')).toEqual([[unitAt(match, '0512'), board.hex('0512')]])
  expect(offered(match)).toEqual(['ahead'])
  expect(refusal(match, 'turn NE')).toBe('DR-2.12.1.1.4')
  play(match, 'ahead')
  expect(offered(match)).toEqual(['ahead'])
  play(match, 'ahead')
  expect(offered(match)).toEqual(['ahead', 'hover', 'turn NE', 'turn NW'])
  expect(refusal(match, 'turn SE')).toBe('DR-2.12.1.1.4')
  play(match, 'turn NE')
  expect(offered(match)).toEqual(['ahead', 'hover'])
  play(match, 'ahead')
  expect(offered(match)).toEqual(['ahead', 'hover'])
  expect(told(play(match, 'ahead'), 'flew')).toHaveLength(1)
  expect(offered(match)).toEqual(['ahead', 'hover', 'turn N', 'turn SE'])
  play(match, 'ahead', 'ahead')
  expect(offered(match)).toEqual(['hover', 'turn N', 'turn SE'])
  const dragon = stateOf(match).flying.indexOf(true)
  expect(board.labels[stateOf(match).at[dragon]]).toBe('0908')
  play(match, 'turn SE', 'hover')
  expect(stateOf(match).facing[dragon]).toBe(0)
})

test('DR-2.12.1.1.4 the question names what a flyer may do, and why it may not land', () => {
  const asked = (match: Match, language: Language = 'en') => {
    const { view, options } = match.seen(0)
    return askedInWords(dragonRage, language, view, 'flight', 0, options)
  }
  const match = table('invader movement', 'DRG 0512 N', foe)
  play(match, 'unit @0512', 'fly')
  expect(asked(match)).toBe('Dragon 1 on 0512 is in the air, 0 of 6 hexes flown: fly on')
  play(match, 'ahead', 'ahead')
  expect(asked(match)).toMatch(
    /2 of 6 hexes flown: fly on, turn or stay in the air; it cannot land in the turn in which it took off$/,
  )
  expect(asked(match, 'de')).toMatch(
    /fliegt \(2 von 6 Hexfeldern\): weiter, drehen oder in der Luft bleiben\? In der Runde des Abflugs/,
  )
  expect(asked(match, 'fr')).toMatch(
    /vole \(2 hexagones sur 6\)\s: continuer, tourner ou rester en l’air\s\? Atterrissage impossible pendant/,
  )
  const aloft = table('invader movement', 'DRG 0512 N flying', foe)
  play(aloft, 'unit @0512', 'fly', 'ahead', 'ahead')
  expect(asked(aloft)).toMatch(/: fly on, turn, stay in the air or land$/)
})

test('DR-2.12.1.1.4 a flyer lands after two hexes or where it began; who took off does not land', () => {
  const match = table('invader movement', 'DRG 0512 N flying', 'city INF 0510', foe)
  const dragon = unitAt(match, '0512')
  play(match, 'unit @0512')
  expect(offered(match)).toEqual(['fly', 'land', 'rest'])
  play(match, 'fly')
  expect(refusal(match, 'land')).toBe('DR-2.12.1.1.4')
  play(match, 'ahead', 'ahead')
  expect(refusal(match, 'land')).toBe('DR-2.12.1.1.4')
  play(match, 'ahead')
  expect(told(play(match, 'land'), 'landed')).toEqual([[dragon, board.hex('0509')]])
  expect(stateOf(match).flying[dragon]).toBe(false)
  expect(stateOf(match).deeds[dragon] & NO_ATTACK).toBe(NO_ATTACK)
  const still = table('invader movement', 'ROC 0512 N flying', foe)
  const roc = unitAt(still, '0512')
  play(still, 'unit @0512', 'land')
  expect(stateOf(still).deeds[roc] & NO_ATTACK).toBe(0)
})

test('DR-2.12.1.1.4 where nobody lands: water, fords, units, fog, carcasses; heroes and wizards do not matter', () => {
  const lands = (hex: string, ...more: (string | object)[]) => {
    const match = table('invader movement', `DRG ${hex} N flying`, 'ORC 0512', foe, ...more)
    play(match, `unit ${DRAGON}`)
    return offered(match, 'land').length === 1
  }
  expect(lands('1009')).toBe(true)
  expect(lands('1009', 'city HERO 1009', 'city WZD 1009')).toBe(true)
  expect(lands('1009', 'city MIL 1009')).toBe(false)
  expect(lands('1009', 'TRL 1009')).toBe(false)
  expect(lands('1009', { carcasses: ['1009'] })).toBe(false)
  expect(lands('1009', 'city WZD 1510', { fog: { WZD_HUMAN: '1011' } })).toBe(false)
  expect([lands('1408'), lands('1415'), lands('1404'), lands('1410')]).toEqual([false, false, false, true])
  expect([lands('1407'), lands('1407', { bridgesGone: ['1407'] })]).toEqual([true, false])
})

test('DR-2.3c DR-2.5.5b DR-2.5.5.1a a landing destroys what nobody defends, takes control and breaks the door it faces', () => {
  const land = (monster: string, ...more: string[]) => {
    const match = table('invader movement', `${monster} flying`, 'ORC 0512', foe, ...more)
    const events = play(match, `unit ${DRAGON}`, 'land')
    return [told(events, 'destroyed').length, told(events, 'holds').length, told(events, 'broke').length]
  }
  expect(land('DRG 1009 N')).toEqual([1, 0, 0])
  expect(land('DRG 1009 N', 'city HERO 1009')).toEqual([0, 0, 0])
  expect(land('DRG 0707 N')).toEqual([0, 1, 0])
  expect(land('DRG 0810 NW')).toEqual([1, 0, 1])
})

test('DR-2.12.1.1.4 a hovering flyer turns only where the rim leaves it no flight', () => {
  const match = table('invader movement', 'DRG 0403 N flying', foe)
  const dragon = unitAt(match, '0403')
  play(match, 'unit @0403')
  expect(refusal(match, 'veer S')).toBe('DR-2.12.1.1.4')
  expect(refusal(match, 'fly')).toBe('DR-2.12.1.1.4')
  const events = play(match, 'veer NE')
  expect(told(events, 'turned')).toEqual([[dragon, board.hex('0403'), 1]])
  expect(stateOf(match).deeds[dragon] & (MOVE_ENDED | NO_ATTACK)).toBe(MOVE_ENDED | NO_ATTACK)
  const free = table('invader movement', 'DRG 0512 N flying', foe)
  play(free, 'unit @0512')
  expect(refusal(free, 'veer NE')).toBe('DR-2.12.1.1.4')
  const ground = table('invader movement', 'DRG 0403 N', foe)
  play(ground, 'unit @0403')
  expect(refusal(ground, 'veer NE')).toBe('DR-2.12.1.1.4')
  expect(refusal(ground, 'land')).toBe('DR-2.12.1.1.4')
  expect(refusal(ground, 'crash')).toBe('DR-2.12.1.1.5')
})

test('DR-2.12.1.1.3 DR-2.12.1.1.4 from a tower legs do not matter', () => {
  const match = table('invader movement', 'DRG 1310 N legs=12', foe)
  play(match, 'unit @1310')
  expect(offered(match, 'fly')).toEqual(['fly'])
  expect(offered(match, 'bound')).toContain('bound 1309')
  const ground = table('invader movement', 'DRG 1309 N legs=12', foe)
  play(ground, 'unit @1309')
  expect(offered(ground, 'fly', 'bound')).toEqual([])
})

test('DR-3.2.1 a monster comes onto Nurkott on foot for 1 MP or in flight, and chooses its facing', () => {
  const nurkott = { map: 'nurkott' }
  const begin = (monster: string, ...more: string[]) => {
    const match = table('invader movement', monster, ...more, 'city ORC 1508', nurkott)
    play(match, match.choices(0).find(choice => choice.startsWith('unit'))!)
    return match
  }
  const dragon = begin('DRG - N')
  expect(offered(dragon)).toEqual(['enter 0202', 'enter 0516', 'rest', 'soar 0202', 'soar 0516'])
  expect(refusal(dragon, 'enter 0302')).toBe('DR-3.2.1')
  expect(refusal(dragon, 'soar 0302')).toBe('DR-3.2.1')
  expect(told(play(dragon, 'enter 0202'), 'entered')[0][1]).toBe(board.hex('0202'))
  expect(dragon.asked!.decision).toBe('faceOnEntry')
  expect(offered(dragon)).toHaveLength(6)
  play(dragon, 'facing SE')
  expect(offered(dragon, 'step')).toContain('step 0303')
  play(dragon, 'step 0303', 'step 0304', 'rest')
  expect(stateOf(dragon).spent[unitAt(dragon, '0304')]).toBe(3)
  const soars = begin('DRG - N')
  play(soars, 'soar 0516')
  expect(offered(soars)).not.toContain('facing S')
  play(soars, 'facing N')
  expect(offered(soars)).toEqual(['ahead'])
  play(soars, 'ahead')
  expect(offered(soars)).toContain('land')
  expect(offered(begin('WRM - N'), 'soar')).toEqual([])
  expect(offered(begin('DRG - N wings=6'), 'soar')).toEqual([])
  expect(offered(begin('DRG - N legs=12'), 'enter')).toEqual([])
  const taken = table('invader movement', 'DRG - N', 'ORC 0202', 'city ORC 1508', nurkott)
  play(taken, `unit ${DRAGON}`)
  expect(offered(taken, 'enter')).toEqual(['enter 0516'])
  expect(refusal(taken, 'enter 0202')).toBe('DR-3.2.1')
  play(taken, 'rest')
  expect(refusal(taken, `unit ${DRAGON}`)).toBe('DR-2.12.1.1')
})
