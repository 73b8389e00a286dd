import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useMemo, useEffect, useState, useId, useRef } from 'react'
import type { ShownExtra } from '../../contract/stay.ts'
import { acceptDates } from '../../domain/dates/stay-dates.ts'
import { chosenNights, criteriaToKeep, extraDifference, giftExtras } from '../../domain/extras/extras.ts'
import { formatStayCriteria, parseStayCriteria } from '../../domain/stay/hash.ts'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { withQuery } from '../../market/query-order.ts'
import { href } from '../../market/site.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ExtraEntry } from '../../ui/stay/ExtraEntry.tsx'
import list from '../../ui/stay/OtherOffers.module.css'
import { StaySection } from '../../ui/stay/StaySection.tsx'
import { leaveTo } from '../runtime/address.ts'
import { useStayAddress } from '../stay-page/use-stay-criteria.ts'
import type { ExtrasProps } from './props.ts'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import css from '../../ui/dialog/InfoDialog.module.css'

export function GiftExtras(props: ExtrasProps): ReactNode {
  const { t } = useLingui()
  const { site, today, hour } = useSite()
  const address = useStayAddress(props.query)
  const criteria = useMemo(() => acceptDates(parseStayCriteria(address), today, hour), [address, today, hour])
  const leaving = useLeaving()
  const offered = giftExtras(props, criteria)
  if (offered.length === 0) return null

  const hash = formatStayCriteria(criteriaToKeep(criteria))
  const made = ({ id }: ShownExtra) => href(site, 'stay', { path: [id] })
  const choose = (extra: ShownExtra) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    leaving.leave(
      `${made(extra)}${hash && `#${hash}`}`,
      extra.selected ? t`We are taking it off your stay…` : t`We are adding it to your stay…`,
    )
  }
  const nights = chosenNights(props, criteria)
  return (
    <StaySection id="extras" title={t`Customise the stay`}>
      <ul className={list.list}>
        {offered.map((extra) => (
          <ExtraEntry
            key={extra.id}
            extra={extra}
            chosen={extra.selected}
            difference={extraDifference(extra, nights)}
            // A server sees no hash: without scripts the choices go along in the query.
            link={withQuery(made(extra), hash)}
            onChoose={choose(extra)}
          />
        ))}
      </ul>
      {leaving.warning && <LeavingDialog onStay={leaving.stay}>{leaving.warning}</LeavingDialog>}
    </StaySection>
  )
}

/** Long enough to read what is being done (B4.25). */
export const leavingDelayMs = 500

interface Leaving {
  readonly to: string
  readonly warning: string
}

function useLeaving(): { warning: string | undefined; leave: (to: string, warning: string) => void; stay: () => void } {
  const [leaving, setLeaving] = useState<Leaving>()
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => leaveTo(leaving.to), leavingDelayMs)
    // The browser keeps the page as it was left: without this, Back would bring it with its dialog.
    const gone = () => setLeaving(undefined)
    addEventListener('pagehide', gone)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', gone)
    }
  }, [leaving])
  return { warning: leaving?.warning, leave: (to, warning) => setLeaving({ to, warning }), stay: () => setLeaving(undefined) }
}

function LeavingDialog({ onStay, children }: { onStay: () => void; children: ReactNode }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} aria-busy="true" onClose={onStay}>
      <div className={css.head}>
        <h3 id={title} tabIndex={-1}>
          {children}
        </h3>
      </div>
      <div className={css.body}>
        <Loading>
          <ListSkeleton rows={1} />
        </Loading>
      </div>
    </dialog>
  )
}
