import { useLingui } from '@lingui/react/macro'
import { formatOfferedPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { PinPrice } from './stay-point.ts'

/** The price on a pin, such as "€327", or "from €89" without dates. */
export function usePinLabel(): (price: PinPrice) => string {
  const { t } = useLingui()
  const view = useSite()
  return ({ cents, from }) => {
    const price = formatOfferedPrice(cents, view)
    return from ? t`from ${price}` : price
  }
}
