import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { boxStaysPageSize } from '../../contract/limits.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BoxStayCard } from '../../ui/card/BoxStayCard.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { CardSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useFailure } from '../queries/use-failure.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { nextStaysQuery } from './box-queries.ts'
import type { BoxStaysProps } from './props.ts'
import { staysList } from './stays-list.ts'

const useBoxMap = onDemand('BoxMap', () => import('./BoxMap.tsx'))

export default function BoxStays({ code, total }: BoxStaysProps): ReactNode {
  const { t } = useLingui()
  const [list, setList] = useState<HTMLElement | null>(null)
  useEffect(() => setList(document.getElementById(staysList)), [])
  const [open, setOpen] = useState(false)
  const Map = useBoxMap(open)?.BoxMap
  return (
    <>
      <Button look="second" small className="live" data-live="" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="map" />
        {open ? t`Hide the map` : t`See on a map`}
      </Button>
      {open && Map && <Map code={code} />}
      {list && createPortal(<NextStays code={code} total={total} />, list)}
    </>
  )
}

/** Stays after the server's first page, which the browser loads when the end of the list comes into view. */
function NextStays({ code, total }: BoxStaysProps): ReactNode {
  const { t } = useLingui()
  // Not on mount, but only when the end of the list is seen.
  const later = useInfiniteQuery({ ...nextStaysQuery(code), enabled: false })
  const { data, isFetching } = later
  const failure = useFailure(later)
  const stays = useMemo(() => data?.pages.flatMap(({ exactMatch }) => exactMatch) ?? [], [data])
  const hasMore = data ? later.hasNextPage : total > boxStaysPageSize
  const more = () => !isFetching && void later.fetchNextPage()
  // The button of a retry is removed with the notice: the first new stay takes the focus.
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
