import { useLingui } from '@lingui/react/macro'
import type { GiftProduct } from '../../contract/gift-order.ts'

export function useGiftKinds(): Readonly<Record<GiftProduct['type'], string>> {
  const { t } = useLingui()
  return { SINGLEVOUCHER: t`Gift voucher`, BOX: t`Gift box`, GIFTCARD: t`Gift card`, DIGITAL_ACTIVITY_ONLY: t`Activity voucher` }
}
