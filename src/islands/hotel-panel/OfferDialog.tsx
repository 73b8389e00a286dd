import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { formatStayCriteria } from '../../domain/stay/hash.ts'
import { noStayChoices } from '../../domain/stay/criteria.ts'
import { href } from '../../market/site.ts'
import { LinkButton } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { ProgramLine } from '../../ui/stay/ProgramLine.tsx'
import { Facts } from '../../ui/facts/Facts.tsx'
import css from '../../ui/dialog/InfoDialog.module.css'
import { useFailure } from '../queries/use-failure.ts'
import { type QueriedStay, offeredStayQuery, offersOfProductQuery } from '../stay-page/stay-queries.ts'
import { type OfferCriteria, OfferForm } from '../stay-page/OfferForm.tsx'
import { lengthsOf } from '../../domain/stay/rooms-on-offer.ts'

export function OfferDialog(props: {
  stay: QueriedStay
  /** Any stay of the hotel, by which its offers are fetched. */
  stayId: number
  criteria: OfferCriteria
  onClose: () => void
}): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { stay, criteria } = props
  const { stayId } = stay
  const detail = useQuery(offeredStayQuery(stayId))
  const failure = useFailure(detail)
  const { data, isFetched } = useQuery(offersOfProductQuery({ ...stay, stayId: props.stayId }, criteria.dates))
  const lengths = data && lengthsOf(stayId, data.offers)
  const offer = lengths?.[0]
  // Waits for the offers, which stand above the link: added later they would push it away under the pointer.
  const found = data || isFetched ? detail.data : undefined
  const hash = formatStayCriteria({ ...noStayChoices, ...criteria })
  const page = (
    <LinkButton look="second" wide href={href(site, 'stay', { path: [stayId], ...(hash && { hash }) })}>
      {t`See the stay`}
    </LinkButton>
  )
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} closedby="any" onClose={props.onClose}>
      <div className={css.head}>
        <h2 id={title}>{found?.label ?? offer?.label ?? t`Loading…`}</h2>
        <button type="button" aria-label={t`Close`} onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </button>
      </div>
      <div className={css.body}>
        {found ? (
          <>
            <Facts facts={found.programLine} />
            {found.breakfast && <ProgramLine activity={found.breakfast} />}
            {found.activities.map((activity) => (
              <ProgramLine key={activity.activityId} activity={activity} />
            ))}
            {(offer?.cancellationPolicy ?? found.cancellationPolicy)?.message && (
              <p className="muted">{(offer?.cancellationPolicy ?? found.cancellationPolicy)?.message}</p>
            )}
            {lengths && <OfferForm lengths={lengths} criteria={criteria} />}
            {page}
          </>
        ) : failure ? (
          <FailedState action={page}>
            {failure.sentence ?? <Trans>The details could not be loaded. They are on the page of the stay too.</Trans>}
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
