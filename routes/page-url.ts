import { returnKeys } from '../src/domain/booking/payment-return.ts'
import { savedKey } from '../src/domain/consent/posted-choice.ts'
import { giftKeys } from '../src/domain/gift/gift-address.ts'
import { sharedIdsKey } from '../src/domain/product-lists/shared-list.ts'

/** The query keys that pages read by their names. Those of searches and stays are read by the tables of their fields. */
export const pageKeys = [
  ...returnKeys,
  ...giftKeys,
  sharedIdsKey,
  savedKey,
  'flow',
  'page',
  'from',
  'origin',
  'q',
  'ref',
  'product',
  'price',
  'payment',
  'failed',
  'again',
  'insurance',
  'gift',
  'about',
] as const
type PageKey = (typeof pageKeys)[number]

/** The gateway drops keys that are not listed above, so reading one of them does not compile. */
export interface PageUrl extends Omit<URL, 'searchParams'> {
  readonly searchParams: Omit<URLSearchParams, 'get' | 'getAll' | 'has'> & {
    get(key: PageKey): string | null
    getAll(key: PageKey): string[]
    has(key: PageKey): boolean
  }
}
