import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductOffers } from '../../contract/stay.ts'
import { LinkButton } from '../button/Button.tsx'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

type Offer = ProductOffers['offers'][number]

/**
 * Choice between the rates of a stay, each with its conditions and total from the upstream (search, section 2, "offer list for
 * insurance or cancellation options"). Links to this page. Empty with a single rate.
 */
export function RateChoice({
  offers,
  chosen,
  amount,
  hrefOf,
}: {
  offers: readonly Offer[]
  chosen: number
  /** Price of the chosen rate in cents: the real-time quote is newer than the list of offers. */
  amount: number
  hrefOf: (offer: Offer) => string
}): ReactNode {
  const { market } = useSite()
  if (offers.length < 2) return null
  return (
    <ul className="stack">
      {offers.map((offer) => {
        const sum = () => formatPrice(offer.id === chosen ? amount : offer.priceInfo.sellPrice, market)
        return (
          <li key={offer.id} className={css.rate}>
            <span>
              <b>
                {offer.priceInfo.insuranceAmount === undefined ? (
                  <Trans>Standard rate: {sum()}</Trans>
                ) : (
                  <Trans>With cancellation insurance: {sum()}</Trans>
                )}
              </b>
              <br />
              <small>{offer.cancellationPolicy?.message}</small>
            </span>
            {offer.id === chosen ? (
              <strong>
                <Trans>Chosen</Trans>
              </strong>
            ) : (
              <LinkButton small look="second" href={hrefOf(offer)} rel="nofollow">
                <Trans>Choose</Trans>
              </LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
