import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { nightsOf } from '../../../domain/dates/stay-dates.ts'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import { addDays } from '../../../domain/dates/days.ts'
import { isInsured, offerToKeep, type StayOffer } from '../../../domain/quote/stay-rates.ts'
import { Choice } from '../../../ui/field/Choice.tsx'
import { formatOfferedPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { KnownRates } from '../../../domain/booking/known-rates.ts'
import type { StayPrice } from '../../../domain/booking/stay-price.ts'
import { ActivityFields, type ActivityFieldsProps } from './ActivityFields.tsx'
import css from '../../stay-page/panel.module.css'

export interface StayChoicesProps {
  readonly dates: StayDates
  readonly rates: KnownRates
  readonly activities: ActivityFieldsProps
  readonly price: StayPrice
  readonly onStayLonger: () => void
  readonly onChoose: (chosen: { dates?: StayDates; offerId: number | undefined }) => void
}

export function StayChoices({ dates, rates, activities, price: quoted, onStayLonger, onChoose }: StayChoicesProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const nights = nightsOf(dates)
  const name = useId()
  // The quote is newer than the list of offers.
  const amount = (offer: StayOffer) => {
    const known = offer === rates.chosen && quoted.kind === 'priced' ? quoted.price : rates.current && offer.priceInfo
    return known ? formatOfferedPrice(known.sellPrice, view) : '…'
  }
  const stayFor = (offer: StayOffer) => {
    onStayLonger()
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
      {quoted.kind !== 'unavailableOnDates' && <ActivityFields {...activities} />}
    </>
  )
}
