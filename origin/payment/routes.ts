import { Hono } from 'hono'
import * as v from 'valibot'
import { IsoDate } from '../../src/contract/scalars.ts'
import { dayOf } from '../clock/days.ts'
import { nowIn } from '../clock/now.ts'
import { marketAtPointOfSale, PointOfSale, whole } from '../http/parameters.ts'
import { query } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { eligibility } from './eligibility.ts'

export const payment = new Hono<OriginEnv>()

const EligibilityQuery = v.object({
  amount: whole(1, 100_000_000),
  cancellationPolicyType: v.pipe(v.string(), v.maxLength(40)),
  cancellableUntil: v.optional(IsoDate),
  checkinDate: IsoDate,
  pointOfSale: PointOfSale,
})

payment.get('/purchase/alma/eligibility', (c) => {
  const { amount, cancellableUntil, checkinDate, pointOfSale } = query(c, EligibilityQuery)
  const market = marketAtPointOfSale(pointOfSale, 'pointOfSale')
  const request = {
    amount,
    checkin: dayOf(checkinDate),
    ...(cancellableUntil === undefined ? {} : { cancellableUntil: dayOf(cancellableUntil) }),
  }
  return c.json(eligibility(request, nowIn(market, c.env.TODAY).today))
})
