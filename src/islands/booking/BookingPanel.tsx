import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { DatesPanel } from '../parts/calendar/DatesPanel.tsx'
import { onDemand } from '../parts/on-demand.ts'
import { BookAction } from './BookAction.tsx'
import css from './Booking.module.css'
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
import { useBooking } from './use-booking.ts'
import { useCalendar } from './use-calendar.ts'
import { useCriteria } from './use-criteria.ts'
import { useQuote } from './use-quote.ts'

const usePriceChange = onDemand(() => import('./PriceChangeDialog.tsx'))

/** Dates, party, price and the Book button; the same in a bar while the panel is out of sight. */
export function BookingPanel(props: BookingProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { criteria, change } = useCriteria(props)
  const { dates, guests } = criteria
  const stay: AskedStay = { locale: market.locale, stayId: props.stayId, hotelId: props.hotelId, guests, minisite: props.minisite }
  const quote = useQuote(props, stay, dates)
  const calendar = useCalendar(props, stay, [stay.stayId])
  const { check, ...booking } = useBooking(stay, dates, { today: props.today, onQuote: quote.replace })
  const priceChange = usePriceChange(check.kind === 'changed')
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  /** The visitor wanted to book, and closed the calendar without dates. */
  const [wanted, setWanted] = useState<'no' | 'asked' | 'unanswered'>('no')

  const openCalendar = () => {
    if (field.current) makeRoomFor(field.current)
    setOpen(true)
  }
  const chooseToBook = () => {
    setWanted(dates ? 'no' : 'asked')
    openCalendar()
  }
  const closeCalendar = () => {
    setOpen(false)
    setWanted((before) => (before === 'asked' ? 'unanswered' : 'no'))
  }
  const action = { stay, dates, check, price: quote.price, onBook: booking.book, onRetry: quote.retry }
  return (
    <>
      <section ref={panel} className={css.panel} aria-label={t`Book this stay`}>
        <PriceBanner price={quote.price} shown={shownPrice(quote.price, props)} fromPrice={props.fromPrice} />
        <div className={css.fields}>
          <DatesField
            ref={field}
            dates={dates}
            open={open}
            missing={wanted === 'unanswered' && !dates}
            onClick={open ? closeCalendar : openCalendar}
          />
          <GuestsField guests={guests} onSave={(chosen) => change({ guests: chosen })} />
        </div>
        <NativeForm dates={dates} guests={guests} today={props.today} />
        <QuoteNotice
          {...{ stay, props, dates, price: quote.price, failed: check.kind === 'failed' }}
          onPick={(chosen) => change({ dates: chosen })}
        />
        <BookAction {...action} onChoose={chooseToBook} />
        <Terms price={quote.price} />
        {props.giftable && <GiftLink />}
      </section>
      <StickyBar panel={panel} label={props.label} price={shownPrice(quote.price, props)}>
        <BookAction {...action} onChoose={chooseToBook} />
      </StickyBar>
      <DatesPanel
        open={open}
        onClose={closeCalendar}
        title={t`Dates`}
        source={field}
        dates={dates}
        onPick={(chosen) => change({ dates: chosen })}
        {...calendar}
      >
        {calendar.failed && (
          <p className={css.calendarNote}>{t`Prices are not available at the moment. Choose your dates and we will check them.`}</p>
        )}
      </DatesPanel>
      {check.kind === 'changed' && priceChange && (
        <priceChange.PriceChangeDialog
          change={check.change}
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
