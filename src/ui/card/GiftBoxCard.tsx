import type { ReactNode } from 'react'
import type { BoxListItem } from '../../contract/boxes.ts'
import { boxPrice } from '../../domain/pricing/card-price.ts'
import { href } from '../../market/site.ts'
import { Price } from '../price/Price.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { CardFrame } from './CardFrame.tsx'
import { Keywords } from './Keywords.tsx'

export function GiftBoxCard({ box, first }: { box: BoxListItem; first?: boolean }): ReactNode {
  const { site } = useSite()
  return (
    <CardFrame
      link={{ href: href(site, 'box', { path: [box.slug, box.code] }) }}
      title={box.title}
      heading="h2"
      images={box.images.slice(0, 1)}
      first={first}
      foot={<Price price={boxPrice(box)} ofBox />}
    >
      <Keywords keywords={box.includedContent} />
    </CardFrame>
  )
}
