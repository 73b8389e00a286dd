import * as v from 'valibot'
import { OrderReference } from '../../contract/order.ts'
import { type ContactFormValues, emptyContactForm } from './contact-form.ts'

/** What customer care does for a beneficiary. */
export const giftRequests = ['extend', 'exchange', 'expired'] as const
export type GiftRequest = (typeof giftRequests)[number]

export interface AboutGift {
  readonly request: GiftRequest
  readonly reference: string
}

/** Of an address of the contact form: `about` is the request, `gift` the number of the gift's order. */
export const giftRequestQuery = ({ request, reference }: AboutGift) => ({ about: request, gift: reference })

export function readGiftRequest(query: { get(key: 'about' | 'gift'): string | null }): AboutGift | undefined {
  const request = giftRequests.find((name) => name === query.get('about'))
  const reference = query.get('gift')
  return request && v.is(OrderReference, reference) ? { request, reference } : undefined
}

/** The form with its reason, the number of the gift and the first words of the message filled in. */
export const formAboutGift = ({ reference }: AboutGift, description: string): ContactFormValues => ({
  ...emptyContactForm,
  reason: 'other',
  bookingNumber: reference,
  description,
})
