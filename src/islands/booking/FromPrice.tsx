import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { undatedPrice } from '../../domain/booking/displayed-stay-price.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { Price } from '../../ui/price/Price.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import css from '../stay-page/panel.module.css'
import { displayedCents, priceMessage } from '../../domain/pricing/displayed-price.ts'
import { moneySaved } from '../../domain/pricing/promo.ts'
import { formatPrice } from '../../ui/format/price.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'

interface FromPriceProps {
  readonly fromPrice: PriceInfo | undefined
  readonly nights: { readonly min: number }
  readonly guests: Guests
}

export function FromPrice({ fromPrice, nights, guests }: FromPriceProps): ReactNode {
  const { t } = useLingui()
  const price = undatedPrice({ fromPrice, nights }, guests)
  return (
    <div className={css.banner} aria-live="polite">
      {price ? <Price large price={price} /> : <p className={css.invitation}>{t`Choose your dates to see the price`}</p>}
      {fromPrice && <Saved price={fromPrice} dated={false} />}
    </div>
  )
}

export function PendingPrice(): ReactNode {
  return (
    <div className={css.banner} aria-live="polite">
      <Loading>
        <i className={css.priceShape} />
        <i className={css.wordsShape} />
      </Loading>
    </div>
  )
}

/** Computed from the prices as they are shown, rounded: visitors check the difference. */
export function Saved({ price, dated }: { price: PriceInfo; dated: boolean }): ReactNode {
  const { t } = useLingui()
  const { market, roundUpPrices = false } = useSite()
  const { sellPrice, refPrice, moneySaved: delivered } = price
  const shown = (cents: number) => displayedCents(cents, roundUpPrices)
  const saved = moneySaved(shown(sellPrice), refPrice === undefined ? undefined : shown(refPrice), roundUpPrices ? undefined : delivered)
  const message = priceMessage({ flow: 'booking', hasDates: dated, loading: false, promo: price.promo ?? 0, saved })
  if (message.kind === 'finalWithPromo') return <p className={css.saved}>{t`You save ${formatPrice(message.saved, market)}`}</p>
  if (message.kind === 'fromWithPromo')
    return <p className={css.saved}>{t`You save ${formatPrice(message.saved, market)} on certain dates`}</p>
  return null
}
