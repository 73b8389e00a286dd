import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { pin } from '../icon/paths.ts'
import { productHref } from '../link/product-href.ts'
import { Price } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardMessages } from './CardMessages.tsx'
import { CardPictures } from './CardPictures.tsx'
import { Headwords } from './Headwords.tsx'
import type { StayCardProps } from './StayCard.tsx'
import { shownPrice } from './shown-price.ts'

/** Countries whose gift cards show scores and headwords (section 9). */
const scored: readonly string[] = ['FR', 'BE', 'NL', 'IT']

/** One stay to give as a single voucher: the beneficiary picks the dates. */
export function VoucherCard({ offer, hash, first, heading: Heading = 'h3', action }: StayCardProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { hotel } = offer
  const link = productHref(view, offer.uri, hash)
  return (
    <article className={css.card}>
      <CardPictures of={offer.images} href={link} {...(first && { first })} />
      {action}
      <div className={css.body}>
        <p className={css.place}>
          <Icon of={pin} />
          {hotel.location.label}
        </p>
        <Heading className={css.title}>
          <a href={link}>{offer.label}</a>
        </Heading>
        <p className={css.hotel}>
          {hotel.label} <Stars of={hotel.stars} />
        </p>
        {scored.includes(view.market.country) && (
          <>
            <Score review={hotel.review} />
            <Headwords of={offer.headwords} />
          </>
        )}
        <CardMessages offer={offer} dated={false} />
        <p className={css.cancellation}>
          {t`${plural(offer.nights, { one: 'Gift for # night, dates of their choice', other: 'Gift for # nights, dates of their choice' })}`}
        </p>
        <div className={css.foot}>
          <Price of={shownPrice(offer, 'gifting')} />
        </div>
      </div>
    </article>
  )
}
