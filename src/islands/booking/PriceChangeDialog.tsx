import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { PriceChange } from '../../domain/pricing/price-change.ts'
import { Button } from '../../ui/button/Button.tsx'
import { price } from '../../ui/format/price.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { confetti, cross, warning } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './PriceChangeDialog.module.css'

/** The price-update dialog: old price, new price, difference; go on, or look for other dates. Escape stays on the page. */
export function PriceChangeDialog(it: {
  change: PriceChange
  onContinue: () => void
  onClose: () => void
  onOtherDates: () => void
  /** The hotel's page with the same dates and party. */
  hotel: string
}): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const lower = it.change.direction === 'lower'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // Not on Continue: the second Enter of an impatient visitor would accept a price that nobody has read.
    heading.current?.focus()
  }, [])
  const { before, after, difference } = it.change
  const sign = lower ? '−' : '+'
  return (
    <dialog
      ref={dialog}
      className={lower ? `${css.dialog} ${css.lower}` : css.dialog}
      aria-labelledby={title}
      closedby="any"
      onClose={it.onClose}
    >
      <button type="button" className={css.close} aria-label={t`Close`} onClick={() => dialog.current?.close()}>
        <Icon of={cross} />
      </button>
      <span className={css.sign}>
        <Icon of={lower ? confetti : warning} />
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
            <s>{price(before, market)}</s>
          </dd>
        </div>
        <div className={css.after}>
          <dt>{t`New price`}</dt>
          <dd>{price(after, market)}</dd>
        </div>
        <div>
          <dt>{t`Difference`}</dt>
          <dd>
            {sign}
            {price(Math.abs(difference), market)}
          </dd>
        </div>
      </dl>
      <Button wide onClick={it.onContinue}>
        {t`Continue`}
      </Button>
      <Button wide look="quiet" onClick={it.onOtherDates}>
        {t`Change my dates`}
      </Button>
      <a href={it.hotel}>{t`See the other offers from this hotel`}</a>
    </dialog>
  )
}
