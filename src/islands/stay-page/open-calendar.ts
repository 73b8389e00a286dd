import { wideScreen } from '../runtime/media.ts'
import { useEffect, useEffectEvent } from 'react'

/** A bar opens the calendar while its field is scrolled away: the field comes back to the screen, and `Panel` makes room below it. */
export function scrollDropdownIntoView(field: HTMLElement): void {
  const { top, bottom } = field.getBoundingClientRect()
  const isSeen = bottom > 0 && top < innerHeight
  if (!isSeen && matchMedia(wideScreen).matches) field.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** An address with an offer and no dates, as of a link, opens the calendar (B4.1). */
export function useUndatedOffer(offerId: number | undefined, dates: object | undefined, openCalendar: () => void): void {
  const promptForDates = useEffectEvent(() => dates ?? openCalendar())
  useEffect(() => {
    if (offerId !== undefined) promptForDates()
  }, [offerId])
}
