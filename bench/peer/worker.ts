import { createRequestHandler, RouterContextProvider } from 'react-router'
import { provideTemporal } from '../../src/domain/dates/temporal.ts'
import type { Market, MarketId } from '../../src/market/markets.ts'
import type { Env } from '../../worker/env.ts'
import { buildOf } from './server-build.tsx'
import { type Execution, loaded, loaderContext } from './context.ts'

await provideTemporal()

const handlers = new Map<MarketId, ReturnType<typeof createRequestHandler>>()

/**
 * One build for each market, because React Router goes through all routes of a build at every request. It is an object: the function of
 * Cloudflare's template would derive the handler at every request too.
 */
function handlerOf(market: Market): ReturnType<typeof createRequestHandler> {
  const known = handlers.get(market.id) ?? createRequestHandler(buildOf(market), 'production')
  handlers.set(market.id, known)
  return known
}

export default {
  async fetch(request: Request, env: Env, execution: Execution): Promise<Response> {
    const page = await loaderContext(request, env, execution)
    if (!page) return new Response('Not found', { status: 404 })
    return handlerOf(page.site.market)(request, new RouterContextProvider(new Map([[loaded, page]])))
  },
}
