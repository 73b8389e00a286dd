import { type RefObject, useEffect, useRef, useState } from 'react'

interface Slides {
  readonly ref: RefObject<HTMLUListElement | null>
  /** Includes the picture being scrolled to. */
  readonly at: number
  /** Smooth unless reduced motion is preferred. */
  readonly go: (to: number) => void
  /** Without scrolling. */
  readonly place: (to: number) => void
  readonly onScroll: () => void
}

/** Milliseconds without a scroll event. */
const rest = 90

export function useSlides(from: number, count: number): Slides {
  const ref = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [at, setAt] = useState(from)

  const scroll = (to: number, behavior: ScrollBehavior) => {
    const strip = ref.current
    setAt(to)
    strip?.scrollTo({ left: to * strip.clientWidth, behavior })
  }
  const onScrollEnd = () => {
    const strip = ref.current
    if (strip) setAt(pictureAtScroll(strip.scrollLeft, strip.clientWidth, count))
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    ref,
    at,
    go: (to) => scroll(to, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'),
    place: (to) => scroll(to, 'instant'),
    onScroll: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(onScrollEnd, rest)
    },
  }
}

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
