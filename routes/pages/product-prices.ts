import type { StayOccupancy } from '../../src/contract/occupancy.ts'
import type { PageContext } from '../context.ts'

/** Cents by product at the standard rate, without unpriced ones. */
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
