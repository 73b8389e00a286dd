import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo, UsedGiftCard } from '../../contract/price.ts'
import { formatPrice, formatSignedPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'

interface AmountRowProps {
  readonly label: ReactNode
  /** Cents, or a text that is formatted already. */
  readonly amount: number | ReactNode
  readonly className?: string | undefined
}

export function AmountRow({ label, amount, className }: AmountRowProps): ReactNode {
  const { market } = useSite()
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{typeof amount === 'number' ? formatPrice(amount, market) : amount}</dd>
    </div>
  )
}

/** The discount of a campaign. */
export function DiscountRow({ code, amount }: NonNullable<PriceInfo['extraDiscount']>): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  return <AmountRow label={t`Discount with the code ${code}`} amount={formatSignedPrice(-amount, market)} />
}

/** What the voucher or box of a beneficiary pays. */
export function GiftRow({ label, amount }: { readonly label: string; readonly amount: number }): ReactNode {
  const { market } = useSite()
  return (
    <AmountRow
      label={
        <>
          <Trans>Paid by your gift</Trans>
          {label && (
            <>
              <br />
              <small>{label}</small>
            </>
          )}
        </>
      }
      amount={formatSignedPrice(-amount, market)}
    />
  )
}

/** What each gift card has paid, and what is left on it. */
export function UsedCardRows({ cards = [] }: { cards?: readonly UsedGiftCard[] | undefined }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  return cards.map(({ serialNumber = '', usedAmount = 0, balanceLeft }) => (
    <AmountRow
      key={serialNumber}
      label={
        <>
          {t`Gift card ${`…${serialNumber}`}`}
          {balanceLeft !== undefined && (
            <>
              {' '}
              <small>{t`${formatPrice(balanceLeft, market)} left on it`}</small>
            </>
          )}
        </>
      }
      amount={formatSignedPrice(-usedAmount, market)}
    />
  ))
}

export function LocalTaxRow({ amount }: { amount: number | undefined }): ReactNode {
  if (!amount) return null
  return <AmountRow className="muted" label={<Trans>Local tax, paid at the hotel</Trans>} amount={amount} />
}
