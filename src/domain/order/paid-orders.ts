import * as v from 'valibot'
import { PaymentReturn } from '../../contract/order.ts'
import type { BookingChoice } from '../stay/booking-address.ts'
import { cookieValue } from '../../stored/cookie-value.ts'
import { paidCookie } from '../../stored/keys.ts'

/** As long as the signature of a return from payment is valid. */
const validSeconds = 86_400
const maxOrders = 4

/** `subject` names what was ordered, without anything personal: a gift as in `draftOf`, or a stay on its dates. */
export const PaidOrder = v.object({
  subject: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
  ...v.omit(PaymentReturn, ['outcome']).entries,
})
export type PaidOrder = v.InferOutput<typeof PaidOrder>

const keys = ['subject', 'order', 'at', 'signature'] as const

/** The newest first. `cookies` is a `Cookie` header or `document.cookie`; its signatures prove nothing before they are verified. */
export function parsePaidOrders(cookies: string): PaidOrder[] {
  const entries = cookieValue(cookies, paidCookie)?.split('~') ?? []
  return entries.slice(0, maxOrders).flatMap((entry) => {
    const values = entry.split(':')
    const parsed = v.safeParse(PaidOrder, Object.fromEntries(keys.map((key, index) => [key, values[index]])))
    return parsed.success ? parsed.output : []
  })
}

/** Adds an order to those that the browser knows. Scripts read the cookie, so it is not HttpOnly. */
export function paidOrdersCookie(paid: PaidOrder, known: readonly PaidOrder[]): string {
  const others = known.filter(({ order }) => order !== paid.order)
  const entries = [paid, ...others].slice(0, maxOrders).map((entry) => keys.map((key) => entry[key]).join(':'))
  return `${paidCookie}=${entries.join('~')}; Path=/; Secure; SameSite=Lax; Max-Age=${validSeconds}`
}

export const bookingSubject = ({ stayId, dates }: Pick<BookingChoice, 'stayId' | 'dates'>): string =>
  `booking-${stayId}-${dates.checkin}-${dates.checkout}`
