import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftDates as Dates, OfferCard } from '../../contract/offers.ts'
import { hashOnDate } from '../../domain/stay/dated-hash.ts'
import { hasStayDates } from '../../domain/stay/hash.ts'
import { formatNearDate } from '../format/date.ts'
import { formatOfferedPrice } from '../format/price.ts'
import { giftStayHref } from '../link/gift-href.ts'
import { linkTo } from '../link/link-to.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './CardDates.module.css'

interface GiftDatesProps {
  readonly offer: Pick<OfferCard, 'id' | 'nights' | 'giftDates'>
  /** Criteria in the grammar of the hash. */
  readonly hash: string | undefined
}

/** On how many weekends the gift pays everything, and the next of them. */
export function GiftDates({ offer: { id, nights, giftDates }, hash = '' }: GiftDatesProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  if (!giftDates) return null
  const { weekends, includedWeekends, next } = giftDates
  const { redeeming } = view
  return (
    <>
      {weekends > 0 && (
        <p className={css.weekends}>
          {t`${includedWeekends} of ${plural(weekends, { one: '# weekend without a supplement', other: '# weekends without a supplement' })}`}
        </p>
      )}
      {redeeming && next.length > 0 && !hasStayDates(hash) && (
        <ul className={`row ${css.dates}`} aria-label={t`The next dates without a supplement`}>
          {next.map((checkin) => (
            <li key={checkin}>
              <a className="pill" {...linkTo(giftStayHref(view, redeeming, id, hashOnDate(hash, { checkin, nights })))}>
                {formatNearDate(checkin, view.today, view.market)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What a beneficiary adds. On chosen dates it is the amount, else the lowest one. */
export function Supplement({ giftDates: { supplement }, dated }: { readonly giftDates: Dates; readonly dated: boolean }): ReactNode {
  const view = useSite()
  if (supplement === undefined) {
    return (
      <p className={css.supplement}>
        <Trans>No date left</Trans>
      </p>
    )
  }
  if (supplement === 0) {
    return (
      <p className={`${css.supplement} ${css.included}`}>
        <Trans>Included in your gift</Trans>
      </p>
    )
  }
  const amount = formatOfferedPrice(supplement, view)
  return (
    <p className={css.supplement}>
      {dated ? <Trans>supplement of</Trans> : <Trans>supplement from</Trans>} <b>{amount}</b>
    </p>
  )
}
