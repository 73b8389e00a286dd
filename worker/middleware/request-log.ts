import type { MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'

/** One line a request: what was asked for and how it went. No query, address, user agent or cookie: nothing personal. */
export const requestLog: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const start = Date.now()
  await next()
  const duration = Date.now() - start
  const known = c.res.headers.get('server-timing')
  c.res.headers.set('server-timing', [`total;dur=${duration}`, known].filter(Boolean).join(', '))
  console.log(
    JSON.stringify({
      level: c.res.status >= 500 ? 'error' : 'info',
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      duration,
      cache: c.res.headers.get('cache-status') ?? undefined,
    }),
  )
}
