import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../../src/contract/cms.ts'
import type { HotelPage as Hotel } from '../../../src/contract/hotel-page.ts'
import type { ReviewList } from '../../../src/contract/reviews.ts'
import type { ProductOffers } from '../../../src/contract/stay.ts'
import { formatStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { noStayChoices, type StayCriteria } from '../../../src/domain/criteria/stay-criteria.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/Memo.tsx'
import { gallery } from '../../../src/islands/gallery/island.ts'
import panel from '../../../src/islands/hotel/HotelPanel.module.css'
import { hotelPanel } from '../../../src/islands/hotel/island.ts'
import { recentlyViewed } from '../../../src/islands/recently-viewed/island.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { HotelHeader } from '../../../src/ui/hotel/HotelHeader.tsx'
import { NoOffers } from '../../../src/ui/hotel/messages.tsx'
import { NearbyHotels } from '../../../src/ui/hotel/NearbyHotels.tsx'
import { HotelSection } from '../../../src/ui/stay/HotelSection.tsx'
import { PracticalSection } from '../../../src/ui/stay/PracticalSection.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { AnchorTabs } from '../../../src/ui/tabs/AnchorTabs.tsx'
import type { PageContext } from '../../context.ts'
import { FirstSightOfCalendar } from '../calendar.tsx'
import { GuestReviews } from '../guest-reviews.tsx'
import { HotelPlace } from '../hotel-place.tsx'
import { hotelCrumbs } from './head.ts'
import { OffersSection } from './OffersSection.tsx'

export interface HotelPageParts {
  readonly context: PageContext
  readonly house: Hotel
  readonly criteria: StayCriteria
  /** The sales line, for a house without offers. */
  readonly line: Settings['noOffersPhone'] | undefined
  /** Undefined where the house sells nothing. */
  readonly offers: Promise<ProductOffers> | undefined
  readonly reviews: Promise<ReviewList>
}

/** Everything about the house at once; its offers and reviews as they come. */
export function HotelPage(it: HotelPageParts): ReactNode {
  const { context, house, criteria, offers, line } = it
  const { i18n, url, today, hour, minisite } = context
  const stays = house.rooms.flatMap((room) => room.offers.map(({ id }) => id))
  const [stayId = 0] = stays
  const hash = formatStayCriteria({ ...noStayChoices, dates: criteria.dates, guests: criteria.guests }) || undefined
  const asked = { hotelId: house.id, stayId, query: url.search.slice(1), today, hour, ...(minisite && { minisite: minisite.minisiteId }) }
  const tabs = [
    { id: 'description', label: i18n._(msg`About`) },
    ...(offers ? [{ id: 'offers', label: i18n._(msg`Offers`) }] : []),
    { id: 'reviews', label: i18n._(msg`Reviews`) },
  ]
  return (
    <>
      <div className="wrap">
        <Memo of={house} by="header">
          {() => (
            <>
              <Breadcrumb of={hotelCrumbs(context, house)} />
              <HotelHeader hotel={house} />
            </>
          )}
        </Memo>
        <Island of={gallery} when="interaction" props={{ label: house.label, pictures: house.images }} />
      </div>
      <Memo of={house} by="tabs">
        {() => <AnchorTabs label={i18n._(msg`On this page`)} of={tabs} />}
      </Memo>
      <StayLayout
        panel={
          offers ? (
            <Island
              of={hotelPanel}
              when={criteria.dates ? 'visible' : 'hash scroll'}
              className={panel.panel ?? ''}
              props={{ ...asked, label: house.label, stays }}
            />
          ) : (
            <NoOffers line={line} />
          )
        }
      >
        <Memo of={house} by="about">
          {() => <HotelSection hotel={house} id="description" title={<Trans>About the hotel</Trans>} />}
        </Memo>
        {offers && <OffersSection {...it} offers={offers} asked={asked} />}
        {offers && !criteria.dates && <FirstSightOfCalendar context={context} of="StayCalendar" priced />}
        <GuestReviews hotel={house.id} reviews={it.reviews} />
        <Memo of={house} by="practical" places={{ map: <HotelPlace of={house} /> }}>
          {({ map }) => <PracticalSection hotel={house} map={map} />}
        </Memo>
      </StayLayout>
      <Memo of={house} by={`nearby ${hash}`}>
        {() => <NearbyHotels hotels={house.nearbyHotels} hash={hash} />}
      </Memo>
      {context.view.recentlyViewed && <Island of={recentlyViewed} when="scroll" props={{}} />}
    </>
  )
}
