/** Fraction of a picture's width. */
const threshold = 1 / 6

/** `moved`: in pictures, negative towards the first. */
export function pictureAfterMove(from: number, moved: number, count: number): number {
  const whole = Math.trunc(moved)
  const part = moved - whole
  const step = Math.abs(part) > threshold ? Math.sign(part) : 0
  return Math.min(count - 1, Math.max(0, from + whole + step))
}

/** Wraps around. */
export function nextPicture(at: number, by: number, count: number): number {
  return (at + by + count) % count
}

/** Milliseconds. */
const duration = 300

/** Returns ease-out progress, 0 to 1. */
export function partOfWay(elapsed: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, elapsed) / duration)) ** 3
}
