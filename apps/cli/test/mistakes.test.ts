import { beforeAll, expect, test } from 'vitest'
import { Desk } from './cli.ts'

const desk = new Desk()
const game = 'skirmish-1.hexarium.json'
let files: string[] = []

beforeAll(async () => {
  await desk.run('simulate skirmish --bots random,random --games 1 --seed x --set rounds=3 --out .')
  const text = desk.read(game)
  desk.write('cut.json', text.slice(0, 300))
  desk.write('empty.json', '')
  desk.write('other.json', '{"a": 1}')
  desk.write('comma.json', text.replace('"seats": [', '"seats": [,'))
  desk.alter(game, 'no-choices.json', record => {
    delete record.choices
  })
  desk.alter(game, 'no-game.json', record => {
    record.game = 'ludo'
  })
  desk.alter(game, 'old-rules.json', record => {
    record.rules = '0'
  })
  desk.alter(game, 'forged.json', record => {
    record.choices[0] = record.choices[0].replace(/\d$/, (order: string) => `${2 - Number(order)}`)
  })
  desk.write('typo.json', '{"units": {"0": {"hexx": "0504"}}}')
  desk.write('off-map.json', '{"round": 2, "units": {"0": {"hex": "9999"}}}')
  files = desk.files()
})

// What was typed, and the beginning or a part of the one sentence that answers it.
const mistakes: [typed: string, answer: RegExp][] = [
  ['dance', /^There is no command “dance”; the commands are: play, /],
  ['pley skirmish', /^There is no command “pley” \(did you mean “play”\?\)/],
  ['play skirmsh', /^There is no game “skirmsh” \(did you mean “skirmish”\?\); the games are: /],
  ['play skirmish --sead 1', /^hexarium play has no option “--sead” \(did you mean “--sea[td]”\?|“--seed”/],
  ['play skirmish --seed', /^--seed needs a value: --seed TEXT\./],
  ['play skirmish extra', /^“extra” is one word too many/],
  ['play skirmish --lang es', /^--lang is “es”; it must be one of: en, de, fr\./],
  ['play skirmish --set round=3', /^skirmish has no setting “round” \(did you mean “rounds”\?\)/],
  ['play skirmish --set rounds=99', /^Setting “rounds” is 99; it must be a whole number from 3 to 20\./],
  ['play skirmish --set rounds', /^--set rounds: a name and a value are wanted/],
  [
    'play skirmish --seat you,gredy',
    /^There is no bot “gredy” \(did you mean “greedy”\?\); known are .*; a person is “you”/,
  ],
  ['play skirmish --seat you,you,you', /^skirmish is for 2 players; 3 were named\./],
  [
    'play skirmish --position typo.json',
    /^typo\.json: position\.units\.0: unknown key “hexx” \(did you mean “hex”\?\)/,
  ],
  ['play skirmish --position off-map.json', /^off-map\.json: position\.units\.0\.hex: this hex is not on the map/],
  ['play skirmish --position missing.json', /^missing\.json: there is no such file\./],
  [`play skirmish --save ${game}`, /exists already: go on with it by --resume/],
  ['play --resume cut.json', /^cut\.json, line \d+, column \d+: this is no JSON, the text ends where /],
  ['play --resume empty.json', /^empty\.json is empty; JSON is wanted\./],
  [
    'play --resume comma.json',
    /^comma\.json, line 5, column 12: this is no JSON, “,” stands where a value is wanted\./,
  ],
  ['play --resume other.json', /^other\.json: this is no record of a game/],
  ['play --resume forged.json', /^forged\.json: .*(not allowed|digest|dice fall|state|result)/],
  [
    'play --resume old-rules.json',
    /^old-rules\.json: This record was made with rules 0 of skirmish, and these are rules /,
  ],
  [`play --resume ${game} --seed 5`, /^--seed is for a new game/],
  ['replay .', /^\.: this is a folder, and a file is wanted\./],
  [`replay ${game} --from 9 --to 3`, /^--from 9 is after --to 3; exchange them\./],
  [`replay ${game} --from 3x`, /^--from is “3x”; it must be a whole number/],
  ['verify', /^hexarium verify wants <file…>; see hexarium verify --help\./],
  [
    'verify no-choices.json',
    /^no-choices\.json: This record is damaged: “choices” is missing or no list; take an undamaged copy\./,
  ],
  ['verify no-game.json', /^no-game\.json: this is a record of “ludo”, which this version does not have/],
  ['verify old-rules.json', /^old-rules\.json: This record was made with rules 0/],
  ['rules skirmish SK-99', /^skirmish has no rule “SK-99”/],
  ['rules skirmish xyzzy', /^No rule of skirmish holds “xyzzy”/],
  ['rules ludo', /^There is no game “ludo”; the games are: .*skirmish/],
  ['simulate skirmish --bots gredy', /^There is no bot “gredy” \(did you mean “greedy”\?\)/],
  ['fuzz skirmish --games many', /^--games is “many”; it must be a whole number/],
  ['arena skirmish --bots greedy,gredy', /^There is no bot “gredy” \(did you mean “greedy”\?\)/],
  ['bench now', /^“now” is one word too many/],
]

test.concurrent.for(mistakes)('hexarium %s', async ([words, answer]) => {
  const { code, out, err } = await desk.run(words)
  expect(err).toMatch(answer)
  expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 })
})

test('nothing was written and nothing was lost', () => {
  expect(desk.files()).toEqual(files)
})
