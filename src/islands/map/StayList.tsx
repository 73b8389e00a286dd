import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { MapCard } from '../../ui/card/MapCard.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { pin } from '../../ui/icon/paths.ts'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { NoResults } from '../../ui/results/messages.tsx'
import { ListSkeleton, Loading } from '../../ui/skeleton/Skeleton.tsx'
import css from './StayList.module.css'
import type { ListedStays } from './use-listed-stays.ts'

interface StayListProps {
  readonly listed: ListedStays
  readonly selected: number | undefined
  /** Absent where there is no map to show a stay on. */
  readonly onSelect: ((stay: number) => void) | undefined
  readonly onReset: () => void
  /** Criteria that the stays' links keep. */
  readonly hash: string
}

/** The results beside the map: each can be opened, or shown on the map; the one selected there is brought into view. */
export function StayList({ listed, selected, onSelect, onReset, hash }: StayListProps): ReactNode {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (selected !== undefined) list.current?.querySelector(`[data-stay="${selected}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  if (listed.failed) return <FailedState action={<Button look="second" onClick={listed.retry}>{t`Try again`}</Button>} />
  if (!listed.details)
    return (
      <Loading>
        <ListSkeleton rows={6} />
      </Loading>
    )
  if (listed.offers.length === 0) return <NoResults reset="" action={<Button onClick={onReset}>{t`Remove all filters`}</Button>} />
  return (
    <>
      <ul ref={list} className={css.list} aria-busy={listed.loading}>
        {listed.offers.map((offer) => (
          <li key={offer.id} className={css.entry} data-stay={offer.id} data-selected={offer.id === selected || undefined}>
            <MapCard
              offer={offer}
              hash={hash}
              close={
                onSelect && (
                  <button
                    type="button"
                    className={css.show}
                    aria-pressed={offer.id === selected}
                    aria-label={t`Show ${offer.hotel.label} on the map`}
                    onClick={() => onSelect(offer.id)}
                  >
                    <Icon of={pin} />
                  </button>
                )
              }
            />
          </li>
        ))}
      </ul>
      {listed.more && (
        <Button look="second" wide disabled={listed.loading} onClick={listed.more}>
          {t`Show more`}
        </Button>
      )}
    </>
  )
}
