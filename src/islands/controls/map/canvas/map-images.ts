import type { PinPrice } from '../stay-point.ts'

/** An image's name begins with one of these. */
const looks = ['normal', 'selected', 'group'] as const

/** A price inside an image's name, such as "from 8900" or "total 8900". */
export const priceKey = ({ cents, from }: PinPrice): string => `${from ? 'from' : 'total'} ${cents}`

/**
 * Draws the image that the map requests by a name such as "normal from 8900", "selected" or "group 12 total 8900". Undefined for other names.
 */
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

/** Heights in CSS pixels (S9.26). */
export const pinSizes = { normal: 40, selected: 47 } as const

/** Images have this many pixels for each CSS pixel, for sharp screens. */
const density = 2

interface MapImage {
  readonly image: ImageData
  readonly pixelRatio: number
}

interface PinColours {
  readonly fill: string
  readonly ink: string
  readonly edge: string
}

const pinColours = {
  normal: { fill: '#fffdf9', ink: '#1c2b31', edge: 'rgb(18 41 47 / 0.28)' },
  plain: { fill: '#0e6369', ink: '#ffffff', edge: '#ffffff' },
  selected: { fill: '#c03c28', ink: '#ffffff', edge: '#ffffff' },
} as const satisfies Record<string, PinColours>

/** Draws an image of a size in CSS pixels. */
function drawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): MapImage {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * density)
  canvas.height = Math.ceil(height * density)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return { image: new ImageData(canvas.width, canvas.height), pixelRatio: density }
  pen.scale(density, density)
  draw(pen)
  return { image: pen.getImageData(0, 0, canvas.width, canvas.height), pixelRatio: density }
}

const labelFont = (pixels: number): string => `600 ${pixels}px Figtree, system-ui, sans-serif`

let measuring: CanvasRenderingContext2D | null | undefined

/** Width of a label in CSS pixels. */
function labelWidth(label: string, pixels: number): number {
  measuring ??= document.createElement('canvas').getContext('2d')
  if (!measuring) return label.length * pixels * 0.6
  measuring.font = labelFont(pixels)
  return Math.ceil(measuring.measureText(label).width)
}

function fillRaised(pen: CanvasRenderingContext2D, shape: Path2D, { fill, edge }: PinColours): void {
  pen.shadowColor = 'rgb(18 41 47 / 0.35)'
  pen.shadowBlur = 3 * density
  pen.shadowOffsetY = density
  pen.fillStyle = fill
  pen.fill(shape)
  pen.shadowColor = 'transparent'
  pen.lineWidth = 1.2
  pen.strokeStyle = edge
  pen.stroke(shape)
}

/** A pin without a price, `size` CSS pixels high. Its tip is at the bottom centre. */
function pinImage(size: number, colours: PinColours): MapImage {
  return drawn(size, size, (pen) => {
    pen.scale(size / 40, size / 40)
    fillRaised(pen, new Path2D('M20 38C20 38 33 26 33 16A13 13 0 0 0 7 16C7 26 20 38 20 38Z'), colours)
    pen.fillStyle = colours.ink
    pen.beginPath()
    pen.arc(20, 16, 5, 0, 2 * Math.PI)
    pen.fill()
  })
}

/** A pin with a price, as high and with its tip as `pinImage`. */
function priceImage(label: string, size: number, colours: PinColours): MapImage {
  const scale = size / 40
  const text = labelWidth(label, 14)
  const width = text + 26
  return drawn(width * scale, size, (pen) => {
    pen.scale(scale, scale)
    const middle = width / 2
    const shape = new Path2D()
    shape.roundRect(3, 4, width - 6, 27, 13.5)
    const tip = new Path2D(`M${middle - 6} 30.4 L${middle} 37 L${middle + 6} 30.4`)
    fillRaised(pen, shape, colours)
    pen.fillStyle = colours.fill
    pen.fill(tip)
    pen.stroke(tip)
    pen.fillStyle = colours.ink
    pen.font = labelFont(14)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(label, middle, 18.5)
  })
}

const groupSizes = [
  { from: 200, radius: 27 },
  { from: 50, radius: 24 },
  { from: 10, radius: 21 },
  { from: 0, radius: 18 },
] as const

const groupColours = { fill: '#0e6369', ink: '#ffffff', edge: '#fffdf9' } as const

/** A group of pins with its number of stays. `label` is its lowest price. */
function groupImage(count: number, label: string | undefined): MapImage {
  const radius = groupSizes.find(({ from }) => count >= from)?.radius ?? 18
  const text = label === undefined ? 0 : labelWidth(label, 12)
  const width = Math.max(2 * radius + 10, text + 24)
  const height = 2 * radius + 10 + (label === undefined ? 0 : 14)
  const middle = width / 2
  return drawn(width, height, (pen) => {
    const circle = new Path2D()
    circle.arc(middle, radius + 4, radius, 0, 2 * Math.PI)
    fillRaised(pen, circle, groupColours)
    pen.fillStyle = groupColours.ink
    pen.font = labelFont(15)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    const hasLabel = label !== undefined
    pen.fillText(String(count), middle, radius + (hasLabel ? 1 : 4))
    if (!hasLabel) return
    const band = new Path2D()
    const top = 2 * radius - 3
    band.roundRect(middle - text / 2 - 8, top, text + 16, 20, 10)
    fillRaised(pen, band, pinColours.normal)
    pen.fillStyle = pinColours.normal.ink
    pen.font = labelFont(12)
    pen.fillText(label, middle, top + 10.5)
  })
}
