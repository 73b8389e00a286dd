import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useEffect, useRef } from 'react'
import { nightsOf, type StayDates } from '../../../domain/dates/stay-dates.ts'
import { addDays } from '../../../domain/dates/days.ts'
import { isInsured, offerToKeep, type StayOffer } from '../../../domain/quote/stay-rates.ts'
import { Choice } from '../../../ui/field/Choice.tsx'
import { formatOfferedPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { KnownRates } from '../../../domain/booking/known-rates.ts'
import type { StayPrice } from '../../../domain/booking/stay-price.ts'
import type { PricedStay } from './use-priced-stay.ts'
import css from '../../stay-page/panel.module.css'
import { formatStart } from '../../../ui/format/time.ts'
import { useActivityFaultText } from '../../../ui/stay/use-activity-fault-text.ts'
import type { WrongActivities } from '../../../domain/booking/check-booking.ts'
import { type ActivitySelection, clashOf } from '../../../domain/stay/activity-selection.ts'
import type { ActivityDates } from '../../../contract/stay.ts'

interface StayChoicesProps {
  readonly dates: StayDates
  readonly rates: KnownRates
  readonly activities: ActivityFieldsProps
  readonly price: StayPrice
  readonly priceOf: PricedStay['priceOf']
  readonly onStayLonger: () => void
  readonly onChoose: (chosen: { dates?: StayDates; offerId: number | undefined }) => void
}

export function StayChoices({ dates, rates, activities, price: quoted, priceOf, onStayLonger, onChoose }: StayChoicesProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const nights = nightsOf(dates)
  const name = useId()
  const amount = (offer: StayOffer) => {
    const known = priceOf(offer)
    return known ? formatOfferedPrice(known.price.sellPrice, view) : '…'
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

interface ActivityFieldsProps {
  readonly offered: ActivityDates
  readonly selection: ActivitySelection
  readonly wrong: WrongActivities | undefined
  readonly choose: (activityId: number, value: string) => void
}

/** After a press of Book the focus moves to the first field that is wrong, so that screen readers read its error. */
function ActivityFields({ offered, selection, wrong, choose }: ActivityFieldsProps): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const faultText = useActivityFaultText()
  const id = useId()
  const fields = useRef<HTMLFieldSetElement>(null)
  const there = offered.length > 0
  useEffect(() => {
    if (wrong && there) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong, there])
  if (!there) return null
  return (
    <fieldset ref={fields} className={css.choices}>
      <legend>{t`Dates of your activities`}</legend>
      {offered.map(({ activityId, title, dates }) => {
        const isWrong = wrong?.ids.includes(activityId) === true
        const error = `${id}${activityId}`
        return (
          <div key={activityId}>
            <label htmlFor={`${error}date`}>{title}</label>
            <select
              id={`${error}date`}
              value={selection[activityId] ?? ''}
              aria-required="true"
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? error : undefined}
              onChange={(event) => choose(activityId, event.target.value)}
            >
              <option value="" disabled>
                {t`Choose a date`}
              </option>
              {dates.map((start) => (
                <option key={start.value} value={start.value}>
                  {formatStart(start, market, today)}
                </option>
              ))}
            </select>
            {isWrong && (
              <p id={error} className={css.error}>
                {faultText(wrong.fault, clashOf(activityId, selection, offered)?.title)}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
