import { type ClipFrame, clipLine, clipRing } from '../../../src/domain/map/clip.ts'
import { type Pixels, pixelsOf, scaleBar } from '../../../src/domain/map/mercator.ts'
import { type MapPictureName, mapPictureSize } from '../../../src/market/map-picture.ts'
import { placeLabels } from './labels.ts'
import { featuresOf, type Tile } from './tile-features.ts'

/** Shows about 50 kilometres, which is as close as the geometry of the tiles allows. */
export const pictureZoom = 9.5

const { width, height } = mapPictureSize

/** Narrow screens cut off so many pixels on both sides, so scale and credit stay inside. */
const edgePixels = 140

/** Areas are clipped so many pixels outside the picture, where their cut edges cannot be seen. */
const marginPixels = 6
const clip: ClipFrame = { left: -marginPixels, top: -marginPixels, right: width + marginPixels, bottom: height + marginPixels }

interface Band {
  readonly layer: string
  readonly shape: 'area' | 'line'
  readonly attributes: string
  readonly shows?: (properties: Readonly<Record<string, unknown>>) => boolean
}

/** From the ground up, in the colours of the interactive map. */
const bands: readonly Band[] = [
  { layer: 'urban', shape: 'area', attributes: 'fill="#ebe1d0"' },
  {
    layer: 'boundary',
    shape: 'line',
    attributes: 'fill="none" stroke="#c9b99f" stroke-dasharray="5 3"',
    shows: ({ level }) => level === 4 || level === 6,
  },
  { layer: 'boundary', shape: 'line', attributes: 'fill="none" stroke="#b19a7c" stroke-width="2"', shows: ({ level }) => level === 2 },
  { layer: 'waterway', shape: 'line', attributes: 'fill="none" stroke="#a6cfd7" stroke-width="2" stroke-linejoin="round"' },
  { layer: 'water', shape: 'area', attributes: 'fill="#c5e1e4"' },
]

/** Returns the picture's frame in world pixels at `pictureZoom`. */
export function frameOf({ lat, lng }: MapPictureName): ClipFrame {
  const { x, y } = pixelsOf({ lat, lng }, pictureZoom)
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

/** The same tiles always give the same text, so pictures can be compared and cached. */
export function drawMap(picture: MapPictureName, tiles: readonly Tile[]): string {
  const frame = frameOf(picture)
  const layers = bands.map(({ layer, shape, attributes, shows }) => {
    const features = featuresOf(tiles, layer, frame, pictureZoom).filter(({ properties }) => shows?.(properties) ?? true)
    const parts = features.flatMap(({ geometry }) => geometry)
    const path =
      shape === 'area'
        ? parts.map((ring) => pathOf(clipRing(ring, clip), 'Z')).join('')
        : parts.flatMap((line) => clipLine(line, clip).map((stretch) => pathOf(stretch, ''))).join('')
    return path && `<path ${attributes} d="${path}"/>`
  })
  const places = featuresOf(tiles, 'place', frame, pictureZoom)
  const labels = placeLabels(places, picture.language, { left: 4, top: 4, right: width - 4, bottom: height - 4 }, takenBoxes)
  const names = labels.map(
    ({ text, x, y, size, strong }) =>
      `<text x="${round(x)}" y="${round(y)}" font-size="${size}"${strong ? ' font-weight="600"' : ''}>${escaped(text)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Figtree,system-ui,sans-serif">`,
    `<path fill="#f7f2e8" d="M0 0H${width}V${height}H0z"/>`,
    ...layers,
    `<g fill="#2b3a3a" stroke="#f9f5ec" stroke-width="3" paint-order="stroke" text-anchor="middle">${names.join('')}</g>`,
    scaleOf(picture.lat),
    credit,
    pin,
    '</svg>',
  ].join('')
}

const pin = `<path fill="#c03c28" stroke="#fff" stroke-width="1.5" transform="translate(${width / 2 - 24} ${height / 2 - 45.6}) scale(1.2)" d="M20 38C20 38 33 26 33 16A13 13 0 0 0 7 16C7 26 20 38 20 38Z"/><circle cx="${width / 2}" cy="${height / 2 - 26.4}" r="6" fill="#fff"/>`
const credit = `<text x="${width - edgePixels}" y="${height - 8}" font-size="11" fill="#55625f" text-anchor="end">© OpenStreetMap · GeoNames · GSHHG</text>`

/** The boxes that pin, scale and credit take up. */
const takenBoxes = [
  { left: width / 2 - 22, right: width / 2 + 22, top: height / 2 - 50, bottom: height / 2 + 4 },
  { left: edgePixels - 4, right: edgePixels + 140, top: height - 34, bottom: height },
  { left: width - edgePixels - 222, right: width - edgePixels + 4, top: height - 24, bottom: height },
]

function scaleOf(lat: number): string {
  const { kilometres, pixels } = scaleBar(lat, pictureZoom, 120)
  const end = round(edgePixels + pixels)
  return `<path fill="none" stroke="#2b3a3a" stroke-width="1.5" d="M${edgePixels} ${height - 18}v6H${end}v-6"/><text x="${edgePixels + 4}" y="${height - 17}" font-size="12" fill="#2b3a3a">${kilometres} km</text>`
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10

/** Writes relative steps and leaves out those below half a pixel. */
function pathOf([first, ...rest]: readonly Pixels[], end: 'Z' | ''): string {
  if (!first) return ''
  let last = { x: round(first.x), y: round(first.y) }
  const start = `M${last.x} ${last.y}`
  let steps = ''
  for (const point of rest) {
    const [x, y] = [round(point.x), round(point.y)]
    if (Math.abs(x - last.x) + Math.abs(y - last.y) < 0.5) continue
    steps += `l${round(x - last.x)} ${round(y - last.y)}`
    last = { x, y }
  }
  return steps && start + steps + end
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? '')
