import type { MiddlewareHandler } from 'hono'
import { endpointOf, isFoundPicture } from '../operations/endpoint-kind.ts'
import { speculationOf, writePoint } from '../operations/write-point.ts'
import { build, type Services } from '../services.ts'
import type { Gateway } from './gateway.ts'

/**
 * Logs each request, and writes its data point, except for a picture that was found. Neither has anything personal: no query, address, user
 * agent or cookie.
 */
export const requestLog: MiddlewareHandler<Gateway> = async (c, next) => {
  const start = Date.now()
  await next()
  const { status, headers } = c.res
  const { method } = c.req
  const duration = Date.now() - start
  const speculation = speculationOf(c.req.raw.headers)
  console.log(
    JSON.stringify({
      // A page that is refused before anybody has opened it is no failure.
      level: status >= 500 && speculation === '' ? 'error' : 'info',
      method,
      path: c.req.path,
      status,
      duration,
      cache: headers.get('cache-status') ?? undefined,
    }),
  )
  if (!c.env.OPERATIONS) return
  const { page, market } = c.get('visited') ?? { page: endpointOf(c.req.path), market: '' }
  if (isFoundPicture(page, status)) return
  // An address that is refused has no services.
  const services: Services | undefined = c.get('services')
  const facts = {
    point: 'request',
    page,
    market,
    method,
    cache: headers.get('cf-cache-status') ?? 'NONE',
    speculation,
    build: build ?? '',
    status,
    headMs: duration,
  }
  c.executionCtx.waitUntil(writePoint(c.env.OPERATIONS, facts, { tally: services?.calls }))
}
