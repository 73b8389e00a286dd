import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { toOccupancy, toStayOccupancy } from '../../domain/guests/occupancy.ts'
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MapCard } from '../../ui/card/MapCard.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import css from '../controls/map/card-place.module.css'
import { stayQuery } from '../controls/map/stay-query.ts'
import { apiQuery } from '../queries/api.ts'
import { useFailure } from '../queries/use-failure.ts'
import { offersQuery } from '../search-page/offers-query.ts'
import { stayCard, voucherCard } from './stay-summary.ts'

export function SelectedStay(props: {
  stay: number | undefined
  listed: readonly OfferCard[]
  criteria: SearchCriteria
  hash: string
  onClose: () => void
}): ReactNode {
  const { t } = useLingui()
  const { offer, failed, sentence, retry } = useStayCard(props.stay, props.listed, props.criteria)
  const close = (
    <button type="button" className={css.close} aria-label={t`Close`} onClick={props.onClose}>
      <Icon name="cross" />
    </button>
  )
  const tryAgain = (
    <Button small look="second" onClick={retry}>
      {t`Try again`}
    </Button>
  )
  return (
    <div className={css.place} aria-live="polite">
      {props.stay === undefined ? null : failed ? (
        <Notice
          tone="warn"
          action={
            <>
              {tryAgain}
              {close}
            </>
          }
        >
          {sentence ?? t`This stay could not be loaded.`}
        </Notice>
      ) : offer ? (
        <MapCard offer={offer} hash={props.hash} dated={isDated(props.criteria)} close={close} />
      ) : (
        <div className={css.coming}>
          <Loading>
            <ListSkeleton rows={1} />
          </Loading>
        </div>
      )}
    </div>
  )
}

/** The card of a stay: the list's, or one made from the stay's detail and its price, because a pin may be on no page of the list. */
function useStayCard(stay: number | undefined, listed: readonly OfferCard[], criteria: SearchCriteria) {
  const { flow, redeeming } = useSite()
  const { giftNights, bucket, dates, flexibility, guests, rooms } = criteria
  const known = listed.find(({ id }) => id === stay)
  const missing = stay !== undefined && known === undefined
  const detail = useQuery({ ...stayQuery(stay), enabled: missing })
  const priced = missing && flow !== 'gifting'
  const isSearched = flexibility !== undefined || redeeming !== undefined
  const terms = dates ? toStayOccupancy(dates, guests) : toOccupancy(guests)
  const offers = useQuery({ ...apiQuery('/product/:id/offers', { id: stay ?? 0, ...terms }), enabled: priced && !isSearched })
  // Only a search finds the cheapest of several dates, or what a gift pays: these are priced by one in the stay's hotel.
  const hotel = detail.data && { kind: 'hotel' as const, id: detail.data.hotel.id }
  const ownDates = { ...noCriteria, destination: hotel, dates, flexibility, guests, rooms }
  const searched = useQuery({
    ...offersQuery(toSearchQuery(ownDates, { flow }), redeeming),
    enabled: priced && isSearched && hotel !== undefined,
  })
  const price = isSearched ? searched : offers
  const failure = useFailure(detail, ...(flow === 'gifting' ? [] : [price]))
  const toBook = isSearched
    ? searched.data?.exactMatch.find(({ id }) => id === stay)
    : detail.data && offers.data && stayCard(detail.data, offers.data.offers)
  const found = flow === 'gifting' ? detail.data && voucherCard(detail.data, giftNights, bucket) : toBook
  const loaded = detail.data !== undefined && (flow === 'gifting' || price.data !== undefined)
  return {
    offer: known ?? found,
    /** The stay cannot be shown: its calls failed, or it has no price. */
    failed: missing && found === undefined && (failure !== undefined || loaded),
    sentence: failure?.sentence,
    retry: () => {
      void detail.refetch()
      if (flow !== 'gifting') void price.refetch()
    },
  }
}
