// What the tasks say of themselves that have no `--help` of their own: `npm run check -- --help`.

/** Task → how it is called, and what it does. */
export const usage = {
  start: `npm start

  builds the page where that is due, opens the house and says where

HOST and PORT in the environment say where it listens; 127.0.0.1 and 8080 without them.`,
  test: `npm test [-- <part of a file's name> …] [-t <part of a test's name>]

  runs the tests: all of them, or those named; every option of vitest is heeded`,
  check: `npm run check [-- <check> …]

  types, page types, style, imports, purity, dialect, documents, weight, dead code: all of them, or those named`,
  rules: `npm run rules [-- <game>] [--all] [--json] [--cached]

  which rules are proved by tests, proved but out of people's reach, cited in code, or missing; what the rule books say

  --all     every rule, not only what is missing
  --json    for programs
  --cached  by the results of the last npm test, however old`,
  'new-game': `npm run new-game <name>

  writes a small game that keeps the laws: games/<name>, its digest, its line in the registry`,
  mutate: `npm run mutate -- <game> [options]

  changes a sample of rules in small ways and lists the changes that no test notices

  --mutants N    how many changes are tried; 500 without it
  --seed N       which of them; 1 without it
  --folder NAME  the folder of the game they are made in; rules without it
  --files GLOBS  only in these files of it, such as 'melee,sh*'
  --workers N    how many processes try them; 1 without it
  --laws N       so many games under the laws for each change, too
  --all          all tests of the game for each change, not only those that reach it
  --again        only what the last run left unnoticed`,
  serve: `npm run serve

  the server alone; apps/server/README.md lists the settings it reads from the environment`,
  door: `npm run door

  types the commands of the READMEs as a newcomer would, and plays what opens in Chromium`,
  browsers: `npm run browsers

  the hall and every game in Firefox and WebKit, where they are installed`,
  web: `npm run web [build | dev | preview]

  builds the page, shows it while one works on it, or as it was built`,
  format: `npm run format

  formats every file, and sets French spaces`,
}
