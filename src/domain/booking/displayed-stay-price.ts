import type { Price } from '../../contract/price.ts'
import type { Guests } from '../guests/guests.ts'
import { type DisplayedPrice, displayedPrice } from '../pricing/displayed-price.ts'
import { stayPromo } from '../pricing/promo.ts'
import type { StayPrice } from './stay-price.ts'

/** Babies do not count as people. There is no price until these very dates are priced. */
export function datedPrice(price: StayPrice): DisplayedPrice | undefined {
  if (price.kind !== 'priced') return undefined
  const { nights, adult, child } = price.quote.reservationCriteria
  return displayedPrice(price.price, stayPromo(price.price), { nights, people: adult + child })
}

interface UndatedStay {
  readonly fromPrice?: Price | undefined
  readonly nights: { readonly min: number }
}

/** The lowest price of the coming year, for these guests and the shortest stay. */
export function undatedPrice({ fromPrice: price, nights }: UndatedStay, { adults, children }: Guests): DisplayedPrice | undefined {
  return price && displayedPrice(price, stayPromo(price), { type: 'from', nights: nights.min, people: adults + children })
}
