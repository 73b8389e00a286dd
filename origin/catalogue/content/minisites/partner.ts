import * as v from 'valibot'
import { IsoDate, LocaleName } from '../../../../src/contract/scalars.ts'
import json from './partners.json' with { type: 'json' }

/** The offer a partner advertised. Past dates stay as they were agreed. */
const Offer = v.object({
  from: v.number(),
  includes: v.picklist(['wellness', 'dinner']),
  /** Last day to book, last day of a stay. */
  bookableUntil: IsoDate,
  staysUntil: IsoDate,
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
})
export type Partner = v.InferOutput<typeof Partner>

export const partners = v.parse(v.array(Partner), json)
