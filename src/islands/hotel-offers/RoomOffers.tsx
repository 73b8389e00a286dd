import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelRoom } from '../../contract/hotel-page.ts'
import { roomsLeft } from '../../domain/cards/card-messages.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { formatStayCriteria } from '../../domain/stay/hash.ts'
import { noStayChoices } from '../../domain/stay/criteria.ts'
import { RoomsLeft } from '../../ui/claim/RoomsLeft.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { linkTo } from '../../ui/link/link-to.ts'
import { productHref } from '../../ui/link/product-href.ts'
import { formatDiscount } from '../../ui/format/number.ts'
import { withUnbrokenHyphens } from '../../ui/format/text.tsx'
import { useAutoDiscount } from '../../ui/price/use-auto-discount.ts'
import { Grid } from '../../ui/results/Grid.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ProgramSummary } from '../../ui/stay/ProgramSummary.tsx'
import { RoomDetail } from '../../ui/stay/RoomSection.tsx'
import { SleepingPlaces } from '../../ui/stay/SleepingPlaces.tsx'
import css from './HotelOffers.module.css'
import booking from '../stay-page/panel.module.css'
import { OfferRates } from './OfferRates.tsx'
import { type OfferCriteria, OfferForm } from '../stay-page/OfferForm.tsx'
import { type Offer, roomsOnOffer, type StayOnOffer } from '../../domain/stay/rooms-on-offer.ts'

interface RoomOffersProps {
  readonly rooms: readonly HotelRoom[]
  readonly offers: readonly Offer[]
  readonly criteria: OfferCriteria
  /** The offer that was chosen before the dates comes first, highlighted. */
  readonly chosen?: number | undefined
  /** What a room's description is made by, where it is not drawn here. */
  readonly describe?: (room: HotelRoom) => ReactNode
}

export function RoomOffers({ rooms, offers, criteria, chosen, describe }: RoomOffersProps): ReactNode {
  const listed = roomsOnOffer(rooms, offers, chosen)
  // A page makes one claim of scarcity at most (B9.4).
  const scarce = listed
    .flatMap(({ stays }) => stays)
    .find(({ lengths: [offer] }) => roomsLeft(offer.nbRooms, offer.hasSelectedDates) !== undefined)
  return (
    <>
      {listed.map(({ room, stays }) => (
        <article key={room.uuid} className="stack">
          {describe?.(room) ?? <RoomOnOffer room={room} guests={criteria.guests} />}
          <Grid>
            {stays.map((stay) => (
              <OfferBox
                key={stay.lengths[0].weekendId}
                stay={stay}
                offers={offers}
                criteria={criteria}
                scarce={stay === scarce}
                chosen={stay.lengths[0].weekendId === chosen}
              />
            ))}
          </Grid>
        </article>
      ))}
    </>
  )
}

export function RoomOnOffer({ room, guests }: { room: HotelRoom; guests: Guests }): ReactNode {
  return <RoomDetail room={room} sleeping={<SleepingPlaces room={room} guests={guests} />} />
}

function OfferBox({
  stay,
  offers,
  criteria,
  scarce,
  chosen,
}: {
  stay: StayOnOffer
  offers: readonly Offer[]
  criteria: OfferCriteria
  scarce: boolean
  chosen: boolean
}): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { lengths } = stay
  const [offer] = lengths
  const extra = useAutoDiscount()(stay.autoDiscount)
  const rooms = scarce ? roomsLeft(offer.nbRooms, offer.hasSelectedDates) : undefined
  const hash = formatStayCriteria({ ...noStayChoices, ...criteria })
  return (
    <div className={chosen ? `${booking.panel} ${css.chosen}` : booking.panel}>
      {chosen && (
        <p>
          <Badge tone="reinsurance">{t`Your choice`}</Badge>
        </p>
      )}
      <h4>{withUnbrokenHyphens(offer.label)}</h4>
      <ProgramSummary text={offer.shortProgramIntroWithoutRoom} />
      {(extra || rooms !== undefined) && (
        <div className="row">
          {extra && <Badge tone="alert">{t`${formatDiscount(extra.value, view.market)} extra: ${extra.code}`}</Badge>}
          {rooms !== undefined && <RoomsLeft rooms={rooms} evidence={offer.roomsEvidence} />}
        </div>
      )}
      <p>
        <a {...linkTo(productHref(view, offer.uri, hash || undefined))} data-offer-detail={offer.weekendId} data-island="hotel-panel">
          <Trans>See the details</Trans>
          <span className="unseen">, {offer.label}</span>
        </a>
      </p>
      <OfferForm lengths={lengths} criteria={criteria} />
      {criteria.dates && <OfferRates lengths={lengths} offers={offers} dates={criteria.dates} guests={criteria.guests} />}
    </div>
  )
}
