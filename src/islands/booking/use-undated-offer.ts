import { useEffect, useEffectEvent } from 'react'

/** An offer that the address names without dates asks for them: the calendar opens, and the address remembers the offer (section 4). */
export function useUndatedOffer(offerId: number | undefined, dates: object | undefined, openCalendar: () => void): void {
  const ask = useEffectEvent(() => dates ?? openCalendar())
  useEffect(() => {
    if (offerId !== undefined) ask()
  }, [offerId])
}
