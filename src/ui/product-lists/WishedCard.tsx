import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WishedProduct } from '../../contract/wished-products.ts'
import { Badge } from '../badge/Badge.tsx'
import card from '../card/Card.module.css'
import { CardFrame } from '../card/CardFrame.tsx'
import { Keywords } from '../card/Keywords.tsx'
import { ResultCard } from '../card/ResultCard.tsx'
import { Icon } from '../icon/Icon.tsx'
import { linkTo } from '../link/link-to.ts'
import { productHref } from '../link/product-href.ts'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'

interface WishedCardProps {
  readonly product: WishedProduct
  /** Criteria in the grammar of the hash, without `#`. */
  readonly hash: string
  readonly dated: boolean
  readonly action?: ReactNode
}

export function WishedCard({ product, hash, dated, action }: WishedCardProps): ReactNode {
  const view = useSite()
  if (product.state === 'onSale') return <ResultCard offer={product.offer} hash={hash} dated={dated} action={action} />
  const { offer, state } = product
  const expired = state === 'expired'
  return (
    <CardFrame
      link={linkTo(productHref(view, offer.uri, expired ? '' : hash))}
      title={offer.label}
      images={offer.images}
      action={action}
      above={
        <p className={card.place}>
          <Icon name="pin" />
          {offer.hotel.location.label}
        </p>
      }
      foot={<span className={card.more}>{expired ? <Trans>See what is offered instead</Trans> : <Trans>See other dates</Trans>}</span>}
    >
      <p className={card.hotel}>
        {offer.hotel.label} <Stars stars={offer.hotel.stars} />
      </p>
      {offer.hotel.review && <Score review={offer.hotel.review} incentive />}
      <Keywords keywords={offer.headwords} />
      <p className={card.messages}>
        <Badge tone={expired ? 'dark' : 'scarcity'}>
          <UnavailableWish expired={expired} dated={dated} />
        </Badge>
      </p>
    </CardFrame>
  )
}

export function UnavailableWish({ expired, dated }: { expired?: boolean; dated: boolean }): ReactNode {
  if (expired) return <Trans>No longer on sale</Trans>
  return dated ? <Trans>Not available for your dates</Trans> : <Trans>Sold out at the moment</Trans>
}
