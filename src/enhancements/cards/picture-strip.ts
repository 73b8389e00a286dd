/** A swipe by this fraction of a picture's width shows the next one. */
const threshold = 1 / 6

/** `moved` is in pictures, and negative towards the first. */
export function pictureAfterMove(from: number, moved: number, count: number): number {
  const whole = Math.trunc(moved)
  const part = moved - whole
  const step = Math.abs(part) > threshold ? Math.sign(part) : 0
  return Math.min(count - 1, Math.max(0, from + whole + step))
}

export function nextPicture(at: number, by: number, count: number): number {
  return (at + by + count) % count
}

const durationMs = 300

/** Eases out: returns 0 to 1. */
export function partOfWay(elapsedMs: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, elapsedMs) / durationMs)) ** 3
}
