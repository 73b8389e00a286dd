import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { undatedPrice } from '../../domain/booking/displayed-stay-price.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { Price } from '../../ui/price/Price.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import css from '../stay-page/panel.module.css'
import { Saved } from './Saved.tsx'

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
