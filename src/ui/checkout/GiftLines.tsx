import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftLine } from '../../contract/gift-order.ts'
import { GiftLineRows } from '../gift/GiftLineRows.tsx'
import css from './Checkout.module.css'

export function GiftLines({ lines }: { lines: readonly GiftLine[] }): ReactNode {
  const { t } = useLingui()
  return (
    <dl className={css.amounts}>
      <GiftLineRows gift={t`Gift`} lines={lines} />
    </dl>
  )
}
