import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { Upsell } from '../../contract/stay.ts'
import { Badge } from '../badge/Badge.tsx'
import { LinkButton } from '../button/Button.tsx'
import { signedPrice } from '../format/price.ts'
import { perWords } from '../price/per-words.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './OtherOffers.module.css'

interface Given {
  readonly of: Upsell
  /** Cents, towards the stay of the page. */
  readonly difference: number
  /** To the product that it makes. */
  readonly link: string
  readonly onChoose?: (event: MouseEvent) => void
}

/** One extra: what it is, what it changes in the price for two, and the way to have it or to do without. */
export function ExtraEntry({ of, difference, link, onChoose }: Given): ReactNode {
  const { t, i18n } = useLingui()
  const { market } = useSite()
  const { label, selected, programLines, imagesBySize } = of
  return (
    <li>
      {imagesBySize && <img className={css.picture} src={imagesBySize['640_360']} width={640} height={360} loading="lazy" alt="" />}
      <div className={css.words}>
        <h3>{label}</h3>
        <p className="muted">{programLines.join('\u00a0· ')}</p>
        <p className="row">
          {selected && <Badge tone="reinsurance">{t`Included in your stay`}</Badge>}
          <b className="tabular">{signedPrice(difference, market)}</b>
          <span className="muted">{perWords(undefined, 2, i18n)}</span>
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
