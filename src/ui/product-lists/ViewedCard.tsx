import type { ReactNode } from 'react'
import type { ViewedItem } from '../../contract/viewed.ts'
import { displayedPrice } from '../../domain/pricing/displayed-price.ts'
import card from '../card/Card.module.css'
import { Icon } from '../icon/Icon.tsx'
import { linkTo } from '../link/link-to.ts'
import { productHref } from '../link/product-href.ts'
import { Price } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'

export function ViewedCard({ item }: { item: ViewedItem }): ReactNode {
  const view = useSite()
  const { hotel, price, type } = item
  return (
    <article className={card.card}>
      <img src={item.imageUrl} width="640" height="360" alt="" loading="lazy" />
      <div className={card.body}>
        <p className={card.place}>
          <Icon name="pin" />
          {hotel.location.label}
        </p>
        <h3 className={card.title}>
          <a {...linkTo(productHref(view, item.uri))}>{item.label}</a>
        </h3>
        <p className={card.hotel}>
          {hotel.label} <Stars stars={hotel.stars} />
        </p>
        {hotel.review && <Score review={hotel.review} />}
        {price && (
          <div className={card.foot}>
            <Price
              price={displayedPrice(
                price,
                price.promo ?? 0,
                type === 'STAY' ? { type: 'from', nights: price.nights, people: 2 } : { people: 1 },
              )}
            />
          </div>
        )}
      </div>
    </article>
  )
}
