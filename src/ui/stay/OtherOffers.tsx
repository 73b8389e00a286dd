import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductOffers } from '../../contract/stay.ts'
import { listedPromo } from '../../domain/pricing/promo.ts'
import { productHref } from '../link/product-href.ts'
import { Picture } from '../picture/Picture.tsx'
import { Price } from '../price/Price.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './OtherOffers.module.css'
import { ProgramSummary } from './ProgramSummary.tsx'
import { StaySection } from './StaySection.tsx'

/** "See the other offers from this hotel"; nothing when there is none. `hash` keeps dates and guests. */
export function OtherOffers({ offers, hash }: { offers: ProductOffers['offers']; hash?: string | undefined }): ReactNode {
  const view = useSite()
  if (!offers.length) return null
  return (
    <StaySection id="other-offers" title={<Trans>See the other offers from this hotel</Trans>}>
      <ul className={css.list}>
        {offers.map(({ weekendId, label, uri, image, nights, paxCount, shortProgramIntroWithoutRoom, priceInfo, hasSelectedDates }) => (
          <li key={weekendId}>
            {image && <Picture of={image} use="card" className={css.picture} decorative />}
            <div className={css.words}>
              <h3>
                <a href={productHref(view, uri, hash)}>{label}</a>
              </h3>
              <ProgramSummary text={shortProgramIntroWithoutRoom} />
              <Price
                of={{
                  sell: priceInfo.sellPrice,
                  ...listedPromo(priceInfo),
                  type: hasSelectedDates ? 'final' : 'from',
                  nights,
                  people: paxCount,
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </StaySection>
  )
}
