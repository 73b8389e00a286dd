/** Undefined at the ends and for other keys. */
export function pictureAfterKey(key: string, at: number, count: number): number | undefined {
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key]
  return next === undefined || next === at || next < 0 || next >= count ? undefined : next
}

/** `left` and `width` in CSS pixels. */
export function pictureAtScroll(left: number, width: number, count: number): number {
  if (width <= 0) return 0
  return Math.min(count - 1, Math.max(0, Math.round(left / width)))
}
