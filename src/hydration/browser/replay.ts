import { isPlainClick } from './plain-click.ts'
import { preloadPart } from './preload.ts'
import { isReloading } from './stale-page.ts'
import { fireTriggers } from './triggers.ts'

export interface Replay {
  /** Whether events wait to be replayed. */
  readonly awaited: () => boolean
  /** Removes the marks of pressed elements, which the server's markup lacks. */
  readonly unpress: () => void
  /** Works once and then forgets the events. */
  readonly replay: () => void
}

/**
 * Records events and replays them after hydration. Presses of `data-live` elements (buttons that need scripts) have their default prevented;
 * the mark may name a part to preload. So have submissions of the island's forms, and of what elsewhere in the page names the island in
 * `data-island`: forms and links.
 */
export function replayable(island: HTMLElement): Replay {
  const queue: { live: HTMLElement; place: Place; event: Event }[] = []
  const marked = new Set<HTMLElement>()
  const enqueue = (event: Event) => {
    const live = liveTarget(event)
    if (!live || isReloading() || !isOwn(island, live)) return
    if (event instanceof MouseEvent && !isPlainClick(event)) return
    if (live.dataset['live']) preloadPart(island, live.dataset['live'])
    if (event.type !== 'keydown') {
      event.preventDefault()
      const pressed = submitterOf(event) ?? live
      pressed.dataset['pressed'] = ''
      marked.add(pressed)
    }
    if (event instanceof KeyboardEvent && event.key === 'Tab') return
    event.stopPropagation()
    queue.push({ live, place: placeOf(live), event })
    fireTriggers(island)
  }
  const kinds = ['click', 'keydown', 'submit'] as const
  for (const kind of kinds) document.addEventListener(kind, enqueue, true)
  const unpress = () => {
    for (const pressed of marked) pressed.removeAttribute('data-pressed')
  }
  const replay = () => {
    for (const kind of kinds) document.removeEventListener(kind, enqueue, true)
    unpress()
    for (const { live, place, event } of queue.splice(0)) {
      const there = live.isConnected ? live : elementAt(place)
      const submitter = submitterOf(event)
      if (event.type !== 'submit')
        there?.dispatchEvent(new (event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent)(event.type, event))
      else if (there instanceof HTMLFormElement) there.requestSubmit(submitter?.isConnected ? submitter : null)
    }
  }
  return { awaited: () => queue.length > 0, unpress, replay }
}

function liveTarget({ type, target }: Event): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const live = type === 'submit' ? target : target.closest('[data-live], a[data-island]')
  // A button with `commandfor` works without scripts, so it is left to the browser.
  const isNative = !(live instanceof HTMLElement) || ('commandForElement' in live && live.hasAttribute('commandfor'))
  return isNative ? undefined : live
}

/** The forms in what a takeover may replace are the server's. */
function isOwn(island: HTMLElement, live: HTMLElement): boolean {
  const { name, takeover } = island.dataset
  if (live.dataset['island']) return live.dataset['island'] === name
  return island.contains(live) && !(live instanceof HTMLFormElement && takeover !== undefined)
}

const submitterOf = (event: Event): HTMLElement | null => (event instanceof SubmitEvent ? event.submitter : null)

/**
 * Where a live element is in its island or the page: among those with the same attributes. Foreign elements, such as those of a translator or a password
 * manager, are no live ones, and React may have rendered all of the island anew because of them: neither changes the place.
 */
interface Place {
  readonly around: ParentNode
  /** The most precise first. */
  readonly descriptions: readonly { readonly selector: string; readonly at: number }[]
}

/** What is rendered anew knows the screen, which the server did not: then an element may have lost the attributes that only some screens have. */
const described = [['data-live', 'name', 'value', 'aria-haspopup'], ['data-live']] as const

function placeOf(live: HTMLElement): Place {
  const around = live.closest('travel-island') ?? document
  const descriptions = described.map((names) => {
    const attributes = names.map((name) => {
      const value = live.getAttribute(name)
      return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`
    })
    const selector = live.localName + attributes.join('')
    return { selector, at: [...around.querySelectorAll(selector)].indexOf(live) }
  })
  return { around, descriptions }
}

function elementAt({ around, descriptions }: Place): Element | undefined {
  for (const { selector, at } of descriptions) {
    const found = around.querySelectorAll(selector)[at]
    if (found) return found
  }
  return undefined
}
