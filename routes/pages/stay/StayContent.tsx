import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { gallery } from '../../../src/islands/gallery/island.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { showsScores } from '../../../src/ui/rating/shows-scores.ts'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { HotelSection } from '../../../src/ui/stay/HotelSection.tsx'
import { LocationSection } from '../../../src/ui/stay/LocationSection.tsx'
import { LongText } from '../../../src/ui/stay/LongText.tsx'
import { NegotiatedSection } from '../../../src/ui/stay/NegotiatedSection.tsx'
import { PracticalSection } from '../../../src/ui/stay/PracticalSection.tsx'
import { RoomSection } from '../../../src/ui/stay/RoomSection.tsx'
import { StayHeader } from '../../../src/ui/stay/StayHeader.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import { AnchorTabs } from '../../../src/ui/tabs/AnchorTabs.tsx'
import { HotelMapIsland } from '../hotel-map-island.tsx'
import { stayCrumbs } from './head.ts'

interface StayContentProps {
  readonly stay: StayDetail
  readonly campaign: ReactNode
  readonly panel: ReactNode
  /** What the description says of the nights. */
  readonly nights: ReactNode
  readonly sleeping: ReactNode
  /** Extras, the gift, prices and reviews. */
  readonly choices: ReactNode
  readonly others: ReactNode
}

/** The whole page of a stay but for what has a price or depends on the visitor's choices. */
export function StayContent({ stay, campaign, panel, nights, sleeping, choices, others }: StayContentProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { hotel, room } = stay
  return (
    <>
      {/* A giver looks at several stays: choices go along with the way back. */}
      <div className="wrap" data-same-dates={view.flow === 'gifting' ? '' : undefined}>
        <Breadcrumb crumbs={stayCrumbs(view, stay)} />
        <StayHeader stay={stay} campaign={campaign} />
      </div>
      <StayLayout
        gallery={<Island island={gallery} when="interaction" props={{ label: stay.label, pictures: stay.images }} />}
        tabs={<AnchorTabs label={t`On this page`} tabs={useTabs(stay)} />}
        panel={panel}
      >
        <StaySection id="description" title={<Trans>Description</Trans>}>
          {nights}
          <LongText text={stay.description} />
        </StaySection>
        <RoomSection room={room} breakfast={stay.breakfast} sleeping={sleeping} />
        <NegotiatedSection activities={stay.activities} />
        {choices}
        <HotelSection hotel={hotel} />
        <LocationSection hotel={hotel} map={<HotelMapIsland hotel={hotel} picture />} />
        <PracticalSection hotel={hotel} stay={stay} map={<HotelMapIsland hotel={hotel} />} />
        {others}
      </StayLayout>
    </>
  )
}

function useTabs({ activities, isGiftable }: StayDetail): { id: string; label: string }[] {
  const { t } = useLingui()
  const view = useSite()
  const isGift = view.flow === 'gifting' && isGiftable
  return [
    { id: 'description', label: t`Description` },
    { id: 'room', label: t`Room` },
    ...(activities.length > 0 ? [{ id: 'experience', label: isGift ? t`The experience` : t`Experience` }] : []),
    ...(isGift ? [{ id: 'gift', label: t`The gift` }] : []),
    ...(showsScores(view) ? [{ id: 'reviews', label: t`Reviews` }] : []),
    { id: 'hotel', label: t`Hotel` },
    { id: 'practical', label: t`Practical info` },
  ]
}
