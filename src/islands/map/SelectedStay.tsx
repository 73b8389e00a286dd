import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MapCard } from '../../ui/card/MapCard.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { cross } from '../../ui/icon/paths.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { ListSkeleton, Loading } from '../../ui/skeleton/Skeleton.tsx'
import css from './SelectedStay.module.css'
import { type CardSearch, useStayCard } from './use-stay-card.ts'

/** The card of the selected pin, over the map's lower edge. */
export function SelectedStay(it: {
  stay: number | undefined
  listed: readonly OfferCard[]
  search: CardSearch
  hash: string
  dated: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useLingui()
  const { offer, failed, retry } = useStayCard(it.stay, it.listed, it.search)
  const close = (
    <button type="button" className={css.close} aria-label={t`Close`} onClick={it.onClose}>
      <Icon of={cross} />
    </button>
  )
  const tryAgain = (
    <Button small look="second" onClick={retry}>
      {t`Try again`}
    </Button>
  )
  return (
    <div className={css.place} aria-live="polite">
      {it.stay === undefined ? null : failed ? (
        <Notice
          tone="warn"
          action={
            <>
              {tryAgain}
              {close}
            </>
          }
        >
          {t`This stay could not be loaded.`}
        </Notice>
      ) : offer ? (
        // A stay that the list has not is known without dates.
        <MapCard offer={offer} hash={it.hash} dated={it.dated && it.listed.includes(offer)} close={close} />
      ) : (
        <div className={css.coming}>
          <Loading>
            <ListSkeleton rows={1} />
          </Loading>
        </div>
      )}
    </div>
  )
}
