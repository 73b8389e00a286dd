import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import { isUnchecked, refusal, type Refusal, type RefusalKind } from '../../../domain/quote/refusal.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { useRoomsNeeded } from '../../../ui/stay/use-rooms-needed.ts'
import type { Guests } from '../../../domain/guests/guests.ts'
import { guestsByRoom } from '../../../domain/guests/sleeping-places.ts'
import { useRefusalLabels } from '../../../ui/stay/use-refusal-labels.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import css from '../../stay-page/panel.module.css'
import type { QueriedStay } from '../../stay-page/stay-queries.ts'
import type { StayPrice } from '../../../domain/booking/stay-price.ts'

const useOtherDatesPart = onDemand('OtherDatesList', () => import('./OtherDatesList.tsx'))

/** For these reasons another stay of the hotel may still be bookable, so the notice links to them. */
const hotelHelps: readonly RefusalKind[] = ['guests', 'expired']

/** Says why there is no price, and what can be chosen instead (B8.9, B8.10). */
export function QuoteNotice(props: {
  stay: QueriedStay
  dates: StayDates
  price: StayPrice
  hotel: string
  failed: boolean
  sentence?: string | undefined
  onPick: (dates: StayDates | undefined) => void
}): ReactNode {
  const { t } = useLingui()
  const labels = useRefusalLabels()
  const { price, dates } = props
  const unavailable = price.kind === 'unavailableOnDates'
  const isRooms = unavailable && price.refusal.kind === 'rooms'
  const needed = useRoomsNeeded(props.stay.guests)
  const others = useOtherDatesPart(unavailable)
  const titleOf = (reason: Refusal) => {
    if (isUnchecked(reason)) return t`We could not check the price`
    return reason.kind === 'expired' ? t`Too late!` : t`No more availabilities`
  }
  const refused = price.kind === 'error' || price.kind === 'notBookable' ? price.refusal : props.failed && refusal('notFetched')
  if (refused && props.sentence) return <Notice tone="fail">{props.sentence}</Notice>
  if (refused) {
    return (
      <Notice
        tone="fail"
        title={titleOf(refused)}
        action={hotelHelps.includes(refused.kind) && <a href={props.hotel}>{t`See the other offers from this hotel`}</a>}
      >
        {labels(refused)}
      </Notice>
    )
  }
  if (unavailable) {
    return (
      <div className={css.unavailable}>
        <Notice tone="warn" live title={isRooms ? t`Too few rooms on your dates` : t`Sorry, no availability on your dates`}>
          {price.refusal.kind === 'past' && labels(price.refusal)}
          {isRooms && [price.roomCapacity !== undefined && needed(price.roomCapacity), labels(price.refusal)].filter(Boolean).join(' ')}
        </Notice>
        {others && (
          <others.OtherDatesList
            stay={props.stay}
            dates={dates}
            rooms={roomsOf(props.stay.guests, isRooms ? price.roomCapacity : undefined)}
            onPick={props.onPick}
          />
        )}
        <Button look="quiet" small className={css.scripted} onClick={() => props.onPick(undefined)}>
          {t`See all offers`}
        </Button>
      </div>
    )
  }
  return null
}

const roomsOf = (guests: Guests, roomCapacity: number | undefined): number =>
  roomCapacity === undefined ? 1 : (guestsByRoom(guests, roomCapacity)?.length ?? 1)
