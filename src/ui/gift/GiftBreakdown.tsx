import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftLine } from '../../contract/gift-order.ts'
import { giftTotal } from '../../domain/gift/gift-total.ts'
import { AmountRow } from '../price/AmountRow.tsx'
import { GiftLineRows } from './GiftLineRows.tsx'
import css from '../price/Breakdown.module.css'

export function GiftBreakdown({ gift, lines }: { gift: string; lines: readonly GiftLine[] }): ReactNode {
  if (lines.length < 2) return null
  return (
    <details className={css.breakdown}>
      <summary>
        <Trans>Price in detail</Trans>
      </summary>
      <dl>
        <GiftLineRows gift={gift} lines={lines} />
        <AmountRow className={css.total} label={<Trans>Total, taxes included</Trans>} amount={giftTotal(lines)} />
      </dl>
    </details>
  )
}
