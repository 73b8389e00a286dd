import { isPlainClick } from '../plain-click.ts'
import { preloadPart } from './preload.ts'

interface Replay {
  /** Whether there is something to play again. */
  readonly awaited: () => boolean
  /** Plays it again, and stops listening. */
  readonly replay: () => void
}

/**
 * Keeps what a visitor does with an island that is not interactive yet, and plays it again once it is.
 * Elements marked `data-live` (buttons that only scripts answer) have their default held back; links and forms keep working.
 * The mark may name the part of the island that the element opens: it is fetched together with the island.
 * A link with a modifier opens where the visitor wants it.
 */
export function replayable(island: HTMLElement): Replay {
  const kept: { path: string; event: Event }[] = []
  const keep = (event: Event) => {
    const target = event.target
    if (!(target instanceof Element)) return
    const live = target.closest('[data-live]')
    if (!(live instanceof HTMLElement) || !island.contains(live)) return
    if (event instanceof MouseEvent && !isPlainClick(event)) return
    if (live.dataset['live']) preloadPart(island, live.dataset['live'])
    if (event.type === 'click') event.preventDefault()
    if (event instanceof KeyboardEvent && event.key === 'Tab') return
    event.stopPropagation()
    kept.push({ path: pathOf(island, target), event })
  }
  const kinds = ['click', 'keydown'] as const
  for (const kind of kinds) island.addEventListener(kind, keep, true)
  const replay = () => {
    for (const kind of kinds) island.removeEventListener(kind, keep, true)
    for (const { path, event } of kept) {
      const target = path === '' ? island : island.querySelector(path)
      if (!target) continue
      if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event))
      else if (target instanceof HTMLElement) target.click()
    }
  }
  return { awaited: () => kept.length > 0, replay }
}

/** A selector from the island to the element; hydration keeps the server's structure, so it names the same element after it. */
function pathOf(island: Element, target: Element): string {
  const steps: string[] = []
  for (let at: Element | null = target; at && at !== island; at = at.parentElement) {
    const place = at.parentElement ? [...at.parentElement.children].indexOf(at) + 1 : 1
    steps.unshift(`${at.localName}:nth-child(${place})`)
  }
  return steps.length ? `:scope > ${steps.join(' > ')}` : ''
}
