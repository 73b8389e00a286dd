import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { Upsell } from '../../contract/stay.ts'
import { Badge } from '../badge/Badge.tsx'
import { LinkButton } from '../button/Button.tsx'
import { formatSignedPrice } from '../format/price.ts'
import { perLabel } from '../price/per-label.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './OtherOffers.module.css'

interface ExtraEntryProps {
  readonly extra: Upsell
  /** Difference to this stay's price, in cents. */
  readonly difference: number
  /** Link to the stay with this extra. */
  readonly link: string
  readonly onChoose?: (event: MouseEvent) => void
}

/** One extra with its price for two, and a link to add or remove it. */
export function ExtraEntry({ extra, difference, link, onChoose }: ExtraEntryProps): ReactNode {
  const { t, i18n } = useLingui()
  const { market } = useSite()
  const { label, selected, programLines, imagesBySize } = extra
  return (
    <li>
      {imagesBySize && <img className={css.picture} src={imagesBySize['640_360']} width={640} height={360} loading="lazy" alt="" />}
      <div className={css.words}>
        <h3>{label}</h3>
        <p className="muted">{programLines.join('\u00a0· ')}</p>
        <p className="row">
          {selected && <Badge tone="reinsurance">{t`Included in your stay`}</Badge>}
          <b className="tabular">{formatSignedPrice(difference, market)}</b>
          <span className="muted">{perLabel(undefined, 2, i18n)}</span>
        </p>
        <p>
          <LinkButton
            href={link}
            look="second"
            small
            rel="nofollow"
            aria-label={selected ? t`Remove ${label}` : t`Add ${label}`}
            onClick={onChoose}
          >
            {selected ? t`Remove` : t`Add`}
          </LinkButton>
        </p>
      </div>
    </li>
  )
}
