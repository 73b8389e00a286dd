import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { hashOnDate } from '../../domain/stay/dated-hash.ts'
import { formatNearDate } from '../format/date.ts'
import { formatOfferedPrice } from '../format/price.ts'
import { linkTo } from '../link/link-to.ts'
import { productHref } from '../link/product-href.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './CardDates.module.css'

export function CardDates({ offer, hash }: { offer: Pick<OfferCard, 'dates' | 'uri'>; hash: string | undefined }): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { dates = [], uri } = offer
  return (
    dates.length > 0 && (
      <ul className={`row ${css.dates}`} aria-label={t`Cheapest dates`}>
        {dates.map((date) => (
          <li key={date.checkin}>
            <a className="pill" {...linkTo(productHref(view, uri, hashOnDate(hash, date)), view.newTab)}>
              {formatNearDate(date.checkin, view.today, view.market)} <b>{formatOfferedPrice(date.sellPrice, view)}</b>
            </a>
          </li>
        ))}
      </ul>
    )
  )
}
