import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { stayCardPrice } from '../../domain/pricing/card-price.ts'
import { offerHash } from '../../domain/stay/dated-hash.ts'
import { linkTo } from '../link/link-to.ts'
import { giftStayHref } from '../link/gift-href.ts'
import { hotelHref, productHref } from '../link/product-href.ts'
import { Price } from '../price/Price.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardDates } from './CardDates.tsx'
import { CardMessages } from './CardMessages.tsx'
import { CompactCard } from './CompactCard.tsx'
import { GiftDates, Supplement } from './GiftDates.tsx'

export function MapCard({
  offer,
  hash,
  dated = false,
  close,
}: {
  offer: OfferCard
  hash?: string | undefined
  dated?: boolean
  close?: ReactNode
}): ReactNode {
  const view = useSite()
  const criteria = offerHash(hash, offer)
  const { redeeming } = view
  const { giftDates } = offer
  const own = redeeming && giftDates ? giftStayHref(view, redeeming, offer.id, criteria) : productHref(view, offer.uri, criteria)
  return (
    <CompactCard
      stay={offer}
      link={linkTo(own, view.newTab)}
      hotel={linkTo(hotelHref(view, offer.hotel, criteria), view.newTab)}
      close={close}
    >
      {giftDates ? (
        <GiftDates offer={offer} hash={hash} />
      ) : (
        <>
          <CardDates offer={offer} hash={hash} />
          <CardMessages offer={offer} dated={dated} />
        </>
      )}
      <div className={css.foot}>
        {giftDates ? (
          <Supplement giftDates={giftDates} dated={dated} />
        ) : (
          <Price price={stayCardPrice(offer, { flow: view.flow, hasDates: dated })} />
        )}
      </div>
    </CompactCard>
  )
}
