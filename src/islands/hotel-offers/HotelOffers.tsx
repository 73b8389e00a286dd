import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { defaultGuests } from '../../domain/guests/guests.ts'
import { parseStayCriteria } from '../../domain/stay/hash.ts'
import { acceptDates } from '../../domain/dates/stay-dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { NothingFound, OffersFailed } from '../../ui/hotel/messages.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useFailure } from '../queries/use-failure.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { useShown } from '../runtime/use-shown.ts'
import { useStayCriteria } from '../stay-page/use-stay-criteria.ts'
import css from './HotelOffers.module.css'
import { hotelQuery, offersOfProductQuery } from '../stay-page/stay-queries.ts'
import { sameOffers } from '../../domain/stay/same-offers.ts'
import type { OffersProps } from './props.ts'

const useRooms = onDemand('RoomOffers', () => import('./RoomOffers.tsx'))

/** Replaces the server's section when the address has other criteria than its query. */
export default function HotelOffers(props: OffersProps): ReactNode {
  const { today, hour } = useSite()
  const { criteria, change } = useStayCriteria(props)
  const { dates, guests } = criteria
  const taken = !sameOffers(criteria, acceptDates(parseStayCriteria(props.query), today, hour))
  const { hotelId, stayId } = props
  const hotel = useQuery({ ...hotelQuery(hotelId), enabled: taken })
  const found = useQuery({ ...offersOfProductQuery({ hotelId, stayId, guests }, dates), enabled: taken })
  const rooms = useRooms(taken)
  const failure = useFailure(hotel, found)
  const failed = failure && (!hotel.data || !found.data)
  const there = failed || (hotel.data !== undefined && found.data !== undefined && rooms !== undefined)

  // Once shown it stays, with placeholders, until the server's own criteria return: sections that alternate would make the page jump.
  const [shown, setShown] = useState(false)
  if (shown !== (taken && (shown || there))) setShown(!shown)
  const root = useRef<HTMLDivElement>(null)
  useShown(root, { taken, shown })

  const goal = criteria.anchor && (!taken || there) ? (criteria.offerId ?? 'all') : undefined
  useEffect(() => {
    if (goal !== undefined) revealOffers(goal)
  }, [goal])

  const again = () => {
    void hotel.refetch()
    void found.refetch()
  }
  return (
    <div ref={root} className={css.rooms} aria-busy={taken && !there}>
      {shown && !there && (
        <Loading>
          <ListSkeleton />
        </Loading>
      )}
      {shown && failed && (
        <OffersFailed
          sentence={failure.sentence}
          again={
            <Button look="second" small onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {shown && !failed && hotel.data && found.data && rooms && (
        <>
          {found.data.offers.length === 0 ? (
            <NothingFound
              dated={dates !== undefined}
              line={props.line}
              reset={
                <Button look="second" small onClick={() => change({ dates: undefined, guests: defaultGuests, offerId: undefined })}>
                  <Trans>See all offers</Trans>
                </Button>
              }
            />
          ) : (
            <rooms.RoomOffers
              rooms={hotel.data.rooms}
              offers={found.data.offers}
              criteria={{ dates, guests }}
              chosen={dates && criteria.offerId}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Scrolls to the offer of a stay and focuses its button; to all offers where the stay is not among them. */
function revealOffers(offer: number | 'all'): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>(`#offers form[data-offer="${offer}"]`)]
  const form = forms.find((each) => each.checkVisibility())
  const place = form?.parentElement ?? document.getElementById('offers')
  place?.scrollIntoView({ block: form ? 'center' : 'start' })
  form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
}
