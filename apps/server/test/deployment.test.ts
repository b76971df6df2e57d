import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import launch from '../launch.json' with { type: 'json' }
import { settings } from '../src/config.ts'

function text(name: string): string {
  return readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
}

/** The lines of a section of a unit, as names and values. */
function section(unit: string, name: string): Record<string, string> {
  const lines = unit.split(`[${name}]\n`)[1].split('\n[')[0].split('\n')
  return Object.fromEntries(lines.filter(line => /^\w+=/.test(line)).map(line => line.split(/=(.*)/s, 2)))
}

/** What a service of the compose file is told by its environment. */
function environment(compose: string): Record<string, string> {
  const block = /environment: &environment\n((?: {4}\S.*\n)+)/.exec(compose)![1]
  return Object.fromEntries([...block.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name, value]) => [name, value]))
}

test('the unit starts the server again for as long as the database is away, and lets it end in peace', () => {
  const unit = text('hexarium.service')
  expect(section(unit, 'Unit')).toMatchObject({ StartLimitIntervalSec: '0' })
  const service = section(unit, 'Service')
  expect(service).toMatchObject({ Restart: 'on-failure', UMask: '0077', NoNewPrivileges: 'true' })
  expect(Number(service['RestartSec'])).toBeGreaterThanOrEqual(1)
  expect(Number(service['TimeoutStopSec'])).toBeGreaterThanOrEqual(10)
  expect(service['ExecStart']).toMatch(/ apps\/server\/src\/main\.ts serve$/)
})

test('unit and image launch the server as the commands do', () => {
  const started = [...launch.options, 'apps/server/src/main.ts', 'serve']
  const variables = Object.entries(launch.environment).map(([name, value]) => `${name}=${value}`)
  const unit = text('hexarium.service')
  expect(section(unit, 'Service')['ExecStart'].split(' ').slice(1)).toEqual(started)
  for (const one of variables) expect(unit.split('\n')).toContain(`Environment=${one}`)
  const image = text('Dockerfile')
  expect(JSON.parse(/^CMD (.*)$/m.exec(image)![1])).toEqual(['node', ...started])
  for (const one of variables) expect(/^ENV (.*)$/m.exec(image)![1].split(' ')).toContain(one)
})

test('the image is well only while it can write', () => {
  expect(text('Dockerfile')).toMatch(/^HEALTHCHECK .*fetch\('http:\/\/127\.0\.0\.1:8080\/readyz'\)/m)
})

test('compose hands the servers mail and secrets, has no password of its own, and opens no port but the proxy’s', () => {
  const compose = text('compose.yaml')
  const told = environment(compose)
  expect(Object.keys(told).filter(name => !Object.hasOwn(settings.shape, name))).toEqual([])
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'SECRET', 'METRICS_TOKEN', 'THREADS', 'HELP_THREADS'])
    expect([name, told[name]?.includes(`\${${name}`)]).toEqual([name, true])
  expect(told['TRUST_PROXY']).toBe('1')
  // what must be secret is asked for: `:?` ends in words where it is not set, `:-` would make up a default
  const secrets = [...compose.matchAll(/\$\{(POSTGRES_PASSWORD|METRICS_TOKEN)([^}]*)\}/g)]
  expect(secrets.length).toBe(3)
  for (const [all, , otherwise] of secrets) expect([all, otherwise.startsWith(':?')]).toEqual([all, true])
  expect(compose).toMatch(/SECRET: \$\{SECRET:-\}\n/)
  expect(compose.match(/^ {4}ports:/gm)).toHaveLength(1)
  expect(compose.split('\n  proxy:\n')[1]).toMatch(/^ {4}ports:/m)
  expect(compose.match(/^ {2}server-\d:\n {4}<<: \*server$/gm)).toHaveLength(2)
})

test('the proxy asks who can write, shows nobody the metrics, and believes nobody where he comes from', () => {
  const proxy = text('Caddyfile')
  const servers = [...text('compose.yaml').matchAll(/^ {2}(server-\d):$/gm)].map(([, name]) => name)
  const [, passedTo] = /reverse_proxy (.*) \{/.exec(proxy)!
  expect(passedTo.split(' ')).toEqual(servers.map(name => `${name}:8080`))
  expect(proxy).toMatch(/^\trespond \/metrics 404$/m)
  expect(proxy).toMatch(/^\t\thealth_uri \/readyz$/m)
  expect(proxy).toMatch(/^\t\theader_up X-Forwarded-For \{remote_host\}$/m)
})
