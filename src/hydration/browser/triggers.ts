import { hasSession, watchSession } from '../../market/session.ts'

/** An island that is touched or focused starts, whatever its trigger. */
const waits: Record<string, (element: HTMLElement, run: () => void) => void> = {
  load: (_, run) => run(),
  visible: (element, run) => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        seen.disconnect()
        whenPageIdle(run)
      },
      { rootMargin: '200px' },
    )
    // The element itself has no box (`display: contents`), so its first child is observed.
    seen.observe(element.firstElementChild ?? element)
  },
  interaction: () => {},
  scroll: (_, run) => addEventListener('scroll', () => whenPageIdle(run), { once: true, passive: true }),
  session: (_, run) => {
    const check = () => hasSession(document.cookie) && whenPageIdle(run)
    watchSession(check)
    check()
  },
  map: (_, run) => 'map' in document.documentElement.dataset && whenPageIdle(run),
  hash: (_, run) => {
    const check = () => location.hash.length > 1 && run()
    addEventListener('hashchange', check)
    check()
  },
}

const touches = ['pointerdown', 'focusin', 'click', 'keydown', 'input'] as const

/** Runs once, when the first of the triggers (separated by a space) fires or the island is touched. */
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

export function fireTriggers(element: Element): void {
  element.dispatchEvent(new Event('input'))
}

/** Runs after the load of the page, its first paint (which may be later), and the browser's own work. */
export function whenPageIdle(run: () => void): void {
  const loaded = () => whenPainted(() => whenIdle(run))
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { once: true })
}

/**
 * Waits for the first contentful paint: other threads may still draw when the next frame begins. Browsers may hide such times: after two
 * seconds the next frame counts.
 */
function whenPainted(run: () => void): void {
  const shown = () => {
    painted.disconnect()
    clearTimeout(late)
    run()
  }
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) shown()
  })
  const late = setTimeout(() => afterPaint(shown), 2000)
  painted.observe({ type: 'paint', buffered: true })
}

export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Runs within two seconds. Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
