import { wideScreen } from '../../runtime/media.ts'

/** CSS pixels, with the distance to the field. */
const needed = 560

/** Makes space below or above the field. */
export function scrollDropdownIntoView(field: HTMLElement): void {
  if (!matchMedia(wideScreen).matches) return
  const { top, bottom } = field.getBoundingClientRect()
  const seen = bottom > 0 && top < innerHeight
  if (seen && (innerHeight - bottom >= needed || top >= needed)) return
  field.scrollIntoView({ block: 'start', behavior: 'instant' })
}
