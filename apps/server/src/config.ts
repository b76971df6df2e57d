import { levels } from '@hexarium/bots'
import { z } from 'zod'

const flag = z.enum(['0', '1', 'true', 'false']).transform(text => text === '1' || text === 'true')

const days = (usual: number) => z.coerce.number().min(0).max(36_500).default(usual)

/** Every setting of the server, by environment variable. The README's table is held against this by a test. */
export const settings = z.object({
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080).describe('port to listen on; 0 takes any free one'),
  ORIGIN: z
    .url()
    .optional()
    .describe('the address people know this server by; default: any spelling of this machine’s own'),
  DATABASE_URL: z.string().optional().describe('`postgres://…` for PostgreSQL; otherwise SQLite in `DATA/hexarium.db`'),
  DATA: z.string().default('data').describe('folder for the SQLite file and the outbox'),
  WEB: z.string().optional().describe('folder with the built web client, if this server shall serve it'),
  SECRET: z.string().min(32).optional().describe('key that signs cookies; default: made once and kept in the store'),
  TRUST_PROXY: flag.default(false).describe('1 if a proxy in front sets `X-Forwarded-For`'),
  THREADS: z.coerce.number().int().min(1).max(64).default(1).describe('threads in which bots think'),
  HELP_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('threads in which help, stories and proofs are reckoned'),
  ROOM: z.coerce.number().int().min(1).default(2000).describe('tables kept in memory'),
  RATE: z.coerce.number().min(0).default(1).describe('factor on all rate limits; 0 lifts them'),
  SMTP_URL: z.string().optional().describe('`smtp://user:password@host`; otherwise letters are files in `DATA/outbox`'),
  MAIL_FROM: z.string().default('hexarium@localhost').describe('sender of letters'),
  PUSH_SERVICES: z
    .string()
    .optional()
    .describe('push services beside those of the known browsers: `https://…`, separated by spaces'),
  VACATION_DAYS: z.coerce.number().min(0).max(365).default(30).describe('days of vacation a person has each year'),
  TIMEOUT_BOT: z
    .enum(levels.map(({ name }) => name))
    .default('fair')
    .describe('level of the bot that takes over when time is up'),
  BOTS: z
    .string()
    .default('')
    .transform(
      (text, context) => programsIn(text) ?? context.addIssue('say name=command, separated by semicolons') ?? {},
    )
    .describe('programs of others that play here, `name=command`, separated by semicolons (docs/bots.md)'),
  GUEST_DAYS: days(365).describe('days after which guests are forgotten who left nothing; 0 never'),
  NOTICE_DAYS: days(90).describe('days after which notices are forgotten; 0 never'),
  OPEN_TABLE_DAYS: days(30).describe('days after which tables are taken away that never started; 0 never'),
  SESSION_DAYS: z.coerce
    .number()
    .min(1)
    .max(400)
    .default(180)
    .describe('days after which who did not come must log in again'),
  CHAT_DAYS: days(365).describe('days after a game’s end when what was said at its table is forgotten; 0 never'),
  IDLE_DAYS: days(365).describe(
    'days without a choice after which a running table without a clock is broken off; 0 never',
  ),
  AUDIT_DAYS: days(730).describe('days after which closed reports and lines of the audit log are forgotten; 0 never'),
  LOG_DAYS: days(90).describe('days after which logs of finished games are dropped: their records stay; 0 never'),
  GONE_MINUTES: z.coerce
    .number()
    .min(0)
    .max(1440)
    .default(3)
    .describe('minutes after which a live game can be claimed from somebody who left it; 0 never'),
  GONE_DAYS: days(14).describe(
    'days after which a game without a clock can be claimed from who does not come; 0 never',
  ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('what is logged'),
  METRICS_TOKEN: z
    .string()
    .optional()
    .describe('`/metrics` wants it as a bearer token; without it only this machine may read them'),
})

/** The commands of programs by their names; nothing if they are written otherwise. */
function programsIn(text: string): Record<string, string> | undefined {
  const each = text
    .split(';')
    .flatMap(one => (one.trim() === '' ? [] : [/^\s*([a-z][a-z0-9]{0,19})\s*=\s*(\S.*)$/.exec(one)]))
  const all = each.flatMap(found => (found ? [[found[1], found[2].trim()] as const] : []))
  return all.length === each.length ? Object.fromEntries(all) : undefined
}

type Environment = z.infer<typeof settings>

/** How the server is to run. */
export interface Config extends Environment {
  /** Where things are kept: `postgres://…`, or a file. */
  store: string
}

/** Reads the environment; a sentence says what is wrong with it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.fromEntries(
    Object.keys(settings.shape).flatMap(name => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const read = settings.safeParse(known)
  if (!read.success) {
    const faults = read.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is wrong. ${faults.join('; ')}.`)
  }
  return { ...read.data, store: read.data.DATABASE_URL ?? `${read.data.DATA}/hexarium.db` }
}
