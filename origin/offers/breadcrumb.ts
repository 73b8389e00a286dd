import type { Texts } from '@escale/catalogue'
import type { Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import type { Place } from '../geo/places.ts'

interface Crumb {
  readonly label: string
  readonly uri: string
}

export function breadcrumbTo(page: Crumb, places: readonly Place[], market: Market, texts: Texts): Crumb[] {
  return [
    { label: texts.labels.stays, uri: sitePath(market, 'stays') },
    ...places
      .filter((place) => place.kind !== 'department' && place.indexed === 1)
      .map((place) => ({ label: texts.place.name(place.facts), uri: sitePath(market, 'stays', place.paths[market.language]) })),
    page,
  ]
}
