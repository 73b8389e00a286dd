import { nextPicture, partOfWay, pictureAfterMove } from './picture-strip.ts'

/** A mouse may move this far and still click. */
const clickSlackPixels = 5

const stripOf = (carousel: Element | null | undefined) => carousel?.querySelector<HTMLElement>('[data-strip]')

const pictureOf = (strip: HTMLElement) => Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)

export function step(button: HTMLElement, by: number): void {
  const strip = stripOf(button.parentElement)
  if (strip) void go(strip, nextPicture(pictureOf(strip), by, strip.querySelectorAll('img').length))
}

/** Scrolls by hand and without snapping, which would stop the scrolling. */
function go(strip: HTMLElement, to: number): void {
  const [from, until] = [strip.scrollLeft, to * strip.clientWidth]
  const atOnce = matchMedia('(prefers-reduced-motion: reduce)').matches
  const start = performance.now()
  strip.style.scrollSnapType = 'none'
  const frame = (now: number) => {
    const part = atOnce ? 1 : partOfWay(now - start)
    strip.scrollLeft = from + (until - from) * part
    if (part < 1) return void requestAnimationFrame(frame)
    strip.style.scrollSnapType = ''
    announce(strip, to)
  }
  requestAnimationFrame(frame)
}

function announce(strip: HTMLElement, at: number): void {
  const pictures = strip.querySelectorAll('img')
  const slide = strip.parentElement?.querySelector('[aria-live]')
  slide?.setAttribute('aria-label', `${at + 1} / ${pictures.length}`)
  if (slide) slide.textContent = pictures[at]?.alt ?? ''
}

/** Handles a mouse only: browsers handle touch. */
function drag(strip: HTMLElement, { clientX: start, pointerId }: PointerEvent): void {
  const origin = strip.scrollLeft
  const from = pictureOf(strip)
  let moved = 0
  const move = (event: PointerEvent) => {
    moved = start - event.clientX
    if (Math.abs(moved) <= clickSlackPixels) return
    strip.setPointerCapture(pointerId)
    strip.style.scrollSnapType = 'none'
    strip.scrollLeft = origin + moved
  }
  const end = () => {
    strip.removeEventListener('pointermove', move)
    if (Math.abs(moved) <= clickSlackPixels) return
    const refuse = (event: MouseEvent) => {
      event.preventDefault()
      event.stopPropagation()
    }
    strip.addEventListener('click', refuse, { capture: true, once: true })
    setTimeout(() => strip.removeEventListener('click', refuse, true))
    go(strip, pictureAfterMove(from, moved / strip.clientWidth, strip.querySelectorAll('img').length))
  }
  strip.addEventListener('pointermove', move)
  for (const over of ['pointerup', 'pointercancel'] as const) strip.addEventListener(over, end, { once: true })
}

addEventListener('pointerdown', (event) => {
  if (event.pointerType !== 'mouse' || event.button !== 0 || !(event.target instanceof Element)) return
  const strip = event.target.closest<HTMLElement>('[data-strip]')
  if (strip && strip.querySelectorAll('img').length > 1) drag(strip, event)
})

// Native dragging of a picture would stop the swipe.
addEventListener('dragstart', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-strip]')) event.preventDefault()
})
