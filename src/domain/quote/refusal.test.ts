import { expect, it } from 'vitest'
import { needsActivityDates, readRefusal, refusal } from './refusal.ts'

// @rule B8.10
it.each([
  ['price-error:package-not-available-at-checkin', 'dates'],
  ['checkin-in-past', 'past'],
  ['too-many-guests', 'guests'],
  ['offer-expired', 'expired'],
  ['offer-unknown', 'rate'],
  ['activity-date-missing', 'activityMissing'],
  ['activity-date-not-available', 'activityGone'],
  [refusal('noPrice').code, 'noPrice'],
  [refusal('notFetched').code, 'notFetched'],
  [refusal('notBookable').code, 'notBookable'],
  ['a-code-of-tomorrow', 'notBookable'],
])('%s is the refusal "%s"', (code, kind) => expect(readRefusal(code)).toEqual({ kind, code }))

it('a code with text around it is known by its code', () => {
  expect(readRefusal('price-error: package-not-available-at-checkin').kind).toBe('dates')
})

// @rule B8.10
it('an offer that cannot be booked has the server’s sentence, not its codes nor ours', () => {
  const codes = ['The hotel takes no bookings', 'offer-expired', 'The offer is not bookable with these criterias', 'Quote error']
  expect(codes.map((code) => readRefusal(code).sentence)).toEqual(['The hotel takes no bookings', undefined, undefined, undefined])
})

it('a quote requires dates of activities when one is missing or no longer available', () => {
  const codes = ['activity-date-missing', 'activity-date-not-available', 'checkin-in-past', '']
  expect(codes.map((code) => needsActivityDates(readRefusal(code)))).toEqual([true, true, false, false])
})
