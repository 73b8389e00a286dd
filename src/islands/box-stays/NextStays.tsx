import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { boxStaysPageSize } from '../../contract/limits.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BoxStayCard } from '../../ui/card/BoxStayCard.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { CardSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useFailure } from '../queries/use-failure.ts'
import { nextStaysQuery } from './box-queries.ts'
import type { BoxStaysProps } from './props.ts'
import { staysList } from './stays-list.ts'

/** The server's entries stay. */
export function NextStays({ code, total }: BoxStaysProps): ReactNode {
  const { t } = useLingui()
  // The page has the first ones: each further page is fetched when the end of the list is seen.
  const later = useInfiniteQuery({ ...nextStaysQuery(code), enabled: false })
  const { data, isFetching } = later
  const failure = useFailure(later)
  const stays = useMemo(() => data?.pages.flatMap(({ exactMatch }) => exactMatch) ?? [], [data])
  const hasMore = data ? later.hasNextPage : total > boxStaysPageSize
  const more = () => !isFetching && void later.fetchNextPage()
  // A retry's button disappears: the focus moves to the first new stay.
  const focusAt = useRef<number>(undefined)
  useEffect(() => {
    const next = focusAt.current === undefined ? undefined : stays[focusAt.current]
    if (!next) return
    focusAt.current = undefined
    document.querySelector<HTMLElement>(`#${staysList} [data-offer="${next.id}"] h3 a`)?.focus()
  }, [stays])
  const retry = () => {
    focusAt.current = stays.length
    more()
  }
  return (
    <>
      {stays.map((stay) => (
        <li key={stay.id}>
          <BoxStayCard stay={stay} />
        </li>
      ))}
      {failure && (
        <li>
          <Notice
            tone="fail"
            action={
              <Button small look="second" onClick={retry}>
                {t`Try again`}
              </Button>
            }
          >
            {failure.sentence ?? t`The next stays could not be loaded.`}
          </Notice>
        </li>
      )}
      {hasMore && !failure && <End key={data?.pages.length ?? 0} loading={isFetching} onSeen={more} />}
    </>
  )
}

/** Loads more when visible. */
function End({ loading, onSeen }: { loading: boolean; onSeen: () => void }): ReactNode {
  const end = useRef<HTMLLIElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      seen()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <li ref={end} data-end="">
      {loading ? (
        <Loading>
          <CardSkeleton />
        </Loading>
      ) : (
        <CardSkeleton />
      )}
    </li>
  )
}
