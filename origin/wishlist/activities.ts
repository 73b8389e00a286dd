import type { WishedProduct } from '../../src/contract/wished-products.ts'
import { type Activity, activityById, pricesOf } from '../activities/activities.ts'
import { unpricedCard } from '../activities/unpriced-card.ts'
import { cardImages } from '../offers/pictures.ts'
import type { Edition } from './edition.ts'

/** The activities with these ids, priced for `adults`, or for the fewest where they are too many or too few. */
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
    return { state: 'onSale', ...facts, offer: { ...offer, ...priceOf(activity, adults) } }
  })
}

function priceOf(activity: Activity, requested: number) {
  const all = pricesOf(activity)
  const adults = all.has(requested) ? requested : activity.facts.adults.min
  const price = all.get(adults)
  if (!price) throw new Error(`activity ${activity.facts.id} takes nobody`)
  const { sellPrice, barPrice, promo } = price
  return {
    sellPrice,
    ...(promo > 0 ? { refPrice: barPrice, promo } : {}),
    priceType: 'final' as const,
    participants: adults,
    prices: [{ paxComposition: { adults }, promo, barPrice, sellPrice }],
  }
}
