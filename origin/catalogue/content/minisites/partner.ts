import * as v from 'valibot'
import { IsoDate, LocaleName } from '../../../../src/contract/scalars.ts'
import json from './partners.json' with { type: 'json' }

/** 29 February does not exist in most of the years to which an offer may move. */
const DayOfEveryYear = v.pipe(
  IsoDate,
  v.check((date) => !date.endsWith('-02-29'), 'a day that every year has'),
)

/** The offer a partner advertised, with the dates of its first run. */
const Offer = v.object({
  from: v.number(),
  includes: v.picklist(['wellness', 'dinner']),
  /** Last day to book. */
  bookableUntil: DayOfEveryYear,
  /** Last day of a stay. */
  staysUntil: DayOfEveryYear,
  twoNights: v.boolean(),
})
export type Offer = v.InferOutput<typeof Offer>

/** A partner whose customers book in a minisite. All are invented. */
const Partner = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  locale: LocaleName,
  /** Background of the banner until it is loaded. */
  color: v.string(),
  offer: Offer,
  /** The offer keeps its past dates, so that an expired minisite can be seen. */
  hasEnded: v.optional(v.boolean(), false),
})
export type Partner = v.InferOutput<typeof Partner>

/**
 * Returns the offer as it runs on a day: both dates are moved by the fewest whole years after which it can still be booked.
 */
export function offerOn({ offer, hasEnded }: Partner, today: IsoDate): Offer {
  if (hasEnded) return offer
  let { bookableUntil, staysUntil } = offer
  while (bookableUntil < today) {
    bookableUntil = aYearAfter(bookableUntil)
    staysUntil = aYearAfter(staysUntil)
  }
  return { ...offer, bookableUntil, staysUntil }
}

const aYearAfter = (date: IsoDate): IsoDate => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

export const partners = v.parse(v.array(Partner), json)
