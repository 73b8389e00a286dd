import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HeldGift } from '../../contract/beneficiary.ts'
import type { PriceInfo } from '../../contract/price.ts'
import { nightsOf } from '../../domain/dates/stay-dates.ts'
import { chargedPrice } from '../../domain/pricing/payments.ts'
import { type SupplementReason, supplementReasons } from '../../domain/redeeming/paid-by-gift.ts'
import type { BookingChoice } from '../../domain/stay/booking-address.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import { CheckoutPart } from './CheckoutLayout.tsx'
import { guestsLabel } from './guests-label.ts'

interface GiftPaysProps {
  readonly gift: HeldGift
  readonly price: PriceInfo
  readonly booking: BookingChoice
}

/** What a voucher or a box pays of a stay, and why something is added. */
export function GiftPays({ gift, price, booking }: GiftPaysProps): ReactNode {
  const { t, i18n } = useLingui()
  const { market } = useSite()
  const { value } = gift
  const supplement = chargedPrice(price)
  const pays = formatPrice(price.giftAmount ?? 0, market)
  const nightsText = (nights: number) => t`${plural(nights, { one: '# night', other: '# nights' })}`
  const reasonOf: Readonly<Record<SupplementReason, () => string>> = {
    nights: () => {
      const [stay, own] = [nightsText(nightsOf(booking.dates)), nightsText(gift.nights ?? 0)]
      return t`You stay for ${stay}, and your gift is for ${own}.`
    },
    guests: () => t`Your gift is for 2 adults, and the stay is for ${guestsLabel(booking.criteria.guests, i18n)}.`,
    dates: () => t`On these dates the stay costs more than the ${formatPrice(value, market)} of your gift.`,
  }
  return (
    <CheckoutPart title={<Trans>Your gift</Trans>}>
      <p>
        <b>{gift.label}</b>
      </p>
      {supplement === 0 ? (
        <p>
          <Trans>Your gift pays for the whole stay.</Trans>
        </p>
      ) : (
        <>
          <p>{t`Your gift pays ${pays}. A supplement of ${formatPrice(supplement, market)} is added:`}</p>
          <ul>
            {supplementReasons(gift, booking).map((reason) => (
              <li key={reason}>{reasonOf[reason]()}</li>
            ))}
          </ul>
        </>
      )}
      {value > price.sellPrice && (
        <p>
          <small>
            <Trans>It pays for one stay: what a cheaper one leaves of its value is not given back.</Trans>
          </small>
        </p>
      )}
    </CheckoutPart>
  )
}
