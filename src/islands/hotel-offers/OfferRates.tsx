import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IsoDate } from '../../contract/scalars.ts'
import { addDays } from '../../domain/dates/days.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { isInsured } from '../../domain/quote/stay-rates.ts'
import { checkoutHref } from '../../domain/stay/booking-address.ts'
import { noStayChoices } from '../../domain/stay/criteria.ts'
import { type Lengths, type Offer, ratesOf } from '../../domain/stay/rooms-on-offer.ts'
import { LinkButton } from '../../ui/button/Button.tsx'
import { CancellationLine } from '../../ui/checkout/CancellationLine.tsx'
import { formatOfferedPrice } from '../../ui/format/price.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './HotelOffers.module.css'

interface OfferRatesProps {
  readonly lengths: Lengths
  /** Those of other stays are left out. */
  readonly offers: readonly Offer[]
  readonly dates: StayDates
  readonly guests: Guests
}

/** An accordion of the rates of each length, with insurance and without (S2.10); nothing where a length has one rate. */
export function OfferRates({ lengths, offers, dates: { checkin }, guests }: OfferRatesProps): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const checkoutOf = ({ id, weekendId: stayId, nights, priceInfo }: Offer) => {
    const dates = { checkin, checkout: addDays(checkin, nights) }
    // The standard rate is the one that is booked without naming any.
    const offerId = priceInfo.insuranceAmount ? id : undefined
    return checkoutHref(site, { stayId, dates, criteria: { ...noStayChoices, dates, guests, offerId }, shownPrice: priceInfo.sellPrice })
  }
  return lengths.map(({ weekendId, nights }) => {
    const rates = ratesOf(weekendId, nights, offers)
    return (
      rates.length > 0 && (
        <details key={nights} className={css.rates} name={`rates-${weekendId}`}>
          <summary>{t`Rates for ${plural(nights, { one: '# night', other: '# nights' })}`}</summary>
          <ul>
            {rates.map((offer) => (
              <li key={offer.id}>
                <RateTerms offer={offer} checkin={checkin} />
                <LinkButton small look="second" href={checkoutOf(offer)} rel="nofollow">
                  <Trans>Choose</Trans>{' '}
                  <span className="unseen">{isInsured(offer) ? t`Rate with cancellation insurance` : t`Standard rate`}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </details>
      )
    )
  })
}

function RateTerms({ offer, checkin }: { offer: Offer; checkin: IsoDate }): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const sum = formatOfferedPrice(offer.priceInfo.sellPrice, view)
  return (
    <>
      <b>{isInsured(offer) ? t`With cancellation insurance: ${sum}` : t`Standard rate: ${sum}`}</b>
      <CancellationLine terms={{ policy: offer.cancellationPolicy, price: offer.priceInfo }} checkin={checkin} today={view.today} />
      {isInsured(offer) && <Trans>The insurance itself is not refunded.</Trans>}
    </>
  )
}
