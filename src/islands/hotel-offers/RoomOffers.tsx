import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelRoom } from '../../contract/hotel-page.ts'
import { roomsLeft } from '../../domain/cards/rooms-left.ts'
import { formatStayCriteria } from '../../domain/stay/hash.ts'
import { noStayChoices } from '../../domain/stay/criteria.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { productHref } from '../../ui/link/product-href.ts'
import { formatDiscount } from '../../ui/format/number.ts'
import { useAutoDiscount } from '../../ui/price/use-auto-discount.ts'
import { Grid } from '../../ui/results/Grid.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ProgramSummary } from '../../ui/stay/ProgramSummary.tsx'
import { RoomDetail } from '../../ui/stay/RoomSection.tsx'
import booking from '../stay-page/panel.module.css'
import { type OfferCriteria, OfferForm } from '../stay-page/offers/OfferForm.tsx'
import { type Offer, roomsOnOffer, type StayOnOffer } from '../../domain/stay/rooms-on-offer.ts'

interface RoomOffersProps {
  readonly rooms: readonly HotelRoom[]
  readonly offers: readonly Offer[]
  readonly criteria: OfferCriteria
}

export function RoomOffers({ rooms, offers, criteria }: RoomOffersProps): ReactNode {
  return (
    <>
      {roomsOnOffer(rooms, offers).map(({ room, stays }) => (
        <article key={room.uuid} className="stack">
          <RoomDetail room={room} />
          <Grid>
            {stays.map((stay) => (
              <OfferBox key={stay.lengths[0].weekendId} stay={stay} criteria={criteria} />
            ))}
          </Grid>
        </article>
      ))}
    </>
  )
}

function OfferBox({ stay, criteria }: { stay: StayOnOffer; criteria: OfferCriteria }): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { lengths } = stay
  const [offer] = lengths
  const extra = useAutoDiscount()(stay.autoDiscount)
  const rooms = roomsLeft(offer.nbRooms, offer.hasSelectedDates)
  const hash = formatStayCriteria({ ...noStayChoices, ...criteria })
  return (
    <div className={booking.panel}>
      <h4>{offer.label}</h4>
      <ProgramSummary text={offer.shortProgramIntroWithoutRoom} />
      {(extra || rooms !== undefined) && (
        <p className="row">
          {extra && <Badge tone="alert">{t`${formatDiscount(extra.value, view.market)} extra: ${extra.code}`}</Badge>}
          {rooms !== undefined && (
            <Badge tone="scarcity">{t`${plural(rooms, { one: 'Only # room left on our site', other: 'Only # rooms left on our site' })}`}</Badge>
          )}
        </p>
      )}
      <p>
        <a href={productHref(view, offer.uri, hash || undefined)} data-offer-detail={offer.weekendId}>
          <Trans>See the details</Trans>
          <span className="unseen">: {offer.label}</span>
        </a>
      </p>
      <OfferForm lengths={lengths} criteria={criteria} />
    </div>
  )
}
