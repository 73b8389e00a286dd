import type { Pixels } from './mercator.ts'

export interface ClipFrame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Edge {
  readonly contains: (point: Pixels) => boolean
  readonly cross: (from: Pixels, to: Pixels) => Pixels
}

const between = (from: Pixels, to: Pixels, part: number): Pixels => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

const edgesOf = ({ left, top, right, bottom }: ClipFrame): readonly Edge[] => [
  { contains: ({ x }) => x >= left, cross: (from, to) => between(from, to, (left - from.x) / (to.x - from.x)) },
  { contains: ({ x }) => x <= right, cross: (from, to) => between(from, to, (right - from.x) / (to.x - from.x)) },
  { contains: ({ y }) => y >= top, cross: (from, to) => between(from, to, (top - from.y) / (to.y - from.y)) },
  { contains: ({ y }) => y <= bottom, cross: (from, to) => between(from, to, (bottom - from.y) / (to.y - from.y)) },
]

/** Clips a polygon at one edge after the other (Sutherland and Hodgman); empty outside the frame. */
export function clipRing(ring: readonly Pixels[], frame: ClipFrame): readonly Pixels[] {
  return edgesOf(frame).reduce<readonly Pixels[]>(
    (points, { contains, cross }) =>
      points.flatMap((to, at) => {
        const from = points.at(at - 1) ?? to
        const isIn = contains(to)
        const crossing = contains(from) === isIn ? [] : [cross(from, to)]
        return isIn ? [...crossing, to] : crossing
      }),
    ring,
  )
}

/** Drops segments whose bounding box is outside the frame; what is left can be several stretches. */
export function clipLine(line: readonly Pixels[], { left, top, right, bottom }: ClipFrame): readonly (readonly Pixels[])[] {
  const stretches: Pixels[][] = []
  let open: Pixels[] | undefined
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (!from) continue
    const meets =
      Math.max(from.x, to.x) >= left && Math.min(from.x, to.x) <= right && Math.max(from.y, to.y) >= top && Math.min(from.y, to.y) <= bottom
    if (!meets) open = undefined
    else if (open) open.push(to)
    else stretches.push((open = [from, to]))
  }
  return stretches
}
