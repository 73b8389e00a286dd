import { useLingui } from '@lingui/react/macro'
import { formatOfferedPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { PinPrice } from './stay-point.ts'

/** The price on a pin, such as "€327", or "from €89" without dates, or "+ €34" for a beneficiary. */
export function usePinLabel(): (price: PinPrice) => string {
  const { t } = useLingui()
  const view = useSite()
  return ({ cents, from }) => {
    if (view.redeeming && cents === 0) return t`Included`
    const price = formatOfferedPrice(cents, view)
    if (view.redeeming) return `+\u00a0${price}`
    return from ? t`from ${price}` : price
  }
}
