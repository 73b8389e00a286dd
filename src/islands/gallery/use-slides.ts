import { type RefObject, useEffect, useRef, useState } from 'react'

interface Slides {
  readonly ref: RefObject<HTMLUListElement | null>
  /** The picture that is shown, or to which the strip is being scrolled. */
  readonly at: number
  readonly go: (to: number) => void
  readonly place: (to: number) => void
  readonly onScroll: () => void
}

/** A strip without a scroll event for this time has come to rest. */
const scrollRestMs = 90

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
      timer.current = setTimeout(onScrollEnd, scrollRestMs)
    },
  }
}

/** Returns the picture that a key leads to; undefined where it leads nowhere, as at the ends. */
export function pictureAfterKey(key: string, at: number, count: number): number | undefined {
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key]
  return next === undefined || next === at || next < 0 || next >= count ? undefined : next
}

/** Returns the picture that fills most of a strip scrolled by `leftPx`. */
export function pictureAtScroll(leftPx: number, widthPx: number, count: number): number {
  if (widthPx <= 0) return 0
  return Math.min(count - 1, Math.max(0, Math.round(leftPx / widthPx)))
}
