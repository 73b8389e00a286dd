import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { PriceChange } from '../../../domain/pricing/displayed-price.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { formatPrice } from '../../../ui/format/price.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './PriceChangeDialog.module.css'

/** Escape closes it without a booking: the visitor stays on the page with the new price. */
export function PriceChangeDialog(props: {
  change: PriceChange
  onContinue: () => void
  onClose: () => void
  onOtherDates: () => void
  hotel: string
}): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const lower = props.change.direction === 'lower'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The focus does not start on Continue, since a double Enter would accept an unread price.
    heading.current?.focus()
  }, [])
  const { before, after, difference } = props.change
  const sign = lower ? '−' : '+'
  return (
    <dialog
      ref={dialog}
      className={lower ? `${css.dialog} ${css.lower}` : css.dialog}
      aria-labelledby={title}
      closedby="any"
      onClose={props.onClose}
    >
      <button type="button" className={css.close} aria-label={t`Close`} onClick={() => dialog.current?.close()}>
        <Icon name="cross" />
      </button>
      <span className={css.sign}>
        <Icon name={lower ? 'confetti' : 'warning'} />
      </span>
      <h2 ref={heading} id={title} tabIndex={-1}>
        {lower
          ? t`The price has been updated during your booking and it’s now lower!`
          : t`The price has been updated during your booking and it’s now higher.`}
      </h2>
      <dl className={css.prices}>
        <div>
          <dt>{t`Old price`}</dt>
          <dd>
            <s>{formatPrice(before, market)}</s>
          </dd>
        </div>
        <div className={css.after}>
          <dt>{t`New price`}</dt>
          <dd>{formatPrice(after, market)}</dd>
        </div>
        <div>
          <dt>{t`Difference`}</dt>
          <dd>
            {sign}
            {formatPrice(Math.abs(difference), market)}
          </dd>
        </div>
      </dl>
      <Button wide onClick={props.onContinue}>
        {t`Continue`}
      </Button>
      <Button wide look="quiet" onClick={props.onOtherDates}>
        {t`Change my dates`}
      </Button>
      <a href={props.hotel}>{t`See the other offers from this hotel`}</a>
    </dialog>
  )
}
