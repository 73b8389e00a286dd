import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PossibleStay } from '../../../src/contract/availability.ts'
import type { CheckinPrices } from '../../../src/contract/beneficiary.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import type { IsoDate, IsoMonth } from '../../../src/contract/scalars.ts'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { addMonths, monthOf } from '../../../src/domain/dates/days.ts'
import type { StayDates } from '../../../src/domain/dates/stay-dates.ts'
import { defaultGuests, type Guests, isSameGuests } from '../../../src/domain/guests/guests.ts'
import { giftDay, type GiftPrices, nearestDays, possibleDays } from '../../../src/domain/redeeming/gift-calendar.ts'
import { checkoutHref } from '../../../src/domain/stay/booking-address.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { href } from '../../../src/market/site.ts'
import { ContactLink } from '../../../src/ui/beneficiary/ContactLink.tsx'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { CheckoutLayout, CheckoutPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { formatLongDate, formatMonthSince, formatWeekdayDate } from '../../../src/ui/format/date.ts'
import { formatPrice } from '../../../src/ui/format/price.ts'
import { capitalised } from '../../../src/ui/format/text.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { AddedAmount } from '../../../src/ui/redeeming/AddedAmount.tsx'
import { dayHref, type GiftDatesView, monthHref } from '../../../src/ui/redeeming/gift-dates-href.ts'
import { GiftChoice, GiftOccupancy, OtherLengths } from '../../../src/ui/redeeming/GiftChoice.tsx'
import { GiftMonth, GiftYear } from '../../../src/ui/redeeming/GiftYear.tsx'
import { GiftStaySummary } from '../../../src/ui/redeeming/GiftStaySummary.tsx'
import { IncludedArrivals } from '../../../src/ui/redeeming/IncludedArrivals.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { PageContext } from '../../context.ts'
import { giftHref, type SessionGift } from '../gift/held-gift.ts'
import { GiftStateSection, type RedeemedGift } from '../gift-stays/redeemed-gift.tsx'

interface GiftStayPageProps {
  readonly context: PageContext
  readonly gift: RedeemedGift
  readonly state: Promise<SessionGift>
  readonly stay: StayDetail
  readonly stayId: number
  readonly dates: StayDates | undefined
  readonly month: IsoMonth | undefined
  readonly nights: number
  readonly guests: Guests
  readonly from: IsoDate
  readonly until: IsoDate
  readonly path: string
  readonly prices: Promise<CheckinPrices>
  readonly lengths: Promise<readonly PossibleStay[]>
  /** Asks for the prices of other nights or guests. */
  readonly ask: (others: { readonly nights: number; readonly guests: Guests }) => Promise<Outcome<CheckinPrices>>
}

export function GiftStayPage(props: GiftStayPageProps): ReactNode {
  const { t } = useLingui()
  const { context, gift, stay, prices, path } = props
  const { site, url } = context
  return (
    <CheckoutLayout title={<Trans>When would you like to go?</Trans>} summary={<GiftStaySummary gift={gift} stay={stay} />}>
      <Breadcrumb
        crumbs={[
          { label: t`My gift`, href: giftHref(site, gift.reference) },
          ...(gift.box !== undefined ? [{ label: t`Choose a stay`, href: href(site, 'gift', { path: [gift.reference, 'stays'] }) }] : []),
          { label: t`Choose your dates` },
        ]}
      />
      <GiftStateSection state={props.state} />
      <Deferred data={prices} pending={<ListSkeleton rows={6} />} failed={<FailedState retry={`${path}${url.search}`} />}>
        {(found) => <GiftDatesSection {...props} found={found} />}
      </Deferred>
    </CheckoutLayout>
  )
}

function GiftDatesSection(props: GiftStayPageProps & { readonly found: CheckinPrices }): ReactNode {
  const { t } = useLingui()
  const { context, gift, stay, dates, nights, guests, from, until, path, found } = props
  const { site, today } = context
  const { market } = site
  const priced: GiftPrices = { prices: found, nights, value: gift.value }
  const view: GiftDatesView = { path, nights, guests }
  const days = possibleDays(priced)
  const firstIncluded = days.find(({ status }) => status === 'included') ?? days[0]
  const month = props.month ?? monthOf(dates?.checkin ?? firstIncluded?.day ?? from)
  const occupancy = <GiftOccupancy view={view} nights={stay.nights} month={month} />
  if (days.length === 0) return <NoDates {...props} view={view} occupancy={occupancy} />
  const included = days.filter(({ status }) => status === 'included').length
  const shown = { gift: priced, view, chosen: dates?.checkin }
  const monthName = (each: IsoMonth) => capitalised(formatMonthSince(today, `${each}-01`, market), market)
  const steps = [addMonths(month, -1), addMonths(month, 1)].filter((each) => each >= monthOf(from) && each <= monthOf(until))
  return (
    <>
      {dates && <ChosenDates {...props} priced={priced} view={view} dates={dates} />}
      <CheckoutPart title={<Trans>Nights and guests</Trans>}>{occupancy}</CheckoutPart>
      <CheckoutPart title={<Trans>The weekends of your gift</Trans>}>
        <p className="muted">
          <IncludedArrivals included={included} all={days.length} />
        </p>
        <GiftYear {...shown} from={from} until={until} />
      </CheckoutPart>
      <CheckoutPart id="month" title={monthName(month)}>
        <GiftMonth {...shown} month={month} />
        <nav className="row" aria-label={t`Months`}>
          {steps.map((each) => (
            <a key={each} className="pill" href={monthHref(view, each)} rel="nofollow">
              {monthName(each)}
            </a>
          ))}
        </nav>
      </CheckoutPart>
    </>
  )
}

type ChosenProps = GiftStayPageProps & { readonly priced: GiftPrices; readonly view: GiftDatesView; readonly dates: StayDates }

function ChosenDates({ context, gift, stayId, guests, dates, lengths, priced, view }: ChosenProps): ReactNode {
  const { site } = context
  const arrival = giftDay(priced, dates.checkin)
  const price = priced.prices[dates.checkin]?.displayTotalPrice
  if (arrival.status === 'notAvailable' || price === undefined || arrival.nights !== priced.nights) {
    return (
      <Notice
        tone="warn"
        action={
          <ul className="row">
            {nearestDays(priced, dates.checkin).map((day) => (
              <li key={day.day}>
                <a className="pill" href={dayHref(view, day.day, day.nights)} rel="nofollow">
                  {formatWeekdayDate(day.day, site.market)}{' '}
                  <b>
                    <AddedAmount supplement={day.status === 'included' ? 0 : day.supplement} />
                  </b>
                </a>
              </li>
            ))}
          </ul>
        }
      >
        <Trans>Nothing is left on {formatLongDate(dates.checkin, site.market)} for these nights and guests. The nearest dates:</Trans>
      </Notice>
    )
  }
  const booking = { stayId, dates, criteria: { ...noStayChoices, dates, guests }, shownPrice: price }
  return (
    <GiftChoice
      dates={dates}
      guests={guests}
      price={price}
      value={gift.value}
      checkout={checkoutHref(site, booking, { gift: gift.reference })}
    >
      <Deferred data={lengths} pending={null} failed={null}>
        {(stays) => <OtherLengths view={view} dates={dates} stays={stays} value={gift.value} />}
      </Deferred>
    </GiftChoice>
  )
}

interface Relaxed {
  readonly kind: 'nights' | 'guests'
  readonly nights: number
  readonly guests: Guests
  readonly days: number
}

/** Which one of the choices to drop, and how many dates that brings. */
function NoDates({
  gift,
  stay,
  nights,
  guests,
  ask,
  view,
  occupancy,
  context,
}: GiftStayPageProps & { view: GiftDatesView; occupancy: ReactNode }): ReactNode {
  const { t } = useLingui()
  const { site } = context
  const shortest = Math.max(stay.nights.min, Math.min(gift.nights, stay.nights.max))
  const choices = [
    ...(nights === shortest ? [] : [{ kind: 'nights' as const, nights: shortest, guests }]),
    ...(isSameGuests(guests, defaultGuests) ? [] : [{ kind: 'guests' as const, nights, guests: defaultGuests }]),
  ]
  const counted = Promise.all(
    choices.map(async (choice): Promise<Relaxed[]> => {
      const found = await ask(choice)
      const days = found.kind === 'ok' ? possibleDays({ prices: found.value, nights: choice.nights, value: gift.value }).length : 0
      return days > 0 ? [{ ...choice, days }] : []
    }),
  ).then((found) => found.flat())
  const path = (choice: Relaxed) => monthHref({ ...view, nights: choice.nights, guests: choice.guests }, monthOf(context.today))
  return (
    <>
      <Notice tone="warn">
        <Trans>No date is left for these nights and guests within the validity of your gift.</Trans>
      </Notice>
      {occupancy}
      <Deferred data={counted} pending={<ListSkeleton rows={1} />} failed={null}>
        {(found) => (
          <ul className="stack">
            {found.map((choice) => (
              <li key={choice.kind}>
                <a href={path(choice)} rel="nofollow">
                  {choice.kind === 'nights'
                    ? `${t`${plural(choice.nights, { one: '# night', other: '# nights' })}`} · ${t`${plural(choice.days, { one: '# date', other: '# dates' })}`}`
                    : t`For two adults: ${plural(choice.days, { one: '# date', other: '# dates' })}`}
                </a>
              </li>
            ))}
            {gift.box !== undefined && (
              <li>
                <a href={href(site, 'gift', { path: [gift.reference, 'stays'] })}>
                  <Trans>The other stays of your gift</Trans>
                </a>
              </li>
            )}
            {gift.stay !== undefined && (
              <li>
                <ContactLink request="exchange" reference={gift.reference}>
                  <Trans>Ask our customer care for an exchange</Trans>
                </ContactLink>
              </li>
            )}
          </ul>
        )}
      </Deferred>
      <p className="muted">
        <Trans>Your gift pays up to {formatPrice(gift.value, site.market)}.</Trans>
      </p>
    </>
  )
}
