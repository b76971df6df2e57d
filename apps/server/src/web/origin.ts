import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { Config } from '../config.ts'

type Known = Pick<Config, 'ORIGIN' | 'HOST'>

/**
 * False if a browser says that another site sent this. What is no browser says nothing.
 *
 * With ORIGIN set only its pages may act. Without it those of the address the browser came by, however this machine is
 * called there; but it must be an address or a name that nobody can make point here, as a stranger can with a name of his
 * own (DNS rebinding).
 */
export function isOurOwn({ ORIGIN, HOST }: Known, headers: IncomingHttpHeaders): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  if (ORIGIN !== undefined) return origin === ORIGIN
  return host !== undefined && origin === `http://${host}` && isOwnName(hostnameOf(origin), HOST)
}

/** What somebody is told whose page is not ours. */
export function strangerTold({ ORIGIN }: Known): string {
  const remedy = ORIGIN === undefined ? ' If it is this server’s own page, set ORIGIN to the address people type.' : ''
  return `This request comes from another site.${remedy}`
}

/** An address as such, or a name that stands for this machine wherever one asks. */
function isOwnName(name: string, listensOn: string): boolean {
  const own = hostname().toLowerCase()
  return isIP(name) !== 0 || ['localhost', own, `${own}.local`, listensOn.toLowerCase()].includes(name)
}

function hostnameOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1') : ''
}

/** The address that letters and passkeys name where ORIGIN is not set. */
export function ownAddress(host: string, port: number): string {
  const isHere = ['0.0.0.0', '::', '::1'].includes(host) || host.startsWith('127.')
  const name = isHere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host
  return `http://${name}:${port}`
}
