// What went wrong, in one sentence.

/** A sentence for a person; ends the run with exit code 2 and no stack trace. */
export class Stop extends Error {}

/** What npm's log shows when there is no network. */
export const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|ENOTCACHED/

/** First match wins; the order puts causes before their consequences. */
const failures = [
  [/ENOSPC|no space left|EDQUOT/i, 'The disk is full: free about 500 MB and try again.'],
  [
    /npm ci` can only install packages when|lock ?file.*(not in sync|does not satisfy)|EUSAGE|EJSONPARSE/i,
    'package-lock.json does not fit the package.json files: run `npm install` once and commit the lockfile.',
  ],
  [/EINTEGRITY/, 'A downloaded package is not the one in package-lock.json: run `npm cache verify`, then try again.'],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)|CERT_(HAS_EXPIRED|NOT_YET)|DEPTH_ZERO/,
    'The certificate of the npm registry is not trusted here: set npm’s `cafile` to your network’s certificate.',
  ],
  [/\bE40[13]\b/, 'The npm registry refused access: check npm’s registry and login settings.'],
  [
    unreachable,
    'The npm registry cannot be reached, and Hexarium is not installed yet: connect to the internet and try again.',
  ],
  [
    /\b(E404|ETARGET|ENOVERSIONS)\b/,
    'The npm registry does not have a package this version needs: check npm’s registry.',
  ],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'This folder may not be written: give yourself the rights to it, or clone to another place.',
  ],
  [/\bEBUSY\b/, 'Another program holds files in node_modules: close editors and running games and try again.'],
  [/ENOMEM|heap out of memory/i, 'There was not enough memory to install: close other programs and try again.'],
]

/** Distils npm's log. */
export function explain(log) {
  const known = failures.find(([pattern]) => pattern.test(log))
  if (known) return known[1]
  const said = log.match(/^npm (?:error|ERR!) (?!code|errno|syscall|A complete log)(.+)$/m)
  return said ? `npm could not install: ${said[1].trim()}` : 'npm could not install, and did not say why.'
}
