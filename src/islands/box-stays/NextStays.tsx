import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { BoxStayCard } from '../../ui/card/BoxStayCard.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { CardSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { staysList } from './stays-list.ts'
import type { NextPages } from './use-next-pages.ts'

/** The server's entries stay. */
export function NextStays({ stays, count, state, sentence, more }: NextPages): ReactNode {
  const { t } = useLingui()
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
      {state === 'failed' && (
        <li>
          <Notice
            tone="fail"
            action={
              <Button small look="second" onClick={retry}>
                {t`Try again`}
              </Button>
            }
          >
            {sentence ?? t`The next stays could not be loaded.`}
          </Notice>
        </li>
      )}
      {(state === 'more' || state === 'loading') && <End key={count} loading={state === 'loading'} onSeen={more} />}
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
