import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { formatStayCriteria } from '../../domain/criteria/parse-stay.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { noStayChoices } from '../../domain/criteria/stay-criteria.ts'
import { eligibilityQuestion } from '../../domain/pricing/eligibility-question.ts'
import { href } from '../../market/site.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../parts/on-demand.ts'
import { BookAction } from './BookAction.tsx'
import css from './Booking.module.css'
import { checkoutLink } from './checkout-link.ts'
import { DatesField } from './DatesField.tsx'
import { GiftLink } from './GiftLink.tsx'
import { GuestsField } from './GuestsField.tsx'
import { makeRoomFor } from './make-room.ts'
import { NativeForm } from './NativeForm.tsx'
import { PriceBanner } from './PriceBanner.tsx'
import type { BookingProps } from './props.ts'
import { QuoteNotice } from './QuoteNotice.tsx'
import { shownPrice } from './shown-price.ts'
import type { AskedStay } from './stay-calls.ts'
import { StickyBar } from './StickyBar.tsx'
import { Terms } from './Terms.tsx'
import { useActivities } from './use-activities.ts'
import { useBooking } from './use-booking.ts'
import { useCriteria } from './use-criteria.ts'
import { useQuote } from './use-quote.ts'
import { useRates } from './use-rates.ts'
import { useUndatedOffer } from './use-undated-offer.ts'

const useCalendar = onDemand(() => import('./StayCalendar.tsx'))
const usePriceChange = onDemand(() => import('./PriceChangeDialog.tsx'))
const useStayChoices = onDemand(() => import('./StayChoices.tsx'))
const useBudget = onDemand(() => import('./Budget.tsx'))

/** Dates, party, what else is to choose, price and the Book button; the same in a bar while the panel is out of sight. */
export default function Booking(props: BookingProps): ReactNode {
  const { t } = useLingui()
  const { market, site } = useSite()
  const { criteria, change } = useCriteria(props)
  const { dates, guests } = criteria
  const stay: AskedStay = { locale: market.locale, stayId: props.stayId, hotelId: props.hotelId, guests, minisite: props.minisite }
  const rates = useRates(stay, dates, criteria.offerId, props.today)
  const activities = useActivities(stay, dates, props.today, {
    chosen: criteria.activities,
    onChoose: (chosen) => change({ activities: chosen }),
  })
  const quote = useQuote(props, stay, dates, rates.offerId)
  const { price } = quote
  const offerId = rates.offerId === 'waiting' ? undefined : rates.offerId
  const { check, ...booking } = useBooking(stay, { dates, offerId, activities, today: props.today, onQuote: quote.replace })
  const priceChange = usePriceChange(check.kind === 'changed')
  const choices = useStayChoices(activities.offered.length > 0 || rates.rates.length > 1 || rates.lengths.length > 1)
  const question =
    dates && price.kind === 'priced'
      ? eligibilityQuestion(price.price.sellPrice, dates.checkin, price.quote.cancellationPolicy, props.today)
      : undefined
  const budget = useBudget(question !== undefined)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  /** The visitor wanted to book, and closed the calendar without dates. */
  const [wanted, setWanted] = useState<'no' | 'asked' | 'unanswered'>('no')

  const calendar = useCalendar(open)

  const openCalendar = () => {
    if (field.current) makeRoomFor(field.current)
    setOpen(true)
  }
  useUndatedOffer(criteria.offerId, dates, openCalendar)
  const chooseToBook = () => {
    setWanted(dates ? 'no' : 'asked')
    openCalendar()
  }
  const closeCalendar = () => {
    setOpen(false)
    setWanted((before) => (before === 'asked' ? 'unanswered' : 'no'))
  }
  const pickDates = (chosen: StayDates | undefined) => {
    rates.forgetLengths()
    // An offer chosen before there were dates is remembered; one of other dates is not sold for these.
    change({ dates: chosen, offerId: dates ? undefined : criteria.offerId })
  }
  const checkout =
    dates && price.kind === 'priced'
      ? checkoutLink(site, { stayId: props.stayId, dates, guests, price: price.price.sellPrice, offerId, activities: activities.selection })
      : undefined
  const hotel = href(site, 'hotel', { path: [props.hotelId], hash: formatStayCriteria({ ...noStayChoices, dates, guests }) })
  const action = { dated: dates !== undefined, check, price, checkout, onBook: booking.book, onRetry: quote.retry }
  return (
    <>
      <section ref={panel} className={css.panel} aria-label={t`Book this stay`}>
        <PriceBanner price={price} shown={shownPrice(price, props)} fromPrice={props.fromPrice} />
        {budget && question && checkout && <budget.Budget question={question} checkout={checkout} />}
        <div className={css.fields}>
          <DatesField
            ref={field}
            dates={dates}
            open={open}
            part="StayCalendar"
            missing={wanted === 'unanswered' && !dates}
            onClick={open ? closeCalendar : openCalendar}
          />
          <GuestsField guests={guests} onSave={(chosen) => change({ guests: chosen })} />
        </div>
        <NativeForm dates={dates} guests={guests} today={props.today} />
        {choices && dates && <choices.StayChoices {...{ dates, rates, activities, price }} onChoose={change} />}
        <QuoteNotice {...{ stay, props, dates, price, hotel, failed: check.kind === 'failed' }} onPick={pickDates} />
        <BookAction {...action} onChoose={chooseToBook} />
        <Terms price={price} taxIncluded={props.taxIncluded} />
        {props.giftable && <GiftLink criteria={criteria} nights={props.priceList?.[0]?.nights} />}
      </section>
      <StickyBar panel={panel} label={props.label} price={shownPrice(price, props)}>
        <BookAction {...action} onChoose={chooseToBook} />
      </StickyBar>
      {calendar && (
        <calendar.StayCalendar
          {...{ props, open, dates }}
          hotel={stay}
          stays={[stay.stayId]}
          onClose={closeCalendar}
          source={field}
          onPick={pickDates}
        />
      )}
      {check.kind === 'changed' && priceChange && (
        <priceChange.PriceChangeDialog
          change={check.change}
          hotel={hotel}
          onContinue={booking.accept}
          onClose={booking.dismiss}
          onOtherDates={() => {
            booking.dismiss()
            openCalendar()
          }}
        />
      )}
    </>
  )
}
