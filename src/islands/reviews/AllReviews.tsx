import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { reviewLanguages, reviewSorts } from '../../contract/reviews.ts'
import { Button } from '../../ui/button/Button.tsx'
import { languageName } from '../../ui/format/language.ts'
import { thumbUp } from '../../ui/icon/paths.ts'
import { EmptyState } from '../../ui/notice/EmptyState.tsx'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ListSkeleton, Loading } from '../../ui/skeleton/Skeleton.tsx'
import { ReviewEntries } from '../../ui/stay/ReviewEntry.tsx'
import { ReviewsScore } from '../../ui/stay/ReviewsSummary.tsx'
import css from './AllReviews.module.css'
import type { ReviewsProps } from './props.ts'
import { useReviews } from './use-reviews.ts'

type Reviews = ReturnType<typeof useReviews>

/** What the modal holds: score and criteria, sort and language, and the reviews in all their states. */
export function AllReviews({ hotel, count }: ReviewsProps): ReactNode {
  const reviews = useReviews(hotel)
  const language = useRef<HTMLSelectElement>(null)
  const { found, retry } = reviews
  return (
    <div className={css.body}>
      {found && <ReviewsScore of={found} count={count} />}
      <Choices of={reviews} language={language} />
      {found ? (
        <Listed of={reviews} total={found.totalCount} language={language} />
      ) : retry ? (
        <Failed onRetry={retry} />
      ) : (
        <Loading>
          <ListSkeleton rows={5} />
        </Loading>
      )}
    </div>
  )
}

function Choices({ of, language }: { of: Reviews; language: RefObject<HTMLSelectElement | null> }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const sorts = { DATE_DESC: t`Most recent`, DATE_ASC: t`Oldest`, SCORE_DESC: t`Highest score`, SCORE_ASC: t`Lowest score` }
  return (
    <div className="row">
      <label className="row">
        {t`Sort by`}{' '}
        <select value={of.sort} onChange={({ target }) => of.sortBy(reviewSorts[target.selectedIndex] ?? of.sort)}>
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <label className="row">
        {t`Language`}{' '}
        <select
          ref={language}
          value={of.language}
          onChange={({ target }) => of.onlyIn(reviewLanguages[target.selectedIndex] ?? of.language)}
        >
          {reviewLanguages.map((each) => (
            <option key={each} value={each}>
              {each === 'all' ? t`All languages` : languageName(each, market)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function Listed({ of, total, language }: { of: Reviews; total: number; language: RefObject<HTMLSelectElement | null> }): ReactNode {
  const { t } = useLingui()
  const entries = useRef<HTMLUListElement>(null)
  const asked = useRef<number>(undefined)
  const shown = of.list.length
  useEffect(() => {
    if (asked.current === undefined || shown <= asked.current) return
    const next = entries.current?.children[asked.current]
    if (next instanceof HTMLElement) next.focus()
    asked.current = undefined
  }, [shown])

  if (total === 0) return <None of={of} onAll={() => language.current?.focus()} />
  const showMore = () => {
    asked.current = shown
    of.more?.()
  }
  return (
    <>
      <div aria-busy={of.loading}>
        <output className="unseen">{t`${plural(total, { one: `${shown} of # review`, other: `${shown} of # reviews` })}`}</output>
        <ReviewEntries ref={entries} reviews={of.list} />
      </div>
      {of.retry ? (
        <Notice
          tone="fail"
          action={
            <Button small look="second" onClick={of.retry}>
              {t`Try again`}
            </Button>
          }
        >{t`The next reviews could not be loaded.`}</Notice>
      ) : (
        of.hasMore && (
          <Button look="second" wide aria-disabled={of.loading} onClick={showMore}>
            {t`Show more`}
          </Button>
        )
      )}
    </>
  )
}

/** Nobody wrote in the chosen language, or nobody at all. */
function None({ of, onAll }: { of: Reviews; onAll: () => void }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  if (of.language === 'all') return <EmptyState icon={thumbUp} title={t`Be the first to try this brand new experience!`} />
  const all = () => {
    of.onlyIn('all')
    onAll()
  }
  return (
    <EmptyState
      icon={thumbUp}
      title={t`There are currently no reviews published in ${languageName(of.language, market)}.`}
      action={<Button look="second" onClick={all}>{t`See all the languages`}</Button>}
    />
  )
}

function Failed({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useLingui()
  return <FailedState retry={onRetry}>{t`The reviews could not be loaded. They are usually back within a moment.`}</FailedState>
}
