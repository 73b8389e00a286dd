import type { IsoDate } from '../../contract/scalars.ts'

/** The gift box whose beneficiary chooses a stay on a page. */
export interface Redeeming {
  /** Eight digits, which open nothing. */
  readonly gift: string
  /** The public code of the box. */
  readonly box: string
  /** In cents: what it pays of one stay. */
  readonly value: number
  /** Of the stay that it is for. */
  readonly nights: number
  /** The last day on which the stay may begin. */
  readonly validUntil: IsoDate
}

/** What a beneficiary adds to a price, in cents. What a cheaper stay leaves of the gift is not given back. */
export function supplementOf(price: number, { value }: Pick<Redeeming, 'value'>): number {
  return Math.max(0, price - value)
}

/** What the gift pays of a price, in cents. */
export function paidByGift(price: number, { value }: Pick<Redeeming, 'value'>): number {
  return Math.min(price, value)
}

/** A search without nights of its own is for those of the gift. */
export function withNightsOf<Query extends { readonly nights?: number | undefined }>(
  redeeming: Redeeming | undefined,
  query: Query,
): Query {
  return redeeming ? { ...query, nights: query.nights ?? redeeming.nights } : query
}

/** The fields by which the calls of beneficiaries know the gift. */
function giftTerms({ value, validUntil }: Redeeming): { readonly giftPrice: number; readonly validUntil: IsoDate } {
  return { giftPrice: value, validUntil }
}

/** What counts of searches are told: only stays of the box that have a date are counted. */
export function countedGift(redeeming: Redeeming | undefined) {
  return redeeming && { gift: { box: redeeming.box, ...giftTerms(redeeming) } }
}

/** The fields of a search among the stays of the box. */
export function inBox<Query extends { readonly nights?: number | undefined }>(redeeming: Redeeming, query: Query) {
  return { ...withNightsOf(redeeming, query), ...giftTerms(redeeming), code: redeeming.box }
}
