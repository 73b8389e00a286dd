import type { ReactNode } from 'react'
import { useFoundLabel } from './use-found-label.ts'

/** Number of results by flow; of one hotel, of stays. `place`: its label after the number ("in Bruges"). */
export function ResultsHeading({ count, place, ofHotel }: { count: number; place?: string | undefined; ofHotel?: boolean }): ReactNode {
  const found = useFoundLabel()(count, ofHotel)
  return <h2 aria-live="polite">{place ? `${found} ${place}` : found}</h2>
}
