import type { GiftProduct } from '../../contract/gift-order.ts'
import type { GiftFormat } from '../address/gift-choice.ts'
import { boxCodeIn } from './box-address.ts'

/** Ids are sorted; `default` stands for the free standard option. */
export interface SubElementChoice {
  readonly sleeves: readonly string[]
  readonly additions: readonly string[]
}

/** Holds nothing personal, because it becomes an address. */
export interface GiftChoice extends SubElementChoice {
  readonly gift: GiftProduct
  readonly format: GiftFormat
  /** An ISO 3166-1 alpha-2 code; undefined for the market's country. */
  readonly country: string | undefined
  /** In cents, so that the checkout notices a change. */
  readonly shownPrice: number | undefined
}

/** With this choice the amount of a gift card is in `euros`. */
export const freeAmount = 'free'

export function formatOfBox(code: string): GiftFormat {
  return code.endsWith('PBOX') ? 'physical' : 'digital'
}

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
