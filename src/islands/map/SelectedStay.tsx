import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MapCard } from '../../ui/card/MapCard.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { crossIcon } from '../../ui/icon/paths.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import css from '../controls/map/card-place.module.css'
import { useStayCard } from './use-stay-card.ts'

export function SelectedStay(props: {
  stay: number | undefined
  listed: readonly OfferCard[]
  criteria: SearchCriteria
  hash: string
  onClose: () => void
}): ReactNode {
  const { t } = useLingui()
  const { offer, failed, sentence, retry } = useStayCard(props.stay, props.listed, props.criteria)
  const close = (
    <button type="button" className={css.close} aria-label={t`Close`} onClick={props.onClose}>
      <Icon path={crossIcon} />
    </button>
  )
  const tryAgain = (
    <Button small look="second" onClick={retry}>
      {t`Try again`}
    </Button>
  )
  return (
    <div className={css.place} aria-live="polite">
      {props.stay === undefined ? null : failed ? (
        <Notice
          tone="warn"
          action={
            <>
              {tryAgain}
              {close}
            </>
          }
        >
          {sentence ?? t`This stay could not be loaded.`}
        </Notice>
      ) : offer ? (
        <MapCard offer={offer} hash={props.hash} dated={isDated(props.criteria)} close={close} />
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
