import { wideScreen } from '../parts/use-media.ts'

/** CSS pixels that the calendar's dropdown takes, its distance to the field included. */
const needed = 560

/** Scrolls the page so that a dropdown has room below (or above) its field; not where it has room already, or is a drawer. */
export function makeRoomFor(field: HTMLElement): void {
  if (!matchMedia(wideScreen).matches) return
  const { top, bottom } = field.getBoundingClientRect()
  const seen = bottom > 0 && top < innerHeight
  if (seen && (innerHeight - bottom >= needed || top >= needed)) return
  field.scrollIntoView({ block: 'start', behavior: 'instant' })
}
