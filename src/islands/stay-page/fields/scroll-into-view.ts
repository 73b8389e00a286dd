import { wideScreen } from '../../runtime/media.ts'

/** Brings the field of a dropdown back to the screen, as when a bar opens it; `Panel` makes room below it. */
export function scrollDropdownIntoView(field: HTMLElement): void {
  const { top, bottom } = field.getBoundingClientRect()
  const isSeen = bottom > 0 && top < innerHeight
  if (!isSeen && matchMedia(wideScreen).matches) field.scrollIntoView({ block: 'start', behavior: 'instant' })
}
