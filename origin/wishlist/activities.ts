import type { WishedProduct } from '../../src/contract/wished-products.ts'
import { activityById } from '../activities/activities.ts'
import { cardPrice } from '../activities/card-price.ts'
import { unpricedCard } from '../activities/unpriced-card.ts'
import { cardImages } from '../offers/pictures.ts'
import type { Edition } from './edition.ts'

/** The price is for `adults`, or for the fewest that an activity takes where they are too many or too few. */
export async function wishedActivities(edition: Edition, ids: readonly number[], adults: number): Promise<WishedProduct[]> {
  const { market, texts } = edition
  const found = await Promise.all(ids.map((id) => activityById(edition.db, id)))
  const activities = found.filter((activity) => activity !== undefined)
  const images = cardImages(
    activities.map(({ pictures }) => pictures),
    market.language,
  )
  return activities.map((activity, index): WishedProduct => {
    const facts = { wish: `ACTIVITY:${activity.facts.id}`, facilities: [] }
    const offer = { ...unpricedCard(activity.facts, market, texts), images: images[index] ?? [] }
    if (!activity.published) return { state: 'expired', ...facts, offer }
    return { state: 'onSale', ...facts, offer: { ...offer, ...cardPrice(activity, adults) } }
  })
}
