import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayTerms } from '../../domain/gift/held-codes.ts'
import type { StayDetail } from '../../contract/stay.ts'
import { href } from '../../market/site.ts'
import css from '../checkout/Checkout.module.css'
import { SummaryFact } from '../checkout/Summary.tsx'
import { formatLongDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { Picture } from '../picture/Picture.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'

/** The stay that the dates are chosen for, and the gift that pays. */
export function GiftStaySummary({ gift, stay }: { readonly gift: StayTerms; readonly stay: StayDetail }): ReactNode {
  const { t } = useLingui()
  const { site, market } = useSite()
  const { hotel, images, programLine } = stay
  const [image] = images
  const { nights } = gift
  const value = formatPrice(gift.value, market)
  const until = formatLongDate(gift.validUntil, market)
  return (
    <div className={css.summary}>
      {image && <Picture picture={image} use="card" first decorative />}
      <div>
        <h2>{stay.label}</h2>
        <p>
          {hotel.label} <Stars stars={hotel.stars} />
        </p>
        <ul className={css.facts}>
          <SummaryFact icon="pin">{hotel.location.label}</SummaryFact>
          <SummaryFact icon="calendar">{t`Arrival until ${until}`}</SummaryFact>
          <SummaryFact icon="check">
            {t`Your gift pays up to ${value}, for ${plural(nights, { one: '# night', other: '# nights' })}`}
          </SummaryFact>
        </ul>
        <ul className={css.facts}>
          {programLine.map((line) => (
            <SummaryFact key={line} icon="check">
              {line}
            </SummaryFact>
          ))}
        </ul>
        <p>
          <a href={href(site, 'stay', { path: [stay.id] })} target="_blank" rel="noopener">
            <Trans>Everything about this stay</Trans>
          </a>
        </p>
      </div>
    </div>
  )
}
