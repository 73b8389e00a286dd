import { expect, it } from 'vitest'
import { quoteErrors } from './quote-outcome.ts'
import { refusalOf } from './refusal.ts'

it.each([
  ['price-error: package-not-available-at-checkin', 'dates'],
  ['checkin-in-past', 'past'],
  ['too-many-guests', 'guests'],
  ['offer-expired', 'expired'],
  ['offer-unknown', 'rate'],
  ['activity-date-missing', 'activities'],
  ['activity-date-not-available', 'activities'],
  [quoteErrors.noPrice, 'noPrice'],
  [quoteErrors.fetch, 'notFetched'],
  [quoteErrors.notBookable, 'notBookable'],
  ['a-code-of-tomorrow', 'notBookable'],
])('%s is the refusal "%s"', (reason, refusal) => expect(refusalOf(reason)).toBe(refusal))
