import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button, LinkButton } from '../../ui/button/Button.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import booking from '../booking/Booking.module.css'
import { DatesField } from '../booking/DatesField.tsx'
import { GuestsField } from '../booking/GuestsField.tsx'
import { makeRoomFor } from '../booking/make-room.ts'
import { NativeForm } from '../booking/NativeForm.tsx'
import { StickyBar } from '../booking/StickyBar.tsx'
import { useCriteria } from '../booking/use-criteria.ts'
import { useUndatedOffer } from '../booking/use-undated-offer.ts'
import { onDemand } from '../parts/on-demand.ts'
import type { HotelProps } from './props.ts'
import { useCheckout } from './use-checkout.ts'
import { useOfferClicks } from './use-offer-clicks.ts'

const useCalendar = onDemand(() => import('../booking/StayCalendar.tsx'))
const useDialog = onDemand(() => import('./OfferDialog.tsx'))

/** So many stays at most are asked which nights can follow a check-in. */
const mostStaysAsked = 6

/**
 * Dates and guests of a hotel's offers, in sight beside them or in a bar. An offer chosen without dates opens the calendar and is
 * remembered; with dates it goes to checkout (specification of booking, section 4, "Offer card").
 */
export default function HotelPanel(props: HotelProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const checkOut = useCheckout()
  const { criteria, change } = useCriteria(props)
  const { dates, guests, offerId } = criteria
  const remembered = props.stays.find((stay) => stay === offerId)
  const hotel = { locale: market.locale, hotelId: props.hotelId, stayId: remembered, guests, minisite: props.minisite }
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [missing, setMissing] = useState(false)
  const [detailed, setDetailed] = useState<number>()
  const calendar = useCalendar(open)
  const dialog = useDialog(detailed !== undefined)

  const openCalendar = () => {
    if (field.current) makeRoomFor(field.current)
    setOpen(true)
  }
  useUndatedOffer(remembered, dates, openCalendar)
  const closeCalendar = () => {
    setOpen(false)
    if (remembered === undefined) return
    setMissing(!dates)
    // The offer that was chosen, now with its price; nothing is remembered without dates.
    change(dates ? { anchor: 'products' } : { offerId: undefined })
  }
  const choose = (stayId: number, form: HTMLFormElement, event: Event) => {
    event.preventDefault()
    setDetailed(undefined)
    // Without dates they are asked for, and the offer is remembered.
    if (!dates) return change({ offerId: stayId, anchor: undefined })
    checkOut(stayId, form, { dates, guests })
  }
  useOfferClicks({ onChoose: choose, onDetails: setDetailed })

  const action = dates ? (
    <LinkButton wide href="#offers">
      {t`See the offers`}
    </LinkButton>
  ) : (
    <Button wide aria-haspopup="dialog" data-live="StayCalendar" className={booking.scripted} onClick={openCalendar}>
      {t`Choose your dates`}
    </Button>
  )
  return (
    <>
      <section ref={panel} className={booking.panel} aria-label={t`Your dates and guests`}>
        <div className={booking.fields}>
          <DatesField
            ref={field}
            dates={dates}
            open={open}
            part="StayCalendar"
            missing={missing && !dates}
            onClick={open ? closeCalendar : openCalendar}
          />
          <GuestsField guests={guests} onSave={(chosen) => change({ guests: chosen })} />
        </div>
        <NativeForm dates={dates} guests={guests} today={props.today} />
        {action}
      </section>
      <StickyBar panel={panel} label={props.label} price={undefined}>
        {action}
      </StickyBar>
      {calendar && (
        <calendar.StayCalendar
          {...{ props, hotel, open, dates }}
          stays={remembered ? [remembered] : props.stays.slice(0, mostStaysAsked)}
          onClose={closeCalendar}
          source={field}
          onPick={(chosen) => change({ dates: chosen })}
        />
      )}
      {detailed !== undefined && dialog && (
        <dialog.OfferDialog
          key={detailed}
          stay={{ ...hotel, stayId: detailed }}
          asked={props.stayId}
          criteria={{ dates, guests }}
          onClose={() => setDetailed(undefined)}
        />
      )}
    </>
  )
}
