import type { StayOccupancy } from '../../src/contract/occupancy.ts'
import type { PageContext } from '../context.ts'

/** Returns prices in cents by product, at the standard rate. Products without a price are left out. */
export async function requestProductPrices(
  { upstream }: Pick<PageContext, 'upstream'>,
  products: readonly number[],
  stay: StayOccupancy,
): Promise<Readonly<Record<number, number>>> {
  const priced = await Promise.all(
    products.map(async (product) => {
      const quote = await upstream.quote({ id: product, ...stay })
      return quote.kind === 'ok' && quote.value.priceInfo ? [[product, quote.value.priceInfo.sellPrice] as const] : []
    }),
  )
  return Object.fromEntries(priced.flat())
}
