import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelWithRooms } from '../../../src/contract/hotel-page.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { gallery } from '../../../src/islands/gallery/island.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { HotelHeader } from '../../../src/ui/hotel/HotelHeader.tsx'
import { showsScores } from '../../../src/ui/rating/shows-scores.ts'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { HotelSection } from '../../../src/ui/stay/HotelSection.tsx'
import { LocationSection } from '../../../src/ui/stay/LocationSection.tsx'
import { PracticalSection } from '../../../src/ui/stay/PracticalSection.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { AnchorTabs } from '../../../src/ui/tabs/AnchorTabs.tsx'
import { HotelMapIsland } from '../hotel-map-island.tsx'
import { hotelCrumbs } from './head.ts'

interface HotelContentProps {
  readonly hotel: HotelWithRooms
  /** Whether something can be booked or given. */
  readonly sells: boolean
  readonly panel: ReactNode
  /** Offers, prices and reviews. */
  readonly choices: ReactNode
}

/** The whole page of a hotel but for what has a price or depends on the visitor's choices. */
export function HotelContent({ hotel, sells, panel, choices }: HotelContentProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const tabs = [
    { id: 'description', label: t`About` },
    ...(sells ? [{ id: 'offers', label: t`Offers` }] : []),
    ...(showsScores(view) ? [{ id: 'reviews', label: t`Reviews` }] : []),
  ]
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={hotelCrumbs(view, hotel)} />
        <HotelHeader hotel={hotel} />
      </div>
      <StayLayout
        gallery={<Island island={gallery} when="interaction" props={{ label: hotel.label, pictures: hotel.images }} />}
        tabs={<AnchorTabs label={t`On this page`} tabs={tabs} />}
        panel={panel}
      >
        <HotelSection hotel={hotel} id="description" title={<Trans>About the hotel</Trans>} />
        {choices}
        <LocationSection hotel={hotel} map={<HotelMapIsland hotel={hotel} picture />} />
        <PracticalSection hotel={hotel} map={<HotelMapIsland hotel={hotel} />} />
      </StayLayout>
    </>
  )
}
