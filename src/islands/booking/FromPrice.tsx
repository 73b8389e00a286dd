import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { undatedPrice } from '../../domain/booking/displayed-stay-price.ts'
import { Price } from '../../ui/price/Price.tsx'
import { Loading } from '../../ui/skeleton/Skeleton.tsx'
import type { BookingProps } from '../stay-page/booking-props.ts'
import css from '../stay-page/panel.module.css'
import { Saved } from './Saved.tsx'

export function FromPrice({ props }: { props: BookingProps }): ReactNode {
  const { t } = useLingui()
  const price = undatedPrice(props)
  return (
    <div className={css.banner} aria-live="polite">
      {price ? <Price large price={price} /> : <p className={css.invitation}>{t`Choose your dates to see the price`}</p>}
      {props.fromPrice && <Saved price={props.fromPrice} dated={false} />}
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
