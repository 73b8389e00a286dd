import type { OpenedGift } from '../../../src/contract/beneficiary.ts'
import type { InputOf } from '../../../src/contract/calls/table.ts'
import type { GiftCardBalance } from '../../../src/contract/gift-card.ts'
import type { Order } from '../../../src/contract/order.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import { marketOf } from '../../../src/market/markets.ts'
import { typedGuest } from '../../../test/lead-guest.ts'
import type { PageContext } from '../../context.ts'
import { bookingOf } from './booking.ts'
import { type CheckoutForm, pay } from './pay.ts'
import type { PayingGift } from './paying-gift.ts'

const market = marketOf('fr')
const url = new URL('https://www.escale.example/fr/checkout?product=10572&checkin=2027-04-09&checkout=2027-04-10')
export const key = '5f0c7a52-1111-4222-8333-94d9c6e2b001'
export const typed = { ...typedGuest, price: '16900', terms: 'accepted', key }
export const quote = (sellPrice: number, bookable = true): Outcome<Quote> => ({
  kind: 'ok',
  value: {
    bookable,
    reservationCriteria: { checkin: '2027-04-09', nights: 1, adult: 2, child: 0, baby: 0 },
    priceInfo: { sellPrice },
  },
})
export type Created = Pick<Order, 'reference' | 'status' | 'payment' | 'priceInfo'>
export const made = (changes: Partial<Created> = {}): Outcome<Created> => ({
  kind: 'ok',
  value: {
    reference: '12345678',
    status: 'open',
    payment: { method: 'full', fee: 0, parts: [{ date: '2027-03-15', amount: 16_900 }] },
    priceInfo: { sellPrice: 16_900 },
    ...changes,
  },
})

export const giftCode = 'JWRS-7KMA-Q2XN'
export const sent: (readonly [order: InputOf<'createOrder'>, key: string])[] = []
export const logged: string[] = []
/** Before each test of a file: files share this module. */
export function forgetSent(): void {
  sent.length = 0
  logged.length = 0
}

interface Upstream {
  readonly quoted?: Outcome<Quote>
  readonly created?: Outcome<Created>
  readonly wait?: number
  /** Undefined where gift cards cannot be read. */
  readonly cards?: readonly GiftCardBalance[]
  readonly codeWait?: number
  /** The gift that is to pay, and what it is when it is asked for again. */
  readonly paying?: PayingGift
  readonly openedAgain?: OpenedGift
}

/** Posts a form to the checkout. */
export function paid(
  fields: Readonly<Record<string, string>>,
  { quoted = quote(16_900), created = made(), wait = 0, cards, codeWait = 0, paying, openedAgain }: Upstream = {},
) {
  const context = {
    site: { market, base: market.base },
    view: { mode: {}, flow: 'booking', variations: ['autoDiscount'] },
    heldGifts: [{ reference: '90000001', code: giftCode }],
    url,
    origin: url.origin,
    paymentUrl: 'https://pay.example/pay',
    paymentSecrets: ['a secret of this test'],
    now: new Date('2027-03-15T11:00:00Z'),
    today: '2027-03-15',
    hour: 0,
    request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
    upstream: {
      quoteRealtime: () => Promise.resolve(quoted),
      datedStay: () => Promise.resolve({ kind: 'unavailable' }),
      createOrder: (...order: (typeof sent)[number]) => {
        sent.push(order)
        return Promise.resolve(created)
      },
      openGift: () => Promise.resolve(openedAgain ? { kind: 'ok', value: openedAgain } : { kind: 'unavailable' }),
      giftCardBalances: () => Promise.resolve(cards ? { kind: 'ok', value: { cards } } : { kind: 'unavailable' }),
    },
    secondsToOrder: () => Promise.resolve(wait),
    secondsToTryCode: () => Promise.resolve(codeWait),
    logCheckoutFailure: (message: string) => void logged.push(message),
  } as unknown as PageContext
  const booking = bookingOf(context)
  if (!booking) throw new Error('the address has no booking')
  return pay(context, paying ? { ...booking, gift: '90000001' } : booking, paying)
}

export async function formAfter(fields: Readonly<Record<string, string>>, upstream: Upstream = {}): Promise<CheckoutForm> {
  const form = await paid(fields, upstream)
  if (form instanceof Response) throw new Error(`redirected to ${form.headers.get('location')}`)
  return form
}

export async function referenceAfter(fields: Readonly<Record<string, string>>): Promise<string | null> {
  const response = await paid(fields)
  if (!(response instanceof Response)) throw new Error(`failed: ${response.failed}`)
  return new URL(response.headers.get('location') ?? '').searchParams.get('reference')
}
