// Imports point one way: kernel, hex ← contests ← games/* ← bots ← wire ← apps/*; laws watch from beside. Each rule says why it is there.
// `npm run check` holds the code against them; tools/test/imports.test.ts holds them against code that breaks each.

const tests = '(^|/)test/|(^|/)test-kit[^/]*$|\\.bench\\.ts$'
const testLibraries = '(^|/)node_modules/(vitest|fast-check)/'

/** Everything a folder may import: itself, what is listed, and in tests the test libraries. */
const onlyTo = (...paths) => [...paths, testLibraries]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'In a circle, which file runs first depends on who was imported first. Types vanish before anything runs, so they may form one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-dead-ends',
      comment:
        'An import that leads nowhere fails only when that line runs, perhaps in a game far from here. What the page’s build makes itself is there when it is built; boardgame.io is installed when something is measured beside it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^boardgame\\.io/' },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel knows no game and no hexes; all it needs is a hash for the dice commitment.',
      severity: 'error',
      from: { path: '^packages/kernel/src/' },
      to: {
        pathNot: onlyTo('^packages/kernel/', '(^|/)node_modules/@noble/hashes/'),
        dependencyTypesNot: ['core'],
        couldNotResolve: false,
      },
    },
    {
      name: 'laws-know-the-kernel',
      comment: 'The laws hold for every game, so they know none.',
      severity: 'error',
      from: { path: '^packages/laws/src/' },
      to: {
        pathNot: onlyTo('^packages/(laws|kernel|contests)/'),
        dependencyTypesNot: ['core'],
        couldNotResolve: false,
      },
    },
    {
      name: 'laws-are-for-tests',
      comment: 'Laws, fuzzer and test kit watch games; nothing that is played may need them.',
      severity: 'error',
      from: { pathNot: [tests, '^packages/laws/', '^apps/cli/', '^bench/', '^tools/mutation/'] },
      to: { path: '^packages/laws/' },
    },
    {
      name: 'inside-is-for-laws',
      comment: 'What the kernel shows its laws is no part of what a game can rely on.',
      severity: 'error',
      from: { pathNot: '^packages/(kernel|laws)/' },
      to: { path: '^packages/kernel/src/inside\\.ts$' },
    },
    {
      name: 'contests-know-the-kernel',
      comment:
        'Campaigns and tournaments are made of games of any kind: they know the kernel, and the libraries that pair players.',
      severity: 'error',
      from: { path: '^packages/contests/src/' },
      to: {
        pathNot: onlyTo(
          '^packages/(contests|kernel)/',
          '(^|/)node_modules/(tournament-pairings|edmonds-blossom-fixed)/',
        ),
        dependencyTypesNot: ['core'],
        couldNotResolve: false,
      },
    },
    {
      name: 'hex-stands-alone',
      comment: 'Hex geometry is mathematics: it knows neither flow nor game.',
      severity: 'error',
      from: { path: '^packages/hex/' },
      to: { pathNot: onlyTo('^packages/hex/'), dependencyTypesNot: ['core'], couldNotResolve: false },
    },
    {
      name: 'game-knows-kernel-and-hex',
      comment:
        'A game is a folder one can add or take away: it never leans on another game, on bots, on an app or on a library.',
      severity: 'error',
      from: { path: '^games/(?!registry/)([^/]+)/' },
      to: {
        pathNot: onlyTo('^games/$1/', '^packages/(kernel|hex|contests|laws)/'),
        dependencyTypesNot: ['core'],
        couldNotResolve: false,
      },
    },
    {
      name: 'registry-lists-games',
      comment: 'The registry is the one list of games, a line each; it has no other business.',
      severity: 'error',
      from: { path: '^games/registry/' },
      to: {
        pathNot: onlyTo('^games/', '^packages/(kernel|contests)/'),
        dependencyTypesNot: ['core'],
        couldNotResolve: false,
      },
    },
    {
      name: 'bots-know-the-kernel',
      comment: 'A bot plays any game through the kernel’s Game; the arena is handed its games by an app’s registry.',
      severity: 'error',
      from: { path: '^packages/bots/src/' },
      to: { pathNot: onlyTo('^packages/(bots|kernel)/'), dependencyTypesNot: ['core'], couldNotResolve: false },
    },
    {
      name: 'wire-knows-the-kernel',
      comment:
        'What goes over the wire is what the kernel says, with the bots’ levels, checked by zod; it knows no side of it.',
      severity: 'error',
      from: { path: '^packages/wire/src/' },
      to: {
        pathNot: onlyTo('^packages/(wire|kernel|bots)/', '(^|/)node_modules/zod/'),
        dependencyTypesNot: ['core'],
        couldNotResolve: false,
      },
    },
    {
      name: 'page-takes-types-of-the-wire',
      comment: 'Schemas would bring zod into the browser: a page takes types, and addresses, which need none.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/wire/', pathNot: '^packages/wire/src/address\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-node-in-rules',
      comment:
        'Kernel, hex, bots and games also run in the browser and in workers; only apps, tools, benchmarks and the tests of packages may use Node.',
      severity: 'error',
      from: { path: '^(packages|games)/', pathNot: '^packages/[^/]+/(test/|src/test-kit)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-through-their-door',
      comment: 'What a package’s exports do not show is its own business and may change any day.',
      severity: 'error',
      from: { path: '^(?!packages/)' },
      to: { path: '^packages/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'test-libraries-in-tests',
      comment: 'vitest and fast-check must never reach a player’s browser.',
      severity: 'error',
      from: { pathNot: [tests, '(^|^tools/mutation/)vitest\\.config\\.ts$'] },
      to: { path: testLibraries },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Nothing that ships may need a test to work.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '(^|/)test/', pathNot: 'node_modules' },
    },
    {
      name: 'apps-are-the-top',
      comment: 'Whatever an app offers to others belongs in a package; tools must work before any app does.',
      severity: 'error',
      from: { pathNot: '^(apps|bench)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-borrow-only-the-rule-book',
      comment:
        'The rule books shown in the app are read by the same parsers that check books and digests; other tools are not for shipping.',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/', pathNot: '^tools/(rules/digest\\.ts$|book/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/\\.|coverage|dist|reports|data|fixtures)/' },
    tsPreCompilationDeps: true, // a type taken from the wrong place is a wrong direction, too
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
