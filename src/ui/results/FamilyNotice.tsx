import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { placeOf, type SearchedPlace } from '../../domain/fallback/expanded-destination.ts'
import { searchInOtherRooms } from '../../domain/fallback/other-rooms.ts'
import { searchAddressOf } from '../../domain/fallback/search-address.ts'
import { needsTwoRooms } from '../../domain/guests/rooms.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { searchHref } from './search-href.ts'
import { useFoundLabel } from './use-found-label.ts'

interface FamilyNoticeProps {
  readonly criteria: SearchCriteria
  readonly details: SearchedPlace
  readonly count: number | undefined
}

/** Prices are for one shared room, or for as few rooms as hold everybody. */
export function FamilyNotice({ criteria, details, count }: FamilyNoticeProps): ReactNode {
  const view = useSite()
  const found = useFoundLabel()
  const other = searchInOtherRooms(criteria, view.flow)
  const linkOf = (text: ReactNode) =>
    other &&
    count !== 0 && (
      <>
        {' '}
        <a href={searchHref(view, searchAddressOf(other, placeOf(criteria, details)))} rel="nofollow">
          {text}
          {count !== undefined && ` · ${found(count, criteria.destination?.kind === 'hotel')}`}
        </a>
      </>
    )
  if ((criteria.rooms ?? 1) > 1)
    return (
      <Notice>
        <Trans>Where one room is too small for all of you, the price is for several rooms.</Trans>
        {linkOf(<Trans>Search for one room</Trans>)}
      </Notice>
    )
  return (
    <Notice>
      {needsTwoRooms(criteria.guests, view.flow) ? (
        <Trans>You travel with children: everyone stays in one room, which may be too small for all of you.</Trans>
      ) : (
        <Trans>You travel with children: everyone stays in one room. For more comfort, have a look at our family stays.</Trans>
      )}
      {linkOf(<Trans>Search for two rooms</Trans>)}
    </Notice>
  )
}
