import type { AnalyticsItem, SentEvent } from '../../contract/analytics.ts'
import type { HotelSummary } from '../../contract/hotel.ts'
import type { WishedProduct } from '../../contract/wished-products.ts'
import { maxListed } from '../../contract/wished-products.ts'

export interface CatalogueFacts extends Pick<WishedProduct, 'topTheme' | 'dataFlowMode' | 'targetedLabel'> {
  readonly hotel: HotelSummary
}

export function itemsOf(event: SentEvent): readonly AnalyticsItem[] {
  switch (event.name) {
    case 'view_item':
    case 'select_item':
      return [event.params]
    case 'view_item_list':
      return event.params.items
    default:
      return []
  }
}

/** The name of a product in `products.json`, such as `STAY:10572`. A box has none. */
const nameOf = ({ stay, activity }: AnalyticsItem): string | undefined =>
  stay !== undefined ? `STAY:${stay}` : activity !== undefined ? `ACTIVITY:${activity}` : undefined

export function productsToDescribe(events: readonly SentEvent[]): { products: string[]; flow: 'booking' | 'gifting' } {
  const items = events.flatMap(itemsOf)
  const names = items.map(nameOf).filter((name) => name !== undefined)
  return {
    products: [...new Set(names)].slice(0, maxListed),
    flow: items.some(({ flowType }) => flowType === 'gifting') ? 'gifting' : 'booking',
  }
}

export function withCatalogueFacts(event: SentEvent, facts: ReadonlyMap<string, CatalogueFacts>): SentEvent {
  const described = (item: AnalyticsItem) => withFacts(item, facts.get(nameOf(item) ?? ''))
  switch (event.name) {
    case 'view_item':
    case 'select_item':
      return { ...event, params: described(event.params) }
    case 'view_item_list':
      return { ...event, params: { ...event.params, items: event.params.items.map(described) } }
    default:
      return event
  }
}

function withFacts(item: AnalyticsItem, facts: CatalogueFacts | undefined): AnalyticsItem {
  if (!facts) return item
  const { hotel, topTheme, dataFlowMode, targetedLabel } = facts
  const { latitude, longitude } = hotel.location
  return {
    ...item,
    // An activity takes place at a centre, which must not count as a hotel.
    ...(item.stay !== undefined && { hotel: { id: hotel.id, latitude, longitude } }),
    ...(topTheme && { topTheme }),
    ...(dataFlowMode && { dataFlowMode }),
    ...(targetedLabel && { targetedLabel }),
  }
}
