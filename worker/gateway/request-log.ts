import type { MiddlewareHandler } from 'hono'

/** Logs nothing personal: no query, address, user agent or cookie. */
export const requestLog: MiddlewareHandler = async (c, next) => {
  const start = Date.now()
  await next()
  console.log(
    JSON.stringify({
      level: c.res.status >= 500 ? 'error' : 'info',
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      duration: Date.now() - start,
      cache: c.res.headers.get('cache-status') ?? undefined,
    }),
  )
}
