import type { Language } from '../../../src/market/markets.ts'
import type { DrawnFeature } from './tile-features.ts'

export interface PlaceLabel {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly strong: boolean
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const maxLabels = 12

/** A number marks a quarter of a city, such as "Marseille 08". */
const numbered = /\d/

/** A name under the pin moves down by so many pixels. */
const belowPinPixels = 24

/** Larger places have lower ranks. */
const sizes: readonly { readonly upTo: number; readonly size: number; readonly strong: boolean }[] = [
  { upTo: 1, size: 18, strong: true },
  { upTo: 3, size: 15, strong: true },
  { upTo: 5, size: 13, strong: false },
  { upTo: 7, size: 12, strong: false },
]

/** Labels the largest places first. No name may cover the boxes in `taken`. */
export function placeLabels(places: readonly DrawnFeature[], language: Language, frame: Box, taken: readonly Box[]): readonly PlaceLabel[] {
  const boxes = [...taken]
  const towns = places.flatMap(({ properties, geometry: [points] }) => {
    const rank = Number(properties['rank'] ?? 9)
    const text = properties[`name_${language}`] ?? properties['name']
    const look = sizes.find(({ upTo }) => rank <= upTo)
    const [point] = points ?? []
    const isTown = properties['kind'] !== 'country' && properties['kind'] !== 'region'
    return isTown && look && point && typeof text === 'string' && !numbered.test(text) ? [{ text, rank, ...look, ...point }] : []
  })
  const labels: PlaceLabel[] = []
  for (const { text, x, y, size, strong } of towns.toSorted((one, other) => one.rank - other.rank || one.y - other.y)) {
    const half = (text.length * size * 0.56) / 2 + 3
    const boxAt = (at: number): Box => ({ left: x - half, right: x + half, top: at - size * 0.8, bottom: at + size * 0.5 })
    const fits = (box: Box) => isInside(box, frame) && !boxes.some((other) => overlap(box, other))
    const place = [y, y + belowPinPixels].find((at) => fits(boxAt(at)))
    // Tiles repeat a place beyond their edges, so the same name may come twice.
    if (place === undefined || labels.some((label) => label.text === text)) continue
    boxes.push(boxAt(place))
    labels.push({ text, x, y: place, size, strong })
    if (labels.length === maxLabels) break
  }
  return labels
}

const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
