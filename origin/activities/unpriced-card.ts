import type { ActivityFacts, Texts } from '@escale/catalogue'
import type { OfferCard } from '../../src/contract/offers.ts'
import type { Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'

/** The pictures and all that depends on the participants are left to the caller. */
export function unpricedCard(
  facts: ActivityFacts,
  market: Market,
  texts: Texts,
): Pick<OfferCard, 'id' | 'itemCategory' | 'label' | 'uri' | 'hotel' | 'headwords' | 'nights'> {
  return {
    id: facts.id,
    itemCategory: 'activity',
    label: texts.activity.label(facts),
    uri: sitePath(market, 'activity', facts.id),
    hotel: {
      id: facts.id,
      label: facts.center,
      stars: 0,
      location: { label: texts.place.label(facts.place), city: texts.place.name(facts.place), latitude: facts.lat, longitude: facts.lng },
    },
    headwords: texts.activity.headwords(facts),
    nights: 0,
  }
}
