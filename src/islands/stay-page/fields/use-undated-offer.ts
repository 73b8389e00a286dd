import { useEffect, useEffectEvent } from 'react'

/** Opens the calendar for an offer without dates (B4.1). */
export function useUndatedOffer(offerId: number | undefined, dates: object | undefined, openCalendar: () => void): void {
  const promptForDates = useEffectEvent(() => dates ?? openCalendar())
  useEffect(() => {
    if (offerId !== undefined) promptForDates()
  }, [offerId])
}
