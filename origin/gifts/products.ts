import type { D1Database } from '@cloudflare/workers-types'
import { type Edition, giftCard, salesTerms, textsOf } from '@escale/catalogue'
import type { CenterContact } from '../../src/contract/center-contact.ts'
import type { GiftProduct } from '../../src/contract/gift-order.ts'
import { centerContact } from '../activities/center-contact.ts'
import { activityById, pricesOf } from '../activities/activities.ts'
import { boxWithCode } from '../boxes/boxes.ts'
import type { Now } from '../clock/now.ts'
import { notFound, HttpError } from '../http/http-error.ts'
import { activityLabel, boxLabel, cardLabel, cardPicture, voucherLabel } from './description.ts'
import { giftPrices } from '../stays/gift-prices.ts'
import { isOnSale, stayById } from '../stays/stay.ts'

/** What is given. Amounts are in cents, the label is in the market's language, and `months` is the validity. */
export interface SoldGift {
  readonly amount: number
  /** The supplement, in cents, for more dates to choose from. */
  readonly availability: number
  readonly label: string
  /** Of an activity. */
  readonly center?: CenterContact
  readonly picture: string | undefined
  readonly months: number
}

type Db = Pick<D1Database, 'prepare'>
type Product<Type extends GiftProduct['type']> = Extract<GiftProduct, { type: Type }>

/** Returns the gift at its present price. Throws a 404 for an unknown gift and a 409 for one that is not sold like this. */
export function soldGift(db: Db, gift: GiftProduct, edition: Edition, now: Now): Promise<SoldGift> {
  switch (gift.type) {
    case 'SINGLEVOUCHER':
      return soldVoucher(db, gift, edition, now)
    case 'BOX':
      return soldBox(db, gift, edition)
    case 'GIFTCARD':
      return Promise.resolve(soldCard(gift, edition))
    case 'DIGITAL_ACTIVITY_ONLY':
      return soldActivity(db, gift, edition)
  }
}

const notSold = (why: string) => new HttpError(409, 'not-sold', why, 'gift')

async function soldVoucher(
  db: Db,
  { stayId, nights, bucket, upsell }: Product<'SINGLEVOUCHER'>,
  { locale }: Edition,
  now: Now,
): Promise<SoldGift> {
  const stay = await stayById(db, stayId)
  if (!stay.giftable || !isOnSale(stay, now.today)) throw notSold('The stay is not sold as a voucher')
  if (stay.realtime === 'broken') throw new HttpError(500, 'order-failed', 'The hotel does not answer')
  const entry = (await giftPrices(db, stay.facts)).find((candidate) => candidate.nights === nights)
  const amount = entry?.sellPrices[bucket - 1]
  if (entry === undefined || amount === undefined) throw notSold('The stay is not sold for so many nights')
  return {
    amount,
    availability: upsell === 'availability' ? (entry.extraUpsellAvailabilityAmount ?? 0) : 0,
    label: voucherLabel(stay.facts, stay.hotel, locale),
    picture: stay.pictures[0],
    months: salesTerms.valid.singleVoucher,
  }
}

async function soldBox(db: Db, { code }: Product<'BOX'>, { locale }: Edition): Promise<SoldGift> {
  const box = await boxWithCode(db, code)
  if (!box) throw notFound('box')
  const label = boxLabel(box.facts, locale)
  return { amount: box.price, availability: 0, label, picture: box.pictures[0], months: salesTerms.valid.box }
}

function soldCard({ amount }: Product<'GIFTCARD'>, edition: Edition): SoldGift {
  const { min, max } = giftCard(edition).bounds
  if (amount < min || amount > max || amount % 100 !== 0) throw notSold('No gift card has this amount')
  return { amount, availability: 0, label: cardLabel(amount, edition), picture: cardPicture, months: salesTerms.valid.giftCard }
}

async function soldActivity(db: Db, { activityId, adults }: Product<'DIGITAL_ACTIVITY_ONLY'>, { locale }: Edition): Promise<SoldGift> {
  const activity = await activityById(db, activityId)
  if (!activity) throw notFound('activity')
  const amount = activity.published ? pricesOf(activity).get(adults)?.sellPrice : undefined
  if (amount === undefined) throw notSold('The activity is not sold for so many adults')
  const { facts, pictures } = activity
  return {
    amount,
    availability: 0,
    label: activityLabel(facts, locale),
    center: centerContact(facts, textsOf(locale)),
    picture: pictures[0],
    months: salesTerms.valid.activity,
  }
}
