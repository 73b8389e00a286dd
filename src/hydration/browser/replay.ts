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
  const queue: { place: Place; event: Event }[] = []
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
    queue.push({ place: placeOf(island, live), event })
  }
  const kinds = ['click', 'keydown'] as const
  for (const kind of kinds) island.addEventListener(kind, enqueue, true)
  const unpress = () => {
    for (const pressed of island.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed')
  }
  const replay = () => {
    for (const kind of kinds) island.removeEventListener(kind, enqueue, true)
    unpress()
    for (const { place, event } of queue.splice(0))
      elementAt(island, place)?.dispatchEvent(new (event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent)(event.type, event))
  }
  return { awaited: () => queue.length > 0, unpress, replay }
}

/**
 * Where a live element is in its island: among those with the same attributes. Foreign elements, such as those of a translator or a password
 * manager, are no live ones, and React may have rendered all of the island anew because of them: neither changes the place.
 */
interface Place {
  readonly selector: string
  readonly at: number
}

const described = ['data-live', 'name', 'value', 'aria-haspopup'] as const

function placeOf(island: Element, live: HTMLElement): Place {
  const attributes = described.map((name) => {
    const value = live.getAttribute(name)
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`
  })
  const selector = live.localName + attributes.join('')
  return { selector, at: [...island.querySelectorAll(selector)].indexOf(live) }
}

const elementAt = (island: Element, { selector, at }: Place): Element | undefined => [...island.querySelectorAll(selector)][at]
