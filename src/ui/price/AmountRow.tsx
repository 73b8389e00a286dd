import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'

interface AmountRowProps {
  readonly label: ReactNode
  /** In cents, or formatted. */
  readonly amount: number | ReactNode
  readonly className?: string | undefined
}

/** A row of a list of amounts. */
export function AmountRow({ label, amount, className }: AmountRowProps): ReactNode {
  const { market } = useSite()
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{typeof amount === 'number' ? formatPrice(amount, market) : amount}</dd>
    </div>
  )
}

/** What is paid at the hotel on top of the price. `amount`: cents; nothing without any. */
export function LocalTaxRow({ amount }: { amount: number | undefined }): ReactNode {
  if (!amount) return null
  return <AmountRow className="muted" label={<Trans>Local tax, paid at the hotel</Trans>} amount={amount} />
}
