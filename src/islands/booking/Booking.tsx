import { useLingui, Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { undatedPrice } from '../../domain/booking/displayed-stay-price.ts'
import type { PriceInfo } from '../../contract/price.ts'
import { chosenExtras, extraPatch } from '../../domain/extras/extra-address.ts'
import { chosenProduct } from '../../domain/extras/extra-choices.ts'
import { defaultGuests, type Guests, isSameGuests } from '../../domain/guests/guests.ts'
import type { ShortestStay } from '../../domain/booking/known-rates.ts'
import { acceptDates, type StayDates } from '../../domain/dates/stay-dates.ts'
import { parseStayCriteria } from '../../domain/stay/hash.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { DisplayedPrice } from '../../domain/pricing/displayed-price.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { pageSite } from '../runtime/page-site.ts'
import { onDemand } from '../runtime/on-demand.ts'
import type { BookingProps } from '../stay-page/props.ts'
import { StayDatesField } from '../stay-page/StayDatesField.tsx'
import { GuestsField } from '../controls/guests/GuestsField.tsx'
import { NativeForm } from '../stay-page/NativeForm.tsx'
import { scrollDropdownIntoView, useUndatedOffer } from '../stay-page/open-calendar.ts'
import css from '../stay-page/panel.module.css'
import { useStayCriteria } from '../stay-page/use-stay-criteria.ts'
import { CheckingPrice, ChooseDates } from './ChooseDates.tsx'
import { FromPrice, PendingPrice } from './FromPrice.tsx'
import { TaxTerm } from './TaxTerm.tsx'
import { giftSwitch } from '../../domain/stay/flow-switch.ts'
import type { StayCriteria } from '../../domain/stay/criteria.ts'
import { linkTo } from '../../ui/link/link-to.ts'

const useCalendarPart = onDemand('StayCalendar', () => import('../stay-page/StayCalendar.tsx'))
export const useChosenExtrasPart = onDemand('ChosenExtras', () => import('./ChosenExtras.tsx'))
const useStickyBarPart = onDemand('StickyBar', () => import('../stay-page/StickyBar.tsx'))
const useGuestsPricePart = onDemand('GuestsPrice', () => import('./GuestsPrice.tsx'))
export const usePricedStayPart = onDemand('PricedStay', () => import('./priced/PricedStay.tsx'))

/** The island replaces the server's markup only when it can draw what that has: the price of dates, or the extras of the query. */
export function ready({ query }: BookingProps, island: HTMLElement): unknown {
  const { today, hour } = pageSite()
  const { dates, extra } = acceptDates(parseStayCriteria(query), today, hour)
  return dates ? usePricedStayPart.load(island) : extra && useChosenExtrasPart.load(island)
}

export default function Booking(props: BookingProps): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const { criteria, missed, change } = useStayCriteria(props)
  const { dates, guests } = criteria
  const choices = props.extras?.choices
  const { guests: servedGuests, extra: servedExtra } = parseStayCriteria(props.query)
  const stayId = chosenProduct(choices, props.stayId, criteria.extra)
  const isServedProduct = stayId === chosenProduct(choices, props.stayId, servedExtra)
  const bookable = { ...props, stayId, quote: isServedProduct ? props.quote : undefined }
  const extras = chosenExtras(site, props.stayId, choices, criteria, stayId)
  const stayOfGuests = { hotelId: props.hotelId, stayId, guests }
  const served = isServedProduct && isSameGuests(servedGuests, guests)
  const guestsPrice = useGuestsPricePart(!dates && !served)
  const [loaded, setLoaded] = useState<{ stayId: number; guests: Guests; price: PriceInfo | undefined }>()
  const isLoaded = loaded?.stayId === stayId && isSameGuests(loaded.guests, guests)
  const known = served ? { price: props.fromPrice } : isLoaded ? loaded : undefined
  const priced = usePricedStayPart(dates !== undefined)
  const undatedExtras = useChosenExtrasPart(!dates && extras.length > 0)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  /** A visitor who closes Book's calendar without dates (`dismissed`) is told that they are missing. */
  const [datePrompt, setDatePrompt] = useState<'idle' | 'open' | 'dismissed'>('idle')
  const [shortest, setShortest] = useState<ShortestStay>()
  const calendar = useCalendarPart(open)

  const openCalendar = () => {
    if (field.current) scrollDropdownIntoView(field.current)
    setOpen(true)
  }
  useUndatedOffer(criteria.offerId, dates, openCalendar)
  const chooseToBook = () => {
    setDatePrompt(dates ? 'idle' : 'open')
    openCalendar()
  }
  const closeCalendar = () => {
    setOpen(false)
    setDatePrompt((before) => (before === 'open' ? 'dismissed' : 'idle'))
  }
  const pickDates = (picked: StayDates | undefined) => {
    setShortest(undefined)
    // An offer is chosen for its dates: only one that was chosen before any dates survives the choice of them.
    change({ dates: picked, offerId: dates ? undefined : criteria.offerId })
  }
  const removeExtra = (product: number) => {
    change(extraPatch(props.stayId, product))
    field.current?.focus()
  }
  const stay = { props: bookable, criteria, shortest }
  return (
    <>
      <section ref={panel} className={css.panel} aria-label={t`Book this stay`}>
        {!dates ? (
          known ? (
            <FromPrice fromPrice={known.price} nights={props.nights} guests={guests} />
          ) : (
            <PendingPrice />
          )
        ) : priced ? (
          <priced.PriceOfDates {...stay} dates={dates} extras={extras} onRemoveExtra={removeExtra} />
        ) : (
          <PendingPrice />
        )}
        {!dates && undatedExtras && (
          <undatedExtras.ChosenExtras
            extras={extras.map(({ price, ...rest }) => ({ ...rest, amount: isSameGuests(guests, defaultGuests) ? price : undefined }))}
            onRemove={removeExtra}
          />
        )}
        <div className={css.fields}>
          <StayDatesField
            ref={field}
            dates={dates}
            open={open}
            part="StayCalendar"
            missing={datePrompt === 'dismissed' && !dates}
            missed={missed}
            onClick={open ? closeCalendar : openCalendar}
          />
          <GuestsField className={css.field} guests={guests} onSave={(chosen) => change({ guests: chosen })} />
        </div>
        <NativeForm dates={dates} guests={guests} extra={criteria.extra} />
        {dates && priced ? (
          <priced.BookDates
            {...{ ...stay, dates, panel, change }}
            openCalendar={chooseToBook}
            onPick={pickDates}
            onShortest={setShortest}
          />
        ) : (
          <Unpriced
            {...{ props, panel }}
            price={dates ? undefined : undatedPrice({ fromPrice: known?.price, nights: props.nights }, guests)}
            action={dates ? <CheckingPrice /> : <ChooseDates dated={false} onChoose={chooseToBook} />}
          />
        )}
        {props.giftable && <GiftLink criteria={criteria} nights={props.giftNights} />}
      </section>
      {!dates && !served && guestsPrice && (
        <guestsPrice.GuestsPrice stay={stayOfGuests} onPrice={(price) => setLoaded({ stayId, guests, price })} />
      )}
      {calendar && (
        <calendar.StayCalendar
          {...{ open, dates }}
          pull={props.pull}
          hotel={stayOfGuests}
          stays={[stayId]}
          onClose={closeCalendar}
          source={field}
          onPick={pickDates}
        />
      )}
    </>
  )
}

function Unpriced(props: {
  props: BookingProps
  panel: RefObject<HTMLElement | null>
  price: DisplayedPrice | undefined
  action: ReactNode
}): ReactNode {
  const sticky = useStickyBarPart(false)
  return (
    <>
      <div className={css.book}>{props.action}</div>
      <ul className={css.terms}>
        <li>
          <Icon name="receipt" />
          <TaxTerm taxAtHotel={props.props.taxAtHotel} />
        </li>
      </ul>
      {sticky && (
        <sticky.StickyBar panel={props.panel} label={props.props.label} price={props.price}>
          {props.action}
        </sticky.StickyBar>
      )}
    </>
  )
}

/** Starts gifting with the nights of the first voucher, or the price list would open at another length. */
function GiftLink({ criteria, nights }: { criteria: StayCriteria; nights: number | undefined }): ReactNode {
  return (
    <p className={css.switch}>
      <Icon name="gift" />
      <a {...linkTo(`?flow=gifting#${giftSwitch(criteria, nights)}`)}>
        <Trans>Offer this stay as a gift</Trans>
      </a>
    </p>
  )
}
