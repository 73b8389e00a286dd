import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { MapResponse } from '../../contract/offers.ts'
import { viewOfPoints } from '../../domain/map/view-of-points.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BoxStayMapCard } from '../../ui/card/BoxStayCard.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { crossIcon } from '../../ui/icon/paths.ts'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import card from '../controls/map/card-place.module.css'
import { MapCanvas } from '../controls/map/MapCanvas.tsx'
import type { StayPoint } from '../controls/map/stay-point.ts'
import { stayQuery } from '../controls/map/stay-query.ts'
import { type CardList, scrollBehavior, useCardsInStep } from '../controls/map/use-cards-in-step.ts'
import { getJson, withKeys } from '../queries/api.ts'
import { useQuery } from '../queries/use-query.ts'
import css from './BoxMap.module.css'
import { staysList } from './stays-list.ts'
import { useFirstInView } from './use-first-in-view.ts'

const isMapResponse = withKeys<MapResponse>('exactMatch')

/** The strip scrolls sideways only: the map below stays. */
const strip: CardList = {
  around: `#${staysList}`,
  cards: `#${staysList} article[data-offer]`,
  bring(shown) {
    const list = shown.closest(`#${staysList}`)
    const by = shown.getBoundingClientRect().left - (list?.getBoundingClientRect().left ?? 0)
    list?.scrollBy({ left: by, behavior: scrollBehavior() })
  },
}

/** Pins have no price: the box has one. */
export function BoxMap({ code }: { code: string }): ReactNode {
  const { t } = useLingui()
  const [selected, select] = useState<number>()
  const [pointed, point] = useState<number>()
  const [attempt, setAttempt] = useState(0)
  const { data, isError, sentence, refetch } = useQuery({
    key: ['box-points', code],
    load: async (signal) => pointsOf(await getJson(`boxes/${code}/offers`, { performMapSearch: true }, isMapResponse, signal)),
  })
  const view = useMemo(() => data && viewOfPoints(data.map(({ location }) => location)), [data])
  useCardsInStep(strip, { selected, pointed, onPoint: point })
  useFirstInView(point)
  return (
    <div className={css.map}>
      {isError && !data ? (
        <FailedState retry={refetch}>{sentence}</FailedState>
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

/** The pin's own card may not be in the strip. */
function Selected({ stay, onClose }: { stay: number | undefined; onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery({ ...stayQuery(stay), enabled: stay !== undefined })
  const close = (
    <button type="button" className={card.close} aria-label={t`Close`} onClick={onClose}>
      <Icon path={crossIcon} />
    </button>
  )
  return (
    <div className={card.place} aria-live="polite">
      {stay === undefined ? null : data ? (
        <BoxStayMapCard stay={data} close={close} />
      ) : isError ? (
        <Notice
          tone="warn"
          action={
            <>
              <Button small look="second" onClick={refetch}>
                {t`Try again`}
              </Button>
              {close}
            </>
          }
        >
          {t`This stay could not be loaded.`}
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

const pointsOf = ({ exactMatch }: Pick<MapResponse, 'exactMatch'>): StayPoint[] =>
  exactMatch.flatMap(({ label: hotel, location, weekend: [stay] }) => (stay ? [{ stay: stay.id, hotel, location }] : []))

const none: readonly StayPoint[] = []
