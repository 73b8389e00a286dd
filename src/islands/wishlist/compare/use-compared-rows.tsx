import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WishedProduct } from '../../../contract/wished-products.ts'
import { stayCardPrice } from '../../../domain/pricing/card-price.ts'
import { Keywords } from '../../../ui/card/Keywords.tsx'
import { formatDistance } from '../../../ui/format/number.ts'
import { Price } from '../../../ui/price/Price.tsx'
import { Score } from '../../../ui/rating/Score.tsx'
import { UnavailableWish } from '../../../ui/shelf/WishedCard.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'

export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly cell: (product: WishedProduct) => ReactNode
}

/** Besides facilities. */
export function useComparedRows(hasDates: boolean): readonly ComparedRow[] {
  const { t } = useLingui()
  const { market } = useSite()
  const none = '–'
  return [
    {
      key: 'price',
      label: t`Price`,
      cell: (product) =>
        product.state === 'onSale' ? (
          <Price price={stayCardPrice(product.offer, { flow: 'booking', hasDates })} />
        ) : (
          <UnavailableWish dated={hasDates} />
        ),
    },
    { key: 'nights', label: t`Nights`, cell: ({ offer }) => t`${plural(offer.nights, { one: '# night', other: '# nights' })}` },
    { key: 'score', label: t`Guest rating`, cell: ({ offer }) => <Score review={offer.hotel.review} incentive /> },
    {
      key: 'distance',
      label: t`To the centre`,
      cell: ({ distanceToCenter: distance }) => (distance === undefined ? none : formatDistance(distance, market)),
    },
    { key: 'included', label: t`Included`, cell: ({ offer }) => <Keywords keywords={offer.headwords} /> },
    {
      key: 'cancellation',
      label: t`Modification`,
      cell: ({ offer: { cancellationPolicy: policy } }) => policy?.message ?? (policy?.cancellable ? t`Free modification` : none),
    },
  ]
}
