import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftLine } from '../../contract/gift-order.ts'
import type { UsedGiftCard } from '../../contract/price.ts'
import { GiftLineRows } from '../gift/GiftLineRows.tsx'
import { UsedCardRows } from '../price/AmountRow.tsx'
import css from './Checkout.module.css'

interface GiftLinesProps {
  readonly lines: readonly GiftLine[]
  readonly ownUse: boolean
  readonly giftcards?: readonly UsedGiftCard[] | undefined
}

export function GiftLines({ lines, ownUse, giftcards }: GiftLinesProps): ReactNode {
  const { t } = useLingui()
  return (
    <dl className={css.amounts}>
      <GiftLineRows gift={ownUse ? t`Activity` : t`Gift`} lines={lines} />
      <UsedCardRows cards={giftcards} />
    </dl>
  )
}
