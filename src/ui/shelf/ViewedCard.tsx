import type { ReactNode } from 'react'
import type { ViewedItem } from '../../contract/viewed.ts'
import card from '../card/Card.module.css'
import { Icon } from '../icon/Icon.tsx'
import { pin } from '../icon/paths.ts'
import { productHref } from '../link/product-href.ts'
import { Price } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'

/** A product looked at before. */
export function ViewedCard({ of }: { of: ViewedItem }): ReactNode {
  const view = useSite()
  const { hotel, price, type } = of
  return (
    <article className={card.card}>
      <img src={of.imageUrl} width="640" height="360" alt="" loading="lazy" />
      <div className={card.body}>
        <p className={card.place}>
          <Icon of={pin} />
          {hotel.location.label}
        </p>
        <h3 className={card.title}>
          <a href={productHref(view, of.uri)}>{of.label}</a>
        </h3>
        <p className={card.hotel}>
          {hotel.label} <Stars of={hotel.stars} />
        </p>
        {hotel.review && <Score review={hotel.review} />}
        {price && (
          <div className={card.foot}>
            <Price
              of={{
                sell: price.sellPrice,
                reference: price.refPrice,
                promo: price.promo,
                ...(type === 'STAY' ? { type: 'from', nights: price.nights, people: 2 } : { people: 1 }),
              }}
            />
          </div>
        )}
      </div>
    </article>
  )
}
