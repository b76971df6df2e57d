import { serveStatic } from '@hono/node-server/serve-static'
import type { Env, Hono } from 'hono'
import { compress } from 'hono/compress'

/** Files whose names change with their content, and so may be kept for ever; the others are asked for each time. */
const LASTING = 'public, max-age=31536000, immutable'

/** Serves the built web client: its files, its page, and the way to it from every other address. */
export function servePage<E extends Env>(app: Hono<E>, root: string): void {
  app.use('/*', compress())
  app.use('/*', async (context, next) => {
    await next()
    const lasting = context.res.ok && context.req.path.startsWith('/assets/')
    context.header('Cache-Control', lasting ? LASTING : 'no-cache')
  })
  app.use('/*', serveStatic({ root, precompressed: true }))
  // What looks like a file is one or is not there: the page instead would only confuse who asked for it.
  app.get('/:file{.+\\.[a-z0-9]+}', context => context.text('There is no such file.', 404))
  // The page has its own addresses behind “#”, and its files beside it: who left the “#” out is led to where he meant to go.
  app.get('/*', context => {
    const { pathname, search } = new URL(context.req.url)
    return context.redirect(`/#${pathname}${search}`)
  })
}
