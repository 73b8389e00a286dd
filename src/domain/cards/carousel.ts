/** Part of a picture's width that it must be moved by to give way to its neighbour. */
const threshold = 1 / 6

/** The picture a strip comes to rest at: it was at `from`, and was moved by `moved` pictures (negative: towards the first). */
export function pictureAfterMove(from: number, moved: number, count: number): number {
  const whole = Math.trunc(moved)
  const part = moved - whole
  const step = Math.abs(part) > threshold ? Math.sign(part) : 0
  return Math.min(count - 1, Math.max(0, from + whole + step))
}

/** The picture after or before one: past either end it goes on at the other. */
export function nextPicture(at: number, by: number, count: number): number {
  return (at + by + count) % count
}

/** Milliseconds from one picture to the next. */
const duration = 300

/** How much of its way a picture has gone after so many milliseconds, 0 to 1: quick at first, slow at the end. */
export function partOfWay(elapsed: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, elapsed) / duration)) ** 3
}
