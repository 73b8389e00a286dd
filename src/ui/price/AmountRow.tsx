import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatPrice } from '../format/price.ts'
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

export function LocalTaxRow({ amount }: { amount: number | undefined }): ReactNode {
  if (!amount) return null
  return <AmountRow className="muted" label={<Trans>Local tax, paid at the hotel</Trans>} amount={amount} />
}
