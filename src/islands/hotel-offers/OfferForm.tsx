import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayCriteria } from '../../domain/criteria/stay-criteria.ts'
import { listedPromo } from '../../domain/pricing/promo.ts'
import { href } from '../../market/site.ts'
import { Button } from '../../ui/button/Button.tsx'
import { contentHref } from '../../ui/link/content-href.ts'
import { Choice } from '../../ui/field/Choice.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import booking from '../booking/Booking.module.css'
import type { Lengths, Offer } from './rooms-on-offer.ts'

export type OfferCriteria = Pick<StayCriteria, 'dates' | 'guests'>

/**
 * Chooses an offer, and how many nights of it. Works by itself: with dates it is sent to checkout, which checks the price and asks for
 * the dates of activities; without, to the stay's page, which takes dates. `src/islands/hotel` opens its calendar instead.
 */
export function OfferForm({ lengths, criteria }: { lengths: Lengths; criteria: OfferCriteria }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const { dates, guests } = criteria
  const [offer] = lengths
  const shown = ({ nights, priceInfo, hasSelectedDates, paxCount }: Offer) => ({
    sell: priceInfo.sellPrice,
    ...listedPromo(priceInfo),
    type: hasSelectedDates ? ('final' as const) : ('from' as const),
    nights,
    people: paxCount,
  })
  return (
    <form action={dates ? href(site, 'checkout') : contentHref(site, offer.uri)} className={booking.gift} data-offer={offer.weekendId}>
      {dates && (
        <>
          <input type="hidden" name="product" value={offer.weekendId} />
          <input type="hidden" name="checkin" value={dates.checkin} />
        </>
      )}
      <input type="hidden" name="a" value={guests.adults} />
      <input type="hidden" name="c" value={guests.children} />
      <input type="hidden" name="b" value={guests.babies} />
      {lengths.length === 1 ? (
        <>
          <input type="hidden" name="nights" value={offer.nights} />
          {dates && <input type="hidden" name="price" value={offer.priceInfo.sellPrice} />}
          <Price of={shown(offer)} />
        </>
      ) : (
        <fieldset className={booking.choices}>
          <legend className="unseen">{t`How many nights?`}</legend>
          {lengths.map((length, at) => (
            <Choice
              key={length.nights}
              framed
              type="radio"
              name="nights"
              value={length.nights}
              data-price={length.priceInfo.sellPrice}
              defaultChecked={at === 0}
            >
              <Price inline of={shown(length)} />
            </Choice>
          ))}
        </fieldset>
      )}
      <Button type="submit" wide>
        {t`Choose`}
      </Button>
    </form>
  )
}
