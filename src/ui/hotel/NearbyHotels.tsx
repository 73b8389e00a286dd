import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NearbyHotel } from '../../contract/hotel-page.ts'
import { displayedPrice } from '../../domain/pricing/displayed-price.ts'
import { stayPromo } from '../../domain/pricing/promo.ts'
import card from '../card/Card.module.css'
import { CardFrame } from '../card/CardFrame.tsx'
import { StraightLineNote } from '../facts/StraightLineNote.tsx'
import { formatDistance } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { Section } from '../layout/Page.tsx'
import { Strip } from '../layout/Strip.tsx'
import { linkTo } from '../link/link-to.ts'
import { hotelHref } from '../link/product-href.ts'
import { Price } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'

export function NearbyHotels({ hotels, hash }: { hotels: readonly NearbyHotel[]; hash?: string | undefined }): ReactNode {
  const { t } = useLingui()
  if (hotels.length === 0) return null
  return (
    <Section id="nearby" title={<Trans>Hotels nearby</Trans>}>
      <Strip count={hotels.length} shown={3} previous={t`Previous hotels`} next={t`Next hotels`} data-same-dates="">
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <HotelCard hotel={hotel} hash={hash} />
          </li>
        ))}
      </Strip>
      <StraightLineNote />
    </Section>
  )
}

function HotelCard({ hotel, hash }: { hotel: NearbyHotel; hash: string | undefined }): ReactNode {
  const view = useSite()
  const { fromPrice } = hotel
  return (
    <CardFrame
      link={linkTo(hotelHref(view, hotel, hash))}
      title={hotel.label}
      images={hotel.images}
      above={
        <p className={card.place}>
          <Icon name="pin" />
          {hotel.location.label}
          <span> · {formatDistance(hotel.distance, view.market)}</span>
        </p>
      }
      foot={
        // The price of a gift differs, and is not known here.
        fromPrice && view.flow !== 'gifting' ? (
          <Price price={displayedPrice(fromPrice, stayPromo(fromPrice), { type: 'from', nights: fromPrice.nights, people: 2 })} />
        ) : null
      }
    >
      <div className="row">
        <Stars stars={hotel.stars} />
        <Score review={hotel.review} incentive />
      </div>
    </CardFrame>
  )
}
