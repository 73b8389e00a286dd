/** CSS pixels of a pin, and of the selected stay's. */
export const pinSizes = { normal: 40, selected: 47 } as const

/** Pixels per CSS pixel: sharp on every common screen. */
const density = 2

/** Draws a pin, `size` CSS pixels high, its tip at the bottom centre. */
export function pinImage(size: number, fill: string, dot: string): { image: ImageData; pixelRatio: number } {
  const side = size * density
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const drop = new Path2D('M20 38C20 38 33 26 33 16A13 13 0 0 0 7 16C7 26 20 38 20 38Z')
  const pen = canvas.getContext('2d')
  if (!pen) return { image: new ImageData(side, side), pixelRatio: density }
  pen.scale(side / 40, side / 40)
  pen.shadowColor = 'rgb(18 41 47 / 0.35)'
  pen.shadowBlur = 3 * density
  pen.shadowOffsetY = density
  pen.fillStyle = fill
  pen.fill(drop)
  pen.shadowColor = 'transparent'
  pen.lineWidth = 1.5
  pen.strokeStyle = dot
  pen.stroke(drop)
  pen.fillStyle = dot
  pen.beginPath()
  pen.arc(20, 16, 5, 0, 2 * Math.PI)
  pen.fill()
  return { image: pen.getImageData(0, 0, side, side), pixelRatio: density }
}
