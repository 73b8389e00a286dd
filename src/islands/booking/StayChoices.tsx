import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { addDays } from '../../domain/dates/iso-date.ts'
import { isInsured, offerToKeep, type StayOffer } from '../../domain/quote/stay-rates.ts'
import { Choice } from '../../ui/field/Choice.tsx'
import { price } from '../../ui/format/price.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ActivityFields } from './ActivityFields.tsx'
import css from './Booking.module.css'
import type { ChosenActivities } from './use-activities.ts'
import type { StayPrice } from './use-quote.ts'
import type { KnownRates } from './use-rates.ts'

export interface StayChoicesProps {
  readonly dates: StayDates
  readonly rates: KnownRates
  readonly activities: ChosenActivities
  /** Of what is chosen. */
  readonly price: StayPrice
  readonly onChoose: (chosen: { dates?: StayDates; offerId: number | undefined }) => void
}

/** What is left to choose once there are dates: how long, at which rate, and when the activities take place. */
export function StayChoices({ dates, rates, activities, price: quoted, onChoose }: StayChoicesProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const nights = nightsOf(dates)
  const name = useId()
  // What is chosen costs what its quote says, which is newer than the list of offers.
  const amount = (offer: StayOffer) => {
    const known = offer === rates.chosen && quoted.kind === 'priced' ? quoted.price : rates.known && offer.priceInfo
    return known ? price(known.sellPrice, market) : '…'
  }
  const stayFor = (offer: StayOffer) => {
    rates.keepLengths()
    onChoose({
      dates: { checkin: dates.checkin, checkout: addDays(dates.checkin, offer.nights) },
      offerId: offerToKeep(rates.offers, offer),
    })
  }
  return (
    <>
      {rates.lengths.length > 1 && (
        <fieldset className={css.choices}>
          <legend>{t`Stay longer`}</legend>
          {rates.lengths.map((offer) => (
            <Choice
              key={offer.nights}
              framed
              type="radio"
              name={`${name}nights`}
              checked={offer.nights === nights}
              onChange={() => stayFor(offer)}
              aside={<b className="tabular">{amount(offer)}</b>}
            >
              {t`${plural(offer.nights, { one: '# night', other: '# nights' })}`}
            </Choice>
          ))}
        </fieldset>
      )}
      {rates.rates.length > 1 && (
        <fieldset className={css.choices}>
          <legend>{t`Your rate`}</legend>
          {rates.rates.map((offer) => (
            <Choice
              key={offer.id}
              framed
              type="radio"
              name={`${name}rate`}
              checked={offer.id === rates.chosen?.id}
              onChange={() => onChoose({ offerId: offerToKeep(rates.offers, offer) })}
            >
              {isInsured(offer) ? t`With cancellation insurance: ${amount(offer)}` : t`Standard rate: ${amount(offer)}`}
              <small>{offer.cancellationPolicy?.message}</small>
            </Choice>
          ))}
        </fieldset>
      )}
      <ActivityFields {...activities} />
    </>
  )
}
