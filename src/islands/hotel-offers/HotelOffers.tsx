import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { parseStayCriteria } from '../../domain/criteria/parse-stay.ts'
import { acceptDates } from '../../domain/criteria/accept-dates.ts'
import { useTakeover } from '../../hydration/takeover.ts'
import { Button } from '../../ui/button/Button.tsx'
import { NothingFound, OffersFailed } from '../../ui/hotel/messages.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ListSkeleton, Loading } from '../../ui/skeleton/Skeleton.tsx'
import { useAnswer } from '../answers.ts'
import { useCriteria } from '../booking/use-criteria.ts'
import results from '../results/Results.module.css'
import { hotelCall, offersCall } from './offers-call.ts'
import type { HotelOffersProps } from './props.ts'
import { RoomOffers } from './RoomOffers.tsx'
import { sameOffers } from './same-offers.ts'
import { revealOffers } from './reveal.ts'

/**
 * The offers of the address's dates and party, in place of the server's section as soon as they are others than it shows. Every choice
 * has an answer of its own, so that a late one never stands for a newer choice.
 */
export default function HotelOffers(props: HotelOffersProps): ReactNode {
  const { market } = useSite()
  const { criteria, change } = useCriteria(props)
  const { dates, guests } = criteria
  const taken = !sameOffers(criteria, acceptDates(parseStayCriteria(props.query), props.today, props.hour))
  const asked = { locale: market.locale, hotelId: props.hotelId, minisite: props.minisite }
  const hotel = useAnswer({ ...hotelCall(asked), enabled: taken })
  const found = useAnswer({ ...offersCall({ ...asked, stayId: props.stayId, guests }, dates), enabled: taken })
  const failed = (hotel.isError && !hotel.data) || (found.isError && !found.data)
  const there = failed || (hotel.data !== undefined && found.data !== undefined)

  // Once this section stands here it stays, with the shape of what comes; the server's comes back for the server's own criteria.
  const [shown, setShown] = useState(false)
  if (shown !== (taken && (shown || there))) setShown(!shown)
  const root = useRef<HTMLDivElement>(null)
  const show = useTakeover()
  useLayoutEffect(() => {
    show(shown)
    root.current?.closest('travel-island')?.toggleAttribute('data-waiting', taken && !shown)
  }, [show, taken, shown])

  const goal = criteria.anchor && (!taken || there) ? (criteria.offerId ?? 'all') : undefined
  useEffect(() => {
    if (goal !== undefined) revealOffers(goal)
  }, [goal])

  const again = () => {
    hotel.refetch()
    found.refetch()
  }
  return (
    <div ref={root} className={results.found} aria-busy={taken && !there}>
      {shown && !there && (
        <Loading>
          <ListSkeleton />
        </Loading>
      )}
      {shown && failed && (
        <OffersFailed
          again={
            <Button look="second" small onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {shown && !failed && hotel.data && found.data && (
        <>
          {found.data.offers.length === 0 ? (
            <NothingFound
              dated={dates !== undefined}
              reset={
                <Button look="second" small onClick={() => change({ dates: undefined, offerId: undefined })}>
                  <Trans>See all offers</Trans>
                </Button>
              }
            />
          ) : (
            <RoomOffers rooms={hotel.data.rooms} offers={found.data.offers} criteria={{ dates, guests }} />
          )}
        </>
      )}
    </div>
  )
}
