/** The picture a key of the viewer leads to, from picture `at` of `count`; undefined when it leads nowhere. Does not go round. */
export function pictureAfterKey(key: string, at: number, count: number): number | undefined {
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key]
  return next === undefined || next === at || next < 0 || next >= count ? undefined : next
}

/** The picture a strip has been scrolled to. `width` is one picture's; lengths in CSS pixels. */
export function pictureAtScroll(left: number, width: number, count: number): number {
  if (width <= 0) return 0
  return Math.min(count - 1, Math.max(0, Math.round(left / width)))
}
