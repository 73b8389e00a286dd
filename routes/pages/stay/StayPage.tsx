import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Footer, Settings } from '../../../src/contract/cms.ts'
import type { OffersAnswer } from '../../../src/contract/offers.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import type { ReviewList } from '../../../src/contract/reviews.ts'
import type { ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import { formatStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { noStayChoices, type StayCriteria } from '../../../src/domain/criteria/stay-criteria.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/Memo.tsx'
import { gallery } from '../../../src/islands/gallery/island.ts'
import { recentlyViewed } from '../../../src/islands/recently-viewed/island.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { Facts } from '../../../src/ui/stay/Facts.tsx'
import { HotelSection } from '../../../src/ui/stay/HotelSection.tsx'
import { PracticalSection } from '../../../src/ui/stay/PracticalSection.tsx'
import { GiftSection } from '../../../src/ui/stay/GiftSection.tsx'
import { LengthNote } from '../../../src/ui/stay/LengthNote.tsx'
import { LongText } from '../../../src/ui/stay/LongText.tsx'
import { NegotiatedSection } from '../../../src/ui/stay/NegotiatedSection.tsx'
import { OtherOffers } from '../../../src/ui/stay/OtherOffers.tsx'
import { PaymentOutcomeNotice } from '../../../src/ui/stay/PaymentOutcome.tsx'
import { RoomSection } from '../../../src/ui/stay/RoomSection.tsx'
import { Reassurance } from '../../../src/ui/stay/Reassurance.tsx'
import { StayHeader } from '../../../src/ui/stay/StayHeader.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import { AnchorTabs } from '../../../src/ui/tabs/AnchorTabs.tsx'
import type { PageContext } from '../../context.ts'
import { FirstSightOfCalendar } from '../calendar.tsx'
import { GuestReviews } from '../guest-reviews.tsx'
import { HotelPlace } from '../hotel-place.tsx'
import { viewedStay } from '../viewed.ts'
import { BookingSection } from './BookingSection.tsx'
import { ExtrasSection } from './ExtrasSection.tsx'
import { GiftFilm } from './GiftFilm.tsx'
import { stayCrumbs } from './head.ts'
import { otherOffers } from './other-offers.ts'
import { paymentOutcomeOf } from './payment-outcome.ts'

export interface StayPageParts {
  readonly context: PageContext
  readonly detail: StayDetail
  readonly criteria: StayCriteria
  /** What the stay itself costs from; not asked where it is given. */
  readonly offers: Promise<ProductOffers> | undefined
  /** The stays of the same house. */
  readonly others: Promise<ProductOffers | OffersAnswer>
  readonly reviews: Promise<ReviewList>
  readonly settings: Settings | null
  /** Customer service by phone. */
  readonly contact: Footer['contact'] | undefined
  /** Of the dates in the query, when there are any. */
  readonly quote: Promise<Quote> | undefined
}

/** Everything about the stay at once; price, reviews and other offers as they come. */
export function StayPage(it: StayPageParts): ReactNode {
  const { context, detail } = it
  const { dates, guests, giftNights } = it.criteria
  const hash = formatStayCriteria({ ...noStayChoices, dates, guests, giftNights }) || undefined
  const paid = paymentOutcomeOf(context.url.searchParams.get('payment'), detail.id, dates)
  return (
    <>
      <div className="wrap">
        <Memo of={detail} by="crumbs">
          {() => <Breadcrumb of={stayCrumbs(context, detail)} />}
        </Memo>
        {paid && <PaymentOutcomeNotice of={paid} />}
        <Memo of={detail} by="header">
          {() => <StayHeader stay={detail} />}
        </Memo>
        <Island of={gallery} when="interaction" props={{ label: detail.label, pictures: detail.images }} />
      </div>
      <Memo of={detail} by="tabs">
        {() => <AnchorTabs label={context.i18n._(msg`On this page`)} of={tabsOf(it)} />}
      </Memo>
      <StayLayout
        panel={
          <>
            <BookingSection {...it} />
            <Memo of={it.contact ?? detail} by="reassurance">
              {() => <Reassurance contact={it.contact} />}
            </Memo>
            {!isGiven(it) && !dates && <FirstSightOfCalendar context={context} of="StayCalendar" priced />}
          </>
        }
      >
        <Memo of={detail} by="stay">
          {() => <AboutStay of={detail} />}
        </Memo>
        <ExtrasSection {...it} />
        {isGiven(it) && <GiftSection terms={it.settings} film={<GiftFilm of={detail} />} />}
        <GuestReviews hotel={detail.hotel.id} reviews={it.reviews} />
        <Memo of={detail} by="hotel">
          {() => <HotelSection hotel={detail.hotel} />}
        </Memo>
        <Memo of={detail} by="practical" places={{ map: <HotelPlace of={detail.hotel} /> }}>
          {({ map }) => <PracticalSection hotel={detail.hotel} stay={detail} map={map} />}
        </Memo>
        <Deferred of={it.others} pending={<ListSkeleton />} failed={null}>
          {(others) => (
            <Memo of={others} by={`other ${detail.id} ${hash}`}>
              {() => <OtherOffers offers={otherOffers(others, detail)} hash={hash} />}
            </Memo>
          )}
        </Deferred>
      </StayLayout>
      {context.view.recentlyViewed && <Island of={recentlyViewed} when="scroll" props={{ current: viewedStay(detail) }} />}
    </>
  )
}

function AboutStay({ of: detail }: { of: StayDetail }): ReactNode {
  return (
    <>
      <StaySection id="description" title={<Trans>Description</Trans>}>
        <Facts of={detail.programLine} />
        <LengthNote of={detail.nights} />
        <LongText text={detail.description} />
      </StaySection>
      <RoomSection room={detail.room} breakfast={detail.breakfast} />
      <NegotiatedSection activities={detail.activities} />
    </>
  )
}

/** The page shows the stay as a gift, and it can be one. */
const isGiven = ({ context, detail }: StayPageParts): boolean => context.view.flow === 'gifting' && detail.isGiftable

/** One tab for each section that is there. What is included is "the experience" of whom the stay is given to. */
function tabsOf(it: StayPageParts): { id: string; label: string }[] {
  const { i18n } = it.context
  const given = isGiven(it)
  return [
    { id: 'description', label: i18n._(msg`Description`) },
    { id: 'room', label: i18n._(msg`Room`) },
    ...(it.detail.activities.length > 0 ? [{ id: 'experience', label: i18n._(given ? msg`The experience` : msg`Experience`) }] : []),
    ...(given ? [{ id: 'gift', label: i18n._(msg`The gift`) }] : []),
    { id: 'reviews', label: i18n._(msg`Reviews`) },
    { id: 'hotel', label: i18n._(msg`Hotel`) },
    { id: 'practical', label: i18n._(msg`Practical info`) },
  ]
}
