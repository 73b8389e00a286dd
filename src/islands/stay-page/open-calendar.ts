import { wideScreen } from '../runtime/media.ts'
import { useEffect, useEffectEvent } from 'react'

/** Brings the field of a dropdown back to the screen, as when a bar opens it; `Panel` makes room below it. */
export function scrollDropdownIntoView(field: HTMLElement): void {
  const { top, bottom } = field.getBoundingClientRect()
  const isSeen = bottom > 0 && top < innerHeight
  if (!isSeen && matchMedia(wideScreen).matches) field.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Opens the calendar for an offer without dates (B4.1). */
export function useUndatedOffer(offerId: number | undefined, dates: object | undefined, openCalendar: () => void): void {
  const promptForDates = useEffectEvent(() => dates ?? openCalendar())
  useEffect(() => {
    if (offerId !== undefined) promptForDates()
  }, [offerId])
}
