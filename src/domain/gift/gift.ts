import type { GiftProduct } from '../../contract/gift-order.ts'
import type { GiftFormat } from '../stay/criteria.ts'
import { boxCodeIn } from './box-address.ts'

/** Ids of the chosen sub-elements by category (`default`: the free standard one), sorted. */
export interface SubElementChoice {
  readonly sleeves: readonly string[]
  readonly additions: readonly string[]
}

/** A gift as its giver chose it, before anything personal is typed. */
export interface GiftChoice extends SubElementChoice {
  readonly gift: GiftProduct
  readonly format: GiftFormat
  /** Country of delivery of a parcel, ISO 3166-1 alpha-2; undefined for the market's. */
  readonly country: string | undefined
  /** Cents that the giver saw, to detect a change. */
  readonly shownPrice: number | undefined
}

export function formatOfBox(code: string): GiftFormat {
  return code.endsWith('PBOX') ? 'physical' : 'digital'
}

/** Returns the same gift sent by e-mail, without the price that was seen. */
export function digitalGift(choice: GiftChoice): GiftChoice {
  const { gift } = choice
  return {
    ...choice,
    gift: gift.type === 'BOX' ? { ...gift, code: boxCodeIn(gift.code, 'digital') } : gift,
    format: 'digital',
    sleeves: [],
    additions: [],
    country: undefined,
    shownPrice: undefined,
  }
}

export const isOwnUse = ({ gift }: Pick<GiftChoice, 'gift'>): boolean => gift.type === 'DIGITAL_ACTIVITY_ONLY' && gift.ownUse
