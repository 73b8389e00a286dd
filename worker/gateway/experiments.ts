import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { assignedVariations, type Variations } from '../../src/domain/experiments/experiments.ts'

const visitorIdFormat = /^[\w-]{16,64}$/

const crawler = /bot|crawl|spider|slurp|lighthouse|preview/i

/**
 * The variations a visitor sees; the control for crawlers and without an id. The id is in the cookie `__Host-visitor`, which is stored
 * with consent to personalisation only: its presence is the consent.
 */
export function variationsOf(c: Context): Variations {
  const visitorId = getCookie(c, 'visitor', 'host')
  if (visitorId === undefined || !visitorIdFormat.test(visitorId)) return []
  return crawler.test(c.req.header('user-agent') ?? '') ? [] : assignedVariations(visitorId)
}
