import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NearbyHotel } from '../../contract/hotel-page.ts'
import card from '../card/Card.module.css'
import { CardFrame } from '../card/CardFrame.tsx'
import { distance } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { pin } from '../icon/paths.ts'
import { Section } from '../layout/Page.tsx'
import css from '../layout/Strip.module.css'
import { hotelHref } from '../link/product-href.ts'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'

/** The houses nearby, three in sight. `hash` keeps dates and guests of the query; nothing where there is no other house. */
export function NearbyHotels({ hotels, hash }: { hotels: readonly NearbyHotel[]; hash?: string | undefined }): ReactNode {
  if (hotels.length === 0) return null
  return (
    <Section id="nearby" title={<Trans>Hotels nearby</Trans>}>
      <ul className={css.strip} data-same-dates="">
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <HotelCard hotel={hotel} hash={hash} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function HotelCard({ hotel, hash }: { hotel: NearbyHotel; hash: string | undefined }): ReactNode {
  const view = useSite()
  return (
    <CardFrame
      link={{ href: hotelHref(view, hotel, hash) }}
      title={hotel.label}
      images={hotel.images}
      above={
        <p className={card.place}>
          <Icon of={pin} />
          {hotel.location.label}
          <span> · {distance(hotel.distance, view.market)}</span>
        </p>
      }
      foot={null}
    >
      <div className="row">
        <Stars of={hotel.stars} />
        <Score review={hotel.review} />
      </div>
    </CardFrame>
  )
}
