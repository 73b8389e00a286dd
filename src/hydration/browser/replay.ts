import { isPlainClick } from './plain-click.ts'
import { preloadPart } from './preload.ts'
import { isReloading } from './stale-page.ts'

export interface Replay {
  /** Whether events wait to be replayed. */
  readonly awaited: () => boolean
  /** Removes the marks of pressed elements, which the server's markup lacks. */
  readonly unpress: () => void
  /** Works once and then forgets the events. */
  readonly replay: () => void
}

/**
 * Records events on an island and replays them after hydration. Those on `data-live` elements (buttons that need scripts) have their
 * default prevented. The mark may name a part to preload.
 */
export function replayable(island: HTMLElement): Replay {
  const queue: { path: string; event: Event }[] = []
  const enqueue = (event: Event) => {
    const target = event.target
    if (!(target instanceof Element) || isReloading()) return
    const live = target.closest('[data-live]')
    // A button with `commandfor` works without scripts, so it is left to the browser.
    if (!(live instanceof HTMLElement) || !island.contains(live) || ('commandForElement' in live && live.hasAttribute('commandfor'))) return
    if (event instanceof MouseEvent && !isPlainClick(event)) return
    if (live.dataset['live']) preloadPart(island, live.dataset['live'])
    if (event.type === 'click') {
      event.preventDefault()
      live.dataset['pressed'] = ''
    }
    if (event instanceof KeyboardEvent && event.key === 'Tab') return
    event.stopPropagation()
    queue.push({ path: pathOf(island, target), event })
  }
  const kinds = ['click', 'keydown'] as const
  for (const kind of kinds) island.addEventListener(kind, enqueue, true)
  const unpress = () => {
    for (const pressed of island.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed')
  }
  const replay = () => {
    for (const kind of kinds) island.removeEventListener(kind, enqueue, true)
    unpress()
    for (const { path, event } of queue.splice(0)) {
      const target = path === '' ? island : island.querySelector(path)
      if (!target) continue
      // The icon in a button has no method `click()`.
      target.dispatchEvent(new (event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent)(event.type, event))
    }
  }
  return { awaited: () => queue.length > 0, unpress, replay }
}

/** Returns a selector from the island down, which is valid after hydration too. */
function pathOf(island: Element, target: Element): string {
  const steps: string[] = []
  for (let at: Element | null = target; at && at !== island; at = at.parentElement) {
    const place = at.parentElement ? [...at.parentElement.children].indexOf(at) + 1 : 1
    steps.unshift(`${at.localName}:nth-child(${place})`)
  }
  return steps.length ? `:scope > ${steps.join(' > ')}` : ''
}
