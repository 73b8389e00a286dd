import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftLine } from '../../contract/gift-order.ts'
import { giftTotal } from '../../domain/gift/gift-total.ts'
import { AmountRow } from '../price/AmountRow.tsx'
import css from '../price/Breakdown.module.css'

/** What the total of a gift is made of; opens on a tap, without scripts. `gift`: what its first line is. Nothing for a single line. */
export function GiftBreakdown({ gift, lines }: { gift: string; lines: readonly GiftLine[] }): ReactNode {
  const { t } = useLingui()
  if (lines.length < 2) return null
  const labelOf = ({ kind, label }: GiftLine): string => {
    switch (kind) {
      case 'gift':
        return gift
      case 'availability':
        return t`More dates to choose from`
      case 'subElement':
        return label ?? ''
      case 'shipping':
        return t`Delivery by post`
      case 'internationalFee':
        return t`Delivery to another country`
    }
  }
  return (
    <details className={css.breakdown}>
      <summary>
        <Trans>Price in detail</Trans>
      </summary>
      <dl>
        {lines.map((line) => (
          <AmountRow key={`${line.kind} ${line.label}`} label={labelOf(line)} amount={line.amount === 0 ? t`Free` : line.amount} />
        ))}
        <AmountRow className={css.total} label={<Trans>Total, taxes included</Trans>} amount={giftTotal(lines)} />
      </dl>
    </details>
  )
}
