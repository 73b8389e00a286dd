import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftLine } from '../../contract/gift-order.ts'
import { OrderText } from '../checkout/order-language.tsx'
import { AmountRow } from '../price/AmountRow.tsx'

export function GiftLineRows({ gift, lines }: { gift: string; lines: readonly GiftLine[] }): ReactNode {
  const { t } = useLingui()
  const labelOf = ({ kind, label }: GiftLine): ReactNode => {
    switch (kind) {
      case 'gift':
        return gift
      case 'availability':
        return t`More dates to choose from`
      case 'subElement':
        return <OrderText>{label}</OrderText>
      case 'shipping':
        return t`Delivery by post`
      case 'internationalFee':
        return t`Delivery to another country`
    }
  }
  return lines.map((line) => (
    <AmountRow key={`${line.kind} ${line.label}`} label={labelOf(line)} amount={line.amount === 0 ? t`Free` : line.amount} />
  ))
}
