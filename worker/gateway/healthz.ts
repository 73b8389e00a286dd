import type { Context, Next } from 'hono'
import { isCareHost } from '../../src/market/public-address.ts'
import { degradedParts } from '../operations/health.ts'
import { configurationFaults, fatalFaults } from '../operations/production.ts'
import { build, isolateState } from '../services.ts'
import type { Gateway } from './gateway.ts'

/**
 * Says what this isolate has had to do without, from what it remembers: no call is made. 503 where no page can be made, and where a production is
 * configured wrongly, which no search engine then keeps; whatever pages are prepared for is listed with 200, because neither a restart nor another
 * machine would help. Customer care has none of it.
 */
export function healthz(c: Context<Gateway>, next: Next): Promise<void> | Response {
  if (isCareHost(c.var.url.host)) return next()
  const faults = [...fatalFaults(c.env), ...configurationFaults(c.env)]
  const degraded = degradedParts(isolateState, faults, Date.now())
  const ok = faults.length === 0
  return c.json({ ok, build, degraded }, ok ? 200 : 503, { 'cache-control': 'no-store', 'cache-tag': 'health' })
}
