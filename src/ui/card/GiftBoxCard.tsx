import type { ReactNode } from 'react'
import type { BoxListItem } from '../../contract/boxes.ts'
import { boxPromo } from '../../domain/pricing/promo.ts'
import { href } from '../../market/site.ts'
import { Price } from '../price/Price.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { CardFrame } from './CardFrame.tsx'
import { Headwords } from './Headwords.tsx'

/** One gift box of the listing: the giver picks the theme, the beneficiary the stay. */
export function GiftBoxCard({ box, first }: { box: BoxListItem; first?: boolean }): ReactNode {
  const { site } = useSite()
  const { sellPrice, referencePrice } = box.price
  const promo = boxPromo(sellPrice, referencePrice)
  return (
    <CardFrame
      link={{ href: href(site, 'box', { path: [box.slug, box.code] }) }}
      title={box.title}
      heading="h2"
      images={box.images.slice(0, 1)}
      first={first}
      foot={<Price of={{ sell: sellPrice, reference: promo ? referencePrice : undefined, promo, people: 2 }} />}
    >
      <Headwords of={box.includedContent} />
    </CardFrame>
  )
}
