import { describe, expect, it, vi } from 'vitest'
import type { Quote } from '../../contract/quote.ts'
import type { ActivityDates } from '../../contract/stay.ts'
import { type Attempt, type BookingCalls, checkBooking, checkOf, nextBookingState, notBooking } from './check-booking.ts'

const today = '2027-03-15'
const reservationCriteria = { checkin: '2027-04-02', nights: 2, adult: 2, child: 0, baby: 0 }
const priced = (sellPrice: number): Quote => ({ bookable: true, reservationCriteria, priceInfo: { sellPrice } })
const refused = (code: string): Quote => ({ bookable: false, reservationCriteria, errors: [{ code }] })
const massage: ActivityDates = [{ activityId: 12, title: 'Massage', dates: [{ value: '202704031000', date: '2027-04-03', time: '10:00' }] }]
const attempt: Attempt = { shown: 249_00, today, selection: {}, offered: [] }
const chosen = { ...attempt, selection: { 12: '202704031000' }, offered: massage }

const calls = (quote: Quote | undefined, dates: ActivityDates | undefined = []) => ({
  activityDates: async () => dates,
  quote: vi.fn<BookingCalls['quote']>(async () => quote),
})

describe('an attempt to book', () => {
  it('leaves for the checkout when the real-time price is the one shown', async () => {
    const quote = priced(249_00)
    expect(await checkBooking(calls(quote), attempt)).toEqual({ kind: 'leave', price: 249_00, selection: {}, quote })
  })

  it.each([
    ['lower', 239_00],
    ['higher', 259_00],
  ])('lets the visitor decide when the price has become %s', async (direction, after) => {
    const quote = priced(after)
    expect(await checkBooking(calls(quote), attempt)).toEqual({
      kind: 'changed',
      change: { direction, before: 249_00, after, difference: after - 249_00 },
      quote,
    })
  })

  it('requests no quote while an activity has no date', async () => {
    const site = calls(priced(249_00), massage)
    expect(await checkBooking(site, { ...attempt, offered: massage })).toEqual({
      kind: 'activities',
      wrong: { ids: [12], fault: 'missing' },
      refused: false,
    })
    expect(site.quote).not.toHaveBeenCalled()
  })

  it('requests no quote for two activities at the same time, whose fields are wrong until one of them has another', async () => {
    const facial = { activityId: 30, title: 'Facial', minutes: 40, dates: [{ value: 'f', date: '2027-04-03', time: '10:30' }] }
    const site = calls(priced(249_00), [...massage, facial])
    const step = await checkBooking(site, { ...chosen, selection: { ...chosen.selection, 30: 'f' } })
    expect(step).toEqual({ kind: 'activities', wrong: { ids: [12, 30], fault: 'clash' }, refused: false })
    expect(site.quote).not.toHaveBeenCalled()
    const state = nextBookingState(notBooking, { type: 'checked', choice: 'A', step })
    expect(nextBookingState(state, { type: 'activityChosen', activityId: 12 }).wrong?.ids).toEqual([])
  })

  it('quotes the chosen dates of activities that are on offer, and no others', async () => {
    const site = calls(priced(249_00), massage)
    await checkBooking(site, { ...chosen, selection: { ...chosen.selection, 30: '202704021900' } })
    expect(site.quote).toHaveBeenCalledWith(chosen.selection)
  })

  it('leaves dates of activities to the checkout if they fail to load', async () => {
    const site = { ...calls(priced(249_00)), activityDates: async () => undefined }
    expect((await checkBooking(site, chosen)).kind).toBe('leave')
    expect(site.quote).toHaveBeenCalledWith({})
  })

  it.each([
    ['activity-date-not-available', 'gone'],
    ['activity-date-missing', 'missing'],
  ])('requires all dates of activities again after %s', async (code, fault) => {
    expect(await checkBooking(calls(refused(code), massage), chosen)).toEqual({
      kind: 'activities',
      wrong: { ids: [12], fault },
      refused: true,
    })
  })

  it('treats a refusal for dates of activities like any other if there are none to choose', async () => {
    const quote = refused('activity-date-missing')
    expect(await checkBooking(calls(quote), attempt)).toEqual({ kind: 'unpriced', code: 'activity-date-missing', quote })
  })

  it('has the code of the refusal, or of the missing response', async () => {
    const quote = refused('package-not-available-at-checkin')
    expect(await checkBooking(calls(quote), attempt)).toEqual({ kind: 'unpriced', code: 'package-not-available-at-checkin', quote })
    expect(await checkBooking(calls(undefined), attempt)).toEqual({ kind: 'unpriced', code: 'QUOTE_FETCH_ERROR', quote: undefined })
  })
})

describe('the state of booking', () => {
  const started = nextBookingState(notBooking, { type: 'started', choice: 'A' })
  const after = async (quote: Quote | undefined) =>
    nextBookingState(started, { type: 'checked', choice: 'A', step: await checkBooking(calls(quote), attempt) })

  it('does not apply to another choice', async () => {
    expect(checkOf(started, 'A').kind).toBe('checking')
    expect(checkOf(started, 'B').kind).toBe('idle')
    expect(checkOf(await after(priced(259_00)), 'B').kind).toBe('idle')
  })

  it('waits for the visitor after a change, and is over once the dialog is dismissed', async () => {
    const changed = await after(priced(259_00))
    expect(checkOf(changed, 'A')).toMatchObject({ kind: 'changed', change: { after: 259_00 } })
    expect(checkOf(nextBookingState(changed, { type: 'dismissed', choice: 'A' }), 'A').kind).toBe('idle')
    expect(checkOf(nextBookingState(changed, { type: 'left', choice: 'A' }), 'A').kind).toBe('leaving')
  })

  it('has failed only without a quote: a refusal is shown at the price', async () => {
    expect(checkOf(await after(undefined), 'A').kind).toBe('failed')
    expect(checkOf(await after(refused('offer-expired')), 'A').kind).toBe('idle')
  })

  it('marks an activity as wrong until its date is chosen', () => {
    const step = { kind: 'activities', wrong: { ids: [12, 30], fault: 'gone' }, refused: true } as const
    const wrong = nextBookingState(started, { type: 'checked', choice: 'A', step })
    expect(wrong).toMatchObject({ check: { kind: 'idle' }, wrong: { ids: [12, 30], fault: 'gone' } })
    expect(nextBookingState(wrong, { type: 'activityChosen', activityId: 12 }).wrong).toEqual({ ids: [30], fault: 'gone' })
  })
})
