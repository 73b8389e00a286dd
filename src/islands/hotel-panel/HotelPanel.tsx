import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button, LinkButton } from '../../ui/button/Button.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import booking from '../stay-page/panel.module.css'
import { StayDatesField } from '../stay-page/StayDatesField.tsx'
import { GuestsField } from '../controls/guests/GuestsField.tsx'
import { scrollDropdownIntoView, useUndatedOffer } from '../stay-page/open-calendar.ts'
import { NativeForm } from '../stay-page/NativeForm.tsx'
import { StickyBar } from '../stay-page/StickyBar.tsx'
import { useStayCriteria } from '../stay-page/use-stay-criteria.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { acceptDates } from '../../domain/dates/stay-dates.ts'
import { parseStayCriteria } from '../../domain/stay/hash.ts'
import { sameOffers } from '../../domain/stay/same-offers.ts'
import type { HotelPanelProps } from './props.ts'
import { useCheckout, useOfferClicks } from './use-offer-choice.ts'

const useCalendarPart = onDemand('StayCalendar', () => import('../stay-page/StayCalendar.tsx'))
export const useLowestPricePart = onDemand('LowestPrice', () => import('./LowestPrice.tsx'))
const useOfferDialogPart = onDemand('OfferDialog', () => import('./OfferDialog.tsx'))

export const ready = (_: HotelPanelProps, island: HTMLElement): unknown => useLowestPricePart.load(island)

/** As many as the list of offers has (B9.3). */
const maxStays = 20

/** An offer without dates opens the calendar and is remembered; with dates it leads to the checkout (B4.1, B4.2). */
export default function HotelPanel(props: HotelPanelProps): ReactNode {
  const { t } = useLingui()
  const { today, hour } = useSite()
  const checkOut = useCheckout()
  const { criteria, missed, change } = useStayCriteria(props)
  const { dates, guests, offerId } = criteria
  const remembered = props.stays.find((stay) => stay === offerId)
  const hotel = { hotelId: props.hotelId, stayId: remembered, guests }
  const served = acceptDates(parseStayCriteria(props.query), today, hour)
  const lowest = useLowestPricePart(true)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [missing, setMissing] = useState(false)
  const [detailed, setDetailed] = useState<number>()
  const calendar = useCalendarPart(open)
  const dialog = useOfferDialogPart(detailed !== undefined)

  const openCalendar = () => {
    if (field.current) scrollDropdownIntoView(field.current)
    setOpen(true)
  }
  useUndatedOffer(remembered, dates, openCalendar)
  const closeCalendar = () => {
    setOpen(false)
    if (remembered === undefined) return
    setMissing(!dates)
    // Writing the anchor makes the page jump to the remembered offer, which has a price by then.
    change(dates ? { anchor: 'products' } : { offerId: undefined })
  }
  const choose = (stayId: number, form: HTMLFormElement, event: Event) => {
    event.preventDefault()
    setDetailed(undefined)
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
        {lowest && (
          <lowest.LowestPrice
            stay={{ ...hotel, stayId: props.stayId }}
            dates={dates}
            served={sameOffers(criteria, served) ? props.lowest : undefined}
          />
        )}
        <div className={booking.fields}>
          <StayDatesField
            ref={field}
            dates={dates}
            open={open}
            part="StayCalendar"
            missing={missing && !dates}
            missed={missed}
            onClick={open ? closeCalendar : openCalendar}
          />
          <GuestsField className={booking.field} guests={guests} onSave={(chosen) => change({ guests: chosen })} />
        </div>
        <NativeForm dates={dates} guests={guests} />
        {action}
      </section>
      <StickyBar panel={panel} label={props.label} price={undefined}>
        {action}
      </StickyBar>
      {calendar && (
        <calendar.StayCalendar
          {...{ hotel, open, dates }}
          stays={remembered ? [remembered] : props.stays.slice(0, maxStays)}
          onClose={closeCalendar}
          source={field}
          onPick={(chosen) => change({ dates: chosen })}
        />
      )}
      {detailed !== undefined && dialog && (
        <dialog.OfferDialog
          key={detailed}
          stay={{ ...hotel, stayId: detailed }}
          stayId={props.stayId}
          criteria={{ dates, guests }}
          onClose={() => setDetailed(undefined)}
        />
      )}
    </>
  )
}
