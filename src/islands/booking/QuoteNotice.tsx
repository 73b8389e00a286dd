import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { sentenceOf } from '../../domain/quote/quote-outcome.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { onDemand } from '../parts/on-demand.ts'
import css from './Booking.module.css'
import type { BookingProps } from './props.ts'
import type { AskedStay } from './stay-calls.ts'
import type { StayPrice } from './use-quote.ts'

const useOtherDates = onDemand(() => import('./OtherDatesList.tsx'))

/** Why there is no price, and where to go from there (section 8 of the specification). */
export function QuoteNotice(it: {
  stay: AskedStay
  props: BookingProps
  dates: StayDates | undefined
  price: StayPrice
  /** The real-time check could not be made. */
  failed: boolean
  onPick: (dates: StayDates | undefined) => void
}): ReactNode {
  const { t } = useLingui()
  const { price, dates } = it
  const unavailable = dates && price.kind === 'unavailableOnDates'
  const others = useOtherDates(unavailable === true)
  if (price.kind === 'error') {
    return <Notice tone="fail" title={t`No more availabilities`}>{t`Update your stay criteria to enjoy the product's offers.`}</Notice>
  }
  if (price.kind === 'notBookable') {
    return (
      <Notice tone="fail" title={t`No more availabilities`}>
        {sentenceOf(price.reason) ?? t`The offer is not bookable with these criterias`}
      </Notice>
    )
  }
  if (unavailable) {
    return (
      <div className={css.unavailable}>
        <Notice tone="warn" live title={t`Sorry, no availability on your dates`} />
        {others && <others.OtherDatesList stay={it.stay} today={it.props.today} dates={dates} onPick={it.onPick} />}
        <Button look="quiet" small className={css.scripted} onClick={() => it.onPick(undefined)}>
          {t`See all offers`}
        </Button>
      </div>
    )
  }
  if (it.failed) return <Notice tone="fail" title={t`The price could not be checked`}>{t`Please try again in a moment.`}</Notice>
  return null
}
