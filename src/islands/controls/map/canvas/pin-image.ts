/** Height in CSS pixels. */
export const pinSizes = { normal: 40, selected: 47 } as const

/** Pixels per CSS pixel. */
const density = 2

export interface MapImage {
  readonly image: ImageData
  readonly pixelRatio: number
}

export interface PinColours {
  readonly fill: string
  readonly ink: string
  readonly edge: string
}

export const pinColours = {
  normal: { fill: '#fffdf9', ink: '#1c2b31', edge: 'rgb(18 41 47 / 0.28)' },
  plain: { fill: '#0e6369', ink: '#ffffff', edge: '#ffffff' },
  selected: { fill: '#c03c28', ink: '#ffffff', edge: '#ffffff' },
} as const satisfies Record<string, PinColours>

/** `width`, `height`: CSS pixels. */
export function drawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): MapImage {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * density)
  canvas.height = Math.ceil(height * density)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return { image: new ImageData(canvas.width, canvas.height), pixelRatio: density }
  pen.scale(density, density)
  draw(pen)
  return { image: pen.getImageData(0, 0, canvas.width, canvas.height), pixelRatio: density }
}

export const labelFont = (pixels: number): string => `600 ${pixels}px Figtree, system-ui, sans-serif`

let measuring: CanvasRenderingContext2D | null | undefined

/** CSS pixels. */
export function labelWidth(label: string, pixels: number): number {
  measuring ??= document.createElement('canvas').getContext('2d')
  if (!measuring) return label.length * pixels * 0.6
  measuring.font = labelFont(pixels)
  return Math.ceil(measuring.measureText(label).width)
}

export function fillRaised(pen: CanvasRenderingContext2D, shape: Path2D, { fill, edge }: PinColours): void {
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

/** `size`: height in CSS pixels. Its tip is at the bottom centre. */
export function pinImage(size: number, colours: PinColours): MapImage {
  return drawn(size, size, (pen) => {
    pen.scale(size / 40, size / 40)
    fillRaised(pen, new Path2D('M20 38C20 38 33 26 33 16A13 13 0 0 0 7 16C7 26 20 38 20 38Z'), colours)
    pen.fillStyle = colours.ink
    pen.beginPath()
    pen.arc(20, 16, 5, 0, 2 * Math.PI)
    pen.fill()
  })
}

/** As `pinImage`. */
export function priceImage(label: string, size: number, colours: PinColours): MapImage {
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
