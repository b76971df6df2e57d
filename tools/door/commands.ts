/** How every command that a README names is tried: with the smallest budget it takes, in a folder of its own. */

/** How a command is tried, and how it must end. */
export interface Trial {
  /** What is typed where the command as it is named would take long, or wants a file or port; `{desk}` and `{port}` are filled in. */
  as?: string
  /** What is typed into it once it runs. */
  input?: string
  /** Files on the desk it wants. */
  files?: Readonly<Record<string, string>>
  /** Something it must say. */
  says: RegExp
  /** Its exit codes; 0 without it. */
  codes?: readonly number[]
  /** It runs until Ctrl-C, and answers here once it has said what it must. */
  answers?: string
  /** It wants a PostgreSQL: `{postgres}` is filled in, and it is left out where there is none. */
  wantsPostgres?: boolean
  /** It wants a Chromium. */
  wantsChromium?: boolean
}

/** Who else runs a command: the door itself, or `.ci/run`. */
type Elsewhere = 'the door' | '.ci/run'

/** How a command is tried. In the order of the READMEs: some use what those before them left on the desk. */
export const trials: Readonly<Record<string, Trial | Elsewhere>> = {
  // README.md
  'npm start': 'the door',
  'npm test': '.ci/run',
  'npm run door': '.ci/run',
  'npm run browsers': '.ci/run',
  'npm run hexarium -- play titan': {
    as: 'npm run hexarium -- play titan --save {desk}/titan.hexarium.json',
    input: '1\n1\n1\n',
    says: /titan\.hexarium\.json/,
  },
  'npm run serve': {
    as: 'PORT={port} npm run serve',
    says: /"msg":"open"/,
    answers: 'http://127.0.0.1:{port}/healthz',
  },
  'npm run soak': {
    as: 'npm run soak -- --minutes 0.03 --tables 4 --bots 1 --stores sqlite --games skirmish --no-peer',
    says: /SQLite, 4 tables: [1-9]\d* choices a second/,
  },
  'npm run crash': {
    as: 'npm run crash -- --times 1 --tables 2 --stores sqlite --games skirmish',
    says: /killed 1 times, \d+ acknowledged choices .*, none lost, none twice/,
  },
  'npm run chaos': {
    as: 'npm run chaos -- --faults 5 --tables 2 --stores sqlite --games skirmish',
    says: /SQLite, 2 tables, 5 faults: none lost, none twice, every table played on/,
  },
  'npm run crowd': {
    as: 'npm run crowd -- --finished 10 --live 5 --tables 100 --persons 10 --stores sqlite --games skirmish',
    says: /10 finished and 5 live tables/,
  },
  'npm run scale': {
    as: 'npm run scale -- --seconds 1 --tables 4 --processes 1 --games skirmish',
    says: /^\| 1 \| [1-9]\d* \||SKIPPED/m,
  },
  'npm run siege': {
    as: 'npm run siege -- --messages 300',
    says: /300 hostile messages, positions and records: the process stayed up/,
  },
  'npm run flood': {
    as: 'npm run flood -- --seconds 1 --rounds 1 --tables 2 --lines 50 --games skirmish',
    says: /One guest at his limits: p99 changes by/,
  },
  'npm run secrecy': {
    as: 'npm run secrecy -- --times 1 --games skirmish',
    says: /skirmish: .*: nothing hidden was told/,
  },
  'npm run hexarium -- --help': { says: /hexarium <command> \[arguments\]/ },
  // Without the results of a full `npm test`, which .ci/run has just before, nothing counts as proved.
  'npm run rules': { as: 'npm run rules -- --cached', says: /\d+ of \d+ rules are proved/, codes: [0, 1] },
  'npm run fuzz -- skirmish': { as: 'npm run fuzz -- skirmish --games 10', says: /^0 faults found/m },
  'npm run fuzz -- titan --positions 1000': {
    as: 'npm run fuzz -- titan --positions 10',
    says: /10 positions, \d+ refused, \d+ played on, .*\n0 faults found/,
  },
  'npm run arena -- skirmish --bots greedy,random --games 200': {
    as: 'npm run arena -- skirmish --bots greedy,random --games 4',
    says: /greedy/,
  },
  'npm run train -- dragon-rage --games 100 --seed train': {
    as: 'npm run train -- dragon-rage --games 5 --seed train',
    says: /invades .* forces/,
  },
  'npm run bench': { as: 'npm run bench -- --quick --games skirmish', says: /boardgame\.io/ },
  'npm run mutate -- titan': {
    as: 'npm run mutate -- titan --mutants 4 --files movement',
    says: /\d+ of \d+ mutants noticed/,
  },
  'npm run check': '.ci/run',

  // apps/cli/README.md
  'hexarium play skirmish': { input: '1\n1\n', says: /skirmish-.*\.hexarium\.json/ },
  'hexarium play skirmish --seat you,you --lang de': { input: '1\n', says: /Gefecht|Befehl/ },
  'hexarium play --resume skirmish-2026-03-01.hexarium.json': {
    as: 'hexarium play --resume skirmish-????-??-??.hexarium.json',
    input: '1\n',
    says: /skirmish-[\d-]+\.hexarium\.json/,
  },
  'hexarium play skirmish --position duel.json --seed 7 --set rounds=6': {
    files: { 'duel.json': '{"round":3}' },
    input: '1\n',
    says: /Round 3/,
  },
  'hexarium simulate skirmish --bots greedy,random --games 5 --out records': { says: /records/ },
  'hexarium replay records/skirmish-1.hexarium.json --from 10 --to 20 --map': { says: /SK-/ },
  'hexarium replay records/skirmish-1.hexarium.json --dice': { says: /six-sided die/ },
  'hexarium verify records/*.hexarium.json': { says: /^ok .*commitment kept/m },
  'hexarium prompts skirmish --games 5': { says: /questions, .* with one answer/ },
  'hexarium chart skirmish': { says: /SK-/ },
  'hexarium rules skirmish SK-5.2': { says: /SK-5\.2/ },
  [`echo '{"position":{"round":3},"seat":0}' | hexarium probe skirmish`]: { says: /"options"/ },
  'hexarium fuzz skirmish --seconds 30': { as: 'hexarium fuzz skirmish --seconds 1', says: /^0 faults found/m },
  'hexarium tournament --form swiss --games 200': {
    as: 'hexarium tournament --form swiss --games 10',
    says: /swiss: 10 tournaments, \d+ matches, 0 faults/,
  },
  'hexarium arena skirmish --bots greedy,random --games 200': {
    as: 'hexarium arena skirmish --bots greedy,random --games 2',
    says: /greedy/,
  },
  'hexarium arena skirmish --bots greedy,random --ladder ladder.json': {
    as: 'hexarium arena skirmish --bots greedy,random --games 2 --ladder ladder.json',
    says: /1 {2}greedy .* games/,
  },
  'hexarium levels titan --games 200 --file levels.jsonl': {
    as: 'hexarium levels skirmish --bots random,greedy --games 2 --file levels.jsonl',
    says: /skirmish, greedy – random \| 2 /,
  },
  'hexarium balance dragon-rage --level fair --games 100': {
    as: 'hexarium balance skirmish --level random --games 2',
    says: /\| skirmish.* \| 2 \|/,
  },
  'hexarium explain records/skirmish-1.hexarium.json --at 30 --bot strong': {
    as: 'hexarium explain records/skirmish-1.hexarium.json --at 30 --bot greedy',
    says: /greedy would choose this/,
  },
  'hexarium train dragon-rage --games 300': {
    as: 'hexarium train skirmish --games 5',
    says: /evaluation as it is/,
  },
  "hexarium arena titan --bots 'strong,process:python3 my-bot.py'": {
    as: "hexarium arena skirmish --bots 'greedy,process:exit 4' --games 2",
    says: /is gone: it ended with code 4/,
    codes: [2],
  },
  // `npm run bench` is the same program, and measures.
  'hexarium bench': { as: 'hexarium bench --help', says: /--quick/ },
  'PORT=8080 hexarium serve': {
    as: 'PORT={port} hexarium serve',
    says: /"msg":"open"/,
    answers: 'http://127.0.0.1:{port}/healthz',
  },
  'hexarium migrate --dry-run': { says: /0 running tables fit the current rules, 0 do not/ },
  'hexarium backup monday.gz': { says: /rows are in monday\.gz/ },
  'hexarium restore monday.gz': { as: 'DATA=restored hexarium restore monday.gz', says: /rows are restored from/ },

  // apps/server/README.md
  'DATABASE_URL=postgres://… npm run serve': {
    as: 'DATABASE_URL={postgres} PORT={port} npm run serve',
    says: /"store":"postgres".*"msg":"open"/,
    answers: 'http://127.0.0.1:{port}/readyz',
    wantsPostgres: true,
  },
  'npm run hexarium -- migrate --dry-run': { says: /0 running tables fit the current rules, 0 do not/ },
  'npm run hexarium -- migrate': { says: /0 were brought up to date/ },
  'npm run hexarium -- keeper add ann moderator': {
    as: 'npm run hexarium -- keeper list',
    says: /Nobody keeps order here yet/,
  },
  'npm run hexarium -- backup file.gz': {
    as: 'npm run hexarium -- backup {desk}/file.gz',
    says: /rows are in .*file\.gz/,
  },
  'npm run hexarium -- restore file.gz': {
    as: 'DATA={desk}/again npm run hexarium -- restore {desk}/file.gz',
    says: /rows are restored from .*file\.gz/,
  },
  'npm run soak -- --minutes 10': {
    as: 'npm run soak -- --minutes 0.03 --tables 4 --bots 0 --stores postgres --games skirmish --no-peer',
    says: /PostgreSQL, 4 tables on 2 processes: [1-9]\d* choices a second/,
    wantsPostgres: true,
  },
  'npm run crash -- --times 100': {
    as: 'npm run crash -- --times 1 --tables 2 --stores postgres --games skirmish',
    says: /PostgreSQL: killed 1 times, \d+ acknowledged choices .*, none lost, none twice/,
    wantsPostgres: true,
  },
  'npm run siege -- --messages 100000': { as: 'npm run siege -- --messages 20', says: /20 hostile messages/ },
  'npm run secrecy -- --times 10': {
    as: 'npm run secrecy -- --times 1 --games titan --every 200',
    says: /titan: .*: nothing hidden was told/,
  },

  // apps/web/README.md
  'npm run web': { says: /dist\/index\.html/ },
  'npm run web dev': {
    as: 'npm run web dev -- --port {port} --strictPort --host 127.0.0.1',
    says: /Local:/,
    answers: 'http://127.0.0.1:{port}/',
  },
  'npm run web preview': {
    as: 'npm run web preview -- --port {port} --strictPort --host 127.0.0.1',
    says: /Local:/,
    answers: 'http://127.0.0.1:{port}/',
  },
  'node apps/web/build/shots.ts hall titan': {
    as: 'PICTURES={desk}/pictures node_modules/.bin/node apps/web/build/shots.ts hall && ls {desk}/pictures',
    says: /hall-desktop-light\.webp/,
    wantsChromium: true,
  },
}

/** The commands that are tried here. */
export function triedHere(): [command: string, trial: Trial][] {
  return Object.entries(trials).filter((one): one is [string, Trial] => typeof one[1] !== 'string')
}

/** What a command does, whatever it is told: a task of npm, a command of `hexarium`, or a script. */
export function kindOf(command: string): string {
  const said = command
    .replace(/^.* \| /, '')
    .replace(/^([A-Z_]+=\S+ )*/, '')
    .replace('npm run hexarium -- ', 'hexarium ')
  return said
    .replace('node_modules/.bin/', '')
    .split(' ')
    .slice(0, said.startsWith('npm run') ? 3 : 2)
    .join(' ')
}
