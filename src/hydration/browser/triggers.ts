import { hasSession, watchSession } from '../../market/session.ts'

/** How each trigger waits; every one also fires when the visitor touches or focuses the island. */
const waits: Record<string, (element: HTMLElement, run: () => void) => void> = {
  load: (_, run) => run(),
  visible: (element, run) => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        seen.disconnect()
        whenSettled(run)
      },
      { rootMargin: '200px' },
    )
    // The element itself has no box (`display: contents`).
    seen.observe(element.firstElementChild ?? element)
  },
  interaction: () => {},
  scroll: (_, run) => addEventListener('scroll', () => whenSettled(run), { once: true, passive: true }),
  session: (_, run) => {
    const check = () => hasSession(document.cookie) && whenSettled(run)
    watchSession(check)
    check()
  },
  hash: (_, run) => {
    const check = () => location.hash.length > 1 && run()
    addEventListener('hashchange', check)
    check()
  },
}

const touches = ['pointerdown', 'focusin', 'click', 'keydown', 'input'] as const

/** Runs once, on one of the triggers (named with a space between) or on the first touch, whichever comes first. */
export function runWhen(trigger: string, element: HTMLElement, run: () => void): void {
  let ran = false
  const once = () => {
    if (ran) return
    ran = true
    for (const touch of touches) element.removeEventListener(touch, once, true)
    run()
  }
  if (element.dataset['takeover'] === undefined) for (const touch of touches) element.addEventListener(touch, once, true)
  for (const name of trigger.split(' ')) waits[name]?.(element, once)
}

/** Nothing competes with the page's own load, nor with its first paint, which may come later, nor with what the browser does then. */
export function whenSettled(run: () => void): void {
  const loaded = () => afterPaint(() => whenIdle(run))
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { once: true })
}

/** Once the next frame is on the screen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}
