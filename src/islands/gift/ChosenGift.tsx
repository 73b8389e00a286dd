import type { ReactNode } from 'react'
import type { SubElementChoice } from '../../domain/gift/gift.ts'
import { type ParcelState, sentSubElements } from '../../domain/gift/voucher-parcel.ts'

interface ChosenGiftProps {
  readonly parcel: ParcelState
  readonly choice: SubElementChoice
  /** Cents; undefined while unknown. */
  readonly price: number | undefined
}

/** Choices beside the panel as fields of its form; without scripts they are fields themselves. */
export function ChosenGift({ parcel, choice, price }: ChosenGiftProps): ReactNode {
  const { sleeves, additions } = sentSubElements(parcel, choice)
  const fields = {
    giftFormat: parcel.kind === 'none' ? 'digital' : 'physical',
    sleeves: sleeves.join(','),
    additions: additions.join(','),
    price,
  }
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  )
}
