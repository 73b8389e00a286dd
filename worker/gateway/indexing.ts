import type { MiddlewareHandler } from 'hono'
import { isIndexable } from '../operations/production.ts'
import type { Gateway } from './gateway.ts'

/** Files and calls have no robots tag of their own, and a page in a cache may have an older one. */
export const onlyIndexable: MiddlewareHandler<Gateway> = async (c, next) => {
  await next()
  if (!isIndexable(c.env)) c.header('x-robots-tag', 'noindex, nofollow')
}
