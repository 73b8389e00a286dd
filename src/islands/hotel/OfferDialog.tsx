import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { StayDetail } from '../../contract/stay.ts'
import { formatStayCriteria } from '../../domain/criteria/parse-stay.ts'
import { noStayChoices } from '../../domain/criteria/stay-criteria.ts'
import { href } from '../../market/site.ts'
import { LinkButton } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { cross } from '../../ui/icon/paths.ts'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ListSkeleton, Loading } from '../../ui/skeleton/Skeleton.tsx'
import { ActivityDetail } from '../../ui/stay/ActivityDetail.tsx'
import { Facts } from '../../ui/stay/Facts.tsx'
import css from '../../ui/stay/InfoDialog.module.css'
import { useAnswer } from '../answers.ts'
import { getJson, withKeys } from '../api.ts'
import type { AskedStay } from '../booking/stay-calls.ts'
import { offersCall } from '../hotel-offers/offers-call.ts'
import { type OfferCriteria, OfferForm } from '../hotel-offers/OfferForm.tsx'
import { lengthsOf } from '../hotel-offers/rooms-on-offer.ts'

const isStay = withKeys<StayDetail>('programLine', 'activities')

/** What an offer is: program, activities, and what it can be booked for. A drawer from below on narrow screens. */
export function OfferDialog(it: {
  stay: AskedStay
  /** The stay that the hotel's offers are asked by. */
  asked: number
  criteria: OfferCriteria
  onClose: () => void
}): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { stay, criteria } = it
  const { locale, minisite, stayId } = stay
  const detail = useAnswer({
    key: ['stay', locale, stayId],
    ask: (signal) => getJson(`weekend/${stayId}/detail.json`, { locale, minisite }, isStay, signal),
  })
  const { data, isFetched } = useAnswer(offersCall({ ...stay, stayId: it.asked }, criteria.dates))
  const lengths = data && lengthsOf(stayId, data.offers)
  const offer = lengths?.[0]
  // With the offers or without: what came above the link later would push it out of sight.
  const found = data || isFetched ? detail.data : undefined
  const hash = formatStayCriteria({ ...noStayChoices, ...criteria })
  const page = (
    <LinkButton look="second" wide href={href(site, 'stay', { path: [stayId], ...(hash && { hash }) })}>
      {t`See the stay`}
    </LinkButton>
  )
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} closedby="any" onClose={it.onClose}>
      <div className={css.head}>
        <h2 id={title}>{found?.label ?? offer?.label ?? t`Loading…`}</h2>
        <button type="button" aria-label={t`Close`} onClick={() => dialog.current?.close()}>
          <Icon of={cross} />
        </button>
      </div>
      <div className={css.body}>
        {found ? (
          <>
            <Facts of={found.programLine} />
            {found.breakfast && <ActivityDetail of={found.breakfast} />}
            {found.activities.map((activity) => (
              <ActivityDetail key={activity.activityId} of={activity} />
            ))}
            {(offer?.cancellationPolicy ?? found.cancellationPolicy)?.message && (
              <p className="muted">{(offer?.cancellationPolicy ?? found.cancellationPolicy)?.message}</p>
            )}
            {lengths && <OfferForm lengths={lengths} criteria={criteria} />}
            {page}
          </>
        ) : detail.isError ? (
          <FailedState action={page}>
            <Trans>The details could not be loaded. They are on the page of the stay too.</Trans>
          </FailedState>
        ) : (
          <Loading>
            <ListSkeleton />
          </Loading>
        )}
      </div>
    </dialog>
  )
}
