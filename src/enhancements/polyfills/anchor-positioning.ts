const gapPixels = 8

/** With less room below its field, a list opens above. */
const minListPixels = 130

interface Hung {
  readonly source: Element
  /** The distance in pixels that a dialog keeps from the top of its field while its content grows, or a second press would miss its button. */
  distance?: number
}

const panels = new Map<HTMLElement, Hung>()

/** Replaces anchor positioning. Browsers without it ignore the `source` of `showPopover`, so the method is patched. */
export function anchorPanels(): void {
  const show = HTMLElement.prototype.showPopover
  HTMLElement.prototype.showPopover = function (options) {
    show.call(this, options)
    const source = typeof options === 'object' ? options.source : undefined
    if (source) hang(this, source)
  }
  const openingMenu = ({ target }: Event) => {
    const entry = target instanceof HTMLElement && target.closest('[data-menu]') && target.previousElementSibling
    if (entry) hang(target, entry)
  }
  document.addEventListener('beforetoggle', openingMenu, true)
  document.addEventListener('scroll', placeAll, { capture: true, passive: true })
  addEventListener('resize', () => {
    for (const hung of panels.values()) delete hung.distance
    placeAll()
    for (const [panel, hung] of panels) keepDistance(panel, hung)
  })
  // A panel may have opened before this code was loaded.
  const early = document.querySelector('travel-island [popover]:popover-open')
  const field = document.querySelector('[aria-expanded="true"]:is([aria-haspopup="dialog"], [role="combobox"])')
  if (early instanceof HTMLElement && field) hang(early, field)
}

const sized = new ResizeObserver(placeAll)

function hang(panel: HTMLElement, source: Element): void {
  const hung: Hung = { source }
  panels.set(panel, hung)
  sized.observe(panel)
  place(panel, hung)
  // The page may scroll to make room for a dialog: where it is after that it stays.
  requestAnimationFrame(() => keepDistance(panel, hung))
}

function keepDistance(panel: HTMLElement, hung: Hung): void {
  hung.distance = panel.getBoundingClientRect().top - hung.source.getBoundingClientRect().top
}

function placeAll(): void {
  for (const [panel, hung] of panels) {
    if (panel.matches(':popover-open')) {
      place(panel, hung)
    } else {
      panels.delete(panel)
      sized.unobserve(panel)
    }
  }
}

function place(panel: HTMLElement, { source, distance }: Hung): void {
  const field = source.getBoundingClientRect()
  const { style } = panel
  if (panel.closest('[data-menu]')) {
    // The stylesheet makes the menu as wide as the page.
    style.insetBlockStart = `${field.bottom}px`
    return
  }
  const below = innerHeight - field.bottom - 2 * gapPixels
  const above = field.top - 2 * gapPixels
  // Some of these browsers have an anchor positioning of their own.
  style.setProperty('position-area', 'none')
  style.setProperty('position-try-fallbacks', 'none')
  // A list shrinks to its room, while a dialog moves.
  const shrinks = panel.localName !== 'dialog'
  style.inset = 'auto'
  style.margin = '0'
  style.setProperty('--field', `${field.width}px`)
  style.maxBlockSize = shrinks ? `min(410px, ${below < minListPixels ? above : below}px)` : ''
  const { width, height } = panel.getBoundingClientRect()
  const fits = below >= (shrinks ? minListPixels : height)
  style.left = `${within(field.left, innerWidth - width)}px`
  if (shrinks || distance === undefined) {
    style.top = `${within(fits ? field.bottom + gapPixels : field.top - gapPixels - height, innerHeight - height)}px`
    return
  }
  const top = field.top + distance
  style.top = `${top}px`
  style.maxBlockSize = `${innerHeight - top - gapPixels}px`
}

const within = (ideal: number, room: number): number => Math.max(gapPixels, Math.min(ideal, room - gapPixels))
