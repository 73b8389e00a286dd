import { Hono } from 'hono'
import * as v from 'valibot'
import { IsoDate } from '../../src/contract/scalars.ts'
import { markets } from '../../src/market/markets.ts'
import { dayOf } from '../clock/days.ts'
import { nowIn } from '../clock/now.ts'
import { whole } from '../door/parameters.ts'
import { query, Refusal } from '../door/refusal.ts'
import type { OriginEnv } from '../env.ts'
import { eligibility } from './eligibility.ts'

export const payment = new Hono<OriginEnv>()

const EligibilityQuery = v.object({
  amount: whole(1, 100_000_000),
  cancellationPolicyType: v.pipe(v.string(), v.maxLength(40)),
  cancellableUntil: v.optional(IsoDate),
  checkinDate: IsoDate,
  /** A locale in lower case: `fr_fr`. */
  pointOfSale: v.pipe(v.string(), v.maxLength(10)),
})

payment.get('/purchase/alma/eligibility', (c) => {
  const { amount, cancellableUntil, checkinDate, pointOfSale } = query(c, EligibilityQuery)
  const market = markets.find((candidate) => candidate.locale.toLowerCase() === pointOfSale)
  if (!market) throw new Refusal(400, 'invalid-parameter', 'pointOfSale: unknown', 'pointOfSale')
  const request = {
    amount,
    checkin: dayOf(checkinDate),
    ...(cancellableUntil === undefined ? {} : { cancellableUntil: dayOf(cancellableUntil) }),
  }
  return c.json(eligibility(request, nowIn(market, c.env.TODAY).today))
})
