import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { ShownExtra } from '../../contract/stay.ts'
import { Badge } from '../badge/Badge.tsx'
import { LinkButton } from '../button/Button.tsx'
import { formatPrice, formatSignedPrice } from '../format/price.ts'
import { perLabel } from '../price/per-label.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './OtherOffers.module.css'

interface ExtraEntryProps {
  readonly extra: ShownExtra
  /** Set where the stay has the extra, so that it can be removed. */
  readonly chosen: boolean
  /** In cents, or undefined while it is unknown. */
  readonly difference: number | undefined
  readonly people?: number | undefined
  /** The address of the stay once this extra is added or removed. */
  readonly link: string
  readonly onChoose?: (event: MouseEvent) => void
  readonly children?: ReactNode
}

export function ExtraEntry({ extra, chosen, difference, people = 2, link, onChoose, children }: ExtraEntryProps): ReactNode {
  const { t, i18n } = useLingui()
  const { market } = useSite()
  const { label, programLines, imagesBySize } = extra
  const amount = (cents: number | undefined): string => {
    if (cents === undefined) return '…'
    // What was added is named by what it costs, not by what its removal saves.
    return chosen && cents < 0 ? formatPrice(-cents, market) : formatSignedPrice(cents, market)
  }
  return (
    <li>
      {imagesBySize && <img className={css.picture} src={imagesBySize['640_360']} width={640} height={360} loading="lazy" alt="" />}
      <div className={css.words}>
        <h3>{label}</h3>
        <p className="muted">{programLines.join('\u00a0· ')}</p>
        <p className="row">
          {chosen && <Badge tone="reinsurance">{t`Added`}</Badge>}
          <b className="tabular">{amount(difference)}</b>
          <span className="muted">{perLabel(undefined, people, i18n)}</span>
        </p>
        <p>
          <LinkButton
            href={link}
            look="second"
            small
            rel="nofollow"
            aria-label={chosen ? t`Remove ${label}` : t`Add ${label}`}
            data-live=""
            onClick={onChoose}
          >
            {chosen ? t`Remove` : t`Add`}
          </LinkButton>
        </p>
        {children}
      </div>
    </li>
  )
}
