import { type Edition, settings } from '@escale/catalogue'
import type { GiftDelivery, GiftLine, GiftProduct } from '../../src/contract/gift-order.ts'
import type { Market } from '../../src/market/markets.ts'
import { HttpError } from '../http/http-error.ts'
import { refusedCountry, shippingCosts } from './shipping.ts'
import { isWritten, subElements } from './sub-elements.ts'

type Parcel = Extract<GiftDelivery, { format: 'physical' }>

/**
 * Throws a 400 for a format that the gift does not have: a box is sent as its code says, an activity by e-mail, and Italy posts nothing.
 */
export function checkFormat(gift: GiftProduct, { format }: GiftDelivery, edition: Edition): void {
  const wrong = (why: string) => new HttpError(400, 'wrong-format', why, 'delivery.format')
  if (gift.type === 'BOX' && (format === 'physical') !== gift.code.endsWith('PBOX')) throw wrong('The box has the format of its code')
  if (format === 'digital') return
  if (!settings(edition).physicalGifts) throw wrong('The market posts no gifts')
  if (gift.type === 'DIGITAL_ACTIVITY_ONLY') throw wrong('An activity is sent by e-mail')
}

/** Returns what a parcel adds to the price of its gift. Throws a 400 or 409 where it cannot be made or sent. */
export function parcelLines({ type }: GiftProduct, { subElements: ids, address, message }: Parcel, market: Market): GiftLine[] {
  if (type !== 'SINGLEVOUCHER' && ids.length > 0) throw unknownElement('Only a voucher has sub-elements')
  if (isWritten(ids) && message.message.trim() === '') {
    throw new HttpError(400, 'message-missing', 'The card that is written by hand has no text', 'delivery.message')
  }
  const lines = elementLines(ids, market)
  const cost = shippingCosts(market).shippingCostsPerCountry[address.country]
  if (!cost || address.country === refusedCountry) {
    throw new HttpError(409, 'not-delivered', 'No parcel can be sent to this country', 'delivery.address.country')
  }
  lines.push({ kind: 'shipping', amount: cost.shippingCost })
  if (cost.internationalShippingFee > 0) lines.push({ kind: 'internationalFee', amount: cost.internationalShippingFee })
  return lines
}

const unknownElement = (why: string) => new HttpError(400, 'unknown-sub-element', why, 'delivery.subElements')

function elementLines(ids: readonly number[], market: Market): GiftLine[] {
  const { availableCustomSubElements, categories } = subElements(market)
  const chosen = availableCustomSubElements.filter(({ id }) => ids.includes(id))
  if (chosen.length !== ids.length) throw unknownElement('A sub-element is unknown, or is there twice')
  for (const { id, singleSelection } of categories) {
    if (singleSelection && chosen.filter(({ categoryId }) => categoryId === id).length > 1) throw unknownElement('One of them is enough')
  }
  return chosen.map(({ name, price }) => ({ kind: 'subElement', amount: price, label: name }))
}
