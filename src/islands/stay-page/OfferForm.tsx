import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { bookingFields } from '../../domain/stay/booking-address.ts'
import type { StayCriteria } from '../../domain/stay/criteria.ts'
import { hotelOfferPrice } from '../../domain/pricing/card-price.ts'
import { href } from '../../market/site.ts'
import { Button } from '../../ui/button/Button.tsx'
import { contentHref } from '../../ui/link/content-href.ts'
import { Choice } from '../../ui/field/Choice.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import booking from './panel.module.css'
import type { Lengths } from '../../domain/stay/rooms-on-offer.ts'

export type OfferCriteria = Pick<StayCriteria, 'dates' | 'guests'>

/** Leads to the checkout, or without dates to the page of the stay; with scripts the hotel's panel opens its calendar instead. */
export function OfferForm({ lengths, criteria }: { lengths: Lengths; criteria: OfferCriteria }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const { dates } = criteria
  const [offer] = lengths
  return (
    <form
      action={dates ? href(site, 'checkout') : contentHref(site, offer.uri)}
      className={booking.gift}
      data-island="hotel-panel"
      data-offer={offer.weekendId}
    >
      {Object.entries(bookingFields(offer.weekendId, criteria)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {lengths.length === 1 ? (
        <>
          <input type="hidden" name="nights" value={offer.nights} />
          {dates && <input type="hidden" name="price" value={offer.priceInfo.sellPrice} />}
          <Price price={hotelOfferPrice(offer)} />
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
              aside={<Price inline price={{ ...hotelOfferPrice(length), nights: undefined }} />}
            >
              {t`${plural(length.nights, { one: '# night', other: '# nights' })}`}
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
