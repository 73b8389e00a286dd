import type { ShippingCosts } from '../../src/contract/gifts.ts'
import type { Market } from '../../src/market/markets.ts'

/** In cents, for a parcel in the market's own country. */
const domestic: Readonly<Record<Market['id'], number>> = { fr: 490, es: 390, 'be-nl': 0, 'be-fr': 0, nl: 0, it: 590 }

/** In cents, added for a parcel across a border. */
const abroad = 450

/** It has a price, though no carrier serves it. */
export const refusedCountry = 'AD'

const countries = ['FR', 'ES', 'BE', 'NL', 'IT', refusedCountry] as const

/** `GET /single-voucher/shipping-costs`: cents by country of delivery. */
export function shippingCosts({ id, country }: Market): ShippingCosts {
  return {
    shippingCostsPerCountry: Object.fromEntries(
      countries.map((code) => [
        code,
        {
          shippingCost: domestic[id],
          internationalShippingFee: code === country ? 0 : abroad,
          ...(code === refusedCountry && { undeliverable: true }),
        },
      ]),
    ),
  }
}
