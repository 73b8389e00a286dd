export interface Thumbs {
  readonly min: number
  readonly max: number
}

export type Thumb = keyof Thumbs

export interface Track {
  readonly min: number
  readonly max: number
  readonly step: number
}

const stepsPerPage = 10

export function limitsOf(thumb: Thumb, thumbs: Thumbs, track: Track): { min: number; max: number } {
  return thumb === 'min' ? { min: track.min, max: thumbs.max } : { min: thumbs.min, max: track.max }
}

/** The thumbs after one was moved, on a step and not past the other. */
export function moved(thumb: Thumb, to: number, thumbs: Thumbs, track: Track): Thumbs {
  const { min, max } = limitsOf(thumb, thumbs, track)
  const onStep = track.min + Math.round((to - track.min) / track.step) * track.step
  return { ...thumbs, [thumb]: Math.min(max, Math.max(min, onStep)) }
}

/** Where a key moves a thumb, by the ARIA Authoring Practices. Undefined for other keys. */
export function keyTarget(key: string, thumb: Thumb, thumbs: Thumbs, track: Track): number | undefined {
  const at = thumbs[thumb]
  const { min, max } = limitsOf(thumb, thumbs, track)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return at + track.step
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - track.step
    case 'PageUp':
      return at + stepsPerPage * track.step
    case 'PageDown':
      return at - stepsPerPage * track.step
    case 'Home':
      return min
    case 'End':
      return max
    default:
      return undefined
  }
}

/** Where both thumbs are equally near, the one that can move to the value. */
export function nearestThumb(value: number, thumbs: Thumbs): Thumb {
  const toMin = Math.abs(value - thumbs.min)
  const toMax = Math.abs(value - thumbs.max)
  if (toMin === toMax) return value < thumbs.min ? 'min' : 'max'
  return toMin < toMax ? 'min' : 'max'
}

/** The value at a share of the track, from 0 to 1. */
export function valueAt(share: number, track: Track): number {
  return track.min + Math.min(1, Math.max(0, share)) * (track.max - track.min)
}

/** The share of the track below a value, from 0 to 1. */
export function shareOf(value: number, track: Track): number {
  return track.max === track.min ? 0 : (value - track.min) / (track.max - track.min)
}
