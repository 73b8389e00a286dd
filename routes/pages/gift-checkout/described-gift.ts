import { msg } from '@lingui/core/macro'
import { type Settings, defaultValidityMonths } from '../../../src/contract/cms/settings.ts'
import type { GiftProduct } from '../../../src/contract/gift-order.ts'
import type { Picture } from '../../../src/contract/picture.ts'
import { draftOf } from '../../../src/domain/gift/gift-draft.ts'
import type { GiftChoice } from '../../../src/domain/gift/gift.ts'
import { giftCheckoutHref, giftQuery } from '../../../src/domain/gift/gift-address.ts'
import { giftEntry } from '../../../src/domain/pricing/gift-price.ts'
import { href } from '../../../src/market/site.ts'
import { formatPrice } from '../../../src/ui/format/price.ts'
import type { PageContext } from '../../context.ts'

export interface DescribedGift {
  readonly label: string
  readonly image: Picture | undefined
  /** Boxes and cards belong to no place. */
  readonly place?: string
  readonly included: readonly string[]
  /** Only a gift card has conditions of its own, which come from content. */
  readonly conditions?: readonly string[]
  readonly validityMonths: number
  /** The address of the gift's page, with all choices. */
  readonly back: string
}

/** With `elsewhere`, the page at the address explains why the gift cannot be ordered like this. */
export type FoundGift =
  | { readonly kind: 'ok'; readonly value: DescribedGift }
  | { readonly kind: 'notFound' | 'unavailable' }
  | { readonly kind: 'elsewhere'; readonly address: string }

const validityKeys = { SINGLEVOUCHER: 'singleVoucher', BOX: 'box', GIFTCARD: 'giftCard', DIGITAL_ACTIVITY_ONLY: 'activity' } as const

type GiftOf<Type extends GiftProduct['type']> = Extract<GiftProduct, { type: Type }>

export async function describedGift(context: PageContext, choice: GiftChoice): Promise<FoundGift> {
  const { gift } = choice
  switch (gift.type) {
    case 'SINGLEVOUCHER':
      return voucher(context, gift, choice)
    case 'BOX':
      return box(context, gift)
    case 'GIFTCARD':
      return card(context, gift, choice)
    case 'DIGITAL_ACTIVITY_ONLY':
      return activity(context, gift)
  }
}

export async function undescribedGift(context: PageContext, choice: GiftChoice): Promise<DescribedGift> {
  const { i18n, site } = context
  const validity = await validityOf(context)
  return {
    label: i18n._(msg`Your gift`),
    image: undefined,
    included: [],
    validityMonths: validity[validityKeys[choice.gift.type]],
    back: giftCheckoutHref(site, choice),
  }
}

/** The name of what is typed for the gift, in the browser's storage. */
export async function draftOfGift({ content }: Pick<PageContext, 'content'>, gift: GiftProduct): Promise<string> {
  const found = gift.type === 'SINGLEVOUCHER' ? await content.stay(gift.stayId) : undefined
  return draftOf(gift, found?.kind === 'ok' ? found.value : undefined)
}

async function validityOf({ content }: PageContext): Promise<Settings['voucherValidityMonths']> {
  return (await content.settings())?.voucherValidityMonths ?? defaultValidityMonths
}

async function voucher(context: PageContext, gift: GiftOf<'SINGLEVOUCHER'>, choice: GiftChoice): Promise<FoundGift> {
  const { content, site } = context
  const [found, validity] = await Promise.all([content.stay(gift.stayId), validityOf(context)])
  if (found.kind !== 'ok') return found
  const stay = found.value
  const { product: _, price: __, country: ___, ...query } = giftQuery(choice)
  const back = href(site, 'stay', { path: [gift.stayId], query: { flow: 'gifting', ...query } })
  const isSold = stay.published && stay.isGiftable && giftEntry(stay.priceList ?? [], gift.nights)?.nights === gift.nights
  if (!isSold) return { kind: 'elsewhere', address: back }
  const { label, hotel, images, programLine } = stay
  const place = `${hotel.label} · ${hotel.location.label}`
  return { kind: 'ok', value: { label, image: images[0], place, included: programLine, validityMonths: validity.singleVoucher, back } }
}

async function box(context: PageContext, { code }: GiftOf<'BOX'>): Promise<FoundGift> {
  const { content, site } = context
  const [found, validity] = await Promise.all([content.boxes(), validityOf(context)])
  if (found.kind !== 'ok') return found
  const item = found.value.boxes.find((listed) => listed.code === code)
  if (!item) return { kind: 'notFound' }
  const { title: label, images, includedContent: included, slug } = item
  return {
    kind: 'ok',
    value: { label, image: images[0], included, validityMonths: validity.box, back: href(site, 'box', { path: [slug, code] }) },
  }
}

async function card(context: PageContext, { amount }: GiftOf<'GIFTCARD'>, choice: GiftChoice): Promise<FoundGift> {
  const { content, site, i18n } = context
  const [found, validity] = await Promise.all([content.giftCard(), validityOf(context)])
  if (found.kind !== 'ok') return { kind: 'unavailable' }
  const { price: _, country: __, ...query } = giftQuery(choice)
  const back = href(site, 'giftCard', { query })
  const { bounds, images, uses, conditions } = found.value
  if (amount < bounds.min || amount > bounds.max) return { kind: 'elsewhere', address: back }
  const label = i18n._(msg`Gift card of ${formatPrice(amount, site.market)}`)
  return {
    kind: 'ok',
    value: { label, image: images[0], included: uses.map(({ title }) => title), conditions, validityMonths: validity.giftCard, back },
  }
}

async function activity(context: PageContext, { activityId, adults }: GiftOf<'DIGITAL_ACTIVITY_ONLY'>): Promise<FoundGift> {
  const { content, site } = context
  const [found, validity] = await Promise.all([content.activity(activityId), validityOf(context)])
  if (found.kind !== 'ok') return found
  const { label, imagesBySize, mainActivityCenter: center, activities, published, prices } = found.value
  const back = href(site, 'activity', { path: [activityId], hash: `a=${adults}` })
  if (published === false || !prices[String(adults)]) return { kind: 'elsewhere', address: back }
  const place = `${center.label} · ${center.location.label}`
  const included = activities.flatMap(({ composition }) => composition)
  return { kind: 'ok', value: { label, image: imagesBySize[0], place, included, validityMonths: validity.activity, back } }
}
