import { drawn, fillRaised, labelFont, labelWidth, type MapImage, pinColours } from './pin-image.ts'

const sizes = [
  { from: 200, radius: 27 },
  { from: 50, radius: 24 },
  { from: 10, radius: 21 },
  { from: 0, radius: 18 },
] as const

const colours = { fill: '#0e6369', ink: '#ffffff', edge: '#fffdf9' } as const

/** `label`: the lowest price. */
export function groupImage(count: number, label: string | undefined): MapImage {
  const radius = sizes.find(({ from }) => count >= from)?.radius ?? 18
  const text = label === undefined ? 0 : labelWidth(label, 12)
  const width = Math.max(2 * radius + 10, text + 24)
  const height = 2 * radius + 10 + (label === undefined ? 0 : 14)
  const middle = width / 2
  return drawn(width, height, (pen) => {
    const circle = new Path2D()
    circle.arc(middle, radius + 4, radius, 0, 2 * Math.PI)
    fillRaised(pen, circle, colours)
    pen.fillStyle = colours.ink
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
