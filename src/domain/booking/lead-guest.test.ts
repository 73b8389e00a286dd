import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LeadGuest } from '../../contract/order.ts'
import { arrivalTimes, emptyGuestForm, guestFormErrors, leadGuest, readGuestForm } from './lead-guest.ts'

const posted = (fields: Readonly<Record<string, string>>) => readGuestForm(new URLSearchParams(fields))

// @rule B5.30 B5.35
describe('who stays', () => {
  it('has a name, an e-mail and a phone; arrival time and wishes are free', () => {
    expect(guestFormErrors(emptyGuestForm)).toEqual({ name: 'required', email: 'required', phone: 'required' })
    const typed = posted({ name: 'Zoé', email: 'zoe@example.com', phone: '06 12 34 56 78' })
    expect([guestFormErrors(typed), leadGuest(typed)]).toEqual([
      {},
      { name: 'Zoé', email: 'zoe@example.com', phone: '06 12 34 56 78', wishes: '' },
    ])
  })

  it('is sent as the fields write it, within what an order takes, however long it was typed', () => {
    const typed = posted({
      name: `  ${'É'.repeat(80)} `,
      email: 'mailto:zoe@example.com',
      phone: '+3.3.6.1.2.3.4.5.6.7.8.1.2.3.4',
      arrivalTime: '18:00',
      wishes: `${'x'.repeat(500)}\u200b`,
    })
    expect(guestFormErrors(typed)).toEqual({})
    expect(v.parse(LeadGuest, leadGuest(typed))).toEqual({
      name: 'É'.repeat(80),
      email: 'zoe@example.com',
      phone: '+3 3 6 1 2 3 4 5 6 7 8 1 2 3 4',
      arrivalTime: '18:00',
      wishes: 'x'.repeat(500),
    })
  })

  it.each(['24:00', '18:30', 'evening', '8:00'])('arrives at a whole hour, which %s is not', (arrivalTime) => {
    expect(posted({ arrivalTime }).arrivalTime).toBe('')
  })

  it.each([
    ['15:00', '15:00', 9],
    ['14:30', '15:00', 9],
    ['9:00', '09:00', 15],
    ['23:30', undefined, 0],
    ['after lunch', '00:00', 24],
  ])('arrives when the check-in has begun (%s) or later', (checkin, first, count) => {
    const times = arrivalTimes(checkin)
    expect([times[0], times.length]).toEqual([first, count])
  })
})
