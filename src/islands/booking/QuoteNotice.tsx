import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { quoteErrors } from '../../domain/quote/quote-outcome.ts'
import { type Refusal, refusalOf } from '../../domain/quote/refusal.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { useRefusalWords } from '../../ui/stay/use-refusal-words.ts'
import { onDemand } from '../parts/on-demand.ts'
import css from './Booking.module.css'
import type { BookingProps } from './props.ts'
import type { AskedStay } from './stay-calls.ts'
import type { StayPrice } from './use-quote.ts'

const useOtherDates = onDemand(() => import('./OtherDatesList.tsx'))

/** Refusals after which the hotel's other stays are the way on. */
const hotelHelps: readonly Refusal[] = ['guests', 'expired']

/** Why there is no price, and where to go from there (section 8 of the specification). */
export function QuoteNotice(it: {
  stay: AskedStay
  props: BookingProps
  dates: StayDates | undefined
  price: StayPrice
  /** The hotel's page with the same dates and party. */
  hotel: string
  /** The real-time check could not be made. */
  failed: boolean
  onPick: (dates: StayDates | undefined) => void
}): ReactNode {
  const { t } = useLingui()
  const words = useRefusalWords()
  const { price, dates } = it
  const unavailable = dates && price.kind === 'unavailableOnDates'
  const others = useOtherDates(unavailable === true)
  const refused = price.kind === 'error' || price.kind === 'notBookable' ? price.reason : it.failed && quoteErrors.fetch
  if (refused) {
    const refusal = refusalOf(refused)
    return (
      <Notice
        tone="fail"
        title={refusal === 'expired' ? t`Too late!` : t`No more availabilities`}
        action={hotelHelps.includes(refusal) && <a href={it.hotel}>{t`See the other offers from this hotel`}</a>}
      >
        {words(refused)}
      </Notice>
    )
  }
  if (unavailable) {
    return (
      <div className={css.unavailable}>
        <Notice tone="warn" live title={t`Sorry, no availability on your dates`}>
          {refusalOf(price.reason) === 'past' && words(price.reason)}
        </Notice>
        {others && <others.OtherDatesList stay={it.stay} today={it.props.today} dates={dates} onPick={it.onPick} />}
        <Button look="quiet" small className={css.scripted} onClick={() => it.onPick(undefined)}>
          {t`See all offers`}
        </Button>
      </div>
    )
  }
  return null
}
