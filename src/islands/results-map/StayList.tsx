import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MapCard } from '../../ui/card/MapCard.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { NoResults, type Reset } from '../../ui/results/messages.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useFailure } from '../queries/use-failure.ts'
import css from './StayList.module.css'
import { listedQuery } from './map-queries.ts'

interface StayListProps {
  readonly listed: ListedStays
  readonly selected: number | undefined
  readonly pointed: number | undefined
  /** Absent while there is no map to show the stay on. */
  readonly onSelect: ((stay: number) => void) | undefined
  /** Receives undefined when the pointer or the focus leaves a stay. */
  readonly onPoint: (stay: number | undefined) => void
  /** Absent where there are no criteria to remove. */
  readonly reset: Reset | undefined
  readonly hash: string
  /** Prices are final with dates, and start prices without. */
  readonly dated: boolean
}

export function StayList({ listed, selected, pointed, onSelect, onPoint, reset, hash, dated }: StayListProps): ReactNode {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (selected !== undefined) list.current?.querySelector(`[data-stay="${selected}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  // "Show more" moves down or away: the first new stay takes the focus.
  const focusNext = useRef<number>(undefined)
  const count = listed.offers.length
  useEffect(() => {
    if (focusNext.current === undefined || count <= focusNext.current) return
    list.current?.children[focusNext.current]?.querySelector('a')?.focus()
    focusNext.current = undefined
  }, [count])
  const showMore = () => {
    focusNext.current = count
    listed.more?.()
  }

  if (listed.failure) return <FailedState retry={listed.retry}>{listed.failure.sentence}</FailedState>
  if (!listed.details)
    return (
      <Loading>
        <ListSkeleton rows={6} />
      </Loading>
    )
  if (listed.offers.length === 0) return <NoResults {...(reset && { reset })} />
  return (
    <>
      <ul ref={list} className={css.list} aria-busy={listed.loading}>
        {listed.offers.map((offer) => (
          <Entry
            key={offer.id}
            offer={offer}
            hash={hash}
            dated={dated}
            selected={offer.id === selected}
            pointed={offer.id === pointed}
            onSelect={onSelect}
            onPoint={onPoint}
          />
        ))}
      </ul>
      {listed.more && (
        <Button look="second" wide aria-disabled={listed.loading} onClick={showMore}>
          {t`Show more`}
        </Button>
      )}
    </>
  )
}

interface EntryProps extends Pick<StayListProps, 'onSelect' | 'onPoint' | 'hash' | 'dated'> {
  readonly offer: OfferCard
  readonly selected: boolean
  readonly pointed: boolean
}

/** Memoised, because hovering pins changes two of hundreds of entries. */
const Entry = memo(function Entry({ offer, hash, dated, selected, pointed, onSelect, onPoint }: EntryProps): ReactNode {
  const { t } = useLingui()
  const enter = () => onPoint(offer.id)
  const leave = () => onPoint(undefined)
  return (
    <li
      className={css.entry}
      data-stay={offer.id}
      data-selected={selected || pointed || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <MapCard
        offer={offer}
        hash={hash}
        dated={dated}
        close={
          onSelect && (
            <button
              type="button"
              className={css.show}
              aria-pressed={selected}
              aria-label={t`Show ${offer.hotel.label} on the map`}
              onClick={() => onSelect(offer.id)}
            >
              <Icon name="pin" />
            </button>
          )
        }
      />
    </li>
  )
})

/** The list beside the map, page after page. The previous results stay until the new ones arrive. */
export function useListedStays(criteria: SearchCriteria) {
  const { flow, redeeming } = useSite()
  const listed = useInfiniteQuery({ ...listedQuery(toSearchQuery(criteria, { flow }), redeeming), placeholderData: keepPreviousData })
  const { data, isPlaceholderData, isFetching, hasNextPage } = listed
  const details = data?.pages[0]?.searchDetails
  return {
    offers: data?.pages.flatMap(({ exactMatch }) => exactMatch) ?? [],
    details,
    place: isPlaceholderData
      ? { found: undefined, resolved: false }
      : { found: details?.location, resolved: details !== undefined || listed.isError },
    loading: isFetching,
    failure: useFailure(listed),
    /** Loads the next page, once however often it is called. Undefined at the end. */
    more: hasNextPage && !isPlaceholderData ? () => !isFetching && void listed.fetchNextPage() : undefined,
    retry: () => void (listed.isFetchNextPageError ? listed.fetchNextPage() : listed.refetch()),
  }
}

type ListedStays = ReturnType<typeof useListedStays>
