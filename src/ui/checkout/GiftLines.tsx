import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftLine } from '../../contract/gift-order.ts'
import { formatPrice } from '../format/price.ts'
import { AmountRow } from '../price/AmountRow.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

const labels: Readonly<Record<Exclude<GiftLine['kind'], 'subElement'>, ReactNode>> = {
  gift: <Trans>Gift</Trans>,
  availability: <Trans>More dates to choose from</Trans>,
  shipping: <Trans>Delivery by post</Trans>,
  internationalFee: <Trans>Delivery to another country</Trans>,
}

/** What the total of a gift is made of. */
export function GiftLines({ lines }: { lines: readonly GiftLine[] }): ReactNode {
  const { market } = useSite()
  return (
    <dl className={css.amounts}>
      {lines.map(({ kind, label, amount }) => (
        <AmountRow
          key={`${kind} ${label}`}
          label={kind === 'subElement' ? label : labels[kind]}
          amount={amount === 0 ? <Trans>Free</Trans> : formatPrice(amount, market)}
        />
      ))}
    </dl>
  )
}
