import { type GiftDelivery, type GiftOrderRequest, type GiftProduct, noMessage } from '../../src/contract/gift-order.ts'
import type { Locale } from '../../src/market/markets.ts'
import { testDay } from './database.ts'

export const byEmail: GiftDelivery = { format: 'digital', message: noMessage }

export const parcelTo = (country: string, subElements: number[] = [], message = { fromName: 'Zoé', message: 'Bravo !' }): GiftDelivery => ({
  format: 'physical',
  address: { name: 'Noor Voorbeeld', street: 'Voorbeeldstraat 1', more: '', postcode: '1000', city: 'Brussel', country },
  subElements,
  message,
})

/** The gift is paid at once; `amount` is in cents. */
export function giftRequest(
  gift: GiftProduct,
  amount: number,
  delivery: GiftDelivery = byEmail,
  locale: Locale = 'fr_FR',
): GiftOrderRequest {
  const payment = { method: 'full' as const, fee: 0, parts: [{ date: testDay, amount }] }
  return { gift, delivery, buyer: { email: 'camille@example.test' }, payment, locale, amount, giftCards: [] }
}
