import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftLine } from '../../contract/gift-order.ts'
import { GiftLineRows } from '../gift/GiftLineRows.tsx'
import css from './Checkout.module.css'

export function GiftLines({ lines, ownUse }: { lines: readonly GiftLine[]; ownUse: boolean }): ReactNode {
  const { t } = useLingui()
  return (
    <dl className={css.amounts}>
      <GiftLineRows gift={ownUse ? t`Activity` : t`Gift`} lines={lines} />
    </dl>
  )
}
