import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState, type RefObject, useEffect } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Panel } from '../controls/panel/Panel.tsx'
import type { AllReviewsProps } from './props.ts'
import { reviewLanguages, reviewSorts, travellerTypes } from '../../contract/reviews.ts'
import { languageName } from '../../ui/format/text.tsx'
import { EmptyState } from '../../ui/notice/EmptyState.tsx'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { ScoreBands } from '../../ui/stay/ScoreBands.tsx'
import { ReviewEntries, useTravellerNames } from '../../ui/stay/ReviewEntry.tsx'
import { ReviewsScore } from '../../ui/stay/ReviewsSummary.tsx'
import css from './AllReviews.module.css'
import { useReviews } from './use-reviews.ts'

export default function AllReviews({ hotel, count }: AllReviewsProps): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} look="second" className="live" data-live="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`${plural(count, { one: 'See the review', other: 'See all # reviews' })}`}
      </Button>
      <Panel open={open} onClose={() => setOpen(false)} title={t`Reviews`} source={button} form="modal">
        <ReviewsPanel hotel={hotel} count={count} />
      </Panel>
    </>
  )
}

type Reviews = ReturnType<typeof useReviews>

function ReviewsPanel({ hotel, count }: AllReviewsProps): ReactNode {
  const reviews = useReviews(hotel)
  const language = useRef<HTMLSelectElement>(null)
  const { found, retry } = reviews
  return (
    <div className={css.body}>
      {found && <ReviewsScore reviews={found} count={count} />}
      {found?.distribution && <ScoreBands bands={found.distribution} />}
      <Choices reviews={reviews} language={language} />
      {found ? (
        <Listed reviews={reviews} total={found.totalCount} language={language} />
      ) : retry ? (
        <Failed onRetry={retry} sentence={reviews.sentence} />
      ) : (
        <Loading>
          <ListSkeleton rows={5} />
        </Loading>
      )}
    </div>
  )
}

function Choices({ reviews, language }: { reviews: Reviews; language: RefObject<HTMLSelectElement | null> }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const travellers = useTravellerNames()
  const sorts = { DATE_DESC: t`Most recent`, DATE_ASC: t`Oldest`, SCORE_DESC: t`Highest score`, SCORE_ASC: t`Lowest score` }
  return (
    <div className={css.choices}>
      <label>
        {t`Sort by`}
        <select value={reviews.sort} onChange={({ target }) => reviews.sortBy(reviewSorts[target.selectedIndex] ?? reviews.sort)}>
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t`Language`}
        <select
          ref={language}
          value={reviews.language}
          onChange={({ target }) => reviews.onlyIn(reviewLanguages[target.selectedIndex] ?? reviews.language)}
        >
          {reviewLanguages.map((each) => (
            <option key={each} value={each}>
              {each === 'all' ? t`All languages` : languageName(each, market)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t`Travellers`}
        <select value={reviews.type ?? ''} onChange={({ target }) => reviews.onlyOf(travellerTypes[target.selectedIndex - 1])}>
          <option value="">{t`All travellers`}</option>
          {travellerTypes.map((type) => (
            <option key={type} value={type}>
              {travellers[type]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function Listed({
  reviews,
  total,
  language,
}: {
  reviews: Reviews
  total: number
  language: RefObject<HTMLSelectElement | null>
}): ReactNode {
  const { t } = useLingui()
  const entries = useRef<HTMLUListElement>(null)
  const requestedAt = useRef<number>(undefined)
  const shown = reviews.list.length
  useEffect(() => {
    if (requestedAt.current === undefined || shown <= requestedAt.current) return
    const next = entries.current?.children[requestedAt.current]
    if (next instanceof HTMLElement) next.focus()
    requestedAt.current = undefined
  }, [shown])

  if (total === 0) return <None reviews={reviews} onAll={() => language.current?.focus()} />
  const showMore = () => {
    requestedAt.current = shown
    reviews.more?.()
  }
  return (
    <>
      <div aria-busy={reviews.loading}>
        <output className="unseen">{t`${plural(total, { one: `${shown} of # review`, other: `${shown} of # reviews` })}`}</output>
        <ReviewEntries ref={entries} reviews={reviews.list} />
      </div>
      {reviews.retry ? (
        <Notice
          tone="fail"
          action={
            <Button small look="second" onClick={reviews.retry}>
              {t`Try again`}
            </Button>
          }
        >
          {reviews.sentence ?? t`The next reviews could not be loaded.`}
        </Notice>
      ) : (
        reviews.hasMore && (
          <Button look="second" wide aria-disabled={reviews.loading} onClick={showMore}>
            {t`Show more`}
          </Button>
        )
      )}
    </>
  )
}

function None({ reviews, onAll }: { reviews: Reviews; onAll: () => void }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  if (reviews.type) {
    const allTypes = () => {
      reviews.onlyOf(undefined)
      onAll()
    }
    return (
      <EmptyState
        icon="thumb-up"
        title={t`There are currently no reviews of these travellers.`}
        action={<Button look="second" onClick={allTypes}>{t`All travellers`}</Button>}
      />
    )
  }
  if (reviews.language === 'all') return <EmptyState icon="thumb-up" title={t`Be the first to try this brand new experience!`} />
  const all = () => {
    reviews.onlyIn('all')
    onAll()
  }
  return (
    <EmptyState
      icon="thumb-up"
      title={t`There are currently no reviews published in ${languageName(reviews.language, market)}.`}
      action={<Button look="second" onClick={all}>{t`See all the languages`}</Button>}
    />
  )
}

function Failed({ onRetry, sentence }: { onRetry: () => void; sentence: string | undefined }): ReactNode {
  const { t } = useLingui()
  return <FailedState retry={onRetry}>{sentence ?? t`The reviews could not be loaded. They are usually back within a moment.`}</FailedState>
}
