import type { Collection } from '../../src/contract/analytics.ts'
import { type CatalogueFacts, productsToDescribe, withCatalogueFacts } from '../../src/domain/analytics/described-items.ts'
import type { Upstream } from '../../worker/upstream/calls.ts'

/** Adds the catalogue's facts to the events and delivers them. Events are delivered without facts where the catalogue does not respond. */
export async function collect(upstream: Upstream, collection: Collection): Promise<void> {
  const { products, flow } = productsToDescribe(collection.events)
  const found = products.length > 0 ? await upstream.products({ products, flow, adult: 2, child: 0, baby: 0 }) : undefined
  const facts = new Map<string, CatalogueFacts>()
  if (found?.kind === 'ok')
    for (const { wish, offer, topTheme, dataFlowMode, targetedLabel } of found.value.products)
      facts.set(wish, { hotel: offer.hotel, topTheme, dataFlowMode, targetedLabel })
  await upstream.collect({ ...collection, events: collection.events.map((event) => withCatalogueFacts(event, facts)) })
}
