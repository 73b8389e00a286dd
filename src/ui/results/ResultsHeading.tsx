import type { ReactNode } from 'react'
import { useFoundLabel } from './use-found-label.ts'

interface ResultsHeadingProps {
  readonly count: number
  readonly place?: string | undefined
  readonly dates?: string | undefined
  readonly ofHotel?: boolean
}

export function ResultsHeading({ count, place, dates, ofHotel }: ResultsHeadingProps): ReactNode {
  const found = useFoundLabel()(count, ofHotel)
  return <h2 data-found="">{[[found, place].filter(Boolean).join(' '), dates].filter(Boolean).join('\u00a0· ')}</h2>
}
