import type { PinPrice } from '../stay-point.ts'
import { groupImage } from './group-image.ts'
import { type MapImage, pinColours, pinImage, pinSizes, priceImage } from './pin-image.ts'

/** First words of image names. */
const looks = ['normal', 'selected', 'group'] as const

/** "from 8900", "total 8900". */
export const priceKey = ({ cents, from }: PinPrice): string => `${from ? 'from' : 'total'} ${cents}`

/** Draws "normal from 8900", "selected" or "group 12 total 8900". Undefined for other names. */
export function imageOf(name: string, labelOf: (price: PinPrice) => string): MapImage | undefined {
  const [first, ...rest] = name.split(' ')
  const look = looks.find((each) => each === first)
  if (!look) return undefined
  const [type, cents] = look === 'group' ? rest.slice(1) : rest
  const label = cents === undefined ? undefined : labelOf({ cents: Number(cents), from: type === 'from' })
  if (look === 'group') return groupImage(Number(rest[0]), label)
  if (label !== undefined) return priceImage(label, pinSizes[look], pinColours[look])
  return pinImage(pinSizes[look], look === 'selected' ? pinColours.selected : pinColours.plain)
}
