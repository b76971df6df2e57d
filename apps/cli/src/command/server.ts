import type { Command } from '../arguments.ts'

/** A command of the server, which is read only when it is run. */
function ofServer(name: string, spec: Omit<Command, 'run'>): Command {
  return {
    ...spec,
    async run(args) {
      const { run } = await import('@hexarium/server')
      const switches = Object.keys(spec.options).filter(option => args.has(option))
      return run([name, ...args.words, ...switches.map(option => `--${option}`)])
    },
  }
}

const store = 'The store is PostgreSQL where DATABASE_URL says so, else the file hexarium.db in the folder DATA.'

/** `hexarium serve`. */
export const serve = ofServer('serve', {
  summary: 'serve tables to people: lobby, play, clocks, bots',
  usage: '',
  options: {},
  words: { min: 0, max: 0 },
  details: `Everything is set by environment variables; apps/server/README.md lists them.\n${store}\n\nExample:\n  PORT=8080 hexarium serve`,
})

/** `hexarium migrate`. */
export const migrate = ofServer('migrate', {
  summary: 'bring running tables to the current rules',
  usage: '[--dry-run]',
  options: { 'dry-run': { says: 'only say which tables do not fit, and where' } },
  words: { min: 0, max: 0 },
  details: `Every running table is replayed by the current rules; those that fit go on by them.\n${store}\n\nExample:\n  hexarium migrate --dry-run`,
})

/** `hexarium keeper`. */
export const keeper = ofServer('keeper', {
  summary: 'say who keeps order on the server: keepers and moderators',
  usage: 'list | add <login> [moderator|keeper] | remove <login> | trace <login>',
  options: {},
  words: { min: 1, max: 3 },
  details: `Moderators read reports, remove words and names, and mute; keepers also ban, close tables and read the audit log.\n“trace” says what stands for a name in the server’s log.\n${store}\n\nExample:\n  hexarium keeper add ann moderator`,
})

/** `hexarium backup`. */
export const backup = ofServer('backup', {
  summary: 'write one moment of the server’s store into a file',
  usage: '<file>',
  options: {},
  words: { min: 1, max: 1 },
  details: `The server may run meanwhile.\n${store}\n\nExample:\n  hexarium backup monday.gz`,
})

/** `hexarium restore`. */
export const restore = ofServer('restore', {
  summary: 'fill an empty store from a backup',
  usage: '<file>',
  options: {},
  words: { min: 1, max: 1 },
  details: `A backup of either kind of store fits both.\n${store}\n\nExample:\n  hexarium restore monday.gz`,
})
