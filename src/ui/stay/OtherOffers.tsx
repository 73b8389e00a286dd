import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Picture as Pictured } from '../../contract/picture.ts'
import type { DisplayedPrice } from '../../domain/pricing/displayed-price.ts'
import { withUnbrokenHyphens } from '../format/text.tsx'
import { linkTo } from '../link/link-to.ts'
import { productHref } from '../link/product-href.ts'
import { Picture } from '../picture/Picture.tsx'
import { Price } from '../price/Price.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './OtherOffers.module.css'
import { ProgramSummary } from './ProgramSummary.tsx'
import { StaySection } from './StaySection.tsx'

export interface OtherOffer {
  readonly id: number
  readonly label: string
  readonly uri: string
  readonly image: Pictured | undefined
  readonly summary: string
  readonly price: DisplayedPrice
}

export function OtherOffers({ offers, hash }: { offers: readonly OtherOffer[]; hash?: string | undefined }): ReactNode {
  const view = useSite()
  if (!offers.length) return null
  return (
    <StaySection id="other-offers" title={<Trans>See the other offers from this hotel</Trans>}>
      <ul className={css.list} data-same-dates="">
        {offers.map(({ id, label, uri, image, summary, price }) => (
          <li key={id}>
            {image && <Picture picture={image} use="card" className={css.picture} decorative />}
            <div className={css.words}>
              <h3>
                <a {...linkTo(productHref(view, uri, hash))}>{withUnbrokenHyphens(label)}</a>
              </h3>
              {summary && <ProgramSummary text={summary} />}
              <Price price={price} />
            </div>
          </li>
        ))}
      </ul>
    </StaySection>
  )
}
