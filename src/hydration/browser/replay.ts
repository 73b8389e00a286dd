import { isPlainClick } from './plain-click.ts'
import { preloadPart } from './preload.ts'

interface Replay {
  /** Whether events are recorded. */
  readonly awaited: () => boolean
  readonly replay: () => void
}

/**
 * Records a visitor's events on an island and replays them after hydration. Elements marked `data-live` (buttons that need scripts) have
 * their default prevented; links and forms keep working. The mark may name a part to preload.
 */
export function replayable(island: HTMLElement): Replay {
  const queue: { path: string; event: Event }[] = []
  const enqueue = (event: Event) => {
    const target = event.target
    if (!(target instanceof Element)) return
    const live = target.closest('[data-live]')
    if (!(live instanceof HTMLElement) || !island.contains(live)) return
    if (event instanceof MouseEvent && !isPlainClick(event)) return
    if (live.dataset['live']) preloadPart(island, live.dataset['live'])
    if (event.type === 'click') event.preventDefault()
    if (event instanceof KeyboardEvent && event.key === 'Tab') return
    event.stopPropagation()
    queue.push({ path: pathOf(island, target), event })
  }
  const kinds = ['click', 'keydown'] as const
  for (const kind of kinds) island.addEventListener(kind, enqueue, true)
  const replay = () => {
    for (const kind of kinds) island.removeEventListener(kind, enqueue, true)
    for (const { path, event } of queue) {
      const target = path === '' ? island : island.querySelector(path)
      if (!target) continue
      if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event))
      else if (target instanceof HTMLElement) target.click()
    }
  }
  return { awaited: () => queue.length > 0, replay }
}

/** Selector from the island to the element, valid after hydration too. */
function pathOf(island: Element, target: Element): string {
  const steps: string[] = []
  for (let at: Element | null = target; at && at !== island; at = at.parentElement) {
    const place = at.parentElement ? [...at.parentElement.children].indexOf(at) + 1 : 1
    steps.unshift(`${at.localName}:nth-child(${place})`)
  }
  return steps.length ? `:scope > ${steps.join(' > ')}` : ''
}
