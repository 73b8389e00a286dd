import type { ReactNode } from 'react'
import { wholeWords } from '../format/whole-words.tsx'
import type { BoxListItem } from '../../contract/boxes.ts'
import { boxPromo } from '../../domain/pricing/promo.ts'
import { href } from '../../market/site.ts'
import { Price } from '../price/Price.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardPictures } from './CardPictures.tsx'
import { Headwords } from './Headwords.tsx'

/** One gift box of the listing: the giver picks the theme, the beneficiary the stay. */
export function GiftBoxCard({ box, first }: { box: BoxListItem; first?: boolean }): ReactNode {
  const { site } = useSite()
  const { sellPrice, referencePrice } = box.price
  const promo = boxPromo(sellPrice, referencePrice)
  const link = href(site, 'box', { path: [box.slug, box.code] })
  return (
    <article className={css.card}>
      <CardPictures of={box.images.slice(0, 1)} href={link} {...(first && { first })} />
      <div className={css.body}>
        <h2 className={css.title}>
          <a href={link}>{wholeWords(box.title)}</a>
        </h2>
        <Headwords of={box.includedContent} />
        <div className={css.foot}>
          <Price of={{ sell: sellPrice, reference: promo ? referencePrice : undefined, promo, people: 2 }} />
        </div>
      </div>
    </article>
  )
}
