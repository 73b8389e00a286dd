import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { viewOfPoints } from '../../domain/map/view-of-points.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BoxStayMapCard } from '../../ui/card/BoxStayCard.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { MapCanvas } from '../controls/map/MapCanvas.tsx'
import card from '../controls/map/card-place.module.css'
import type { StayPoint } from '../controls/map/stay-point.ts'
import { stayQuery } from '../controls/map/stay-query.ts'
import { type CardList, scrollBehavior, useCardsInStep } from '../controls/map/use-cards-in-step.ts'
import { useFailure } from '../queries/use-failure.ts'
import css from './BoxMap.module.css'
import { boxPointsQuery } from './box-queries.ts'
import { staysList } from './stays-list.ts'

/** `scrollIntoView` would also scroll the page, and with it the map below the strip. */
const strip: CardList = {
  around: `#${staysList}`,
  cards: `#${staysList} article[data-offer]`,
  bring(shown) {
    const list = shown.closest(`#${staysList}`)
    const by = shown.getBoundingClientRect().left - (list?.getBoundingClientRect().left ?? 0)
    list?.scrollBy({ left: by, behavior: scrollBehavior() })
  },
}

export function BoxMap({ code }: { code: string }): ReactNode {
  const { t } = useLingui()
  const [selected, select] = useState<number>()
  const [pointed, point] = useState<number>()
  const [attempt, setAttempt] = useState(0)
  const points = useQuery(boxPointsQuery(code))
  const { data } = points
  const failure = useFailure(points)
  const view = useMemo(() => data && viewOfPoints(data.map(({ location }) => location)), [data])
  useCardsInStep(strip, { selected, pointed, onPoint: point })
  useFirstInView(point)
  return (
    <div className={css.map}>
      {failure && !data ? (
        <FailedState retry={() => void points.refetch()}>{failure.sentence}</FailedState>
      ) : (
        <MapCanvas
          key={attempt}
          title={t`Map of the stays of this box`}
          points={data ?? none}
          selected={selected}
          pointed={pointed}
          onSelect={select}
          onPoint={point}
          view={view}
          onRetry={() => setAttempt(attempt + 1)}
          instead={t`All the stays are in the list.`}
        >
          <Selected stay={selected} onClose={() => select(undefined)} />
        </MapCanvas>
      )}
    </div>
  )
}

/** The strip may not have loaded the card of the selected pin yet. */
function Selected({ stay, onClose }: { stay: number | undefined; onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const found = useQuery({ ...stayQuery(stay), enabled: stay !== undefined })
  const { data } = found
  const failure = useFailure(found)
  const close = (
    <button type="button" className={card.close} aria-label={t`Close`} onClick={onClose}>
      <Icon name="cross" />
    </button>
  )
  return (
    <div className={card.place} aria-live="polite">
      {stay === undefined ? null : data ? (
        <BoxStayMapCard stay={data} close={close} />
      ) : failure ? (
        <Notice
          tone="warn"
          action={
            <>
              <Button small look="second" onClick={() => void found.refetch()}>
                {t`Try again`}
              </Button>
              {close}
            </>
          }
        >
          {failure.sentence ?? t`This stay could not be loaded.`}
        </Notice>
      ) : (
        <div className={card.coming}>
          <Loading>
            <ListSkeleton rows={1} />
          </Loading>
        </div>
      )}
    </div>
  )
}

const none: readonly StayPoint[] = []

/** A card that is cut by no more than this still counts as the first in view. */
const cutPx = 24

/** Touch screens cannot hover: there the first stay in view is the one that the map points at. */
function useFirstInView(onPoint: (stay: number | undefined) => void): void {
  useEffect(() => {
    const list = document.getElementById(staysList)
    if (!list || matchMedia('(hover: hover)').matches) return
    const point = () => {
      const start = list.getBoundingClientRect().left - cutPx
      const cards = [...list.querySelectorAll<HTMLElement>('article[data-offer]')]
      const first = cards.find((each) => each.getBoundingClientRect().left >= start)
      onPoint(first && Number(first.dataset['offer']))
    }
    point()
    list.addEventListener('scroll', point, { passive: true })
    return () => list.removeEventListener('scroll', point)
  }, [onPoint])
}
