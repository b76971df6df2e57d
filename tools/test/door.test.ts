import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindOf, trials, triedHere } from '../door/commands.ts'
import { gamesHere } from '../door/hall.ts'
import { root } from '../door/newcomer.ts'
import { commandsIn, misfits, namedCommands } from '../door/readme.ts'

const README = `
Play with \`npm start\`, or \`npm run hexarium -- <command>\`; \`ORIGIN\` and \`docs/rules\` are no commands.

\`\`\`sh
npm run serve                    # the server
PORT=8080 hexarium serve         the same; npm test is only mentioned here
echo '{"a":1}' | hexarium probe titan
node apps/web/build/shots.ts hall   pictures
const npm = 'no command'
\`\`\`

| | |
|---|---|
| \`npm run soak\`, \`npm run crash\` | load |
`

test('commands are found in code blocks, in tables and in the text, with the place where they stand', () => {
  expect(commandsIn('README.md', README)).toEqual([
    { command: 'npm start', where: 'README.md:2' },
    { command: 'npm run serve', where: 'README.md:5' },
    { command: 'PORT=8080 hexarium serve', where: 'README.md:6' },
    { command: `echo '{"a":1}' | hexarium probe titan`, where: 'README.md:7' },
    { command: 'node apps/web/build/shots.ts hall', where: 'README.md:8' },
    { command: 'npm run soak', where: 'README.md:14' },
    { command: 'npm run crash', where: 'README.md:14' },
  ])
})

test('a command that nobody tries, and a trial of what nobody names, are said', () => {
  const named = [{ command: 'npm start', where: 'README.md:3' }]
  expect(misfits(named, ['npm start'])).toEqual([])
  expect(misfits(named, [])).toEqual(['README.md:3 names “npm start”, which tools/door/commands.ts does not exercise.'])
  expect(misfits(named, ['npm start', 'npm run old'])).toEqual([
    'tools/door/commands.ts exercises “npm run old”, which no README names.',
  ])
})

test('what the READMEs name is what is tried', () => {
  expect(misfits(namedCommands(), Object.keys(trials))).toEqual([])
  expect(namedCommands().map(({ command }) => command)).toEqual(
    expect.arrayContaining(['npm start', 'npm test', 'npm run bench', 'hexarium chart skirmish', 'npm run web dev']),
  )
})

test('a command is tried as itself, with a smaller budget at most', () => {
  expect(kindOf('DATA=x npm run hexarium -- restore y')).toBe('hexarium restore')
  expect(kindOf("echo '{}' | hexarium probe skirmish")).toBe('hexarium probe')
  expect(kindOf('npm run soak -- --minutes 10')).toBe('npm run soak')
  for (const [command, { as = command }] of triedHere())
    expect([command, kindOf(as)]).toEqual([command, kindOf(command)])
})

test('what is left to .ci/run is run there', () => {
  const lines = readFileSync(join(root, '.ci', 'run'), 'utf8').split('\n')
  for (const [command, where] of Object.entries(trials)) if (where === '.ci/run') expect(lines).toContain(command)
})

test('the door expects every game of the house', () => {
  expect(gamesHere()).toEqual(['demonworld', 'dragon-rage', 'skirmish', 'titan', 'warcraft'])
})
