import type { ReactNode } from 'react'
import { useFoundLabel } from './use-found-label.ts'

interface ResultsHeadingProps {
  readonly count: number
  /** Label of the place after the number: "in Bruges". */
  readonly place?: string | undefined
  /** Label of flexible dates. */
  readonly dates?: string | undefined
  readonly ofHotel?: boolean
}

/** Number of results by flow; of one hotel, of stays. */
export function ResultsHeading({ count, place, dates, ofHotel }: ResultsHeadingProps): ReactNode {
  const found = useFoundLabel()(count, ofHotel)
  return <h2 data-found="">{[[found, place].filter(Boolean).join(' '), dates].filter(Boolean).join('\u00a0· ')}</h2>
}
