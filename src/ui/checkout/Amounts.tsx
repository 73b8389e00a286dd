import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { giftCardPayment } from '../../domain/pricing/payments.ts'
import { moneySaved } from '../../domain/pricing/promo.ts'
import { formatPrice, formatSignedPrice } from '../format/price.ts'
import { AmountRow, DiscountRow, GiftRow } from '../price/AmountRow.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** `gift` is the name of the gift of a beneficiary. */
export function Amounts({ price, gift = '' }: { price: PriceInfo; gift?: string | undefined }): ReactNode {
  const { market } = useSite()
  const saved = moneySaved(price.sellPrice, price.refPrice, price.moneySaved)
  const card = giftCardPayment(price)
  const before = saved > 0 ? price.refPrice : undefined
  const discount = price.extraDiscount
  const { giftAmount } = price
  if (before === undefined && !card && !discount && !giftAmount) return null
  return (
    <dl className={css.amounts}>
      {before !== undefined && (
        <>
          <AmountRow label={<Trans>Price without promotion</Trans>} amount={<s>{formatPrice(before, market)}</s>} />
          <AmountRow className={css.saved} label={<Trans>You save</Trans>} amount={saved} />
        </>
      )}
      {(card || discount || giftAmount) && <AmountRow label={<Trans>Price of the stay</Trans>} amount={price.sellPrice} />}
      {giftAmount && <GiftRow label={gift} amount={giftAmount} />}
      {discount && <DiscountRow {...discount} />}
      {card && <AmountRow label={<Trans>Paid by gift card</Trans>} amount={formatSignedPrice(-card.paid, market)} />}
    </dl>
  )
}
